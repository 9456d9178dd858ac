import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { eq } from 'drizzle-orm'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { quantile } from '../bench/figures.ts'
import { visitEvenly, visitsOf } from './even-load.ts'
import type { Finding, Options } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const fullMs = 10 * 60_000
const perSecond = 100
const cities = ['Pune', 'Mumbai', 'Nashik', 'Nagpur', 'Hyderabad', 'Bengaluru']

const openJobs = async () =>
	(await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'open')).limit(200)).map(({ id }) => id)

/** Lists, jobs and the home page, 7 to 2 to 1, at an even rate by two web processes in turns. */
export const browseEvenly = (options: Options): Promise<Finding[]> =>
	usingServer({}, (first) => usingServer({}, (second) => browse([first, second], options)))

async function browse(servers: [Server, Server], { share }: Options): Promise<Finding[]> {
	const ids = await openJobs()
	const visits = visitsOf(200)
	const pathOf = (number: number) => {
		if (number % 10 === 0) return '/'
		if (number % 10 < 3) return `/jobs/${ids[number % ids.length]}`
		return `/jobs?city=${cities[number % cities.length]}${number % 3 === 0 ? '&q=icu' : ''}`
	}
	await visitEvenly({
		perSecond,
		forMs: fullMs * share,
		visit: (number) => visits.note(servers[number % 2 === 0 ? 0 : 1].send({ path: pathOf(number) })),
	})
	const [p50, p95, p99] = [0.5, 0.95, 0.99].map((at) => quantile(visits.times, at)) as [number, number, number]
	return [
		{
			row: 1,
			what: `${((fullMs * share) / 60_000).toFixed(1)} minutes of ${perSecond} requests a second by two web processes`,
			wanted: 'p50 25 ms, p95 80 ms, p99 200 ms, nothing fails',
			measured: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${visits.failed()} of ${visits.times.length} failed${visits.named()}`,
			isMet: p50 <= 25 && p95 <= 80 && p99 <= 200 && visits.failed() === 0,
		},
	]
}

/** Five times what one process can draw, none of it from its cache: what is served is served soon, and it recovers at once. */
export const overload = (options: Options): Promise<Finding[]> =>
	usingServer({ TRUSTED_PROXIES: '1' }, (server) => flood(server, options))

/** A cookie that is not ours, so that every page is drawn. */
const headers = { cookie: 'somebody=else' }

async function flood(server: Server, { share, say }: Options): Promise<Finding[]> {
	const url = `http://127.0.0.1:${server.port}`
	const most = await autocannon({ url, headers, connections: 16, duration: 8, requests: [{ path: '/jobs' }] })
	const capacity = most.requests.total / most.duration
	say(`${capacity.toFixed(0)} a second at most`)
	const served: number[] = []
	const refused: number[] = []
	const overallRate = Math.round(5 * capacity)
	const duration = Math.max(10, Math.round(30 * share))
	const crowd = autocannon({ url, headers, connections: 1_000, duration, overallRate, requests: [{ path: '/jobs' }] })
	void crowd.on('response', (_client: unknown, status: number, _bytes: number, ms: number) =>
		(status === 200 ? served : refused).push(ms),
	)
	const { errors, timeouts } = await crowd
	const ended = performance.now()
	let recoveredMs = Number.POSITIVE_INFINITY
	while (recoveredMs === Number.POSITIVE_INFINITY && performance.now() - ended < 30_000) {
		const from = performance.now()
		const { status } = await server.send({ path: '/jobs', headers })
		if (status === 200 && performance.now() - from < 300) recoveredMs = performance.now() - ended
		else await setTimeout(50)
	}
	const p99 = quantile(served, 0.99)
	return [
		{
			row: 25,
			what: `${overallRate} requests a second over 1,000 connections, five times what one process can draw`,
			wanted: 'p99 of those served 1 s, none broken, back within 5 s',
			measured: `p99 ${p99.toFixed(0)} ms of ${served.length} served; ${refused.length} refused, p99 ${quantile(refused, 0.99).toFixed(0)} ms; ${errors + timeouts} broken; back after ${(recoveredMs / 1_000).toFixed(1)} s`,
			isMet: p99 <= 1_000 && recoveredMs <= 5_000 && errors + timeouts === 0,
		},
	]
}
