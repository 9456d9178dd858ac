import { summariseCredentials } from '#app/credentials/queries.server.ts'
import { findCompletionFacts } from '../../completion.server.ts'
import { profileCompletion } from '../../completion.ts'

/** How complete the profile is, credentials included: for the profile and the dashboard, which say the same. */
export async function findCompletion(specialistId: string) {
	const [facts, { items }] = await Promise.all([findCompletionFacts(specialistId), summariseCredentials(specialistId)])
	return profileCompletion({ ...facts, registration: items.some(({ kind }) => kind === 'registration') })
}
