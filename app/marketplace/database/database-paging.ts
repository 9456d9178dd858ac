import { pageSize } from '../limits.ts'

/** What a visitor may see of one search: five steps of Load More. */
export const maxShown = 30

/** How many cards an address asks for, in whole steps of Load More. */
export function readShown(params: URLSearchParams): number {
	const asked = Number(/^\d{1,3}$/.exec(params.get('show') ?? '')?.[0] ?? pageSize)
	return Math.min(maxShown, Math.max(pageSize, Math.ceil(asked / pageSize) * pageSize))
}

/** Where Load More leads: to the same page with six more. Null for a guest who has seen enough of it. */
export const moreHref = (href: string, show: number) =>
	show < maxShown ? `${withParams(href, { show: show + pageSize })}#card-${show + 1}` : null

/** The address of the very same page, to come back to. */
export const pageHref = (href: string, show: number) => withParams(href, { show: show > pageSize ? show : null })

export function withParams(href: string, params: Record<string, string | number | null>) {
	const query = Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
	return query.length === 0 ? href : `${href}${href.includes('?') ? '&' : '?'}${query.join('&')}`
}
