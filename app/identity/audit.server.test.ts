import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { newestCodeTo } from '#app/platform/delivery/sending-fixtures.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import type { Operator, Specialist } from './actor.ts'
import { beginEnrolment, finishEnrolment, removeAuthenticator } from './second-factor/authenticator.server.ts'
import { codeNow } from './second-factor/authenticator-fixtures.server.ts'
import {
	confirmWithApp,
	confirmWithCode,
	confirmWithPassword,
	sendConfirmation,
} from './second-factor/confirm.server.ts'
import { anAccount, aPasskey, aSession, fixturePassword } from './fixtures.server.ts'
import { confirmEmail, issueLinkToken, resetPassword, signInWithPassword } from './sign-in/member-sign-in.server.ts'
import { anAuthenticator } from './second-factor/passkey-fixtures.server.ts'
import { signInWithPasskey } from './second-factor/passkey-sign-in.server.ts'
import { addPasskey, beginAdding, beginProving, removePasskey } from './second-factor/passkeys.server.ts'
import { startChallenge } from './sign-in/phone-code.server.ts'
import { signInWithCode } from './sign-in/phone-sign-in.server.ts'
import { restoreAccess } from './sign-in/restore-access.server.ts'
import { awaitSecondFactor, signInWithSecondFactor } from './second-factor/second-factor.server.ts'
import { endAllSessions, endOwnSession } from './sessions/session-list.server.ts'
import { endSession } from './sessions/session.server.ts'
import { authenticators } from './tables.server.ts'

const address = '203.0.113.7'
const email = 'ravi@us.example'
const browser = (...cookies: string[]) =>
	new Request('http://localhost:3000/', {
		method: 'POST',
		headers: { cookie: cookies.map((line) => line.split(';')[0]).join('; ') },
	})
const also = { firstProof: async () => undefined, afterwards: async () => undefined }

/** An operator and a specialist, both logged in, and what they do. */
async function setUp() {
	const [ravi, asha] = [await anAccount({ kind: 'operator', email, password: fixturePassword }), await anAccount()]
	const [session, other] = [await aSession(ravi), await aSession(asha)]
	const operator: Operator = {
		kind: 'operator',
		accountId: ravi.id,
		sessionId: session.sessionId,
		name: '',
		role: 'lead',
	}
	const specialist: Specialist = {
		...{ kind: 'specialist', accountId: asha.id, specialistId: asha.id, sessionId: other.sessionId, name: '' },
	} as Specialist
	const typed = { password: fixturePassword, address }
	async function enrol() {
		const begun = await beginEnrolment(operator, typed)
		const secret = begun.ok ? begun.value.secret : ''
		await finishEnrolment(operator, codeNow(secret))
		await db.update(authenticators).set({ lastStep: null })
		return { secret }
	}
	async function codeTo(flow: 'register' | 'confirm') {
		const phone = asha.phone ?? ''
		const started =
			flow === 'register'
				? await startChallenge(phone, { flow }, { address })
				: await sendConfirmation(specialist, { address }, undefined)
		return { token: started.ok ? started.token : '', code: await newestCodeTo(phone) }
	}
	const link = (purpose: 'confirm-email' | 'reset-password') =>
		db.transaction((tx) => issueLinkToken(tx, purpose, ravi.id))
	const device = anAuthenticator()
	async function addDevice() {
		const begun = await beginAdding(specialist, { address })
		if (!begun.ok) throw new Error('Asked too often')
		const { options, cookie } = begun.value
		await addPasskey(specialist, browser(cookie), { label: 'My phone', credential: device.make(options) })
	}
	async function useDevice(twist = {}) {
		const begun = await beginProving({ address })
		if (!begun.ok) throw new Error('Asked too often')
		const { options, cookie } = begun.value
		return signInWithPasskey(browser(cookie), device.use(options, twist), address)
	}
	return { ravi, asha, operator, specialist, session, enrol, codeTo, link, typed, addDevice, useDevice }
}
type World = Awaited<ReturnType<typeof setUp>>

const password = (secret: string, as = email) =>
	signInWithPassword(browser(), 'operator', { email: as, password: secret }, address)
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const codeIn = (token: string, code: string) =>
	signInWithCode({ token, code, address, request: browser() }, async () => undefined)

// Each of them, what it writes down, of whose account, and whether its owner did it.
const actions: [string, (world: World) => Promise<unknown>, string, 'ravi' | 'asha' | 'nobody', boolean][] = [
	['a login with a password', () => password(fixturePassword), 'signed-in', 'ravi', true],
	['a wrong password', () => password('not the password'), 'sign-in-failed', 'ravi', false],
	['a password for an unknown address', () => password('a guess', 'x@us.example'), 'sign-in-failed', 'nobody', false],
	[
		'a login with a code by SMS',
		async ({ codeTo }) => {
			const { token, code } = await codeTo('register')
			return codeIn(token, code)
		},
		'signed-in',
		'asha',
		true,
	],
	[
		'a wrong code by SMS',
		async ({ codeTo }) => {
			const { token, code } = await codeTo('register')
			return codeIn(token, wrong(code))
		},
		'sign-in-failed',
		'asha',
		false,
	],
	[
		'a login with an app',
		async ({ ravi, enrol }) => {
			const { secret } = await enrol()
			const waiting = await db.transaction((tx) => awaitSecondFactor(tx, ravi.id))
			return signInWithSecondFactor(browser(waiting), codeNow(secret), address)
		},
		'signed-in',
		'ravi',
		true,
	],
	[
		'a wrong code from an app',
		async ({ ravi, enrol }) => {
			const { secret } = await enrol()
			const waiting = await db.transaction((tx) => awaitSecondFactor(tx, ravi.id))
			return signInWithSecondFactor(browser(waiting), wrong(codeNow(secret)), address)
		},
		'sign-in-failed',
		'ravi',
		false,
	],
	['a passkey that is added', ({ addDevice }) => addDevice(), 'passkey-added', 'asha', true],
	[
		'a login with a passkey',
		async ({ addDevice, useDevice }) => {
			await addDevice()
			return useDevice()
		},
		'signed-in',
		'asha',
		true,
	],
	[
		'a passkey of another site',
		async ({ addDevice, useDevice }) => {
			await addDevice()
			return useDevice({ origin: 'https://evil.example' })
		},
		'sign-in-failed',
		'asha',
		false,
	],
	[
		'a passkey that is removed',
		async ({ specialist }) => removePasskey(specialist, (await aPasskey(specialist.accountId)).id),
		'passkey-removed',
		'asha',
		true,
	],
	['an app that is set up', ({ enrol }) => enrol(), 'second-factor-on', 'ravi', true],
	[
		'an app that is removed',
		async ({ enrol, operator, typed }) => {
			await enrol()
			return removeAuthenticator(operator, typed)
		},
		'second-factor-off',
		'ravi',
		true,
	],
	[
		'a new device',
		async () => {
			await password(fixturePassword)
			return password(fixturePassword)
		},
		'new-device',
		'ravi',
		true,
	],
	[
		'a confirmation with the password',
		({ operator }) => confirmWithPassword(operator, fixturePassword, address),
		'confirmed',
		'ravi',
		true,
	],
	[
		'a confirmation with a wrong password',
		({ operator }) => confirmWithPassword(operator, 'not the password', address),
		'confirmation-failed',
		'ravi',
		false,
	],
	[
		'a confirmation with a wrong code by SMS',
		async ({ codeTo, specialist }) => {
			const { token, code } = await codeTo('confirm')
			return confirmWithCode(specialist, { token, code: wrong(code), address, request: browser() })
		},
		'confirmation-failed',
		'asha',
		false,
	],
	[
		'a confirmation with a wrong code from an app',
		({ operator }) => confirmWithApp(operator, '000000'),
		'confirmation-failed',
		'ravi',
		false,
	],
	['a logout', ({ operator }) => endSession(operator), 'signed-out', 'ravi', true],
	[
		'another browser that is logged out',
		async ({ operator, ravi }) => endOwnSession(operator, (await aSession(ravi)).sessionId),
		'session-ended',
		'ravi',
		true,
	],
	['a logout everywhere', ({ operator }) => endAllSessions(operator), 'sessions-ended', 'ravi', true],
	[
		'an e-mail address that is confirmed',
		async ({ link }) => confirmEmail(await link('confirm-email'), fixturePassword, address, async () => undefined),
		'email-confirmed',
		'ravi',
		true,
	],
	[
		'a new password',
		async ({ link }) => resetPassword(await link('reset-password'), 'a fresh long secret', address, also),
		'password-changed',
		'ravi',
		true,
	],
	['access that is given back by a command', () => restoreAccess(email), 'access-restored', 'ravi', false],
]

test.each(actions)('%s is in the audit log', async (_what, act, action, whose, byOwner) => {
	const world = await setUp()

	await act(world)

	const logged = await db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.action, `account.${action}`))
	const subjectId = whose === 'nobody' ? '00000000-0000-0000-0000-000000000000' : world[whose].id
	expect(logged.at(-1)).toMatchObject({ subjectType: 'account', subjectId, actorAccountId: byOwner ? subjectId : null })
	expect(JSON.stringify(logged)).not.toMatch(/not the password|a guess|theatre/)
})
