import { eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { findMemberPhone } from '#app/hospitals/team/member-phone.server.ts'
import { challengeCookie, deviceCookie } from '#app/identity/sessions/cookies.server.ts'
import { anOperator, aPhone } from '#app/identity/fixtures.server.ts'
import { startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { accounts, knownDevices, sessions } from '#app/identity/tables.server.ts'
import { passUndoMinute } from '#app/cases/fixtures.server.ts'
import { findOpenProposal } from '#app/cases/proposals.server.ts'
import { confirmProposal } from '#app/operations/cases/second-operator.server.ts'
import { releaseProposedNumber } from '#app/personal-data/number-decisions.server.ts'
import * as confirmOwner from '#app/operations/routes/confirm-owner.tsx'
import * as releaseNumber from '#app/operations/routes/release-number.tsx'
import { findErasure } from '#app/personal-data/erasure.server.ts'
import { whatsappContacts } from '#app/notifications/tables.server.ts'
import { turnOnWhatsApp } from '#app/notifications/whatsapp/contacts.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { askRoute, type RouteAnswer } from './ask-route.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import * as code from '#app/specialists/routes/code.tsx'
import * as mail from '#app/specialists/routes/mail-owner-code.tsx'
import * as name from '#app/specialists/routes/register-name.tsx'
import * as owner from '#app/specialists/routes/prove-owner.tsx'

/** Of a specialist with an address in the profile, who was here last so many days ago. */
async function awayFor(days: number) {
	const { accountId } = await aSpecialist()
	const phone = aPhone()
	const email = `asha-${phone.slice(4)}@example.in`
	await db
		.update(accounts)
		.set({
			phone,
			createdAt: sql`now() - interval '2 years'`,
			lastSignedInAt: sql`now() - make_interval(days => ${days})`,
		})
		.where(eq(accounts.id, accountId))
	await db
		.update(sessions)
		.set({ lastSeenAt: sql`now() - make_interval(days => ${days})` })
		.where(eq(sessions.accountId, accountId))
	await db.update(specialists).set({ email }).where(eq(specialists.id, accountId))
	return { accountId, phone, email }
}

/** The cookie of a browser that has asked for a code, and the code. */
async function askedFor(phone: string) {
	const started = await startChallenge(phone, { flow: 'login' }, { address: '203.0.113.41' })
	if (!started.ok) throw new Error('No code may be sent')
	return { cookie: (await challengeCookie.serialize(started.token)).split(';')[0] ?? '', code: await codeTo(phone) }
}

async function codeTo(to: string) {
	await sendQueued()
	const [sent] = await db
		.select({ text: demoOutbox.text, code: demoOutbox.code })
		.from(demoOutbox)
		.where(eq(demoOutbox.to, to))
		.orderBy(sql`${demoOutbox.createdAt} desc`)
	return sent?.code ?? /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
}

const post = (route: { action: unknown }, path: string, cookie: string, form: Record<string, string> = {}) =>
	askRoute(route.action, path, { cookie, form })
const enter = (cookie: string, typed: string) => post(code, '/doctors/register/code', cookie, { code: typed })
const prove = (cookie: string, typed: string) => post(owner, '/doctors/register/owner', cookie, { code: typed })
const placeOf = ({ headers }: Response) => headers.get('Location')
const signedIn = (answer: RouteAnswer) => answer instanceof Response && answer.headers.getSetCookie().length > 1

test('after 90 days away the code of an SMS opens nothing in an unknown browser', async () => {
	const { phone, email, accountId } = await awayFor(91)
	const { cookie, code } = await askedFor(phone)
	const before = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accountId))

	const answer = await enter(cookie, code)

	expect(placeOf(answer)).toBe('/doctors/register/owner')
	expect(signedIn(answer)).toBe(false)
	expect(await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accountId))).toEqual(before)
	// Nor does the way of new people, and the page names neither the person nor the address.
	const asNew = { name: 'Someone else', consent: 'on' }
	expect(placeOf(await askRoute(name.loader, '/doctors/register/name', { cookie }))).toBe('/doctors/register/owner')
	expect(placeOf(await post(name, '/doctors/register/name', cookie, asNew))).toBe('/doctors/register/code')
	const shown = JSON.stringify(await askRoute(owner.loader, '/doctors/register/owner', { cookie }))
	expect(shown).not.toContain('Asha')
	expect(shown).not.toContain(email)
})

test('the code that goes to the address in the profile opens the account, and is right in this browser only', async () => {
	const { phone, email } = await awayFor(91)
	const { cookie, code } = await askedFor(phone)
	await enter(cookie, code)
	expect(placeOf(await post(mail, '/doctors/register/owner/mail', cookie))).toBe('/doctors/register/owner?sent=1')
	const mailed = await codeTo(email)

	expect((await prove(cookie, String((Number(mailed) + 1) % 1_000_000).padStart(6, '0'))).init?.status).toBe(422)
	const answer = await prove(cookie, mailed)

	expect(placeOf(answer)).toBe('/doctors/dashboard')
	expect(signedIn(answer)).toBe(true)
	const other = await awayFor(91)
	const elsewhere = await askedFor(other.phone)
	await enter(elsewhere.cookie, elsewhere.code)
	expect((await prove(elsewhere.cookie, mailed)).init?.status).toBe(422)
})

test('five wrong codes end it, even with the right one after them', async () => {
	const { phone, email } = await awayFor(91)
	const { cookie, code } = await askedFor(phone)
	await enter(cookie, code)
	await post(mail, '/doctors/register/owner/mail', cookie)
	const mailed = await codeTo(email)
	for (let at = 1; at <= 4; at++) await prove(cookie, String((Number(mailed) + at) % 1_000_000).padStart(6, '0'))

	expect(signedIn(await prove(cookie, mailed))).toBe(false)
})

test('the code is enough after 89 days', async () => {
	const { cookie, code } = await askedFor((await awayFor(89)).phone)

	expect(signedIn(await enter(cookie, code))).toBe(true)
})

test('the code is enough in a browser that the account knows', async () => {
	const { phone, accountId } = await awayFor(200)
	const device = newToken()
	await db
		.insert(knownDevices)
		.values({ accountId, tokenHash: hashToken(device), lastUsedAt: sql`now() - interval '200 days'` })
	const { cookie, code } = await askedFor(phone)
	const known = (await deviceCookie.serialize(device)).split(';')[0] ?? ''

	expect(signedIn(await enter(`${cookie}; ${known}`, code))).toBe(true)
})

test('an operator confirms the owner, or frees the number', async () => {
	const operator = await anOperator()
	const decide = (route: { action: unknown }, accountId: string, step: string) =>
		askRoute(route.action, `/operator/accounts/${accountId}/${step}`, {
			as: operator,
			form: { freeText: 'Called the number.' },
		})
	const [same, gone, here] = [await awayFor(91), await awayFor(91), await awayFor(1)]

	expect((await decide(releaseNumber, here.accountId, 'new-owner')).init?.status).toBe(409)
	await decide(releaseNumber, gone.accountId, 'new-owner')
	expect(await findErasure(gone.accountId)).toBeNull()
	const member = await aMember({ phone: gone.phone })
	await db.transaction(async (tx) => {
		for (const { accountId } of [gone, member]) await turnOnWhatsApp(tx, accountId, gone.phone)
	})
	const proposalId = (await findOpenProposal('release-number', gone.accountId)) ?? ''
	expect(await confirmProposal(operator, proposalId, releaseProposedNumber)).toMatchObject({ failure: 'own-proposal' })
	expect(await confirmProposal(await anOperator(), proposalId, releaseProposedNumber)).toMatchObject({ ok: true })
	expect(await findErasure(gone.accountId)).not.toBeNull()
	// The number has a new owner, who reads nothing that is meant for the one before, nor for the hospital of that person.
	expect(await db.$count(whatsappContacts, isNull(whatsappContacts.endedAt))).toBe(0)
	expect(await findMemberPhone(member)).toBeNull()
	const { text } = await textTo(gone.email)
	expect(text).toContain('your mobile number is now theirs')
	await decide(releaseNumber, same.accountId, 'new-owner')
	await decide(confirmOwner, same.accountId, 'owner')
	await passUndoMinute(same.accountId)
	expect(await findErasure(same.accountId)).toBeNull()
	const { cookie, code } = await askedFor(same.phone)
	expect(signedIn(await enter(cookie, code))).toBe(true)
})

async function textTo(to: string) {
	await codeTo(to)
	const [sent] = await db.select({ text: demoOutbox.text }).from(demoOutbox).where(eq(demoOutbox.to, to))
	return { text: sent?.text ?? '' }
}
