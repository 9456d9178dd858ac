import { and, desc, eq } from 'drizzle-orm'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { mayFind } from '#app/relations/rules.ts'
import { factsOf, jobColumns } from './job-facts.server.ts'
import { compare, explain, type Match } from './match.ts'
import { listPeopleToRank } from './people-to-rank.server.ts'
import { listMatchPeople } from './person.server.ts'
import { goodEnough } from './weights.ts'

type PersonMatch = { specialistId: string; match: Match }

/**
 * Specialists who fit an open job of the member's hospital, the best first, each in as much detail as the hospital may
 * read of them; `isCut` when there were more than we compare. None for a job that is not open and for a hospital that
 * we have not verified; `null` for the job of another hospital.
 */
export async function findPeopleForJob(member: Member, jobId: string, show: number) {
	const ranked = await rankPeople(member, jobId)
	if (!ranked) return null
	const good = ranked.people.filter(({ compared }) => compared.score >= goodEnough)
	const shown: PersonMatch[] = good
		.slice(0, show)
		.map(({ specialistId, compared }) => ({ specialistId, match: explain(compared, 'hospital') }))
	return { job: ranked.job, shown, total: good.length, isCut: ranked.isCut && good.length > 0 }
}

/** '12', '200+': how many fit, for the page of the job. `null` where no list is shown. */
export async function countPeopleForJob(member: Member, jobId: string): Promise<string | null> {
	const found = isVerified(member) ? await findPeopleForJob(member, jobId, 0) : null
	return found && `${found.total.toLocaleString('en-IN')}${found.isCut ? '+' : ''}`
}

/** Everyone we compare with the job, the best first, whether they are worth showing or not. */
export async function listBestSpecialistIds(member: Member, jobId: string) {
	const ranked = await rankPeople(member, jobId)
	if (!ranked) return null
	const { job, people, isCut } = ranked
	return { job, ids: people.map(({ specialistId }) => specialistId), isCut }
}

/** The order of candidates by an open job of the member's own hospital, as an address names it; any other orders nothing. */
export async function findJobOrder(member: Member, jobId: string | null) {
	const best = jobId !== null && isId(jobId) ? await listBestSpecialistIds(member, jobId) : null
	if (!best?.job.isOpen) return null
	const { id, title } = best.job
	return { id, title, ids: best.ids }
}

/** Open jobs of different kinds that order the candidates of a hospital where nothing else does: no one looks for more at once, and each costs. */
const maxJobs = 4

/**
 * The order of candidates where neither words nor a job give one: by the open job of the hospital that each fits best, which
 * counts the place as well. Null without an open job.
 */
export async function findHospitalOrder(member: Member): Promise<{ ids: string[] } | null> {
	if (!isVerified(member)) return null
	const open = await db
		.select({ id: jobs.id, ...jobColumns })
		.from(jobs)
		.where(and(eq(jobs.hospitalId, member.hospitalId), eq(jobs.status, 'open')))
		.orderBy(desc(jobs.openedAt))
		.limit(40)
	const kinds = new Map(open.map((job) => [`${job.specialitySlug} ${job.location}`, job]))
	const asking = [...kinds.values()].slice(0, maxJobs).map(({ id, ...job }) => ({ ...factsOf(job), id }))
	if (asking.length === 0) return null
	const found = await Promise.all(asking.map((job) => listPeopleToRank(job, member.hospitalId)))
	const ids = [...new Set(found.flatMap((each) => each.ids))]
	const people = await listMatchPeople(member.hospitalId, ids, mayFind)
	const best = ids.flatMap((id) => {
		const person = people.get(id)
		if (!person) return []
		const compared = asking.map((job) => compare(person, job))
		const isKnownEnough = compared.every(({ lacking }) => lacking.length === 0)
		const score = Math.max(...compared.map((each) => each.score))
		return isKnownEnough && score >= goodEnough ? [{ id, score }] : []
	})
	return { ids: best.sort((a, b) => b.score - a.score).map(({ id }) => id) }
}

async function rankPeople(member: Member, jobId: string) {
	const job = await findJobOfHospital(member, jobId)
	if (!job) return null
	const { id, title, status, specialitySlug, shiftType, languages, requiredSkills } = job
	const about = { id, title, specialitySlug, shiftType, languages, requiredSkills, isOpen: status === 'open' }
	if (status !== 'open' || !isVerified(member)) return { job: about, people: [], isCut: false }
	const facts = factsOf(job)
	const { ids, isCut } = await listPeopleToRank({ ...facts, id }, member.hospitalId)
	const people = await listMatchPeople(member.hospitalId, ids, mayFind)
	return {
		job: about,
		isCut,
		// Of two that fit alike, the one who was listed last, as the ids are in that order.
		people: ids
			.flatMap((specialistId) => {
				const person = people.get(specialistId)
				return person ? [{ specialistId, compared: compare(person, facts) }] : []
			})
			// Those of whom too little is known for a figure come last.
			.sort((a, b) => b.compared.score - a.compared.score)
			.sort((a, b) => a.compared.lacking.length - b.compared.lacking.length),
	}
}
