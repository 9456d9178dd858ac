import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findCandidates } from './candidates.server.ts'
import { isInKeptPool, lockPool } from './pools.server.ts'
import { savedCandidates } from '../tables.server.ts'

/** Null is the list that every hospital has. */
type PoolId = string | null

const inPool = ({ hospitalId }: Member, poolId: PoolId) =>
	and(
		eq(savedCandidates.hospitalId, hospitalId),
		poolId === null ? isNull(savedCandidates.poolId) : eq(savedCandidates.poolId, poolId),
	)
const isThere = isNull(savedCandidates.removedAt)

/**
 * Puts people into a list that all members of the hospital share; who is in it already stays as they are. Those whom
 * the hospital may not see are left out, and so is everyone when the pool is gone. Returns who is in it now for the
 * first time. Someone who comes back has the note that was there.
 */
export async function saveCandidate(
	member: Member,
	specialistIds: string[],
	poolId: PoolId = null,
): Promise<{ added: string[] }> {
	const seen = await findCandidates(member, specialistIds)
	if (seen.length === 0) return { added: [] }
	return db.transaction(async (tx) => {
		if (poolId !== null && !(await lockPool(tx, member, poolId))) return { added: [] }
		const { hospitalId, accountId: addedBy } = member
		const rows = await tx
			.insert(savedCandidates)
			.values(
				seen
					.map(({ profile }) => ({ hospitalId, poolId, specialistId: profile.id, addedBy }))
					.toSorted((a, b) => (a.specialistId < b.specialistId ? -1 : 1)),
			)
			.onConflictDoUpdate({
				target: [savedCandidates.hospitalId, savedCandidates.poolId, savedCandidates.specialistId],
				set: { removedAt: null, addedBy, addedAt: sql`now()` },
				setWhere: isNotNull(savedCandidates.removedAt),
			})
			.returning({ id: savedCandidates.specialistId })
		return { added: rows.map(({ id }) => id) }
	})
}

/** Takes people out of a list. `not-listed` when none was in it, as a colleague was faster or they never were. */
export async function removeSavedCandidate(
	member: Member,
	specialistIds: string[],
	poolId: PoolId = null,
): Promise<Result<{ removed: string[] }, 'not-listed'>> {
	const rows = await db.transaction(async (tx) => {
		await lockRows(tx, member, specialistIds)
		return tx
			.update(savedCandidates)
			.set({ removedAt: sql`now()` })
			.where(and(inPool(member, poolId), isThere, inArray(savedCandidates.specialistId, specialistIds)))
			.returning({ id: savedCandidates.specialistId })
	})
	return rows.length > 0 ? ok({ removed: rows.map(({ id }) => id) }) : fail('not-listed')
}

/** These people in every list of the hospital, locked in one order: members who change the same lists wait for each other. */
const lockRows = (tx: Transaction, { hospitalId }: Member, specialistIds: string[]) =>
	tx
		.select({
			specialistId: savedCandidates.specialistId,
			poolId: savedCandidates.poolId,
			note: savedCandidates.note,
			isThere: sql<boolean>`${isThere}`,
		})
		.from(savedCandidates)
		.where(and(eq(savedCandidates.hospitalId, hospitalId), inArray(savedCandidates.specialistId, specialistIds)))
		.orderBy(savedCandidates.specialistId, savedCandidates.poolId)
		.for('update')

type Move = {
	from: PoolId
	to: PoolId
	/** Those who were in `from` before they were moved into it: undoing that move leaves them there. */
	staying?: readonly string[]
}

/**
 * From one list to another, with their notes. A person who has left the first is not moved. `stayed` were in the second
 * already; undoing the move leaves them in it.
 */
export async function moveSavedCandidates(
	member: Member,
	specialistIds: string[],
	{ from, to, staying = [] }: Move,
): Promise<Result<{ moved: string[]; stayed: string[] }, 'not-listed' | 'no-such-pool'>> {
	return db.transaction(async (tx) => {
		if (to !== null && !(await lockPool(tx, member, to))) return fail('no-such-pool')
		const { hospitalId, accountId: addedBy } = member
		const rows = await lockRows(tx, member, specialistIds)
		const listedIn = (poolId: PoolId) => rows.filter((row) => row.isThere && row.poolId === poolId)
		const taken = listedIn(from)
		if (taken.length === 0) return fail('not-listed')
		const moved = taken.map(({ specialistId }) => specialistId)
		await tx
			.update(savedCandidates)
			.set({ removedAt: sql`now()` })
			.where(
				and(
					inPool(member, from),
					inArray(
						savedCandidates.specialistId,
						moved.filter((id) => !staying.includes(id)),
					),
				),
			)
		await tx
			.insert(savedCandidates)
			.values(taken.map(({ specialistId, note }) => ({ specialistId, note, hospitalId, poolId: to, addedBy })))
			.onConflictDoUpdate({
				target: [savedCandidates.hospitalId, savedCandidates.poolId, savedCandidates.specialistId],
				// The note of someone who is there stays; who comes back brings the newer one.
				set: {
					removedAt: null,
					note: sql`case when ${savedCandidates.removedAt} is null then coalesce(${savedCandidates.note}, excluded.note) else coalesce(excluded.note, ${savedCandidates.note}) end`,
				},
			})
		const there = listedIn(to).map(({ specialistId }) => specialistId)
		return ok({ moved, stayed: moved.filter((id) => there.includes(id)) })
	})
}

/** The note of someone in a list, or null when they are not in it. */
export async function findNote(member: Member, specialistId: string, poolId: PoolId): Promise<string | null> {
	const [row] = await db
		.select({ note: sql<string>`coalesce(${savedCandidates.note}, '')` })
		.from(savedCandidates)
		.where(and(inPool(member, poolId), isThere, eq(savedCandidates.specialistId, specialistId)))
	return row?.note ?? null
}

/** `before` is the note that the member saw. Fails with `changed-meanwhile` when a colleague wrote another since. */
export async function writeNote(
	member: Member,
	specialistId: string,
	{ poolId, note, before }: { poolId: PoolId; note: string; before: string },
): Promise<Result<null, 'not-listed' | 'changed-meanwhile'>> {
	const one = and(inPool(member, poolId), isThere, eq(savedCandidates.specialistId, specialistId))
	const written = await db
		.update(savedCandidates)
		.set({ note: note || null })
		.where(and(one, eq(sql`coalesce(${savedCandidates.note}, '')`, before)))
		.returning({ id: savedCandidates.specialistId })
	if (written.length > 0) return ok(null)
	return fail((await db.$count(savedCandidates, one)) > 0 ? 'changed-meanwhile' : 'not-listed')
}

/** Which of these the hospital has in its first list. */
export const findSavedCandidates = (member: Member, specialistIds: string[]) => findIn(member, specialistIds, true)

/** Which of these the hospital has in any of its lists. */
export const findPooledCandidates = (member: Member, specialistIds: string[]) => findIn(member, specialistIds, false)

async function findIn(member: Member, specialistIds: string[], isFirstOnly: boolean): Promise<Set<string>> {
	if (specialistIds.length === 0) return new Set()
	const rows = await db
		.select({ id: savedCandidates.specialistId })
		.from(savedCandidates)
		.where(
			and(
				isFirstOnly ? inPool(member, null) : eq(savedCandidates.hospitalId, member.hospitalId),
				isThere,
				isInKeptPool,
				inArray(savedCandidates.specialistId, specialistIds),
			),
		)
	return new Set(rows.map(({ id }) => id))
}

/** The page says of how many they are the beginning: more is a search of its own. */
const maxSavedCandidates = 200

/** People of a list, the last added first, each with how many there are. Some of them may have gone private since: who reads them decides. */
export const listSavedCandidates = (member: Member, poolId: PoolId = null) =>
	db
		.select({
			specialistId: savedCandidates.specialistId,
			addedAt: savedCandidates.addedAt,
			note: sql<string>`coalesce(${savedCandidates.note}, '')`,
			total: totalFound,
		})
		.from(savedCandidates)
		.where(and(inPool(member, poolId), isThere))
		.orderBy(desc(savedCandidates.addedAt), desc(savedCandidates.specialistId))
		.limit(maxSavedCandidates)
