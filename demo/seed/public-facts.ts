import { eq, inArray, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Gender } from '#app/specialists/gender.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { men, women } from './people.ts'
import type { HospitalKind } from './job-texts.ts'
import type { Random } from './random.ts'

const everywhere = ['24-hour laboratory', 'Pharmacy', 'Ambulance', 'Blood storage', 'Digital X-ray']
const inMany = [
	'Intensive care unit',
	'CT scan',
	'MRI',
	'Dialysis',
	'Blood bank',
	'Central oxygen plant',
	'Neonatal intensive care',
	'Endoscopy suite',
	'Staff quarters',
	'Doctors’ hostel',
	'Crèche',
]
/** What a hospital of the kind has no use for, or no room. */
const notIn: Partial<Record<HospitalKind, string[]>> = {
	heart: ['Neonatal intensive care', 'Endoscopy suite'],
	ortho: ['Neonatal intensive care', 'Dialysis', 'Endoscopy suite'],
	women: ['Dialysis', 'Endoscopy suite'],
	surgical: ['Neonatal intensive care', 'Dialysis'],
	home: ['CT scan', 'MRI', 'Dialysis', 'Blood bank', 'Staff quarters', 'Doctors’ hostel', 'Crèche'],
}
const ofKind: [RegExp, string[]][] = [
	[/Heart/, ['Cath lab', 'Cardiac theatre with heart-lung machine', 'Echo lab']],
	[/Orthopaedic/, ['C-arm', 'Laminar-flow theatre', 'Physiotherapy']],
	[/Women and Child/, ['Labor rooms', 'Pediatric intensive care']],
	[/Super Speciality|Research/, ['Cath lab', 'Neuro microscope', 'Modular theatres']],
]

type Named = { id: string; displayName: string; kind: HospitalKind }
type Person = { id: string; name: string }

/** What the public pages of hospitals list, and what three in four specialists said of their gender. */
export async function insertPublicFacts(random: Random, rows: readonly Named[], people: readonly Person[]) {
	for (const { id, displayName, kind } of rows) {
		const own = ofKind.filter(([name]) => name.test(displayName)).flatMap(([, facilities]) => facilities)
		const facilities = [
			...own,
			...random.some(everywhere, 3),
			...random.some(
				inMany.filter((facility) => !notIn[kind]?.includes(facility)),
				random.whole(2, 5),
			),
		]
		const host = displayName.toLowerCase().replace(/[^a-z]+/g, '-')
		await db
			.update(hospitals)
			.set({ facilities, website: sql`coalesce(${hospitals.website}, ${`https://${host}.example`})` })
			.where(eq(hospitals.id, id))
	}
	const said: Record<Gender, string[]> = { female: [], male: [], other: [] }
	for (const { id, name } of people) {
		if (!random.chance(0.75)) continue
		const first = name.replace(/^(Dr|Sister|Brother) /, '').split(' ')[0] ?? ''
		const gender = random.chance(0.02)
			? 'other'
			: women.includes(first)
				? 'female'
				: men.includes(first)
					? 'male'
					: null
		if (gender) said[gender].push(id)
	}
	for (const [gender, ids] of Object.entries(said) as [Gender, string[]][])
		if (ids.length > 0) await db.update(specialists).set({ gender }).where(inArray(specialists.id, ids))
}
