import { type HospitalStatus, hospitalStatuses } from '#app/hospitals/status.ts'

/** The tab that an address names; the queue when it names none. */
export const tabOf = (text: string | null): HospitalStatus =>
	hospitalStatuses.find((status) => status === text) ?? 'pending'

/** Order in which an operator needs them. */
export const tabs = ['pending', 'verified', 'rejected', 'suspended'] as const satisfies readonly HospitalStatus[]

export function listAddress({ status, search, page }: { status: HospitalStatus; search: string; page?: number }) {
	const query = new URLSearchParams({
		...(status === 'pending' ? {} : { status }),
		...(search ? { q: search } : {}),
		...(page && page > 1 ? { page: String(page) } : {}),
	})
	return query.size > 0 ? `/operator?${query}` : '/operator'
}
