import { and, asc, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import { specialities } from '#app/catalog/specialities.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { disclose } from '#app/specialists/disclosure/disclosure.ts'
import { type Claims, noClaims } from '#app/specialists/profile/profile.ts'
import { findProfiles } from '#app/specialists/queries.server.ts'
import { isListed, specialists } from '#app/specialists/tables.server.ts'
import { gradeNames } from './grades.ts'
import type { CredentialStatus } from './status.ts'
import { credentialDocuments, credentials, identityChecks } from './tables.server.ts'

/** Not past its expiry date, by the day in India. The last day itself still counts. */
export const isUnexpired = sql`(${credentials.validUntil} is null or ${credentials.validUntil} >= (now() at time zone 'Asia/Kolkata')::date)`

export const isVerifiedToday = and(eq(credentials.status, 'verified'), isUnexpired)

export const isVerifiedRegistration = and(eq(credentials.kind, 'registration'), isVerifiedToday)

/** A verified credential whose last day is over is expired, also before the nightly task has said so. */
export const statusToday = sql<CredentialStatus>`case when ${credentials.status} = 'verified'
	and ${credentials.validUntil} < (now() at time zone 'Asia/Kolkata')::date then 'expired' else ${credentials.status} end`

/** Waits for our check. Without a document there is nothing to check yet. */
export const awaitsCheck = and(
	eq(credentials.status, 'pending'),
	exists(
		db
			.select({ id: credentialDocuments.id })
			.from(credentialDocuments)
			.where(and(eq(credentialDocuments.credentialId, credentials.id), isNull(credentialDocuments.retiredAt))),
	),
)

/** Does the specialist carry the Verified badge? */
export async function hasVerifiedRegistration(specialistId: string): Promise<boolean> {
	const [row] = await db
		.select({ id: credentials.id })
		.from(credentials)
		.where(and(eq(credentials.specialistId, specialistId), isVerifiedRegistration))
		.limit(1)
	return row !== undefined
}

/** What the specialist claims and what we found, for `disclose`. */
export async function listClaims(specialistId: string): Promise<Claims> {
	return (await listClaimsOf([specialistId]))(specialistId)
}

/** As `listClaims`, for several people at once. */
export async function listClaimsOf(specialistIds: string[]): Promise<(specialistId: string) => Claims> {
	if (specialistIds.length === 0) return () => noClaims
	const [rows, identities] = await Promise.all([readClaims(specialistIds), readIdentityChecks(specialistIds)])
	const claims = Map.groupBy(rows, ({ of }) => of)
	const checkedOn = new Map(identities.map(({ of, on }) => [of, on]))
	return (specialistId) => {
		const own = (claims.get(specialistId) ?? []).map(({ of: _of, grade, ...row }) => ({
			...row,
			grade: grade && gradeNames[grade],
		}))
		return {
			registrations: own.flatMap(({ kind, title, number, ...check }) =>
				kind === 'registration' && number !== null ? [{ council: title, number, ...check }] : [],
			),
			degrees: own.flatMap(({ kind, title, number: _number, ...check }) =>
				kind === 'degree' ? [{ title, ...check }] : [],
			),
			identityCheckedOn: checkedOn.get(specialistId) ?? null,
		}
	}
}

const readIdentityChecks = (specialistIds: string[]) =>
	db
		.select({ of: identityChecks.specialistId, on: identityChecks.checkedOn })
		.from(identityChecks)
		.where(inArray(identityChecks.specialistId, specialistIds))

const readClaims = (specialistIds: string[]) =>
	db
		.select({
			of: credentials.specialistId,
			kind: credentials.kind,
			title: credentials.title,
			number: credentials.number,
			verified: sql<boolean>`(${isVerifiedToday})`,
			verifiedAt: credentials.verifiedAt,
			checkedName: credentials.checkedName,
			grade: credentials.checkGrade,
		})
		.from(credentials)
		.where(and(inArray(credentials.specialistId, specialistIds), inArray(credentials.kind, ['registration', 'degree'])))
		.orderBy(asc(credentials.year), asc(credentials.createdAt))

/** Counts by status, newest first, for the dashboard's card and profile completion. By the day in India. */
export async function summariseCredentials(specialistId: string) {
	const items = await db
		.select({
			id: credentials.id,
			kind: credentials.kind,
			title: credentials.title,
			status: statusToday,
			validUntil: credentials.validUntil,
		})
		.from(credentials)
		.where(eq(credentials.specialistId, specialistId))
		.orderBy(desc(credentials.createdAt), asc(credentials.id))
	const count = (wanted: CredentialStatus) => items.filter(({ status }) => status === wanted).length
	return {
		verified: count('verified'),
		pending: count('pending'),
		rejected: count('rejected'),
		expired: count('expired'),
		items,
		hasVerifiedRegistration: items.some(({ kind, status }) => kind === 'registration' && status === 'verified'),
	}
}

const anesthesiology = specialities.filter(({ family }) => family === 'anesthesiology').map(({ slug }) => slug)

/**
 * Anesthesiologists with a verified registration as a visitor may see them, those with most experience first. The
 * same for everyone: who is missing from a hospital's own list would be known to hide from it.
 */
export async function listVerifiedAnesthesiologists(limit: number) {
	const verified = db
		.select({ one: sql`1` })
		.from(credentials)
		.where(and(eq(credentials.specialistId, specialists.id), isVerifiedRegistration))
	const profiles = await findProfiles(
		and(inArray(specialists.specialitySlug, anesthesiology), isListed, isNull(accounts.suspendedAt), exists(verified)),
		limit,
	)
	const claimsOf = await listClaimsOf(profiles.map(({ id }) => id))
	return profiles.flatMap((profile) => disclose({ ...profile, ...claimsOf(profile.id) }, { kind: 'public' }) ?? [])
}
