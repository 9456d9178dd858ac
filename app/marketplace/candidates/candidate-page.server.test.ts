import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { educations, profileAccess, specialistSkills } from '#app/specialists/tables.server.ts'
import { loadCandidatePage } from './candidate-page.server.ts'

async function open(member: Member, query: string) {
	const page = await loadCandidatePage(member, new URL(`http://localhost/hospitals/dashboard?${query}`), new Date())
	if (page.kind === 'limit') throw new Error('Daily limit reached')
	return page
}

/** One speciality for each story, so that the people of another are not found. */
const of = (specialitySlug: string, more: Parameters<typeof aSpecialist>[0] = {}) =>
	aSpecialist({ specialitySlug, speciality: specialitySlug, ...more })

test('the list shows twenty-four, and as many more with each Load More, all by its address', async () => {
	const member = await aMember()
	for (let at = 0; at < 26; at++) await of('urologist', { yearsOfExperience: 60 - at })

	const first = await open(member, 'speciality=urologist&sort=experience')
	expect([first.rows.length, first.count, first.shown]).toEqual([24, '26 specialists', '24 of 26 specialists'])
	expect(first.more).toBe('/hospitals/dashboard?speciality=urologist&sort=experience&show=48#candidate-25')

	const all = await open(member, 'speciality=urologist&sort=experience&show=48')
	expect([all.rows.length, all.more]).toEqual([26, null])
	expect(all.rows.slice(0, 24)).toEqual(first.rows)
})

test('Load More shows everyone, page after page, without losing or repeating anyone, whoever is put first', async () => {
	const member = await aMember()
	const people: string[] = []
	for (let at = 0; at < 250; at++) people.push((await of('nephrologist', { yearsOfExperience: at % 40 })).specialistId)
	const byJobs = { ids: people.slice(100, 130).toReversed() }
	const at = async (address: string) => {
		const url = new URL(address, 'http://localhost')
		const page = await loadCandidatePage(member, url, new Date(), null, byJobs)
		if (page.kind === 'limit') throw new Error('Daily limit reached')
		return page
	}

	const whole = await at('/hospitals/dashboard?speciality=nephrologist&show=240')
	expect(whole.more).toBe('/hospitals/dashboard?speciality=nephrologist&after=240')
	const last = await at(whole.more ?? '')

	expect([last.shown, last.more, last.first]).toEqual([
		'241 to 250 of 250 specialists',
		null,
		'/hospitals/dashboard?speciality=nephrologist',
	])
	const seen = [...whole.rows, ...last.rows].map(({ id }) => id)
	expect(seen.slice(0, 30)).toEqual(byJobs.ids)
	expect(seen.toSorted()).toEqual(people.toSorted())

	// The day by which someone is available is a filter of its own, and stays.
	const byDay = await at('/hospitals/dashboard?speciality=nephrologist&from=2099-12-15&show=240')
	const lastByDay = await at(byDay.more ?? '')
	expect([byDay.shown, lastByDay.shown]).toEqual(['240 of 250 specialists', '241 to 250 of 250 specialists'])
	expect(lastByDay.chips.map(({ label }) => label)).toEqual(byDay.chips.map(({ label }) => label))
	expect(lastByDay.chips).toHaveLength(2)
})

test('hidden candidates are not listed, and anonymous ones unnamed', async () => {
	const member = await aMember()
	const hiding = await of('pulmonologist', { name: 'Dr Hiding' })
	await aHiddenHospital(hiding, member.hospitalName)
	await of('pulmonologist', { name: 'Dr Private', profileVisibility: false })
	await of('pulmonologist', { name: 'Dr Anonymous', anonymousMode: true })
	await of('pulmonologist', { name: 'Dr Open' })

	const { rows } = await open(member, 'speciality=pulmonologist')

	expect(rows.map(({ name }) => name).sort()).toEqual(['Dr Open', 'Name withheld'])
})

test('a candidate opened beside the list is one view a day, without phone and email', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const mutual = await of('neurologist', { email: 'private@x.example' })
	const { id } = await anApplication({ job, specialist: mutual, stage: 'shortlisted' })
	await passUndoWindows(id)

	const first = await open(member, `person=${mutual.specialistId}`)
	await open(member, `person=${mutual.specialistId}`)

	expect(first.opened).toMatchObject({ kind: 'profile', hasContact: true, profile: { phone: null, email: null } })
	expect(JSON.stringify(first)).not.toContain('private@x.example')
	const accesses = await db
		.select({ what: profileAccess.what })
		.from(profileAccess)
		.where(and(eq(profileAccess.specialistId, mutual.specialistId), eq(profileAccess.hospitalId, member.hospitalId)))
	expect(accesses).toEqual([{ what: 'profile' }])
})

test('a row marks what filters and words ask for, and nothing of a search that asks for none of it', async () => {
	const member = await aMember()
	const marked = async (query: string) => (await open(member, query)).filtered

	expect(await marked('shift=night&place=Pune&payMax=400000')).toEqual(['shift', 'pay', 'distance'])
	expect(await marked('q=nights&payMin=nonsense')).toEqual(['shift'])
	expect(await marked('language=mr')).toEqual([])
})

test('a profile that the hospital cannot see and one that never was are opened alike', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist({ profileVisibility: false })

	for (const id of [specialistId, randomUUID()])
		expect((await open(member, `person=${id}`)).opened).toEqual({ kind: 'gone' })
	expect((await open(member, 'person=nonsense')).opened).toBeNull()
})

test('when no one fits, the page names the filter to drop', async () => {
	const member = await aMember()
	await of('radiologist', { languages: ['hi'] })

	const { rows, ways } = await open(member, 'speciality=radiologist&language=as')

	expect(rows).toEqual([])
	expect(ways).toContainEqual({
		label: 'Remove Speaks Assamese: 1 specialist',
		to: '/hospitals/dashboard?speciality=radiologist',
	})
})

test('a place in the list is explained part by part', async () => {
	const member = await aMember()
	const { specialistId } = await of('oncologist', { shifts: ['night'] })

	const { opened } = await open(member, `shift=night&person=${specialistId}`)

	if (opened?.kind !== 'profile') throw new Error('Not opened')
	expect(opened.reasons).toContain('Prefers night shifts')
	expect(opened.ranking?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(opened.ranking?.points)
})

test('a hospital that has seen enough pages or profiles of a day sees no new ones', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	const many = (most: number) => Array.from({ length: most }, () => randomUUID())
	await consumeAllowance(
		`profiles:${member.hospitalId}`,
		many(env.HOSPITAL_PROFILES_PER_DAY),
		env.HOSPITAL_PROFILES_PER_DAY,
	)

	expect((await open(member, `person=${specialistId}`)).opened).toEqual({ kind: 'limit' })

	const left = env.HOSPITAL_SEARCHES_PER_DAY - 1
	await consumeAllowance(`searches:${member.hospitalId}`, many(left), env.HOSPITAL_SEARCHES_PER_DAY)
	await open(member, '')
	await expect(open(member, 'q=another')).rejects.toThrow('Daily limit reached')
})

test('holders of a degree come before others of its field, and where there is none, that is said', async () => {
	const member = await aMember()
	await of('ent-surgeon', { name: 'Dr Ear' })
	const found = await open(member, 'q=DLO')
	expect(found.rows.map(({ name }) => name)).toEqual(['Dr Ear'])
	expect(found.notes.near).toEqual([{ typed: 'DLO', label: 'ENT Surgeon' }])

	const holder = await of('ent-surgeon', { name: 'Dr Holder' })
	await db
		.insert(educations)
		.values({ specialistId: holder.specialistId, degree: 'DLO', institution: 'BJ', endYear: 2015 })
	const held = await open(member, 'q=DLO')
	expect(held.rows.map(({ name }) => name)).toEqual(['Dr Holder', 'Dr Ear'])
	expect(held.count).toMatch(/^1 \D+, and 1 /)
	expect(held.notes.near).toEqual([])
})

test('the numbers beside the filters are of those in the list, whoever hides or is private', async () => {
	const member = await aMember()
	const hospital = member.hospitalName
	const facts = { yearsOfExperience: 7, languages: ['kok'], shifts: ['night' as const] }
	await of('rheumatologist', facts)
	const numbers = async () => {
		const { form, count } = await open(member, 'speciality=rheumatologist')
		return { count, options: form.options }
	}
	const before = await numbers()

	await of('rheumatologist', { ...facts, profileVisibility: false })
	await aHiddenHospital(await of('rheumatologist', facts), hospital)

	expect(await numbers()).toEqual(before)
	expect(before.options.languages.find(({ value }) => value === 'kok')?.count).toBe('1')
})

test('a line parts those who were asked for from those who mention it, on every page that has it', async () => {
	const member = await aMember()
	await of('endocrinologist', { name: 'Dr Asked For', languages: ['doi'] })
	const other = await of('dermatologist', { name: 'Dr Mentions', languages: ['doi'] })
	await db.insert(specialistSkills).values({ specialistId: other.specialistId, name: 'Diabetes care' })

	const page = await open(member, 'q=endocrinologist&language=doi')

	expect([page.rows.map(({ name }) => name), page.divider]).toEqual([
		['Dr Asked For', 'Dr Mentions'],
		{ at: 1, label: '1 specialist that mentions it' },
	])
	expect((await open(member, 'q=dermatologist&language=doi')).divider).toBeNull()
})
