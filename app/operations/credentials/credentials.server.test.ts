import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readDocument } from './credential-document.server.ts'
import { countCredentials, listCredentials } from './credential-list.server.ts'
import { rowsOf } from '../cases/case-labels.ts'
import { readDesk } from '../cases/desk.server.ts'
import { countQueues } from '../cases/open-cases.server.ts'
import { findCredentialRecord, readCredentialRecord } from './credential-record.server.ts'
import { rejectCredential, verifyCredential, verifyCredentials } from '#app/credentials/decisions.server.ts'
import { aCredential, aDocument } from '#app/credentials/fixtures.server.ts'
import { credentials as credentialTable } from '#app/credentials/tables.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const queue = { status: 'pending', search: '', page: 1 } as const

async function waiting(name: string, hours: number, scan: 'clean' | 'scanning' | null = 'clean') {
	const credential = await aCredential(await aSpecialist({ name }), { status: 'pending', submittedAt: hoursAgo(hours) })
	if (scan) await aDocument(credential, { scan })
	return credential
}

test('the queue shows who waits longest on top with the real age, and apart from it those without a document, who wait for nothing', async () => {
	const operator = await anOperator()
	await waiting('Second', 5)
	await waiting('First', 50)
	await waiting('Empty', 90, null)
	await waiting('Unscanned', 80, 'scanning')

	const { rows: credentials } = await listCredentials(operator, queue)

	expect(credentials.map(({ holder, waiting, isLate }) => ({ holder, waiting, isLate }))).toEqual([
		{ holder: 'First', waiting: '2 d', isLate: true },
		{ holder: 'Second', waiting: '5 h', isLate: false },
		{ holder: 'Unscanned', waiting: '3 d', isLate: true },
	])
	const without = await listCredentials(operator, { ...queue, status: 'no-document' })
	expect(without.rows.map(({ holder, isLate }) => ({ holder, isLate }))).toEqual([{ holder: 'Empty', isLate: false }])
	const queued = (await countQueues(operator)).find(({ to }) => to === '/operator/credentials')
	expect(queued?.count).toBe(3)
	expect(await countCredentials(operator, '')).toMatchObject({ pending: 3, 'no-document': 1 })
})

test('a verified credential is listed as expired right after its last day', async () => {
	const operator = await anOperator()
	const specialist = await aSpecialist()
	await aCredential(specialist, { validUntil: '2026-01-01', number: 'EXP/1' })
	await aCredential(specialist)

	expect(await countCredentials(operator, '')).toMatchObject({ pending: 0, verified: 1, rejected: 0, expired: 1 })
	expect((await listCredentials(operator, { ...queue, status: 'expired', search: 'EXP/1' })).rows).toHaveLength(1)
})

test('the search finds by name and by number, signs as they are', async () => {
	const operator = await anOperator()
	await waiting('Dr Leela Nair', 1)
	await aDocument(await aCredential(await aSpecialist(), { status: 'pending', number: 'KMC/112_093' }), {
		scan: 'clean',
	})
	const found = async (search: string) => (await listCredentials(operator, { ...queue, search })).rows.length

	expect([await found('leela'), await found('112_'), await found('1_2'), await found('%')]).toEqual([1, 1, 0, 0])
})

test('what is decided is found by its whole number alone, and each reading of it is written down', async () => {
	const [operator, specialist] = [await anOperator(), await aSpecialist({ name: 'Dr Leela Nair' })]
	const verified = await aCredential(specialist, { number: 'KMC/112093' })
	const pending = await waiting('Dr Ravi Iyer', 1)
	const found = async (search: string) =>
		(await listCredentials(operator, { status: 'verified', search, page: 1 })).rows.length

	expect([await found(''), await found('leela'), await found('112093'), await found('kmc/ 112093')]).toEqual([
		0, 0, 0, 1,
	])
	await aCredential(await aSpecialist(), { number: '2013/06/90372' })
	expect([await found('2013 06 90372'), await found('2013-06-90372'), await found('2013/0690372')]).toEqual([1, 1, 0])
	expect((await countCredentials(operator, 'leela')).verified).toBe(0)
	await readCredentialRecord(operator, pending.id)
	await readCredentialRecord(operator, verified.id)
	const read = await readAuditEvents(eq(auditEvents.action, 'credential.read'))
	expect(read).toMatchObject([{ actorAccountId: operator.accountId, subjectId: verified.id }])
})

test('the record shows who else claims the number and how the names fit', async () => {
	const operator = await anOperator()
	const real = await aCredential(await aSpecialist({ name: 'Dr Amol Rane' }))
	const claimed = await aCredential(await aSpecialist({ name: 'Dr Swati Bapat' }), {
		status: 'pending',
		number: real.number,
		holderName: 'Dr Amol Rane',
	})
	await aCredential(await aSpecialist(), { number: real.number, councilCode: 'KA-MC' })

	const record = await findCredentialRecord(operator, claimed.id)

	expect(record?.claimants).toEqual([{ id: real.id, name: 'Dr Amol Rane', status: 'verified' }])
	expect(record?.nameMatch).toBe('different')
	expect(await findCredentialRecord(operator, '5b1f2d3c-0000-4000-8000-000000000000')).toBeNull()
})

test('the record tells what was decided, by whom and against what', async () => {
	const operator = await anOperator({ name: 'Ravi Deshpande' })
	const credential = await waiting('Dr Leela Nair', 1)
	await verifyCredential(operator, credential.id, { checkedAgainst: 'Indian Medical Register', seenVersion: 1 })

	const record = await findCredentialRecord(operator, credential.id)

	expect(record).toMatchObject({ checkedBy: 'Ravi Deshpande', checkedAgainst: 'Indian Medical Register' })
	expect(record?.history.map(({ to, by }) => ({ to, by }))).toEqual([{ to: 'verified', by: 'Ravi Deshpande' }])
	expect(record?.audit).toMatchObject([{ action: 'credential.moved', by: 'Ravi Deshpande' }])
})

test('a document is opened under the audit log: for the check while it waits, for a given reason afterwards', async () => {
	const operator = await anOperator()
	const credential = await waiting('Dr Leela Nair', 1)
	const reasons = async () =>
		(await readAuditEvents(eq(auditEvents.action, 'credential.document-read'))).map(({ reason }) => reason)

	expect((await readDocument(operator, credential.id, null)).ok).toBe(true)
	await rejectCredential(operator, credential.id, { reason: 'Blurred.', seenVersion: 1 })
	expect(await readDocument(operator, credential.id, null)).toEqual({ ok: false, failure: 'needs-reason' })
	expect((await readDocument(operator, credential.id, 'The owner called')).ok).toBe(true)

	expect((await reasons()).toSorted()).toEqual(['Checking the credential', 'The owner called'])
})

test('a document that the virus check has not passed is not opened', async () => {
	const credential = await waiting('Dr Leela Nair', 1, 'scanning')

	expect(await readDocument(await anOperator(), credential.id, null)).toEqual({ ok: false, failure: 'unknown' })
	expect(await readAuditEvents()).toEqual([])
})

async function aPersonWithTwo() {
	const specialist = await aSpecialist({ name: 'Dr Leela Nair' })
	const [one, two] = [
		await aCredential(specialist, { status: 'pending', submittedAt: hoursAgo(9) }),
		await aCredential(specialist, { status: 'pending', kind: 'degree', title: 'MD', number: null, councilCode: null }),
	]
	for (const credential of [one, two]) await aDocument(credential, { file: aPdf() })
	return [one, two] as const
}

test('credentials of a person are verified together, or none of them when one has changed', async () => {
	const operator = await anOperator()
	const [one, two] = await aPersonWithTwo()
	const verify = (versionOfTwo: number) =>
		verifyCredentials(operator, [
			{ credentialId: one.id, checkedAgainst: 'Indian Medical Register', seenVersion: 1 },
			{ credentialId: two.id, checkedAgainst: 'Degree certificate', seenVersion: versionOfTwo },
		])
	const statuses = async () => (await db.select().from(credentialTable)).map(({ status }) => status)

	expect(await verify(7)).toEqual({ ok: false, failure: 'changed' })
	expect(await statuses()).toEqual(['pending', 'pending'])
	expect(await verify(1)).toEqual({ ok: true, value: null })
	expect(await statuses()).toEqual(['verified', 'verified'])
})

test('beside a case the queue counts credentials as the overview does, and says how many people they are of', async () => {
	const operator = await anOperator()
	const [one] = await aPersonWithTwo()
	await waiting('Dr Ravi Iyer', 5)
	const queued = (await countQueues(operator)).find(({ to }) => to === '/operator/credentials')

	const desk = await readDesk(operator, 'credential', one.id)

	expect(desk).toMatchObject({ waiting: queued?.count, isCut: false })
	expect(desk.cases.reduce((sum, { covers }) => sum + 1 + covers.length, 0)).toBe(desk.waiting)
	expect(desk.cases.length).toBeLessThan(desk.waiting)
	expect(rowsOf(desk)).toBe(`${desk.cases.length} people`)
	expect(rowsOf({ ...desk, isCut: true })).toBe(`the first ${desk.cases.length} people`)
})

test('the record brings the documents of all that wait, and after one is rejected the other is next', async () => {
	const operator = await anOperator()
	const [one, two] = await aPersonWithTwo()
	await waiting('Dr Ravi Iyer', 5)
	const record = await findCredentialRecord(operator, one.id)

	expect(record?.others).toMatchObject([{ id: two.id, document: { isPicture: false, scan: 'clean' } }])
	expect(await findNextCase(operator, 'credential', two.id)).toBe(`/operator/credentials/${one.id}`)
	expect(await findNextCase(operator, 'credential', one.id, [one.id, two.id])).not.toContain(two.id)
})
