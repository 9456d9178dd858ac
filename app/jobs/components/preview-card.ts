import { isCalendarDate } from '#app/platform/dates.ts'
import { parseRupees, payUnits } from '#app/platform/money.ts'
import { type JobCardData, toJobCard } from '../card.ts'
import { accommodations, type DutySheet, indemnityKinds, mealKinds, onCallKinds } from '../duty-sheet.ts'
import { employmentTypes } from '../status.ts'

/** A field of the form by its name, '' when it is empty. */
type Read = (name: string) => string

/** It is posted the moment it is looked at, whenever that is. */
const now = new Date(0)

const numberIn = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)
const oneOf = <Value extends string>(values: readonly Value[], text: string) =>
	values.find((value) => value === text) ?? null

/** The duty sheet as far as it is filled. */
export function previewSheet(read: Read): DutySheet {
	const number = (name: keyof DutySheet) => numberIn(read(name))
	return {
		casesPerDayMin: number('casesPerDayMin'),
		casesPerDayMax: number('casesPerDayMax'),
		onCall: oneOf(onCallKinds, read('onCall')),
		onCallEvery: number('onCallEvery'),
		nightsPerMonth: number('nightsPerMonth'),
		team: read('team').trim() || null,
		accommodation: oneOf(accommodations, read('accommodation')),
		meals: oneOf(mealKinds, read('meals')),
		leaveDaysPerYear: number('leaveDaysPerYear'),
		noticePeriodDays: number('noticePeriodDays'),
		indemnity: oneOf(indemnityKinds, read('indemnity')),
		vacancies: number('vacancies'),
		applyBy: isCalendarDate(read('applyBy')) ? read('applyBy') : null,
		contactRole: read('contactRole').trim() || null,
	}
}

/** The card that a half-filled form would make. What makes no sense yet is left out. */
export function previewCard(read: Read, hospitalName: string): JobCardData {
	const number = (name: string) => numberIn(read(name))
	const amount = (name: string) => parseRupees(read(name))
	const from = amount('payFrom')
	const to = amount('payTo')
	return toJobCard(
		{
			id: '',
			title: read('title').trim(),
			hospitalName,
			location: read('location').trim(),
			shiftType: read('shiftType'),
			hoursPerShift: number('hoursPerShift') || null,
			startsOn: isCalendarDate(read('startsOn')) ? read('startsOn') : null,
			experienceMinYears: number('experienceFrom'),
			experienceMaxYears: number('experienceTo'),
			employmentType: oneOf(employmentTypes, read('employmentType')) ?? 'permanent',
			requiredSkills: read('requiredSkills')
				.split(/[,\n]/)
				.map((skill) => skill.trim())
				.filter(Boolean),
			payMinPaise: from,
			payMaxPaise: from !== null && to !== null && to >= from ? to : null,
			payUnit: oneOf(payUnits, read('payUnit')) ?? 'month',
			joiningBonusPaise: amount('joiningBonus'),
			urgent: read('urgent') === 'on',
			description: read('description'),
			openedAt: now,
			applicantCount: 0,
		},
		now,
	)
}
