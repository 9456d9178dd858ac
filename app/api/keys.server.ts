import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { holdTeam } from '#app/hospitals/team/team.server.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { guardRowsFor } from '#app/identity/row-actor.server.ts'
import { callsPerMinute, maxKeys } from './limits.ts'
import type { Scope } from './scopes.ts'
import { apiKeys } from './tables.server.ts'

/** Tools that look for secrets in source code find keys by how they begin. */
const prefix = env.APP_MODE === 'production' ? 'tl_live_' : 'tl_test_'

export type KeyFailure = 'not-owner' | 'too-many'

/** Makes a key, which only the caller ever reads: its hash is what we keep. */
export async function createKey(
	owner: Member,
	{ name, scopes }: { name: string; scopes: Scope[] },
): Promise<Result<{ keyId: string; token: string }, KeyFailure>> {
	return db.transaction(async (tx) => {
		const { isManager } = await holdTeam(tx, owner)
		if (!isManager) return fail('not-owner')
		const { hospitalId, accountId } = owner
		const live = await tx.$count(apiKeys, and(eq(apiKeys.hospitalId, hospitalId), isNull(apiKeys.revokedAt)))
		if (live >= maxKeys) return fail('too-many')
		const token = prefix + newToken()
		const values = { hospitalId, createdBy: accountId, name, scopes, hash: hashToken(token), ending: token.slice(-4) }
		const { id: keyId } = only(await tx.insert(apiKeys).values(values).returning({ id: apiKeys.id }))
		await recordAudit(tx, {
			actorAccountId: accountId,
			action: 'hospital.api-key-created',
			subjectType: 'hospital',
			subjectId: hospitalId,
			facts: { keyId, name, scopes: scopes.join(' ') },
		})
		return ok({ keyId, token })
	})
}

/** Ends a key at once. Fails with `not-found` for one of another hospital, and for one that was revoked before. */
export async function revokeKey(
	owner: Member,
	keyId: string,
): Promise<Result<{ name: string }, 'not-owner' | 'not-found'>> {
	return db.transaction(async (tx) => {
		const { isManager } = await holdTeam(tx, owner)
		if (!isManager) return fail('not-owner')
		const { hospitalId, accountId } = owner
		const [revoked] = await tx
			.update(apiKeys)
			.set({ revokedAt: sql`now()` })
			.where(and(eq(apiKeys.id, keyId), eq(apiKeys.hospitalId, hospitalId), isNull(apiKeys.revokedAt)))
			.returning({ name: apiKeys.name })
		if (!revoked) return fail('not-found')
		await recordAudit(tx, {
			actorAccountId: accountId,
			action: 'hospital.api-key-revoked',
			subjectType: 'hospital',
			subjectId: hospitalId,
			facts: { keyId, name: revoked.name },
		})
		return ok(revoked)
	})
}

/** Its creator is an owner of the hospital today, with an account that is open. */
const isBacked = sql<boolean>`(${hospitalMembers.role} is not null and ${hospitalMembers.role} = 'owner' and ${accounts.suspendedAt} is null)`

/** All keys of the hospital, the newest first; those that were revoked at the end. */
export async function listKeys({ hospitalId }: Member) {
	return db
		.select({
			id: apiKeys.id,
			name: apiKeys.name,
			ending: apiKeys.ending,
			scopes: apiKeys.scopes,
			creator: accounts.name,
			createdAt: apiKeys.createdAt,
			lastUsedAt: apiKeys.lastUsedAt,
			revokedAt: apiKeys.revokedAt,
			isBacked,
		})
		.from(apiKeys)
		.leftJoin(accounts, eq(accounts.id, apiKeys.createdBy))
		.leftJoin(
			hospitalMembers,
			and(eq(hospitalMembers.accountId, apiKeys.createdBy), eq(hospitalMembers.hospitalId, apiKeys.hospitalId)),
		)
		.where(eq(apiKeys.hospitalId, hospitalId))
		.orderBy(sql`${apiKeys.revokedAt} is not null`, desc(apiKeys.createdAt))
}

export type OpenedKey = NonNullable<Awaited<ReturnType<typeof openKey>>>

const minute = sql`interval '1 minute'`

/**
 * For whom a key speaks: the owner who created it. `null` for a key that is unknown, was revoked, or whose creator is no
 * longer an owner there. Counts the call: one row a key, so that any number of processes count together.
 */
export async function openKey(token: string) {
	const isOver = sql`(${apiKeys.windowStartedAt} is null or ${apiKeys.windowStartedAt} <= now() - ${minute})`
	const [key] = await db
		.update(apiKeys)
		.set({
			lastUsedAt: sql`now()`,
			windowCalls: sql`case when ${isOver} then 1 else ${apiKeys.windowCalls} + 1 end`,
			windowStartedAt: sql`case when ${isOver} then now() else ${apiKeys.windowStartedAt} end`,
		})
		.where(and(eq(apiKeys.hash, hashToken(token)), isNull(apiKeys.revokedAt)))
		.returning({
			id: apiKeys.id,
			hospitalId: apiKeys.hospitalId,
			createdBy: apiKeys.createdBy,
			scopes: apiKeys.scopes,
			calls: apiKeys.windowCalls,
			secondsLeft: sql<number>`greatest(1, ceil(extract(epoch from ${apiKeys.windowStartedAt} + ${minute} - now())))::int`,
		})
	if (!key?.createdBy) return null
	const [creator] = await db
		.select({
			name: accounts.name,
			hospitalName: hospitals.displayName,
			hospitalStatus: hospitals.status,
		})
		.from(hospitalMembers)
		.innerJoin(accounts, eq(accounts.id, hospitalMembers.accountId))
		.innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
		.where(and(eq(hospitalMembers.accountId, key.createdBy), eq(hospitalMembers.hospitalId, key.hospitalId), isBacked))
	if (!creator) return null
	const { id: keyId, scopes, secondsLeft } = key
	const member: Member = {
		kind: 'member',
		accountId: key.createdBy,
		sessionId: keyId,
		hospitalId: key.hospitalId,
		...creator,
		// `isBacked`: only an owner's key works.
		role: 'owner',
		sites: null,
	}
	guardRowsFor(member)
	return { keyId, member, scopes, secondsLeft, callsLeft: callsPerMinute - key.calls }
}
