import { eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { languageNames } from '#app/catalog/languages.ts'
import { brand } from '#app/brand.ts'
import { shiftsLine, experienceLine, payLine, toJobCard } from './card.ts'
import { findPlace } from '#app/catalog/places.server.ts'
import { formatDay, istToday, relativeDays } from '#app/platform/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { formatRupees } from '#app/platform/money.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import { dutyFacts, isPastApplyBy } from './duty-sheet.ts'
import { jobPosting } from './job-posting.ts'
import { listNewestJobs, listOpenJobsOf } from './search.server.ts'
import { payModelLine } from './pay-model.ts'
import { employmentTypeNames } from './status.ts'
import { jobs } from './tables.server.ts'

export type JobPage = Awaited<ReturnType<typeof describeJob>>
export type JobRecord = NonNullable<Awaited<ReturnType<typeof findJobForPage>>>

/** Any job with its hospital, whoever asks: the page decides with `visibilityOf` what of it may be seen. */
export async function findJobForPage(jobId: string) {
	const [row] = await readerDb()
		.select({
			job: jobs,
			hospital: {
				name: hospitals.displayName,
				status: hospitals.status,
				city: hospitals.city,
				pin: hospitals.pin,
				website: hospitals.website,
				about: hospitals.about,
				beds: hospitals.beds,
				operationTheatres: hospitals.operationTheatres,
				verifiedAt: hospitals.verifiedAt,
			},
		})
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(eq(jobs.id, jobId))
	return row ?? null
}

/** Everything that the page of a job prints. */
export async function describeJob({ job, hospital }: JobRecord, now: Date, hidden: readonly string[] = []) {
	const isVerified = hospital.status === 'verified'
	const isPast = isPastApplyBy(job, istToday(now))
	const others = isVerified ? await listOpenJobsOf(job.hospitalId, [job.id, ...hidden], 3) : []
	const url = `${env.APP_ORIGIN}/jobs/${job.id}`
	return {
		id: job.id,
		url,
		title: job.title,
		status: job.status,
		statusReason: job.status === 'removed' ? job.statusReason : null,
		isOpen: job.status === 'open' && isVerified && !isPast,
		/** The day on which applications ended, while the job itself is open. */
		closedForApplications: isPast && job.status === 'open' && job.applyBy !== null ? formatDay(job.applyBy) : null,
		urgent: job.urgent,
		location: job.location,
		pay: payLine(job),
		payModel: payModelLine(job),
		duty: dutyFacts(job).filter(({ value }) => value !== ''),
		posted: job.openedAt ? `Posted ${relativeDays(job.openedAt, now)} · ${job.applicantCount} applied` : '',
		facts: [
			{ label: 'Speciality', value: job.speciality },
			{ label: 'Shifts', value: shiftsLine({ ...job, hoursPerShift: null }) },
			{ label: 'Hours per shift', value: job.hoursPerShift === null ? '' : `${job.hoursPerShift} hours` },
			{ label: 'Start date', value: job.startsOn === null ? '' : formatDay(job.startsOn) },
			{ label: 'Experience', value: experienceLine(job) },
			{ label: 'Job type', value: employmentTypeNames[job.employmentType] },
			{ label: 'Working languages', value: languageNames(job.languages) },
			{
				label: 'Joining bonus',
				value: job.joiningBonusPaise === null ? '' : `${formatRupees(job.joiningBonusPaise)}, paid once after joining`,
			},
		].filter(({ value }) => value !== ''),
		paragraphs: job.description.split(/\n+/).filter(Boolean),
		responsibilities: job.responsibilities,
		requirements: job.requirements,
		skills: job.requiredSkills,
		hospital: {
			name: hospital.name,
			href: isVerified ? `/hospitals/${job.hospitalId}` : null,
			city: hospital.city,
			verified: isVerified && hospital.verifiedAt ? formatDay(hospital.verifiedAt) : null,
			about: hospital.about,
			facts: [
				{ label: 'Beds', value: hospital.beds?.toLocaleString('en-IN') ?? '' },
				{ label: 'Operation theatres', value: hospital.operationTheatres?.toLocaleString('en-IN') ?? '' },
			].filter(({ value }) => value !== ''),
		},
		others: others.map((other) => toJobCard(other, now)),
		posting: isVerified ? postingOf({ job, hospital }, url, now) : null,
	}
}

/** Only what is open is offered to search engines. */
function postingOf({ job, hospital }: JobRecord, url: string, now: Date) {
	const { openedAt, startsOn, payMinPaise } = job
	if (
		job.status !== 'open' ||
		isPastApplyBy(job, istToday(now)) ||
		openedAt === null ||
		startsOn === null ||
		payMinPaise === null
	)
		return null
	return jobPosting(
		{
			...job,
			openedAt,
			startsOn,
			payMinPaise,
			hospitalName: hospital.name,
			hospitalCity: hospital.city,
			hospitalPin: hospital.pin,
			hospitalWebsite: hospital.website,
			region: (findPlace(job.location) ?? findPlace(hospital.city))?.state ?? null,
		},
		{ url, brandName: brand.name },
	)
}

/** What is left to say of a job that cannot be seen, or has ended. */
export async function describeMissingJob(record: JobRecord | null, now: Date, hidden: readonly string[] = []) {
	const latest = await listNewestJobs(3, hidden)
	return { ended: record && endedRecently(record, now), latest: latest.map((row) => toJobCard(row, now)) }
}

/** For 30 days the page of a closed job still says which job it was. */
const explainedForDays = 30

function endedRecently({ job, hospital }: JobRecord, now: Date) {
	if (!job.closedAt || now.getTime() - job.closedAt.getTime() > explainedForDays * 86_400_000) return null
	return { title: job.title, hospitalName: hospital.name, closed: formatDay(job.closedAt) }
}
