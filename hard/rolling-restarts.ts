import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { jobs, savedJobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { freePort } from '#test/free-port.ts'
import { productionSettings } from '#test/production-settings.ts'
import { startBuiltServer } from '#test/server-under-test.ts'
import { signInSpecialist } from '../bench/sessions.ts'
import { quantile } from '../bench/figures.ts'
import { visitEvenly, visitsOf } from './even-load.ts'
import { type Finding, type Options, partOf } from './finding.ts'

const fullRestarts = 10
const perSecond = 100
const people = 12
/** For the checks of the proxy to call a process well again. */
const pauseMs = 3_000

/**
 * Both web processes behind the proxy of deploy/haproxy and the one for tasks are restarted in turn, while people read and save jobs. In
 * production mode: only there a process that ends waits until the proxy has noticed.
 */
export async function restartInTurn(options: Options): Promise<Finding[]> {
	const restarts = partOf(fullRestarts, options)
	const ports = [await freePort(), await freePort(), await freePort()] as const
	const roles = [{ PORT: String(ports[0]) }, { PORT: String(ports[1]) }, { PORT: String(ports[2]), RUN_TASKS: 'only' }]
	const start = (role: Record<string, string>) =>
		startBuiltServer({ ...productionSettings, TRUSTED_PROXIES: '1', LOG_LEVEL: 'error', ...role })
	const processes = await Promise.all(roles.map(start))
	const [bind, figures] = [await freePort(), await freePort()]
	const proxy = spawn('haproxy', ['-db', '-f', 'deploy/haproxy/haproxy.cfg'], {
		env: {
			...process.env,
			BIND: `127.0.0.1:${bind}`,
			FIGURES: `127.0.0.1:${figures}`,
			WEB_1: `127.0.0.1:${ports[0]}`,
			WEB_2: `127.0.0.1:${ports[1]}`,
		},
		stdio: 'ignore',
	})
	let isMissing = false
	proxy.once('error', () => (isMissing = true))
	try {
		await setTimeout(pauseMs + 5_000)
		if (isMissing) throw new Error('Install haproxy first: what is measured is what it does.')
		return [await load(bind)]
	} finally {
		proxy.kill()
		await Promise.all(processes.map((each) => each.stop('SIGKILL')))
	}

	async function load(port: number): Promise<Finding> {
		const cookies = await Promise.all(
			Array.from({ length: people }, async (_, at) => `__Host-${await signInSpecialist(at + 1)}`),
		)
		const open = (await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'open')).limit(400)).map(
			({ id }) => id,
		)
		const [reads, writes] = [visitsOf(200), visitsOf(303)]
		const confirmed = new Set<string>()
		let isOver = false
		const restarting = restart().finally(() => (isOver = true))
		let number = 0
		while (!isOver) await visitEvenly({ perSecond, forMs: 1_000, visit: () => visit(number++) })
		await restarting
		const saved = await db
			.select({ jobId: savedJobs.jobId })
			.from(savedJobs)
			.where(and(inArray(savedJobs.jobId, open)))
		const lost = [...confirmed].filter((id) => !saved.some(({ jobId }) => jobId === id)).length
		return {
			row: 10,
			what: `${restarts} restarts of two web processes and one for tasks, one after the other, at ${perSecond} requests a second, a quarter of them writes`,
			wanted: 'nothing fails, no write is lost',
			measured: `${reads.failed()} of ${reads.times.length} reads${reads.named()} and ${writes.failed()} of ${writes.times.length} writes${writes.named()} failed, ${lost} lost; p99 ${quantile([...reads.times, ...writes.times], 0.99).toFixed(0)} ms`,
			isMet: reads.failed() === 0 && writes.failed() === 0 && lost === 0,
		}

		async function restart() {
			for (let turn = 1; turn <= restarts; turn++) {
				for (const [at, role] of roles.entries()) {
					await processes[at]?.stop()
					processes[at] = await start(role)
					await setTimeout(pauseMs)
				}
				options.say(`restarted ${turn} times, ${reads.failed() + writes.failed()} of ${number} failed`)
			}
		}

		async function visit(count: number) {
			// Offices share an address, and one alone may not send so much.
			const localAddress = `127.0.1.${1 + (count % 50)}`
			if (count % 4 !== 0)
				return reads.note(ask({ port, localAddress, path: count % 3 === 0 ? '/' : `/jobs?visit=${count}` }))
			const job = open[Math.floor(count / 4 / people) % open.length] ?? ''
			const status = await writes.note(
				ask({ port, localAddress, path: `/jobs/${job}/saving`, cookie: cookies[(count / 4) % people] ?? '' }),
			)
			if (status === 303) confirmed.add(job)
		}
	}
}

type Asking = { port: number; localAddress: string; path: string; cookie?: string }

/** With a cookie it saves a job as a form without a script does; without one it reads. */
function ask({ port, localAddress, path, cookie }: Asking): Promise<{ status: number }> {
	const form = {
		'Content-Type': 'application/x-www-form-urlencoded',
		'Content-Length': 0,
		'Sec-Fetch-Site': 'same-origin',
	}
	return new Promise((resolve, reject) => {
		request(
			{
				host: '127.0.0.1',
				port,
				path,
				localAddress,
				agent: false,
				method: cookie === undefined ? 'GET' : 'POST',
				headers: cookie === undefined ? {} : { ...form, Cookie: cookie },
			},
			(answer) => {
				answer.resume()
				answer.once('end', () => resolve({ status: answer.statusCode ?? 0 })).once('error', reject)
			},
		)
			.once('error', reject)
			.end()
	})
}
