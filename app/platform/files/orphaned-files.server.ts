import { z } from 'zod'
import type { Transaction } from '../database/db.server.ts'
import { fileStore } from './files.server.ts'
import { defineTask, enqueue } from '../tasks/tasks.server.ts'

const hour = 3600
/** How long an infected file is kept for whoever looks into it. */
const quarantine = 7 * 24 * hour

/** The row that names a file, with the scanner's verdict where its kind is scanned. */
type FindHolder = (storageKey: string) => Promise<{ scan?: string } | undefined>

/**
 * Keeps the store free of the files of one kind that no row names, whatever happens between an upload and the row that
 * is to hold it. `remove` is the task, by this name; every other function queues it in the transaction that it is given.
 */
export function orphanedFiles(name: string, findHolder: FindHolder) {
	const remove = defineTask({
		name,
		payload: z.object({ storageKey: z.string(), fromQuarantine: z.boolean().optional() }),
		retryLimit: 20,
		async run({ storageKey, fromQuarantine = false }) {
			const holder = await findHolder(storageKey)
			if (!holder || (fromQuarantine && holder.scan === 'infected')) await fileStore.remove(storageKey)
		},
	})
	return {
		remove,
		/** Before it is put into the store: the file goes again if nothing holds it in so many hours. */
		expect: (tx: Transaction, storageKey: string, { hours = 1 } = {}) =>
			enqueue(tx, remove, { storageKey }, { startAfterSeconds: hours * hour }),
		/** The file goes once the transaction that let go of it is committed. */
		letGo: (tx: Transaction, storageKey: string) => enqueue(tx, remove, { storageKey }),
		/** An infected file goes in a week, even though a row still names it. */
		quarantine: (tx: Transaction, storageKey: string) =>
			enqueue(tx, remove, { storageKey, fromQuarantine: true }, { startAfterSeconds: quarantine }),
	}
}
