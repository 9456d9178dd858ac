import { languageNames } from '#app/catalog/languages.ts'
import { formatDay, istToday } from '#app/platform/text/dates.ts'
import { formatRupees, type PayPeriod } from '#app/platform/text/money.ts'
import { experienceLine, payParts, postedLine, shiftsLine } from './card.ts'
import { dutyFacts, isPastApplyBy } from '../form/duty-sheet.ts'
import type { JobRecord } from './job-page.server.ts'
import { payModelLine } from '../pay-model.ts'
import { employmentTypeNames } from '../status.ts'
import { statedTerms } from '../terms/terms.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'

/** What the page of a job, the pane beside the list and the preview of a form have in common. */
export type JobFacts = ReturnType<typeof describeFacts>

/** A job as stored, or as far as a form is filled. */
export type Described = {
	job: Omit<
		JobRecord['job'],
		| 'latitude'
		| 'longitude'
		| 'cell'
		| 'payHourlyPaise'
		| 'version'
		| 'createdBy'
		| 'createdAt'
		| 'updatedAt'
		| 'unfinished'
	>
	hospital: Pick<
		JobRecord['hospital'],
		'name' | 'logo' | 'status' | 'about' | 'beds' | 'operationTheatres' | 'verifiedAt'
	>
	/** Left out where a form is previewed. */
	town?: JobRecord['town']
}

/** What a job says, in the order in which a page prints it. */
export function describeFacts({ job, hospital, town }: Described, now: Date, period: PayPeriod = 'month') {
	const isVerified = hospital.status === 'verified'
	const isPast = isPastApplyBy(job, istToday(now))
	return {
		id: job.id,
		title: job.title,
		city: town?.city ?? '',
		status: job.status,
		statusReason: job.status === 'removed' ? job.statusReason : null,
		isOpen: job.status === 'open' && isVerified && !isPast,
		/** The day on which applications ended, while the job itself is open. */
		closedForApplications: isPast && job.status === 'open' && job.applyBy !== null ? formatDay(job.applyBy) : null,
		applyBy: job.applyBy === null ? null : formatDay(job.applyBy),
		urgent: job.urgent,
		location: job.location,
		...payParts(job, period),
		payModel: payModelLine(job),
		/** Read by the month or by the year; null where the unit is no month. */
		period: job.payUnit === 'month' && job.payMinPaise !== null ? period : null,
		bonus: job.joiningBonusPaise === null ? '' : t`Joining bonus ${{ amount: formatRupees(job.joiningBonusPaise) }}`,
		employment: employmentTypeNames[job.employmentType],
		posted: job.openedAt ? postedLine(job.openedAt, job.applicantCount, now) : '',
		duty: dutyFacts(job).filter(({ value }) => value !== ''),
		...statedTerms(job),
		facts: [
			{ label: t`Shifts`, value: shiftsLine(job) },
			{ label: t`Start date`, value: job.startsOn === null ? '' : formatDay(job.startsOn) },
			{ label: t`Experience`, value: experienceLine(job) },
			{ label: t`Speciality`, value: saidName(job.speciality) },
			{ label: t`Working languages`, value: saidName(languageNames(job.languages)) },
		].filter(({ value }) => value !== ''),
		paragraphs: job.description.split(/\n+/).filter(Boolean),
		responsibilities: job.responsibilities,
		requirements: job.requirements,
		skills: job.requiredSkills,
		hospital: {
			name: hospital.name,
			logo: hospital.logo,
			href: isVerified ? `/hospitals/${job.hospitalId}` : null,
			verified: isVerified && hospital.verifiedAt ? formatDay(hospital.verifiedAt) : null,
			about: hospital.about,
			size: [
				hospital.beds === null ? '' : many({ beds: hospital.beds }, '# bed', '# beds'),
				hospital.operationTheatres === null
					? ''
					: many({ theatres: hospital.operationTheatres }, '# operation theatre', '# operation theatres'),
			]
				.filter(Boolean)
				.join(' · '),
		},
	}
}
