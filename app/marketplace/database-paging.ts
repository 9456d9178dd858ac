import { pageSize } from './limits.ts'

/** What a visitor may see of one search: five steps of Load More. */
export const maxForGuests = 30
/** As far as one page grows for a hospital; the next page begins behind it. */
const maxOnPage = 60

export type Paging = { show: number; after: string | null }

/** A list's position from its address, which says how many are on the page and after whom it begins. */
export function readPaging(params: URLSearchParams, isHospital: boolean): Paging {
	const show = Number(/^\d{1,3}$/.exec(params.get('show') ?? '')?.[0] ?? pageSize)
	const most = isHospital ? maxOnPage : maxForGuests
	const after = isHospital ? /^[\w.-]{1,80}$/.exec(params.get('after') ?? '')?.[0] : undefined
	return { show: Math.min(most, Math.max(pageSize, Math.ceil(show / pageSize) * pageSize)), after: after ?? null }
}

/**
 * Where Load More leads: to the same page with six more, and for hospitals from sixty on to a page that begins behind
 * the last one. Null at the end of the list, or where a guest has seen enough of it.
 */
export function moreHref(href: string, { show, after }: Paging, next: string | null, isHospital: boolean) {
	if (next === null) return null
	const most = isHospital ? maxOnPage : maxForGuests
	if (show < most) return `${withParams(href, { after, show: show + pageSize })}#card-${show + 1}`
	return isHospital ? withParams(href, { after: next }) : null
}

/** The address of the very same page, to come back to. */
export const pageHref = (href: string, { show, after }: Paging) =>
	withParams(href, { after, show: show > pageSize ? show : null })

export function withParams(href: string, params: Record<string, string | number | null>) {
	const query = Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
	return query.length === 0 ? href : `${href}${href.includes('?') ? '&' : '?'}${query.join('&')}`
}
