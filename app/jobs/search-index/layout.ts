import { type ExperienceBucket, experienceBuckets } from '#app/catalog/experience.ts'
import { type JobShift, jobShifts } from '#app/catalog/shifts.ts'
import { specialities } from '#app/catalog/specialities.ts'
import type { Entry, Layout, Question } from '#app/search-engine/shape.ts'

/** What searches know of an open job, by name. */
export type JobShape = {
	group: 'speciality' | 'shift' | 'experience' | 'urgent' | 'bonus' | 'perCase'
	number: 'openedAt' | 'pay' | 'hourlyPay' | 'startDay' | 'byStart'
	text: 'lines'
	sort: 'newest' | 'pay' | 'start'
}

export type JobEntry = Entry<JobShape>
export type JobQuestion = Question<JobShape>

export const jobLayout: Layout<JobShape> = {
	groups: {
		speciality: specialities.map(({ slug }) => slug),
		shift: jobShifts satisfies readonly JobShift[],
		experience: experienceBuckets.map(({ slug }): ExperienceBucket => slug),
		urgent: ['on'],
		bonus: ['on'],
		perCase: ['on'],
	},
	numbers: {
		// Microseconds since 1970: lists are as exact as the database.
		openedAt: 'float64',
		// Lower end of the pay, in paise per the job's own unit.
		pay: 'float64',
		// In paise an hour; -1 for pay per case, which has no hourly rate and comes last.
		hourlyPay: 'float64',
		// Days since 1970.
		startDay: 'int32',
		byStart: 'int32',
	},
	texts: ['lines'],
	sorts: {
		newest: { by: 'openedAt', ids: 'descending' },
		pay: { by: 'hourlyPay', ids: 'descending' },
		start: { by: 'byStart', ids: 'ascending' },
	},
}
