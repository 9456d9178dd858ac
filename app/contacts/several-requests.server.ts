import type { Member } from '#app/identity/actor.ts'
import type { RequestInput } from './schema.server.ts'
import { sendRefusals } from './labels.ts'
import { type SendFailure, sendRequest } from './send-request.server.ts'

export type Outcome = { sent: string[]; held: string[]; refused: Map<SendFailure, number> }

/** What stops the hospital rather than one request: the rest need not be tried. */
const stopping = [
	'hospital-frozen',
	'plan-over',
	'none-left-this-month',
	'none-left-today',
	'job-not-open',
] as const satisfies readonly SendFailure[]
type Stopping = (typeof stopping)[number]
const isStopping = (failure: SendFailure): failure is Stopping => (stopping as readonly string[]).includes(failure)

/** Sends one text to several, each as a request of its own that counts; goes on where one of them cannot be asked. */
export async function askSeveral(member: Member, ids: readonly string[], input: RequestInput): Promise<Outcome> {
	const sent: string[] = []
	const held: string[] = []
	const refused = new Map<SendFailure, number>()
	const note = (failure: SendFailure, people: number) => refused.set(failure, (refused.get(failure) ?? 0) + people)
	for (const [at, id] of ids.entries()) {
		const asked = await sendRequest(member, id, input)
		if (asked.ok) {
			;(asked.value.isHeld ? held : sent).push(asked.value.requestId)
			continue
		}
		const stops = isStopping(asked.failure)
		note(asked.failure, stops ? ids.length - at : 1)
		if (stops) break
	}
	return { sent, held, refused }
}

const oneByOne: Record<Exclude<SendFailure, Stopping>, string> = {
	'not-found': 'no longer visible to your hospital',
	'already-waiting': 'already sent a request, awaiting response',
	'already-accepted': 'already in contact with your hospital',
	'already-interested': 'already shortlisted for one of your jobs',
	'declined-lately': 'declined recently',
	'in-review': 'request in review',
}

/** The refusals in sentences, such as '2 not asked: declined recently.' */
export function formatRefusals(refused: Outcome['refused']): string {
	return [...refused]
		.map(([failure, people]) =>
			isStopping(failure)
				? `${people} not sent. ${sendRefusals[failure]}`
				: `${people} not sent: ${oneByOne[failure]}.`,
		)
		.join(' ')
}
