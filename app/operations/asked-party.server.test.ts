import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cases } from '#app/cases/tables.server.ts'
import { answerQuestion, askForMore, findOwnQuestion } from '#app/cases/thread.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aJob, aJobReport } from '#app/jobs/fixtures.server.ts'
import { aReview } from '#app/moderation/fixtures.server.ts'
import { db, only } from '#app/platform/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findAskedParty } from './asked-party.server.ts'
import { findCaseSubject } from './case-subject.server.ts'
import { listOpenCases } from './open-cases.server.ts'

async function ask(kind: 'review' | 'job-report', id: string) {
	const [operator, found, party] = [await anOperator(), await findCaseSubject(kind, id), await findAskedParty(kind, id)]
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
	expect(await answerQuestion(await aMember(), caseId, 'Not mine.')).toBe(false)
	expect(await answerQuestion(member, caseId, 'The deposit is for the keys.')).toBe(true)
	expect(await waits()).toBeNull()
	expect((await findOwnQuestion(member, caseId))?.messages.map(({ side }) => side)).toEqual(['operator', 'owner'])
})

test('whoever reported a job is asked, the reported hospital reads nothing of it, and a visitor cannot be asked', async () => {
	const [member, reporter] = [await aMember(), await aSpecialist()]
	const job = await aJob({ hospitalId: member.hospitalId })
	const report = await aJobReport({ job, reporter })
	const { caseId } = await ask('job-report', report.id)

	expect(await findOwnQuestion(member, caseId)).toBeNull()
	expect(await findOwnQuestion(await aSpecialist(), caseId)).toBeNull()
	expect(await answerQuestion(reporter, caseId, 'Mr Rao asked on the phone.')).toBe(true)
	expect(await findAskedParty('job-report', (await aJobReport({ job, reporter: null })).id)).toBeNull()
})
