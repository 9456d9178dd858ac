import { isCalendarDate } from '#app/platform/text/dates.ts'
import { payUnits } from '#app/platform/text/money.ts'
import { parseRupees, payIn } from '#app/platform/text/typed-amount.ts'
import { type NumberUnit, typedNumber } from '#app/platform/text/typed-numbers.ts'
import { valuesSoFar } from '#app/platform/text/declared-fields.ts'
import { dutyFields } from '../form/duty-sheet.ts'
import type { Described } from '../page/job-facts.ts'
import { payModels } from '../pay-model.ts'
import { employmentTypes } from '../status.ts'
import { termFields, termsOf } from '../terms/terms.ts'

/** A field of the form by its name, '' when it is empty. */
export type Read = (name: string) => string

/** It is posted the moment it is looked at, whenever that is. */
export const previewedAt = new Date(0)

/** Three digits at most, as the form takes. */
const numberIn = (text: string, unit?: NumberUnit) => {
	const number = typedNumber(text, unit)
	return number !== null && number < 1000 ? number : null
}
const oneOf = <Value extends string>(values: readonly Value[], text: string) =>
	values.find((value) => value === text) ?? null
const linesOf = (text: string, separator: RegExp) =>
	text
		.split(separator)
		.map((part) => part.trim())
		.filter(Boolean)
const dayOf = (text: string) => (isCalendarDate(text) ? text : null)

/** The duty sheet as far as it is filled. */
export const previewSheet = (read: Read) => valuesSoFar(dutyFields, read)

/** The terms as far as they are filled. */
export const previewTerms = (read: Read) => termsOf(valuesSoFar(termFields, read))

/** The job that a half-filled form would make. What makes no sense yet is left out. */
export function previewJob(
	read: Read,
	languages: string[],
	specialities: readonly { value: string; label: string }[],
): Described['job'] {
	const number = (name: string, unit?: NumberUnit) => numberIn(read(name), unit)
	const payUnit = oneOf(payUnits, read('payUnit')) ?? 'month'
	const { from, to } = payIn(payUnit, read('payFrom'), read('payTo'))
	const chosen = read('speciality')
	const payModel = oneOf(payModels, read('payModel')) ?? 'fixed'
	return {
		id: '',
		hospitalId: '',
		title: read('title').trim(),
		specialitySlug: chosen || null,
		speciality:
			chosen === 'other'
				? read('otherSpeciality').trim()
				: (specialities.find(({ value }) => value === chosen)?.label ?? ''),
		siteId: null,
		location: read('location').trim(),
		shiftType: read('shiftType'),
		hoursPerShift: number('hoursPerShift', 'hours') || null,
		startsOn: dayOf(read('startsOn')),
		experienceMinYears: number('experienceFrom', 'years'),
		experienceMaxYears: number('experienceTo', 'years'),
		employmentType: oneOf(employmentTypes, read('employmentType')) ?? 'permanent',
		requiredSkills: linesOf(read('requiredSkills'), /[,\n]/),
		languages,
		responsibilities: linesOf(read('responsibilities'), /\n/),
		requirements: linesOf(read('requirements'), /\n/),
		payMinPaise: from,
		payMaxPaise: from !== null && to !== null && to >= from ? to : null,
		payUnit,
		payModel,
		feeSharePercent: payModel === 'fixed' ? null : number('feeSharePercent', 'percent'),
		joiningBonusPaise: parseRupees(read('joiningBonus')),
		urgent: read('urgent') === 'on',
		description: read('description'),
		status: 'draft',
		statusReason: null,
		openedAt: previewedAt,
		closedAt: null,
		applicantCount: 0,
		...previewSheet(read),
		...previewTerms(read),
	}
}
