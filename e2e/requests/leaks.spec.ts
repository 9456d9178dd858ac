// Nothing that says who a specialist is may reach a visitor or a hospital that we have not checked: not in a page, its
// data, its headers, a script, an error, nor in the log.
import '../database.ts'
import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { asServed } from '#test/as-served.ts'
import { freePort } from '#test/free-port.ts'
import { fieldsIn } from '#test/marks.ts'
import { uniqueNumber } from '#test/unique.ts'
import { withoutDailyLimits } from '#test/without-daily-limits.ts'
import { ask } from '#test/requests/ask.ts'
import { type PrivacyScenario, plantStory } from '#test/requests/privacy-scenario.ts'
import { plantMarks, readPrivateValues, searchFor } from '#test/requests/private-values.ts'

type Server = { port: number; log: () => string; stop: () => Promise<void> }

/** A second server on the same database, so that its whole log can be read. */
async function startLoggingServer(): Promise<Server> {
	const port = await freePort()
	const child = spawn(process.execPath, asServed('build/server/main.js'), {
		env: {
			...process.env,
			NODE_ENV: 'production',
			PORT: String(port),
			LOG_LEVEL: 'debug',
			RUN_TASKS: 'true',
			...withoutDailyLimits,
		},
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
/** For viewers who may know names. Contact details and dealings between two others remain secret. */
let findBeyondNames: ReturnType<typeof searchFor>
let values: string[] = []
let story: PrivacyScenario

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
	await plantMarks()
	story = await plantStory()
	values = await readPrivateValues()
	find = searchFor(values)
	findBeyondNames = searchFor(
		values.filter((value) => /[\d@]/.test(value)),
		['seedcollege'],
	)
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
	expect(find('works at canaryemployer9abcdefabcdef since 2019')).toHaveLength(1)
	expect(find('A page about anesthesiologists in Pune')).toEqual([])
})

const startingPoints = [
	'/',
	'/jobs',
	'/jobs?q=anesthesia&page=2',
	'/jobs?place=411001&km=30&sort=nearest',
	'/jobs/00000000-0000-4000-8000-000000000000',
	'/doctors/register',
	'/doctors/register/code',
	'/doctors/dashboard',
	'/doctor-database',
	'/doctors/database?language=mr&show=30',
	'/doctor-database?q=canary&sort=rating',
	'/doctor-database?q=menon&show=30',
	'/hospitals/dashboard',
	'/hospitals/dashboard?q=canary&show=60',
	'/hospitals/dashboard/jobs',
	'/hospitals/dashboard/interviews',
	'/hospitals/dashboard/candidates.csv',
	'/hospital/applicants',
	'/hospital/shortlist',
	'/hospital/views',
	'/hospital/contact-requests',
	'/hospital/team',
	'/hospital/profile',
	'/hospital/auth?tab=register',
	'/hospitals/verification',
	'/hospital/post-job',
	'/messages',
	'/interviews',
	'/contact-requests',
	'/account/calendar',
	'/operator',
	'/operator/sign-in',
	'/profile',
	'/settings',
	'/settings/my-data',
	'/saved-searches',
	'/notifications',
	'/no-such-page',
	'/%E0%A4%A',
	'/robots.txt',
	'/sitemap.xml',
	'/favicon.svg',
	'/.well-known/security.txt',
	'/__manifest?p=/jobs',
]
/** Of pages that are alike but for an id or a search so many are looked at. */
const maxAlike = 12

const alike = (path: string) => path.replace(/\?.*/s, '?').replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, ':id')

const linksIn = (body: string) =>
	[...body.matchAll(/(?:href|src|action|content)="(\/[^"#]*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

/** The outbox of the demo shows everything to everyone, and is not there in production. Live updates never end. */
const isLeftOut = (path: string) => path.startsWith('/dev/') || path === '/updates' || path === '/logout'

/** Files of the build, the same for everyone: the crawl that meets one first reads it. */
const filesRead = new Set<string>()
function isRead(path: string): boolean {
	if (!path.startsWith('/assets/')) return false
	const isKnown = filesRead.has(path)
	filesRead.add(path)
	return isKnown
}

/** Follows every link from the starting points; returns what was found where, and how much was read. */
async function crawl(cookie: string, look: (text: string) => string[]) {
	const waiting = [...story.addresses, ...startingPoints]
	const seen = new Set(waiting)
	const tried = new Map<string, number>()
	const leaks: string[] = []
	const found = new Set<string>()
	let read = 0

	async function open(path: string) {
		const { status, headers, body } = await ask(path, { cookie, port: server.port })
		read++
		const values = look(`${JSON.stringify(headers)}\n${body}`)
		for (const value of values) found.add(value)
		if (values.length > 0) leaks.push(`${path} (${status}): ${values.join(', ')}`)
		return { body, location: headers.location, isPage: String(headers['content-type']).startsWith('text/html') }
	}

	while (waiting.length > 0) {
		const batch = waiting.splice(0, 8)
		await Promise.all(
			batch.map(async (path) => {
				const { body, location, isPage } = await open(path)
				if (isPage) await open(path.replace(/^([^?]*)/, (_, page: string) => `${page === '/' ? '/_' : page}.data`))
				for (const link of [...(isPage ? linksIn(body) : []), ...(location?.startsWith('/') ? [location] : [])]) {
					if (seen.has(link) || isLeftOut(link) || isRead(link)) continue
					const count = (tried.get(alike(link)) ?? 0) + 1
					tried.set(alike(link), count)
					if (count > maxAlike) continue
					seen.add(link)
					waiting.push(link)
				}
			}),
		)
	}
	return { leaks, read, found: [...found] }
}

test('a visitor finds no trace of a specialist', async () => {
	const { leaks, read } = await crawl('', find)

	expect(leaks).toEqual([])
	expect(read).toBeGreaterThan(150)
})

test('a member of a hospital that is not verified finds none either', async () => {
	for (const status of ['pending', 'suspended'] as const) {
		const hospital = await aHospital({ status })
		const member = await aMember({ hospitalId: hospital.id, name: 'Xanthippe Quill' })
		const { cookie } = await aSession({ id: member.accountId, kind: 'member' })

		const { leaks, read } = await crawl(cookie, find)

		expect(leaks).toEqual([])
		expect(read).toBeGreaterThan(150)
	}
})

test('nor does another specialist', async () => {
	const other = await aSpecialist({ name: 'Dr Xanthippe Quill', email: 'quill@example.in' })
	const { cookie } = await aSession({ id: other.accountId, kind: 'specialist' })

	const { leaks, read } = await crawl(cookie, find)

	expect(leaks).toEqual([])
	expect(read).toBeGreaterThan(150)
})

test('a verified hospital finds no contact details, and nothing about dealings between others', async () => {
	const member = await aMember({ name: 'Xanthippe Quill', email: `quill${uniqueNumber()}@example.in` })
	const { cookie } = await aSession({ id: member.accountId, kind: 'member' })

	const { leaks, read } = await crawl(cookie, findBeyondNames)

	expect(leaks).toEqual([])
	expect(read).toBeGreaterThan(150)
})

test('the two whose story it is find every word of it that is for them, and no other', async () => {
	const marks = (text: string) => find(text).filter((word) => fieldsIn(word).length > 0)
	const hospital = fieldsIn((await crawl(story.cookies.member, marks)).found.join(' '))
	const specialist = fieldsIn((await crawl(story.cookies.specialist, marks)).found.join(' '))

	const both = ['name', 'email', 'bio', 'employer', 'college', 'skill', 'letter', 'offer', 'place']
	const lacks = (seen: string[], wanted: string[]) => wanted.filter((field) => !seen.includes(field))
	expect(lacks(hospital, [...both, 'note', 'tag', 'question', 'answer', 'file', 'wanted'])).toEqual([])
	expect(lacks(specialist, [...both, 'request', 'hidden', 'search', 'street', 'question', 'answer', 'file'])).toEqual(
		[],
	)
	const kept = ['hidden', 'search', 'complaint', 'report', 'street']
	expect(lacks(hospital, kept)).toEqual(kept)
	const own = ['note', 'tag', 'score', 'wanted']
	expect(lacks(specialist, own)).toEqual(own)
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
