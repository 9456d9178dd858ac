import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { withDatabase } from '#test/database-url.ts'
import { freePort } from '#test/free-port.ts'
import { send } from '#test/server-under-test.ts'
import { build } from './build.ts'
import { isProcess } from './parents.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'start-test-'))
// Passable, as an ordinary checkout is.
chmodSync(folder, 0o755)
let port: number

beforeAll(async () => {
	await build()
	port = await freePort()
})

const started = new Set<ChildProcess>()
afterEach(async () => {
	for (const child of started) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM')
	started.clear()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As `npm start` runs it, without npm. */
function start(variables: Record<string, string> = {}, command = 'start') {
	const child = spawn(process.execPath, ['start/boot.mjs', command], {
		env: { ...process.env, DATABASE_URL: '', APP_MODE: 'demo', PORT: String(port), DATA_DIR: folder, ...variables },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	started.add(child)
	let output = ''
	child.stdout.on('data', (chunk: Buffer) => void (output += String(chunk)))
	child.stderr.on('data', (chunk: Buffer) => void (output += String(chunk)))
	return { child, output: () => output }
}

async function untilReady({ child, output }: ReturnType<typeof start>) {
	while (!output().includes('Open http://')) {
		if (child.exitCode !== null) throw new Error(output())
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
	child.kill(signal)
	const [code] = (await once(child, 'exit')) as [number | null]
	return code
}

async function refusal(variables: Record<string, string>) {
	const { child, output } = start(variables)
	const [code] = (await once(child, 'exit')) as [number]
	expect(code).toBe(1)
	expect(output()).not.toMatch(/\n\s+at /)
	return output().trim()
}

/** As soon as its searches are filled. */
const isReady = () =>
	send(port, { path: '/ready' }).then(
		({ status }) => status === 200,
		() => false,
	)

/** The app's own process, somewhere below the launcher. */
function serverPid(launcher: ChildProcess): number {
	const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
	const processes = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
	const below = (pid: number): number[] =>
		processes.flatMap(([, own, parent]) => (Number(parent) === pid ? [Number(own), ...below(Number(own))] : []))
	const family = new Set(below(launcher.pid ?? 0))
	const found = processes.find(([, own, , args]) => family.has(Number(own)) && args?.includes('build/server/main.js'))
	return Number(found?.[1])
}

const databasePid = () =>
	Number(readFileSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

test('after a kill -9 the next start goes on with the same data, and Ctrl-C leaves nothing behind', async () => {
	const first = start()
	await untilReady(first)
	await expect.poll(isReady).toBe(true)
	const database = databasePid()
	await end(first.child, 'SIGKILL')

	const second = start()
	await untilReady(second)
	await expect.poll(isReady).toBe(true)
	expect(second.output()).toMatch(/outbox/)
	const kept = databasePid()
	// Nothing has changed since: no process is started to find that out.
	expect(first.output()).toMatch(/migrating the database[^]*demo data/)
	expect(second.output()).not.toMatch(/migrating|demo data/)
	expect(second.output()).toContain('owner@lakeside.example')

	// It restarts automatically after a lack of memory or a kill.
	process.kill(serverPid(second.child), 'SIGKILL')
	await expect.poll(() => second.output()).toContain('Starting it again')
	await expect.poll(isReady).toBe(true)

	expect(await end(second.child, 'SIGINT')).toBe(0)
	expect([isProcess(database, 'postgres'), isProcess(kept, 'postgres')]).toEqual([false, false])
	await expect(send(port, { path: '/live' })).rejects.toThrow('ECONNREFUSED')
})

describe('with your own database', () => {
	const name = `${inject('database').run}_start`
	const url = withDatabase(inject('database').serverUrl, name)

	async function onServer(sql: string) {
		const client = new pg.Client({ connectionString: inject('database').serverUrl })
		await client.connect()
		await client.query(sql)
		await client.end()
	}
	beforeAll(() => onServer(`create database ${name}`))
	afterAll(() => onServer(`drop database ${name} with (force)`))

	test('the start names no demo account that does not exist', async () => {
		const started = start({ DATABASE_URL: url })
		await untilReady(started)

		expect(started.output()).not.toMatch(/lakeside|theatre-list-demo/)
		expect(await end(started.child, 'SIGINT')).toBe(0)
	})

	test('the lines of a deployment migrate and serve, and a SIGTERM ends them well', async () => {
		const variables = { DATABASE_URL: url, NODE_ENV: 'development', NODE_DEBUG: 'module' }
		const migrated = start(variables, 'migrate')
		expect((await once(migrated.child, 'exit'))[0]).toBe(0)

		const served = start(variables, 'serve')
		await expect.poll(isReady).toBe(true)
		// For any NODE_ENV it is the production build of React.
		expect(served.output()).toMatch(/react-dom-server[\w.-]*\.production\.js/)
		expect(served.output()).not.toMatch(/react-dom-server[\w.-]*\.development\.js/)
		expect(await end(served.child, 'SIGTERM')).toBe(0)
		await expect(send(port, { path: '/live' })).rejects.toThrow('ECONNREFUSED')
	})
})

/** A folder no one may write to. Root may write everywhere but in the kernel's own. */
function closedFolder(): string {
	if (process.getuid?.() === 0) return '/sys/closed'
	const closed = path.join(folder, 'closed')
	mkdirSync(closed)
	chmodSync(closed, 0o500)
	return closed
}

describe('what stands in the way is one sentence', () => {
	test('the port is taken', async () => {
		const taken = spawn(process.execPath, [
			'-e',
			`require('net').createServer().listen(${port}, () => console.log('up'))`,
		])
		await once(taken.stdout, 'data')
		try {
			expect(await refusal({})).toMatch(new RegExp(`Port ${port} is taken by another program\\.[^\\n]*$`))
		} finally {
			taken.kill()
		}
	})

	test('a setting is wrong', async () => {
		expect(await refusal({ PORT: '99999', LOG_LEVEL: 'loud' })).toBe(
			'These settings are wrong:\n  PORT should be between 1 and 65535\n  LOG_LEVEL should be debug, info, warn, error or silent',
		)
	})

	test('production is asked for with demo secrets', async () => {
		expect(await refusal({ APP_MODE: 'production' })).toMatch(/SECRET is the demo secret[^]*SMS_SENDER is demo/)
	})

	test('the data folder is a file', async () => {
		const file = path.join(folder, 'a-file')
		writeFileSync(file, '')
		expect(await refusal({ DATA_DIR: file })).toMatch(
			/^The data folder \S+ cannot be made: a file is in its place\. [^\n]*$/,
		)
	})

	test('the data folder is not writable', async () => {
		expect(await refusal({ DATA_DIR: closedFolder() })).toMatch(/^The data folder \S+ is not writable\. [^\n]*$/)
	})

	test('the embedded database is of another version', async () => {
		const old = path.join(folder, 'old')
		mkdirSync(path.join(old, 'postgres', 'cluster'), { recursive: true })
		writeFileSync(path.join(old, 'postgres', 'cluster', 'PG_VERSION'), '15\n')
		expect(await refusal({ DATA_DIR: old })).toMatch(
			/^The database in \S+ was made by PostgreSQL 15, and this release brings PostgreSQL \d+:[^\n]*$/,
		)
	})

	test('the database of DATABASE_URL does not answer', async () => {
		const url = `postgres://nobody@127.0.0.1:${await freePort()}/none`
		expect(await refusal({ DATABASE_URL: url })).toMatch(
			/The database does not answer \([^\n]*\)\. Check DATABASE_URL\.$/,
		)
	})
})
