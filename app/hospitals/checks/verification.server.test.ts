import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { aHospital, aMember } from '../fixtures.server.ts'
import { hospitalStatusChanged } from '../messages.ts'
import { findOwnVerification } from '../queries.server.ts'
import { hospitalLifecycle, hospitalStatuses, needsReason } from '../status.ts'
import { hospitalStatusEvents, hospitals } from '../tables.server.ts'
import { decideHospital, moveHospital, sendDetails } from './verification.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const reason = 'The certificate belongs to another hospital.'
const find = async (id: string) => only(await db.select().from(hospitals).where(eq(hospitals.id, id)))
const historyOf = (id: string) =>
	db
		.select({ from: hospitalStatusEvents.from, to: hospitalStatusEvents.to, reason: hospitalStatusEvents.reason })
		.from(hospitalStatusEvents)
		.where(eq(hospitalStatusEvents.hospitalId, id))
		.orderBy(hospitalStatusEvents.at)
const noticesOf = (accountId: string) =>
	db
		.select({ title: notifications.title, body: notifications.body, href: notifications.href })
		.from(notifications)
		.where(eq(notifications.accountId, accountId))
		.orderBy(notifications.createdAt)

async function mails() {
	const rows = await db.select().from(deliveries).orderBy(deliveries.createdAt)
	return rows.map(({ id, payload }) => JSON.parse((payload && unseal('delivery', id, payload)) ?? '{}'))
}

const details = {
	legalName: 'Lakeside Heart Institute Pvt Ltd',
	registrationNumber: 'PMC/NH/2019/114',
	facilityId: null,
	gstin: null,
	website: 'https://lakeside.example',
}

describe('the status of a hospital', () => {
	test.each(
		(['operator', 'owner'] as const).flatMap((by) =>
			hospitalStatuses.flatMap((from) =>
				hospitalStatuses.map((to) => ({ by, from, to, legal: hospitalLifecycle.mayMove(from, to, by) })),
			),
		),
	)('$by: $from → $to, legal: $legal', async ({ by, from, to, legal }) => {
		const hospital = await aHospital({ status: from })
		const actor = by === 'operator' ? await anOperator() : await aMember({ hospitalId: hospital.id })

		const moved = await db.transaction((tx) =>
			moveHospital(tx, actor, hospital.id, to, needsReason(to) ? { reason } : {}),
		)

		expect(moved.ok ? 'moved' : moved.failure).toBe(legal ? 'moved' : 'already-decided')
		expect(await find(hospital.id)).toMatchObject(
			legal
				? { status: to, statusReason: needsReason(to) ? reason : null, version: hospital.version + 1 }
				: { status: from, version: hospital.version },
		)
		expect(await historyOf(hospital.id)).toEqual(legal ? [{ from, to, reason: needsReason(to) ? reason : null }] : [])
	})

	test('a move is written to the audit log with who, from, to and why', async () => {
		const hospital = await aHospital({ status: 'pending' })
		const operator = await anOperator()
		await decideHospital(operator, hospital.id, { to: 'rejected', reason, seenVersion: 1 })

		expect(await readAuditEvents()).toMatchObject([
			{
				actorAccountId: operator.accountId,
				action: 'hospital.moved',
				subjectId: hospital.id,
				reason,
				facts: { from: 'pending', to: 'rejected' },
			},
		])
	})

	test('members are told in the app and by mail, with the reason and the next step', async () => {
		const hospital = await aHospital({ status: 'pending' })
		const owner = await aMember({ hospitalId: hospital.id, email: 'meera@lakeside.example' })
		await aMember({ hospitalId: hospital.id, email: 'unconfirmed@lakeside.example', emailVerified: false })
		await decideHospital(await anOperator(), hospital.id, { to: 'rejected', reason, seenVersion: 1 })

		expect(await noticesOf(owner.accountId)).toEqual([
			{ title: 'We could not verify Lakeside Heart Institute', body: reason, href: '/hospitals/verification' },
		])
		const [mail, ...others] = await mails()
		expect(others).toEqual([])
		expect(mail).toMatchObject({
			to: 'meera@lakeside.example',
			subject: 'We could not verify Lakeside Heart Institute',
		})
		expect(mail.text).toContain(reason)
		expect(mail.text).toContain('24–48 hours')
	})

	test('members are notified of a suspension and of its end', async () => {
		const hospital = await aHospital({ status: 'verified' })
		const owner = await aMember({ hospitalId: hospital.id })
		const operator = await anOperator()

		await decideHospital(operator, hospital.id, { to: 'suspended', reason, seenVersion: 1 })
		await decideHospital(operator, hospital.id, { to: 'verified', seenVersion: 2 })

		const titles = (await noticesOf(owner.accountId)).map(({ title }) => title)
		expect(titles).toEqual(['Lakeside Heart Institute is suspended', 'Lakeside Heart Institute is active again'])
	})

	test('notifying is part of the transaction, so a move that rolls back notifies no one', async () => {
		const hospital = await aHospital({ status: 'pending' })
		const owner = await aMember({ hospitalId: hospital.id })
		const operator = await anOperator()
		const rolledBack = db.transaction(async (tx) => {
			await moveHospital(tx, operator, hospital.id, 'verified')
			throw new Error('power cut')
		})

		await expect(rolledBack).rejects.toThrow('power cut')
		expect(await find(hospital.id)).toMatchObject({ status: 'pending' })
		expect(await noticesOf(owner.accountId)).toEqual([])
		expect(await mails()).toEqual([])
		expect(await readAuditEvents()).toEqual([])
	})

	test('when two operators decide at once, one decides and the other learns of it', async () => {
		for (let round = 0; round < 10; round++) {
			const hospital = await aHospital({ status: 'pending' })
			const [ravi, lata] = await Promise.all([anOperator(), anOperator()])
			const outcomes = await Promise.all([
				decideHospital(ravi, hospital.id, { to: 'verified', seenVersion: 1 }),
				decideHospital(lata, hospital.id, { to: 'rejected', reason, seenVersion: 1 }),
			])

			expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
			expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, failure: 'already-decided' })
			expect(await historyOf(hospital.id)).toHaveLength(1)
		}
	})

	test('an operator does not verify what was changed after the record was opened', async () => {
		const hospital = await aHospital({ status: 'pending' })
		const owner = await aMember({ hospitalId: hospital.id })
		await sendDetails(owner, details)

		expect(await decideHospital(await anOperator(), hospital.id, { to: 'verified', seenVersion: 1 })).toEqual({
			ok: false,
			failure: 'changed',
		})
	})

	test('a hospital that gave nothing to look up cannot be verified', async () => {
		const hospital = await aHospital({ status: 'pending', registrationNumber: null, facilityId: null })

		expect(await decideHospital(await anOperator(), hospital.id, { to: 'verified', seenVersion: 1 })).toEqual({
			ok: false,
			failure: 'nothing-to-check',
		})
	})

	test.each([
		['PMC/NH/2011/0042', 'PMC/NH/2011/0042'],
		['PMC/NH/2011/0043', 'PMC NH 2011-0043'],
	])('one registration number verifies one hospital: %s and %s', async (registrationNumber, again) => {
		await aHospital({ registrationNumber })
		const other = await aHospital({ status: 'pending', registrationNumber: again })

		expect(await decideHospital(await anOperator(), other.id, { to: 'verified', seenVersion: 1 })).toEqual({
			ok: false,
			failure: 'registration-taken',
		})
		expect(await find(other.id)).toMatchObject({ status: 'pending' })
	})

	test('lifting a suspension keeps the day of the check', async () => {
		const verifiedAt = new Date('2026-03-03T06:00:00Z')
		const hospital = await aHospital({ status: 'suspended', verifiedAt })
		await decideHospital(await anOperator(), hospital.id, { to: 'verified', seenVersion: 1 })

		expect((await find(hospital.id)).verifiedAt).toEqual(verifiedAt)
	})
})

describe('the details that a hospital gives', () => {
	test('start the clock, and reach every operator', async () => {
		const operator = await anOperator()
		const hospital = await aHospital({
			status: 'pending',
			registrationNumber: null,
			facilityId: null,
			submittedAt: new Date('2026-01-01T00:00:00Z'),
		})
		const owner = await aMember({ hospitalId: hospital.id })

		expect(await sendDetails(owner, details)).toEqual({ ok: true, value: { complete: true, again: false } })
		expect(await findOwnVerification(owner)).toMatchObject({ isSent: true, sentAgo: 'just now', ...details })
		expect(await noticesOf(operator.accountId)).toEqual([
			{
				title: 'Lakeside Heart Institute is awaiting verification',
				body: 'Registration details to verify.',
				href: `/operator/hospitals/${hospital.id}`,
			},
		])
	})

	test('added to later keep the place in the queue', async () => {
		const submittedAt = new Date(Date.now() - 19 * 3_600_000)
		const hospital = await aHospital({ status: 'pending', submittedAt })
		const owner = await aMember({ hospitalId: hospital.id })
		await sendDetails(owner, details)

		expect(await findOwnVerification(owner)).toMatchObject({ sentAgo: '19 hours ago' })
	})

	test('without a number to look up are kept, but are not a request yet', async () => {
		const operator = await anOperator()
		const hospital = await aHospital({ status: 'rejected' })
		const owner = await aMember({ hospitalId: hospital.id })
		const sent = await sendDetails(owner, { ...details, registrationNumber: null })

		expect(sent).toEqual({ ok: true, value: { complete: false, again: false } })
		expect(await find(hospital.id)).toMatchObject({ status: 'rejected', website: details.website })
		expect(await noticesOf(operator.accountId)).toEqual([])
	})

	test('put a rejected hospital back in the queue, at its end', async () => {
		const operator = await anOperator()
		const hospital = await aHospital({ status: 'rejected', submittedAt: new Date('2026-01-01T00:00:00Z') })
		const owner = await aMember({ hospitalId: hospital.id })

		expect(await sendDetails(owner, details)).toEqual({ ok: true, value: { complete: true, again: true } })
		expect(await find(hospital.id)).toMatchObject({ status: 'pending', statusReason: null })
		expect(await findOwnVerification(owner)).toMatchObject({ sentAgo: 'just now' })
		expect(await historyOf(hospital.id)).toMatchObject([{ from: 'rejected', to: 'pending' }])
		expect(await noticesOf(operator.accountId)).toMatchObject([
			{ title: 'Lakeside Heart Institute resubmitted its details' },
		])
	})

	test.each(['verified', 'suspended'] as const)('of a %s hospital are not edited here', async (status) => {
		const hospital = await aHospital({ status })
		const owner = await aMember({ hospitalId: hospital.id })

		expect(await sendDetails(owner, details)).toEqual({ ok: false, failure: 'not-open' })
		expect(await find(hospital.id)).toMatchObject({ legalName: 'Lakeside Heart Institute' })
	})

	test('race an operator: either the old details were decided on, or nothing was', async () => {
		for (let round = 0; round < 10; round++) {
			const hospital = await aHospital({ status: 'pending' })
			const owner = await aMember({ hospitalId: hospital.id })
			const [decided, sent] = await Promise.all([
				decideHospital(await anOperator(), hospital.id, { to: 'verified', seenVersion: 1 }),
				sendDetails(owner, { ...details, registrationNumber: `PMC/${round}` }),
			])

			const { status, registrationNumber } = await find(hospital.id)
			expect(status).toBe(decided.ok ? 'verified' : 'pending')
			expect(registrationNumber).toBe(decided.ok ? hospital.registrationNumber : `PMC/${round}`)
			expect(sent.ok).toBe(!decided.ok)
		}
	})
})

test('a member sees the verification of the own hospital only', async () => {
	await aHospital({ status: 'pending', displayName: 'Other Hospital' })
	const member = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })

	expect(await findOwnVerification(member)).toMatchObject({ displayName: 'Lakeside Heart Institute' })
})

test('a hospital that may post jobs now is told that we read its first two before they go live', () => {
	const told = hospitalStatusChanged.write({ name: 'Lakeside Heart Institute', from: 'pending', to: 'verified' })

	for (const text of [told.app, told.email?.join(' ')]) {
		expect(text).toMatch(/post jobs/)
		expect(text).toMatch(/the first two jobs of a new hospital before they go live/)
	}
})
