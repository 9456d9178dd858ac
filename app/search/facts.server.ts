import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isVerifiedToday } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
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
	/** Seconds since 1970. */
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

const isTheirs = (column: AnyPgColumn) => sql`${column} = ${specialists.id}`
const exists = (table: SQL, where: SQL) => sql`exists (select 1 from ${table} where ${where})`

/** Of whoever can be found now, in the order of the ids. */
export async function readFacts(where: SQL | undefined, limit: number): Promise<SearchFacts[]> {
	const rows = await db.execute<SearchFacts>(sql`
		select ${specialists.id} as id, extract(epoch from ${searchListings.listedAt})::float8 as "listedAt",
			${specialists.name} as name, ${specialists.profession} as profession,
			${specialists.specialitySlug} as "specialitySlug", ${specialists.speciality} as speciality,
			${specialists.location} as location, ${specialists.latitude} as latitude, ${specialists.longitude} as longitude,
			${specialists.yearsOfExperience} as years, ${specialists.languages} as languages,
			${specialists.shifts} as shifts, ${specialists.availability} as availability,
			${specialists.availableFrom}::text as "availableFrom", (${specialists.expectedMonthlyPaise} / 100)::float8 as "monthlyRupees",
			${specialists.gender} as gender, ${specialists.ratingSum} as "ratingSum", ${specialists.ratingCount} as "ratingCount",
			${specialists.anonymousMode} as "anonymousMode",
			${specialists.experienceVisibility} as "experienceVisibility",
			extract(day from now() - ${specialists.updatedAt})::int as "daysSinceChange",
			${exists(sql`${credentials}`, sql`${isTheirs(credentials.specialistId)} and ${credentials.kind} = 'registration' and ${isVerifiedToday}`)} as verified,
			array(select ${specialistSkills.name} from ${specialistSkills} where ${isTheirs(specialistSkills.specialistId)}) as skills,
			array(select ${credentials.title} from ${credentials} where ${isTheirs(credentials.specialistId)} and ${credentials.kind} = 'degree') as "claimedDegrees",
			array(select ${educations.degree} from ${educations} where ${isTheirs(educations.specialistId)}) as degrees,
			json_build_object(
				'email', ${specialists.email} is not null, 'bio', ${specialists.bio} is not null,
				'area', ${specialists.travelRadiusKm} is not null or cardinality(${specialists.preferredAreas}) > 0,
				'otherPay', coalesce(${specialists.expectedShiftPaise}, ${specialists.expectedHourlyPaise}, ${specialists.expectedCasePaise}) is not null,
				'experience', ${exists(sql`${workExperiences}`, isTheirs(workExperiences.specialistId))},
				'resume', ${exists(sql`${resumes}`, sql`${isTheirs(resumes.specialistId)} and ${resumes.retiredAt} is null`)},
				'registration', ${exists(sql`${credentials}`, sql`${isTheirs(credentials.specialistId)} and ${credentials.kind} = 'registration'`)}
			) as has
		from ${specialists}
		join ${searchListings} on ${searchListings.specialistId} = ${specialists.id}
		where ${where ?? sql`true`}
		order by ${specialists.id}
		limit ${limit}`)
	return rows.rows
}
