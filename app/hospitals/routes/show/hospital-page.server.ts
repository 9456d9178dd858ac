import { responseDays } from '#app/durations.ts'
import { and, eq, sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { formatSpan } from '#app/applications/labels.ts'
import { formatList } from '#app/platform/text/list.ts'
import { listDepartments } from '../../page/departments.server.ts'
import { listShownPhotos } from '../../page/pictures.server.ts'
import { siteLine } from '../../sites/site-line.ts'
import { listFurtherSites } from '../../sites/site-choices.server.ts'
import { findPublicHospital } from '../../page/public-page.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { toJobCard } from '#app/jobs/page/card.ts'
import { listHiddenJobIds } from '#app/jobs/review/reports.server.ts'
import { countOpenJobsOf, listOpenJobsOf } from '#app/jobs/search/search.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { findHospitalRating } from '#app/offers/placements/placement-queries.server.ts'
import { formatShare } from '#app/offers/responses/answered-share.server.ts'
import { isNotDueYet, promiseNames, promises } from '#app/offers/responses/promises.ts'
import { countKeptPromises, hasHadPayday, type KeptPromise } from '#app/offers/responses/promises.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { moreOf } from '#app/platform/http/growing-list.ts'
import { findPublishedResponse } from '#app/offers/responses/published-responses.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'

/** The public page of a verified hospital with its first so many jobs, without those that the asker has hidden; null for any other hospital. */
export async function loadHospitalPage(actor: Actor, hospitalId: string, now: Date, shown: number) {
	const hospital = await findPublicHospital(hospitalId)
	if (!hospital) return null
	const hidden = await listHiddenJobIds(actor)
	const [openJobs, total, { share, typical }, kept, rating, hired, photos, departments, sites] = await Promise.all([
		listOpenJobsOf(hospitalId, hidden, shown),
		countOpenJobsOf(hospitalId, hidden),
		findPublishedResponse(hospitalId),
		describePromises(hospitalId),
		findHospitalRating(hospitalId),
		countHired(hospitalId),
		listShownPhotos(hospitalId),
		listDepartments(hospitalId),
		listFurtherSites(hospitalId),
	])
	const cities = [...new Set([hospital.city, ...sites.map(({ city }) => city)])]
	return {
		id: hospital.id,
		name: hospital.name,
		logo: hospital.logo,
		city: hospital.city,
		/** Where its jobs can be, the main site first. */
		cities: formatList(cities.map(saidName)),
		pin: hospital.pin,
		website: hospital.website,
		about: hospital.about,
		facilities: hospital.facilities,
		photos,
		departments: departments.map(({ name, beds, tables, headRole }) => ({
			name,
			facts: [
				beds === null ? '' : many({ beds }, '# bed', '# beds'),
				tables === null ? '' : many({ tables }, '# operation table', '# operation tables'),
				headRole ?? '',
			]
				.filter(Boolean)
				.join(' · '),
		})),
		sites: sites.map((site) => ({ id: site.id, name: site.name, location: siteLine(site) })),
		verified: hospital.verifiedAt ? formatDay(hospital.verifiedAt) : null,
		facts: [
			{ label: cities.length === 1 ? t`City` : t`Cities`, value: saidName(cities.join(', ')) },
			{ label: t`Beds`, value: hospital.beds?.toLocaleString('en-IN') },
			{ label: t`Operation theatres`, value: hospital.operationTheatres?.toLocaleString('en-IN') },
			{
				label: t`Usually responds in`,
				value: typical && t`${{ time: formatSpan(typical.hours) }} (median, ${{ days: responseDays }} days)`,
			},
			{ label: t`Answered`, value: share && t`${{ share: formatShare(share) }} (${{ days: responseDays }} days)` },
			{
				label: t`Rated by people hired`,
				value:
					rating &&
					many(
						{ ratings: rating.count, average: rating.average },
						'{average} of 5, # rating',
						'{average} of 5, # ratings',
					),
			},
			{ label: t`Placements here`, value: hired === 0 ? null : hired.toLocaleString('en-IN') },
		],
		/** What people who joined say, and what the hospital replies. */
		asAdvertised:
			kept.length === 0
				? null
				: {
						facts: kept.map(({ label, value }) => ({ label, value })),
						hasYears: kept.some(({ years }) => years),
						reply: hospital.promiseReply,
					},
		/** What it replies to its stars, once there are any. */
		ratingReply: rating && hospital.ratingReply,
		jobs: openJobs.map((job) => toJobCard(job, now)),
		totalJobs: total,
		more: moreOf(shown, total, (next) => `/hospitals/${hospitalId}?shown=${next}`),
	}
}

/** What is published of each promise. Of pay, once anything is published, that no one has had a payday yet. */
async function describePromises(hospitalId: string) {
	const kept = await countKeptPromises(hospitalId)
	if (kept.length === 0) return []
	const isPayDue = await asSystem('a fact for everyone', () => hasHadPayday(hospitalId))
	return promises.flatMap((promise) => {
		const figure = kept.find((one) => one.promise === promise)
		const label = promiseNames[promise]
		if (figure) {
			const years = formatYears(figure)
			return [{ label, value: [formatKept(figure), ...years].join(' · '), years: years.length > 0 }]
		}
		return !isPayDue && isNotDueYet(promise, 0) ? [{ label, value: t`Not due yet`, years: false }] : []
	})
}

const formatKept = ({ kept, of }: { kept: number; of: number }) => t`${{ kept }} of ${{ all: of }}`

/** Where there is more than one, so that a reader sees whether it has become better or worse. */
const formatYears = ({ years }: KeptPromise) =>
	years.length < 2 ? [] : years.map((one) => t`${{ year: one.year }}: ${{ kept: one.kept }} of ${{ all: one.of }}`)

/** Placements through us: applications that ended in a hire. */
async function countHired(hospitalId: string): Promise<number> {
	const [row] = await asSystem('a count for everyone', () =>
		db
			.select({ hired: sql<number>`count(*)::int` })
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.where(and(eq(jobs.hospitalId, hospitalId), eq(applications.stage, 'hired'))),
	)
	return row?.hired ?? 0
}
