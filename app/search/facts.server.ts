import { asc, gt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isVerifiedRegistration } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { db, type Queryable } from '#app/platform/db.server.ts'
import {
	type Availability,
	educations,
	resumes,
	specialistSkills,
	specialists,
	workExperiences,
} from '#app/specialists/tables.server.ts'
import { searchListings } from './tables.server.ts'

/** What a search knows of a person, as the tables have it. Stays on the server: entry.server.ts makes of it what can be found. */
export type SearchFacts = {
	id: string
	/** Microseconds since 1970. */
	listedAt: number
	name: string
	profession: 'doctor' | 'nurse'
	specialitySlug: string | null
	speciality: string
	location: string
	latitude: number | null
	longitude: number | null
	years: number | null
	languages: string[]
	shifts: string[]
	availability: Availability
	/** YYYY-MM-DD */
	availableFrom: string | null
	/** Whole rupees. */
	monthlyRupees: number | null
	gender: 'female' | 'male' | 'other' | null
	ratingSum: number
	ratingCount: number
	anonymousMode: boolean
	experienceVisibility: boolean
	daysSinceChange: number
	verified: boolean
	skills: string[]
	/** Degrees that they had checked or want checked; those of the education section apart, for they may be kept back. */
	claimedDegrees: string[]
	degrees: string[]
	has: {
		email: boolean
		bio: boolean
		area: boolean
		otherPay: boolean
		experience: boolean
		resume: boolean
		registration: boolean
	}
}

/**
 * Facts of those who can be found now, in the order of the ids. Reads each table once for any number of people. The
 * ids are listed singly because the planner expects no rows in a range of random ids and joins accordingly.
 */
export async function readFacts(ids: readonly string[], on: Queryable = db): Promise<SearchFacts[]> {
	const isTheirs = (column: AnyPgColumn) => sql`${column} = any(${sql.param([...ids])}::uuid[])`
	const of = (table: typeof resumes | typeof workExperiences) =>
		sql`select distinct ${table.specialistId} as id from ${table} where ${isTheirs(table.specialistId)}`
	const { rows } = await on.execute<SearchFacts>(sql`
		with skills as (
			select ${specialistSkills.specialistId} as id, array_agg(${specialistSkills.name}) as names
			from ${specialistSkills} where ${isTheirs(specialistSkills.specialistId)} group by 1
		), courses as (
			select ${educations.specialistId} as id, array_agg(${educations.degree}) as degrees
			from ${educations} where ${isTheirs(educations.specialistId)} group by 1
		), claims as (
			select ${credentials.specialistId} as id, bool_or(${isVerifiedRegistration}) as verified,
				bool_or(${credentials.kind} = 'registration') as registered,
				coalesce(array_agg(${credentials.title}) filter (where ${credentials.kind} = 'degree'), '{}') as degrees
			from ${credentials} where ${isTheirs(credentials.specialistId)} group by 1
		), posts as (${of(workExperiences)}),
		files as (${of(resumes)} and ${resumes.retiredAt} is null)
		select ${specialists.id} as id, (extract(epoch from ${searchListings.listedAt}) * 1000000)::float8 as "listedAt",
			${specialists.name} as name, ${specialists.profession} as profession,
			${specialists.specialitySlug} as "specialitySlug", ${specialists.speciality} as speciality,
			${specialists.location} as location, ${specialists.latitude} as latitude, ${specialists.longitude} as longitude,
			${specialists.yearsOfExperience} as years, ${specialists.languages} as languages,
			${specialists.shifts} as shifts, ${specialists.availability} as availability,
			${specialists.availableFrom}::text as "availableFrom", (${specialists.expectedMonthlyPaise} / 100)::float8 as "monthlyRupees",
			${specialists.gender} as gender, ${specialists.ratingSum} as "ratingSum", ${specialists.ratingCount} as "ratingCount",
			${specialists.anonymousMode} as "anonymousMode", ${specialists.experienceVisibility} as "experienceVisibility",
			extract(day from now() - ${specialists.updatedAt})::int as "daysSinceChange",
			coalesce(claims.verified, false) as verified, coalesce(skills.names, '{}') as skills,
			coalesce(claims.degrees, '{}') as "claimedDegrees", coalesce(courses.degrees, '{}') as degrees,
			json_build_object(
				'email', ${specialists.email} is not null, 'bio', ${specialists.bio} is not null,
				'area', ${specialists.travelRadiusKm} is not null or cardinality(${specialists.preferredAreas}) > 0,
				'otherPay', coalesce(${specialists.expectedShiftPaise}, ${specialists.expectedHourlyPaise}, ${specialists.expectedCasePaise}) is not null,
				'experience', posts.id is not null, 'resume', files.id is not null,
				'registration', coalesce(claims.registered, false)
			) as has
		from ${specialists}
		join ${searchListings} on ${searchListings.specialistId} = ${specialists.id}
		left join skills on skills.id = ${specialists.id}
		left join courses on courses.id = ${specialists.id}
		left join claims on claims.id = ${specialists.id}
		left join posts on posts.id = ${specialists.id}
		left join files on files.id = ${specialists.id}
		where ${isTheirs(specialists.id)}
		order by ${specialists.id}`)
	return rows
}

/** The next so many people by id. */
export async function listPortion(after: string | null, people: number): Promise<string[]> {
	const rows = await db
		.select({ id: searchListings.specialistId })
		.from(searchListings)
		.where(after === null ? undefined : gt(searchListings.specialistId, after))
		.orderBy(asc(searchListings.specialistId))
		.limit(people)
	return rows.map(({ id }) => id)
}
