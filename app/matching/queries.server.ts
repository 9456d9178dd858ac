import type { Specialist } from '#app/identity/actor.ts'
import { seldomAnswering } from '#app/offers/responses/answered-share.server.ts'
import { seldomPayingOnTime } from '#app/offers/responses/promises.server.ts'
import { factsOf, type JobRow } from './job-facts.server.ts'
import { listJobsToRank } from './jobs-to-rank.server.ts'
import { type JobToRank, readJobs } from './known-jobs.server.ts'
import { byMatch, compare, explain, type Match, matchJob, missingBasics } from './match.ts'
import type { MatchPerson } from './facts.ts'
import { findMatchPerson } from './person.server.ts'
import { withVariety } from './variety.ts'
import { goodEnough, paidLate, unanswered } from './weights.ts'

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

/** How these jobs fit the specialist, the best first, whatever their scores; for those that a saved search found. */
export async function listFits(specialistId: string, jobIds: string[]): Promise<{ jobId: string; match: Match }[]> {
	const [person, found] = await Promise.all([findMatchPerson(specialistId), readJobs(jobIds)])
	return (await byFit(person, found)).map(({ jobId, compared }) => ({ jobId, match: explain(compared, 'specialist') }))
}

async function rankJobs(actor: Specialist) {
	const person = await findMatchPerson(actor.specialistId)
	const { jobs: found, isCut } = await listJobsToRank(actor, person)
	return { ranked: withVariety(await byFit(person, found)), isCut, person }
}

async function byFit(person: MatchPerson, found: JobToRank[]) {
	const records = [
		{ of: await seldomAnswering.read(), points: unanswered.points },
		{ of: await seldomPayingOnTime.read(), points: paidLate.points },
	]
	const behind = (hospitalId: string) =>
		records.reduce((sum, { of, points }) => sum + (of?.hospitals[hospitalId] === undefined ? 0 : points), 0)
	return found
		.map(({ id, openedAt, hospitalId, shape, facts }) => {
			const compared = compare(person, facts)
			return {
				jobId: id,
				openedAt,
				pay: { unit: facts.payUnit, min: facts.payMinPaise, max: facts.payMaxPaise },
				shape,
				score: compared.score - behind(hospitalId),
				compared,
			}
		})
		.sort(byMatch)
}

/** How one job fits the specialist, whatever its score; for the page of the job. */
export async function findMatch(actor: Specialist, job: JobRow): Promise<Match> {
	return matchJob(await findMatchPerson(actor.specialistId), factsOf(job))
}
