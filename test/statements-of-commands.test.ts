// How many statements each command of a busy morning sends to the database, so that none creeps back.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { anAccount, aPhone, aSession } from '#app/identity/fixtures.server.ts'
import { consumeSend } from '#app/identity/limits.server.ts'
import { signInEvents } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aPairWhoMayWrite } from '#app/messages/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { istClock, istToday } from '#app/platform/text/dates.ts'
import { countStatements } from './count-statements.ts'
import { asApp } from './database-url.ts'
import { codeFor, cookiesOf } from './phone-visitor.ts'
import { type Answer, startBuiltServer } from './server-under-test.ts'
import { startFaultyPostgres } from './stand-ins/faulty-postgres.ts'

/** `begin` and `commit` included. Fewer is good news: write it here. */
const expected = {
	'a code for a new number': 7,
	'a new account': 11,
	'a code for a known number': 7,
	'a login': 8,
	'a code for a known browser': 7,
	'a login in a known browser': 8,
	'an application': 12,
	'a message of a hospital': 21,
	'a message of a specialist': 15,
	'a request for cover': 16,
}
type Command = keyof typeof expected

let postgres: Awaited<ReturnType<typeof startFaultyPostgres>>
let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	postgres = await startFaultyPostgres(env.DATABASE_URL)
	server = await startBuiltServer({ DATABASE_URL: asApp(postgres.url) })
	await server.ready()
})
afterAll(async () => {
	await server.stop()
	await postgres.stop()
})

type Sent = Record<Command, string[]>

/** Everything once, by people of its own. */
async function playMorning(): Promise<Sent> {
	const sent: Partial<Sent> = {}
	async function press(command: Command, path: string, cookie: string, fields: Record<string, string>) {
		let answer: Answer = { status: 0, headers: {}, text: '' }
		sent[command] = await postgres.listStatements(async () => {
			answer = await server.send({
				...{ method: 'POST', path, body: new URLSearchParams(fields).toString() },
				headers: {
					'Content-Type': 'application/x-www-form-urlencoded',
					'Sec-Fetch-Site': 'same-origin',
					Host: `127.0.0.1:${server.port}`,
					...(cookie === '' ? {} : { Cookie: cookie }),
				},
			})
		})
		expect([command, answer.status]).toEqual([command, command.startsWith('a message') ? 201 : 303])
		return cookiesOf(answer)
	}

	async function logIn(of: { code: Command; login: Command }, phone: string, fields: object, browser = '') {
		await db.delete(signInEvents)
		const challenge = await press(of.code, '/doctors/register', browser, { ...fields, phone })
		await sendQueued()
		const cookies = [browser, challenge].filter(Boolean).join('; ')
		const open = await press(of.login, '/doctors/register/code', cookies, { code: await codeFor(phone) })
		return open.split('; ').find((pair) => pair.startsWith('device=')) ?? ''
	}
	const register = { flow: 'register', name: 'Dr Asha Menon', consent: 'on' }
	await logIn({ code: 'a code for a new number', login: 'a new account' }, aPhone(), register)
	const { phone } = await anAccount({ phone: aPhone() })
	const known = phone ?? ''
	const device = await logIn({ code: 'a code for a known number', login: 'a login' }, known, { flow: 'login' })
	const again = { code: 'a code for a known browser', login: 'a login in a known browser' } as const
	await logIn(again, known, { flow: 'login' }, device)

	const member = await aMember({ phone: aPhone() })
	const { specialist } = await aPairWhoMayWrite({ member })
	const owner = (await aSession({ id: member.accountId, kind: 'member' })).cookie
	const asha = (await aSession({ id: specialist.accountId, kind: 'specialist' })).cookie
	const job = await aJob({ hospitalId: member.hospitalId })
	const toSpecialist = `/messages/with/${specialist.specialistId}/sending`
	const message = () => ({ body: 'When could you begin?', clientKey: randomUUID() })
	await press('an application', `/jobs/${job.id}/apply`, asha, { note: '', attachResume: 'on' })
	// The second: the first of two people opens their conversation.
	for (let nth = 0; nth < 2; nth++) await press('a message of a hospital', toSpecialist, owner, message())
	await press('a message of a specialist', `/messages/with/${member.hospitalId}/sending`, asha, message())
	await press('a request for cover', '/hospital/cover/new', owner, aFilledRequest())
	return sent as Sent
}

function aFilledRequest() {
	const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
	return {
		...{ form: randomUUID(), site: '', speciality: 'anesthesiologist', work: 'LSCS', urgency: 'emergency' },
		...{ patient: 'adult', asa: '', skills: '', note: '', pay: '6,000', unit: 'case' },
		...{ date: istToday(inHours(3)), from: istClock(inHours(3)), to: istClock(inHours(5)) },
	}
}

test('each command of a busy morning sends as many statements as are written here', async () => {
	// The first opens the queue and fills what is kept in memory.
	await playMorning()
	const mornings = [await playMorning(), await playMorning()]

	const lists = Object.fromEntries(
		(Object.keys(expected) as Command[]).map((command) => {
			// The process reads the names of its queues once a minute, which may be while one of the two is counted.
			const [shorter = []] = mornings.map((sent) => sent[command]).sort((one, other) => one.length - other.length)
			return [command, shorter]
		}),
	)

	const counts = Object.fromEntries(Object.entries(lists).map(([command, list]) => [command, list.length]))
	const others = Object.entries(lists).filter(([command, list]) => list.length !== expected[command as Command])
	const shown = others.flatMap(([command, list]) => [command, ...list.map((text) => text.replaceAll(/\s+/g, ' '))])
	expect({ counts, shown }).toEqual({ counts: expected, shown: [] })
})

test('all limits of a code are decided by one statement', async () => {
	const decide = (tx: Parameters<typeof consumeSend>[0]) =>
		consumeSend(tx, aPhone(), { address: '203.0.113.7', own: undefined }, false)

	expect(await db.transaction((tx) => countStatements('web', () => decide(tx)))).toBe(1)
})
