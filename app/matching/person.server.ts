import { sql } from 'drizzle-orm'
import { councilByCode } from '#app/catalog/councils.ts'
import { findPlace, knownPoint, publicCityOf } from '#app/catalog/places/places.server.ts'
import { isUnexpired, isVerifiedToday } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isOneOf } from '#app/platform/database/is-one-of.server.ts'
import { findRelations } from '#app/relations/queries.server.ts'
import type { Relation } from '#app/relations/rules.ts'
import { discloseFit } from '#app/specialists/disclosure/disclosure.ts'
import { educations, specialistSkills, specialists } from '#app/specialists/tables.server.ts'
import type { MatchPerson } from './facts.ts'

/** What matching may know of a specialist, read fresh: a change of the profile counts at once. */
export async function findMatchPerson(specialistId: string): Promise<MatchPerson> {
	const [facts] = await readFacts([specialistId])
	if (!facts) throw new Error('A specialist without a profile')
	return facts.own
}

/**
 * The same of many, as far as a hospital may read it, by id. Those of whom it may not read the profile, and those who
 * do not pass `mayBeCompared`, are not in the map.
 */
export async function listMatchPeople(
	hospitalId: string,
	specialistIds: string[],
	mayBeCompared: (relation: Relation) => boolean = () => true,
): Promise<Map<string, MatchPerson>> {
	const people = await listMatchPeopleInCities(specialistIds, findRelations(hospitalId, specialistIds), mayBeCompared)
	return new Map([...people].map(([id, { person }]) => [id, person]))
}

/** The same for a reader who knows their relations, with the name of the city where each lives, which a list prints; no one is compared by it. */
export async function listMatchPeopleInCities(
	specialistIds: string[],
	known: ReadonlyMap<string, Relation> | Promise<ReadonlyMap<string, Relation>>,
	mayBeCompared: (relation: Relation) => boolean,
): Promise<Map<string, { person: MatchPerson; city: string | null }>> {
	const [people, relations] = await Promise.all([readFacts(specialistIds), known])
	return new Map(
		people.flatMap(({ id, own, kept, city }) => {
			const relation = relations.get(id)
			const disclosed = relation && mayBeCompared(relation) ? discloseFit({ ...own, ...kept }, relation) : null
			return disclosed ? [[id, { person: { ...own, ...disclosed }, city }]] : []
		}),
	)
}

/** Everyone in one statement, and everything as it is stored. */
async function readFacts(ids: string[]) {
	if (ids.length === 0) return []
	const profiles = await readProfiles(ids)
	return profiles.map(({ id, location, latitude, longitude, month, shift, hour, perCase, ...profile }) => {
		const { preferredAreas, experienceVisibility, contactVisibility, yearsOfExperience, claims, schools, ...rest } =
			profile
		const degrees = claims.flatMap(({ kind, title }) => (kind === 'degree' ? [title] : []))
		const courses = schools.flatMap(({ degree, field }) => [degree, `${degree} ${field ?? ''}`.trim()])
		const city = publicCityOf(location)
		const own = {
			...rest,
			yearsOfExperience,
			degrees: [...degrees, ...courses],
			registrations: claims.flatMap(({ kind, councilCode, isVerified }) => {
				const council = kind === 'registration' ? councilByCode(councilCode ?? '') : null
				return council
					? [{ state: council.state, profession: council.profession, isAyush: council.isAyush, isVerified }]
					: []
			}),
			place: knownPoint({ latitude, longitude }),
			preferredAreas: preferredAreas.flatMap((area) => placeNamed(area) ?? []),
			expected: { month, shift, hour, case: perCase },
		} satisfies MatchPerson
		const kept = {
			publicPlace: city && { lat: city.lat, lng: city.lng, isCity: true },
			degrees,
			courses,
			experienceVisibility,
			contactVisibility,
		}
		return { id, own, kept, city: city?.name ?? null }
	})
}

/** Thousands name the same areas, and looking one up costs. */
const areas = new Map<string, { name: string; lat: number; lng: number; isCity: boolean } | null>()
function placeNamed(area: string) {
	const known = areas.get(area)
	if (known !== undefined) return known
	const place = findPlace(area)
	if (areas.size > 20_000) areas.clear()
	const named = place && { name: area, lat: place.lat, lng: place.lng, isCity: place.kind === 'city' }
	areas.set(area, named)
	return named
}

type School = { degree: string; field: string | null }
type Claim = { kind: string; title: string; councilCode: string | null; isVerified: boolean }

/** What was rejected or has run out is no claim. */
const claimsOfEach = sql`(
	select coalesce(jsonb_agg(jsonb_build_object(
		'kind', ${credentials.kind}, 'title', ${credentials.title}, 'councilCode', ${credentials.councilCode}, 'isVerified', ${isVerifiedToday}
	) order by ${credentials.year}, ${credentials.createdAt}), '[]')
	from ${credentials} where ${credentials.specialistId} = ${specialists.id} and ${credentials.status} in ('pending', 'verified') and ${isUnexpired})`

const schoolsOfEach = sql`(
	select coalesce(jsonb_agg(jsonb_build_object('degree', ${educations.degree}, 'field', ${educations.field}) order by ${educations.position}), '[]')
	from ${educations} where ${educations.specialistId} = ${specialists.id})`

const skillsOfEach = sql`array(
	select ${specialistSkills.name} from ${specialistSkills} where ${specialistSkills.specialistId} = ${specialists.id} order by ${specialistSkills.position})`

const readProfiles = (ids: string[]) =>
	db
		.select({
			id: specialists.id,
			specialitySlug: specialists.specialitySlug,
			location: specialists.location,
			latitude: specialists.latitude,
			longitude: specialists.longitude,
			travelRadiusKm: specialists.travelRadiusKm,
			preferredAreas: specialists.preferredAreas,
			openToRelocate: specialists.openToRelocate,
			shifts: specialists.shifts,
			month: specialists.expectedMonthlyPaise,
			shift: specialists.expectedShiftPaise,
			hour: specialists.expectedHourlyPaise,
			perCase: specialists.expectedCasePaise,
			yearsOfExperience: specialists.yearsOfExperience,
			// As the profile prints it: a day that is over is 'at once or by agreement'.
			availableFrom: sql<
				string | null
			>`case when ${specialists.availableFrom} > (now() at time zone 'Asia/Kolkata')::date then ${specialists.availableFrom}::text end`,
			languages: specialists.languages,
			experienceVisibility: specialists.experienceVisibility,
			contactVisibility: specialists.contactVisibility,
			// Drizzle drops the table of a column that stands in the outermost part of a field.
			claims: sql<Claim[]>`${claimsOfEach}`,
			schools: sql<School[]>`${schoolsOfEach}`,
			skills: sql<string[]>`${skillsOfEach}`,
		})
		.from(specialists)
		.where(isOneOf(specialists.id, ids))
