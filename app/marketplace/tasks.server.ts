import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { send } from '#app/notifications/notify.server.ts'
import { istToday } from '#app/platform/dates.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks.server.ts'
import { lastEight } from '#app/saved-searches/digest-time.ts'
import { digestOf } from './digest.server.ts'
import { candidateDigest } from './messages.ts'
import {
	type Found,
	listReadersDue,
	type Reader,
	type NewCandidates,
	listNewCandidates,
	consumePending,
} from './new-candidates.server.ts'

/** People told in one run, and in one transaction; the next run goes on from there. */
const peopleAtOnce = 20

/**
 * Sends each member one email and one notification of people listed until 8:00 who fit their searches. Runs every ten
 * minutes, to make up for a morning on which nothing ran, and never at eight sharp, because by five past, everyone
 * listed before is found. A run that dies has notified no one, and the next one does.
 */
const sendCandidateDigests = defineTask({
	name: 'marketplace.send-candidate-digests',
	payload: z.object({ after: z.guid().optional() }),
	schedule: '5-55/10 8-21 * * *',
	run: async ({ after }) => void (await notifyUntil(lastEight(new Date(), 5), after)),
})

/** To so many people; the next run is queued with it. Returns after whom that goes on, if there may be more. */
export async function notifyUntil(until: Date, after?: string): Promise<string | undefined> {
	const readers = await listReadersDue(until, { after, limit: peopleAtOnce })
	const found: Found[] = []
	for (const { accountId } of readers) found.push(...(await listNewCandidates(accountId, until)))
	return db.transaction(async (tx) => {
		for (const reader of readers)
			await sendDigest(tx, reader, await consumePending(tx, reader.accountId, until, found), until)
		const last = readers.at(-1)?.accountId
		if (readers.length < peopleAtOnce || last === undefined) return undefined
		await enqueue(tx, sendCandidateDigests, { after: last })
		return last
	})
}

async function sendDigest(tx: Transaction, reader: Reader, newCandidates: NewCandidates[], until: Date) {
	if (newCandidates.length === 0) return
	await send(tx, candidateDigest, {
		to: [reader],
		// A name of its own: a search that is unmuted may have more to tell on the same day.
		key: `candidate-digest/${istToday(until)}/${randomUUID()}`,
		facts: await digestOf(reader.accountId, newCandidates),
	})
}

/** What the marketplace has done in the background. */
export const marketplaceTasks = [sendCandidateDigests]
