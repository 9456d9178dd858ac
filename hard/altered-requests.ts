import { Agent, request } from 'node:http'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { eq, sql } from 'drizzle-orm'
import routes from '#app/routes.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { anApiKey } from '#app/api/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { endSession } from '#app/identity/sessions/session.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { seededPhone } from '#demo/demo-accounts.ts'
import { signInOperators, signInOwner, signInRecruiter, signInSpecialist } from '../bench/sessions.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const full = 200_000
const together = 16
const slowMs = 1_000
/** It stays open by design. */
const endless = /^\/updates/

const texts = [
	'',
	' ',
	'0',
	'-1',
	'1e99',
	'null',
	'true',
	'[]',
	'{}',
	'../../etc/passwd',
	'%',
	'%00',
	'%E0%A4%A',
	'<script>',
	"' or 1=1 --",
	'भूलतज्ज्ञ',
	'डॉ. आशा',
	'🩺'.repeat(40),
	'é̂'.repeat(20),
	'\u202eabc',
	'\ud800',
	'a'.repeat(3_000),
	'9'.repeat(400),
	'2026-02-30',
	'+919000000001',
	'pune',
	'anesthesiologist',
	'relevance',
	'1',
	'10',
	'24',
	'on',
]
const keys = [
	'q',
	'place',
	'km',
	'page',
	'cursor',
	'sort',
	'speciality',
	'shift',
	'pay',
	'from',
	'to',
	'person',
	'job',
	'id',
	'ids',
	'event',
	'mode',
	'returnTo',
	'status',
	'view',
	'name',
	'email',
	'phone',
	'code',
	'consent',
	'password',
	'note',
	'reason',
	'text',
	'title',
	'version',
	'date',
	'time',
]
const types = [
	'application/x-www-form-urlencoded',
	'application/x-www-form-urlencoded; charset=x',
	'multipart/form-data; boundary=x',
	'multipart/form-data',
	'application/json',
	'text/plain',
	'',
]

/**
 * Altered requests over all routes, as visitor, specialist, owner, recruiter, operator of every kind and program with a key, and with a
 * session that has ended: none is answered with 5xx or slowly.
 */
export const sendAlteredRequests = (options: Options): Promise<Finding[]> =>
	usingServer({ TRUSTED_PROXIES: '1' }, (server) => sendAll(server, options))

async function sendAll(server: Server, options: Options): Promise<Finding[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: together })
	const random = chances(17)
	const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
	const paths = pathsOf(routes).filter((path) => !endless.test(path))
	const ids = await knownIds()
	const { token } = await anApiKey()
	let cookies: string[] = []
	const failures: string[] = []
	let [sent, slow] = [0, 0]
	const count = partOf(full, options)

	const fill = (path: string) =>
		path.replace(/:\w+\??|\*/g, () => (random() < 0.5 ? one(ids) : encode(one(texts)) || 'x'))
	const query = () =>
		random() < 0.5
			? ''
			: `?${Array.from({ length: 1 + Math.floor(random() * 4) }, () => `${one(keys)}=${encode(one(texts))}`).join('&')}`
	const body = () =>
		Array.from(
			{ length: Math.floor(random() * 6) },
			() => `${one(keys)}=${encode(one(random() < 0.3 ? ids : texts))}`,
		).join('&')

	async function next() {
		const number = ++sent
		// Some forms log out or lock: everyone signs in again, and one of them has logged out.
		if (number % 2_000 === 1)
			cookies = [
				await endedSession(),
				await signInSpecialist(),
				await signInOwner(),
				await signInRecruiter(),
				...(await signInOperators()),
			]
		const method = one(['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])
		const path = fill(one(paths)) + (random() < 0.1 ? '.data' : '') + query()
		const headers: Record<string, string> = {
			'X-Forwarded-For': `198.18.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`,
			...(random() < 0.7 && cookies.length > 0 ? { Cookie: one(cookies) } : {}),
			...(path.startsWith('/api/') && random() < 0.8 ? { Authorization: `Bearer ${token}` } : {}),
			...(random() < 0.8 ? { 'Sec-Fetch-Site': 'same-origin' } : {}),
			...(random() < 0.1 ? { 'If-None-Match': 'W/"x"', Range: 'bytes=5-1' } : {}),
			'Accept-Encoding': one(['br', 'gzip', 'zstd', 'identity;q=0, *;q=0', '']),
		}
		const content = method === 'POST' || method === 'PUT' ? body() : undefined
		if (content !== undefined) headers['Content-Type'] = one(types)
		const begun = performance.now()
		const status = await ask(server.port, agent, { method, path, headers }, content)
		const took = performance.now() - begun
		if (took > slowMs) slow++
		if (status >= 500 || status === 0) failures.push(`${number} ${method} ${path.slice(0, 120)}: ${status}`)
		if (number % 20_000 === 0) options.say(`${number} sent, ${failures.length} failed, ${slow} slow`)
	}
	await Promise.all(
		Array.from({ length: together }, async () => {
			while (sent < count) await next()
		}),
	)
	agent.destroy()
	const isQuiet = !/unhandled|uncaught/i.test(server.log())
	for (const failure of failures.slice(0, 20)) options.say(failure)
	return [
		{
			row: 17,
			what: `${sent} altered requests over ${paths.length} routes`,
			wanted: 'none answered with 5xx, none over 1 s, nothing unhandled',
			measured: `${failures.length} with 5xx or none, ${slow} over 1 s${isQuiet ? '' : ', something unhandled'}`,
			isMet: failures.length === 0 && slow === 0 && isQuiet,
		},
	]
}

/** The cookie of a session that a person has ended. */
async function endedSession(): Promise<string> {
	const { id } = only(
		await db
			.select({ id: accounts.id })
			.from(accounts)
			.where(eq(accounts.phone, seededPhone(2))),
	)
	const { sessionId, cookie } = await aSession({ id, kind: 'specialist' })
	await endSession({ kind: 'specialist', accountId: id, specialistId: id, sessionId, name: '' })
	return cookie
}

const encode = (text: string) => (text.includes('%') ? text : encodeURIComponent(text.toWellFormed()))

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
	return entries.flatMap(({ path = '', children }) => {
		const whole = path ? `${above}/${path}` : above
		return [...(path ? [whole] : []), ...pathsOf(children ?? [], whole)]
	})
}

/** Of the things that routes are about, some of each. */
async function knownIds(): Promise<string[]> {
	const tables = [
		'jobs',
		'specialists',
		'hospitals',
		'applications',
		'interviews',
		'offers',
		'credentials',
		'threads',
		'contact_requests',
	]
	const rows = await Promise.all(
		tables.map((table) => db.execute<{ id: string }>(sql`select id::text from ${sql.identifier(table)} limit 5`)),
	)
	return rows.flatMap((found) => found.rows.map(({ id }) => id))
}

/** The status of the answer; 0 where there is none. */
function ask(
	port: number,
	agent: Agent,
	what: { method: string; path: string; headers: Record<string, string> },
	body: string | undefined,
): Promise<number> {
	return new Promise((resolve) => {
		const req = request({ host: '127.0.0.1', port, agent, ...what, timeout: 10_000 }, (res) => {
			res.resume().on('end', () => resolve(res.statusCode ?? 0))
			res.on('error', () => resolve(0))
		})
		req.on('timeout', () => req.destroy())
		// A connection that was kept may be closed by the server in the moment in which it is used again: that is asked once more.
		req.on('error', (error) =>
			resolve(req.reusedSocket && 'code' in error && error.code === 'ECONNRESET' ? ask(port, agent, what, body) : 0),
		)
		if (body !== undefined) req.setHeader('Content-Length', Buffer.byteLength(body))
		req.end(body)
	})
}
