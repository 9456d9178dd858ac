import { inArray } from 'drizzle-orm'
import { type ApplicantFacts, listReceived, type Received } from '#app/applications/pipeline/applicants.server.ts'
import { mayReadApplication } from '#app/applications/policy.ts'
import { awayKm, distanceBetween } from '#app/catalog/places/distance.ts'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isKnown } from '#app/relations/rules.ts'
import type { MatchJob, MatchPerson } from './facts.ts'
import { factsOf, jobColumns, rememberedPlaces } from './job-facts.server.ts'
import { compare, explain, type Match } from './match.ts'
import { listMatchPeopleInCities } from './person.server.ts'
import { bandOf, notEnough } from './weights.ts'

type Compared = { person: MatchPerson; city: string | null; job: MatchJob }

/** What these applicants and the jobs they applied for are compared by, as far as the hospital that received them may still read it. */
async function readCompared(received: readonly Received[]): Promise<Map<string, Compared>> {
	const readable = received.filter(({ stage }) => mayReadApplication(stage))
	if (readable.length === 0) return new Map()
	const relations = new Map(readable.map(({ specialistId, person }) => [specialistId, person]))
	const jobIds = [...new Set(readable.map(({ jobId }) => jobId))]
	const [people, asked] = await Promise.all([
		listMatchPeopleInCities([...relations.keys()], relations, isKnown),
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

/** How the applicants of these applications fit the jobs they applied for, by application; only of those that the hospital received. */
export async function findFitOfApplicants(member: Member, applicationIds: string[]): Promise<Map<string, Match>> {
	const compared = await readCompared(await listReceived(member, applicationIds))
	return new Map([...compared].map(([id, { person, job }]) => [id, explain(compare(person, job), 'hospital')]))
}

/** The facts by which a list of applicants is sorted and filtered, by application; reasons are put into words for those shown. */
export async function readApplicantFacts(received: readonly Received[]): Promise<Map<string, ApplicantFacts>> {
	const compared = await readCompared(received)
	return new Map([...compared].map(([id, each]) => [id, factsOfApplicant(each)]))
}

function factsOfApplicant({ person, city, job }: Compared): ApplicantFacts {
	const compared = compare(person, job)
	const { yearsOfExperience: years } = person
	const away = distanceBetween(person.place, job.place)
	const { score, lacking } = compared
	const printed = lacking.length > 0 ? null : score
	return {
		score: printed,
		rank: score,
		city,
		km: away && away.km,
		distance: away && awayKm(away.km, away.isFromCity),
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
