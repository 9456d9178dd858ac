import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { publishedAnswers } from '#app/specialists/tables.server.ts'
import { aJob, aJobSeeker } from '../fixtures.server.ts'
import { listSavedJobIds, listSavedJobs, saveJob, unsaveJob } from './saved-jobs.server.ts'
import { jobs } from '../tables.server.ts'

const listed = async (...args: Parameters<typeof listSavedJobs>) =>
	(await listSavedJobs(...args)).map(({ row, isOpen }) => [row.id, isOpen])

test('a job is saved once, despite repeated presses, and no one else sees it', async () => {
	const [asha, ravi] = [await aJobSeeker(), await aJobSeeker()]
	const job = await aJob()

	await saveJob(asha, job.id)
	await saveJob(asha, job.id)

	expect(await listed(asha)).toEqual([[job.id, true]])
	expect(await listSavedJobIds(ravi)).toEqual([])
})

test('a job that closes stays on the list and is marked; one that is removed leaves it', async () => {
	const asha = await aJobSeeker()
	const [closing, removed] = [await aJob(), await aJob()]
	await saveJob(asha, closing.id)
	await saveJob(asha, removed.id)

	await db.update(jobs).set({ status: 'closed', closedAt: new Date() }).where(eq(jobs.id, closing.id))
	await db.update(jobs).set({ status: 'removed' }).where(eq(jobs.id, removed.id))

	expect(await listed(asha)).toEqual([[closing.id, false]])
})

test('a saved job has what is published of its hospital, as in the list of jobs', async () => {
	const asha = await aJobSeeker()
	const { id, hospitalId } = await aJob()
	await saveJob(asha, id)
	for (const isYes of [true, true, false])
		await db.insert(publishedAnswers).values({ hospitalId, about: 'pay-on-time', answerId: randomUUID(), isYes })

	const saved = await listSavedJobs(asha)

	expect(saved[0]?.row.payOnTime).toEqual({ yes: 2, of: 3 })
})

test('what cannot be seen cannot be saved', async () => {
	const asha = await aJobSeeker()
	const draft = await aJob({ status: 'draft', openedAt: null })

	expect(await saveJob(asha, draft.id)).toEqual({ ok: false, failure: 'no-such-job' })
})

test('taking a job off the list says whether it can be put back', async () => {
	const asha = await aJobSeeker()
	const [open, closed] = [await aJob(), await aJob()]
	await saveJob(asha, open.id)
	await saveJob(asha, closed.id)
	await db.update(jobs).set({ status: 'closed', closedAt: new Date() }).where(eq(jobs.id, closed.id))

	expect(await unsaveJob(asha, open.id)).toMatchObject({ ok: true, value: { isOpen: true } })
	expect(await unsaveJob(asha, closed.id)).toMatchObject({ ok: true, value: { isOpen: false } })
	expect(await unsaveJob(asha, open.id)).toEqual({ ok: false, failure: 'not-saved' })
})
