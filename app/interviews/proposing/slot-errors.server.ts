import type { Member } from '#app/identity/actor.ts'
import { listColleagues } from '../hospital-interviews.server.ts'
import { slotProblems } from '../labels.ts'
import { formatConflict } from './proposal-page.server.ts'
import type { Proposed } from './proposals.server.ts'

type BadSlots = Extract<Proposed, { failure: 'bad-slots' }>

/**
 * What is wrong with each time, beside its fields: a day that is not possible at the date, the rest at the time. Of those
 * who are not free the team is named; the applicant is called so.
 */
export async function slotErrors(
	member: Member,
	slots: readonly { number: number }[],
	{ problems, conflicts }: BadSlots,
) {
	const colleagues = (await listColleagues(member)).map(({ accountId, name }) => ({ value: accountId, label: name }))
	return Object.fromEntries(
		slots.flatMap(({ number }, index) => {
			const problem = problems[index]
			if (!problem) return []
			const who = formatConflict(conflicts[index] ?? [], { specialistName: 'The applicant', colleagues })
			const text = problem === 'busy' && who ? `${who} Choose another time.` : slotProblems[problem]
			return [[`${problem === 'too-far' ? 'date' : 'time'}${number}`, [text]]]
		}),
	)
}
