import { type Chosen, listChosen } from '#app/applications/pipeline/bulk.server.ts'
import { formatNames } from '#app/applications/labels.ts'
import type { Member } from '#app/identity/actor.ts'
import { fillFields } from '#app/templates/fields.ts'
import { fieldValuesOf } from '#app/templates/queries.server.ts'
import { longestBurst } from './limits.ts'
import { sendMessage } from './send-message.server.ts'

/** The chosen applications, one for each person: someone who applied to two jobs has one conversation. */
export async function listRecipients(member: Member, chosen: readonly Chosen[]) {
	const all = await listChosen(member, chosen)
	return all.filter(
		({ specialistId }, place) => all.findIndex((other) => other.specialistId === specialistId) === place,
	)
}

/** Names of people. `over`: the contact has ended; `tooFast`: the limit of the writer is reached. */
export type SentToMany = { sent: string[]; held: string[]; over: string[]; tooFast: string[] }

/**
 * Sends one text to several applicants, each in their own conversation and with its fields filled for them. One who cannot be
 * written to does not hold up the others. The same key again sends nothing twice.
 */
export async function messageMany(
	member: Member,
	chosen: readonly Chosen[],
	{ text, clientKey }: { text: string; clientKey: string },
): Promise<SentToMany> {
	const names: SentToMany = { sent: [], held: [], over: [], tooFast: [] }
	for (const { specialistId, name, jobTitle: job } of await listRecipients(member, chosen)) {
		const body = fillFields(text, fieldValuesOf(member, { name, job }))
		const sent = await sendMessage(member, specialistId, { body, clientKey })
		if (sent.ok) names[sent.value.isHeld ? 'held' : 'sent'].push(name)
		else names[sent.failure === 'too-fast' ? 'tooFast' : 'over'].push(name)
	}
	return names
}

/** The people who did not get the message yet, and why; '' where all of them did. */
export function formatUnsent({ held, over, tooFast }: SentToMany): string {
	const parts: [names: string[], why: string][] = [
		[held, 'We review these messages before they are sent'],
		[over, 'They can no longer be messaged'],
		[tooFast, `You can send up to ${longestBurst.messages} messages in ${longestBurst.minutes} minutes`],
	]
	return parts.flatMap(([names, why]) => (names.length > 0 ? [`${why}: ${formatNames(names)}.`] : [])).join(' ')
}
