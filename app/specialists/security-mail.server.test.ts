import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noteSignIn } from '#app/identity/sign-in/known-device.server.ts'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { securityEvent } from '#app/identity/sessions/security-events.server.ts'
import { auditEvents, deliveries } from '#app/platform/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { notifyOfSecurityEvent } from '#app/notifications/security-notifications.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from './fixtures.server.ts'
import { mailSpecialistOfSecurity } from './security-mail.server.ts'
import { specialists } from './tables.server.ts'

const event = { id: '7f1d4b70-0f43-4b4b-8a8e-1d5f8a3e8b11', kind: 'new-device', device: 'Chrome on Android' } as const
const tell = async (accountId: string) => {
	const payload = securityEvent.payload.parse({ ...event, accountId })
	for (const task of [notifyOfSecurityEvent, mailSpecialistOfSecurity]) await task.run(payload)
}

test('a specialist gets one notification and one email about a new device, however often reported', async () => {
	const { accountId, specialistId } = await aSpecialist()
	await db.update(specialists).set({ email: 'asha@lakeside.example' }).where(eq(specialists.id, specialistId))

	await tell(accountId)
	await tell(accountId)

	expect(await db.select().from(notifications)).toMatchObject([{ accountId, href: '/account/security' }])
	expect(await db.$count(deliveries, eq(deliveries.channel, 'email'))).toBe(1)
})

test('a member is written to at the address they log in with, a specialist without one not at all', async () => {
	const member = await anAccount({ kind: 'member' })
	const { accountId } = await aSpecialist({ email: null })

	await tell(member.id)
	expect(await db.$count(deliveries)).toBe(1)
	await tell(accountId)
	expect(await db.$count(deliveries)).toBe(1)
})

test('an account owner is notified of a second device, not of the first nor of one used before', async () => {
	const { id } = await anAccount()
	const from = (cookie = '') => new Request('http://localhost/', { headers: { cookie } })
	const signIn = (request: Request) => db.transaction((tx) => noteSignIn(tx, id, request))

	await signIn(from())
	expect(await db.$count(auditEvents, eq(auditEvents.action, 'account.new-device'))).toBe(0)
	const second = await signIn(from())
	await signIn(from(second.split(';')[0]))

	expect(await db.select().from(auditEvents).where(eq(auditEvents.action, 'account.new-device'))).toMatchObject([
		{ subjectId: id },
	])
})
