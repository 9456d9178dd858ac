import { and, desc, eq } from 'drizzle-orm'
import { distanceBetween } from '#app/catalog/places/distance.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Aspect } from './facts.ts'
import { factsOf, jobColumns, rememberedPlaces } from './job-facts.server.ts'
import { compare, explain } from './match.ts'
import { listMatchPeople } from './person.server.ts'

/** With more open jobs than this the newest are compared. */
const maxJobs = 40

/** How a candidate fits one open job of the hospital, with what of it matches (`true`) and what does not. */
export type CandidateFit = {
	job: { id: string; title: string }
	/** Null where too little is known, with what is lacking. */
	score: number | null
	lacking: string[]
	reasons: string[]
	misses: string[]
	/** The reasons made of facts that a public profile shows, for a message that may be passed on. */
	inMail: string[]
	matches: Partial<Record<Aspect, boolean>>
	/** From the place of the job, as far as the hospital may know where they live. */
	km: number | null
	/** One of the two is known by its city alone. */
	isFromCity: boolean
}

/**
 * How these people fit the open job of the hospital that each of them fits best, or the one that is named, by specialist.
 * Empty without an open job.
 */
export async function findFitOfCandidates(
	member: Member,
	specialistIds: string[],
	jobId: string | null,
): Promise<Record<string, CandidateFit>> {
	return isVerified(member) ? findFitsAtHospital(member.hospitalId, specialistIds, jobId) : {}
}

/** The same for a hospital that is verified, such as for a message to its members. */
export async function findFitsAtHospital(
	hospitalId: string,
	specialistIds: string[],
	jobId: string | null = null,
): Promise<Record<string, CandidateFit>> {
	if (specialistIds.length === 0) return {}
	const [people, open] = await Promise.all([
		listMatchPeople(hospitalId, specialistIds),
		db
			.select({ id: jobs.id, title: jobs.title, job: jobColumns })
			.from(jobs)
			.where(
				and(eq(jobs.hospitalId, hospitalId), eq(jobs.status, 'open'), jobId === null ? undefined : eq(jobs.id, jobId)),
			)
			.orderBy(desc(jobs.openedAt))
			.limit(maxJobs),
	])
	const placeOf = rememberedPlaces()
	const asking = open.map(({ id, title, job }) => ({ id, title, facts: factsOf(job, placeOf) }))
	return Object.fromEntries(
		[...people].flatMap(([specialistId, person]) => {
			const [best] = asking
				.map(({ facts, ...job }) => ({ job, place: facts.place, compared: compare(person, facts) }))
				.sort((a, b) => b.compared.score - a.compared.score)
			if (!best) return []
			const { score, lacking, reasons, misses } = explain(best.compared, 'hospital')
			const matches = Object.fromEntries(
				best.compared.fits.flatMap(({ aspect, fit }) => (fit === null ? [] : [[aspect, fit >= sure]])),
			)
			const { km = null, isFromCity = false } = distanceBetween(person.place, best.place) ?? {}
			const inMail = explain({ ...best.compared, fits: best.compared.fits.filter(isPublic) }, 'hospital').reasons
			const fit: CandidateFit = { job: best.job, score, lacking, reasons, misses, inMail, matches, km, isFromCity }
			return [[specialistId, fit]]
		}),
	)
}

const isPublic = ({ aspect }: { aspect: Aspect }) =>
	aspect === 'speciality' || aspect === 'skills' || aspect === 'language'

/** From here on an aspect counts as a match. */
const sure = 0.75
