// The points of Mozilla's HTTP Observatory for each kind of answer, by its published table, as it is sent over https.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { type Answer, startBuiltServer } from '#test/server-under-test.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	server = await startBuiltServer({ APP_ORIGIN: 'https://example.org' })
}, 90_000)
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
