// Every move along a lifecycle is in the audit log, chained and in the extracts (docs/decisions/audit-log.md).
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { applicationRunner, lockApplication, moveApplication } from '#app/applications/transitions.server.ts'
import { requestRunner } from '#app/contacts/transitions.server.ts'
import { aCoverRequest } from '#app/cover/fixtures.server.ts'
import { coverRunner } from '#app/cover/transitions.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { interviewRunner } from '#app/interviews/transitions.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobRunner, moveJob } from '#app/jobs/transitions.server.ts'
import { offerRunner } from '#app/offers/transitions.server.ts'
import { verifyAudit } from '#app/platform/audit/audit-verification.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { hashReason } from '#app/platform/audit/audit.server.ts'
import { auditActionOf } from '#app/platform/lifecycle.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { actionLabels } from '#app/audit/labels.ts'
import { listHospitalLog } from '#app/audit/hospital-log.server.ts'
import { listMyLog } from '#app/audit/queries.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const reason = 'Another candidate has more years in cardiac anaesthesia.'

async function aRejection() {
	const member = await aMember()
	const specialist = await aSpecialist()
	const { id: jobId } = await aJob({ hospitalId: member.hospitalId })
	const applied = await applyToJob(specialist, jobId, { note: null, attachResume: false })
	const applicationId = applied.ok ? applied.value.applicationId : ''
	await db.transaction(async (tx) => {
		const application = (await lockApplication(tx, applicationId, sql`true`)) ?? only([])
		await moveApplication(tx, application, {
			to: 'rejected',
			by: 'hospital',
			version: application.version,
			actorAccountId: member.accountId,
			reason,
		})
	})
	return { member, specialist, applicationId }
}

const ofSubject = (id: string) => readAuditEvents(eq(auditEvents.subjectId, id)).orderBy(auditEvents.position)

test('a decision and what it decides on are in the chain, with the hash of its reason and never the words', async () => {
	const { member, specialist, applicationId } = await aRejection()

	const [begun, rejected, ...more] = await ofSubject(applicationId)

	expect(more).toEqual([])
	expect(begun).toMatchObject({ action: 'application.begin', actorAccountId: specialist.accountId, position: 1 })
	expect(rejected).toMatchObject({
		action: 'application.reject',
		actorAccountId: member.accountId,
		about: [specialist.specialistId],
		reason: null,
		position: 2,
		facts: { from: 'applied', to: 'rejected', hospitalId: member.hospitalId, reasonHash: hashReason(reason) },
	})
})

test('both sides read it in their own extracts', async () => {
	const { member, specialist } = await aRejection()

	const mine = await listMyLog(specialist, { page: 1, readings: false })
	expect(mine.entries.map(({ what, who }) => [what, who])).toEqual([
		['Application rejected', member.hospitalName],
		['Application started', 'You'],
	])
	const readings = await listMyLog(specialist, { page: 1, readings: true })
	expect(readings.entries).toEqual([])
	const ours = await listHospitalLog(member, 1)
	expect(ours.entries[0]).toMatchObject({ what: 'Application rejected', who: member.name, people: 1 })
})

test('a decision that is given to another actor, or removed, is found', async () => {
	const { member, applicationId } = await aRejection()
	const [, rejected] = await ofSubject(applicationId)
	const tamper = (act: ReturnType<typeof sql>) =>
		db.transaction(async (tx) => {
			await tx.execute(sql`set local session_replication_role = replica`)
			await tx.execute(act)
		})
	const problemsOf = async () =>
		(await verifyAudit()).problems.filter((problem) => JSON.stringify(problem).includes(applicationId))
	expect(await problemsOf()).toEqual([])

	await tamper(sql`update audit_events set actor_account_id = null where id = ${rejected?.id}`)
	expect(await problemsOf()).toHaveLength(1)
	await tamper(sql`update audit_events set actor_account_id = ${member.accountId} where id = ${rejected?.id}`)
	expect(await problemsOf()).toEqual([])
	await tamper(sql`delete from audit_events where id = ${rejected?.id}`)
	expect(await problemsOf()).toHaveLength(1)
})

test('jobs and cover are in it too, and an operator’s word about a job once', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	await db.transaction((tx) => moveJob(tx, member, job.id, 'closed'))
	expect((await ofSubject(job.id)).map(({ action, about }) => [action, about])).toEqual([['job.close', []]])

	const specialist = await aSpecialist()
	const cover = await aCoverRequest({ status: 'covered', specialistId: specialist.specialistId })
	await db.transaction((tx) =>
		coverRunner.move(tx, cover, {
			to: 'open',
			by: 'specialist',
			actorAccountId: specialist.accountId,
			set: { specialistId: null },
		}),
	)
	expect((await ofSubject(cover.id)).at(-1)).toMatchObject({
		action: 'cover.give-back',
		about: [specialist.specialistId],
	})
})

test('every move of these lifecycles has a label', () => {
	const runners = [applicationRunner, requestRunner, offerRunner, interviewRunner, coverRunner, jobRunner]
	const actions = runners.flatMap(({ audited, lifecycle }) =>
		['begin', ...lifecycle.moves.filter(({ by }) => by !== audited?.except).map(({ name }) => name)].map((move) =>
			auditActionOf(audited?.as ?? '', move),
		),
	)

	expect(actions.filter((action) => !(action in actionLabels))).toEqual([])
	expect(new Set(actions).size).toBeGreaterThan(40)
})
