import { type AskFailure, askForContact } from '#app/applications/asking.server.ts'
import { findAllowance } from '#app/contacts/allowance.server.ts'
import type { RequestInput } from '#app/contacts/schema.server.ts'
import { sendRefusals } from '#app/contacts/words.ts'
import type { Member } from '#app/identity/actor.ts'
import { candidateRow } from '#app/marketplace/candidate-row.ts'
import { findCandidates } from '#app/marketplace/candidates.server.ts'
import { findUsualOffer, listOpenJobs } from './contact-page.server.ts'

export type ContactSeveralPage = Awaited<ReturnType<typeof loadContactSeveral>>

/** Whom one text goes to, who of them is out of reach now, and what the form needs. */
export async function loadContactSeveral(member: Member, ids: string[], wantedJob: string | null) {
	const [candidates, jobs, usual, allowance] = await Promise.all([
		findCandidates(member, ids),
		listOpenJobs(member, ids[0] ?? member.accountId),
		findUsualOffer(member),
		findAllowance(member.hospitalId),
	])
	const now = new Date()
	return {
		people: candidates.map((candidate) => {
			const { id, name, speciality, status, actions } = candidateRow(candidate, { now, isShortlisted: false })
			return { id, name, speciality, status, isAskable: actions.contact }
		}),
		jobs,
		chosenJobId: jobs.some(({ id }) => id === wantedJob)
			? (wantedJob ?? '')
			: wantedJob === ''
				? ''
				: (jobs[0]?.id ?? ''),
		usual,
		allowance,
	}
}

export type Outcome = { sent: string[]; refused: Map<AskFailure, number> }

/** What stops the hospital rather than one request: the rest need not be tried. */
const stopping: readonly AskFailure[] = ['hospital-frozen', 'none-left-this-month', 'none-left-today', 'job-not-open']

/** Sends one text to several, each as a request of its own that counts; goes on where one of them cannot be asked. */
export async function askSeveral(member: Member, ids: readonly string[], input: RequestInput): Promise<Outcome> {
	const sent: string[] = []
	const refused = new Map<AskFailure, number>()
	const note = (failure: AskFailure, people: number) => refused.set(failure, (refused.get(failure) ?? 0) + people)
	for (const [at, id] of ids.entries()) {
		const asked = await askForContact(member, id, input)
		if (asked.ok) {
			sent.push(asked.value.requestId)
			continue
		}
		const stops = stopping.includes(asked.failure)
		note(asked.failure, stops ? ids.length - at : 1)
		if (stops) break
	}
	return { sent, refused }
}

const wholeRefusals: Partial<Record<AskFailure, string>> = {
	'hospital-frozen': sendRefusals['hospital-frozen'],
	'none-left-this-month': sendRefusals['none-left-this-month'],
	'none-left-today': sendRefusals['none-left-today'],
	'job-not-open': sendRefusals['job-not-open'],
}
const oneByOne: Partial<Record<AskFailure, string>> = {
	'not-found': 'cannot be seen by your hospital any more',
	'already-waiting': 'already asked, and the answer is awaited',
	'already-accepted': 'already in touch with your hospital',
	'already-interested': 'already on a shortlist of yours',
	'declined-lately': 'said no lately',
}

/** Who was left out and why, in sentences: '2 not asked: said no lately.' */
export function refusalsInWords(refused: Outcome['refused']): string {
	return [...refused]
		.map(([failure, people]) => {
			const whole = wholeRefusals[failure]
			return whole ? `${people} not asked. ${whole}` : `${people} not asked: ${oneByOne[failure]}.`
		})
		.join(' ')
}
