export const pageSize = 6
/** Beyond this a list is worth narrowing. */
const maxShown = 240

/** How many cards an address asks for: whole steps of Load More. */
export function readShow(params: URLSearchParams): number {
	const asked = Number(/^\d{1,4}$/.exec(params.get('show') ?? '')?.[0] ?? pageSize)
	return Math.min(maxShown, Math.max(pageSize, Math.ceil(asked / pageSize) * pageSize))
}

/** Whether Load More may show more than these. */
export const mayShowMore = (shown: number) => shown < maxShown
