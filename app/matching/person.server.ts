import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { councilByCode } from '#app/catalog/councils.ts'
import { findPlace } from '#app/catalog/places.server.ts'
import { isUnexpired, isVerifiedToday } from '#app/credentials/queries.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { educations, specialists } from '#app/specialists/tables.server.ts'
import type { MatchPerson } from './facts.ts'

/** What matching may know of a specialist, read fresh: a change of the profile counts at once. */
export async function findMatchPerson(specialistId: string): Promise<MatchPerson> {
	const [[profile], claims, schools] = await Promise.all([
		readProfile(specialistId),
		listClaims(specialistId),
		db
			.select({ degree: educations.degree, field: educations.field })
			.from(educations)
			.where(eq(educations.specialistId, specialistId))
			.orderBy(asc(educations.position)),
	])
	if (!profile) throw new Error('A specialist without a profile')
	const { latitude, longitude, month, shift, hour, perCase, preferredAreas, ...rest } = profile
	const registrations = claims.flatMap(({ kind, councilCode, isVerified }) => {
		const council = kind === 'registration' ? councilByCode(councilCode ?? '') : null
		return council ? [{ state: council.state, isVerified }] : []
	})
	const certified = claims.flatMap(({ kind, title }) => (kind === 'degree' ? [title] : []))
	return {
		...rest,
		degrees: [...certified, ...schools.flatMap(({ degree, field }) => [degree, `${degree} ${field ?? ''}`.trim()])],
		registrations,
		place: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
		preferredAreas: preferredAreas.flatMap((area) => {
			const place = findPlace(area)
			return place ? [{ name: area, lat: place.lat, lng: place.lng }] : []
		}),
		expected: { month, shift, hour, case: perCase },
	}
}

const readProfile = (specialistId: string) =>
	db
		.select({
			specialitySlug: specialists.specialitySlug,
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
			availableFrom: specialists.availableFrom,
			languages: specialists.languages,
		})
		.from(specialists)
		.where(eq(specialists.id, specialistId))

/** What was rejected or has run out is no claim. */
const listClaims = (specialistId: string) =>
	db
		.select({
			kind: credentials.kind,
			title: credentials.title,
			councilCode: credentials.councilCode,
			isVerified: sql<boolean>`${isVerifiedToday}`,
		})
		.from(credentials)
		.where(
			and(
				eq(credentials.specialistId, specialistId),
				inArray(credentials.status, ['pending', 'verified']),
				isUnexpired,
			),
		)
		.orderBy(asc(credentials.year), asc(credentials.createdAt))
