import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findAccountRecord } from './account-record.server.ts'
import { findSearch, maxFound, readSearch, searchesPerHour, searchPeople } from './people.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const reason = 'A hospital asked about this number.'

test.each([
	['98220 12345', 'phone', '+919822012345'],
	['+91-98220-12345', 'phone', '+919822012345'],
	['Asha@Menon.example', 'email', 'asha@menon.example'],
	['mmc 2004 041122', 'registration number', 'mmc 2004 041122'],
	['ash menon', 'name', 'ash menon'],
	['8D4FE1C2-0000-4000-8000-000000000001', 'id', '8d4fe1c2-0000-4000-8000-000000000001'],
])('reads %s as %s', (typed, by, value) => {
	expect(readSearch(typed)).toEqual({ by, value })
})

async function find(q: string) {
	const operator = await anOperator()
	const searched = await searchPeople(operator, { q, reason })
	const found = searched.ok ? await findSearch(operator, searched.value.searchId) : null
	return {
		operator,
		searched,
		accounts: found?.accounts.map(({ id }) => id),
		hospitals: found?.hospitals.map(({ id }) => id),
	}
}

test('finds a specialist by phone, email, id and registration number, and no one else', async () => {
	const asha = await aSpecialist({ email: 'asha@menon.example' })
	await aSpecialist()
	const credential = await aCredential(asha)
	const [account] = await db.select().from(accounts).where(eq(accounts.id, asha.accountId))

	for (const q of [account?.phone ?? '', 'ASHA@menon.example', asha.accountId, ` ${credential.number?.toLowerCase()} `])
		expect(await find(q), `by ${q}`).toMatchObject({ accounts: [asha.accountId], hospitals: [] })
	expect(await find('98220 99999')).toMatchObject({ accounts: [], hospitals: [] })
})

test('finds people and hospitals by part of a name, in any order, and writes down why', async () => {
	const asha = await aSpecialist({ name: 'Dr Asha Menon' })
	await aSpecialist({ name: 'Dr Ravi Iyer' })
	const hospital = await aHospital({ displayName: 'Menon Nursing Home', legalName: 'Menon Healthcare Pvt Ltd' })

	expect(await find('MENON ash')).toMatchObject({ accounts: [asha.accountId], hospitals: [] })
	expect(await find('nursing men')).toMatchObject({ accounts: [], hospitals: [hospital.id] })
	expect(await find('%')).toMatchObject({ accounts: [], hospitals: [] })
	expect(await find('healthcare')).toMatchObject({ hospitals: [hospital.id] })
	const { operator } = await find('menon')
	expect(await readAuditEvents(eq(auditEvents.actorAccountId, operator.accountId))).toContainEqual(
		expect.objectContaining({ action: 'account.found', subjectId: asha.accountId, reason }),
	)
})

test('finds a specialist by a registration number, whatever marks it is typed with', async () => {
	const asha = await aSpecialist()
	await aCredential(asha, { number: 'MMC 2004 041122' })

	for (const q of ['MMC 2004 041122', 'mmc2004041122', 'MMC/2004/041122', 'mmc-2004.041122'])
		expect(await find(q), `by ${q}`).toMatchObject({ accounts: [asha.accountId], hospitals: [] })
})

test('finds a hospital by id and by the numbers of its registration', async () => {
	const hospital = await aHospital({ registrationNumber: 'MH/2011/ 0042', facilityId: 'IN2710029730' })

	for (const q of [hospital.id, 'mh/2011/0042', 'MH 2011 0042', 'IN2710029730', 'in 2710 029730'])
		expect(await find(q), `by ${q}`).toMatchObject({ accounts: [], hospitals: [hospital.id] })
})

test('the reason is on record about everyone found; what was typed is not', async () => {
	const asha = await aSpecialist({ email: 'asha@menon.example' })
	const { operator } = await find('asha@menon.example')
	const events = await readAuditEvents(eq(auditEvents.actorAccountId, operator.accountId))

	expect(events.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual([
		['account.found', asha.accountId],
		['operator.searched', operator.accountId],
	])
	expect(events.every((event) => event.reason === reason)).toBe(true)
	expect(JSON.stringify(events)).not.toContain('asha@menon')
})

test('an account opens only for the operator who gave the reason, and for a quarter of an hour', async () => {
	const asha = await aSpecialist()
	const { operator } = await find(asha.accountId)
	const other = await anOperator()

	expect(await findAccountRecord(operator, asha.accountId)).toMatchObject({ reason, account: { id: asha.accountId } })
	expect(await findAccountRecord(other, asha.accountId)).toEqual({ reason: null })

	const searched = await searchPeople(operator, { q: asha.accountId, reason })
	const searchId = searched.ok ? searched.value.searchId : ''
	expect(await findSearch(other, searchId)).toBeNull()
})

test('an operator searches thirty times an hour, also when all at once', async () => {
	const operator = await anOperator()
	const searches = await Promise.all(
		Array.from({ length: searchesPerHour + 3 }, () => searchPeople(operator, { q: '98220 12345', reason })),
	)

	expect(searches.filter(({ ok }) => ok)).toHaveLength(searchesPerHour)
	expect(searches.find(({ ok }) => !ok)).toMatchObject({ failure: 'too-many' })
})

test('an operator who finds more than a page is told that there are others', async () => {
	for (let nth = 0; nth <= maxFound; nth++) await aSpecialist({ email: 'desk@agency.example' })
	const operator = await anOperator()
	const open = async (q: string) => {
		const searched = await searchPeople(operator, { q, reason })
		return searched.ok ? await findSearch(operator, searched.value.searchId) : null
	}

	const found = await open('desk@agency.example')

	expect([found?.accounts.length, found?.isMore]).toEqual([maxFound, true])
	expect((await open('other@agency.example'))?.isMore).toBe(false)
})
