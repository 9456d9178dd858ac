import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { PlanRefusal } from '#app/billing/plans.ts'
import { holdPlan, whyFull } from '#app/billing/subscriptions.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { isId, notFound } from '#app/platform/http/http.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { firstPoolName } from './pools.ts'
import { candidatePools, savedCandidates } from '../tables.server.ts'

const ownPools = ({ hospitalId }: Member) => eq(candidatePools.hospitalId, hospitalId)
const isKept = isNull(candidatePools.removedAt)

/** Rows of a deleted list are there until it is gone for good. */
export const isInKeptPool = sql`not exists (select 1 from ${candidatePools} where ${candidatePools.id} = ${savedCandidates.poolId} and ${candidatePools.removedAt} is not null)`

export type Pool = { id: string | null; name: string; owner: string | null; people: number }

/** The lists of a hospital: the one that everyone has, then the others by name. */
export async function listPools(member: Member): Promise<Pool[]> {
	const [pools, [first]] = await Promise.all([
		db
			.select({
				id: candidatePools.id,
				name: candidatePools.name,
				owner: accounts.name,
				people: sql<number>`count(${savedCandidates.specialistId})::int`,
			})
			.from(candidatePools)
			.leftJoin(accounts, eq(accounts.id, candidatePools.createdBy))
			.leftJoin(savedCandidates, and(eq(savedCandidates.poolId, candidatePools.id), isNull(savedCandidates.removedAt)))
			.where(and(ownPools(member), isKept))
			.groupBy(candidatePools.id, accounts.name)
			.orderBy(asc(sql`lower(${candidatePools.name})`)),
		db
			.select({ people: sql<number>`count(*)::int` })
			.from(savedCandidates)
			.where(
				and(
					eq(savedCandidates.hospitalId, member.hospitalId),
					isNull(savedCandidates.poolId),
					isNull(savedCandidates.removedAt),
				),
			),
	])
	return [{ id: null, name: firstPoolName, owner: null, people: first?.people ?? 0 }, ...pools]
}

/** In which of the hospital's lists someone is, and the note of each; a pool without an id is the first list. */
export function listPoolsWith(member: Member, specialistId: string) {
	return db
		.select({ poolId: savedCandidates.poolId, note: sql<string>`coalesce(${savedCandidates.note}, '')` })
		.from(savedCandidates)
		.where(
			and(
				eq(savedCandidates.hospitalId, member.hospitalId),
				eq(savedCandidates.specialistId, specialistId),
				isNull(savedCandidates.removedAt),
				isInKeptPool,
			),
		)
		.orderBy(sql`${savedCandidates.poolId} nulls first`)
}

/** A pool of the hospital that cannot be deleted until `tx` ends; null when there is none of this id. */
export async function lockPool(tx: Transaction, member: Member, poolId: string) {
	const [pool] = await tx
		.select({ id: candidatePools.id, name: candidatePools.name })
		.from(candidatePools)
		.where(and(ownPools(member), eq(candidatePools.id, poolId), isKept))
		.for('share')
	return pool ?? null
}

export type PoolFailure = 'name-taken' | 'not-found' | PlanRefusal

/** A new list of the hospital. No two have the same name, whatever the case. */
export const createPool = (member: Member, name: string): Promise<Result<{ id: string }, PoolFailure>> =>
	withName(member, name, null, async (tx) => {
		const { hospitalId, accountId: createdBy } = member
		const full = await whyNoMorePools(tx, member)
		if (full) return fail(full)
		return ok(
			only(
				await tx.insert(candidatePools).values({ hospitalId, createdBy, name }).returning({ id: candidatePools.id }),
			),
		)
	})

export const renamePool = (
	member: Member,
	poolId: string,
	name: string,
): Promise<Result<{ id: string }, PoolFailure>> =>
	withName(member, name, poolId, async (tx) => {
		const [pool] = await tx
			.update(candidatePools)
			.set({ name })
			.where(and(ownPools(member), eq(candidatePools.id, poolId), isKept))
			.returning({ id: candidatePools.id })
		return pool ? ok(pool) : fail('not-found')
	})

/** Takes a list away with its notes, for good after a day. Null when it is gone already. */
export async function deletePool(member: Member, poolId: string) {
	const [pool] = await db
		.update(candidatePools)
		.set({ removedAt: sql`now()` })
		.where(and(ownPools(member), eq(candidatePools.id, poolId), isKept))
		.returning({ name: candidatePools.name })
	return pool ?? null
}

/** Brings a deleted list back with its people. */
export async function restorePool(member: Member, poolId: string): Promise<Result<{ id: string }, PoolFailure>> {
	const deleted = and(ownPools(member), eq(candidatePools.id, poolId), isNotNull(candidatePools.removedAt))
	const [pool] = await db.select({ name: candidatePools.name }).from(candidatePools).where(deleted)
	if (!pool) return fail('not-found')
	return withName(member, pool.name, poolId, async (tx) => {
		const full = await whyNoMorePools(tx, member)
		if (full) return fail(full)
		await tx.update(candidatePools).set({ removedAt: null }).where(deleted)
		return ok({ id: poolId })
	})
}

const whyNoMorePools = async (tx: Transaction, member: Member) =>
	whyFull(
		await holdPlan(tx, member.hospitalId),
		'pools',
		await tx.$count(candidatePools, and(ownPools(member), isKept)),
	)

/** Runs while no colleague can take the name. */
function withName<Value>(
	member: Member,
	name: string,
	but: string | null,
	change: (tx: Transaction) => Promise<Result<Value, PoolFailure>>,
): Promise<Result<Value, PoolFailure>> {
	return db.transaction(async (tx) => {
		await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, member.hospitalId)).for('update')
		const same = and(
			ownPools(member),
			isKept,
			eq(sql`lower(${candidatePools.name})`, name.toLowerCase()),
			but === null ? undefined : ne(candidatePools.id, but),
		)
		if (name.toLowerCase() === firstPoolName.toLowerCase() || (await tx.$count(candidatePools, same)) > 0)
			return fail('name-taken')
		return change(tx)
	})
}

/** The list that an address names, with all of them; a pool of no one here is a 404. */
export async function findPoolOf(member: Member, request: Request) {
	const asked = new URL(request.url).searchParams.get('pool')
	const pools = await listPools(member)
	const pool = pools.find(({ id }) => id === asked)
	if (!pool) throw notFound()
	return { pool, pools }
}

/** The same without the people of each, for buttons. */
export function poolIdOf(request: Request): string | null {
	const asked = new URL(request.url).searchParams.get('pool')
	return asked !== null && isId(asked) ? asked : null
}

/** What a list is called, for the message after a change; null when it is gone. */
export async function findPoolName(member: Member, poolId: string | null): Promise<string | null> {
	if (poolId === null) return firstPoolName
	const [pool] = await db
		.select({ name: candidatePools.name })
		.from(candidatePools)
		.where(and(ownPools(member), eq(candidatePools.id, poolId), isKept))
	return pool?.name ?? null
}
