import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '#start/postgres.ts'
import { askForCode } from '#test/phone-visitor.ts'
import type { Finding, Options } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

/** Room for the tables, an hour of change and the log of changes. */
const disk = '400m'
const fullForMs = 30_000
const wantedMs = 5_000
const pages = ['/', '/jobs', '/doctor-database', '/faq']

/** PostgreSQL on a disk of its own, which another program fills to the last byte and empties again. Needs root, for the disk. */
export async function fillDisk({ say }: Options): Promise<Finding[]> {
	const folder = mkdtempSync(path.join(tmpdir(), 'full-disk-'))
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disk}`, 'tmpfs', folder], { stdio: 'pipe' })
	} catch (error) {
		rmSync(folder, { recursive: true })
		throw new Error('A disk of its own can be mounted by root alone.', { cause: error })
	}
	try {
		return await withDatabaseIn(folder, say)
	} finally {
		spawnSync('umount', ['-l', folder])
		rmSync(folder, { recursive: true, force: true })
	}
}

async function withDatabaseIn(folder: string, say: Options['say']) {
	mkdirSync(path.join(folder, 'postgres'), { mode: 0o755 })
	const postgres = await startPostgres({
		folder: path.join(folder, 'postgres'),
		settings: ['max_wal_size=64MB', 'min_wal_size=32MB'],
	})
	try {
		const settings = { DATABASE_URL: postgres.url, DATABASE_WAIT_MS: '500' }
		execFileSync(process.execPath, ['operate/migrate.ts'], { env: { ...process.env, ...settings }, stdio: 'pipe' })
		return await usingServer({ ...settings, TRUSTED_PROXIES: '1', RUN_TASKS: 'true' }, (server) =>
			fillUnder(server, folder, say),
		)
	} finally {
		await postgres.remove()
	}
}

async function fillUnder(server: Server, folder: string, say: Options['say']): Promise<Finding[]> {
	let asked = 0
	/** Every code is some rows. Each number is of another block, from another address. */
	const write = async () => {
		const index = ++asked
		const phone = `+919${String((index * 10_007) % 1_000_000_000).padStart(9, '0')}`
		const address = `198.19.${(index >> 8) & 255}.${index & 255}`
		return (await askForCode(server.port, phone, { 'X-Forwarded-For': address })).status
	}
	const read = async (at: number) => (await server.send({ path: pages[at % pages.length] ?? '/' })).status

	await server.ready()
	if ((await write()) !== 303) throw new Error('No code could be asked for before the disk was full')
	const filler = path.join(folder, 'filler')
	fill(filler, folder)
	const writes = new Map<number, number>()
	const reads = new Map<number, number>()
	const count = (of: Map<number, number>, status: number) => of.set(status, (of.get(status) ?? 0) + 1)
	const end = performance.now() + fullForMs
	for (let at = 0; performance.now() < end; at++) {
		// What PostgreSQL frees is filled as well.
		fill(filler, folder)
		count(writes, await write())
		count(reads, await read(at))
	}
	rmSync(filler)
	const freed = performance.now()
	while ((await write()) !== 303) {
		if (performance.now() - freed > 60_000) throw new Error('Nothing could be written a minute after there was room')
		await setTimeout(50)
	}
	const back = performance.now() - freed
	const list = (of: Map<number, number>) => [...of].map(([status, times]) => `${times} × ${status}`).join(', ')
	say(`writes ${list(writes)}; reads ${list(reads)}`)
	return [
		{
			row: 14,
			what: `a full disk under PostgreSQL for ${fullForMs / 1000} s`,
			wanted: 'reads 200, writes 503, back in 5 s',
			measured: `writes ${list(writes)}; reads ${list(reads)}; written again ${Math.round(back)} ms after there was room`,
			isMet:
				[...reads.keys()].every((status) => status === 200) &&
				[...writes.keys()].every((status) => status === 303 || status === 503) &&
				writes.has(503) &&
				back <= wantedMs,
		},
	]
}

/** Takes what is left, down to the last page. */
function fill(file: string, folder: string) {
	for (let size = 1 << 20; size >= 4096; size >>= 1) {
		const piece = Buffer.alloc(size)
		while (statfsSync(folder).bavail * statfsSync(folder).bsize >= size) {
			try {
				appendFileSync(file, piece)
			} catch {
				break
			}
		}
	}
}
