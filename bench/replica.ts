import { sql } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { runInTheOpen } from '#start/processes.ts'
import { startReplica } from '#test/replica.ts'

/** The searches once more, in processes that read from a streaming replica of this database. */
export async function measureOnReplica(write: boolean): Promise<void> {
	const { rows } = await db.execute<{ folder: string; memory: string }>(
		sql`select current_setting('data_directory') as folder, current_setting('shared_buffers') as memory`,
	)
	const { folder, memory } = only(rows)
	const replica = await startReplica({ url: env.DATABASE_URL, folder }, [`shared_buffers=${memory}`])
	const args = ['--seeded', 'search', 'pages', ...(write ? ['--write'] : [])]
	try {
		const code = await runInTheOpen('bench/run.ts', args, { DATABASE_REPLICA_URL: replica.url })
		if (code !== 0) throw new Error('The measurement on the replica failed')
	} finally {
		await replica.remove()
	}
}
