// Nothing that says who a specialist is may reach a visitor or a hospital that we have not checked: not in a page, its
// data, its headers, a script, an error, nor in the log.
import '../database.ts'
import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { freePort } from '#test/free-port.ts'
import { ask } from './ask.ts'
import { plantMarks, readPrivateValues, searchFor } from './private-values.ts'

type Server = { port: number; log: () => string; stop: () => Promise<void> }

/** A second server on the same database, so that its whole log can be read. */
async function startLoggingServer(): Promise<Server> {
	const port = await freePort()
	const child = spawn(process.execPath, ['server/main.ts'], {
		env: { ...process.env, NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'debug', RUN_TASKS: 'true' },
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)))
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	await new Promise<void>((resolve, reject) => {
		child.once('message', () => resolve())
		void ended.then(() => reject(new Error(output)))
	})
	return {
		port,
		log: () => output,
		async stop() {
			child.kill('SIGTERM')
			await ended
		},
	}
}

let server: Server
let find: ReturnType<typeof searchFor>
let values: string[] = []

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	await plantMarks()
	values = await readPrivateValues()
	find = searchFor(values)
	server = await startLoggingServer()
})
test.afterAll(() => server.stop())

test('the search finds every kind of private value, however it is written', () => {
	const [name = ''] = values
	const phone = values.find((value) => value.startsWith('+91 9')) ?? ''
	const email = values.find((value) => value.includes('@')) ?? ''

	expect(values.length).toBeGreaterThan(2_000)
	expect(find(`<a href="/doctors/${name.toLowerCase().replaceAll(' ', '-')}">`)).toHaveLength(1)
	expect(find(`{"q":"${encodeURIComponent(name)}"}`)).toHaveLength(1)
	expect(find(`\\u0022${phone}\\u0022`).length).toBeGreaterThan(0)
	expect(find(`tel:${phone.replaceAll(' ', '')}`).length).toBeGreaterThan(0)
	expect(find(`mailto:${email}`).length).toBeGreaterThan(0)
	expect(find('works at canary0123456789ab since 2019')).toHaveLength(1)
	expect(find('A page about anesthesiologists in Pune')).toEqual([])
})

const startingPoints = [
	'/',
	'/jobs',
	'/jobs?q=anesthesia&page=2',
	'/jobs?near=411001&km=30&sort=nearest',
	'/jobs/00000000-0000-4000-8000-000000000000',
	'/doctors/register',
	'/doctors/register/code',
	'/doctors/dashboard',
	'/doctor-database',
	'/hospitals/dashboard',
	'/hospitals/dashboard/jobs',
	'/hospital/auth?tab=register',
	'/hospitals/verification',
	'/hospital/post-job',
	'/operator',
	'/operator/sign-in',
	'/profile',
	'/settings',
	'/notifications',
	'/no-such-page',
	'/%E0%A4%A',
	'/robots.txt',
	'/sitemap.xml',
	'/favicon.svg',
	'/.well-known/security.txt',
	'/__manifest?p=/jobs',
]
/** Searches link to searches; so many of them are looked at. */
const mostSearches = 80

const linksIn = (body: string) =>
	[...body.matchAll(/(?:href|src|action|content)="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

/** Follows every link from the starting points; returns what was found where, and how much was read. */
async function crawl(cookie: string) {
	const waiting = [...startingPoints]
	const seen = new Set(waiting)
	const leaks: string[] = []
	let read = 0
	let searches = 0

	async function look(path: string) {
		const { status, headers, body } = await ask(path, { cookie, port: server.port })
		read++
		const found = find(`${JSON.stringify(headers)}\n${body}`)
		if (found.length > 0) leaks.push(`${path} (${status}): ${found.join(', ')}`)
		return { body, location: headers.location, isPage: String(headers['content-type']).startsWith('text/html') }
	}

	while (waiting.length > 0) {
		const batch = waiting.splice(0, 8)
		await Promise.all(
			batch.map(async (path) => {
				const { body, location, isPage } = await look(path)
				if (isPage) await look(path.replace(/^([^?]*)/, (_, page: string) => `${page === '/' ? '/_' : page}.data`))
				for (const link of [...(isPage ? linksIn(body) : []), ...(location?.startsWith('/') ? [location] : [])]) {
					// The outbox of the demo shows everything to everybody, and is not there in production.
					if (seen.has(link) || link.startsWith('/dev/')) continue
					if (link.startsWith('/jobs?') && ++searches > mostSearches) continue
					seen.add(link)
					waiting.push(link)
				}
			}),
		)
	}
	return { leaks, read }
}

test('a visitor finds no trace of a specialist', async () => {
	const { leaks, read } = await crawl('')

	expect(leaks).toEqual([])
	expect(read).toBeGreaterThan(150)
})

test('a member of a hospital that is not verified finds none either', async () => {
	for (const status of ['pending', 'suspended'] as const) {
		const hospital = await aHospital({ status })
		const member = await aMember({ hospitalId: hospital.id, name: 'Xanthippe Quill' })
		const { cookie } = await aSession({ id: member.accountId, kind: 'member' })

		const { leaks, read } = await crawl(cookie)

		expect(leaks).toEqual([])
		expect(read).toBeGreaterThan(150)
	}
})

test('neither numbers nor codes nor names stand in the log', async () => {
	const phone = '+919000000001'
	const sent = await ask('/doctors/register', {
		method: 'POST',
		form: { name: 'Dr Asha Menon', phone },
		port: server.port,
	})
	expect(sent.status).toBe(303)
	const outbox = `/dev/outbox.json?to=${encodeURIComponent(phone)}`
	let code = ''
	await expect(async () => {
		const [latest] = JSON.parse((await ask(outbox, { port: server.port })).body) as { code: string }[]
		code = latest?.code ?? ''
		expect(code).toMatch(/^\d{6}$/)
	}).toPass()
	await ask(`/jobs?q=${encodeURIComponent('Asha Menon 9000000001')}`, { port: server.port })

	const lines = server.log()

	expect(lines).toContain('/doctors/register')
	expect(find(lines)).toEqual([])
	expect(lines).not.toContain(code)
})
