import { queueAddress } from './queue-address.ts'
import { type CredentialStatus, credentialStatuses } from '#app/credentials/status.ts'

/** The tab that an address names; the queue when it names none. */
export const credentialTabOf = (text: string | null): CredentialStatus =>
	credentialStatuses.find((status) => status === text) ?? 'pending'

export const credentialListAddress = (place: { status: CredentialStatus; search: string; page?: number }) =>
	queueAddress('/operator/credentials', 'pending', place)
