import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import type { Specialist } from '../actor.ts'
import { anAccount, aSession } from '../fixtures.server.ts'
import { anAuthenticator } from './passkey-fixtures.server.ts'
import { confirmWithPasskey, signInWithPasskey } from './passkey-sign-in.server.ts'
import { addPasskey, beginAdding, beginProving, listPasskeys, removePasskey } from './passkeys.server.ts'
import { NewPasskey } from '../schema.server.ts'
import { accounts, passkeyChallenges, passkeys, sessions } from '../tables.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const here = '203.0.113.7'
type Device = ReturnType<typeof anAuthenticator>

const asking = (...cookies: string[]) =>
	new Request('http://localhost/', { headers: { cookie: cookies.map((line) => line.split(';')[0]).join('; ') } })

async function aSpecialist(): Promise<Specialist> {
	const account = await anAccount()
	const { sessionId } = await aSession(account)
	return { kind: 'specialist', accountId: account.id, specialistId: account.id, sessionId, name: account.name }
}

async function asked(actor: Specialist) {
	const begun = await beginAdding(actor, { address: here })
	if (!begun.ok) throw new Error('Asked too often')
	return { options: begun.value.options, request: asking(begun.value.cookie) }
}

async function add(actor: Specialist, device: Device, twist = {}) {
	const { options, request } = await asked(actor)
	return addPasskey(actor, request, { label: 'My phone', credential: device.make(options, twist) })
}

async function question() {
	const begun = await beginProving({ address: here })
	if (!begun.ok) throw new Error('Asked too often')
	return { options: begun.value.options, request: asking(begun.value.cookie) }
}

async function signIn(device: Device, twist = {}) {
	const { options, request } = await question()
	return signInWithPasskey(request, device.use(options, twist), here)
}

const refused = { ok: false, failure: 'refused' }

test('a passkey is added by name, is recorded, and signs in as a strong proof', async () => {
	const [actor, device] = [await aSpecialist(), anAuthenticator()]

	expect(await add(actor, device)).toMatchObject({ ok: true })
	expect(await listPasskeys(actor)).toMatchObject([{ label: 'My phone', lastUsedAt: null }])
	expect(await readAuditEvents()).toMatchObject([{ action: 'account.passkey-added' }])
	await db.delete(sessions)

	expect(await signIn(device)).toMatchObject({ ok: true, value: { kind: 'specialist' } })
	expect(only(await db.select().from(sessions))).toMatchObject({ accountId: actor.accountId, hasStrongProof: true })
	expect((await listPasskeys(actor))[0]?.lastUsedAt).not.toBeNull()
})

test.each([
	['another site', { origin: 'https://evil.example' }],
	['a device that did not ask who it is', { isVerified: false }],
])('a passkey of %s is not taken, at adding and at signing in', async (_, twist) => {
	const [actor, device] = [await aSpecialist(), anAuthenticator()]

	expect(await add(actor, device, twist)).toEqual(refused)
	await add(actor, device)
	expect(await signIn(device, twist)).toEqual(refused)
})

test('a challenge is answered once, however many answers come at the same time', async () => {
	const [actor, device] = [await aSpecialist(), anAuthenticator()]
	await add(actor, device)
	await db.delete(sessions)
	const { options, request } = await question()
	const answers = Array.from({ length: 20 }, () => device.use(options))

	const outcomes = await Promise.all(answers.map((answer) => signInWithPasskey(request, answer, here)))

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await db.$count(sessions)).toBe(1)
})

test('a challenge belongs to one browser, lasts five minutes, and one for adding does not sign in', async () => {
	const [actor, device] = [await aSpecialist(), anAuthenticator()]
	await add(actor, device)
	const { options } = await question()

	expect(await signInWithPasskey(asking(), device.use(options), here)).toEqual(refused)
	const adding = await asked(actor)
	expect(await signInWithPasskey(adding.request, device.use(adding.options), here)).toEqual(refused)
	const late = await question()
	await db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1) })
	expect(await signInWithPasskey(late.request, device.use(late.options), here)).toEqual(refused)
})

test('a key that was copied gives itself away by its counter', async () => {
	const [actor, device] = [await aSpecialist(), anAuthenticator()]
	await add(actor, device)
	expect(await signIn(device, { counter: 9 })).toMatchObject({ ok: true })

	expect(await signIn(device, { counter: 9 })).toEqual(refused)
	expect(await signIn(device, { counter: 3 })).toEqual(refused)
	expect(await signIn(device, { counter: 10 })).toMatchObject({ ok: true })
})

test('a stranger cannot finish what another began, remove their passkey, or confirm with their own', async () => {
	const [asha, ravi, device] = [await aSpecialist(), await aSpecialist(), anAuthenticator()]
	const { options, request } = await asked(asha)
	expect(await addPasskey(ravi, request, { label: 'Mine', credential: device.make(options) })).toEqual(refused)
	await add(asha, device)
	const { id } = only(await db.select().from(passkeys))

	expect(await removePasskey(ravi, id)).toBe(false)
	const proof = await question()
	expect(await confirmWithPasskey(ravi, proof.request, device.use(proof.options))).toEqual(refused)
	expect(await removePasskey(asha, id)).toBe(true)
	expect(await signIn(device)).toEqual(refused)
})

test('a closed account is not opened by its passkey', async () => {
	const [actor, device] = [await aSpecialist(), anAuthenticator()]
	await add(actor, device)
	await db.update(accounts).set({ suspendedAt: new Date() })

	expect(await signIn(device)).toEqual({ ok: false, failure: 'suspended', accountId: expect.any(String), reason: null })
})

test('confirming with a passkey gives the session another token and makes it strong', async () => {
	const [actor, device] = [await aSpecialist(), anAuthenticator()]
	await add(actor, device)
	const before = only(await db.select().from(sessions))
	const { options, request } = await question()

	expect(await confirmWithPasskey(actor, request, device.use(options))).toMatchObject({ ok: true })
	const after = only(await db.select().from(sessions))
	expect(after).toMatchObject({ id: before.id, hasStrongProof: true })
	expect(after.token).not.toBe(before.token)
})

test('a form that went out before any script had come says what to do', () => {
	expect(NewPasskey.safeParse({ label: 'My phone' }).error?.issues[0]?.message).toMatch(
		/still loading. Press the button again/,
	)
})
