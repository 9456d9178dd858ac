import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { hospitalNameKey } from '#app/hospitals/hospital-name.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { hiddenHospitals, specialists, workExperiences } from './tables.server.ts'

/** More is a list of everyone, and Private Mode does that better. */
const maxHidden = 100

/** The specialist's own list, by name. */
export async function listHidden(actor: Specialist) {
	return db
		.select({ id: hiddenHospitals.id, name: hiddenHospitals.name, blocked: hiddenHospitals.blocked })
		.from(hiddenHospitals)
		.where(eq(hiddenHospitals.specialistId, actor.specialistId))
		.orderBy(asc(hiddenHospitals.name))
}

/** Where the specialist works now, as their work history has it, as far as they do not hide from it yet. */
export async function listEmployersToHideFrom(actor: Specialist) {
	const [employers, hidden] = await Promise.all([
		db
			.select({ name: workExperiences.hospital })
			.from(workExperiences)
			.where(and(eq(workExperiences.specialistId, actor.specialistId), isNull(workExperiences.endsOn)))
			.orderBy(desc(workExperiences.startsOn)),
		listHidden(actor),
	])
	const keys = new Set(hidden.map(({ name }) => hospitalNameKey(name)))
	return employers.flatMap(({ name }) => {
		const key = hospitalNameKey(name)
		if (keys.has(key)) return []
		keys.add(key)
		return [name]
	})
}

/** The person has chosen from whom to hide, or to hide from no one: from now on searches find them. Asked once. */
export const recordHidingAsked = (tx: Transaction, { specialistId }: Specialist) =>
	tx
		.update(specialists)
		.set({ hidingAskedAt: sql`now()` })
		.where(and(eq(specialists.id, specialistId), isNull(specialists.hidingAskedAt)))

/** Names to offer while typing: hospitals that we have checked. */
export async function suggestHospitals() {
	const rows = await db
		.selectDistinct({ name: hospitals.displayName })
		.from(hospitals)
		.where(eq(hospitals.status, 'verified'))
		.orderBy(asc(hospitals.displayName))
		.limit(300)
	return rows.map(({ name }) => name)
}

/**
 * Hides from a hospital by its name, registered with us or not; at once, and once however often it is asked for. Fails
 * with `too-many` when the list is full.
 */
export async function hideFromHospital(actor: Specialist, name: string): Promise<Result<null, 'too-many'>> {
	return db.transaction((tx) => hideFromHospitalIn(tx, actor, name))
}

/** As `hideFromHospital`, inside a transaction that does more. Nothing has been written when it fails. */
export async function hideFromHospitalIn(
	tx: Transaction,
	actor: Specialist,
	name: string,
): Promise<Result<null, 'too-many'>> {
	const [full] = await tx
		.select({ count: count() })
		.from(hiddenHospitals)
		.where(eq(hiddenHospitals.specialistId, actor.specialistId))
	if ((full?.count ?? 0) >= maxHidden) return fail('too-many')
	const row = { specialistId: actor.specialistId, name, nameKey: hospitalNameKey(name) }
	await tx
		.insert(hiddenHospitals)
		.values({ ...row, hospitalId: await findOneCalled(tx, row.nameKey) })
		.onConflictDoUpdate({
			target: [hiddenHospitals.specialistId, hiddenHospitals.nameKey],
			set: { hiddenAfterBlock: true },
			setWhere: eq(hiddenHospitals.blocked, true),
		})
	return ok(null)
}

/** Its id keeps hold of a hospital that changes its name. Of two with one name, the name means both. */
async function findOneCalled(tx: Transaction, nameKey: string) {
	const called = await tx
		.select({ id: hospitals.id })
		.from(hospitals)
		.where(or(eq(hospitals.displayNameKey, nameKey), eq(hospitals.legalNameKey, nameKey)))
		.limit(2)
	return called.length === 1 ? (called[0]?.id ?? null) : null
}

/**
 * Ends the block of a hospital, or shows the profile to it again; `null` when it is not on the specialist's list. One that
 * was hidden from besides the block stays so (`isHidden`).
 */
export async function stopHidingFrom(actor: Specialist, hiddenId: string) {
	return db.transaction(async (tx) => {
		const entry = and(eq(hiddenHospitals.id, hiddenId), eq(hiddenHospitals.specialistId, actor.specialistId))
		const [found] = await tx.select().from(hiddenHospitals).where(entry).for('update')
		if (!found) return null
		const { name, hospitalId, blocked: wasBlocked } = found
		const isHidden = wasBlocked && found.hiddenAfterBlock
		if (isHidden) await tx.update(hiddenHospitals).set({ blocked: false, hiddenAfterBlock: false }).where(entry)
		else await tx.delete(hiddenHospitals).where(entry)
		return { name, hospitalId, wasBlocked, isHidden }
	})
}

/** Of an entry that is on the list. One that was not blocked before is there because of the hiding. */
const block = {
	blocked: true,
	hiddenAfterBlock: sql`${hiddenHospitals.hiddenAfterBlock} or not ${hiddenHospitals.blocked}`,
}

/** Blocks a hospital, hidden from before or not; returns the entry of the specialist's list. */
export async function markBlocked(tx: Transaction, actor: Specialist, hospital: { id: string; name: string }) {
	const mine = eq(hiddenHospitals.specialistId, actor.specialistId)
	const [known] = await tx
		.update(hiddenHospitals)
		.set(block)
		.where(and(mine, eq(hiddenHospitals.hospitalId, hospital.id)))
		.returning({ id: hiddenHospitals.id })
	if (known) return known.id
	const nameKey = hospitalNameKey(hospital.name)
	const row = { specialistId: actor.specialistId, hospitalId: hospital.id, name: hospital.name, blocked: true }
	const [named] = await tx
		.insert(hiddenHospitals)
		.values({ ...row, nameKey })
		.onConflictDoUpdate({
			target: [hiddenHospitals.specialistId, hiddenHospitals.nameKey],
			set: { ...block, hospitalId: hospital.id },
			setWhere: isNull(hiddenHospitals.hospitalId),
		})
		.returning({ id: hiddenHospitals.id })
	if (named) return named.id
	// Another hospital of that name is listed. A key that is no hospital's name keeps the two apart.
	const apart = { ...row, nameKey: `${nameKey} ${hospital.id}` }
	return only(await tx.insert(hiddenHospitals).values(apart).returning({ id: hiddenHospitals.id })).id
}
