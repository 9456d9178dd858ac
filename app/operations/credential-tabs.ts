import { type CredentialStatus, credentialStatuses } from '#app/credentials/status.ts'

/** The tab that an address names; the queue when it names none. */
export const credentialTabOf = (text: string | null): CredentialStatus =>
	credentialStatuses.find((status) => status === text) ?? 'pending'

export function credentialListAddress({
	status,
	search,
	page,
}: {
	status: CredentialStatus
	search: string
	page?: number
}) {
	const query = new URLSearchParams({
		...(status === 'pending' ? {} : { status }),
		...(search ? { q: search } : {}),
		...(page && page > 1 ? { page: String(page) } : {}),
	})
	return query.size > 0 ? `/operator/credentials?${query}` : '/operator/credentials'
}
