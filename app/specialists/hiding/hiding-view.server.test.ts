// The view `hiding` against its meaning, worked out from the names themselves after each of many random moves.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { storedNames } from '#app/hospitals/names/hospital-name.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { relations } from '#app/relations/view.server.ts'
import { randomFrom } from '#demo/seed/random.ts'
import { aSpecialist } from '../fixtures.server.ts'
import {
	hideExceptFrom,
	hideFromAllOfName,
	hideFromHospital,
	hideOnlyFrom,
	listHidden,
	markBlocked,
	stopHidingFrom,
} from './hidden-hospitals.server.ts'

type Hidden = { specialist_id: string; hospital_id: string; blocked: boolean }

/** An entry means the hospital of its id, each of the same name, and each of a similar one; a block the first two alone. */
const meaning = sql`
	select specialist_id, hospital_id, bool_or(blocked) as blocked from (
		select entry.specialist_id, hospital.id as hospital_id, entry.blocked
		from hidden_hospitals entry
		join hospitals hospital on hospital.id = entry.hospital_id
			or hospital.legal_name_key = entry.name_key or hospital.display_name_key = entry.name_key
		where (not entry.only_hospital or hospital.id = entry.hospital_id)
			and not exists (select from hidden_hospital_matches named
				where named.hidden_id = entry.id and named.hospital_id = hospital.id and named.shown)
		union all
		select named.specialist_id, named.hospital_id, false
		from hidden_hospital_matches named join hidden_hospitals entry on entry.id = named.hidden_id
		where named.alike and not named.shown and not entry.only_hospital and (not entry.blocked or entry.hidden_after_block)
	) either group by specialist_id, hospital_id order by specialist_id, hospital_id`
const view = sql`select specialist_id, hospital_id, bool_or(blocked) as blocked from hiding
	group by specialist_id, hospital_id order by specialist_id, hospital_id`

const names = [
	'Deepwater Heart Institute',
	'Deepwater Heart Institute Pvt. Ltd., Pune',
	'Deepwater Eye Clinic',
	'Dr. Sarvade Hospital',
	'Sarvade Multispeciality Hospital',
	'City Hospital',
	'City Hospital, Nashik',
	'Wellspring',
]

test('hiding is what names and ids mean, whatever is listed, blocked, narrowed, renamed or removed', async () => {
	const random = randomFrom(71)
	const people = [await aSpecialist(), await aSpecialist(), await aSpecialist()]
	const called = (name: string) => aHospital({ displayName: name, legalName: random.pick(names) })
	const registered = [
		await called('City Hospital'),
		await called('Deepwater Heart Institute'),
		await called('Wellspring'),
	]

	for (let move = 0; move < 120; move++) {
		const person = random.pick(people)
		const hospital = random.pick(registered)
		const [line] = await listHidden(person)
		const meant = line && [...line.means, ...line.except].at(-1)
		const kind = random.pick(['list', 'list', 'block', 'only', 'except', 'all', 'stop', 'rename', 'register', 'remove'])
		if (kind === 'list') await hideFromHospital(person, random.pick(names))
		if (kind === 'block')
			await db.transaction((tx) => markBlocked(tx, person, { id: hospital.id, name: random.pick(names) }))
		if (kind === 'only' && meant) await hideOnlyFrom(person, line.id, meant.id)
		if (kind === 'except' && meant) await hideExceptFrom(person, line.id, meant.id)
		if (kind === 'all' && line) await hideFromAllOfName(person, line.id)
		if (kind === 'stop' && line) await stopHidingFrom(person, line.id)
		if (kind === 'rename')
			await db
				.update(hospitals)
				.set(storedNames({ displayName: random.pick(names), legalName: random.pick(names) }))
				.where(eq(hospitals.id, hospital.id))
		if (kind === 'register' && registered.length < 8) registered.push(await called(random.pick(names)))
		if (kind === 'remove' && registered.length > 2) {
			await db.delete(hospitals).where(eq(hospitals.id, hospital.id))
			registered.splice(registered.indexOf(hospital), 1)
		}

		const { rows: expected } = await db.execute<Hidden>(meaning)
		expect((await db.execute<Hidden>(view)).rows, `after move ${move}, ${kind}`).toEqual(expected)
		const pairs = await db
			.select({ specialist_id: relations.specialistId, hospital_id: relations.hospitalId, blocked: relations.blocked })
			.from(relations)
			.where(eq(relations.hidden, true))
			.orderBy(relations.specialistId, relations.hospitalId)
		expect(pairs).toEqual(expected)
	}
})
