import { randomUUID } from 'node:crypto'
import { languages } from '#app/catalog/languages.ts'
import { suggestCities } from '#app/catalog/places.server.ts'
import { jobShifts, shiftName } from '#app/catalog/shifts.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { unpackContent } from '#app/moderation/held.server.ts'
import { findCurrentReview } from '#app/moderation/queries.server.ts'
import { addYears, istToday } from '#app/platform/dates.ts'
import { payUnits, perUnit, rupeesForField } from '#app/platform/money.ts'
import { accommodationNames, dutySheetKeys, indemnityNames, mealNames, onCallNames } from './duty-sheet.ts'
import { findHospitalPlace } from './job-place.server.ts'
import { limits } from './limits.ts'
import { payModelNames } from './pay-model.ts'
import { findJobOfHospital } from './queries.server.ts'
import { employmentTypeNames, employmentTypes, type JobStatus } from './status.ts'

export type JobFormPage = NonNullable<Awaited<ReturnType<typeof loadJobForm>>>
type Job = NonNullable<Awaited<ReturnType<typeof findJobOfHospital>>>

/** The form for a new job, or for one of the hospital's own; `null` for any other, and for one that was removed. */
export async function loadJobForm(member: Member, jobId: string | null) {
	const job = jobId === null ? null : await findJobOfHospital(member, jobId)
	if (jobId !== null && (!job || job.status === 'removed')) return null
	const today = istToday(new Date())
	const hospitalPlace = await findHospitalPlace(member)
	const review = job && (await findCurrentReview(member, job.id))
	// Changes that wait are edited further, not typed again.
	const edited =
		job && review?.subject === 'job-edit' && review.held
			? { ...job, ...(unpackContent(review.held) as Partial<Job>) }
			: job
	return {
		// Made here, so that the same form sent twice is one job.
		id: job?.id ?? randomUUID(),
		version: job?.version ?? null,
		status: job?.status ?? ('new' as JobStatus | 'new'),
		title: job?.title ?? '',
		values: edited ? valuesOf(edited) : {},
		languages: edited?.languages ?? [],
		review: review && { status: review.status, reasons: review.reasons, reason: review.reason },
		hospitalName: member.hospitalName,
		/** The hospital's address as a location; null where its position is not known. */
		hospitalAddress: hospitalPlace?.location ?? null,
		canPublish: isVerified(member),
		today,
		lastStart: addYears(today, limits.startYears),
		options: {
			specialities: specialities
				.filter(({ slug }) => slug !== 'other')
				.map(({ slug, name }) => ({ value: slug, label: name }))
				.concat({ value: 'other', label: 'Other' }),
			shifts: jobShifts.map((shift) => ({ value: shift, label: shiftName(shift) })),
			employmentTypes: employmentTypes.map((type) => ({ value: type, label: employmentTypeNames[type] })),
			payUnits: payUnits.map((unit) => ({ value: unit, label: perUnit[unit] })),
			payModels: optionsOf(payModelNames),
			onCall: optionsOf(onCallNames),
			accommodation: optionsOf(accommodationNames),
			meals: optionsOf(mealNames),
			indemnity: optionsOf(indemnityNames),
			languages: languages.map(({ code, name }) => ({ value: code, label: name })),
			cities: suggestCities(''),
			someSkills: allSkills.slice(0, 3).join(', '),
		},
	}
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** A stored job as the form's fields. */
function valuesOf(job: Job): Record<string, string> {
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
		...Object.fromEntries(dutySheetKeys.map((key) => [key, String(job[key] ?? '')])),
	}
}
