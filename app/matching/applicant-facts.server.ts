import { and, eq, inArray } from 'drizzle-orm'
import type { ApplicantFacts } from '#app/applications/applicants.server.ts'
import { receivedBy } from '#app/applications/decisions.server.ts'
import { mayReadApplication } from '#app/applications/policy.ts'
import { applications } from '#app/applications/tables.server.ts'
import { awayKm, distanceKm } from '#app/catalog/distance.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { isKnown } from '#app/relations/rules.ts'
import type { MatchJob, MatchPerson } from './facts.ts'
import { factsOf, jobColumns, rememberedPlaces } from './job-facts.server.ts'
import { compare, explain, type Match } from './match.ts'
import { listMatchPeopleInCities } from './person.server.ts'
import { bandOf, notEnough } from './weights.ts'

type Compared = { person: MatchPerson; city: string | null; job: MatchJob }

/** What these applicants and the jobs they applied for are compared by; only what the hospital received and may still read. */
async function readCompared(member: Member, applicationIds: readonly string[]): Promise<Map<string, Compared>> {
	if (applicationIds.length === 0) return new Map()
	const rows = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			specialistId: applications.specialistId,
			jobId: applications.jobId,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(inArray(applications.id, [...applicationIds]), receivedBy(member)))
	const readable = rows.filter(({ stage }) => mayReadApplication(stage))
	const jobIds = [...new Set(readable.map(({ jobId }) => jobId))]
	const specialistIds = [...new Set(readable.map(({ specialistId }) => specialistId))]
	if (jobIds.length === 0) return new Map()
	const [people, asked] = await Promise.all([
		listMatchPeopleInCities(member.hospitalId, specialistIds, isKnown),
		db.select({ id: jobs.id, job: jobColumns }).from(jobs).where(inArray(jobs.id, jobIds)),
	])
	const placeOf = rememberedPlaces()
	const jobOf = new Map(asked.map(({ id, job }) => [id, factsOf(job, placeOf)]))
	return new Map(
		readable.flatMap(({ id, specialistId, jobId }) => {
			const [known, job] = [people.get(specialistId), jobOf.get(jobId)]
			return known && job ? [[id, { ...known, job }]] : []
		}),
	)
}

/** How the applicants of these applications fit the jobs they applied for, by application. */
export async function findFitOfApplicants(member: Member, applicationIds: string[]): Promise<Map<string, Match>> {
	const compared = await readCompared(member, applicationIds)
	return new Map([...compared].map(([id, { person, job }]) => [id, explain(compare(person, job), 'hospital')]))
}

/** The facts by which a list of applicants is sorted and filtered, by application; reasons are put into words for those shown. */
export async function readApplicantFacts(
	member: Member,
	applicationIds: readonly string[],
): Promise<Map<string, ApplicantFacts>> {
	const compared = await readCompared(member, applicationIds)
	return new Map([...compared].map(([id, each]) => [id, factsOfApplicant(each)]))
}

function factsOfApplicant({ person, city, job }: Compared): ApplicantFacts {
	const compared = compare(person, job)
	const { yearsOfExperience: years } = person
	const km = person.place && job.place ? distanceKm(person.place, job.place) : null
	const { score, lacking } = compared
	const printed = lacking.length > 0 ? null : score
	return {
		score: printed,
		rank: score,
		city,
		km,
		distance: km === null ? null : awayKm(km, person.place?.isCity === true || job.place?.isCity === true),
		isVerified: person.registrations.some(({ isVerified }) => isVerified),
		availableFrom: person.availableFrom,
		years: typeof years === 'object' ? (years?.minYears ?? null) : years,
		monthlyPaise: person.expected.month,
		skills: person.skills,
		skillsFit: compared.fits.find(({ aspect }) => aspect === 'skills')?.fit ?? null,
		explain: () => {
			const { reasons, misses } = explain(compared, 'hospital')
			return {
				label: printed === null ? `${notEnough}. Not provided: ${lacking.join(', ')}` : bandOf(printed),
				reasons,
				misses,
			}
		},
	}
}
