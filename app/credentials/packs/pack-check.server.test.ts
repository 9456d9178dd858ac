import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { brand } from '#app/brand.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { speakWith } from '#app/platform/language/words.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aCredential, aPack } from '../fixtures.server.ts'
import { credentialPackOpenings, credentialPacks, credentials, identityChecks } from '../tables.server.ts'
import { checkAddress, checkPack } from './pack-check.server.ts'
import { openPack } from './pack-opening.server.ts'
import { revokePack } from './packs.server.ts'

const made = new Date('2026-11-21T05:00:00Z')
let asha: Awaited<ReturnType<typeof aSpecialist>>
let pack: Awaited<ReturnType<typeof aPack>>
let code: string
beforeEach(async () => {
	asha = await aSpecialist()
	await aCredential(asha)
	pack = await aPack(asha)
	code = await codeOf(pack.token)
})

async function codeOf(token: string) {
	const opened = await openPack(token, 'owner', 'pdf')
	if (!opened.ok) throw new Error(opened.failure)
	return checkAddress(opened.value, made).split('/').at(-1) ?? ''
}

test('a pack that holds says so, with initials, dates and a count, and records no reader', async () => {
	expect(await checkPack(code)).toEqual({
		initials: 'AM',
		made: 'Sat, 21 Nov 2026, 10:30 am IST',
		until: expect.stringContaining('IST'),
		count: 1,
		identity: null,
		grades: ['Document seen by our team: 1'],
		isUnchanged: true,
	})
	expect(await db.$count(credentialPackOpenings)).toBe(0)
})

test('a pack whose link was turned off, ended or never was, or whose owner is suspended, gets the same answer', async () => {
	const [ended, suspended] = [await aPack(asha), await aSpecialist()]
	await aCredential(suspended)
	const codes = [code, await codeOf(ended.token), await codeOf((await aPack(suspended)).token)]
	await revokePack(asha, pack.id)
	await db.update(credentialPacks).set({ expiresAt: sql`now()` }).where(eq(credentialPacks.id, ended.id))
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, suspended.accountId))
	const unknown = checkAddress(
		{ id: '0190a5f0-1234-7000-8000-abcdefabcdef', name: null, identityOn: null, credentials: [] },
		made,
	)

	for (const each of [...codes, unknown.split('/').at(-1) ?? '', pack.token, pack.id, 'never-made', ''])
		expect(await checkPack(each)).toBeNull()
})

test('a pack that was printed in one language holds for whoever checks it in another', async () => {
	await db
		.insert(identityChecks)
		.values({ specialistId: asha.specialistId, checkedName: 'Asha Menon', checkedOn: '2026-11-27' })
	let language: Language = 'hi'
	speakWith({ language: () => language, say: ([sentence]) => `हिन्दी: ${sentence}` })
	const printed = await codeOf(pack.token)
	language = 'en'

	expect(await checkPack(printed)).toMatchObject({ isUnchanged: true })
})

test('a code that differs in one letter is not ours', async () => {
	for (let at = 0; at < code.length; at++) {
		const other = code[at] === 'A' ? 'B' : 'A'
		expect(await checkPack(`${code.slice(0, at)}${other}${code.slice(at + 1)}`)).toBeNull()
	}
})

test('an identity check is part of a pack: with it a PDF says more, and without it that PDF has changed', async () => {
	const identity = `Identity checked by ${brand.name} on 27 Nov 2026`
	await db
		.insert(identityChecks)
		.values({ specialistId: asha.specialistId, checkedName: 'Asha Menon', checkedOn: '2026-11-27' })
	const later = await codeOf(pack.token)

	expect(await checkPack(later)).toMatchObject({ identity, isUnchanged: true })
	await db.delete(identityChecks)
	expect(await checkPack(later)).toMatchObject({ identity: null, isUnchanged: false })
	expect(await checkPack(code)).toMatchObject({ isUnchanged: true })
})

test('strangers read how many credentials were checked in which way, never one way for another', async () => {
	await aCredential(asha, { kind: 'degree', checkGrade: 'signed' })
	await aCredential(asha, { kind: 'certificate', checkGrade: 'register' })
	await aCredential(asha, { kind: 'certificate', checkGrade: 'register' })

	expect((await checkPack(code))?.grades).toEqual([
		'Digitally signed by its issuer: 1',
		'Found on a register: 2',
		'Document seen by our team: 1',
	])
})

test.each([
	['a number was corrected', { number: 'MMC/2016/009999' }],
	['a credential expired', { validUntil: '2026-01-01' }],
	['a credential is checked again', { status: 'pending' as const }],
])('a pack is not called unchanged once %s', async (_, change) => {
	await db.update(credentials).set(change).where(eq(credentials.specialistId, asha.specialistId))

	expect(await checkPack(code)).toMatchObject({ isUnchanged: false })
})

test('a PDF that was made later, after a change, is called unchanged', async () => {
	await aCredential(asha, { kind: 'degree', title: 'MD Anaesthesiology' })

	expect(await checkPack(code)).toMatchObject({ isUnchanged: false, count: 2 })
	expect(await checkPack(await codeOf(pack.token))).toMatchObject({ isUnchanged: true, count: 2 })
})
