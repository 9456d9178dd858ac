import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
	chmodSync,
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import {
	asUser,
	chooseDatabaseUser,
	copyPrograms,
	type DatabaseUser,
	giveTo,
	mayEnter,
	mayRun,
	reachableFolder,
} from './database-user.ts'
import { isProcess } from './parents.ts'
import { findPrograms, type Programs, programsIn } from './postgres-programs.ts'
import { StopReason } from './stop-reason.ts'

export type EmbeddedPostgres = {
	url: string
	/** Where its files are. */
	folder: string
	stop: () => Promise<void>
	/** Stops it and deletes everything it stored. */
	remove: () => Promise<void>
}

type Options = {
	/** Everything about the database goes here: its files, log, port and password. */
	folder: string
	/** Further settings for the server, such as `fsync=off`. */
	settings?: string[]
}

/** What is remembered from one start to the next. */
type Memory = { port: number; password: string; cluster: string; initialised: boolean }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const database = 'app'

/** Starts PostgreSQL in `folder`, or takes over the one that an interrupted run left behind there. */
export async function startPostgres({ folder, settings = [] }: Options): Promise<EmbeddedPostgres> {
	const home = path.resolve(folder)
	mkdirSync(home, { recursive: true })
	const installed = await findPrograms()
	const memory = recall(home)
	const user = chooseDatabaseUser(memory.cluster)
	const { programs, cluster } = placeWithinReach(home, installed, memory.cluster, user)
	memory.cluster = cluster

	refuseOtherVersion(cluster, programs.version)
	const log = path.join(home, 'postgres.log')
	if (!memory.initialised || !existsSync(path.join(cluster, 'PG_VERSION'))) {
		if (!existsSync(memoryFile(home))) setAside(cluster)
		remember(home, memory)
		initialise(programs, cluster, memory.password, user)
		memory.initialised = true
		remember(home, memory)
	}

	const begin = async () =>
		(await takeOver(cluster, memory)) ?? launch({ programs, cluster, memory, user, log, settings })
	let pid = await begin()
	remember(home, memory)
	await createDatabase(memory)

	// Killed by accident or by the machine running out of memory: it comes back, and the app waits for it.
	let stopping = false
	let starting: Promise<void> | undefined
	const watch = setInterval(() => {
		if (stopping || starting || isRunning(pid)) return
		starting = begin().then(
			(next) => void (pid = next),
			() => undefined,
		)
		void starting.then(() => void (starting = undefined))
	}, 500)
	watch.unref()

	async function halt() {
		stopping = true
		clearInterval(watch)
		await starting
		await stop(pid)
	}
	return {
		url: urlOf(memory, database),
		folder: cluster,
		stop: halt,
		async remove() {
			await halt()
			rmSync(home, { recursive: true, force: true })
			if (!cluster.startsWith(home)) rmSync(path.dirname(cluster), { recursive: true, force: true })
		},
	}
}

const urlOf = ({ port, password }: Memory, name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`
const memoryFile = (home: string) => path.join(home, 'connection.json')

function recall(home: string): Memory {
	const fallback = {
		port: 0,
		password: randomBytes(18).toString('hex'),
		cluster: path.join(home, 'cluster'),
		initialised: false,
	}
	try {
		return { ...fallback, ...(JSON.parse(readFileSync(memoryFile(home), 'utf8')) as Partial<Memory>) }
	} catch {
		return fallback
	}
}

/** Where the database of `folder` was reached last: for scripts that run beside a running app. */
export function lastAddress(folder: string): string {
	return urlOf(recall(path.resolve(folder)), database)
}

function remember(home: string, memory: Memory) {
	writeFileSync(memoryFile(home), JSON.stringify(memory), { mode: 0o600 })
}

/** Where the account of the database cannot reach our folders, programs and files move to where it can. */
function placeWithinReach(home: string, programs: Programs, cluster: string, user: DatabaseUser) {
	mkdirSync(cluster, { recursive: true, mode: 0o700 })
	giveTo(user, cluster)
	if (mayEnter(cluster, user) && mayRun(programs.postgres, user)) return { programs, cluster }

	const inside = cluster.startsWith(home)
	const place = inside ? reachableFolder(`postgres-${randomBytes(6).toString('hex')}`) : path.dirname(cluster)
	const reachable = path.join(place, 'cluster')
	const copies = path.join(place, `programs-${programs.version}`)
	copyPrograms(programs.folder, copies)
	if (mayEnter(cluster, user)) return { programs: programsIn(copies, programs.version), cluster }
	mkdirSync(reachable, { recursive: true, mode: 0o700 })
	chmodSync(place, 0o755)
	giveTo(user, reachable)
	return { programs: programsIn(copies, programs.version), cluster: reachable }
}

function refuseOtherVersion(cluster: string, version: string) {
	const file = path.join(cluster, 'PG_VERSION')
	if (!existsSync(file)) return
	const found = readFileSync(file, 'utf8').trim()
	if (found === version) return
	throw new StopReason(
		`The database in ${cluster} was made by PostgreSQL ${found}, and this release brings PostgreSQL ${version}: move that folder away to begin anew, or set DATA_DIR to another one.`,
	)
}

/** A cluster whose password is lost is useless to us, but someone may need it. */
function setAside(cluster: string) {
	if (existsSync(path.join(cluster, 'PG_VERSION'))) renameSync(cluster, `${cluster}-${Date.now()}`)
}

function initialise(programs: Programs, cluster: string, password: string, user: DatabaseUser) {
	// An attempt that was cut off leaves files that initdb refuses to touch.
	rmSync(cluster, { recursive: true, force: true })
	mkdirSync(cluster, { recursive: true, mode: 0o700 })
	giveTo(user, cluster)
	const passwordFile = path.join(cluster, '..', `password-${process.pid}`)
	writeFileSync(passwordFile, password, { mode: 0o644 })
	try {
		// The same order and case rules on every platform, whatever the machine's own language.
		const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
		const access = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${passwordFile}`]
		const made = spawnSync(programs.initdb, ['-D', cluster, ...locale, ...access], {
			...asUser(user),
			cwd: '/',
			encoding: 'utf8',
		})
		if (made.status === 0) return
		rmSync(cluster, { recursive: true, force: true })
		throw reasonIn(`${made.stderr}${made.stdout}`, cluster)
	} finally {
		rmSync(passwordFile, { force: true })
	}
}

/** A sentence from what PostgreSQL wrote. */
function reasonIn(output: string, cluster: string) {
	if (/No space left on device/i.test(output))
		return new StopReason(`The disk is full: the database could not write to ${cluster}.`)
	if (/Read-only file system|Permission denied/i.test(output))
		return new StopReason(`The database could not write to ${cluster}.`)
	const lines = output.split('\n').filter((line) => /FATAL|PANIC|error:/i.test(line))
	return new StopReason(
		`The database did not start: ${lines.at(-1)?.replace(/^.*?(FATAL|PANIC|error):\s*/i, '') ?? 'it said nothing'}`,
	)
}

async function answers(memory: Memory): Promise<boolean> {
	const client = new pg.Client({ connectionString: urlOf(memory, 'postgres'), connectionTimeoutMillis: 2_000 })
	client.on('error', () => undefined)
	try {
		await client.connect()
		await client.query('select 1')
		return true
	} catch {
		return false
	} finally {
		await client.end().catch(() => undefined)
	}
}

/** After a kill -9 PostgreSQL may still be running: then it is ours again. What it left lying about is cleared away. */
async function takeOver(cluster: string, memory: Memory): Promise<number | undefined> {
	const file = path.join(cluster, 'postmaster.pid')
	if (!existsSync(file)) return undefined
	const lines = readFileSync(file, 'utf8').split('\n')
	const pid = Number(lines[0])
	if (!isProcess(pid, 'postgres', cluster)) {
		// The number may belong to another program by now, which PostgreSQL would take for itself.
		rmSync(file, { force: true })
		return undefined
	}
	const port = Number(lines[3])
	if (await answers({ ...memory, port })) {
		memory.port = port
		return pid
	}
	await stop(pid)
	return undefined
}

async function freePort(preferred: number): Promise<number> {
	const attempt = (port: number) =>
		new Promise<number | undefined>((resolve) => {
			const server = createServer()
			server.once('error', () => resolve(undefined))
			server.listen(port, '127.0.0.1', () => {
				const address = server.address()
				server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
			})
		})
	const port = (preferred > 0 ? await attempt(preferred) : undefined) ?? (await attempt(0))
	if (port === undefined) throw new StopReason('There is no free port for the database on 127.0.0.1.')
	return port
}

type Launch = {
	programs: Programs
	cluster: string
	memory: Memory
	user: DatabaseUser
	log: string
	settings: string[]
}

const recoverySeconds = 120

async function launch({ programs, cluster, memory, user, log, settings }: Launch): Promise<number> {
	const end = Date.now() + recoverySeconds * 1000
	for (;;) {
		memory.port = await freePort(memory.port)
		const all = [...fixedSettings(memory.port), ...settings].flatMap((setting) => ['-c', setting])
		const out = openSync(log, 'w')
		// A session of its own: Ctrl-C is for us, and the database goes last.
		const child = spawn(programs.postgres, ['-D', cluster, ...all], {
			...asUser(user),
			cwd: '/',
			detached: true,
			stdio: ['ignore', out, out],
		})
		closeSync(out)
		let ended = false
		child.once('exit', () => void (ended = true)).once('error', () => void (ended = true))
		child.unref()
		while (!ended && Date.now() < end) {
			if (await answers(memory)) return child.pid ?? 0
			await wait(50)
		}
		const output = readFileSync(log, 'utf8')
		// Helpers of a killed server need a moment to notice that it is gone.
		const again = /pre-existing shared memory|lock file .* already exists|Address already in use/i.test(output)
		if (!again || Date.now() > end) throw reasonIn(output, cluster)
		await wait(300)
	}
}

const fixedSettings = (port: number) => [
	`port=${port}`,
	'listen_addresses=127.0.0.1',
	'unix_socket_directories=',
	'timezone=UTC',
	'jit=off',
	'lc_messages=C',
	'max_connections=100',
]

async function createDatabase(memory: Memory) {
	const client = new pg.Client({ connectionString: urlOf(memory, 'postgres') })
	await client.connect()
	try {
		const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
		if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
	} finally {
		await client.end()
	}
}

const isRunning = (pid: number) => isProcess(pid, 'postgres')

/** Ends all connections and the server; what was committed is on disk. */
async function stop(pid: number) {
	for (const [signal, patienceMs] of [
		['SIGINT', 10_000],
		['SIGQUIT', 5_000],
		['SIGKILL', 2_000],
	] as const) {
		if (!isRunning(pid)) return
		try {
			process.kill(pid, signal)
		} catch {
			return
		}
		for (let waited = 0; waited < patienceMs && isRunning(pid); waited += 20) await wait(20)
	}
}
