import { plural } from '#app/platform/text/counted.ts'
import type { Desk } from './desk.server.ts'
import type { QueuedCase, Waits } from './open-cases.server.ts'

/** Why a case is not the next to be decided. */
export const waitLabels: Record<Waits, string> = {
	held: 'On hold',
	asked: 'Asked for more',
	incomplete: 'Incomplete',
	taken: 'Taken',
}

/** What an appeal is about. */
export const appealNames = { hospital: 'Hospital suspended', account: 'Account suspended', job: 'Job removed' } as const

/** By case, what a list of the queue says about the work on it. */
export const workLabels = (cases: readonly QueuedCase[]): Record<string, string> =>
	Object.fromEntries(
		cases.flatMap(({ id, covers, waits, by, isMine }) => {
			const label = isMine
				? 'Yours'
				: waits === 'taken'
					? `Taken by ${by}`
					: waits && waits !== 'incomplete' && waitLabels[waits]
			return label ? [id, ...covers].map((each) => [each, label]) : []
		}),
	)

/** How many rows a queue has beside a case; people where one row is of all that a person has submitted. */
export const rowsOf = ({ kind, cases, isCut }: Pick<Desk, 'kind' | 'cases' | 'isCut'>) =>
	`${isCut ? 'the first ' : ''}${cases.length}${kind !== 'credential' ? '' : plural(cases.length, ' person', ' people')}`
