// Alone: ends the threads that searches run in.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db.server.ts'
import type { IndexThread } from '#app/search-engine/index-thread.server.ts'
import { KeptIndex } from '#app/search-engine/kept-index.server.ts'
import { LiveIndex } from '#app/search-engine/live-index.server.ts'
import { aJob } from '../fixtures.server.ts'
import { readSearch } from '../search.ts'
import { jobs } from '../tables.server.ts'
import { startThread } from './kept.server.ts'
import type { JobShape } from './layout.ts'
import { queryOf } from './query.ts'
import { jobSource } from './source.server.ts'

const everything = queryOf(
	readSearch(new URLSearchParams(), (text) => text),
	{ place: null, hidden: [], today: '2026-01-01' },
)

/** An index with its threads, the first of which is good for one day only when asked for. */
function aKeptIndex(isOutdated = false) {
	const threads: IndexThread<JobShape>[] = []
	const index = new KeptIndex<JobShape>({
		start: () => {
			const thread = startThread()
			threads.push(thread)
			return thread
		},
		isOutdated: (thread) => isOutdated && thread === threads[0],
	})
	return { threads, count: async () => (await index.search(everything)).total }
}

test('when the thread ends, who waits for an answer and who asks next get one from another thread', async () => {
	await aJob()
	const { threads, count } = aKeptIndex()
	expect(await count()).toBe(1)

	const waiting = count()
	await threads[0]?.end()

	expect(await waiting).toBe(1)
	expect(threads.map(({ isGone }) => isGone)).toEqual([true, false])
	await threads[1]?.end()
	expect(await count()).toBe(1)
	await threads[2]?.end()
})

test('an index that is out of date answers until another is filled, and none of its answers is late', async () => {
	await aJob()
	const { threads, count } = aKeptIndex(true)
	expect(await count()).toBe(1)

	await aJob()
	expect(await count()).toBe(2)

	await expect.poll(() => threads.map(({ isGone }) => isGone), { timeout: 20_000 }).toEqual([true, false])
	await aJob()
	expect(await count()).toBe(3)
	expect(threads).toHaveLength(2)
	await threads[1]?.end()
})

test('an index that has not asked for so long that notes of changes may be gone begins again', async () => {
	const [prompt, late] = [new LiveIndex(jobSource), new LiveIndex(jobSource, 0)]
	const counts = () =>
		Promise.all([prompt, late].map(async (index) => (await index.current()).answer(everything, 1_000).total))
	const job = await aJob()
	// The second look marks the note of the new job as read, also while another database on this server holds it back.
	await counts()
	expect(await counts()).toEqual([1, 1])

	await db.transaction(async (tx) => {
		await tx.execute(sql`set local search.bulk = on`)
		await tx.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, job.id))
	})

	expect(await counts()).toEqual([1, 0])
})

test('a change not yet committed while the index is filled is picked up later', async () => {
	const index = new LiveIndex(jobSource)
	const job = await aJob()

	await db.transaction(async (tx) => {
		await tx.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, job.id))
		expect((await index.current()).answer(everything, 1_000).total).toBe(1)
	})

	expect((await index.current()).answer(everything, 1_000).total).toBe(0)
})
