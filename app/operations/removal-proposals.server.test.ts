import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { proposals } from '#app/cases/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { reopenJob } from '#app/jobs/commands.server.ts'
import { aJob, aJobReport, aJobSeeker } from '#app/jobs/fixtures.server.ts'
import { jobReports, jobSearchRows, jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/db.server.ts'
import { confirmJobRemoval, declineJobRemoval, proposeJobRemoval } from './removal-proposals.server.ts'

const statusOf = async (jobId: string) => only(await db.select().from(jobs).where(eq(jobs.id, jobId))).status
const isFound = async (jobId: string) => (await db.$count(jobSearchRows, eq(jobSearchRows.id, jobId))) > 0
const proposalOf = async (jobId: string) =>
	only(await db.select().from(proposals).where(eq(proposals.subjectId, jobId))).id
const reason = 'It asks for a deposit.'

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

	expect(await confirmJobRemoval(proposer, proposalId)).toEqual({ ok: false, failure: 'own-proposal' })
	expect(await statusOf(job.id)).toBe('paused')
	expect((await confirmJobRemoval(second, proposalId)).ok).toBe(true)
	expect(await statusOf(job.id)).toBe('removed')
})

test('when the second operator declines, the job is live again', async () => {
	const { second, job, proposalId } = await aProposedJob()

	expect((await declineJobRemoval(second, proposalId)).ok).toBe(true)

	expect([await statusOf(job.id), await isFound(job.id)]).toEqual(['open', true])
})

test('of a confirmation and a refusal at one moment one counts', async () => {
	const { second, job, proposalId } = await aProposedJob()
	const third = await anOperator()

	const [confirmed, declined] = await Promise.all([
		confirmJobRemoval(second, proposalId),
		declineJobRemoval(third, proposalId),
	])

	expect([confirmed.ok, declined.ok].filter(Boolean)).toHaveLength(1)
	expect(await statusOf(job.id)).toBe(confirmed.ok ? 'removed' : 'open')
})

test('confirmed by two operators at one moment it is removed once, and its proposer cannot join in', async () => {
	const { proposer, second, job, proposalId } = await aProposedJob()
	const third = await anOperator()

	const confirmed = await Promise.all(
		[proposer, second, third, second].map((operator) => confirmJobRemoval(operator, proposalId)),
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

	await confirmJobRemoval(second, await proposalOf(job.id))

	expect(await settledAt()).not.toBeNull()
})
