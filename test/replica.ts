import { chmodSync, cpSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { giveTo } from '#start/database-user.ts'
import { type EmbeddedPostgres, startPostgres } from '#start/postgres.ts'

/** Their contents belong to the running server, or come over the stream. */
const leftOut = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_stat_tmp', 'pg_subtrans'])

/**
 * A streaming replica of `primary`, made as pg_basebackup makes one, which the PostgreSQL from npm does not bring. It
 * can be stopped and started again.
 */
export async function startReplica(primary: Pick<EmbeddedPostgres, 'url' | 'folder'>, settings: string[] = []) {
	const url = new URL(primary.url)
	// Named so that the next run sweeps it away if this one is killed.
	const folder = mkdtempSync(path.join(tmpdir(), `test-postgres-${process.pid}-`))
	chmodSync(folder, 0o711)
	const cluster = path.join(folder, 'cluster')
	const client = new pg.Client({ connectionString: primary.url })
	await client.connect()
	try {
		await client.query("select pg_backup_start('replica', true)")
		cpSync(primary.folder, cluster, {
			recursive: true,
			filter: (from) =>
				!from.includes('postmaster.') && !leftOut.has(path.basename(path.dirname(path.relative(primary.folder, from)))),
		})
		mkdirSync(path.join(cluster, 'pg_wal', 'archive_status'), { recursive: true })
		const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
		writeFileSync(path.join(cluster, 'backup_label'), rows[0]?.labelfile ?? '')
		writeFileSync(path.join(cluster, 'standby.signal'), '')
	} finally {
		await client.end()
	}
	chmodSync(cluster, 0o700)
	const { uid, gid } = statSync(primary.folder)
	if (process.getuid?.() === 0) giveTo({ uid, gid }, cluster)
	const memory = { port: 0, password: url.password, cluster, initialised: true }
	writeFileSync(path.join(folder, 'connection.json'), JSON.stringify(memory))

	const follow = `primary_conninfo=host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`
	const start = () => startPostgres({ folder, settings: ['fsync=off', 'max_connections=200', follow, ...settings] })
	let running = await start()
	return {
		url: running.url,
		stop: () => running.stop(),
		async start() {
			running = await start()
		},
		remove: () => running.remove(),
	}
}
