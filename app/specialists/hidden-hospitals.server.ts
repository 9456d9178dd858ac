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
		.values({ ...row, hospitalId: await findOneCalled(tx, name) })
		.onConflictDoNothing({ target: [hiddenHospitals.specialistId, hiddenHospitals.nameKey] })
	return ok(null)
}

/** Its id keeps hold of a hospital that changes its name. Of two with one name, the name means both. */
async function findOneCalled(tx: Transaction, name: string) {
	const called = await tx
		.select({ id: hospitals.id })
		.from(hospitals)
		.where(
			or(sql`lower(${hospitals.displayName}) = lower(${name})`, sql`lower(${hospitals.legalName}) = lower(${name})`),
		)
		.limit(2)
	return called.length === 1 ? (called[0]?.id ?? null) : null
}

/** Shows the profile to the hospital again; `null` when it is not on the specialist's list. */
export async function stopHidingFrom(actor: Specialist, hiddenId: string) {
	const [removed] = await db
		.delete(hiddenHospitals)
		.where(and(eq(hiddenHospitals.id, hiddenId), eq(hiddenHospitals.specialistId, actor.specialistId)))
		.returning({
			name: hiddenHospitals.name,
			blocked: hiddenHospitals.blocked,
			hospitalId: hiddenHospitals.hospitalId,
		})
	return removed ?? null
}

/** Blocks a hospital, hidden from before or not; returns the entry of the specialist's list. */
export async function markBlocked(tx: Transaction, actor: Specialist, hospital: { id: string; name: string }) {
	const mine = eq(hiddenHospitals.specialistId, actor.specialistId)
	const [known] = await tx
		.update(hiddenHospitals)
		.set({ blocked: true })
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
			set: { hospitalId: hospital.id, blocked: true },
			setWhere: isNull(hiddenHospitals.hospitalId),
		})
		.returning({ id: hiddenHospitals.id })
	if (named) return named.id
	// Another hospital of that name is listed. A key that is no hospital's name keeps the two apart.
	const apart = { ...row, nameKey: `${nameKey} ${hospital.id}` }
	return only(await tx.insert(hiddenHospitals).values(apart).returning({ id: hiddenHospitals.id })).id
}
