// One address that takes all it can get, over real sockets: everyone else goes on as before.
import { connect, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { startBuiltServer } from '#test/server-under-test.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>
let behindProxy: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	const pool = { DATABASE_POOL_SIZE: '10' }
	server = await startBuiltServer(pool)
	behindProxy = await startBuiltServer({ ...pool, TRUSTED_PROXIES: '1' })
})
afterAll(() => Promise.all([server.stop(), behindProxy.stop()]))

const opened: Socket[] = []
afterEach(() => {
	for (const socket of opened.splice(0)) socket.destroy()
})

type Heard = { socket: Socket; text: () => string; isOpen: () => boolean }

/** The greedy one comes from 127.0.0.2, everyone else from 127.0.0.1. */
async function open(port: number, text: string, localAddress = '127.0.0.2'): Promise<Heard> {
	let heard = ''
	let isOpen = true
	const socket = connect({ port, host: '127.0.0.1', localAddress })
	opened.push(socket)
	socket.on('data', (chunk) => void (heard += String(chunk)))
	socket.on('error', () => undefined).on('close', () => void (isOpen = false))
	await new Promise<void>((resolve) =>
		socket.once('connect', () => socket.write(text, () => resolve())).once('close', resolve),
	)
	return { socket, text: () => heard, isOpen: () => isOpen }
}

const openMany = (port: number, count: number, text: (at: number) => string, localAddress?: string) =>
	Promise.all(Array.from({ length: count }, (_, at) => open(port, text(at), localAddress)))

const head = (path: string, ...more: string[]) =>
	[`POST ${path} HTTP/1.1`, 'Host: localhost', 'Sec-Fetch-Site: same-origin', ...more, '', ''].join('\r\n')
const formHead = (...more: string[]) =>
	head('/theme', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 10', ...more)
const fileHead = head('/doctors/register', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000')

const isRefused = ({ text }: Heard) => text().startsWith('HTTP/1.1 429')

/** A form as our own page sends it. */
const changeTheme = (to: typeof server, headers: Record<string, string> = {}) =>
	to.send({
		method: 'POST',
		path: '/theme',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin', ...headers },
		body: 'theme=dark',
	})

test('two hundred forms that are begun and never sent leave the pages and the forms of others alone', async () => {
	const waiting = await openMany(server.port, 190, () => formHead())
	await expect.poll(() => waiting.filter(isRefused).length).toBe(190 - 24)
	expect((await server.send({ path: '/faq' })).status).toBe(200)
	expect((await server.send({ path: '/faq', headers: { Cookie: 's=x' } })).status).toBe(200)
	expect((await changeTheme(server)).status).toBe(303)

	const refused = waiting.find(isRefused)
	expect(refused?.text()).toMatch(/\r\nRetry-After: \d+\r\n/)
	const first = waiting.find((one) => !isRefused(one))
	first?.socket.write('theme=dark')
	await expect.poll(() => first?.text()).toMatch(/^HTTP\/1\.1 303 /)
})

test('two hundred and ten forms begun through a proxy leave the pages alone', async () => {
	// As many people as it takes to stay below the limit of each.
	await openMany(behindProxy.port, 210, (at) => formHead(`X-Forwarded-For: 203.0.113.${Math.floor(at / 20)}`))

	const reader = { 'X-Forwarded-For': '198.51.100.1' }
	expect((await behindProxy.send({ path: '/faq', headers: reader })).status).toBe(200)
	expect((await behindProxy.send({ path: '/faq', headers: { ...reader, Cookie: 's=x' } })).status).toBe(200)
	expect((await changeTheme(behindProxy, reader)).status).toBe(303)
})

test('behind a proxy one person is limited and the next one is not', async () => {
	const waiting = await openMany(behindProxy.port, 60, () => formHead('X-Forwarded-For: 203.0.113.9'))
	await expect.poll(() => waiting.filter(isRefused).length).toBe(60 - 24)

	expect((await changeTheme(behindProxy, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(429)
	expect((await changeTheme(behindProxy, { 'X-Forwarded-For': '203.0.113.10' })).status).toBe(303)
})

test('one address cannot keep others from uploading a file', async () => {
	const waiting = await openMany(server.port, 20, () => fileHead)
	await expect.poll(() => waiting.filter(isRefused).length).toBe(15)

	const { status } = await server.send({
		method: 'POST',
		path: '/doctors/register',
		headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-origin' },
		body: '--x--\r\n',
	})
	expect(status).toBeLessThan(500)
})

test('idle connections of one address make room for its own new ones', async () => {
	const idle = await openMany(server.port, 260, () => 'GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n')

	await expect.poll(() => idle.filter(({ isOpen }) => isOpen()).length).toBe(200)
	const latest = await open(server.port, 'GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n')
	await expect.poll(() => latest.text()).toMatch(/^HTTP\/1\.1 200 /)
	expect((await server.send({ path: '/faq' })).status).toBe(200)
})

test('a connection on which an answer is awaited is not closed for a new one', async () => {
	// From an address of its own, so that it is the oldest. An answer is awaited while the body of the request is.
	const busy = await open(server.port, formHead(), '127.0.0.3')
	await openMany(server.port, 230, () => 'GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n', '127.0.0.3')

	busy.socket.write('theme=dark')
	await expect.poll(() => busy.text()).toMatch(/^HTTP\/1\.1 303 /)
})

test('behind a proxy all connections come from one address, and none is closed', async () => {
	const idle = await openMany(behindProxy.port, 260, () => 'GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n')
	await expect.poll(() => idle.filter(({ text }) => text().startsWith('HTTP/1.1 200')).length).toBe(260)

	expect(idle.every(({ isOpen }) => isOpen())).toBe(true)
})

/** A page of its own for each, so that no answer is shared. */
const readers = (count: number, localAddress?: string) =>
	openMany(
		server.port,
		count,
		(at) => `GET /jobs?q=${at} HTTP/1.1\r\nHost: localhost\r\nCookie: wrote=1\r\n\r\n`,
		localAddress,
	)

test('ninety pages that one address asks for at once leave the database to everyone else', async () => {
	const { accountId } = await aSpecialist()
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
	await db.transaction(async (tx) => {
		// As slow as pages can get: searches of jobs wait for this lock.
		await tx.execute(sql`lock table search_jobs in access exclusive mode`)
		await readers(90)
		const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
		await expect.poll(async () => (await db.execute<{ count: number }>(waiting)).rows[0]?.count).toBe(4)

		expect((await server.send({ path: '/settings/notifications', headers: { Cookie: cookie } })).status).toBe(200)
		expect((await changeTheme(server)).status).toBe(303)
	})
})

test('people who ask for codes while others of their network wait for a limit hold no connection of the database', async () => {
	const askForCode = (address: string, phone: string) =>
		behindProxy.send({
			method: 'POST',
			path: '/doctors/register?mode=login',
			headers: {
				'Content-Type': 'application/x-www-form-urlencoded',
				'Sec-Fetch-Site': 'same-origin',
				'X-Forwarded-For': address,
			},
			body: new URLSearchParams({ flow: 'login', phone }).toString(),
		})
	const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
	expect((await askForCode('203.0.113.50', '+91 98220 40001')).status).toBeLessThan(400)
	const { rows } = await db.execute<{ key: string }>(sql`select key from sign_in_events where key like 'address:%'`)
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`send ${rows[0]?.key}`}, 7))`)
		const flood = Array.from({ length: 10 }, (_, at) => askForCode('203.0.113.50', `+91 98220 5${1000 + at}`))
		await expect.poll(async () => (await db.execute<{ count: number }>(waiting)).rows[0]?.count).toBe(1)

		expect((await askForCode('203.0.113.51', '+91 98330 40002')).status).toBeLessThan(400)
		expect((await db.execute<{ count: number }>(waiting)).rows[0]?.count).toBe(1)
		void Promise.all(flood)
	})
})

test('a feed that one address asks for two hundred times leaves the pages to everyone else, though it is made while it is sent', async () => {
	const { accountId } = await aSpecialist()
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
	const ask = (at: number) => `GET /feeds/jobs.xml?n=${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`
	await db.transaction(async (tx) => {
		await tx.execute(sql`lock table jobs in access exclusive mode`)
		const asked = await openMany(server.port, 190, ask)
		// Twelve are made and forty-eight wait.
		await expect.poll(() => asked.filter(isRefused).length).toBeGreaterThanOrEqual(190 - 60)

		expect((await server.send({ path: '/settings/notifications', headers: { Cookie: cookie } })).status).toBe(200)
		expect((await server.send({ path: '/faq', headers: { Cookie: 's=x' } })).status).toBe(200)
		expect((await changeTheme(server)).status).toBe(303)
	})
})

test('thirty people who write to one row while it is locked leave the pages to everyone else', async () => {
	const { id } = await aJob()
	const people = await Promise.all(
		Array.from({ length: 32 }, async (_, at) => {
			const { accountId } = await aSpecialist()
			const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
			return { Cookie: cookie, 'X-Forwarded-For': `203.0.113.${at + 100}` }
		}),
	)
	const apply = (headers: Record<string, string>) =>
		behindProxy.send({
			method: 'POST',
			path: `/jobs/${id}/apply`,
			headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin', ...headers },
			body: 'note=',
		})
	const statuses: number[] = []
	await db.transaction(async (tx) => {
		await tx.execute(sql`select 1 from jobs where id = ${id} for update`)
		const [reader = {}, other = {}, ...writers] = people
		const flood = writers.map(async (headers) => void statuses.push((await apply(headers)).status))
		const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
		await expect.poll(async () => (await db.execute<{ count: number }>(waiting)).rows[0]?.count).toBe(10)

		for (const headers of [reader, other])
			expect((await behindProxy.send({ path: '/settings/notifications', headers })).status).toBe(200)
		expect(
			(await behindProxy.send({ path: '/jobs?q=icu', headers: { 'X-Forwarded-For': '198.51.100.9' } })).status,
		).toBe(200)
		expect((await db.execute<{ count: number }>(waiting)).rows[0]?.count).toBeLessThan(10)
		void Promise.all(flood)
	})

	// Those that have waited longest go on.
	await expect.poll(() => statuses.length).toBe(30)
	expect(new Set(statuses)).toEqual(new Set([303, 503]))
})

test('a cookie that opens nothing is given none of the connections that are kept for people who are logged in', async () => {
	const { accountId } = await aSpecialist()
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
	await db.transaction(async (tx) => {
		await tx.execute(sql`lock table search_jobs in access exclusive mode`)
		for (let address = 1; address <= 3; address++)
			for (let at = 0; at < 10; at++)
				void behindProxy
					.send({
						path: `/jobs?q=${address}-${at}`,
						headers: { 'X-Forwarded-For': `192.0.2.${address}`, Cookie: `wrote=1; ${cookie.split('=')[0]}=nothing` },
					})
					.catch(() => undefined)
		const waiting = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
		await expect.poll(async () => (await db.execute<{ count: number }>(waiting)).rows[0]?.count).toBe(7)

		const headers = { Cookie: cookie, 'X-Forwarded-For': '198.51.100.1' }
		expect((await behindProxy.send({ path: '/settings/notifications', headers })).status).toBe(200)
	})
})
