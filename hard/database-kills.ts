import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { env } from '#app/platform/env.server.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'
import { findLost, registerPeople } from './registrations.ts'
import { startMsg91 } from '#test/stand-ins/msg91.ts'
import { findLostWork, workAllDay } from './working-days.ts'
import { type Server, usingServer } from './using-server.ts'

const full = 20
const wantedMs = 1_000

/**
 * PostgreSQL is killed while people register and work; it is started again by the process that brought it. SMS leave by a gateway
 * beside it: the outbox of the demo is a table of the database itself.
 */
export async function killDatabase(options: Options): Promise<Finding[]> {
	const gateway = await startMsg91()
	const settings = {
		SMS_SENDER: 'msg91',
		MSG91_URL: gateway.url,
		MSG91_AUTH_KEY: 'key',
		SMS_TEMPLATE_IDS: JSON.stringify({ 'sign-in-code': '1107161234567890123' }),
	}
	try {
		return await usingServer({ TRUSTED_PROXIES: '1', RUN_TASKS: 'true', ...settings }, (server) =>
			killUnder(server, gateway, options),
		)
	} finally {
		await gateway.stop()
	}
}

type Gateway = Awaited<ReturnType<typeof startMsg91>>

async function codeIn(gateway: Gateway, phone: string): Promise<string> {
	for (let tries = 0; tries < 400; tries++) {
		const sms = gateway.taken.findLast(({ mobile }) => phone.endsWith(mobile))
		const code = Object.values(sms?.variables ?? {}).find((value) => /^\d{6}$/.test(value))
		if (code) return code
		await setTimeout(50)
	}
	throw new Error('No SMS came')
}

async function killUnder(server: Server, gateway: Gateway, options: Options): Promise<Finding[]> {
	const folder = process.env['POSTGRES_FOLDER'] ?? ''
	const random = chances(20)
	const kills = partOf(full, options)
	const people = registerPeople(
		() => server.port,
		4,
		(phone) => codeIn(gateway, phone),
	)
	const days = workAllDay(() => server.port, 2)
	const back: number[] = []
	for (let kill = 0; kill < kills; kill++) {
		await setTimeout(1_000 + random() * 1_500)
		process.kill(Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
		await setTimeout(50)
		const accepts = await until(() => connects(env.DATABASE_URL))
		back.push((await until(async () => (await server.send({ path: '/ready' })).status === 200)) - accepts)
	}
	await setTimeout(2_000)
	await Promise.all([people.end(), days.end()])
	const { lost, half } = await findLost(people)
	const work = await findLostWork(days)
	const isAlive = (await server.send({ path: '/live' })).status === 200
	const worst = Math.max(...back)
	return [
		{
			row: 8,
			what: `PostgreSQL killed ${kills} times while ${people.told.size} people registered and ${work.acts} applications, messages and contact requests were confirmed`,
			wanted: `nothing acknowledged is lost, no code is sent twice, the app lives, serves ${wantedMs} ms after the database accepts`,
			measured: `${lost + work.lost} lost, ${work.doubled} there twice, ${half} half there, ${gateway.repeats} codes sent twice, ${isAlive ? 'the app lived' : 'the app ended'}, at worst ${Math.round(worst)} ms`,
			isMet:
				[lost, half, work.lost, work.doubled, gateway.repeats].every((number) => number === 0) &&
				isAlive &&
				worst <= wantedMs,
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
