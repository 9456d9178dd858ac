import { and, asc, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { logoPath, ownLogoPath } from './logo.server.ts'
import { isPictureShown } from '#app/platform/files/picture-reviews.server.ts'
import type { PublicPageInput } from './public-page-schema.server.ts'
import { hospitals } from '../tables.server.ts'

/** What the public page of a hospital says of it; null for one that we have not verified. */
export async function findPublicHospital(hospitalId: string) {
	const [hospital] = await readerDb()
		.select({
			id: hospitals.id,
			name: hospitals.displayName,
			logo: logoPath,
			city: hospitals.city,
			pin: hospitals.pin,
			website: hospitals.website,
			about: hospitals.about,
			promiseReply: hospitals.promiseReply,
			ratingReply: hospitals.ratingReply,
			beds: hospitals.beds,
			operationTheatres: hospitals.operationTheatres,
			facilities: hospitals.facilities,
			verifiedAt: hospitals.verifiedAt,
		})
		.from(hospitals)
		.where(and(eq(hospitals.id, hospitalId), eq(hospitals.status, 'verified')))
	return hospital ?? null
}

/** Every hospital that has a public page, for the list that search engines read. */
export const listVerifiedHospitals = () =>
	readerDb()
		.select({ id: hospitals.id, updatedAt: hospitals.updatedAt })
		.from(hospitals)
		.where(eq(hospitals.status, 'verified'))
		.orderBy(asc(hospitals.id))

/** What the owner can change of the public page, with the version that a save must name. */
export async function findOwnPublicPage(member: Member, on: Queryable = db) {
	const [hospital] = await on
		.select({
			name: hospitals.displayName,
			logo: ownLogoPath,
			isLogoShown: isPictureShown(hospitals.logoKey),
			about: hospitals.about,
			promiseReply: hospitals.promiseReply,
			ratingReply: hospitals.ratingReply,
			website: hospitals.website,
			beds: hospitals.beds,
			operationTheatres: hospitals.operationTheatres,
			facilities: hospitals.facilities,
			version: hospitals.version,
		})
		.from(hospitals)
		.where(eq(hospitals.id, member.hospitalId))
	if (!hospital) throw new Error('A member without a hospital')
	return hospital
}

/**
 * Saves what the owner says of the hospital, once the scanner has read it (moderation/hospital-page.server.ts). Names and licence are left out, because they were checked and change only
 * with a new check. Fails with `changed` when someone saved since the form was shown.
 */
export async function savePublicPage(
	owner: Member,
	{ version, ...content }: PublicPageInput,
	on: Queryable = db,
): Promise<Result<null, 'changed'>> {
	return on.transaction(async (tx) => {
		const saved = await tx
			.update(hospitals)
			.set({ ...content, version: sql`${hospitals.version} + 1`, updatedAt: sql`now()` })
			.where(and(eq(hospitals.id, owner.hospitalId), eq(hospitals.version, version)))
			.returning({ id: hospitals.id })
		if (saved.length === 0) return fail('changed')
		await recordAudit(tx, {
			actorAccountId: owner.accountId,
			action: 'hospital.page-saved',
			subjectType: 'hospital',
			subjectId: owner.hospitalId,
		})
		return ok(null)
	})
}
