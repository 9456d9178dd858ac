import { isCalendarDate } from '#app/platform/dates.ts'
import { parseRupees, payUnits } from '#app/platform/money.ts'
import { type JobCardData, toJobCard } from '../card.ts'
import { employmentTypes } from '../status.ts'

/** A field of the form by its name, '' when it is empty. */
type Read = (name: string) => string

/** It is posted the moment it is looked at, whenever that is. */
const now = new Date(0)

/** The card that a half-filled form would make. What makes no sense yet is left out. */
export function previewCard(read: Read, hospitalName: string): JobCardData {
	const number = (name: string) => (/^\d{1,2}$/.test(read(name).trim()) ? Number(read(name)) : null)
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
			employmentType: employmentTypes.find((type) => type === read('employmentType')) ?? 'permanent',
			requiredSkills: read('requiredSkills')
				.split(/[,\n]/)
				.map((skill) => skill.trim())
				.filter(Boolean),
			payMinPaise: from,
			payMaxPaise: from !== null && to !== null && to >= from ? to : null,
			payUnit: payUnits.find((unit) => unit === read('payUnit')) ?? 'month',
			joiningBonusPaise: amount('joiningBonus'),
			urgent: read('urgent') === 'on',
			description: read('description'),
			openedAt: now,
			applicantCount: 0,
		},
		now,
	)
}
