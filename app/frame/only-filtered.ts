import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The same page with other filters and nothing sent, so its frame stays as it was. */
export const onlyFiltered = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
	(formMethod === undefined || formMethod.toUpperCase() === 'GET') &&
	currentUrl.pathname === nextUrl.pathname &&
	currentUrl.search !== nextUrl.search
