import { rupeesForField } from '#app/platform/text/money.ts'
import { formValuesOf as declaredValuesOf } from '#app/platform/text/declared-fields.ts'
import { termFields } from '../terms/terms.ts'
import { dutyFields } from './duty-sheet.ts'
import type { jobs } from '../tables.server.ts'

/** A stored job as the form's fields. */
export function formValuesOf(job: typeof jobs.$inferSelect): Record<string, string> {
	const number = (value: number | null) => (value === null ? '' : String(value))
	const rupees = (paise: bigint | null) => (paise === null ? '' : rupeesForField(paise))
	const isOther = job.specialitySlug === 'other'
	return {
		title: job.title,
		speciality: job.specialitySlug ?? '',
		otherSpeciality: isOther && job.speciality !== 'Other' ? job.speciality : '',
		location: job.location,
		shiftType: job.shiftType,
		hoursPerShift: number(job.hoursPerShift),
		startsOn: job.startsOn ?? '',
		employmentType: job.employmentType,
		experienceFrom: number(job.experienceMinYears),
		experienceTo: number(job.experienceMaxYears),
		payFrom: rupees(job.payMinPaise),
		payTo: rupees(job.payMaxPaise),
		payUnit: job.payUnit,
		joiningBonus: rupees(job.joiningBonusPaise),
		description: job.description,
		responsibilities: job.responsibilities.join('\n'),
		requirements: job.requirements.join('\n'),
		requiredSkills: job.requiredSkills.join(', '),
		urgent: job.urgent ? 'on' : '',
		payModel: job.payModel,
		feeSharePercent: number(job.feeSharePercent),
		...declaredValuesOf(dutyFields, job),
		...declaredValuesOf(termFields, job),
		...job.unfinished,
	}
}
