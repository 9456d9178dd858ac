import { findAllowance } from '../../allowance.server.ts'
import { type CandidateFit, findFitOfCandidates } from '#app/matching/candidate-fit.server.ts'
import { bandOf, goodEnough } from '#app/matching/weights.ts'
import type { Member } from '#app/identity/actor.ts'
import { candidateRow } from '#app/marketplace/candidates/candidate-row.ts'
import { findCandidates } from '#app/marketplace/candidates/candidates.server.ts'
import { loadRequestTemplates } from '../../requests/message-fields.server.ts'
import { chosenJob, findUsualOffer, listOpenJobs } from '../../requests/jobs-to-offer.server.ts'

/** Recipients of one text, those who cannot be asked now, and what the form needs. */
export async function loadContactSeveral(member: Member, ids: string[], params: URLSearchParams) {
	const wantedJob = params.get('jobId')
	const [candidates, jobs, defaultOffer, allowance] = await Promise.all([
		findCandidates(member, ids),
		listOpenJobs(member, ids),
		findUsualOffer(member),
		findAllowance(member.hospitalId),
	])
	const now = new Date()
	const best = await findFitOfCandidates(member, ids, null)
	const people = candidates.map((candidate) => {
		const { id, name, speciality, status, actions } = candidateRow(candidate, { now, isSavedCandidate: false })
		return { id, name, speciality, status, isAskable: actions.contact, fit: bestFit(best[id]) }
	})
	const askable = people.filter(({ isAskable }) => isAskable)
	const [first] = askable
	const chosenJobId = chosenJob(
		jobs,
		wantedJob ??
			commonJob(
				askable.map(({ id }) => best[id]),
				jobs,
			),
	)
	return {
		people,
		choices: first ? await loadRequestTemplates(member, first.id, params.get('template')) : null,
		jobs,
		chosenJobId,
		groups: wantedJob === null ? groupsByJob(askable, best) : [],
		misfits: await findMisfits(
			member,
			askable.map(({ id }) => id),
			chosenJobId,
		),
		defaultOffer,
		allowance,
	}
}

/** 'Strong match, 86%: ICU Nurse', the open job that someone fits best; '' where that cannot be said. */
function bestFit(fit: CandidateFit | undefined): string {
	if (fit === undefined || fit.score === null) return ''
	return fit.score >= goodEnough
		? `${bandOf(fit.score)}, ${fit.score}%: ${fit.job.title}`
		: 'Matches none of your open jobs'
}

export type JobGroup = { jobId: string; title: string | null; ids: string[]; rest: string[] }

/** Those who fit the same open job best, the largest group first and those who fit none last; empty where all are in one. */
function groupsByJob(people: readonly { id: string }[], fits: Record<string, CandidateFit>): JobGroup[] {
	const groups = Map.groupBy(people, ({ id }) => {
		const fit = fits[id]
		return fit && fit.score !== null && fit.score >= goodEnough ? fit.job.id : ''
	})
	if (groups.size < 2) return []
	return [...groups]
		.map(([jobId, members]) => {
			const ids = members.map(({ id }) => id)
			const title = jobId === '' ? null : (fits[ids[0] ?? '']?.job.title ?? null)
			return { jobId, title, ids, rest: people.flatMap(({ id }) => (ids.includes(id) ? [] : [id])) }
		})
		.toSorted((a, b) => Number(a.jobId === '') - Number(b.jobId === '') || b.ids.length - a.ids.length)
}

/** The job that every one of them fits best. Where they differ there is none, and null where too little is known to say. */
function commonJob(fits: readonly (CandidateFit | undefined)[], jobs: readonly { id: string }[]): string | null {
	const good = fits.flatMap((fit) => (fit && fit.score !== null && fit.score >= goodEnough ? [fit.job.id] : []))
	const [first] = good
	if (first === undefined || !jobs.some(({ id }) => id === first)) return null
	return good.length === fits.length && good.every((id) => id === first) ? first : ''
}

/** Those of the recipients who do not fit the job that the request is about, by name; too little known is no misfit. */
export async function findMisfits(member: Member, ids: string[], jobId: string): Promise<string[]> {
	if (jobId === '' || ids.length === 0) return []
	const [candidates, fits] = await Promise.all([findCandidates(member, ids), findFitOfCandidates(member, ids, jobId)])
	return candidates.flatMap((candidate) => {
		const { id, name } = candidateRow(candidate, { now: new Date(), isSavedCandidate: false })
		const score = fits[id]?.score ?? null
		return score !== null && score < goodEnough ? [name] : []
	})
}
