import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { takeCase } from '#app/cases/cases.server.ts'
import { proposals } from '#app/cases/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { anOperator, fixturePassword } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { hashToken, newToken } from '#app/identity/tokens.server.ts'
import { returnJob } from '#app/jobs/review/appeal.server.ts'
import { reopenJob } from '#app/jobs/commands.server.ts'
import { aJob, aJobReport, aJobSeeker } from '#app/jobs/fixtures.server.ts'
import { removeJob } from '#app/jobs/review/removal.server.ts'
import { jobReports, jobSearchRows, jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { aFailedTask } from '#app/platform/tasks/failed-task-fixtures.server.ts'
import { findFailedTask, retryFailedTask } from '#app/platform/tasks/failed-tasks.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { anOperatorInvitation } from '../fixtures.server.ts'
import { acceptOperatorInvitation } from '../team/invitations.server.ts'
import { settleReportCase } from '../queues/job-report-queue.server.ts'
import { confirmProposal, declineProposal, proposeDiscarding, proposeJobRemoval } from './second-operator.server.ts'
import { operatorInvitations } from '../tables.server.ts'
import { changeOperatorRole, removeOperator } from '../team/team.server.ts'

const statusOf = async (jobId: string) => only(await db.select().from(jobs).where(eq(jobs.id, jobId))).status
const isFound = async (jobId: string) => (await db.$count(jobSearchRows, eq(jobSearchRows.id, jobId))) > 0
const proposalOf = async (jobId: string) =>
	only(await db.select().from(proposals).where(eq(proposals.subjectId, jobId))).id
const reason = 'It asks for a deposit.'
const confirm = (operator: Operator, proposalId: string) =>
	confirmProposal(operator, proposalId, () => Promise.resolve(true))

async function aProposedJob(reportId?: string) {
	const [member, proposer, second] = [await aMember(), await anOperator(), await anOperator()]
	const job = await aJob({ hospitalId: member.hospitalId })
	const proposed = await proposeJobRemoval(proposer, job.id, { reason, ...(reportId ? { reportId } : {}) })
	expect(proposed.ok).toBe(true)
	return { member, proposer, second, job, proposalId: await proposalOf(job.id) }
}

test('a job that one operator wants removed is out of sight at once, and its hospital cannot open it again', async () => {
	const { member, job } = await aProposedJob()

	expect([await statusOf(job.id), await isFound(job.id)]).toEqual(['paused', false])
	expect(await reopenJob(member, job.id)).toEqual({ ok: false, failure: 'removal-proposed' })
	const notices = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
	expect(notices.map(({ title }) => title)).toEqual([`Your job is paused: ${job.title}`])
})

test('only another operator removes it for good', async () => {
	const { proposer, second, job, proposalId } = await aProposedJob()

	expect(await confirm(proposer, proposalId)).toEqual({ ok: false, failure: 'own-proposal' })
	expect(await statusOf(job.id)).toBe('paused')
	expect((await confirm(second, proposalId)).ok).toBe(true)
	expect(await statusOf(job.id)).toBe('removed')
})

test('when the second operator declines, the job is live again', async () => {
	const { second, job, proposalId } = await aProposedJob()

	expect((await declineProposal(second, proposalId)).ok).toBe(true)

	expect([await statusOf(job.id), await isFound(job.id)]).toEqual(['open', true])
})

test('of a confirmation and a refusal at one moment one counts', async () => {
	const { second, job, proposalId } = await aProposedJob()
	const third = await anOperator()

	const [confirmed, declined] = await Promise.all([confirm(second, proposalId), declineProposal(third, proposalId)])

	expect([confirmed.ok, declined.ok].filter(Boolean)).toHaveLength(1)
	expect(await statusOf(job.id)).toBe(confirmed.ok ? 'removed' : 'open')
})

test('confirmed by two operators at one moment it is removed once, and its proposer cannot join in', async () => {
	const { proposer, second, job, proposalId } = await aProposedJob()
	const third = await anOperator()

	const confirmed = await Promise.all(
		[proposer, second, third, second].map((operator) => confirm(operator, proposalId)),
	)

	expect(confirmed.filter(({ ok }) => ok)).toHaveLength(1)
	expect(confirmed[0]?.ok).toBe(false)
	expect(await statusOf(job.id)).toBe('removed')
	const decision = only(await db.select().from(proposals).where(eq(proposals.id, proposalId)))
	expect([second.accountId, third.accountId]).toContain(decision.decidedBy)
})

test('of two operators who propose it at one moment one does', async () => {
	const job = await aJob()
	const operators = [await anOperator(), await anOperator()]

	const proposed = await Promise.all(operators.map((operator) => proposeJobRemoval(operator, job.id, { reason })))

	expect(proposed.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await db.$count(proposals, eq(proposals.subjectId, job.id))).toBe(1)
})

test('the report that led to it is resolved with the confirmation, not before', async () => {
	const [reporter, proposer, second, job] = [await aJobSeeker(), await anOperator(), await anOperator(), await aJob()]
	const report = await aJobReport({ job, reporter })
	await proposeJobRemoval(proposer, job.id, { reason, reportId: report.id })
	const settledAt = async () => only(await db.select().from(jobReports).where(eq(jobReports.id, report.id))).settledAt
	expect(await settledAt()).toBeNull()

	await confirm(second, await proposalOf(job.id))

	expect(await settledAt()).not.toBeNull()
})

test('a failed task is discarded when a second operator agrees, and not once it was retried', async () => {
	const [first, second] = [await anOperator(), await anOperator()]
	const [gone, retried] = [await aFailedTask(), await aFailedTask()]
	for (const { id } of [gone, retried]) await proposeDiscarding(first, id, 'It was done by hand.')
	const confirmOf = async (operator: Operator, taskId: string) => confirm(operator, await proposalOf(taskId))

	expect(await confirmOf(first, gone.id)).toEqual({ ok: false, failure: 'own-proposal' })
	expect(await findFailedTask(gone.id)).not.toBeNull()
	expect(await confirmOf(second, gone.id)).toMatchObject({ ok: true })
	expect(await findFailedTask(gone.id)).toBeNull()

	await retryFailedTask(first.accountId, retried.id)
	expect(await confirmOf(second, retried.id)).toEqual({ ok: false, failure: 'no-longer-possible' })
})

/** What the hospital reads, the first on top. */
const titlesFor = async (accountId: string) =>
	(
		await db.select().from(notifications).where(eq(notifications.accountId, accountId)).orderBy(notifications.createdAt)
	).map(({ title }) => title)

test('the hospital is told what became of its job, and each time that it is removed', async () => {
	const { member, proposer, second, job, proposalId } = await aProposedJob()
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: reason })
		.where(eq(hospitals.id, member.hospitalId))
	expect(await declineProposal(second, proposalId)).toMatchObject({ ok: true, value: { isOpenAgain: false } })
	await db.update(hospitals).set({ status: 'verified', statusReason: null }).where(eq(hospitals.id, member.hospitalId))
	await reopenJob(member, job.id)
	await proposeJobRemoval(proposer, job.id, { reason })
	const waiting = only(
		await db
			.select()
			.from(proposals)
			.where(and(eq(proposals.subjectId, job.id), isNull(proposals.outcome))),
	)
	expect(await declineProposal(second, waiting.id)).toMatchObject({ ok: true, value: { isOpenAgain: true } })
	await removeJob(second, job.id, reason)
	await db.transaction((tx) => returnJob(tx, second, job.id))
	await removeJob(second, job.id, reason)

	expect(await titlesFor(member.accountId)).toEqual([
		`Your job is paused: ${job.title}`,
		`We finished checking your job: ${job.title}`,
		`Your job is paused: ${job.title}`,
		`Your job is open again: ${job.title}`,
		`We removed your job: ${job.title}`,
		`Appeal granted: ${job.title}`,
		`We removed your job: ${job.title}`,
	])
})

test('a report that a colleague works on leads to no removal, and a job is not kept while its removal waits', async () => {
	const [reporter, other, colleague] = [await aJobSeeker(), await anOperator(), await anOperator()]
	const job = await aJob()
	const [report, twin] = [await aJobReport({ job, reporter }), await aJobReport({ job, reporter: await aJobSeeker() })]
	const subject = { kind: 'job-report', subjectId: report.id } as const
	await takeCase(colleague, subject)
	const removal = { reason, reportId: report.id }

	expect(await proposeJobRemoval(other, job.id, removal)).toEqual({ ok: false, failure: 'taken' })
	expect((await proposeJobRemoval(colleague, job.id, removal)).ok).toBe(true)
	expect((await takeCase(other, subject)).ok).toBe(true)
	for (const { id } of [report, twin])
		expect(await settleReportCase(other, id, { verdict: 'keep', outcome: 'It is in order.' })).toEqual({
			ok: false,
			failure: 'removal-proposed',
		})

	await declineProposal(other, await proposalOf(job.id))
	expect((await settleReportCase(other, report.id, { verdict: 'keep', outcome: 'It is in order.' })).ok).toBe(true)
	expect(await proposeJobRemoval(other, job.id, removal)).toEqual({ ok: false, failure: 'already-resolved' })
})

/** An operator who came by an invitation so many days ago. */
const anInvited = (by: Operator, days: number) =>
	anOperator({ operatorInvitedBy: by.accountId, createdAt: new Date(Date.now() - days * 86_400_000) })

test('a lead is not two people: whom she invites confirms nothing for a week, and nothing of hers ever', async () => {
	const { proposer: lead, proposalId, job } = await aProposedJob()
	const other = await anOperator()

	expect(await confirm(await anInvited(other, 6), proposalId)).toEqual({ ok: false, failure: 'new-operator' })
	const own = await anInvited(lead, 30)
	expect(await confirm(own, proposalId)).toEqual({ ok: false, failure: 'invited-operator' })
	// Nor by a chain of accounts, in either direction.
	const further = await anInvited(await anInvited(own, 20), 10)
	expect(await confirm(further, proposalId)).toEqual({ ok: false, failure: 'invited-operator' })
	expect(await statusOf(job.id)).toBe('paused')

	expect((await declineProposal(own, proposalId)).ok).toBe(true)
	await reopenJob(await aMember({ hospitalId: job.hospitalId }), job.id)
	await proposeJobRemoval(further, job.id, { reason })
	const open = and(eq(proposals.subjectId, job.id), isNull(proposals.outcome))
	const second = only(await db.select().from(proposals).where(open)).id
	expect(await confirm(lead, second)).toEqual({ ok: false, failure: 'invited-operator' })
	expect((await confirm(await anInvited(other, 8), second)).ok).toBe(true)
})

test('the week of a new operator ends on its last second, and no change of role shortens it or unties anyone', async () => {
	const { proposer: lead, proposalId } = await aProposedJob()
	const inviter = await anOperator({ operatorRole: 'lead' })
	const [nearly, exactly] = [await anInvited(inviter, 7 - 1 / 1_440), await anInvited(inviter, 7)]
	const puppet = await anInvited(lead, 30)

	for (const { accountId } of [nearly, puppet])
		expect((await changeOperatorRole(inviter, accountId, 'moderate')).ok).toBe(true)
	expect((await changeOperatorRole(inviter, lead.accountId, 'check')).ok).toBe(true)
	expect(await confirm(nearly, proposalId)).toEqual({ ok: false, failure: 'new-operator' })
	expect(await confirm(puppet, proposalId)).toEqual({ ok: false, failure: 'invited-operator' })
	expect((await removeOperator(inviter, lead.accountId, 'She left us.')).ok).toBe(true)
	expect(await confirm(puppet, proposalId)).toEqual({ ok: false, failure: 'invited-operator' })

	expect((await confirm(exactly, proposalId)).ok).toBe(true)
})

test('an account that an invitation made remembers who invited it', async () => {
	const lead = await anOperator()
	const { id, email } = await anOperatorInvitation(lead)
	const token = newToken()
	await db
		.update(operatorInvitations)
		.set({ tokenHash: hashToken(token) })
		.where(eq(operatorInvitations.id, id))
	await acceptOperatorInvitation(token, { name: 'Ravi Deshpande', password: fixturePassword }, '203.0.113.9')
	const [made] = await db.select().from(accounts).where(eq(accounts.email, email))
	expect(made?.operatorInvitedBy).toBe(lead.accountId)
})
