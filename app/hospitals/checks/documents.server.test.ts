import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { ok } from '#app/platform/result.ts'
import {
	findOwnHospitalDocument,
	judgeDocument,
	listHospitalDocuments,
	openHospitalDocument,
	removeHospitalDocument,
	saveHospitalDocument,
} from './documents.server.ts'
import { ScannerUnavailable } from '#app/platform/files/scan-verdict.server.ts'
import { aHospital, aHospitalDocument, aMember } from '../fixtures.server.ts'
import { findOwnVerification } from '../queries.server.ts'
import { hospitals } from '../tables.server.ts'
import { decideHospital } from './verification.server.ts'
import { findYearlyCheck, recheckHospital, remindOfYearlyCheck } from './yearly-check.server.ts'

const pdf = (name = 'certificate.pdf') => ({ name, bytes: aPdf() })
const versionOf = async (id: string) => only(await db.select().from(hospitals).where(eq(hospitals.id, id))).version

test('what is missing is listed until it is uploaded, and whoever checks has to look again', async () => {
	const hospital = await aHospital({ status: 'pending' })
	const owner = await aMember({ hospitalId: hospital.id })
	const missing = async () =>
		(await findOwnVerification(owner))?.checklist.filter(({ given }) => !given).map(({ key }) => key)
	expect(await missing()).toContain('registration')

	expect(await saveHospitalDocument(owner, 'registration', pdf())).toEqual(ok(null))

	expect(await missing()).not.toContain('registration')
	expect(await decideHospital(await anOperator(), hospital.id, { to: 'verified', seenVersion: 1 })).toEqual({
		ok: false,
		failure: 'changed',
	})
})

test('a document replaces the one of its kind, and can be removed', async () => {
	const owner = await aMember()
	await saveHospitalDocument(owner, 'tax', pdf('old.pdf'))
	await saveHospitalDocument(owner, 'tax', pdf('new.pdf'))
	const [stored, ...more] = await listHospitalDocuments(owner.hospitalId)
	expect([stored?.fileName, more]).toEqual(['new.pdf', []])

	expect(await removeHospitalDocument(await aMember(), stored?.id ?? '')).toBe(false)
	expect(await removeHospitalDocument(owner, stored?.id ?? '')).toBe(true)
	expect(await listHospitalDocuments(owner.hospitalId)).toEqual([])
})

test('a file that is no document is refused', async () => {
	const owner = await aMember()

	expect(await saveHospitalDocument(owner, 'tax', { name: 'x.pdf', bytes: Buffer.from('no pdf') })).toEqual({
		ok: false,
		failure: 'wrong-type',
	})
})

test('members of another hospital do not find it, and operators only under its own hospital', async () => {
	const { id, hospitalId } = await aHospitalDocument({ hospitalId: (await aHospital()).id })

	expect(await findOwnHospitalDocument(await aMember({ hospitalId, role: 'recruiter' }), id)).not.toBeNull()
	expect(await findOwnHospitalDocument(await aMember(), id)).toBeNull()
	expect(await openHospitalDocument(await anOperator(), (await aHospital()).id, id)).toBeNull()
	expect(await openHospitalDocument(await anOperator(), hospitalId, id)).not.toBeNull()
})

test('a document without a verdict stays closed until the scanner is back, and an infected one goes', async () => {
	const { id: hospitalId } = await aHospital()
	const owner = await aMember({ hospitalId })
	const waiting = await aHospitalDocument({ hospitalId, scan: 'scanning', file: aPdf() })
	const away = { scan: () => Promise.reject(new ScannerUnavailable('clamd: ECONNREFUSED')) }
	await expect(judgeDocument(waiting.id, away)).rejects.toThrow(ScannerUnavailable)
	expect(await findOwnHospitalDocument(owner, waiting.id)).toBeNull()
	expect(await openHospitalDocument(await anOperator(), hospitalId, waiting.id)).toBeNull()

	await judgeDocument(waiting.id, { scan: async () => 'clean' })
	expect(await findOwnHospitalDocument(owner, waiting.id)).not.toBeNull()

	const bad = await aHospitalDocument({ hospitalId, kind: 'tax', scan: 'scanning', file: aPdf() })
	await judgeDocument(bad.id, { scan: async () => 'infected' })
	expect((await listHospitalDocuments(hospitalId)).map(({ id }) => id)).toEqual([waiting.id])
	expect(await db.$count(notifications, eq(notifications.accountId, owner.accountId))).toBe(1)
})

const checkedAgo = (age: string) => aHospital({ lastCheckedAt: sql`now() - ${age}::interval` as never })
const begin = async () => ok(null)
const check = { checkedAgainst: 'Health Facility Registry', reason: 'Name and number agree.' }

test('owners are reminded of the yearly check once, a month before', async () => {
	const [soon, later] = [await checkedAgo('11 months 10 days'), await checkedAgo('10 months')]
	const [owner, recruiter, early] = [
		await aMember({ hospitalId: soon.id }),
		await aMember({ hospitalId: soon.id, role: 'recruiter' }),
		await aMember({ hospitalId: later.id }),
	]
	await remindOfYearlyCheck.run({})
	await remindOfYearlyCheck.run({})

	const noticesOf = ({ accountId }: { accountId: string }) =>
		db.$count(notifications, eq(notifications.accountId, accountId))
	expect([await noticesOf(owner), await noticesOf(recruiter), await noticesOf(early)]).toEqual([1, 0, 0])
	expect((await findYearlyCheck(soon.id))?.isDue).toBe(false)
})

test('a hospital whose owners cannot be reminded keeps no other', async () => {
	const [soon, stuck, late] = [
		await checkedAgo('12 months'),
		await checkedAgo('12 months'),
		await checkedAgo('12 months'),
	]
	const owners = [await aMember({ hospitalId: soon.id }), await aMember({ hospitalId: late.id })]

	await whileRowFails(hospitals, stuck.id, () => expect(remindOfYearlyCheck.run({})).rejects.toThrow())

	for (const { accountId } of owners)
		expect(await db.$count(notifications, eq(notifications.accountId, accountId))).toBe(1)
})

test('a hospital that is due stays verified, and of two operators one confirms it', async () => {
	const { id } = await checkedAgo('13 months')
	expect((await findYearlyCheck(id))?.isDue).toBe(true)
	const seenVersion = await versionOf(id)
	const operators = [await anOperator(), await anOperator()]

	const checked = await Promise.all(
		operators.map((operator) => recheckHospital(operator, id, { ...check, seenVersion }, begin)),
	)

	expect(checked.filter(({ ok: done }) => done)).toHaveLength(1)
	expect(await findYearlyCheck(id)).toBeNull()
	expect(only(await db.select().from(hospitals).where(eq(hospitals.id, id)))).toMatchObject({
		status: 'verified',
		checkedAgainst: check.checkedAgainst,
	})
})
