import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAccount, fixturePassword } from '#app/identity/fixtures.server.ts'
import { signInWithPassword } from '#app/identity/sign-in/member-sign-in.server.ts'
import { accounts, passwords } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { acceptAsKnown, acceptAsNew, findInvitation } from './accept-invitation.server.ts'
import { aHospital, aMember } from '../fixtures.server.ts'
import { inviteMember, listInvitations, resendInvitation, revokeInvitation } from './invitations.server.ts'
import { isExpectedAddress } from '../checks/mail-domain.ts'
import { findMembership } from './membership.server.ts'
import { hospitalInvitations, hospitalMembers, hospitals } from '../tables.server.ts'
import { forgotPassword } from '../checks/registration.server.ts'
import { listTeam, removeMember } from './team.server.ts'

const from = '203.0.113.9'
const email = 'kavita@lakeside.example'
const person = { name: 'Kavita Rao', password: fixturePassword }

/** Seats are limited by plans, which have tests of their own. */
const noLimit = async () => null
const invite = (owner: Awaited<ReturnType<typeof aMember>>, values: { email?: string; anyway?: boolean } = {}) =>
	inviteMember(owner, { email, seat: 'recruiter', anyway: false, ...values }, from, noLimit)

/** The token in the latest mail. */
async function latestToken() {
	const [mail] = await db.select().from(deliveries).orderBy(desc(deliveries.createdAt), desc(deliveries.id)).limit(1)
	if (!mail) throw new Error('There is no mail')
	return /token=([\w-]+)/.exec((mail.payload && unseal('delivery', mail.id, mail.payload)) ?? '')?.[1] ?? ''
}

async function anInvitation() {
	const owner = await aMember({ name: 'Meera Kulkarni' })
	const invited = await invite(owner)
	if (!invited.ok) throw new Error(invited.failure)
	return { owner, id: invited.value.invitationId, token: await latestToken() }
}

const logIn = () =>
	signInWithPassword(new Request('http://localhost:3000/'), 'member', { email, password: fixturePassword }, from)

test('whoever is invited registers with name and password by the link, acts for the hospital and can log in', async () => {
	const { owner, token } = await anInvitation()
	expect(await findInvitation(token)).toMatchObject({
		email,
		role: 'recruiter',
		inviterName: 'Meera Kulkarni',
		invited: 'new',
	})

	expect(await acceptAsNew(token, person, from)).toEqual({ ok: true, value: { email } })

	expect((await listTeam(owner)).map(({ name, role }) => [name, role])).toContainEqual(['Kavita Rao', 'recruiter'])
	expect(await logIn()).toMatchObject({ ok: true })
	expect(await acceptAsNew(token, person, from)).toEqual({ ok: false, failure: 'link-expired' })
	expect(await listInvitations(owner)).toEqual([])
})

test('what a stranger registered with the address before, and never proved, is worth nothing afterwards', async () => {
	const other = await aHospital({ status: 'pending' })
	const squatter = await aMember({ hospitalId: other.id, email, emailVerified: false, password: 'the squatters own' })
	const { owner, token } = await anInvitation()
	expect(await findInvitation(token)).toMatchObject({ invited: 'new' })

	expect(await acceptAsNew(token, person, from)).toMatchObject({ ok: true })

	const [account] = await db.select().from(accounts).where(eq(accounts.id, squatter.accountId))
	expect(account).toMatchObject({ name: 'Kavita Rao', emailVerified: true })
	expect(await findMembership(squatter.accountId)).toMatchObject({ hospitalId: owner.hospitalId })
	expect(await db.$count(hospitals, eq(hospitals.id, other.id))).toBe(0)
	expect(await db.$count(passwords, eq(passwords.accountId, squatter.accountId))).toBe(1)
	expect(await logIn()).toMatchObject({ ok: true })
	const old = { email, password: 'the squatters own' }
	expect(await signInWithPassword(new Request('http://localhost:3000/'), 'member', old, from)).toMatchObject({
		ok: false,
	})
})

test('who was removed comes back with the account they had; the link opens no session', async () => {
	const { owner, token } = await anInvitation()
	await acceptAsNew(token, person, from)
	const kavita = (await listTeam(owner)).find((one) => one.email === email)
	await removeMember(owner, kavita?.accountId ?? '')
	await invite(owner)
	const again = await latestToken()
	expect(await findInvitation(again)).toMatchObject({ invited: 'known' })

	expect(await acceptAsNew(again, { ...person, password: 'somebody elses words' }, from)).toEqual({
		ok: false,
		failure: 'known',
	})
	expect(await acceptAsKnown(again)).toEqual({ ok: true, value: { email } })

	expect(await findMembership(kavita?.accountId ?? '')).toMatchObject({ role: 'recruiter' })
})

test('who acts for another hospital, is in the team, or is a specialist cannot take it up, and keeps what they have', async () => {
	const { token } = await anInvitation()
	const elsewhere = await aMember({ email })

	expect(await findInvitation(token)).toMatchObject({ invited: 'acts-elsewhere' })
	expect(await acceptAsKnown(token)).toEqual({ ok: false, failure: 'acts-elsewhere' })
	expect(await acceptAsNew(token, person, from)).toEqual({ ok: false, failure: 'acts-elsewhere' })
	expect(await findMembership(elsewhere.accountId)).toMatchObject({ hospitalId: elsewhere.hospitalId })
	await db.delete(accounts).where(eq(accounts.id, elsewhere.accountId))
	await anAccount({ email, emailVerified: true })
	expect(await acceptAsNew(token, person, from)).toEqual({ ok: false, failure: 'other-kind' })
})

test('a link taken up twice at once gives one seat, and two invitations for one person give one', async () => {
	const { token } = await anInvitation()
	const second = await aMember()
	await invite(second)
	const other = await latestToken()

	const results = await Promise.all([
		acceptAsNew(token, person, from),
		acceptAsNew(token, person, from),
		acceptAsNew(other, person, from),
	])

	expect(results.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await db.$count(accounts, eq(accounts.email, email))).toBe(1)
})

test('a link ends after seven days, with a newer email, or when withdrawn', async () => {
	const { owner, id, token } = await anInvitation()

	await resendInvitation(owner, id, from)
	const newer = await latestToken()
	expect(await findInvitation(token)).toBeNull()
	expect(await findInvitation(newer)).not.toBeNull()
	await db.update(hospitalInvitations).set({ expiresAt: sql`now() - interval '1 second'` })
	expect(await findInvitation(newer)).toBeNull()
	expect(await acceptAsNew(newer, person, from)).toEqual({ ok: false, failure: 'link-expired' })
	await resendInvitation(owner, id, from)
	const last = await latestToken()
	expect(await revokeInvitation(owner, id)).toMatchObject({ ok: true })
	expect(await acceptAsNew(last, person, from)).toEqual({ ok: false, failure: 'link-expired' })
	expect(await resendInvitation(owner, id, from)).toEqual({ ok: false, failure: 'no-such-invitation' })
	expect(await db.$count(hospitalMembers)).toBe(1)
})

test('an address is invited once while its link works, and again when its days are over', async () => {
	const { owner } = await anInvitation()
	expect(await invite(owner)).toEqual({ ok: false, failure: 'already-invited' })

	await db.update(hospitalInvitations).set({ expiresAt: sql`now() - interval '1 second'` })

	expect(await invite(owner)).toMatchObject({ ok: true })
	expect(await listInvitations(owner)).toMatchObject([{ email, isOver: false }])
})

test('a hospital has fifty open invitations at most, and room again when one is withdrawn', async () => {
	const { owner, id } = await anInvitation()
	await db.insert(hospitalInvitations).values(
		Array.from({ length: 48 }, (_, at) => ({
			hospitalId: owner.hospitalId,
			email: `${at}@lakeside.example`,
			role: 'recruiter' as const,
			tokenHash: String(at),
			expiresAt: sql`now() + interval '1 day'`,
		})),
	)

	expect(await invite(owner, { email: 'fiftieth@lakeside.example' })).toMatchObject({ ok: true })
	expect(await invite(owner, { email: 'next@lakeside.example' })).toEqual({ ok: false, failure: 'too-many-open' })
	await revokeInvitation(owner, id)
	expect(await invite(owner, { email: 'next@lakeside.example' })).toMatchObject({ ok: true })
})

test('an invitation is good for seven days', async () => {
	const { token } = await anInvitation()
	const age = (interval: string) =>
		db.update(hospitalInvitations).set({ expiresAt: sql`${hospitalInvitations.expiresAt} - ${interval}::interval` })

	await age('6 days 23 hours 59 minutes')
	expect(await findInvitation(token)).not.toBeNull()
	await age('1 minute')
	expect(await findInvitation(token)).toBeNull()
})

test('strangers who ask for mails to an address do not keep a hospital from inviting it', async () => {
	const owner = await aMember()
	for (const at of [1, 2, 3, 4]) await forgotPassword(email, { address: `198.51.100.${at}` })

	expect(await invite(owner)).toMatchObject({ ok: true })
})

test('an address gets three invitations in ten minutes, sent again or by another hospital', async () => {
	const { owner, id } = await anInvitation()
	for (const _ of [2, 3]) expect(await resendInvitation(owner, id, from)).toEqual({ ok: true, value: { email } })
	const tooMany = { ok: false, failure: 'too-many-mails', seconds: expect.any(Number) as number }

	expect(await resendInvitation(owner, id, from)).toEqual(tooMany)
	expect(await invite(await aMember())).toEqual(tooMany)
	expect(await invite(owner, { email: 'b@lakeside.example' })).toMatchObject({ ok: true })
})

test('recruiters invite no one, and no one touches the invitations of another hospital', async () => {
	const { owner, id } = await anInvitation()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const stranger = await aMember()

	expect(await invite(recruiter, { email: 'b@lakeside.example' })).toEqual({ ok: false, failure: 'not-owner' })
	expect(await revokeInvitation(recruiter, id)).toEqual({ ok: false, failure: 'not-owner' })
	expect(await resendInvitation(stranger, id, from)).toEqual({ ok: false, failure: 'no-such-invitation' })
	expect(await revokeInvitation(stranger, id)).toEqual({ ok: false, failure: 'no-such-invitation' })
	expect(await listInvitations(stranger)).toEqual([])
})

test('an address unlike those of the hospital is invited only if the owner insists', async () => {
	const owner = await aMember()

	expect(await invite(owner, { email: 'kavita@gmail.com' })).toEqual({ ok: false, failure: 'other-domain' })
	expect(await invite(owner, { email: 'kavita@gmail.com', anyway: true })).toMatchObject({ ok: true })
	expect(await invite(owner, { email: 'theatre@lakeside.example' })).toMatchObject({ ok: true })
})

test.each([
	['kavita@lakeside.example', 'https://lakeside.example', [], true],
	['kavita@mail.lakeside.example', 'https://www.lakeside.example', [], true],
	['kavita@sahyadri.example', 'https://lakeside.example', ['owner@sahyadri.example'], true],
	['kavita@sahyadri.example', 'https://lakeside.example', ['owner@lakeside.example'], false],
	['kavita@gmail.com', null, ['owner@gmail.com'], false],
])('is %s expected at %s with %j: %s', (address, website, team, expected) => {
	expect(isExpectedAddress(address, website, team)).toBe(expected)
})

const rows = () => db.select().from(deliveries)
const mailOf = (mail: typeof deliveries.$inferSelect) =>
	(mail.payload && unseal('delivery', mail.id, mail.payload)) ?? ''
const inviteMany = async (owner: Awaited<ReturnType<typeof aMember>>, count: number) => {
	const answers = []
	for (let nth = 0; nth < count; nth++)
		answers.push(await invite(owner, { email: `stranger-${nth}@elsewhere.example`, anyway: true }))
	return answers.filter(({ ok }) => !ok)
}

test('a hospital that no one has verified sends three invitations in all, also with those sent again or withdrawn', async () => {
	const { id } = await aHospital({ status: 'pending', displayName: 'Win a free phone', legalName: 'Win a free phone' })
	const owner = await aMember({ hospitalId: id, name: 'Meera Kulkarni' })

	expect(await inviteMany(owner, 5)).toEqual([1, 2].map(() => ({ ok: false, failure: 'unverified' })))
	const [first] = await listInvitations(owner)
	expect(await resendInvitation(owner, first?.id ?? '', '203.0.113.10')).toEqual({ ok: false, failure: 'unverified' })
	await revokeInvitation(owner, first?.id ?? '')
	expect(await inviteMany(owner, 1)).toEqual([{ ok: false, failure: 'unverified' }])

	const mails = (await rows()).map(mailOf)
	expect(mails).toHaveLength(3)
	for (const mail of mails) {
		expect(mail).not.toContain('free phone')
		expect(mail).not.toContain('Meera')
	}
})

test('a verified hospital sends ten a day, under a subject that holds nothing it has typed', async () => {
	const { id } = await aHospital({ displayName: 'Lakeside Heart Institute' })
	const owner = await aMember({ hospitalId: id, name: 'Meera Kulkarni' })

	expect(await inviteMany(owner, 12)).toEqual([1, 2].map(() => ({ ok: false, failure: 'enough-for-today' })))
	const [mail] = await rows()
	const sent = JSON.parse(mail ? mailOf(mail) : '{}') as { subject?: string }
	expect(JSON.stringify(sent)).toContain('Lakeside Heart Institute')
	expect(sent.subject).toMatch(/^You are invited to join a hospital team on /)
})
