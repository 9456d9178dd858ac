import { describe, expect, test } from 'vitest'
import { usualValues } from '#app/platform/text/declared-fields.ts'
import {
	addEntry,
	editEntry,
	educationList,
	experienceList,
	moveEntry,
	removeEntry,
	skillList,
} from './entries.server.ts'
import { aCareer, aSpecialist } from '../fixtures.server.ts'
import { fingerprint, openSection, undoSave } from './revisions.server.ts'
import { maxEntries } from './sections.ts'
import { courseFields } from './section-fields.ts'

const noCourse = usualValues(courseFields)
const niramay = {
	hospital: 'Niramay Hospital, Nashik',
	role: 'Consultant',
	startsOn: '2019-07-01',
	endsOn: null,
	description: null,
}
const locum = { ...niramay, hospital: 'Sanjivani Hospital, Satara', role: 'Locum', startsOn: '2017-03-01' }

async function aPersonWithCareer() {
	const asha = await aSpecialist()
	await aCareer(asha)
	const posts = async () => (await openSection(asha, experienceList.section)).content
	return { asha, posts, roles: async () => (await posts()).map(({ role }) => role) }
}

const consultant = 'Consultant Anesthesiologist'
const registrar = 'Registrar, Anesthesiology'

test('a new post goes where its date puts it, and the others keep their place and id', async () => {
	const { asha, posts, roles } = await aPersonWithCareer()
	const before = await posts()

	expect(await addEntry(asha, experienceList, locum)).toMatchObject({ ok: true })

	expect(await roles()).toEqual([consultant, 'Locum', registrar])
	expect((await posts()).map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
})

test('a course that goes on comes first, one without years last', async () => {
	const asha = await aSpecialist()
	await aCareer(asha)
	const course = { ...noCourse, institution: 'Grant Medical College' }

	await addEntry(asha, educationList, { ...course, degree: 'Certificate' })
	await addEntry(asha, educationList, { ...course, degree: 'Fellowship', startYear: 2025 })

	const { content } = await openSection(asha, educationList.section)
	expect(content.map(({ degree }) => degree)).toEqual(['Fellowship', 'MD Anaesthesiology', 'Certificate'])
})

test('an entry moves past its neighbour, and not past the end', async () => {
	const { asha, posts, roles } = await aPersonWithCareer()
	const [first, second] = await posts()

	expect(await moveEntry(asha, experienceList, second?.id ?? '', 'up')).toMatchObject({ ok: true })
	expect(await roles()).toEqual([registrar, consultant])

	expect(await moveEntry(asha, experienceList, first?.id ?? '', 'down')).toEqual({ ok: false, failure: 'at-the-end' })
	expect(await moveEntry(asha, experienceList, second?.id ?? '', 'down')).toMatchObject({ ok: true })
	expect(await roles()).toEqual([consultant, registrar])
})

test('a removed entry comes back where it was', async () => {
	const { asha, posts } = await aPersonWithCareer()
	const before = await posts()

	const removed = await removeEntry(asha, experienceList, before[0]?.id ?? '')

	expect(await posts()).toEqual(before.slice(1))
	await undoSave(asha, removed.ok ? removed.value.revisionId : '')
	expect(await posts()).toEqual(before)
})

test('of two tabs that change one entry, one wins, and changing another entry is no clash', async () => {
	const { asha, posts, roles } = await aPersonWithCareer()
	const [first, second] = await posts()
	const seen = fingerprint(first)

	const edits = await Promise.all([
		editEntry(asha, experienceList, first?.id ?? '', { ...niramay, role: 'One' }, seen),
		editEntry(asha, experienceList, first?.id ?? '', { ...niramay, role: 'Two' }, seen),
		editEntry(asha, experienceList, second?.id ?? '', { ...locum, role: 'Three' }, fingerprint(second)),
	])

	expect(edits.slice(0, 2).filter(({ ok }) => ok)).toHaveLength(1)
	expect(edits).toContainEqual({ ok: false, failure: 'stale' })
	expect(await roles()).toEqual([expect.stringMatching(/One|Two/), 'Three'])
})

test('two tabs that add at once lose nothing', async () => {
	const asha = await aSpecialist()
	const names = Array.from({ length: 8 }, (_, at) => `Skill ${at}`)

	await Promise.all(names.map((name) => addEntry(asha, skillList, { name, level: 'expert' })))

	const { content } = await openSection(asha, skillList.section)
	expect(content.map(({ name }) => name).toSorted()).toEqual(names)
})

test('a skill is listed once, however it is written', async () => {
	const asha = await aSpecialist()
	await aCareer(asha)
	const { content } = await openSection(asha, skillList.section)
	const [regional, cardiac] = content

	expect(await addEntry(asha, skillList, { name: 'regional ANESTHESIA', level: 'expert' })).toEqual({
		ok: false,
		failure: 'twice',
	})
	const renamed = { name: regional?.name ?? '', level: 'familiar' as const }
	expect(await editEntry(asha, skillList, cardiac?.id ?? '', renamed, fingerprint(cardiac))).toEqual({
		ok: false,
		failure: 'twice',
	})
	expect(await editEntry(asha, skillList, regional?.id ?? '', renamed, fingerprint(regional))).toMatchObject({
		ok: true,
	})
})

test('a list has an end', async () => {
	const asha = await aSpecialist()
	for (let at = 0; at < maxEntries.education; at++)
		await addEntry(asha, educationList, { ...noCourse, institution: 'A college', degree: `Degree ${at}` })

	const more = { ...noCourse, institution: 'A college', degree: 'One more' }
	expect(await addEntry(asha, educationList, more)).toEqual({ ok: false, failure: 'too-many' })
})

describe("someone else's entry", () => {
	test.each([
		['is not changed', (ravi, id) => editEntry(ravi, experienceList, id, niramay, 'x')],
		['is not removed', (ravi, id) => removeEntry(ravi, experienceList, id)],
		['is not moved', (ravi, id) => moveEntry(ravi, experienceList, id, 'down')],
	] satisfies [
		string,
		(ravi: Awaited<ReturnType<typeof aSpecialist>>, id: string) => ReturnType<typeof removeEntry>,
	][])('%s', async (_what, act) => {
		const { posts } = await aPersonWithCareer()
		const ravi = await aSpecialist({ name: 'Dr Ravi Kale' })
		const before = await posts()

		expect(await act(ravi, before[0]?.id ?? '')).toEqual({ ok: false, failure: 'not-found' })
		expect(await posts()).toEqual(before)
	})
})
