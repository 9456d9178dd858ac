import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rejectCredential, verifyCredential } from '#app/credentials/decisions.server.ts'
import { aCredential, aDocument, aPack } from '#app/credentials/fixtures.server.ts'
import { openPack } from '#app/credentials/packs/pack-opening.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { findCandidates } from '#app/marketplace/candidates/candidates.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { specialists } from '../tables.server.ts'
import { action as saveSettings } from './settings.tsx'

const asha = async () => ({ ...(await aSpecialist({ name: 'Dr Asha Menon' })), kind: 'specialist' as const })

async function rename(person: Awaited<ReturnType<typeof asha>>, name: string) {
	const [{ version } = { version: 1 }] = await db
		.select({ version: specialists.version })
		.from(specialists)
		.where(eq(specialists.id, person.specialistId))
	const form = { name, email: '', speciality: 'Anesthesiologist', location: 'Pune', version: String(version) }
	const answer = await saveSettings((await routeArgs('/settings', { as: person, form })) as never)
	expect(answer).toBeInstanceOf(Response)
}

const statusOf = async (id: string) => (await db.select().from(credentials).where(eq(credentials.id, id)))[0]?.status
const opener = { name: 'Imran Shaikh', organisation: 'Lakeside', accountId: null }

test('a verified specialist who takes another name is not Verified under it: the check begins again and operators are told', async () => {
	const operator = await anOperator()
	const person = await asha()
	const registration = await aCredential(person)
	await aDocument(registration)
	const degree = await aCredential(person, { kind: 'degree' })
	const { token } = await aPack(person)
	const member = await aMember()

	await rename(person, 'Dr Naresh Trehan')

	expect([await statusOf(registration.id), await statusOf(degree.id)]).toEqual(['pending', 'pending'])
	const [seen] = await findCandidates(member, [person.specialistId])
	expect(seen?.profile).toMatchObject({ name: 'Dr Naresh Trehan', verified: false, checks: [] })
	expect(await openPack(token, opener, 'page')).toEqual({
		ok: true,
		value: { id: expect.any(String), name: null, identityOn: null, credentials: [] },
	})
	const told = await db.select().from(notifications).where(eq(notifications.accountId, operator.accountId))
	expect(told.map(({ href }) => href).toSorted()).toEqual(
		[degree.id, registration.id].map((id) => `/operator/credentials/${id}`).toSorted(),
	)
	const mine = await db.select().from(notifications).where(eq(notifications.accountId, person.accountId))
	expect(mine.map(({ title }) => title)).toContain('You changed your name, so we are verifying your credentials again')
	const [event] = await db
		.select()
		.from(auditEvents)
		.where(and(eq(auditEvents.subjectId, person.specialistId), eq(auditEvents.action, 'specialist.renamed')))
	expect(event?.facts).toEqual({ verified: 2, toCheckAgain: 2 })
})

test('another spelling stays verified, and what we vouch for is the name that we checked', async () => {
	const person = await asha()
	const registration = await aCredential(person)
	const { token } = await aPack(person)

	await rename(person, 'MENON Asha R.')
	await rename(person, 'A. Menon')

	expect(await statusOf(registration.id)).toBe('verified')
	expect(await openPack(token, opener, 'page')).toMatchObject({
		value: { name: 'Dr Asha Menon', credentials: [{ checkedName: 'Dr Asha Menon' }] },
	})
	const [seen] = await findCandidates(await aMember(), [person.specialistId])
	expect(seen?.profile.checks[0]).toContain('of Dr Asha Menon with')

	// Small steps lead nowhere: each name is compared with the one that was checked.
	await rename(person, 'Arvind Menon')
	expect(await statusOf(registration.id)).toBe('pending')
})

test('a credential that is verified again is verified of the new name', async () => {
	const person = await asha()
	const registration = await aCredential(person)
	await rename(person, 'Dr Asha Kulkarni')

	await db
		.update(credentials)
		.set({ status: 'verified', verifiedAt: new Date() })
		.where(eq(credentials.id, registration.id))

	const [again] = await db.select().from(credentials).where(eq(credentials.id, registration.id))
	expect(again?.checkedName).toBe('Dr Asha Kulkarni')
})

test('an operator who read another name cannot verify or reject what waits under it', async () => {
	const operator = await anOperator()
	const person = await asha()
	const [one, other] = [
		await aCredential(person, { status: 'pending' }),
		await aCredential(person, { status: 'pending' }),
	]
	for (const waiting of [one, other]) await aDocument(waiting)

	await rename(person, 'Dr Naresh Trehan')

	const check = { checkedAgainst: 'Indian Medical Register', seenVersion: 1 }
	expect(await verifyCredential(operator, one.id, check)).toMatchObject({ failure: 'changed' })
	const refusal = { reason: 'The name differs.', seenVersion: 1 }
	expect(await rejectCredential(operator, other.id, refusal)).toMatchObject({ failure: 'changed' })
	expect(await verifyCredential(operator, one.id, { ...check, seenVersion: 2 })).toMatchObject({ ok: true })
})
