import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cases } from '#app/cases/tables.server.ts'
import {
	answerQuestion,
	askForMore,
	credentialSubject,
	findOwnQuestion,
	hospitalSubject,
} from '#app/cases/thread.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aJob, aJobReport } from '#app/jobs/fixtures.server.ts'
import { aReview } from '#app/moderation/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findAskedParty, isUndecided } from './asked-party.server.ts'
import { queueOf } from '../queues/queues.server.ts'
import { listOpenCases } from './open-cases.server.ts'
import { settleReportCase } from '../queues/job-report-queue.server.ts'
import { refuseReview } from '../moderation/review-decision.server.ts'

async function ask(kind: 'review' | 'job-report', id: string) {
	const [operator, found, party] = [
		await anOperator(),
		await queueOf[kind].findSubject(id),
		await findAskedParty(kind, id),
	]
	if (!found || !party) throw new Error('No one to ask')
	const { title: _, ...subject } = found
	expect(await askForMore(operator, subject, 'Please explain this.', party)).toMatchObject({ ok: true })
	const { id: caseId } = only(await db.select().from(cases).where(eq(cases.subjectId, id)))
	const waits = async () => (await listOpenCases(operator, kind)).find((row) => row.id === id)?.waits
	return { caseId, waits }
}

test('a hospital is asked about its held text, its team alone answers, and the case returns to the queue', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, status: 'draft', openedAt: null })
	const review = await aReview({ member, subjectId: job.id })
	const { caseId, waits } = await ask('review', review.id)

	expect(await waits()).toBe('asked')
	expect(await answerQuestion(await aMember(), caseId, 'Not mine.', isUndecided)).toMatchObject({
		failure: 'not-found',
	})
	expect((await answerQuestion(member, caseId, 'The deposit is for the keys.', isUndecided)).ok).toBe(true)
	expect(await waits()).toBeNull()
	expect((await findOwnQuestion(member, caseId, isUndecided))?.messages.map(({ side }) => side)).toEqual([
		'operator',
		'owner',
	])
})

test('whoever reported a job is asked, the reported hospital reads nothing of it, and a visitor cannot be asked', async () => {
	const [member, reporter] = [await aMember(), await aSpecialist()]
	const job = await aJob({ hospitalId: member.hospitalId })
	const report = await aJobReport({ job, reporter })
	const { caseId } = await ask('job-report', report.id)

	expect(await findOwnQuestion(member, caseId, isUndecided)).toBeNull()
	expect(await findOwnQuestion(await aSpecialist(), caseId, isUndecided)).toBeNull()
	expect((await answerQuestion(reporter, caseId, 'Mr Rao asked on the phone.', isUndecided)).ok).toBe(true)
	expect(await findAskedParty('job-report', (await aJobReport({ job, reporter: null })).id)).toBeNull()
})

test('what is decided is asked about no more, and answers to it are refused', async () => {
	const [member, reporter, operator] = [await aMember(), await aSpecialist(), await anOperator()]
	const job = await aJob({ hospitalId: member.hospitalId, status: 'draft', openedAt: null })
	const [review, report] = [await aReview({ member, subjectId: job.id }), await aJobReport({ job, reporter })]
	const questions = [(await ask('review', review.id)).caseId, (await ask('job-report', report.id)).caseId]
	await refuseReview(operator, review.id, 'It asks for money.')
	await settleReportCase(operator, report.id, { verdict: 'keep', outcome: 'It is in order.' })

	const [ofReview = '', ofReport = ''] = questions
	const decided = { ok: false, failure: 'already-decided' }
	expect(await answerQuestion(member, ofReview, 'Too late.', isUndecided)).toEqual(decided)
	expect(await answerQuestion(reporter, ofReport, 'Too late.', isUndecided)).toEqual(decided)
	expect(await findOwnQuestion(member, ofReview, isUndecided)).toMatchObject({ isDecided: true, isAsked: false })
	for (const [kind, id] of [
		['review', review.id],
		['job-report', report.id],
	] as const)
		expect(
			await askForMore(operator, { kind, subjectId: id }, 'Why?', (await findAskedParty(kind, id)) ?? undefined),
		).toEqual(decided)
	const rejected = await aHospital({ status: 'rejected' })
	expect(await askForMore(operator, hospitalSubject(rejected.id), 'Why?')).toEqual(decided)
	const credential = await aCredential(reporter, { status: 'verified' })
	const subject = credentialSubject(credential.id, reporter.specialistId)
	expect(await askForMore(operator, subject, 'Why?')).toEqual(decided)
})
