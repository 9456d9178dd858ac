import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { send } from '#app/notifications/notify.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { lastEight } from '#app/saved-searches/digest-time.ts'
import { digestOf } from './search/digest.server.ts'
import { candidateDigest } from './messages.ts'
import { consumePending, listNewCandidates, listReadersDue, type Reader } from './search/new-candidates.server.ts'

/** People told in one run; the next one goes on from there. */
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

/**
 * To so many people, each in a transaction of their own; the next run is queued first, so that no one waits for a person
 * whose search fails. Returns after whom that goes on, if there may be more.
 */
export async function notifyUntil(until: Date, after?: string): Promise<string | undefined> {
	const readers = await listReadersDue(until, { after, limit: peopleAtOnce })
	const next = readers.length < peopleAtOnce ? undefined : readers.at(-1)?.accountId
	if (next !== undefined) await db.transaction((tx) => enqueue(tx, sendCandidateDigests, { after: next }))
	await eachAlone(readers, (reader) => sendDigest(reader, until))
	return next
}

async function sendDigest(reader: Reader, until: Date) {
	const found = await listNewCandidates(reader.accountId, until)
	await db.transaction(async (tx) => {
		const newCandidates = await consumePending(tx, reader.accountId, until, found)
		if (newCandidates.length === 0) return
		await send(tx, candidateDigest, {
			to: [reader],
			// A name of its own: a search that is unmuted may have more to tell on the same day.
			key: `candidate-digest/${istToday(until)}/${randomUUID()}`,
			facts: await digestOf(reader.accountId, newCandidates),
		})
	})
}

/** What the marketplace has done in the background. */
export const marketplaceTasks = [sendCandidateDigests]
