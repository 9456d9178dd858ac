import { asc, type Column, desc, eq, type SQL, sql } from 'drizzle-orm'
import { findPlace, publicCityOf } from '#app/catalog/places/places.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isPictureShown } from '#app/platform/files/picture-reviews.server.ts'
import type { ProfileFacts } from './profile/profile.ts'
import { publicIdOf } from './disclosure/public-id.server.ts'
import { educations, isListed, specialistSkills, specialists, workExperiences } from './tables.server.ts'

/** Facts for `disclose`; `null` when there is no such specialist. Whether the asker may see them is not decided here. */
export async function findProfile(specialistId: string): Promise<ProfileFacts | null> {
	const [profile] = await findProfiles(eq(specialists.id, specialistId), 1)
	return profile ?? null
}

/** As `findProfile`, for several; those with most experience first. */
export async function findProfiles(where: SQL | undefined, limit: number): Promise<ProfileFacts[]> {
	const rows = await db
		.select({
			id: specialists.id,
			name: specialists.name,
			profession: specialists.profession,
			specialitySlug: specialists.specialitySlug,
			speciality: specialists.speciality,
			location: specialists.location,
			openToRelocate: specialists.openToRelocate,
			bio: specialists.bio,
			yearsOfExperience: specialists.yearsOfExperience,
			languages: specialists.languages,
			shifts: specialists.shifts,
			availability: specialists.availability,
			availableFrom: sql<
				string | null
			>`case when ${specialists.availableFrom} > (now() at time zone 'Asia/Kolkata')::date then ${specialists.availableFrom}::text end`,
			travelRadiusKm: specialists.travelRadiusKm,
			preferredAreas: specialists.preferredAreas,
			ratingSum: specialists.ratingSum,
			ratingCount: specialists.ratingCount,
			expectedMonthlyPaise: specialists.expectedMonthlyPaise,
			expectedShiftPaise: specialists.expectedShiftPaise,
			expectedHourlyPaise: specialists.expectedHourlyPaise,
			expectedCasePaise: specialists.expectedCasePaise,
			hasPhoto: sql<boolean>`${specialists.photoKey} is not null and ${isPictureShown(specialists.photoKey)}`,
			phone: accounts.phone,
			email: specialists.email,
			joinedAt: specialists.joinedAt,
			isListed,
			privacy: {
				profileVisibility: specialists.profileVisibility,
				contactVisibility: specialists.contactVisibility,
				experienceVisibility: specialists.experienceVisibility,
				anonymousMode: specialists.anonymousMode,
			},
			...details,
		})
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(where)
		.orderBy(sql`${specialists.yearsOfExperience} desc nulls last`, asc(specialists.joinedAt), asc(specialists.id))
		.limit(limit)
	return rows.map((row) => ({
		...row,
		publicId: publicIdOf(row.id),
		phone: row.phone ?? '',
		city: cityOf(row.location),
		publicCity: publicCityOf(row.location)?.name ?? null,
	}))
}

/** Without the area and the PIN code, which almost reveal someone's home. */
function cityOf(location: string): string | null {
	const place = findPlace(location)
	return place?.kind === 'area' ? place.city.name : (place?.name.replace(/ \d{6}$/, '') ?? null)
}

type Entries = typeof specialistSkills | typeof workExperiences | typeof educations

/** The entries of each specialist as a list, read in the same statement. */
const entriesOf = <Entry>(table: Entries, columns: { [Key in keyof Entry]: Column }, order: SQL[]) => {
	const pairs = Object.entries<Column>(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
	return sql<Entry[]>`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})
		order by ${sql.join(order, sql`, `)}), '[]') from ${table} where ${table.specialistId} = ${specialists.id})`
}

const details = {
	skills: entriesOf<ProfileFacts['skills'][number]>(
		specialistSkills,
		{ name: specialistSkills.name, level: specialistSkills.level },
		[asc(specialistSkills.position), asc(specialistSkills.name)],
	),
	experience: entriesOf<ProfileFacts['experience'][number]>(
		workExperiences,
		{
			hospital: workExperiences.hospital,
			role: workExperiences.role,
			startsOn: workExperiences.startsOn,
			endsOn: workExperiences.endsOn,
			description: workExperiences.description,
		},
		[asc(workExperiences.position), desc(workExperiences.startsOn)],
	),
	education: entriesOf<ProfileFacts['education'][number]>(
		educations,
		{
			institution: educations.institution,
			degree: educations.degree,
			field: educations.field,
			startYear: educations.startYear,
			endYear: educations.endYear,
		},
		[asc(educations.position), sql`${educations.endYear} desc nulls last`],
	),
}

/** What the settings page edits, with the version that a save must name. */
export async function findOwnSettings(actor: Specialist) {
	const [row] = await db
		.select({
			name: specialists.name,
			email: specialists.email,
			phone: accounts.phone,
			speciality: specialists.speciality,
			specialitySlug: specialists.specialitySlug,
			location: specialists.location,
			openToRelocate: specialists.openToRelocate,
			version: specialists.version,
		})
		.from(specialists)
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(eq(specialists.id, actor.specialistId))
	if (!row) throw new Error('A specialist without a profile')
	return row
}
