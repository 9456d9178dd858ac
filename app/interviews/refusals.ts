import type { SlotProblem } from './slots.ts'
import { slotProblems } from './labels.ts'

/** To the specialist; why, the hospital may not learn. */
export const cannotMeet = 'You cannot interview with this hospital now. It is suspended, or you have blocked it.'
export const applicationEnded = 'This application has ended, so no interview can be arranged.'

/** What is wrong with each time, beside its fields: a day that is not possible at the date, the rest at the time. */
export function slotErrors(slots: readonly { number: number }[], problems: readonly (SlotProblem | null)[]) {
	return Object.fromEntries(
		slots.flatMap(({ number }, index) => {
			const problem = problems[index]
			return problem ? [[`${problem === 'too-far' ? 'date' : 'time'}${number}`, [slotProblems[problem]]]] : []
		}),
	)
}
