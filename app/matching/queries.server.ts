import { findPlace } from '#app/catalog/places.server.ts'
import { professionOf } from '#app/catalog/specialities.ts'
import type { Specialist } from '#app/identity/actor.ts'
import type { jobs } from '#app/jobs/tables.server.ts'
import { type JobToRank, listJobsToRank } from './jobs-to-rank.server.ts'
import type { MatchJob, MatchPerson, MissingFact } from './facts.ts'
import { byMatch, goodEnough, type Match, matchJob } from './match.ts'
import { findMatchPerson } from './person.server.ts'

export type Matches = Awaited<ReturnType<typeof findMatches>>

/** The specialist's matches, the best first. `isCut` when there were more than we compare; `basics` must be said first. */
export async function findMatches(actor: Specialist) {
	const person = await findMatchPerson(actor.specialistId)
	const { jobs: jobsToRank, isCut } = await listJobsToRank(actor, person)
	const placeOf = remembered(findPlace)
	const matches = jobsToRank
		.map((job) => ({
			jobId: job.id,
			openedAt: job.openedAt,
			pay: { unit: job.payUnit, min: job.payMinPaise, max: job.payMaxPaise },
			match: matchJob(person, factsOf(job, placeOf)),
		}))
		.filter(({ match }) => match.score >= goodEnough)
		.sort(byMatch)
	return { matches, isCut, basics: missingBasics(person) }
}

/** Without these nothing can match. */
const missingBasics = ({ specialitySlug, place, preferredAreas, openToRelocate }: MatchPerson): MissingFact[] => [
	...(specialitySlug === null ? ['speciality' as const] : []),
	...(place === null && preferredAreas.length === 0 && !openToRelocate ? ['location' as const] : []),
]

/** How one job fits the specialist, whatever its score; for the page of the job. */
export async function findMatch(actor: Specialist, job: typeof jobs.$inferSelect): Promise<Match> {
	return matchJob(await findMatchPerson(actor.specialistId), factsOf(job, findPlace))
}

type JobFacts = Omit<JobToRank, 'hospitalId' | 'displayName' | 'legalName'>

function factsOf(job: JobFacts, placeOf: typeof findPlace): MatchJob {
	const { latitude, longitude, location, speciality, ...rest } = job
	const named = placeOf(location)
	return {
		...rest,
		profession: professionOf(rest.specialitySlug === 'other' ? speciality : (rest.specialitySlug ?? speciality)),
		place: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
		city: named?.name.replace(/ \d{6}$/, '') ?? null,
		state: named?.state ?? null,
	}
}

/** Hundreds of jobs are in a few places. */
function remembered(find: typeof findPlace): typeof findPlace {
	const found = new Map<string, ReturnType<typeof findPlace>>()
	return (text) => {
		const known = found.get(text)
		if (known !== undefined) return known
		const place = find(text)
		found.set(text, place)
		return place
	}
}
