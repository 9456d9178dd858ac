import { summariseCredentials } from '#app/credentials/queries.server.ts'
import { type CredentialStatus, credentialStatusNames } from '#app/credentials/status.ts'
import type { CredentialKind } from '#app/credentials/kinds.ts'
import { findCompletionFacts } from '../../profile/completion.server.ts'
import { type Completion, type CompletionFacts, profileCompletion } from '../../profile/completion.ts'
import { saidName } from '#app/platform/language/names.ts'

/** How complete the profile is, and its credentials. */
export async function findCompletion(specialistId: string) {
	const [facts, { items }] = await Promise.all([findCompletionFacts(specialistId), summariseCredentials(specialistId)])
	return { completion: completionWith(facts, items), credentials: items }
}

type Item = { id: string; kind: CredentialKind; title: string; status: CredentialStatus }

/**
 * For the profile and the dashboard, which say the same. A credential that is rejected or expired is the next thing to
 * see to and takes a few points, so that no profile with one is called complete.
 */
export function completionWith(facts: Omit<CompletionFacts, 'registration'>, items: readonly Item[]): Completion {
	const registration = items.some(({ kind }) => kind === 'registration')
	const { next, percent, done } = profileCompletion({ ...facts, registration })
	const toSeeTo = items.flatMap(stepFor)
	return { percent: Math.max(0, percent - toSeeTo.length * pointsOfCredential), next: [...toSeeTo, ...next], done }
}

const pointsOfCredential = 4

const stepFor = ({ id, title, status }: Item): Completion['next'] =>
	status === 'rejected' || status === 'expired'
		? [
				{
					key: `credential-${id}`,
					label: `${saidName(title)}: ${credentialStatusNames[status]}`,
					minutes: 3,
					href: `/profile/credentials/${id}`,
				},
			]
		: []
