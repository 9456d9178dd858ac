import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { rejectCredential, verifyCredential } from '#app/credentials/decisions.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { appealForCredential, appealForHospital, beginAppealableDecision } from './appeals.server.ts'
import { beginDecision, holdCase, releaseCase, saveCaseNote, takeCase } from './cases.server.ts'
import { cases } from './tables.server.ts'
import {
	answerAsOperator,
	answerForCredential,
	answerForHospital,
	askForMore,
	credentialSubject,
	hospitalSubject,
	listCaseMessages,
} from './thread.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const caseOf = async (subjectId: string) => only(await db.select().from(cases).where(eq(cases.subjectId, subjectId)))
const titlesFor = async (accountId: string) =>
	(
		await db.select({ title: notifications.title }).from(notifications).where(eq(notifications.accountId, accountId))
	).map(({ title }) => title)

/** A hospital that waits, with its owner. */
async function aWaitingHospital() {
	const hospital = await aHospital({ status: 'pending' })
	return { hospital, owner: await aMember({ hospitalId: hospital.id }), subject: hospitalSubject(hospital.id) }
}

describe('a case is taken by one operator', () => {
	test('of many who take it at one moment exactly one gets it', async () => {
		const { subject } = await aWaitingHospital()
		const operators = await Promise.all(Array.from({ length: 8 }, () => anOperator()))

		const taken = await Promise.all(operators.map((operator) => takeCase(operator, subject)))

		expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
		const winner = operators[taken.findIndex(({ ok }) => ok)]
		expect((await caseOf(subject.subjectId)).assignedTo).toBe(winner?.accountId)
	})

	test('the others can neither decide it nor write about it', async () => {
		const { subject } = await aWaitingHospital()
		const [first, second] = [await anOperator(), await anOperator()]
		await takeCase(first, subject)

		expect(await saveCaseNote(second, subject, 'Mine.')).toEqual({ ok: false, failure: 'taken' })
		expect(await askForMore(second, subject, 'Why?')).toEqual({ ok: false, failure: 'taken' })
		expect(await db.transaction((tx) => beginDecision(tx, second, subject))).toEqual({ ok: false, failure: 'taken' })
		expect((await db.transaction((tx) => beginDecision(tx, first, subject))).ok).toBe(true)
	})

	test('it is free again when its operator releases it, or does nothing for half an hour', async () => {
		const { subject } = await aWaitingHospital()
		const [first, second] = [await anOperator(), await anOperator()]
		await takeCase(first, subject)
		await releaseCase(second, subject)
		expect((await takeCase(second, subject)).ok).toBe(false)

		await releaseCase(first, subject)
		expect((await takeCase(second, subject)).ok).toBe(true)
		await db
			.update(cases)
			.set({ assignedAt: sql`now() - interval '31 minutes'` })
			.where(eq(cases.subjectId, subject.subjectId))
		expect((await takeCase(first, subject)).ok).toBe(true)
	})
})

test('of two operators who verify a hospital at one moment one decides, and it is decided once', async () => {
	const { hospital, subject } = await aWaitingHospital()
	const operators = [await anOperator(), await anOperator()]
	const decide = (operator: Operator) =>
		decideHospital(
			operator,
			hospital.id,
			{ to: 'verified', checkedAgainst: 'Register', reason: 'It agrees.', seenVersion: 1 },
			(tx) => beginAppealableDecision(tx, operator, subject, 'granted'),
		)

	const decided = await Promise.all(operators.map(decide))

	expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
	const [audit, ...more] = await readAuditEvents(eq(auditEvents.subjectId, hospital.id))
	expect(audit).toMatchObject({ reason: 'It agrees.', facts: { checkedAgainst: 'Register', to: 'verified' } })
	expect(more).toEqual([])
	const [stored] = await db.select().from(hospitals).where(eq(hospitals.id, hospital.id))
	expect(stored).toMatchObject({ checkedAgainst: 'Register', lastCheckedAt: expect.any(Date) })
})

test('a decision that fails leaves the case with its operator', async () => {
	const { hospital, subject } = await aWaitingHospital()
	const operator = await anOperator()
	await takeCase(operator, subject)

	const decided = await decideHospital(operator, hospital.id, { to: 'verified', seenVersion: 99 }, (tx) =>
		beginAppealableDecision(tx, operator, subject, 'granted'),
	)

	expect(decided).toEqual({ ok: false, failure: 'changed' })
	expect((await caseOf(hospital.id)).assignedTo).toBe(operator.accountId)
})

test('a case on hold keeps the reason, and is left to others', async () => {
	const { subject } = await aWaitingHospital()
	const operator = await anOperator()

	await holdCase(operator, subject, { days: 3, reason: 'Waiting for the council.' })

	const held = await caseOf(subject.subjectId)
	expect(held).toMatchObject({ heldReason: 'Waiting for the council.', assignedTo: null })
	expect(Math.round(((held.heldUntil?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(3)
})

describe('asking for more', () => {
	test('the hospital is notified, answers, and the operator who asked is notified of that', async () => {
		const { hospital, owner, subject } = await aWaitingHospital()
		const [asker, other] = [await anOperator(), await anOperator()]

		await askForMore(asker, subject, 'Please upload the certificate.')
		expect(await titlesFor(owner.accountId)).toEqual([`We need more details about ${hospital.displayName}`])
		expect((await caseOf(hospital.id)).askedVersion).toBe(hospital.version)

		await answerForHospital(owner, 'It is uploaded.')
		expect((await caseOf(hospital.id)).askedVersion).toBeNull()
		expect(await titlesFor(asker.accountId)).toEqual([`Reply from ${hospital.displayName}`])
		expect(await titlesFor(other.accountId)).toEqual([])
		expect((await listCaseMessages(subject)).map(({ side, body }) => `${side}: ${body}`)).toEqual([
			'operator: Please upload the certificate.',
			'owner: It is uploaded.',
		])
	})

	test('a specialist answers about their own credential and no other', async () => {
		const [asha, ravi] = [await aSpecialist(), await aSpecialist()]
		const credential = await aCredential(asha, { status: 'pending' })
		await askForMore(
			await anOperator(),
			credentialSubject(credential.id, asha.specialistId),
			'A sharper photo, please.',
		)

		expect(await answerForCredential(ravi, credential.id, 'Mine.')).toBe(false)
		expect(await answerForCredential(asha, credential.id, 'It is uploaded.')).toBe(true)
	})
})

describe('answering', () => {
	test('a question of a hospital tells it so, and changes neither the status nor the place of the case', async () => {
		const { hospital, owner, subject } = await aWaitingHospital()
		const operator = await anOperator()
		await answerForHospital(owner, 'How long does it take?')
		const before = await caseOf(hospital.id)

		expect(await answerAsOperator(operator, subject, 'Two days at most.')).toMatchObject({ ok: true })

		expect(await caseOf(hospital.id)).toEqual(before)
		expect(await titlesFor(owner.accountId)).toEqual([`Our team has answered: ${hospital.displayName}`])
		expect((await listCaseMessages(subject)).map(({ side, body }) => `${side}: ${body}`)).toEqual([
			'owner: How long does it take?',
			'operator: Two days at most.',
		])
	})

	test('a specialist tells them so, and a question that waits for a reply still waits', async () => {
		const [asha, operator] = [await aSpecialist(), await anOperator()]
		const credential = await aCredential(asha, { status: 'pending' })
		const subject = credentialSubject(credential.id, asha.specialistId)
		await askForMore(operator, subject, 'A sharper photo, please.')

		await answerAsOperator(operator, subject, 'A scan will do as well.')

		expect((await caseOf(credential.id)).askedVersion).toBe(credential.version)
		expect(await titlesFor(asha.accountId)).toContain(`Our team has answered: ${credential.title}`)
	})

	test('is not possible in a case that another operator has taken', async () => {
		const { subject } = await aWaitingHospital()
		await takeCase(await anOperator(), subject)
		expect(await answerAsOperator(await anOperator(), subject, 'Two days.')).toEqual({ ok: false, failure: 'taken' })
	})
})

test('a case that is taken while another decides it is either taken or decided', async () => {
	const { hospital, subject } = await aWaitingHospital()
	const [taker, decider] = [await anOperator(), await anOperator()]

	const [taken, decided] = await Promise.all([
		takeCase(taker, subject),
		decideHospital(decider, hospital.id, { to: 'rejected', reason: 'Not in the register.', seenVersion: 1 }, (tx) =>
			beginDecision(tx, decider, subject).then((begun) => (begun.ok ? { ok: true, value: null } : begun)),
		),
	])

	const { status } = only(await db.select().from(hospitals).where(eq(hospitals.id, hospital.id)))
	expect(status).toBe(decided.ok ? 'rejected' : 'pending')
	if (!decided.ok) expect([decided.failure, taken.ok]).toEqual(['taken', true])
})

describe('an appeal', () => {
	const refuse = (operator: Operator, hospitalId: string, seenVersion: number) =>
		decideHospital(operator, hospitalId, { to: 'rejected', reason: 'Not in the register.', seenVersion }, (tx) =>
			beginAppealableDecision(tx, operator, hospitalSubject(hospitalId), 'denied'),
		)

	test('is decided by another operator than the one who refused', async () => {
		const { hospital, owner, subject } = await aWaitingHospital()
		const [first, second] = [await anOperator(), await anOperator()]
		await refuse(first, hospital.id, 1)

		expect((await appealForHospital(owner, 'It is in the new register.')).ok).toBe(true)
		expect(await refuse(first, hospital.id, 3)).toEqual({ ok: false, failure: 'own-refusal' })
		const granted = await decideHospital(second, hospital.id, { to: 'verified', seenVersion: 3 }, (tx) =>
			beginAppealableDecision(tx, second, subject, 'granted'),
		)

		expect(granted.ok).toBe(true)
		expect(await titlesFor(first.accountId)).toEqual([])
		expect(await titlesFor(second.accountId)).toEqual([`Appeal: ${hospital.displayName}`])
	})

	test('is possible once against a refusal, and again after a new submission', async () => {
		const { hospital, owner } = await aWaitingHospital()
		const [first, second] = [await anOperator(), await anOperator()]
		expect(await appealForHospital(owner, 'Why not.')).toEqual({ ok: false, failure: 'not-refused' })
		await refuse(first, hospital.id, 1)
		await appealForHospital(owner, 'It is in the new register.')
		await refuse(second, hospital.id, 3)

		expect(await appealForHospital(owner, 'Once more.')).toEqual({ ok: false, failure: 'already-appealed' })
	})

	test('is decided once when several decide at one moment, and never by the one who refused', async () => {
		const { hospital, owner } = await aWaitingHospital()
		const operators = await Promise.all(Array.from({ length: 4 }, () => anOperator()))
		const [first] = operators
		if (!first) throw new Error('No operator')
		await refuse(first, hospital.id, 1)
		await appealForHospital(owner, 'It is in the new register.')

		const decided = await Promise.all(operators.map((operator) => refuse(operator, hospital.id, 3)))

		expect(decided[0]?.ok).toBe(false)
		expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
		expect(await appealForHospital(owner, 'Once more.')).toEqual({ ok: false, failure: 'already-appealed' })
	})

	test('of a credential goes to another operator as well', async () => {
		const asha = await aSpecialist()
		const { id } = await aCredential(asha, { status: 'pending' })
		const subject = credentialSubject(id, asha.specialistId)
		const operator = await anOperator()
		await rejectCredential(operator, id, { reason: 'Unreadable.', seenVersion: 1 }, (tx) =>
			beginAppealableDecision(tx, operator, subject, 'denied'),
		)

		expect((await appealForCredential(await aSpecialist(), id, 'Mine.')).ok).toBe(false)
		expect((await appealForCredential(asha, id, 'It is readable.')).ok).toBe(true)
		expect(await db.transaction((tx) => beginAppealableDecision(tx, operator, subject, 'denied'))).toEqual({
			ok: false,
			failure: 'own-refusal',
		})
	})
})

test('the case of a credential ends with the credential', async () => {
	const asha = await aSpecialist()
	const { id } = await aCredential(asha)
	await takeCase(await anOperator(), credentialSubject(id, asha.specialistId))

	await db.delete(credentials).where(eq(credentials.id, id))

	expect(await db.$count(cases, eq(cases.subjectId, id))).toBe(0)
	expect((await verifyCredential(await anOperator(), id, { checkedAgainst: 'Register', seenVersion: 1 })).ok).toBe(
		false,
	)
})
