import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { moveStage } from '#app/applications/pipeline/decisions.server.ts'
import { sendRequest } from '#app/contacts/requests/send-request.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { findSuspensionReason } from '#app/identity/account-status.server.ts'
import type { Member, Operator } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts, accountStatusEvents, sessions } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { sendMessage } from '#app/messages/send-message.server.ts'
import { messages } from '#app/messages/tables.server.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { send } from '#app/notifications/notify.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { makeOffer } from '#app/offers/make-offer.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents, deliveries } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findAccountAppeal, tokenIn } from '#app/cases/appeals.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { restoreAccount, suspendAccount } from './suspension.server.ts'

const reason = 'The degree certificate is forged.'
let operator: Operator
let member: Member

beforeEach(async () => {
	operator = await anOperator()
	member = await aMember()
})

const sessionsOf = (accountId: string) => db.$count(sessions, eq(sessions.accountId, accountId))
const isSearched = async (specialistId: string) =>
	(await db.execute(sql`select from search_specialists where id = ${specialistId}`)).rows.length === 1
const isSuspended = async (accountId: string) =>
	(await db.select({ at: accounts.suspendedAt }).from(accounts).where(eq(accounts.id, accountId)))[0]?.at !== null
const aMessage = () => ({ body: 'Good morning, can we talk tomorrow?', clientKey: crypto.randomUUID() })

test('a suspended specialist leaves the search in the same transaction, and is back when restored', async () => {
	const { specialistId } = await aSpecialist()
	expect(await isSearched(specialistId)).toBe(true)

	expect(await suspendAccount(operator, specialistId, reason)).toMatchObject({ ok: true })
	expect(await isSearched(specialistId)).toBe(false)
	expect(await sessionsOf(specialistId)).toBe(0)
	expect(await findSuspensionReason(specialistId)).toBe(reason)

	expect(await restoreAccount(operator, specialistId)).toMatchObject({ ok: true })
	expect(await isSearched(specialistId)).toBe(true)
	expect(await findSuspensionReason(specialistId)).toBeNull()
})

test('nothing new reaches a suspended specialist, and what was there is there afterwards', async () => {
	const specialist = await aSpecialist()
	const { specialistId } = specialist
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), specialist })
	expect(await sendMessage(member, specialistId, aMessage())).toMatchObject({ ok: true })
	const before = await db.select().from(specialists).where(eq(specialists.id, specialistId))
	await suspendAccount(operator, specialistId, reason)

	expect(await sendMessage(member, specialistId, aMessage())).toEqual({ ok: false, failure: 'suspended' })
	expect(await moveStage(member, application.id, { to: 'shortlisted', version: 1 })).toMatchObject({ ok: false })
	const offer = { payPaise: 30_000_000n, payUnit: 'month', startsOn: '2030-01-01', message: '', version: 1 } as never
	expect(await makeOffer(member, application.id, offer)).toEqual({ ok: false, failure: 'suspended' })
	const request = { jobId: null, reason: 'A position', place: 'Pune', message: 'We would like to talk to you.' }
	const stranger = await aMember()
	expect(await sendRequest(stranger, specialistId, request as never)).toEqual({ ok: false, failure: 'not-found' })
	expect(await db.$count(messages)).toBe(1)

	await restoreAccount(operator, specialistId)
	expect(await moveStage(member, application.id, { to: 'shortlisted', version: 1 })).toMatchObject({ ok: true })
	expect(await sendMessage(member, specialistId, aMessage())).toMatchObject({ ok: true })
	expect(await db.select().from(specialists).where(eq(specialists.id, specialistId))).toEqual(before)
})

test('email, SMS and browser notifications to a suspended account stop, but its own notice goes out', async () => {
	const specialist = await aSpecialist({ email: 'asha@menon.example' })
	const { specialistId: accountId } = specialist
	const news = defineMessage({
		name: 'test.news',
		to: 'specialist',
		examples: [null],
		write: () => ({ title: 'A new job', app: 'In Pune.', email: ['In Pune.'] }),
	})
	await suspendAccount(operator, accountId, reason)
	expect(await db.$count(deliveries, eq(deliveries.channel, 'email'))).toBe(1)
	const [mail] = await db.select().from(deliveries).where(eq(deliveries.channel, 'email'))
	const { html } = JSON.parse((mail?.payload && unseal('delivery', mail.id, mail.payload)) ?? '{}') as { html: string }
	const link = /href="([^"]*\/appeal\?[^"]*)"/.exec(html)?.[1] ?? ''
	expect(link).toMatch(/^https?:\/\/[^/]+\/appeal\?token=/)
	expect(await findAccountAppeal(tokenIn(link))).toMatchObject({ reason })

	const reader = { accountId, email: 'asha@menon.example', name: 'Dr Asha Menon', phone: '+919822012345' }
	await db.transaction((tx) => send(tx, news, { to: [reader], facts: null }))
	expect(await db.$count(deliveries)).toBe(1)
	// It is there to be read after the account is restored.
	expect(await db.$count(notifications, eq(notifications.accountId, accountId))).toBe(1)
})

test('a suspended member can do nothing, while colleagues and the hospital go on', async () => {
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter', name: 'Sunil Rao' })
	expect(await suspendAccount(operator, colleague.accountId, 'Shared the password.')).toMatchObject({ ok: true })

	expect(await sessionsOf(colleague.accountId)).toBe(0)
	expect(await sessionsOf(member.accountId)).toBe(1)
	expect(await isSuspended(member.accountId)).toBe(false)
})

test('of two operators who suspend at once one does it; each step is in the history and in the audit log', async () => {
	const { specialistId } = await aSpecialist()
	const other = await anOperator()
	const outcomes = await Promise.all([operator, other].map((one) => suspendAccount(one, specialistId, reason)))
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
	expect(outcomes).toContainEqual({ ok: false, failure: 'unchanged' })

	await restoreAccount(operator, specialistId)
	const history = await db
		.select({ to: accountStatusEvents.to, reason: accountStatusEvents.reason })
		.from(accountStatusEvents)
		.where(eq(accountStatusEvents.accountId, specialistId))
		.orderBy(accountStatusEvents.at)
	expect(history).toEqual([
		{ to: 'suspended', reason },
		{ to: 'active', reason: null },
	])
	const audit = await db
		.select({ action: auditEvents.action })
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, specialistId))
		.orderBy(auditEvents.at)
	expect(audit.map(({ action }) => action)).toEqual(['account.suspended', 'account.restored'])
})

test('an operator is not suspended here, and an account that its owner deletes is not reopened', async () => {
	const colleague = await anOperator()
	expect(await suspendAccount(operator, colleague.accountId, reason)).toEqual({ ok: false, failure: 'is-operator' })

	const { specialistId } = await aSpecialist()
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, specialistId))
	expect(await restoreAccount(operator, specialistId)).toEqual({ ok: false, failure: 'unchanged' })
	expect(await isSuspended(specialistId)).toBe(true)
})
