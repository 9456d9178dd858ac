import { and, eq, inArray } from 'drizzle-orm'
import { receivedBy } from '#app/applications/decisions.server.ts'
import { mayReadApplication } from '#app/applications/policy.ts'
import { applications } from '#app/applications/tables.server.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { findJobOfHospital } from '#app/jobs/queries.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { isId } from '#app/platform/http.ts'
import { isKnown, mayFind } from '#app/relations/rules.ts'
import { factsOf, jobColumns, type JobRow, rememberedPlaces } from './job-facts.server.ts'
import { compare, explain, type Match, matchJob } from './match.ts'
import { peoplePath } from './people-page.ts'
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
	return { id, title, href: peoplePath(id), ids: best.ids }
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

/**
 * How the applicants of these applications fit the jobs they applied for, by application. Only what the hospital
 * received and may still read is in the map.
 */
export async function findFitOfApplicants(member: Member, applicationIds: string[]): Promise<Map<string, Match>> {
	if (applicationIds.length === 0) return new Map()
	const rows: ({ id: string; specialistId: string; job: JobRow } & Pick<typeof applications.$inferSelect, 'stage'>)[] =
		await db
			.select({
				id: applications.id,
				stage: applications.stage,
				specialistId: applications.specialistId,
				job: jobColumns,
			})
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.where(and(inArray(applications.id, applicationIds), receivedBy(member)))
	const readable = rows.filter(({ stage }) => mayReadApplication(stage))
	const specialistIds = [...new Set(readable.map(({ specialistId }) => specialistId))]
	const people = await listMatchPeople(member.hospitalId, specialistIds, isKnown)
	const placeOf = rememberedPlaces()
	return new Map(
		readable.flatMap(({ id, specialistId, job }) => {
			const person = people.get(specialistId)
			return person ? [[id, matchJob(person, factsOf(job, placeOf), 'hospital')]] : []
		}),
	)
}
