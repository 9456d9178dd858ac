import type { Member } from '#app/identity/actor.ts'
import { log } from '#app/platform/log.server.ts'
import type { RequestInput } from '../schema.server.ts'
import { sendRefusals } from '../labels.ts'
import { type SendFailure, sendRequest } from './send-request.server.ts'

/** `fault`: something went wrong on our side. */
export type Outcome = { sent: string[]; held: string[]; refused: Map<SendFailure | 'fault', number> }

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

/**
 * Sends one text to several, each as a request of its own that counts; goes on where one of them cannot be asked. After a fault the
 * rest are not tried, and what was sent before is reported.
 */
export async function askSeveral(member: Member, ids: readonly string[], input: RequestInput): Promise<Outcome> {
	const sent: string[] = []
	const held: string[] = []
	const refused: Outcome['refused'] = new Map()
	const note = (failure: SendFailure | 'fault', people: number) =>
		refused.set(failure, (refused.get(failure) ?? 0) + people)
	for (const [at, id] of ids.entries()) {
		const asked = await askAlone(member, id, input, at === 0)
		if (asked === null) {
			note('fault', ids.length - at)
			break
		}
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

/** Null where something went wrong after others were sent. */
async function askAlone(member: Member, id: string, input: RequestInput, isFirst: boolean) {
	try {
		return await sendRequest(member, id, input)
	} catch (error) {
		if (isFirst) throw error
		log.error({ error }, 'One of several requests could not be sent')
		return null
	}
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
		.map(([failure, people]) => {
			if (failure === 'fault') return `${people} not sent because of a problem on our side. Try again later.`
			return isStopping(failure)
				? `${people} not sent. ${sendRefusals[failure]}`
				: `${people} not sent: ${oneByOne[failure]}.`
		})
		.join(' ')
}
