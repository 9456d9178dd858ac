import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/identity/actor.ts'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aCredential, aPack } from '../fixtures.server.ts'
import { maxLivePacks } from './pack-limits.ts'
import { findPack, openerOf, openPack } from './pack-opening.server.ts'
import { listPacks, makePack, revokePack } from './packs.server.ts'
import { credentialPackOpenings, credentialPacks } from '../tables.server.ts'

const imran = { name: 'Imran Shaikh', organisation: 'Lakeside Heart Institute', accountId: null }
const gone = { ok: false, failure: 'gone' }

let asha: Awaited<ReturnType<typeof aSpecialist>>
beforeEach(async () => {
	asha = await aSpecialist()
})

describe('a pack', () => {
	test('shows what is verified today and nothing else', async () => {
		const registration = await aCredential(asha)
		await aCredential(asha, { kind: 'degree', title: 'MD Anaesthesiology' })
		await aCredential(asha, { validUntil: '2026-01-01', title: 'Ran out' })
		for (const status of ['pending', 'rejected', 'expired'] as const) await aCredential(asha, { status, title: status })
		const { token } = await aPack(asha)

		const opened = await openPack(token, imran, 'page')

		expect(opened).toMatchObject({
			ok: true,
			value: {
				name: 'Dr Asha Menon',
				credentials: [{ number: registration.number }, { title: 'MD Anaesthesiology' }],
			},
		})
	})

	test('keeps only the hash of its token', async () => {
		await aCredential(asha)
		const made = await makePack(asha, { label: 'Lakeside', days: 7 })
		if (!made.ok) throw new Error(made.failure)

		expect(Buffer.from(made.value.token, 'base64url')).toHaveLength(32)
		const rows = await db.select().from(credentialPacks)
		expect(JSON.stringify(rows)).not.toContain(made.value.token)
		expect(await findPack(made.value.token, { kind: 'visitor' })).toEqual({ isOwn: false })
	})

	test('that expired, was ended, never was, or is of a suspended owner gets the same refusal', async () => {
		await aCredential(asha)
		const expired = await aPack(asha, { expiresAt: sql`now() - interval '1 second'` as never })
		const ended = await aPack(asha)
		expect(await revokePack(asha, ended.id)).toBe(true)

		const suspended = await aSpecialist()
		const ofSuspended = await aPack(suspended)
		await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, suspended.accountId))

		for (const token of [expired.token, ended.token, ofSuspended.token, 'never-made']) {
			expect(await findPack(token, { kind: 'visitor' })).toBeNull()
			expect(await openPack(token, imran, 'page')).toEqual(gone)
			expect(await openPack(token, imran, 'pdf')).toEqual(gone)
			expect(await openPack(token, 'owner', 'page')).toEqual(gone)
		}
		expect(await db.$count(credentialPackOpenings)).toBe(0)
	})

	test('is not made of nothing, nor beyond twenty that work at once', async () => {
		const noOne = await aSpecialist()
		expect(await makePack(noOne, { label: 'x', days: 7 })).toEqual({ ok: false, failure: 'nothing-verified' })

		for (let round = 0; round < 4; round++) {
			const leela = await aSpecialist()
			await aCredential(leela)
			await aPack(leela, { revokedAt: new Date() })
			for (let number = 1; number < maxLivePacks; number++) await aPack(leela)
			const outcomes = await Promise.all([1, 2, 3, 4].map(() => makePack(leela, { label: 'x', days: 7 })))

			expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
			expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, failure: 'too-many' })
		}
	})

	test('can be ended by its owner only, and stays ended since the first time', async () => {
		const pack = await aPack(asha)

		expect(await revokePack(await aSpecialist(), pack.id)).toBe(false)
		await revokePack(asha, pack.id)
		const [before] = await listPacks(asha)
		await revokePack(asha, pack.id)

		expect(await listPacks(asha)).toEqual([before])
		expect(await listPacks(await aSpecialist())).toEqual([])
	})
})

describe('an opening', () => {
	test('is listed with who, when and what; a page read again at once is the same one', async () => {
		const { token } = await aPack(asha)
		for (const what of ['page', 'page', 'pdf', 'pdf'] as const) await openPack(token, imran, what)
		await openPack(token, { ...imran, name: 'P. Ghosh' }, 'page')

		const [pack] = await listPacks(asha)

		expect(pack?.openings.map(({ name, what }) => `${name}: ${what}`).toSorted()).toEqual([
			'Imran Shaikh: page',
			'Imran Shaikh: pdf',
			'Imran Shaikh: pdf',
			'P. Ghosh: page',
		])
	})

	test('is counted however often; only the latest are listed one by one', async () => {
		const { token } = await aPack(asha)
		for (let number = 0; number < 25; number++) await openPack(token, { ...imran, name: `Reader ${number}` }, 'pdf')

		const [pack] = await listPacks(asha)

		expect(pack?.opened).toBe(25)
		expect(pack?.openings).toHaveLength(20)
		expect(pack?.openings[0]?.name).toBe('Reader 24')
	})

	test('notifies the owner the first time, and the owner’s own visits notify no one', async () => {
		const { token } = await aPack(asha)
		await openPack(token, 'owner', 'page')
		expect(await db.select().from(notifications)).toEqual([])

		await openPack(token, imran, 'page')
		await openPack(token, imran, 'pdf')

		expect(await db.select().from(notifications)).toMatchObject([
			{ accountId: asha.accountId, title: 'Imran Shaikh viewed your credential pack' },
		])
	})

	test('by a member of a verified hospital carries their name automatically', async () => {
		const { id, name } = await anAccount({ kind: 'member' })
		const member: Member = {
			...{ kind: 'member', accountId: id, sessionId: '', name, role: 'recruiter', sites: null },
			...{ hospitalId: id, hospitalName: 'Lakeside Heart Institute', hospitalStatus: 'verified' },
		}
		const { token } = await aPack(asha)
		const opener = openerOf(member)
		if (!opener) throw new Error('A verified member is not known')
		await openPack(token, opener, 'page')

		const [pack] = await listPacks(asha)
		expect(pack?.openings).toMatchObject([{ name, organisation: 'Lakeside Heart Institute', isKnown: true }])
		expect([openerOf({ ...member, hospitalStatus: 'pending' }), openerOf(asha), openerOf({ kind: 'visitor' })]).toEqual(
			[null, null, null],
		)
	})

	test('is refused for a while after sixty in an hour', async () => {
		const { token } = await aPack(asha)
		for (let number = 0; number < 60; number++) await openPack(token, imran, 'pdf')

		expect(await openPack(token, imran, 'pdf')).toEqual({ ok: false, failure: 'too-often' })
		expect((await openPack(token, 'owner', 'page')).ok).toBe(true)
	})
})
