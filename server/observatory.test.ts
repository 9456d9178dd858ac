// The points of Mozilla's HTTP Observatory for each kind of answer, by its published table, as it is sent over https.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from 'node:http'
import { anApiKey } from '#app/api/fixtures.server.ts'
import { anInvoice } from '#app/billing/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { type Answer, startBuiltServer } from '#test/server-under-test.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	server = await startBuiltServer({ APP_ORIGIN: 'https://example.org' })
})
afterAll(() => server.stop())

const sum = (points: number[]) => points.reduce((all, each) => all + each, 0)

/** Bonuses count from 90 on. What this leaves out, certificate, redirect to https and preloading, is the proxy's. */
function points({ headers, text }: Answer): number {
	const parts = [
		ofPolicy(directivesOf(String(headers['content-security-policy'] ?? ''))),
		ofCookies(headers['set-cookie'] ?? []),
		String(headers['access-control-allow-origin']) === '*' ? -50 : 0,
		/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ? 0 : -20,
		headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
		/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(String(headers['referrer-policy'])) ? 5 : 0,
		/^same-(origin|site)$/.test(String(headers['cross-origin-resource-policy'])) ? 10 : 0,
		// Scripts of another origin.
		/<script[^>]+src="(https?:)?\/\//.test(text) ? -5 : 0,
	]
	const base = 100 + sum(parts.filter((part) => part < 0))
	return base < 90 ? base : base + sum(parts.filter((part) => part > 0))
}

const directivesOf = (policy: string) =>
	new Map(
		policy.split(';').map((directive) => {
			const [name = '', ...sources] = directive.trim().split(/\s+/)
			return [name, sources]
		}),
	)

/** Content policy, and frames, which the same header forbids. */
function ofPolicy(directives: Map<string, string[]>): number {
	const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
	const isOpen = (name: string, never: RegExp) => of(name).some((source) => never.test(source))
	if (directives.size < 2) return -25
	if (isOpen('script-src', /^('unsafe-(inline|eval)'|data:|https?:|\*)$/) || isOpen('object-src', /^(https?:|\*)$/))
		return -20
	const frames = directives.has('frame-ancestors') ? 5 : -20
	if (isOpen('style-src', /^('unsafe-inline'|data:|https?:|\*)$/)) return frames
	return frames + (directives.get('default-src')?.join() === "'none'" ? 10 : 5)
}

const ofCookies = (cookies: string[]) =>
	cookies.length === 0
		? 0
		: cookies.every(
					(each) => /; Secure/i.test(each) && /; HttpOnly/i.test(each) && /; SameSite=(Lax|Strict)/i.test(each),
				)
			? 5
			: -40

async function aLogin() {
	const { accountId } = await aSpecialist()
	return `__Host-${(await aSession({ id: accountId, kind: 'specialist' })).cookie}`
}

/** Status and headers alone: some answers never end. */
const headOf = (path: string, headers: Record<string, string>) =>
	new Promise<Answer>((resolve, reject) => {
		const asked = request({ host: '127.0.0.1', port: server.port, path, headers }, (answer) => {
			resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: '' })
			asked.destroy()
		})
		asked.on('error', reject).end()
	})

async function anOwner() {
	const member = await aMember()
	return { member, Cookie: `__Host-${(await aSession({ id: member.accountId, kind: 'member' })).cookie}` }
}

test.each<[what: string, type: RegExp, ask: () => Promise<Answer>]>([
	[
		'the list of jobs for other sites',
		/^text\/html/,
		async () => server.send({ path: `/embed/jobs/${(await aHospital()).id}` }),
	],
	['its script', /^text\/javascript/, () => server.send({ path: '/embed/jobs.js' })],
	[
		'an answer of the API',
		/^application\/json/,
		async () => {
			const { token } = await anApiKey()
			return server.send({ path: '/api/v1/jobs', headers: { Authorization: `Bearer ${token}` } })
		},
	],
	['a problem of the API', /^application\/problem\+json/, () => server.send({ path: '/api/v1/jobs' })],
	[
		'a PDF',
		/^application\/pdf/,
		async () => {
			const { member, Cookie } = await anOwner()
			const { id } = await anInvoice({ hospitalId: member.hospitalId })
			return server.send({ path: `/hospital/plan/invoices/${id}`, headers: { Cookie } })
		},
	],
	[
		'a table to download',
		/^text\/csv/,
		async () => server.send({ path: '/cover/statement.csv', headers: { Cookie: await aLogin() } }),
	],
	[
		'news of an open page',
		/^text\/event-stream/,
		async () => headOf('/updates', { Cookie: await aLogin(), Accept: 'text/event-stream' }),
	],
	['a feed of jobs', /xml/, () => server.send({ path: '/jobs/feed.xml' })],
	['a feed for aggregators', /xml/, () => server.send({ path: '/feeds/jobs.xml' })],
	['the sitemap', /xml/, () => server.send({ path: '/sitemap.xml' })],
])('%s earns at least 120 points', async (_what, type, ask) => {
	const answer = await ask()

	expect(String(answer.headers['content-type'])).toMatch(type)
	expect(points(answer)).toBeGreaterThanOrEqual(120)
})

test('a program, style or font has the headers that it obeys, without those of documents', async () => {
	const { text } = await server.send({ path: '/' })
	const asset = /\/assets\/[\w.-]+\.css/.exec(text)?.[0] ?? ''

	const { status, headers } = await server.send({ path: asset })

	expect(status).toBe(200)
	expect(headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'cross-origin-resource-policy': 'same-origin',
		'strict-transport-security': 'max-age=63072000; includeSubDomains',
	})
	expect(headers['content-security-policy']).toBeUndefined()
})

test('the list of jobs for other sites weighs 5 kB at most, its script included', async () => {
	const { member } = await anOwner()
	await aJob({ hospitalId: member.hospitalId })

	const frame = await server.send({ path: `/embed/jobs/${member.hospitalId}` })
	const script = await server.send({ path: '/embed/jobs.js' })

	expect(frame.text).toContain('Consultant Anesthesiologist')
	expect(Buffer.byteLength(frame.text) + Buffer.byteLength(script.text)).toBeLessThanOrEqual(5_000)
})

test.each([
	['a document without React', '/', 200, {}],
	['a document with cookies', '/doctors/register', 200, {}],
	['a page with React', '/settings', 200, { session: true }],
	['a refusal', '/operator', 404, { session: true }],
	['a redirect', '/doctors/dashboard', 302, {}],
	['a page that is not there', '/no-such-page', 404, {}],
	['an address that cannot be read', '/%E0%A4%A', 400, {}],
	['data', '/jobs.data', 200, {}],
	['a check of health', '/ready', 200, {}],
	['robots.txt', '/robots.txt', 200, {}],
	['a form from elsewhere', '/theme', 403, { method: 'POST', body: 'theme=dark' }],
] as const)(
	'%s earns at least 120 points',
	async (_what, path, status, options: { session?: true; method?: string; body?: string }) => {
		const { session, ...asked } = options
		const headers = {
			...(session ? { Cookie: await aLogin() } : {}),
			...(asked.body ? { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://other.example' } : {}),
		}

		const answer = await server.send({ path, ...asked, headers })

		expect(answer.status).toBe(status)
		expect(points(answer)).toBeGreaterThanOrEqual(120)
	},
)
