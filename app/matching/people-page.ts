/** Cards that each Load More adds. */
export const pageSize = 6

/** As far as the list grows; from there on the search of candidates finds more. */
export const maxPeopleShown = 60

/** How many an address asks for, in whole steps of Load More. */
export function readShown(address: URL): number {
	const asked = Number(/^\d{1,3}$/.exec(address.searchParams.get('show') ?? '')?.[0] ?? pageSize)
	return Math.min(maxPeopleShown, Math.max(pageSize, Math.ceil(asked / pageSize) * pageSize))
}

/** Specialists who fit one open job, for its hospital. */
export const peoplePath = (jobId: string, show = pageSize) =>
	`/hospital/jobs/${jobId}/specialists${show > pageSize ? `?show=${show}` : ''}`
