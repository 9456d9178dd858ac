import { formatDay } from '#app/platform/text/dates.ts'

/** What a hospital can add of the work itself. All of it is optional, and each part is a fact on the job page. */
export const onCallKinds = ['none', 'home', 'hospital'] as const
export const accommodations = ['none', 'shared-room', 'room', 'flat', 'allowance'] as const
export const mealKinds = ['none', 'on-duty', 'all'] as const
export const indemnityKinds = ['hospital', 'own'] as const

export type OnCall = (typeof onCallKinds)[number]
export type Accommodation = (typeof accommodations)[number]
export type Meals = (typeof mealKinds)[number]
export type Indemnity = (typeof indemnityKinds)[number]

export const onCallNames: Record<OnCall, string> = { none: 'None', home: 'From home', hospital: 'In the hospital' }
export const accommodationNames: Record<Accommodation, string> = {
	none: 'Not provided',
	'shared-room': 'Shared room',
	room: 'Single room',
	flat: 'Flat',
	allowance: 'Rent allowance',
}
export const mealNames: Record<Meals, string> = { none: 'Not provided', 'on-duty': 'On duty', all: 'All meals' }
export const indemnityNames: Record<Indemnity, string> = { hospital: 'By the hospital', own: 'Own cover needed' }

export type DutySheet = {
	casesPerDayMin: number | null
	casesPerDayMax: number | null
	onCall: OnCall | null
	/** On call every so many nights: 4 is one night in four. */
	onCallEvery: number | null
	nightsPerMonth: number | null
	team: string | null
	accommodation: Accommodation | null
	meals: Meals | null
	leaveDaysPerYear: number | null
	noticePeriodDays: number | null
	indemnity: Indemnity | null
	vacancies: number | null
	/** The last day on which the job takes applications. */
	applyBy: string | null
	contactRole: string | null
}

/** The columns of a job that make up its sheet. */
export const dutySheetKeys = [
	'casesPerDayMin',
	'casesPerDayMax',
	'onCall',
	'onCallEvery',
	'nightsPerMonth',
	'team',
	'accommodation',
	'meals',
	'leaveDaysPerYear',
	'noticePeriodDays',
	'indemnity',
	'vacancies',
	'applyBy',
	'contactRole',
] as const satisfies (keyof DutySheet)[]

/** Only the sheet of what holds one. */
export const dutySheetOf = (job: DutySheet): DutySheet =>
	Object.fromEntries(dutySheetKeys.map((key) => [key, job[key]])) as DutySheet

/** Label and value of each part; the value of a part that was not added is empty. */
export function dutyFacts(job: DutySheet): { label: string; value: string }[] {
	const { casesPerDayMin: from, casesPerDayMax: to, accommodation, meals, indemnity } = job
	return [
		{ label: 'Cases', value: from === null ? '' : `${to === null || to === from ? from : `${from}–${to}`} a day` },
		{ label: 'On call', value: onCallLine(job) },
		{ label: 'Nights', value: job.nightsPerMonth === null ? '' : nights(job.nightsPerMonth) },
		{ label: 'Team', value: job.team ?? '' },
		{ label: 'Accommodation', value: accommodation === null ? '' : accommodationNames[accommodation] },
		{ label: 'Meals', value: meals === null ? '' : mealNames[meals] },
		{ label: 'Leave', value: job.leaveDaysPerYear === null ? '' : `${days(job.leaveDaysPerYear)} a year` },
		{ label: 'Notice period', value: job.noticePeriodDays === null ? '' : noticePeriod(job.noticePeriodDays) },
		{ label: 'Indemnity cover', value: indemnity === null ? '' : indemnityNames[indemnity] },
		{ label: 'Vacancies', value: job.vacancies === null ? '' : String(job.vacancies) },
		{ label: 'Apply by', value: job.applyBy === null ? '' : formatDay(job.applyBy) },
		{ label: 'Contact', value: job.contactRole ?? '' },
	]
}

/** 'Every 4th night, from home' */
function onCallLine({ onCall, onCallEvery: every }: DutySheet): string {
	if (onCall === null) return every === null ? '' : everyNth(every)
	if (onCall === 'none' || every === null) return onCallNames[onCall]
	return `${everyNth(every)}, ${onCallNames[onCall].toLowerCase()}`
}

const ordinals: Record<number, string> = { 2: '2nd', 3: '3rd', 21: '21st', 22: '22nd', 23: '23rd', 31: '31st' }
const everyNth = (every: number) => (every === 1 ? 'Every night' : `Every ${ordinals[every] ?? `${every}th`} night`)
const nights = (count: number) => (count === 0 ? 'None' : `${count} a month`)
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function noticePeriod(count: number): string {
	if (count === 0) return 'None'
	if (count % 30 !== 0) return days(count)
	return count === 30 ? '1 month' : `${count / 30} months`
}

/** For the hospital: 'Duties and facilities: 6 of 12 added'. */
export function dutySheetProgress(job: DutySheet): { added: number; of: number } {
	const facts = dutyFacts(job)
	return { added: facts.filter(({ value }) => value !== '').length, of: facts.length }
}

export const progressLine = ({ added, of }: { added: number; of: number }) =>
	`Duties and facilities: ${added} of ${of} added`

/** What schema.org calls the benefits of a job. */
export function jobBenefits({ accommodation, meals, indemnity, leaveDaysPerYear }: DutySheet): string[] {
	return [
		accommodation === null || accommodation === 'none' ? '' : `Accommodation: ${accommodationNames[accommodation]}`,
		meals === null || meals === 'none' ? '' : `Meals: ${mealNames[meals]}`,
		indemnity === 'hospital' ? 'Professional indemnity cover' : '',
		leaveDaysPerYear === null || leaveDaysPerYear === 0 ? '' : `${days(leaveDaysPerYear)} of leave a year`,
	].filter(Boolean)
}

/** Whether the last day to apply is over. The same rule for lists is `isPublic` (cards.server.ts). */
export const isPastApplyBy = ({ applyBy }: Pick<DutySheet, 'applyBy'>, today: string) =>
	applyBy !== null && applyBy < today
