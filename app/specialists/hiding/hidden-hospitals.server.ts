import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { hiddenName, hospitalNameKey } from '#app/hospitals/names/hospital-name.server.ts'
import { isTooVague, isTownAlone, readNames } from '#app/hospitals/names/parsed-name.server.ts'
import { localityOf } from '#app/hospitals/sites/locality.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { hiddenHospitalMatches, hiddenHospitals, specialists, workExperiences } from '../tables.server.ts'

/** More is a list of everyone, and Private Mode does that better. */
const maxHidden = 100

/** A hospital here that a name means, with where it is; its legal name behind the other where that is not the same. */
export type MeantHospital = { id: string; name: string; place: string }

/** The specialist's own list, by name, with the verified hospitals that each line hides from and those that it no longer means. */
export async function listHidden(actor: Specialist) {
	const [lines, { rows }] = await Promise.all([
		db
			.select({
				id: hiddenHospitals.id,
				name: hiddenHospitals.name,
				blocked: hiddenHospitals.blocked,
				onlyHospital: hiddenHospitals.onlyHospital,
			})
			.from(hiddenHospitals)
			.where(eq(hiddenHospitals.specialistId, actor.specialistId))
			.orderBy(asc(hiddenHospitals.name)),
		db.execute<MeantRow & { hiddenId: string; shown: boolean }>(sql`
			select entry.id as "hiddenId", named.shown, ${meantColumns}
			from ${hiddenHospitals} entry
			join ${hiddenHospitalMatches} named on named.hidden_id = entry.id
				and (not entry.only_hospital or named.hospital_id = entry.hospital_id)
			join ${hospitals} on ${hospitals.id} = named.hospital_id and ${hospitals.status} = 'verified'
			where entry.specialist_id = ${actor.specialistId}
			order by ${hospitals.displayName}, ${hospitals.id}`),
	])
	const meantBy = Map.groupBy(rows, ({ hiddenId }) => hiddenId)
	return lines.map((line) => {
		const [means, except] = [false, true].map((isShown) =>
			(meantBy.get(line.id) ?? []).filter(({ shown }) => shown === isShown).map(toMeant),
		)
		return { ...line, means: means ?? [], except: except ?? [] }
	})
}

type MeantRow = { id: string; name: string; address: string; city: string; pin: string | null }
const shownName = sql<string>`${hospitals.displayName} || case when ${hospitals.legalNameKey} <> ${hospitals.displayNameKey} then ' (' || ${hospitals.legalName} || ')' else '' end`
const meantColumns = sql`${hospitals.id}, ${shownName} as name, ${hospitals.address}, ${hospitals.city}, ${hospitals.pin}`
const toMeant = ({ id, name, ...address }: MeantRow): MeantHospital => ({ id, name, place: localityOf(address) })

/** The verified hospitals that a name means before it is listed, for each of the names. */
export async function listMeant(
	names: readonly string[],
	tx: Pick<Transaction, 'execute'> = db,
): Promise<{ name: string; means: MeantHospital[] }[]> {
	return Promise.all(
		names.map(async (name) => {
			const { nameReadings, nameKeys, nameKey } = hiddenName(name)
			const isNamed = (of: SQL) =>
				sql`${of}.name_keys && ${sql.param(nameKeys)}::text[] and hospital_names_match(${JSON.stringify(nameReadings)}::jsonb, ${of}.name_readings)`
			const { rows } = await tx.execute<MeantRow>(sql`
				select ${meantColumns} from ${hospitals}
				where ${hospitals.status} = 'verified' and (
					${isNamed(sql`hospitals`)} or ${nameKey} in (legal_name_key, display_name_key)
					or exists (select from hospital_sites site where site.hospital_id = ${hospitals.id} and ${isNamed(sql`site`)}))
				order by ${hospitals.displayName}, ${hospitals.id}`)
			return { name, means: rows.map(toMeant) }
		}),
	)
}

/** Where the specialist works now, as their work history has it, as far as they do not hide from it yet. */
export async function listEmployersToHideFrom(actor: Specialist) {
	const employers = await db
		.select({ name: workExperiences.hospital })
		.from(workExperiences)
		.where(and(eq(workExperiences.specialistId, actor.specialistId), isNull(workExperiences.endsOn)))
		.orderBy(desc(workExperiences.startsOn))
	return withoutHidden(
		actor,
		employers.map(({ name }) => name),
	)
}

/** Of these names, each once, those that no line of the list means. */
export async function withoutHidden(actor: Specialist, names: readonly string[]): Promise<string[]> {
	const byKey = new Map([...names].reverse().map((name) => [hospitalNameKey(name), name]))
	const once = names.filter((name) => byKey.get(hospitalNameKey(name)) === name)
	const isListed = await Promise.all(
		[...new Set(once)].map(async (name) => {
			const { nameReadings } = readNames([name], 'stored')
			const [found] = await db
				.select({ id: hiddenHospitals.id })
				.from(hiddenHospitals)
				.where(
					and(
						eq(hiddenHospitals.specialistId, actor.specialistId),
						sql`(${hiddenHospitals.nameKey} = ${hospitalNameKey(name)} or not ${hiddenHospitals.onlyHospital}
							and hospital_names_match(${hiddenHospitals.nameReadings}, ${JSON.stringify(nameReadings)}::jsonb))`,
					),
				)
				.limit(1)
			return found !== undefined
		}),
	)
	return [...new Set(once)].filter((_, at) => !isListed[at])
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

export type HideFailure = 'too-many' | 'too-vague'

/**
 * Hides from every hospital that the name means, registered with us or not; at once, and once however often it is asked
 * for. Fails with `too-many` when the list is full, and with `too-vague` when the name could be any hospital's.
 */
export async function hideFromHospital(actor: Specialist, name: string): Promise<Result<null, HideFailure>> {
	return db.transaction((tx) => hideFromHospitalIn(tx, actor, name))
}

/** As `hideFromHospital`, inside a transaction that does more. Nothing has been written when it fails. */
export async function hideFromHospitalIn(
	tx: Transaction,
	actor: Specialist,
	name: string,
): Promise<Result<null, HideFailure>> {
	const row = { specialistId: actor.specialistId, ...hiddenName(name) }
	const called = await tx
		.select({ id: hospitals.id })
		.from(hospitals)
		.where(or(eq(hospitals.displayNameKey, row.nameKey), eq(hospitals.legalNameKey, row.nameKey)))
		.limit(2)
	if (called.length === 0 && isTooVague(name) && !(isTownAlone(name) && (await listMeant([name], tx))[0]?.means.length))
		return fail('too-vague')
	const [full] = await tx
		.select({ count: count() })
		.from(hiddenHospitals)
		.where(eq(hiddenHospitals.specialistId, actor.specialistId))
	if ((full?.count ?? 0) >= maxHidden) return fail('too-many')
	await tx
		.insert(hiddenHospitals)
		// Its id keeps hold of a hospital that changes its name. Of two with one name, the name means both.
		.values({ ...row, hospitalId: called.length === 1 ? (called[0]?.id ?? null) : null })
		.onConflictDoUpdate({
			target: [hiddenHospitals.specialistId, hiddenHospitals.nameKey],
			set: { hiddenAfterBlock: true },
			setWhere: eq(hiddenHospitals.blocked, true),
		})
	return ok(null)
}

/** So many are named in a message, which lies over the page; the list on the page names all. */
const namedInMessage = 2

/** What a name hides from, in a sentence for the person who has just listed it. */
export function meansLine(means: readonly MeantHospital[]): string {
	if (means.length === 0)
		return t`No hospital of this name is on our site yet. Your profile stays hidden if one registers.`
	const named = means.slice(0, namedInMessage).map(({ name, place }) => `${name}, ${saidName(place)}`)
	const others = means.length - named.length
	const hospitals = named.join('; ')
	return others > 0
		? many(
				{ others, hospitals },
				'It hides your profile from {hospitals}; # other, and from hospitals of this name that register later.',
				'It hides your profile from {hospitals}; # others, and from hospitals of this name that register later.',
			)
		: t`It hides your profile from ${{ hospitals }}, and from hospitals of this name that register later.`
}

/** The line of the specialist's list, locked; null when it is another person's or gone. */
async function lockLine(tx: Transaction, actor: Specialist, hiddenId: string) {
	const entry = and(eq(hiddenHospitals.id, hiddenId), eq(hiddenHospitals.specialistId, actor.specialistId))
	const [line] = await tx.select().from(hiddenHospitals).where(entry).for('update')
	return line ? { ...line, entry } : null
}

async function findMeantIn(tx: Transaction, hiddenId: string, hospitalId: string) {
	const [found] = await tx
		.select({ name: shownName })
		.from(hiddenHospitalMatches)
		.innerJoin(hospitals, eq(hospitals.id, hiddenHospitalMatches.hospitalId))
		.where(and(eq(hiddenHospitalMatches.hiddenId, hiddenId), eq(hospitals.id, hospitalId)))
	return found ?? null
}

/** The name means this hospital and no other: those of the same name find the profile again. */
export async function hideOnlyFrom(actor: Specialist, hiddenId: string, hospitalId: string) {
	return db.transaction(async (tx) => {
		const line = await lockLine(tx, actor, hiddenId)
		const meant = line && (await findMeantIn(tx, hiddenId, hospitalId))
		if (!meant) return null
		await tx.update(hiddenHospitals).set({ hospitalId, onlyHospital: true }).where(line.entry)
		await markShown(tx, hiddenId, hospitalId, false)
		return meant
	})
}

/** The name does not mean this hospital: it finds the profile again. A blocked one stays blocked. */
export async function hideExceptFrom(actor: Specialist, hiddenId: string, hospitalId: string) {
	return db.transaction(async (tx) => {
		const line = await lockLine(tx, actor, hiddenId)
		const meant = line && (await findMeantIn(tx, hiddenId, hospitalId))
		if (!meant || (line.blocked && line.hospitalId === hospitalId)) return null
		if (line.hospitalId === hospitalId)
			await tx.update(hiddenHospitals).set({ hospitalId: null, onlyHospital: false }).where(line.entry)
		await markShown(tx, hiddenId, hospitalId, true)
		return meant
	})
}

const markShown = (tx: Transaction, hiddenId: string, hospitalId: string, shown: boolean) =>
	tx
		.update(hiddenHospitalMatches)
		.set({ shown })
		.where(and(eq(hiddenHospitalMatches.hiddenId, hiddenId), eq(hiddenHospitalMatches.hospitalId, hospitalId)))

/** The name means every hospital of the name again. */
export async function hideFromAllOfName(actor: Specialist, hiddenId: string) {
	return db.transaction(async (tx) => {
		const line = await lockLine(tx, actor, hiddenId)
		if (!line) return null
		await tx.update(hiddenHospitals).set({ onlyHospital: false }).where(line.entry)
		await tx.update(hiddenHospitalMatches).set({ shown: false }).where(eq(hiddenHospitalMatches.hiddenId, hiddenId))
		return { name: line.name }
	})
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
	const name = hiddenName(hospital.name)
	const row = { specialistId: actor.specialistId, hospitalId: hospital.id, ...name, blocked: true }
	const [named] = await tx
		.insert(hiddenHospitals)
		.values(row)
		.onConflictDoUpdate({
			target: [hiddenHospitals.specialistId, hiddenHospitals.nameKey],
			set: { ...block, hospitalId: hospital.id },
			setWhere: isNull(hiddenHospitals.hospitalId),
		})
		.returning({ id: hiddenHospitals.id })
	if (named) return named.id
	// Another hospital of that name is listed. A key that is no hospital's name keeps the two apart.
	const apart = { ...row, nameKey: `${name.nameKey} ${hospital.id}` }
	return only(await tx.insert(hiddenHospitals).values(apart).returning({ id: hiddenHospitals.id })).id
}
