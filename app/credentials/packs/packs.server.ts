import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { formatDateTime, formatDay } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { isVerifiedToday } from '../queries.server.ts'
import { maxLivePacks } from './pack-limits.ts'
import { credentialPackOpenings, credentialPacks, credentials } from '../tables.server.ts'

export type PackFailure = 'nothing-verified' | 'too-many'

/**
 * Makes a link to all verified credentials of a specialist. The token is returned this once: we keep only its hash.
 * Fails with `nothing-verified` while there is nothing to show, and with `too-many` beyond 20 links that still work.
 */
export async function makePack(
	actor: Specialist,
	{ label, days }: { label: string; days: number },
): Promise<Result<{ packId: string; token: string }, PackFailure>> {
	const { specialistId } = actor
	return db.transaction(async (tx) => {
		await tx.select({ id: specialists.id }).from(specialists).where(eq(specialists.id, specialistId)).for('update')
		const verified = await tx
			.select({ id: credentials.id })
			.from(credentials)
			.where(and(eq(credentials.specialistId, specialistId), isVerifiedToday))
			.limit(1)
		if (verified.length === 0) return fail('nothing-verified')
		const [live] = await tx
			.select({ packs: count() })
			.from(credentialPacks)
			.where(and(eq(credentialPacks.specialistId, specialistId), isLive))
		if ((live?.packs ?? 0) >= maxLivePacks) return fail('too-many')

		const token = newToken()
		const expiresAt = sql`now() + make_interval(days => ${days}::int)`
		const { id } = only(
			await tx
				.insert(credentialPacks)
				.values({ specialistId, label, tokenHash: hashToken(token), expiresAt })
				.returning({ id: credentialPacks.id }),
		)
		return ok({ packId: id, token })
	})
}

export const isLive = and(isNull(credentialPacks.revokedAt), gt(credentialPacks.expiresAt, sql`now()`))

/** Ends a link at once. Pressed twice, it stays ended since the first time. False when it is not theirs. */
export async function revokePack(actor: Specialist, packId: string): Promise<boolean> {
	const revoked = await db
		.update(credentialPacks)
		.set({ revokedAt: sql`coalesce(${credentialPacks.revokedAt}, now())` })
		.where(and(eq(credentialPacks.id, packId), eq(credentialPacks.specialistId, actor.specialistId)))
		.returning({ id: credentialPacks.id })
	return revoked.length > 0
}

const maxListed = 50
/** Openings of a link that are listed one by one, the latest; whoever has it can open it all day. */
const maxOpenings = 20

/** The specialist's links with who opened them: those that work first, then the newest. */
export async function listPacks(actor: Specialist) {
	const packs = await db
		.select({
			id: credentialPacks.id,
			label: credentialPacks.label,
			createdAt: credentialPacks.createdAt,
			expiresAt: credentialPacks.expiresAt,
			revokedAt: credentialPacks.revokedAt,
			live: sql<boolean>`${isLive}`,
			opened: db.$count(credentialPackOpenings, eq(credentialPackOpenings.packId, credentialPacks.id)),
			total: totalFound,
		})
		.from(credentialPacks)
		.where(eq(credentialPacks.specialistId, actor.specialistId))
		.orderBy(sql`${isLive} desc`, desc(credentialPacks.createdAt))
		.limit(maxListed)
	const openings = await listOpenings(packs.map(({ id }) => id))
	return packs.map(({ createdAt, expiresAt, revokedAt, ...pack }) => ({
		...pack,
		made: formatDay(createdAt),
		until: formatDateTime(expiresAt),
		revoked: revokedAt && formatDay(revokedAt),
		openings: openings.filter(({ packId }) => packId === pack.id),
	}))
}

export type OwnPack = Awaited<ReturnType<typeof listPacks>>[number]

async function listOpenings(packIds: string[]) {
	if (packIds.length === 0) return []
	const latest = db
		.select({
			id: credentialPackOpenings.id,
			name: credentialPackOpenings.openerName,
			organisation: credentialPackOpenings.openerOrganisation,
			isKnown: sql<boolean>`${credentialPackOpenings.accountId} is not null`.as('is_known'),
			what: credentialPackOpenings.what,
			at: credentialPackOpenings.at,
		})
		.from(credentialPackOpenings)
		.where(eq(credentialPackOpenings.packId, credentialPacks.id))
		.orderBy(desc(credentialPackOpenings.at), asc(credentialPackOpenings.id))
		.limit(maxOpenings)
		.as('latest')
	const rows = await db
		.select({
			packId: credentialPacks.id,
			id: latest.id,
			name: latest.name,
			organisation: latest.organisation,
			isKnown: latest.isKnown,
			what: latest.what,
			at: latest.at,
		})
		.from(credentialPacks)
		.innerJoinLateral(latest, sql`true`)
		.where(inArray(credentialPacks.id, packIds))
		.orderBy(desc(latest.at), asc(latest.id))
	return rows.map(({ at, ...opening }) => ({ ...opening, at: formatDateTime(at) }))
}
