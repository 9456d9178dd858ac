import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { sessions } from '#app/identity/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { listDemoSends } from '#app/platform/delivery/demo-outbox.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aMember } from '../fixtures.server.ts'
import { findMembership } from '../team/membership.server.ts'
import { removeMemberAsOperator } from './removal-by-operator.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const reason = 'The mailbox belongs to somebody who left the hospital.'

test('a member removed by an operator is logged out, acts for no one, and all concerned read why', async () => {
	const operator = await anOperator()
	const owner = await aMember({ name: 'Meera Kulkarni' })
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter', name: 'Rohan Pawar' })
	const { hospitalId } = owner

	const removed = await removeMemberAsOperator(operator, { hospitalId, accountId: recruiter.accountId, reason })

	expect(removed).toEqual({ ok: true, value: { name: 'Rohan Pawar' } })
	expect(await db.$count(sessions, eq(sessions.accountId, recruiter.accountId))).toBe(0)
	expect(await findMembership(recruiter.accountId)).toBeNull()
	await sendQueued()
	const [mail] = await listDemoSends(null)
	expect(mail?.text).toContain(reason)
	expect(await db.select().from(notifications)).toMatchObject([
		{ accountId: owner.accountId, body: expect.stringContaining(reason) },
	])
	expect(await readAuditEvents(eq(auditEvents.action, 'hospital.member-removed'))).toMatchObject([
		{ actorAccountId: operator.accountId, subjectId: hospitalId, reason, facts: { accountId: recruiter.accountId } },
	])
})

test('no one removes the last owner, or a member of another hospital by a wrong address', async () => {
	const operator = await anOperator()
	const [owner, other] = [await aMember(), await aMember()]
	const remove = (hospitalId: string, accountId: string) =>
		removeMemberAsOperator(operator, { hospitalId, accountId, reason })

	expect(await remove(owner.hospitalId, owner.accountId)).toEqual({ ok: false, failure: 'last-owner' })
	expect(await remove(owner.hospitalId, other.accountId)).toEqual({ ok: false, failure: 'no-such-member' })
})
