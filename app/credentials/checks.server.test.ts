import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { latestDecision, rejectCredential, verifyCredential } from './decisions.server.ts'
import { aCredential, aDocument } from './fixtures.server.ts'
import { moveCredential } from './transitions.server.ts'
import { hasVerifiedRegistration, summariseCredentials } from './queries.server.ts'
import { credentialLifecycle, credentialStatuses, needsReason } from './status.ts'
import { credentialStatusEvents, credentials } from './tables.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const reason = 'The photo cannot be read.'
const seen = { checkedAgainst: 'Indian Medical Register', seenVersion: 1 }
const find = async (id: string) => only(await db.select().from(credentials).where(eq(credentials.id, id)))
const historyOf = (id: string) =>
	db
		.select({
			from: credentialStatusEvents.from,
			to: credentialStatusEvents.to,
			reason: credentialStatusEvents.reason,
		})
		.from(credentialStatusEvents)
		.where(eq(credentialStatusEvents.credentialId, id))
const noticesOf = (accountId: string) =>
	db
		.select({ title: notifications.title, body: notifications.body, href: notifications.href })
		.from(notifications)
		.where(eq(notifications.accountId, accountId))

async function mails() {
	const rows = await db.select().from(deliveries).orderBy(deliveries.createdAt)
	return rows.map(({ id, payload }) => JSON.parse((payload && unseal('delivery', id, payload)) ?? '{}'))
}

/** A registration with a document that waits to be checked. */
async function aWaitingOne(overrides: Parameters<typeof aCredential>[1] = {}) {
	const specialist = await aSpecialist()
	const credential = await aCredential(specialist, { ...overrides, status: 'pending' })
	await aDocument(credential)
	return { specialist, credential }
}

describe('the status of a credential', () => {
	test.each(
		(['operator', 'owner', 'clock'] as const).flatMap((by) =>
			credentialStatuses.flatMap((from) =>
				credentialStatuses.map((to) => ({ by, from, to, legal: credentialLifecycle.mayMove(from, to, by) })),
			),
		),
	)('$by: $from → $to, legal: $legal', async ({ by, from, to, legal }) => {
		const specialist = await aSpecialist()
		const credential = await aCredential(specialist, { status: from, verifiedAt: new Date() })
		const actor = { operator: await anOperator(), owner: specialist, clock: 'clock' as const }[by]

		const moved = await db.transaction((tx) =>
			moveCredential(tx, actor, credential.id, to, needsReason(to) ? { reason } : {}),
		)

		expect(moved.ok ? 'moved' : moved.failure).toBe(legal ? 'moved' : 'already-decided')
		expect(await find(credential.id)).toMatchObject(
			legal ? { status: to, statusReason: needsReason(to) ? reason : null, version: 2 } : { status: from, version: 1 },
		)
		expect(await historyOf(credential.id)).toEqual(legal ? [{ from, to, reason: needsReason(to) ? reason : null }] : [])
	})

	test('says who checked it against what, in history and in the audit log', async () => {
		const { credential } = await aWaitingOne()
		const operator = await anOperator()
		await verifyCredential(operator, credential.id, seen)

		expect(await find(credential.id)).toMatchObject({
			status: 'verified',
			verifiedBy: operator.accountId,
			checkedAgainst: 'Indian Medical Register',
		})
		expect(await readAuditEvents()).toMatchObject([
			{
				actorAccountId: operator.accountId,
				action: 'credential.moved',
				subjectId: credential.id,
				facts: { from: 'pending', to: 'verified', checkedAgainst: 'Indian Medical Register' },
			},
		])
	})

	test('is told to its owner in the app and by mail, verified or rejected', async () => {
		const verified = await aWaitingOne()
		const rejected = await aWaitingOne()
		const operator = await anOperator()
		await verifyCredential(operator, verified.credential.id, seen)
		await rejectCredential(operator, rejected.credential.id, { reason, seenVersion: 1 })

		expect(await noticesOf(verified.specialist.accountId)).toMatchObject([
			{ title: 'Maharashtra Medical Council is verified', href: `/profile/credentials/${verified.credential.id}` },
		])
		expect(await noticesOf(rejected.specialist.accountId)).toMatchObject([
			{ title: 'We could not verify Maharashtra Medical Council', body: reason },
		])
		const [good, bad, ...others] = await mails()
		expect(others).toEqual([])
		expect(good.text).toContain('Indian Medical Register')
		expect(bad.text).toContain(reason)
	})

	test('moves with what is told, or not at all', async () => {
		const { specialist, credential } = await aWaitingOne()
		const operator = await anOperator()
		const powerCut = db.transaction(async (tx) => {
			await moveCredential(tx, operator, credential.id, 'verified', seen)
			throw new Error('power cut')
		})

		await expect(powerCut).rejects.toThrow('power cut')
		expect(await find(credential.id)).toMatchObject({ status: 'pending' })
		expect(await noticesOf(specialist.accountId)).toEqual([])
		expect(await mails()).toEqual([])
	})
})

describe('an operator', () => {
	test('who decides at the same time as another hears what was decided', async () => {
		for (let round = 0; round < 10; round++) {
			const { credential } = await aWaitingOne()
			const [ravi, lata] = await Promise.all([anOperator(), anOperator({ name: 'Lata Rane' })])
			const outcomes = await Promise.all([
				verifyCredential(ravi, credential.id, seen),
				rejectCredential(lata, credential.id, { reason, seenVersion: 1 }),
			])

			expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
			expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, failure: 'already-decided' })
			expect(await historyOf(credential.id)).toHaveLength(1)
			const words = outcomes[0]?.ok ? /^Verified by Ravi Deshpande, / : /^Rejected by Lata Rane, /
			expect(await latestDecision(lata, credential.id)).toMatch(words)
		}
	})

	test('does not verify what was changed after the record was opened', async () => {
		const { credential } = await aWaitingOne()
		await db.update(credentials).set({ version: 2, number: 'KMC/1' }).where(eq(credentials.id, credential.id))

		expect(await verifyCredential(await anOperator(), credential.id, seen)).toEqual({ ok: false, failure: 'changed' })
	})

	test.each([
		['without a document', {}, null],
		['before the virus check has passed it', {}, 'scanning' as const],
	])('cannot verify one %s', async (_, overrides, scan) => {
		const credential = await aCredential(await aSpecialist(), { ...overrides, status: 'pending' })
		if (scan) await aDocument(credential, { scan })

		expect(await verifyCredential(await anOperator(), credential.id, seen)).toEqual({
			ok: false,
			failure: 'no-document',
		})
	})

	test('cannot verify one whose last day is over', async () => {
		const { credential } = await aWaitingOne({ validUntil: '2020-01-01' })

		expect(await verifyCredential(await anOperator(), credential.id, seen)).toEqual({ ok: false, failure: 'ran-out' })
	})
})

describe('a number of a council', () => {
	test('is verified for one account only, and the first is not displaced', async () => {
		const { number } = await aCredential(await aSpecialist())
		const { credential } = await aWaitingOne({ number })

		expect(await verifyCredential(await anOperator(), credential.id, seen)).toEqual({
			ok: false,
			failure: 'registration-taken',
		})
		expect(await find(credential.id)).toMatchObject({ status: 'pending' })
	})

	test.each([
		['MMC 2014/0931', 'MMC2014/0931'],
		['MMC/2014/0932', 'MMC-2014-0932'],
		['MMC 2014 / 0933', 'MMC/2014/0933'],
		['I-12345-A', 'I 12345A'],
	])('is the same however it is spaced: %s and %s', async (number, again) => {
		await aCredential(await aSpecialist(), { number })
		const { credential } = await aWaitingOne({ number: again })
		const operator = await anOperator()

		expect(await verifyCredential(operator, credential.id, seen)).toEqual({ ok: false, failure: 'registration-taken' })
	})

	test('is another where the same digits are divided elsewhere', async () => {
		await aCredential(await aSpecialist(), { number: '2011/1/2345' })
		const { credential } = await aWaitingOne({ number: '2011/12/345' })

		expect(await verifyCredential(await anOperator(), credential.id, seen)).toEqual({ ok: true, value: null })
	})

	test('of which two are verified at once belongs to one of them', async () => {
		for (let round = 0; round < 10; round++) {
			const number = `MMC/RACE/${round}`
			const [asha, ravi] = [await aWaitingOne({ number }), await aWaitingOne({ number })]
			const outcomes = await Promise.all([
				verifyCredential(await anOperator(), asha.credential.id, seen),
				verifyCredential(await anOperator(), ravi.credential.id, seen),
			])

			expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
			expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, failure: 'registration-taken' })
		}
	})

	test('may stand for another person at another council', async () => {
		const { number } = await aCredential(await aSpecialist())
		const { credential } = await aWaitingOne({ number, councilCode: 'KA-MC' })

		expect((await verifyCredential(await anOperator(), credential.id, seen)).ok).toBe(true)
	})
})

test('the badge follows a verified registration that has not run out, and nothing else', async () => {
	const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
	const badge = async (overrides: Parameters<typeof aCredential>[1]) => {
		const specialist = await aSpecialist()
		await aCredential(specialist, overrides)
		const { hasVerifiedRegistration: summed } = await summariseCredentials(specialist.specialistId)
		expect(summed).toBe(await hasVerifiedRegistration(specialist.specialistId))
		return summed
	}

	expect(await badge({})).toBe(true)
	expect(await badge({ validUntil: today })).toBe(true)
	expect(await badge({ validUntil: '2026-01-01' })).toBe(false)
	expect(await badge({ kind: 'degree' })).toBe(false)
	for (const status of ['pending', 'rejected', 'expired'] as const) expect(await badge({ status })).toBe(false)
})
