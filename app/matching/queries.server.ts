import type { Specialist } from '#app/identity/actor.ts'
import { seldomAnswering } from '#app/offers/answered-share.server.ts'
import { factsOf, type JobRow, rememberedPlaces } from './job-facts.server.ts'
import { listJobsToRank } from './jobs-to-rank.server.ts'
import { byMatch, compare, type Match, matchJob, missingBasics } from './match.ts'
import { findMatchPerson } from './person.server.ts'
import { withVariety } from './variety.ts'
import { goodEnough, unanswered } from './weights.ts'

export type Matches = Awaited<ReturnType<typeof findMatches>>

/** The specialist's matches, the best first. `isCut` when there were more than we compare; `basics` must be said first. */
export async function findMatches(actor: Specialist) {
	const { ranked, isCut, person } = await rankJobs(actor)
	return {
		matches: ranked.filter(({ compared }) => compared.score >= goodEnough),
		isCut,
		basics: missingBasics(person),
	}
}

/** Every job that we compare for the specialist, the best first, whether it is worth showing or not. */
export async function listBestJobIds(actor: Specialist): Promise<{ ids: string[]; isCut: boolean }> {
	const { ranked, isCut } = await rankJobs(actor)
	return { ids: ranked.map(({ jobId }) => jobId), isCut }
}

async function rankJobs(actor: Specialist) {
	const person = await findMatchPerson(actor.specialistId)
	const [{ jobs, isCut }, seldom] = await Promise.all([listJobsToRank(actor, person), seldomAnswering.read()])
	const behind = (hospitalId: string) => (seldom?.hospitals[hospitalId] === undefined ? 0 : unanswered.points)
	const placeOf = rememberedPlaces()
	const ranked = jobs
		.map((job) => {
			const compared = compare(person, factsOf(job, placeOf))
			return {
				jobId: job.id,
				openedAt: job.openedAt,
				pay: { unit: job.payUnit, min: job.payMinPaise, max: job.payMaxPaise },
				shape: `${job.hospitalId} ${job.specialitySlug} ${job.shiftType}`,
				score: compared.score - behind(job.hospitalId),
				compared,
			}
		})
		.sort(byMatch)
	return { ranked: withVariety(ranked), isCut, person }
}

/** How one job fits the specialist, whatever its score; for the page of the job. */
export async function findMatch(actor: Specialist, job: JobRow): Promise<Match> {
	return matchJob(await findMatchPerson(actor.specialistId), factsOf(job))
}
