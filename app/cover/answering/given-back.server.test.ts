import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { releaseCover } from '../after-block.server.ts'
import { acceptCover, declineCover, giveBackCover } from './answers.server.ts'
import { aCoverRequest, aCoverSpecialist } from '../fixtures.server.ts'
import { notifyOthers } from '../notifications.server.ts'
import { coverAsks } from '../tables.server.ts'
import { requestOfId, askedFor, runWave, mayTire, covered, startedAgo } from '../cover-story.fixtures.server.ts'

describe('a request that was given back', () => {
	const titlesOf = async ({ accountId }: Specialist) =>
		(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)

	test('asks those again who had been told that someone else has it, and not those who declined', async () => {
		const [holder, silent, declines] = [await aCoverSpecialist(), await aCoverSpecialist(), await aCoverSpecialist()]
		const request = await aCoverRequest()
		await runWave(request.id)
		await declineCover(declines, request.id)
		await acceptCover(holder, request.id, mayTire)
		await notifyOthers.run({ requestId: request.id })
		await giveBackCover(holder, request.id, 'My flight is late.')

		await runWave(request.id)

		expect(await titlesOf(silent)).toEqual(
			expect.arrayContaining([
				'Lakeside Heart Institute needs cover: LSCS',
				'Covered by someone else: LSCS',
				'Lakeside Heart Institute needs cover again: LSCS',
			]),
		)
		for (const person of [holder, declines]) expect(await titlesOf(person)).not.toContainEqual(/again/)
		const again = await db.select().from(deliveries).where(like(deliveries.key, 'sms/%/asked/2/%'))
		expect(again).toHaveLength(1)
		// Asked once more, and no oftener.
		await runWave(request.id)
		expect(await titlesOf(silent)).toHaveLength(3)
		expect((await askedFor(request.id)).toSorted()).toEqual(
			[holder, silent, declines].map(({ specialistId }) => specialistId).toSorted(),
		)
	})

	test('tells them a second time when someone else has it again', async () => {
		const [first, second, silent] = [await aCoverSpecialist(), await aCoverSpecialist(), await aCoverSpecialist()]
		const request = await aCoverRequest()
		await runWave(request.id)
		for (const person of [first, second]) {
			await acceptCover(person, request.id, mayTire)
			await notifyOthers.run({ requestId: request.id })
			if (person === first) await giveBackCover(first, request.id, 'My flight is late.')
			await runWave(request.id)
		}

		const told = (await titlesOf(silent)).filter((title) => title === 'Covered by someone else: LSCS')
		expect(told).toHaveLength(2)
	})
})

describe('cover that can no longer take place', () => {
	const titlesOf = async ({ accountId }: { accountId: string }) =>
		(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)
	const answerOf = async (id: string, { specialistId }: Specialist) =>
		(await db.select().from(coverAsks).where(eq(coverAsks.requestId, id))).find(
			(ask) => ask.specialistId === specialistId,
		)?.answer

	test.each<
		[why: string, gone: (person: Specialist, hospitalId: string) => Promise<unknown>, tells: string, answer: unknown]
	>([
		[
			'has deleted the account',
			({ specialistId }) => db.delete(specialists).where(eq(specialists.id, specialistId)),
			'The specialist can no longer cover LSCS',
			undefined,
		],
		[
			'is suspended',
			({ accountId }) => db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, accountId)),
			'Dr Asha Menon can no longer cover LSCS',
			null,
		],
		[
			'has blocked the hospital',
			(person, hospitalId) => blockHospital(person, hospitalId),
			'Dr Asha Menon can no longer cover LSCS',
			'gave-back',
		],
	])(
		'is open again when the specialist %s: the hospital is told, and others are asked',
		async (_why, gone, tells, said) => {
			const { request, person, member } = await covered()
			const begun = await covered({ member, startsIn: 20 }, person)
			await startedAgo(begun.request.id, 1)
			await releaseCover.run({})
			expect((await requestOfId(request.id)).status).toBe('covered')
			const other = await aCoverSpecialist({ name: 'Dr Ravi Rao' })
			await gone(person, request.hospitalId)

			await releaseCover.run({})
			await releaseCover.run({})

			expect(await requestOfId(request.id)).toMatchObject({ status: 'open', specialistId: null })
			expect((await requestOfId(begun.request.id)).status).toBe('covered')
			expect((await titlesOf(member)).filter((title) => title === tells)).toHaveLength(1)
			expect(await titlesOf(member)).not.toContainEqual(expect.stringMatching(/block|suspend/i))
			expect(await answerOf(request.id, person)).toBe(said)
			await runWave(request.id)
			expect(await answerOf(request.id, other)).toBeNull()
		},
	)

	test('is cancelled when the hospital is suspended, and the specialist is told why', async () => {
		const { request, person } = await covered()
		await db
			.update(hospitals)
			.set({ status: 'suspended', statusReason: 'The certificate has lapsed.' })
			.where(eq(hospitals.id, request.hospitalId))

		await releaseCover.run({})

		expect(await requestOfId(request.id)).toMatchObject({ status: 'cancelled', specialistId: person.specialistId })
		const told = await db.select().from(notifications).where(eq(notifications.accountId, person.accountId))
		expect(told.map(({ body }) => body)).toContainEqual(expect.stringContaining('The hospital has been suspended.'))
	})

	test('is cancelled when the hospital was not verified, and the specialist does not read that it is suspended', async () => {
		const { request, person } = await covered()
		await db
			.update(hospitals)
			.set({ status: 'rejected', statusReason: 'The registration was not found.' })
			.where(eq(hospitals.id, request.hospitalId))
		await releaseCover.run({})
		expect((await requestOfId(request.id)).status).toBe('cancelled')
		const told = await db.select().from(notifications).where(eq(notifications.accountId, person.accountId))
		expect(told.map(({ body }) => body)).toContainEqual(expect.stringContaining('The hospital could not be verified.'))
	})
})
