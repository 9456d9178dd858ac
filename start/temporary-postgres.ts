import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isProcess } from './parents.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'

const prefix = 'test-postgres-'

// Nothing that a test stores has to survive the machine.
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** A PostgreSQL for one run: `remove` it at the end. Also sweeps away those of runs that were killed. */
export function startTemporaryPostgres(settings: string[] = fast): Promise<EmbeddedPostgres> {
	sweep()
	const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`))
	// Passable, so that the account of the database can get to its files.
	chmodSync(folder, 0o711)
	return startPostgres({ folder, settings })
}

function sweep() {
	for (const name of readdirSync(tmpdir())) {
		const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
		if (!owner || isProcess(Number(owner))) continue
		const folder = path.join(tmpdir(), name)
		try {
			const { cluster } = JSON.parse(readFileSync(path.join(folder, 'connection.json'), 'utf8')) as { cluster: string }
			const pid = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
			if (isProcess(pid, 'postgres', cluster)) process.kill(pid, 'SIGQUIT')
			if (!cluster.startsWith(folder)) rmSync(path.dirname(cluster), { recursive: true, force: true })
		} catch {
			// It was no longer running.
		}
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
	}
}
