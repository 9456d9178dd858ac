import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { consentVersion } from '#app/identity/consent-notice.ts'
import { listConsents } from '#app/identity/consents.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { renameSpecialist } from '#app/specialists/rename.server.ts'
import { recheckAfterRename } from '../after-rename.server.ts'
import { listClaims } from '../queries.server.ts'
import { identityChecks } from '../tables.server.ts'
import { checkIdentity, consumeIdentityTry, findIdentityCheck, removeIdentityCheck } from './identity-checks.server.ts'
import { demoIssuerKey } from './issuer-keys.server.ts'
import { madeCard, signedCode } from './made-code.server.ts'

const codeOf = (name: string) => signedCode(madeCard({ name }), demoIssuerKey().privateKey)
const today = () => istToday(new Date())
const standing = async ({ accountId }: Specialist) =>
	(await listConsents(accountId)).filter(({ item, withdrawnAt }) => item === 'identity-check' && !withdrawnAt)
const rename = (actor: Specialist, name: string) =>
	db.transaction((tx) => renameSpecialist(tx, actor, name, recheckAfterRename))

test('a match keeps the name of the profile, the day and a receipt of the consent, and nothing of the card', async () => {
	const asha = await aSpecialist({ name: 'Dr Asha Menon' })

	expect(await checkIdentity(asha, codeOf('MENON ASHA'))).toEqual({ ok: true, value: null })

	expect(await db.select().from(identityChecks)).toEqual([
		{ specialistId: asha.specialistId, checkedName: 'Dr Asha Menon', checkedOn: today() },
	])
	expect(await standing(asha)).toMatchObject([{ item: 'identity-check', version: consentVersion }])
	expect((await listClaims(asha.specialistId)).identityCheckedOn).toBe(today())
})

test.each([
	['another name', codeOf('Ravi Iyer'), 'other-name'],
	['the same surname alone', codeOf('Menon'), 'other-name'],
	['no valid signature', codeOf('Asha Menon').replace(/.$/, (digit) => String((Number(digit) + 1) % 10)), 'no-code'],
	['no code', 'hello', 'no-code'],
])('a code with %s keeps nothing, no consent either', async (_, code, failure) => {
	const asha = await aSpecialist({ name: 'Dr Asha Menon' })

	expect(await checkIdentity(asha, code)).toEqual({ ok: false, failure })

	expect(await db.$count(identityChecks)).toBe(0)
	expect(await listConsents(asha.accountId)).toEqual([])
})

test('of someone under 18 there is no check: neither on the day before the birthday nor by the year alone', async () => {
	const asha = await aSpecialist({ name: 'Dr Asha Menon' })
	const [year = '', month = '', day = ''] = today().split('-')
	const born = (on: string) =>
		checkIdentity(asha, signedCode(madeCard({ name: 'Asha Menon', born: on }), demoIssuerKey().privateKey))

	expect(await born(`${day}-${month}-${Number(year) - 17}`)).toEqual({ ok: false, failure: 'under-age' })
	expect(await born(String(Number(year) - 17))).toEqual({ ok: false, failure: 'under-age' })
	expect(await listConsents(asha.accountId)).toEqual([])
	expect(await born(`${day}/${month}/${Number(year) - 18}`)).toEqual({ ok: true, value: null })
})

test('a failed try later takes nothing from a check that is there', async () => {
	const asha = await aSpecialist({ name: 'Dr Asha Menon' })
	await checkIdentity(asha, codeOf('Asha Menon'))
	await checkIdentity(asha, codeOf('Ravi Iyer'))

	expect(await findIdentityCheck(asha)).toBe(today())
})

test('nothing of the card is anywhere in the database after a check', async () => {
	const asha = await aSpecialist({ name: 'Dr Asha Menon' })
	const card = madeCard({ name: 'Menon Qzxwvutsrq Asha', reference: '739120261130101500123' })
	const code = signedCode(card, demoIssuerKey().privateKey)
	await consumeIdentityTry(asha)
	expect((await checkIdentity(asha, code)).ok).toBe(true)

	const { rows } = await db.execute<{ all: string }>(
		sql`select string_agg(query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text, '') as all
			from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
	)
	const stored = rows[0]?.all ?? ''
	expect(stored).toContain('Dr Asha Menon')
	// Four digits alone stand in many an id: they are looked for as a value of their own.
	for (const part of ['Qzxwvutsrq', '>7391<', '739120261130101500123', code.slice(0, 20)])
		expect(stored).not.toContain(part)
})

test('under another name the check and its consent end; another spelling keeps both', async () => {
	const asha = await aSpecialist({ name: 'Dr Asha Menon' })
	await checkIdentity(asha, codeOf('Asha Menon'))

	await rename(asha, 'Aasha Menon')
	await rename(asha, 'Dr. Asha Menon')
	expect(await findIdentityCheck(asha)).toBe(today())
	await rename(asha, 'Dr Asha Nair')

	expect(await findIdentityCheck(asha)).toBeNull()
	expect(await standing(asha)).toEqual([])
})

test('the person ends check and consent together, and no one else’s', async () => {
	const [asha, ravi] = [await aSpecialist({ name: 'Asha Menon' }), await aSpecialist({ name: 'Ravi Iyer' })]
	await checkIdentity(asha, codeOf('Asha Menon'))
	await checkIdentity(ravi, codeOf('Ravi Iyer'))

	expect(await removeIdentityCheck(asha)).toBe(true)
	expect(await removeIdentityCheck(asha)).toBe(false)

	expect(await findIdentityCheck(asha)).toBeNull()
	expect(await standing(asha)).toEqual([])
	expect(await findIdentityCheck(ravi)).toBe(today())
	expect((await listClaims(ravi.specialistId)).identityCheckedOn).toBe(today())
})

test('a person may try ten times a day', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist()]
	const tries = []
	for (let at = 0; at < 11; at++) tries.push(await consumeIdentityTry(asha))

	expect(tries).toEqual([...Array(10).fill(true), false])
	expect(await consumeIdentityTry(ravi)).toBe(true)
})
