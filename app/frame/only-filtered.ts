import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The same page with other filters, and nothing sent: what stands around it is as it was. */
export const onlyFiltered = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
	(formMethod === undefined || formMethod.toUpperCase() === 'GET') &&
	currentUrl.pathname === nextUrl.pathname &&
	currentUrl.search !== nextUrl.search
