import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#app/identity/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { aSpecialist } from './fixtures.server.ts'
import { createProfile } from './onboarding/registration.server.ts'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { findOwnSettings, findProfile } from './queries.server.ts'
import { CodeInput, QuickInput, RegisterInput, SettingsInput } from './schema.server.ts'
import { completeProfile, saveSettings } from './settings.server.ts'
import { specialists } from './tables.server.ts'

const nothingMore = async () => {}

const input = {
	name: 'Dr Asha R. Menon',
	email: 'asha@lakeside.example',
	speciality: 'anaesthetist',
	location: 'Kothrud, Pune',
	openToRelocate: true,
	version: 1,
}

test('saved settings carry what the catalog knows about speciality and place', async () => {
	const asha = await aSpecialist({ speciality: 'Surgeon', specialitySlug: 'surgeon', location: 'Delhi' })

	expect(await saveSettings(asha, input, null, nothingMore)).toEqual({ ok: true, value: { resumeId: null } })

	const saved = only(await db.select().from(specialists))
	expect(saved).toMatchObject({
		name: 'Dr Asha R. Menon',
		speciality: 'Anesthesiologist',
		specialitySlug: 'anesthesiologist',
		profession: 'doctor',
		location: 'Kothrud, Pune',
		openToRelocate: true,
		version: 2,
	})
	expect(saved.latitude).toBeCloseTo(18.5, 0)
	expect(only(await db.select().from(accounts)).name).toBe('Dr Asha R. Menon')
})

test('free text is kept as typed, and a nurse is a nurse', async () => {
	const asha = await aSpecialist()

	await saveSettings(asha, { ...input, speciality: 'Burns ward nurse', location: 'Near the lake' }, null, nothingMore)

	expect(only(await db.select().from(specialists))).toMatchObject({
		speciality: 'Burns ward nurse',
		specialitySlug: null,
		profession: 'nurse',
		location: 'Near the lake',
		latitude: null,
	})
})

test('of two tabs that save, one wins and the other is told; nothing is overwritten', async () => {
	const asha = await aSpecialist()

	const saves = await Promise.all([
		saveSettings(asha, { ...input, location: 'Pune' }, null, nothingMore),
		saveSettings(asha, { ...input, location: 'Nashik' }, null, nothingMore),
	])

	expect(saves.filter(({ ok }) => ok)).toHaveLength(1)
	expect(saves).toContainEqual({ ok: false, failure: 'stale' })
	expect((await findOwnSettings(asha)).version).toBe(2)
})

test('completing the profile makes a form that was open elsewhere stale', async () => {
	const asha = await aSpecialist()

	await completeProfile(asha, { speciality: 'Neurosurgeon', location: 'Mumbai' }, null)

	expect(await findProfile(asha.specialistId)).toMatchObject({ speciality: 'Neurosurgeon', city: 'Mumbai' })
	expect(await saveSettings(asha, input, null, nothingMore)).toEqual({ ok: false, failure: 'stale' })
})

test('a quarter that a specialist lives in is shown as its city', async () => {
	const asha = await aSpecialist()

	await completeProfile(asha, { speciality: 'Neurosurgeon', location: 'Kothrud' }, null)

	expect(await findProfile(asha.specialistId)).toMatchObject({ city: 'Pune', publicCity: 'Pune' })
})

test.each([
	['register', { speciality: 'Not specified', location: 'Not specified', specialitySlug: null }],
	['quick', { speciality: 'Anesthesiologist', location: 'Pune', specialitySlug: 'anesthesiologist' }],
] as const)('a new profile of the %s way starts with its assumptions', async (flow, assumed) => {
	const { id } = await anAccount()

	await db.transaction((tx) => createProfile(tx, { id, intent: { flow, name: 'Dr Asha Menon' } }))

	expect(only(await db.select().from(specialists).where(eq(specialists.id, id)))).toMatchObject({
		...assumed,
		name: 'Dr Asha Menon',
		openToRelocate: false,
	})
})

const formOf = (fields: Record<string, string>) => {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	return form
}
const firstMessages = (parsed: ReturnType<typeof parseFormData>) =>
	parsed.ok
		? {}
		: Object.fromEntries(Object.entries(parsed.problem.fields ?? {}).map(([name, said]) => [name, said?.[0]]))

test('each way of registering has its own words for what is missing', () => {
	const required = 'This field is required'
	const all = 'Please fill in all fields.'
	const phone = 'Please enter a valid phone number.'

	expect(firstMessages(parseFormData(formOf({ name: '', phone: '' }), RegisterInput))).toEqual({
		name: required,
		phone: required,
	})
	expect(firstMessages(parseFormData(formOf({ flow: 'quick', name: ' ', phone: '+91 ' }), QuickInput))).toEqual({
		name: all,
		phone: all,
	})
	expect(firstMessages(parseFormData(formOf({ name: 'Asha', phone: '12345' }), RegisterInput))).toEqual({ phone })
	expect(firstMessages(parseFormData(formOf({ flow: 'quick', name: 'Asha', phone: '1909' }), QuickInput))).toEqual({
		phone,
	})
	expect(parseFormData(formOf({ name: 'डॉ. क्षितिजा कुलकर्णी', phone: '०९८७६५४३२१०' }), RegisterInput)).toMatchObject({
		ok: true,
		value: { flow: 'register', name: 'डॉ. क्षितिजा कुलकर्णी', phone: '+919876543210' },
	})
})

test('no one can add a role, an owner or a flow to a form', () => {
	expect(() => parseFormData(formOf({ name: 'Asha', phone: '9876543210', kind: 'operator' }), RegisterInput)).toThrow()
	expect(() => parseFormData(formOf({ ...settingsForm, specialistId: 'x' }), SettingsInput)).toThrow()
	expect(parseFormData(formOf({ ...settingsForm, version: '1e3' }), SettingsInput).ok).toBe(false)
})

const settingsForm = { name: 'Asha', email: '', speciality: 'Surgeon', location: 'Pune', version: '3' }

test('the settings need name, speciality and location; an e-mail address only if it is one', () => {
	expect(parseFormData(formOf(settingsForm), SettingsInput)).toMatchObject({
		ok: true,
		value: { email: null, openToRelocate: false, version: 3 },
	})
	const empty = { ...settingsForm, name: '', speciality: ' ', location: '', email: 'asha@' }
	expect(firstMessages(parseFormData(formOf(empty), SettingsInput))).toEqual({
		name: 'This field is required',
		speciality: 'This field is required',
		location: 'This field is required',
		email: 'Please enter a valid email address',
	})
})

test.each([
	['123456', '123456'],
	[' 123456 ', '123456'],
	['１２３４５６', '123456'],
	['12345', null],
	['1234567', null],
	['12 34 56', '123456'],
	['०१२३४५', '012345'],
	['12345a', null],
	['', null],
])('as a code, "%s" is %s', (typed, code) => {
	const parsed = parseFormData(formOf({ code: typed }), CodeInput)

	if (code !== null) return expect(parsed).toMatchObject({ ok: true, value: { code } })
	expect(firstMessages(parsed)).toEqual({ code: 'Please enter a valid 6-digit OTP code.' })
})
