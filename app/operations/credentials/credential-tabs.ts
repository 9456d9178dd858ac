import { queueAddress } from '../cases/queue-address.ts'
import { type CredentialStatus, credentialStatuses, credentialStatusNames } from '#app/credentials/status.ts'

/** The queue holds what can be checked. A credential without a document is pending too, and is counted apart from it. */
export type CredentialTab = CredentialStatus | 'no-document'

export const credentialTabNames: Record<CredentialTab, string> = {
	...credentialStatusNames,
	'no-document': 'No document yet',
}

export const credentialTabs: readonly CredentialTab[] = ['pending', 'no-document', ...credentialStatuses.slice(1)]

/** The tab that an address names; the queue when it names none. */
export const credentialTabOf = (text: string | null): CredentialTab =>
	credentialTabs.find((tab) => tab === text) ?? 'pending'

/** What is not decided is listed; of what is decided, what a search names. */
export const isDecidedTab = (tab: CredentialTab) => tab !== 'pending' && tab !== 'no-document'

export const credentialListAddress = (place: { status: CredentialTab; search: string; page?: number }) =>
	queueAddress('/operator/credentials', 'pending', place)
