import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { listTeamAccess, recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import { findSpecialistRecord } from './specialist-record.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const reason = 'She wrote that a colleague uses her registration number.'
const unknown = '00000000-0000-4000-8000-000000000000'

test('an operator sees nothing of a private profile before saying why, and then all of it', async () => {
	const [operator, colleague] = [await anOperator(), await anOperator()]
	const { specialistId } = await aSpecialist({ profileVisibility: false, contactVisibility: false })

	expect(await findSpecialistRecord(operator, specialistId)).toEqual({ reason: null })
	await recordTeamAccess(operator, specialistId, reason)

	expect(await findSpecialistRecord(operator, specialistId)).toMatchObject({
		reason,
		profile: { name: 'Dr Asha Menon', phone: expect.stringMatching(/^\+91/) },
		privacy: { profileVisibility: false },
	})
	expect(await findSpecialistRecord(colleague, specialistId), 'a reason opens it for who gave it').toEqual({
		reason: null,
	})
})

test('the opening stands in the audit log, and the specialist reads why but not who', async () => {
	const operator = await anOperator()
	const { specialistId } = await aSpecialist()

	await recordTeamAccess(operator, specialistId, reason)

	expect(await readAuditEvents(eq(auditEvents.subjectId, specialistId))).toMatchObject([
		{ actorAccountId: operator.accountId, action: 'specialist.profile-read', reason },
	])
	expect(await listTeamAccess(specialistId)).toEqual([{ id: expect.any(String), reason, at: expect.any(Date) }])
})

test('a reason is valid for a quarter of an hour, and only for a known specialist', async () => {
	const operator = await anOperator()
	const { specialistId } = await aSpecialist()
	await db.insert(auditEvents).values({
		actorAccountId: operator.accountId,
		action: 'specialist.profile-read',
		subjectType: 'specialist',
		subjectId: specialistId,
		reason,
		at: new Date(Date.now() - 16 * 60_000),
	})

	expect(await findSpecialistRecord(operator, specialistId)).toEqual({ reason: null })
	expect(await findSpecialistRecord(operator, unknown)).toBeNull()
	expect(await recordTeamAccess(operator, unknown, reason)).toEqual({ ok: false, failure: 'not-found' })
})
