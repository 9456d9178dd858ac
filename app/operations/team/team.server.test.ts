import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Operator } from '#app/identity/actor.ts'
import { anAccount, anOperator, aSession, fixturePassword } from '#app/identity/fixtures.server.ts'
import { signInWithPassword } from '#app/identity/sign-in/member-sign-in.server.ts'
import { accounts, authenticators, passkeys, sessions } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { auditEvents, deliveries } from '#app/platform/tables.server.ts'
import { uniqueWord } from '#test/unique.ts'
import {
	acceptOperatorInvitation,
	cancelOperatorInvitation,
	findOperatorInvitation,
	inviteOperator,
} from './invitations.server.ts'
import { operatorInvitations } from '../tables.server.ts'
import {
	changeOperatorRole,
	listOperatorTeam,
	removeOperator,
	resetSecondFactor,
	restoreOperator,
} from './team.server.ts'
import { auditReason } from '#app/platform/audit/audit.server.ts'

let lead: Operator
let checker: Operator

beforeEach(async () => {
	lead = await anOperator({ name: 'Nandini Rao' })
	checker = await anOperator({ operatorRole: 'check' })
})

const sessionsOf = ({ accountId }: Operator) => db.$count(sessions, eq(sessions.accountId, accountId))
const roleOf = async ({ accountId }: Operator) =>
	(await db.select({ role: accounts.operatorRole }).from(accounts).where(eq(accounts.id, accountId)))[0]?.role
const auditOf = ({ accountId }: Operator, action: string) =>
	db
		.select({ by: auditEvents.actorAccountId, reason: auditReason })
		.from(auditEvents)
		.where(and(eq(auditEvents.subjectId, accountId), eq(auditEvents.action, action)))

test('only a lead changes the team', async () => {
	const failure = { ok: false, failure: 'not-lead' }

	expect(await changeOperatorRole(checker, checker.accountId, 'lead')).toEqual(failure)
	expect(await removeOperator(checker, lead.accountId, 'I want to.')).toEqual(failure)
	expect(await resetSecondFactor(checker, lead.accountId, 'I want to.')).toEqual(failure)
	expect(await inviteOperator(checker, { email: `${uniqueWord()}@us.example`, role: 'lead' }, '203.0.113.1')).toEqual(
		failure,
	)
	expect(await roleOf(checker)).toBe('check')
})

test('of two leads who give up the role at the same moment, one stays a lead', async () => {
	const other = await anOperator()
	const outcomes = await Promise.all([
		changeOperatorRole(lead, lead.accountId, 'check'),
		changeOperatorRole(other, other.accountId, 'moderate'),
	])

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
	expect(outcomes).toContainEqual({ ok: false, failure: 'last-lead' })
	expect(await db.$count(accounts, and(eq(accounts.operatorRole, 'lead'), sql`suspended_at is null`))).toBe(1)
})

test('of two leads who remove each other at the same moment, one stays', async () => {
	const other = await anOperator()
	const outcomes = await Promise.all([
		removeOperator(lead, other.accountId, 'Left.'),
		removeOperator(other, lead.accountId, 'Left.'),
	])

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
	expect(outcomes).toContainEqual({ ok: false, failure: 'not-lead' })
})

test('a removed operator is logged out at once, cannot log in, and is as before when restored', async () => {
	const email = `${uniqueWord()}@us.example`
	const account = await anAccount({ kind: 'operator', operatorRole: 'check', email, password: fixturePassword })
	const { sessionId } = await aSession(account)
	const checker: Operator = { kind: 'operator', accountId: account.id, sessionId, name: account.name, role: 'check' }
	const logIn = () =>
		signInWithPassword(
			new Request('http://localhost/operator/sign-in'),
			'operator',
			{ email, password: fixturePassword },
			'203.0.113.2',
		)
	expect(await removeOperator(lead, checker.accountId, 'Left the company.')).toMatchObject({ ok: true })

	expect(await sessionsOf(checker)).toBe(0)
	expect(await logIn()).toMatchObject({ failure: 'suspended', reason: 'Left the company.' })
	expect(await auditOf(checker, 'account.suspended')).toEqual([{ by: lead.accountId, reason: 'Left the company.' }])
	expect(await removeOperator(lead, checker.accountId, 'Again.')).toEqual({ ok: false, failure: 'unchanged' })

	expect(await restoreOperator(lead, checker.accountId)).toMatchObject({ ok: true })
	expect(await logIn()).toMatchObject({ ok: true })
	expect(await roleOf(checker)).toBe('check')
})

test('a lead resets a second factor: nothing of it works, everyone is logged out, and it is written down', async () => {
	const app = { secret: Buffer.alloc(0), recoveryCodes: [], isConfirmed: true }
	await db.insert(authenticators).values({ accountId: checker.accountId, ...app })
	await aSession({ id: checker.accountId, kind: 'operator' })
	expect(await resetSecondFactor(lead, checker.accountId, 'The phone was stolen.')).toMatchObject({ ok: true })

	const person = (await listOperatorTeam(lead)).find(({ accountId }) => accountId === checker.accountId)
	expect(person).toMatchObject({ hasSecondFactor: false, isRemoved: false })
	expect(await db.$count(passkeys, eq(passkeys.accountId, checker.accountId))).toBe(0)
	expect(await sessionsOf(checker)).toBe(0)
	expect(await auditOf(checker, 'account.access-restored')).toEqual([
		{ by: lead.accountId, reason: 'The phone was stolen.' },
	])
	expect(await resetSecondFactor(lead, lead.accountId, 'Mine.')).toEqual({ ok: false, failure: 'yourself' })
})

/** The token in the latest email. */
async function latestToken() {
	const [mail] = await db.select().from(deliveries).orderBy(desc(deliveries.createdAt), desc(deliveries.id)).limit(1)
	return /token=([\w-]+)/.exec((mail?.payload && unseal('delivery', mail.id, mail.payload)) ?? '')?.[1] ?? ''
}

test('an invitation works once, for its own role, and not after it was cancelled or replaced', async () => {
	const email = `${uniqueWord()}@us.example`
	const invite = (role: 'check' | 'moderate') => inviteOperator(lead, { email, role }, '203.0.113.3')
	expect(await invite('check')).toMatchObject({ ok: true })
	const first = await latestToken()
	const second = await invite('moderate')
	expect(second).toMatchObject({ ok: true })
	const open = await db
		.select()
		.from(operatorInvitations)
		.where(and(eq(operatorInvitations.email, email), ne(operatorInvitations.role, 'check')))
	expect(open).toHaveLength(1)
	expect(await findOperatorInvitation(first)).toBeNull()

	const person = { name: 'Farah Sheikh', password: fixturePassword }
	const token = await latestToken()
	const accepted = await Promise.all([1, 2].map(() => acceptOperatorInvitation(token, person, '203.0.113.4')))
	expect(accepted.filter(({ ok }) => ok)).toHaveLength(1)
	const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
	expect(account).toMatchObject({ kind: 'operator', operatorRole: 'moderate', emailVerified: true })
	expect(await invite('check')).toEqual({ ok: false, failure: 'has-account' })

	const other = `${uniqueWord()}@us.example`
	const sent = await inviteOperator(lead, { email: other, role: 'lead' }, '203.0.113.3')
	const link = await latestToken()
	await cancelOperatorInvitation(lead, sent.ok ? sent.value.invitationId : '')
	expect(await acceptOperatorInvitation(link, person, '203.0.113.4')).toEqual({ ok: false, failure: 'link-expired' })
})

test('an invitation ends after seven days', async () => {
	const email = `${uniqueWord()}@us.example`
	await inviteOperator(lead, { email, role: 'check' }, '203.0.113.5')
	await db.update(operatorInvitations).set({ expiresAt: new Date() }).where(eq(operatorInvitations.email, email))
	expect(
		await acceptOperatorInvitation(await latestToken(), { name: 'Farah', password: fixturePassword }, 'x'),
	).toEqual({
		ok: false,
		failure: 'link-expired',
	})
})

test('a lead who is removed, or is one no longer, has let no one in by an invitation of theirs', async () => {
	const [removed, changed] = [await anOperator(), await anOperator()]
	const invite = async (by: Operator) => {
		await inviteOperator(by, { email: `${uniqueWord()}@us.example`, role: 'lead' }, '203.0.113.7')
		return latestToken()
	}
	const [ofRemoved, ofChanged, ofLead] = [await invite(removed), await invite(changed), await invite(lead)]

	await removeOperator(lead, removed.accountId, 'Left.')
	await changeOperatorRole(lead, changed.accountId, 'moderate')

	for (const token of [ofRemoved, ofChanged])
		expect(await acceptOperatorInvitation(token, { name: 'Again', password: fixturePassword }, '203.0.113.7')).toEqual({
			ok: false,
			failure: 'link-expired',
		})
	expect(await findOperatorInvitation(ofLead)).not.toBeNull()
	expect(
		await db.$count(
			auditEvents,
			and(eq(auditEvents.action, 'operator.invitation-cancelled'), eq(auditEvents.actorAccountId, lead.accountId)),
		),
	).toBe(2)
})
