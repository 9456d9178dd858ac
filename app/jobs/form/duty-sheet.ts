import { formatDay } from '#app/platform/text/dates.ts'
import { defineFields, fieldsIn, type Values } from '#app/platform/text/declared-fields.ts'
import { ordinal } from '#app/platform/text/ordinal.ts'
import { t, words } from '#app/platform/language/words.ts'

/** What a hospital can add of the work itself. All of it is optional, and each part is a fact on the job page. */
export const dutyFields = defineFields({
	casesPerDayMin: { kind: 'count', label: 'Cases a day, from', min: 0, max: 200 },
	casesPerDayMax: { kind: 'count', label: 'Cases a day, to', min: 0, max: 200, atLeast: 'casesPerDayMin' },
	onCall: {
		kind: 'choice',
		label: 'On call',
		names: {
			get none() {
				return t.of('on call')`None`
			},
			get home() {
				return t`From home`
			},
			get hospital() {
				return t`In the hospital`
			},
		},
	},
	onCallEvery: {
		kind: 'count',
		label: 'On call once every',
		about: 'On call every so many nights. 4 is one night in four.',
		min: 1,
		max: 31,
	},
	team: {
		kind: 'line',
		label: 'Team on duty',
		hint: 'For example: 3 consultants, 2 residents, 1 technician in every theatre',
		max: 80,
	},
	nightsPerMonth: { kind: 'count', label: 'Nights a month', min: 0, max: 31 },
	accommodation: {
		kind: 'choice',
		label: 'Accommodation',
		names: words({
			none: 'Not provided',
			'shared-room': 'Shared room',
			room: 'Single room',
			flat: 'Flat',
			allowance: 'Rent allowance',
		}),
	},
	meals: {
		kind: 'choice',
		label: 'Meals',
		names: words({ none: 'Not provided', 'on-duty': 'On duty', all: 'All meals' }),
	},
	vacancies: { kind: 'count', label: 'Vacancies', min: 1, max: 500 },
	applyBy: {
		kind: 'day',
		label: 'Last day to apply',
		about: 'The last day in India on which the job takes applications',
		hint: 'After this day the job takes no applications and leaves the search. Your applicants stay.',
	},
	contactRole: {
		kind: 'line',
		label: 'Role of the contact person',
		hint: 'The role only, for example: Head of anesthesia',
		max: 60,
	},
})

export type DutySheet = Values<typeof dutyFields>

/** Only the sheet of what holds one. */
export const dutySheetOf = (job: DutySheet): DutySheet => fieldsIn(dutyFields, job)

/** Label and value of each part; the value of a part that was not added is empty. */
export function dutyFacts(job: DutySheet): { label: string; value: string }[] {
	const { casesPerDayMin: from, casesPerDayMax: to, accommodation, meals } = job
	return [
		{ label: t`Cases`, value: from === null ? '' : casesLine(from, to ?? from) },
		{ label: t`On call`, value: onCallLine(job) },
		{ label: t`Nights`, value: job.nightsPerMonth === null ? '' : nights(job.nightsPerMonth) },
		{ label: t`Team`, value: job.team ?? '' },
		{ label: t`Accommodation`, value: accommodation === null ? '' : dutyFields.accommodation.names[accommodation] },
		{ label: t`Meals`, value: meals === null ? '' : dutyFields.meals.names[meals] },
		{ label: t`Vacancies`, value: job.vacancies === null ? '' : String(job.vacancies) },
		{ label: t`Apply by`, value: job.applyBy === null ? '' : formatDay(job.applyBy) },
		{ label: t`Contact`, value: job.contactRole ?? '' },
	]
}

/** 'Every 4th night, from home' */
function onCallLine({ onCall, onCallEvery: every }: DutySheet): string {
	if (onCall === null) return every === null ? '' : everyNth(every)
	const { names } = dutyFields.onCall
	if (onCall === 'none' || every === null) return names[onCall]
	return onCallFrom[onCall](everyNth(every))
}

const onCallFrom = {
	home: (nights: string) => t`${{ nights }}, from home`,
	hospital: (nights: string) => t`${{ nights }}, in the hospital`,
}

const everyNth = (every: number) => (every === 1 ? t`Every night` : t`Every ${{ nth: ordinal(every) }} night`)
const nights = (count: number) => (count === 0 ? t.of('nights')`None` : t`${{ nights: count }} a month`)
const casesLine = (from: number, to: number) =>
	to === from ? t`${{ cases: from }} a day` : t`${{ cases: `${from}–${to}` }} a day`

/** For the hospital: 'Duties and facilities: 6 of 9 added'. */
export function dutySheetProgress(job: DutySheet): { added: number; of: number } {
	const facts = dutyFacts(job)
	return { added: facts.filter(({ value }) => value !== '').length, of: facts.length }
}

export const progressLine = ({ added, of }: { added: number; of: number }) =>
	`Duties and facilities: ${added} of ${of} added`

/** What schema.org calls the benefits of a job. */
export function jobBenefits({ accommodation, meals }: DutySheet): string[] {
	return [
		accommodation === null || accommodation === 'none'
			? ''
			: `Accommodation: ${dutyFields.accommodation.names[accommodation]}`,
		meals === null || meals === 'none' ? '' : `Meals: ${dutyFields.meals.names[meals]}`,
	].filter(Boolean)
}

/** Whether the last day to apply is over. The same rule for lists is `isPublic` (cards.server.ts). */
export const isPastApplyBy = ({ applyBy }: Pick<DutySheet, 'applyBy'>, today: string) =>
	applyBy !== null && applyBy < today
