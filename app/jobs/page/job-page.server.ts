import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { brand } from '#app/brand.ts'
import { awayFrom, distanceBetween, distanceKm, type KnownPoint, type Point } from '#app/catalog/places/distance.ts'
import { knownPoint, placesAround } from '#app/catalog/places/places.server.ts'
import { logoPath } from '#app/hospitals/page/logo.server.ts'
import { hospitals, hospitalSites } from '#app/hospitals/tables.server.ts'
import type { db } from '#app/platform/database/db.server.ts'
import { formatDay, istToday } from '#app/platform/text/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { preparedRead, readerDb } from '#app/platform/database/replica.server.ts'
import { type PayPeriod } from '#app/platform/text/money.ts'
import { toJobCard } from './card.ts'
import { isPublic, listCards, unlessHidden } from './cards.server.ts'
import { isPastApplyBy } from '../form/duty-sheet.ts'
import { describeFacts } from './job-facts.ts'
import { jobPosting } from './job-posting.ts'
import { drawLocator } from './locator.ts'
import { listNewestJobs } from '../search/search.server.ts'
import { similarSpecialities } from '../search/similar.ts'
import { jobs } from '../tables.server.ts'
import { townOf } from '../form/town.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'

export type JobPage = Awaited<ReturnType<typeof describeJob>>
export type JobRecord = NonNullable<Awaited<ReturnType<typeof findJobForPage>>>

const selectForPage = (on: typeof db) =>
	on
		.select({
			job: jobs,
			hospital: {
				name: hospitals.displayName,
				logo: logoPath,
				status: hospitals.status,
				website: hospitals.website,
				about: hospitals.about,
				beds: hospitals.beds,
				operationTheatres: hospitals.operationTheatres,
				verifiedAt: hospitals.verifiedAt,
			},
			main: { city: hospitals.city, pin: hospitals.pin },
			site: { city: hospitalSites.city, pin: hospitalSites.pin },
		})
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.leftJoin(hospitalSites, eq(hospitalSites.id, jobs.siteId))

const jobForPage = preparedRead((on) =>
	selectForPage(on)
		.where(eq(jobs.id, sql.placeholder('id')))
		.prepare('job_for_page'),
)

type Row = Awaited<ReturnType<typeof selectForPage>>[number]

const asRecord = ({ job, hospital, main, site }: Row) => ({ job, hospital, town: townOf(job.location, site, main) })

/** Open jobs with everything that their pages say, by id: the next ones after an id. */
export async function listOpenJobsAfter(id: string | null, limit: number) {
	const rows = await selectForPage(readerDb())
		.where(and(isPublic, id === null ? undefined : gt(jobs.id, id)))
		.orderBy(asc(jobs.id))
		.limit(limit)
	return rows.map(asRecord)
}

/** Any job with its hospital, whoever asks: the page decides with `visibilityOf` what of it may be seen. */
export async function findJobForPage(jobId: string) {
	const [row] = await asSystem('the page decides what of it may be seen', () => jobForPage().execute({ id: jobId }))
	return row ? asRecord(row) : null
}

export type JobReader = {
	/** Whether monthly pay is read by the year. */
	period?: PayPeriod
	/** Jobs that the reader no longer wants to see. */
	hidden?: readonly string[]
	/** Where the reader lives, if they are a specialist with a place. */
	home?: KnownPoint | null
}

/** Everything that the page of a job prints. */
export async function describeJob(record: JobRecord, now: Date, reader: JobReader = {}) {
	const { job, hospital } = record
	const { period, hidden = [], home = null } = reader
	const place = knownPoint(job)
	const similar = hospital.status === 'verified' ? await listSimilarJobs(record, hidden) : []
	const url = `${env.APP_ORIGIN}/jobs/${job.id}`
	const way = distanceBetween(place, home)
	return {
		...describeFacts(record, now, period),
		url,
		locator: place && locatorOf(place, home),
		/** 'about 7 km from your location' */
		away: way ? awayFrom(way.km, way.isFromCity, 'home') : '',
		similar: similar.map((other) => toJobCard(other, now, period)),
		posting: hospital.status === 'verified' ? postingOf(record, url, now) : null,
	}
}

function locatorOf(point: Point, home: Point | null) {
	const km = home ? distanceKm(point, home) : 0
	return drawLocator(point, placesAround(point, Math.max(12, km * 1.5)), home)
}

/** Of the newest, as many as are looked at for those that are near. */
const similarCompared = 60
const similarShown = 3

/** For the same person: of the same speciality first, the nearest of the newest; then of those that share its people. */
async function listSimilarJobs({ job }: JobRecord, hidden: readonly string[]) {
	if (job.specialitySlug === null) return []
	const slugs = similarSpecialities(job.specialitySlug)
	const rows = await readerDb()
		.select({ id: jobs.id, slug: jobs.specialitySlug, lat: jobs.latitude, lng: jobs.longitude })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(isPublic, inArray(jobs.specialitySlug, slugs), ne(jobs.id, job.id), unlessHidden(hidden)))
		.orderBy(sql`(${jobs.specialitySlug} = ${job.specialitySlug}) desc`, sql`${jobs.openedAt} desc nulls last`)
		.limit(similarCompared)
	const far = Number.POSITIVE_INFINITY
	const kmTo = ({ lat, lng }: { lat: number | null; lng: number | null }) =>
		lat === null || lng === null || job.latitude === null || job.longitude === null
			? far
			: distanceKm({ lat, lng }, { lat: job.latitude, lng: job.longitude })
	const isOther = ({ slug }: { slug: string | null }) => Number(slug !== job.specialitySlug)
	const nearest = rows.map((row) => ({ ...row, km: kmTo(row) })).sort((a, b) => isOther(a) - isOther(b) || a.km - b.km)
	return listCards(nearest.slice(0, similarShown).map(({ id }) => id))
}

/** Only what is open is offered to search engines, and in English whatever the page is read in. */
export const postingOf = (record: JobRecord, url: string, now: Date) =>
	inLanguage('en', () => posting(record, url, now))

function posting({ job, hospital, town }: JobRecord, url: string, now: Date) {
	const { openedAt, startsOn, payMinPaise } = job
	if (job.status !== 'open' || isPastApplyBy(job, istToday(now))) return null
	if (openedAt === null || startsOn === null || payMinPaise === null) return null
	return jobPosting(
		{
			...job,
			openedAt,
			startsOn,
			payMinPaise,
			hospitalName: hospital.name,
			town,
			isAtCity: knownPoint(job)?.isCity === true,
			hospitalWebsite: hospital.website,
			hospitalLogo: hospital.logo && env.APP_ORIGIN + hospital.logo,
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
