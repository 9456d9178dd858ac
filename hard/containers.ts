import { execFileSync, spawn } from 'node:child_process'
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { docker, dockerMeanwhile, tryDocker } from './containers/docker.ts'
import { baseImages, makeBaseImages } from './containers/images.ts'
import { visitEvenly, visitsOf } from './even-load.ts'
import type { Finding, Options } from './finding.ts'

const perSecond = 25
const maxMegabytes = 250
const row = 32

/**
 * compose.yml as docs/operations.md says it: build, up, check, people, an upgrade while they read, backup, restore, and going on with the
 * replica. Under an engine of its own (`DOCKER_HOST`), with stand-ins for the images of a registry. Needs root, Docker with compose, and
 * mmdebstrap, all of Debian.
 */
export async function runContainers({ say }: Options): Promise<Finding[]> {
	makeBaseImages(say)
	const port = await freePort()
	const origin = `http://127.0.0.1:${port}`
	Object.assign(process.env, {
		COMPOSE_PROJECT_NAME: 'theatrelist-hard',
		PUBLISH: `127.0.0.1:${port}`,
		APP_ORIGIN: origin,
		// Those of this run are of other things.
		...Object.fromEntries(['DATABASE_URL', 'PORT', 'DATA_DIR', 'APP_MODE', 'LOG_LEVEL'].map((name) => [name, ''])),
	})
	const folder = mkdtempSync(path.join(tmpdir(), 'containers-'))
	try {
		docker('compose', 'down', '--volumes', '--timeout', '1')
		build()
		const size = await measureSize()
		const began = performance.now()
		docker('compose', 'up', '--detach', '--no-build')
		docker('compose', 'up', '--detach', '--no-build', '--no-deps', '--wait', 'proxy', ...upgraded)
		say(`up and healthy after ${seconds(began)}`)
		const steps = [
			checkServices,
			() => serveOnePerson(origin),
			() => upgrade(origin),
			() => restoreFromBackup(path.join(folder, 'theatrelist.backup')),
			() => backUpIntoBucket(),
			() => goOnWithReplica(origin),
		]
		const findings = [size]
		// One that fails does not hide what the others found.
		for (const step of steps) {
			findings.push(await Promise.resolve().then(step).catch(asFinding))
			say(findings.at(-1)?.measured ?? '')
		}
		return findings
	} finally {
		docker('compose', 'down', '--volumes', '--timeout', '1')
		rmSync(folder, { recursive: true })
	}
}

const asFinding = (error: unknown): Finding => ({
	row,
	what: 'a step',
	wanted: 'it ends',
	measured: String(error),
	isMet: false,
})

// As `docker compose build`, with the network of this machine: packages come by its settings.
const build = () => docker('build', '--network', 'host', '--tag', 'theatrelist', '.')
const seconds = (began: number) => `${((performance.now() - began) / 1_000).toFixed(0)} s`
const upgraded = ['web-1', 'web-2', 'worker', 'backup']

async function measureSize(): Promise<Finding> {
	const sizeOf = (image: string) => Number(docker('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6
	const size = sizeOf('theatrelist') - sizeOf(baseImages[0]?.name ?? '')
	const kept = docker(
		'run',
		'--rm',
		'--entrypoint',
		'sh',
		'theatrelist',
		'-c',
		'ls node_modules; find node_modules -name "*.map" | wc -l',
	)
	const tools = kept.split('\n').filter((name) => /^(typescript|vite|vitest|rolldown|esbuild|drizzle-kit)$/.test(name))
	return {
		row,
		what: 'the image over its base',
		wanted: `at most ${maxMegabytes} MB, no compiler and no source map`,
		measured: `${size.toFixed(0)} MB, ${tools.length} tools, ${kept.split('\n').at(-1)} maps`,
		isMet: size <= maxMegabytes && tools.length === 0 && kept.endsWith('\n0'),
	}
}

function checkServices(): Finding {
	const command = ['node', 'start/boot.mjs', 'check-services', 'you@example.org']
	const { isDone, printed } = tryDocker('compose', 'run', '--rm', '--no-TTY', 'migrate', ...command)
	return {
		row,
		what: 'check-services in a container',
		wanted: 'everything works',
		measured: printed.replaceAll('\n', '; '),
		isMet: isDone,
	}
}

/** The cookie of someone who has registered through the proxy, with a code that the worker sent. */
async function register(origin: string, phone: string) {
	const post = async (address: string, fields: Record<string, string>, cookie = '') => {
		const answer = await fetch(`${origin}${address}`, {
			method: 'POST',
			redirect: 'manual',
			headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin', cookie },
			body: new URLSearchParams(fields),
		})
		return {
			status: answer.status,
			cookie: answer.headers
				.getSetCookie()
				.map((each) => each.split(';')[0])
				.join('; '),
		}
	}
	const asked = await post('/doctors/register', { flow: 'register', name: 'Dr Asha Menon', phone, consent: 'on' })
	for (let tries = 0; tries < 100; tries++) {
		const sent = (await (await fetch(`${origin}/dev/outbox.json`)).json()) as { to: string; code: string | null }[]
		const code = sent.find(({ to, code }) => to.endsWith(phone.replaceAll(' ', '')) && code)?.code
		if (code) return post('/doctors/register/code', { code }, asked.cookie)
		await setTimeout(100)
	}
	throw new Error(`No code came for ${phone}; the form was answered with ${asked.status}`)
}

async function serveOnePerson(origin: string): Promise<Finding> {
	const began = performance.now()
	const { status, cookie } = await register(origin, '98220 55501')
	const profile = await fetch(`${origin}/profile`, { headers: { cookie }, redirect: 'manual' })
	const isMet = status < 400 && profile.status === 200 && (await profile.text()).includes('Asha Menon')
	return {
		row,
		what: 'someone registers through the proxy',
		wanted: 'and reads their profile',
		measured: `${isMet ? 'does' : `${status}, ${profile.status}`}, ${seconds(began)}`,
		isMet,
	}
}

/** Pages of visitors and of someone who is logged in, while `work` is under way. */
async function read(origin: string, cookie: string, work: () => Promise<void>) {
	const pages = ['/', '/jobs', '/faq', '/doctor-database', '/profile', '/doctors/dashboard']
	const visits = visitsOf(200)
	let isOver = false
	const working = work().finally(() => (isOver = true))
	for (let second = 0; !isOver; second++)
		await visitEvenly({
			perSecond,
			forMs: 1_000,
			visit: (number) => {
				const address = `${origin}${pages[number % pages.length]}?n=${second}-${number}`
				const signal = AbortSignal.timeout(20_000)
				return visits.note(
					fetch(address, { headers: { cookie }, redirect: 'manual', signal }).then(async (answer) => {
						const isOfProxy = (await answer.text()).includes('No server is available')
						return { status: answer.ok ? 200 : `${answer.status} of the ${isOfProxy ? 'proxy' : 'app'}` }
					}),
				)
			},
		})
	await working
	return visits
}

async function upgrade(origin: string): Promise<Finding> {
	const { cookie } = await register(origin, '98220 55502')
	// Before the measurement: what is asked is whether the change of processes fails a request.
	docker('build', '--network', 'host', '--tag', 'theatrelist', '--label', `release=${Date.now()}`, '.')
	const began = performance.now()
	const said = followLogs('web-1', 'web-2')
	const visits = await read(origin, cookie, async () => {
		await dockerMeanwhile('compose', 'run', '--rm', 'migrate')
		for (const service of upgraded)
			await dockerMeanwhile('compose', 'up', '--detach', '--no-build', '--no-deps', '--wait', service)
	})
	return {
		row,
		what: `an upgrade as operations.md says it, ${perSecond} requests a second, ${seconds(began)}`,
		wanted: 'nothing fails',
		measured: `${visits.failed()} of ${visits.times.length}${visits.named()} failed${said()}`,
		isMet: visits.failed() === 0,
	}
}

/** Follows what these print about faults, also when they are replaced. What it returns gives each fault with its number. */
function followLogs(...services: string[]) {
	const following = spawn('docker', ['compose', 'logs', '--follow', '--no-log-prefix', '--tail', '0', ...services])
	const lines: string[] = []
	following.stdout.on('data', (some: Buffer) => lines.push(...some.toString().split('\n')))
	return () => {
		following.kill()
		const faults = lines.flatMap((line) => /"fault":"(\w+)"/.exec(line)?.[1] ?? [])
		return [...Map.groupBy(faults, (fault) => fault)].map(([fault, { length }]) => `; ${length} × ${fault}`).join('')
	}
}

const ask = (service: string, database: string, statement: string) =>
	docker('compose', 'exec', '--no-TTY', service, 'psql', '-U', 'theatrelist', '-d', database, '-Atc', statement)
const countAll = 'select (select count(*) from accounts), (select count(*) from audit_events)'

async function restoreFromBackup(file: string): Promise<Finding> {
	// Another name of the database would replace the container of the primary.
	const run = (...command: string[]) => ['compose', 'run', '--rm', '--no-TTY', '--no-deps', ...command]
	const saving = spawn('docker', run('backup', 'node', 'start/boot.mjs', 'backup', '-'), {
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	await Promise.all([pipeline(saving.stdout, createWriteStream(file)), once(saving, 'exit')])
	const before = ask('postgres', 'theatrelist', countAll)
	ask('postgres', 'theatrelist', 'create database restored')
	const elsewhere = { ...process.env, DATABASE_NAME: 'restored' }
	execFileSync('docker', run('migrate'), { env: elsewhere, stdio: 'pipe' })
	const restoring = spawn('docker', run('migrate', 'node', 'start/boot.mjs', 'restore', '-'), {
		env: elsewhere,
		stdio: ['pipe', 'ignore', 'inherit'],
	})
	await Promise.all([pipeline(createReadStream(file), restoring.stdin), once(restoring, 'exit')])
	const after = ask('postgres', 'restored', countAll)
	return {
		row,
		what: 'a backup to standard output, restored beside it',
		wanted: 'the same accounts and events',
		measured: `${before} and ${after}`,
		isMet: before === after,
	}
}

function backUpIntoBucket(): Finding {
	const command = ['node', 'start/boot.mjs', 'backup', 'bucket']
	const { isDone, printed, complaint } = tryDocker(
		'compose',
		'run',
		'--rm',
		'--no-TTY',
		'--no-deps',
		'backup',
		...command,
	)
	return {
		row,
		what: 'a backup into the bucket',
		wanted: 'it ends well',
		measured: `${printed} ${complaint}`.trim(),
		isMet: isDone,
	}
}

/** The drill of operations.md: the primary is lost and does not come back. */
async function goOnWithReplica(origin: string): Promise<Finding> {
	const { cookie } = await register(origin, '98220 55503')
	const written = ask('postgres', 'theatrelist', countAll)
	await setTimeout(2_000)
	docker('compose', 'kill', 'postgres')
	const began = performance.now()
	const visitors = visitsOf(200)
	for (const address of ['/', '/jobs', '/faq']) await visitors.note(fetch(`${origin}${address}?lost`))
	docker('compose', 'exec', '--no-TTY', 'replica', 'pg_ctl', 'promote', '--wait')
	Object.assign(process.env, { DATABASE_HOST: 'replica', DATABASE_REPLICA_URL: '' })
	for (const service of upgraded) docker('compose', 'up', '--detach', '--no-build', '--no-deps', '--wait', service)
	const took = seconds(began)
	const { status } = await fetch(`${origin}/profile`, { headers: { cookie }, redirect: 'manual' })
	const registered = await register(origin, '98220 55504')
	const kept = ask(
		'replica',
		'theatrelist',
		`select '${written}' <= (${countAll.replace('select ', "select concat_ws('|', ").concat(')')})`,
	)
	return {
		row,
		what: 'the primary is lost, the replica is promoted and taken',
		wanted: 'pages of visitors are answered meanwhile; afterwards people read and register',
		measured: `${visitors.failed()} of ${visitors.times.length} failed meanwhile; ${took}; then ${status} and ${registered.status}`,
		isMet: visitors.failed() === 0 && status === 200 && registered.status < 400 && kept.length > 0,
	}
}
