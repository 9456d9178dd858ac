import { eq, like, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { isCityPoint } from '#app/catalog/places/places.server.ts'
import { anAccount, fixturePassword } from '#app/identity/fixtures.server.ts'
import { deviceTokenOf } from '#app/identity/sign-in/known-device.server.ts'
import { issueLinkToken, linkWorks, signInWithPassword } from '#app/identity/sign-in/member-sign-in.server.ts'
import { accounts, sessions, signInEvents, passwords, verifications } from '#app/identity/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { acceptAsNew } from '../team/accept-invitation.server.ts'
import { aMember } from '../fixtures.server.ts'
import { findMembership } from '../team/membership.server.ts'
import {
	confirmMember,
	forgotPassword,
	registerHospital,
	resendConfirmation,
	setNewPassword,
} from './registration.server.ts'
import { Registration } from '../schema.server.ts'
import { leaveHospital } from '../team/team.server.ts'
import { hospitalMembers, hospitalStatusEvents, hospitals } from '../tables.server.ts'

const email = 'meera@lakeside.example'
const password = 'monsoon river theatre'
const typed = {
	hospitalName: 'Lakeside Heart Institute',
	address: '12 Lake Road\nShivajinagar',
	place: '411005',
	phone: '020 6912 0150',
	name: 'Meera Kulkarni',
	email,
	password,
}
const input = (changes: Partial<typeof typed> = {}) => Registration.parse({ ...typed, ...changes })
const address = '192.0.2.7'
const logIn = (secret: string, as = email) =>
	signInWithPassword(
		new Request('http://localhost/hospital/auth', { method: 'POST' }),
		'member',
		{ email: as, password: secret },
		address,
	)

/** The mails on their way to an address, oldest first, with the link each carries. */
async function mailsTo(to: string) {
	const rows = await db.select().from(deliveries).orderBy(deliveries.createdAt)
	return rows.flatMap(({ id, payload }) => {
		const mail = JSON.parse((payload && unseal('delivery', id, payload)) ?? '{}')
		const link = /token=(\S+)/.exec(mail.text ?? '')?.[1] ?? ''
		return mail.to === to ? [{ subject: String(mail.subject), link }] : []
	})
}
const lastLink = async () => (await mailsTo(email)).at(-1)?.link ?? ''

beforeEach(async () => {
	await registerHospital(input(), address)
})

test('registering makes a pending hospital in its place on the map, with an owner and a first line of history', async () => {
	const hospital = only(await db.select().from(hospitals))

	expect(hospital).toMatchObject({
		status: 'pending',
		legalName: 'Lakeside Heart Institute',
		displayName: 'Lakeside Heart Institute',
		city: 'Pune',
		pin: '411005',
		phone: '+912069120150',
	})
	expect(hospital.latitude).toBeCloseTo(18.5, 0)
	expect(only(await db.select().from(hospitalMembers))).toMatchObject({ hospitalId: hospital.id, role: 'owner' })
	expect(only(await db.select().from(hospitalStatusEvents))).toMatchObject({ from: null, to: 'pending' })
	expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Confirm your email address'])
})

test('no one gets in before the address is confirmed, and only the right password shows why', async () => {
	expect(await logIn(password)).toEqual({ ok: false, failure: 'unconfirmed' })
	expect(await logIn('some other password')).toEqual({ ok: false, failure: 'wrong-password' })
})

test('link and password together confirm the address, once, and the clock of the request starts', async () => {
	await db.update(hospitals).set({ submittedAt: new Date(Date.now() - 5 * 86_400_000) })
	const link = await lastLink()

	expect(await confirmMember(link, password, address)).toMatchObject({ ok: true })
	expect(await confirmMember(link, password, address)).toEqual({ ok: false, failure: 'link-expired' })
	expect(await logIn(password)).toMatchObject({ ok: true })
	expect(Date.now() - only(await db.select().from(hospitals)).submittedAt.getTime()).toBeLessThan(60_000)
})

test('the link alone confirms nothing: whoever clicks it without the password gets no account that a stranger made', async () => {
	expect(await confirmMember(await lastLink(), 'not the password', address)).toEqual({
		ok: false,
		failure: 'wrong-password',
	})
	expect(await confirmMember('nonsense', password, address)).toEqual({ ok: false, failure: 'link-expired' })
	expect(only(await db.select().from(accounts)).emailVerified).toBe(false)
})

test('who registers an unconfirmed address again voids the password, the hospital and the link of before', async () => {
	const first = await lastLink()
	await registerHospital(input({ hospitalName: 'Lakeside Hospital', password: 'another long secret' }), address)

	expect(await confirmMember(first, password, address)).toEqual({ ok: false, failure: 'link-expired' })
	expect(await confirmMember(await lastLink(), password, address)).toEqual({ ok: false, failure: 'wrong-password' })
	expect(await confirmMember(await lastLink(), 'another long secret', address)).toMatchObject({ ok: true })
	expect(await logIn(password)).toEqual({ ok: false, failure: 'wrong-password' })
	expect(only(await db.select().from(hospitals)).displayName).toBe('Lakeside Hospital')
})

test('proving the address by a reset kills the password that a stranger set before, and his link', async () => {
	const link = await lastLink()
	await forgotPassword(email, { address })

	expect(await setNewPassword(await lastLink(), 'owner of this inbox', address)).toEqual({
		ok: true,
		value: { kind: 'member' },
	})
	expect(await logIn(password)).toEqual({ ok: false, failure: 'wrong-password' })
	expect(await logIn('owner of this inbox')).toMatchObject({ ok: true })
	expect(await confirmMember(link, password, address)).toEqual({ ok: false, failure: 'link-expired' })
})

test('a known address is answered as a new one; its owner gets a notice without a link, and nothing changes', async () => {
	await aMember({ email: 'owner@deccan.example' })
	const answers = [
		await registerHospital(input({ email: 'owner@deccan.example' }), address),
		await registerHospital(input({ email: 'new@deccan.example' }), address),
	]

	expect(answers).toEqual([
		{ ok: true, value: null },
		{ ok: true, value: null },
	])
	expect(await mailsTo('owner@deccan.example')).toEqual([{ subject: 'You already have an account', link: '' }])
	expect(await logIn(password, 'owner@deccan.example')).toEqual({ ok: false, failure: 'wrong-password' })
	expect(await db.select().from(passwords)).toHaveLength(2)
})

test('who left a team registers a hospital of their own with the same address, and keeps the name that the old team knows', async () => {
	const deccan = await aMember({ email: 'owner@deccan.example' })
	const left = await aMember({
		hospitalId: deccan.hospitalId,
		email: 'sunil@deccan.example',
		role: 'recruiter',
		name: 'Sunil Kale',
		password: fixturePassword,
	})
	const [before] = await db.select().from(accounts).where(eq(accounts.id, left.accountId))
	await leaveHospital(left)

	await registerHospital(input({ email: 'sunil@deccan.example', hospitalName: 'A first try' }), address)
	await registerHospital(input({ email: 'sunil@deccan.example', hospitalName: 'Baner Day Surgery' }), address)

	expect(await logIn(password, 'sunil@deccan.example'), 'not before the address is proved again').toEqual({
		ok: false,
		failure: 'unconfirmed',
	})
	const mail = (await mailsTo('sunil@deccan.example')).at(-1)
	expect(mail?.subject).toBe('Confirm your email address')
	expect(await confirmMember(mail?.link ?? '', password, address)).toMatchObject({ ok: true })
	expect(await logIn(password, 'sunil@deccan.example')).toMatchObject({ ok: true })
	expect(await findMembership(left.accountId)).toMatchObject({ hospitalName: 'Baner Day Surgery', role: 'owner' })
	const [after] = await db.select().from(accounts).where(eq(accounts.id, left.accountId))
	expect(after).toMatchObject({ name: before?.name, leftAt: null })
})

test("an operator's address is not taken over by registering it", async () => {
	const operator = await anAccount({
		kind: 'operator',
		email: 'ravi@us.example',
		emailVerified: false,
		password: fixturePassword,
	})
	await registerHospital(input({ email: 'ravi@us.example' }), address)
	await forgotPassword('ravi@us.example', { address })

	expect((await mailsTo('ravi@us.example')).map(({ subject }) => subject)).toEqual(['You already have an account'])
	expect(only(await db.select().from(accounts).where(eq(accounts.id, operator.id))).kind).toBe('operator')
})

test('resending and resetting say nothing about an address, and write only where there is a reason to', async () => {
	const said = [
		await resendConfirmation('nobody@deccan.example', { address }),
		await resendConfirmation(email, { address }),
		await forgotPassword('nobody@deccan.example', { address }),
	]

	expect(new Set(said.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true,"value":null}']))
	expect(await mailsTo('nobody@deccan.example')).toEqual([])
	expect(await mailsTo(email)).toHaveLength(2)
})

test('after three mails in ten minutes the next is refused, alike for known and unknown addresses', async () => {
	const asked: unknown[] = []
	for (const to of [email, 'nobody@deccan.example'])
		for (let time = 0; time < 4; time++) {
			const answer = await forgotPassword(to, { address })
			asked.push(answer.ok ? 'sent' : answer.failure)
		}

	// The registration was the first mail to the known address.
	expect(asked).toEqual(['sent', 'sent', 'too-many', 'too-many', 'sent', 'sent', 'sent', 'too-many'])
})

test('strangers who ask for mails do not keep a browser that has logged in from setting a new password', async () => {
	await aMember({ email: 'owner@deccan.example', password: fixturePassword })
	const first = await logIn(fixturePassword, 'owner@deccan.example')
	const cookie = (first.ok ? first.value.cookies : []).map((line) => line.split(';')[0]).join('; ')
	const device = await deviceTokenOf(new Request('http://localhost/', { headers: { cookie } }))
	for (const at of [1, 2, 3]) await forgotPassword('owner@deccan.example', { address: `198.51.100.${at}` })

	expect(await forgotPassword('owner@deccan.example', { address })).toMatchObject({ ok: false })
	expect(await forgotPassword('owner@deccan.example', { address, device })).toMatchObject({ ok: true })
})

test('one address has sixty registrations in an hour; the next is refused before its password is hashed', async () => {
	const [row] = await db.select().from(signInEvents).where(like(signInEvents.key, 'address:%'))
	await db
		.insert(signInEvents)
		.values(Array.from({ length: 59 }, () => ({ kind: 'mail' as const, key: row?.key ?? '' })))
	const flood = Array.from({ length: 30 }, (_, at) =>
		registerHospital(input({ email: `${at}@deccan.example` }), address),
	)

	// Were they hashed, all but ten would be a server that is busy.
	expect(await Promise.all(flood)).toEqual(
		Array(30).fill({ ok: false, failure: 'too-many', seconds: expect.any(Number) }),
	)
	expect(await registerHospital(input({ email: 'new@deccan.example' }), '198.51.100.1')).toMatchObject({ ok: true })
})

test('a link that does not work costs no hash', async () => {
	const flood = Array.from({ length: 30 }, () => [
		setNewPassword('nonsense', 'a fresh long secret', address),
		confirmMember('nonsense', 'a fresh long secret', address),
		acceptAsNew('nonsense', { name: 'Kavita Rao', password: 'a fresh long secret' }, address),
	])

	// Were they hashed, all but ten would be a server that is busy.
	expect(await Promise.all(flood.flat())).toEqual(Array(90).fill({ ok: false, failure: 'link-expired' }))
})

test.each([
	['reset-password', '59 minutes', '1 minute'],
	['confirm-email', '71 hours 59 minutes', '1 minute'],
] as const)('a link to %s works for %s, and not %s longer', async (purpose, age, more) => {
	const account = await anAccount({ kind: 'member', password: fixturePassword })
	const link = await db.transaction((tx) => issueLinkToken(tx, purpose, account.id))
	const timePasses = (interval: string) =>
		db.update(verifications).set({ expiresAt: sql`${verifications.expiresAt} - ${interval}::interval` })
	const take = () =>
		purpose === 'reset-password'
			? setNewPassword(link, 'a fresh long secret', address)
			: confirmMember(link, fixturePassword, address)

	await timePasses(age)
	expect(await linkWorks(purpose, link)).toBe(true)
	await timePasses(more)
	expect(await linkWorks(purpose, link)).toBe(false)
	expect(await take()).toEqual({ ok: false, failure: 'link-expired' })
})

test('a new password ends every session and is told by mail', async () => {
	const member = await aMember({ email: 'owner@deccan.example', password: fixturePassword })
	await forgotPassword('owner@deccan.example', { address })
	const link = (await mailsTo('owner@deccan.example')).at(-1)?.link ?? ''
	await setNewPassword(link, 'a fresh long secret', address)

	expect(await db.select().from(sessions).where(eq(sessions.accountId, member.accountId))).toEqual([])
	expect(await logIn(fixturePassword, 'owner@deccan.example')).toEqual({ ok: false, failure: 'wrong-password' })
	expect(await setNewPassword(link, 'yet another secret', address)).toEqual({ ok: false, failure: 'link-expired' })
	expect((await mailsTo('owner@deccan.example')).at(-1)?.subject).toBe('Your password was changed')
})

test('registering the same address twice at once makes one account', async () => {
	const twice = { ...input({ email: 'two-tabs@deccan.example' }) }
	await Promise.all([registerHospital(twice, address), registerHospital(twice, address)])

	const made = await db.select().from(accounts).where(eq(accounts.email, 'two-tabs@deccan.example'))
	expect(made).toHaveLength(1)
	expect(await db.select().from(hospitals)).toHaveLength(2)
})

test.each([
	['the locality of the address', 'Plot 4, Baner Road, Baner', 'Pune', ['18.56', '73.79']],
	['the PIN code', 'Plot 4, Main road', 'Pune 411038', null],
	['another town', '4 Gangapur Road', 'Nashik 422005', null],
])('a hospital that registers is placed by %s, not at the middle of the city', async (_by, street, place, at) => {
	await registerHospital(input({ address: street, place }), address)

	const { latitude, longitude, city } = only(await db.select().from(hospitals))
	expect(isCityPoint({ lat: latitude ?? 0, lng: longitude ?? 0 })).toBe(false)
	expect(city).toBe(place.split(' ')[0])
	if (at) expect([latitude?.toFixed(2), longitude?.toFixed(2)]).toEqual(at)
})
