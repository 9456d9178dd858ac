import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { env } from '#app/platform/env.server.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'
import { findLost, registerPeople } from './registrations.ts'
import { type Server, usingServer } from './using-server.ts'

const full = 20
const wantedMs = 1_000

/** PostgreSQL is killed while people register; it is started again by the process that brought it. */
export const killDatabase = (options: Options): Promise<Finding[]> =>
	usingServer({ TRUSTED_PROXIES: '1', RUN_TASKS: 'true' }, (server) => killUnder(server, options))

async function killUnder(server: Server, options: Options): Promise<Finding[]> {
	const folder = process.env['POSTGRES_FOLDER'] ?? ''
	const random = chances(20)
	const kills = partOf(full, options)
	const people = registerPeople(() => server.port, 6)
	const back: number[] = []
	for (let kill = 0; kill < kills; kill++) {
		await setTimeout(1_000 + random() * 1_500)
		process.kill(Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
		await setTimeout(50)
		const accepts = await until(() => connects(env.DATABASE_URL))
		back.push((await until(async () => (await server.send({ path: '/ready' })).status === 200)) - accepts)
	}
	await setTimeout(2_000)
	await people.end()
	const { lost, half } = await findLost(people)
	const isAlive = (await server.send({ path: '/live' })).status === 200
	const worst = Math.max(...back)
	return [
		{
			row: 8,
			what: `PostgreSQL killed ${kills} times while ${people.told.size} people registered`,
			wanted: `nothing acknowledged is lost, the app lives, serves ${wantedMs} ms after the database accepts`,
			measured: `${lost} lost, ${half} half there, ${isAlive ? 'the app lived' : 'the app ended'}, at worst ${Math.round(worst)} ms`,
			isMet: lost === 0 && half === 0 && isAlive && worst <= wantedMs,
		},
	]
}

/** The moment at which it was so first. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
	const end = performance.now() + 60_000
	while (performance.now() < end) {
		if (await isSo().catch(() => false)) return performance.now()
		await setTimeout(20)
	}
	throw new Error('It did not come back within a minute')
}

async function connects(url: string | undefined) {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500 })
	client.on('error', () => undefined)
	await client.connect()
	await client.query('select 1')
	await client.end()
	return true
}
