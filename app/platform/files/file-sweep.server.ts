import { inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { db } from '../database/db.server.ts'
import { fileStore } from './files.server.ts'
import { log } from '../log.server.ts'
import { defineTask } from '../tasks/tasks.server.ts'

/** What the sweep needs to know about each holder of files. */
export type FileHolder = {
	/** Whether this holder owns the key. A key with no owner is left alone. */
	owns: (key: string) => boolean
	/** How long a file may be stored before a row must name it. */
	graceMinutes: number
	/** Those of the keys that a row names. */
	held: (keys: string[]) => Promise<string[]>
}

/** Those of the keys that a column holds. */
export const heldIn = (column: AnyPgColumn) => async (keys: string[]) => {
	const rows = await db
		.select({ key: column })
		.from(column.table as PgTable)
		.where(inArray(column, keys))
	return rows.map(({ key }) => String(key))
}

const batch = 500

/**
 * Removes files that no row names and that are old enough: what a process that died in the middle, or a restored backup,
 * has left behind. Every upload also queues its own removal, so there should be nothing to do.
 */
export async function sweepFiles(holders: readonly FileHolder[], now = new Date()): Promise<number> {
	let removed = 0
	for await (const stored of inBatches(fileStore.list(), batch)) {
		for (const { owns, graceMinutes, held } of holders) {
			const before = now.getTime() - graceMinutes * 60_000
			const keys = stored.filter(({ key, storedAt }) => owns(key) && storedAt.getTime() < before).map(({ key }) => key)
			if (keys.length === 0) continue
			const named = new Set(await held(keys))
			const orphans = keys.filter((key) => !named.has(key))
			for (const key of orphans) await fileStore.remove(key)
			removed += orphans.length
		}
	}
	if (removed > 0) log.warn({ removed }, 'files that no one held')
	return removed
}

export const fileSweep = (holders: readonly FileHolder[]) =>
	defineTask({
		name: 'platform.sweep-files',
		payload: z.object({}),
		schedule: '*/15 * * * *',
		async run() {
			await sweepFiles(holders)
		},
	})

async function* inBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
	let pile: Item[] = []
	for await (const item of items) {
		pile.push(item)
		if (pile.length < size) continue
		yield pile
		pile = []
	}
	if (pile.length > 0) yield pile
}
