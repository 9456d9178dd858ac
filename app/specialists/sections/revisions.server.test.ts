import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { aCareer, aSpecialist } from '../fixtures.server.ts'
import { findProfile } from '../queries.server.ts'
import { changeSection, openSection, saveSection, undoSave } from './revisions.server.ts'
import {
	aboutSection,
	areaSection,
	availabilitySection,
	languagesSection,
	paySection,
	type Section,
	shiftsSection,
} from './section-contents.server.ts'
import { personalData, profileRevisions, specialists } from '../tables.server.ts'
import { ok } from '#app/platform/result.ts'

const revisionIn = (saved: Awaited<ReturnType<typeof saveSection>>) => (saved.ok ? saved.value.revisionId : '')

async function save<Content>(
	actor: Awaited<ReturnType<typeof aSpecialist>>,
	section: Section<Content>,
	content: Content,
) {
	const { seen } = await openSection(actor, section)
	return saveSection(actor, section, content, seen)
}

describe('a save and its undo', () => {
	const before = {
		bio: 'As it was.',
		yearsOfExperience: 11,
		languages: ['mr', 'hi', 'en'],
		shifts: ['morning'],
		availability: { mon: { from: '08:00', to: '14:00' } },
		travelRadiusKm: 20,
		preferredAreas: ['Kothrud'],
		expectedMonthlyPaise: 30_000_000n,
	}

	test.each([
		[
			'about',
			(asha) => save(asha, aboutSection, { bio: null, yearsOfExperience: 12, gender: 'female' }),
			{ yearsOfExperience: 12 },
		],
		['languages', (asha) => save(asha, languagesSection, { languages: ['ta'] }), { languages: ['ta'] }],
		['shifts', (asha) => save(asha, shiftsSection, { shifts: ['night'] }), { shifts: ['night'] }],
		[
			'availability',
			(asha) =>
				save(asha, availabilitySection, {
					availability: { sun: { from: '20:00', to: '08:00' } },
					availableFrom: '2099-03-01',
				}),
			{ availability: { sun: { from: '20:00', to: '08:00' } }, availableFrom: '2099-03-01' },
		],
		[
			'pay',
			(asha) => save(asha, paySection, { month: null, shift: '1200050', hour: null, case: '400000' }),
			{ expectedMonthlyPaise: null, expectedShiftPaise: 1_200_050n, expectedCasePaise: 400_000n },
		],
		[
			'area',
			(asha) => save(asha, areaSection, { travelRadiusKm: null, preferredAreas: ['Baner', 'Aundh'] }),
			{ travelRadiusKm: null, preferredAreas: ['Baner', 'Aundh'] },
		],
	] satisfies [string, (asha: Awaited<ReturnType<typeof aSpecialist>>) => ReturnType<typeof saveSection>, object][])(
		'change %s and nothing else, and put it back',
		async (_name, change, after) => {
			const asha = await aSpecialist(before)
			const original = await findProfile(asha.specialistId)

			const saved = await change(asha)

			expect(saved).toMatchObject({ ok: true })
			expect(await findProfile(asha.specialistId)).toMatchObject(after)
			expect(await undoSave(asha, revisionIn(saved))).toMatchObject({ ok: true })
			expect(await findProfile(asha.specialistId)).toEqual(original)
		},
	)

	test('end with the next save of the same section, but not with one of another', async () => {
		const asha = await aSpecialist(before)
		const first = revisionIn(await save(asha, languagesSection, { languages: ['ta'] }))
		const other = revisionIn(await save(asha, shiftsSection, { shifts: ['night'] }))
		const second = revisionIn(await save(asha, languagesSection, { languages: ['te'] }))

		expect(await undoSave(asha, first)).toEqual({ ok: false, failure: 'saved-since' })
		expect(await undoSave(asha, other)).toEqual({ ok: true, value: { section: 'shifts' } })
		expect(await findProfile(asha.specialistId)).toMatchObject({ languages: ['te'], shifts: ['morning'] })

		await undoSave(asha, second)
		expect(await undoSave(asha, first)).toMatchObject({ ok: true })
		expect(await findProfile(asha.specialistId)).toMatchObject({ languages: before.languages })
	})

	test("are one's own", async () => {
		const [asha, ravi] = [await aSpecialist(before), await aSpecialist({ name: 'Dr Ravi Kale' })]
		const revision = revisionIn(await save(asha, languagesSection, { languages: ['ta'] }))

		expect(await undoSave(ravi, revision)).toEqual({ ok: false, failure: 'not-found' })
		expect(await findProfile(asha.specialistId)).toMatchObject({ languages: ['ta'] })
	})
})

test('of two tabs that save one section, one wins and the other is told', async () => {
	const asha = await aSpecialist()
	const { seen } = await openSection(asha, languagesSection)

	const saves = await Promise.all([
		saveSection(asha, languagesSection, { languages: ['ta'] }, seen),
		saveSection(asha, languagesSection, { languages: ['te'] }, seen),
	])

	expect(saves.filter(({ ok }) => ok)).toHaveLength(1)
	expect(saves).toContainEqual({ ok: false, failure: 'stale' })
	expect(await db.$count(profileRevisions, eq(profileRevisions.specialistId, asha.specialistId))).toBe(1)
})

test('two tabs that save different sections both win', async () => {
	const asha = await aSpecialist()
	const [languages, shifts] = [await openSection(asha, languagesSection), await openSection(asha, shiftsSection)]

	const saves = await Promise.all([
		saveSection(asha, languagesSection, { languages: ['ta'] }, languages.seen),
		saveSection(asha, shiftsSection, { shifts: ['emergency'] }, shifts.seen),
	])

	expect(saves).toMatchObject([{ ok: true }, { ok: true }])
	expect(await findProfile(asha.specialistId)).toMatchObject({ languages: ['ta'], shifts: ['emergency'] })
})

test('a save makes a settings form that was open elsewhere stale', async () => {
	const asha = await aSpecialist()
	await aCareer(asha)

	await changeSection(asha, languagesSection, () => ok({ languages: ['en'] }))

	const [row] = await db.select().from(specialists).where(eq(specialists.id, asha.specialistId))
	expect(row?.version).toBe(2)
})

test('what was there before a save is forgotten after a day', async () => {
	const asha = await aSpecialist()
	const old = revisionIn(await save(asha, languagesSection, { languages: ['ta'] }))
	const fresh = revisionIn(await save(asha, shiftsSection, { shifts: ['night'] }))
	await db
		.update(profileRevisions)
		.set({ createdAt: sql`now() - interval '25 hours'` })
		.where(eq(profileRevisions.id, old))

	await removeOldRows(personalData)

	expect(await undoSave(asha, old)).toEqual({ ok: false, failure: 'not-found' })
	expect(await undoSave(asha, fresh)).toMatchObject({ ok: true })
})
