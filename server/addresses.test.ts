// How the built app answers addresses that are written oddly, and requests for the head alone.
import { createStaticHandler, matchRoutes, type ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { type Answer, startBuiltServer } from '#test/server-under-test.ts'
import { childrenOf, createCanonicalPath } from './canonical-path.ts'
import { createRouteFamilies } from './route-families.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>
let bundle: ServerBuild
let routes: ServerBuild['routes']

beforeAll(async () => {
	server = await startBuiltServer({ GUEST_CARDS_PER_DAY: '1000000' })
	bundle = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
	routes = bundle.routes
})
afterAll(() => server.stop())

/** Every address of the product, as routes.ts writes it. */
function listAddresses(): string[] {
	const pathOf = (id: string | undefined): string => {
		const route = id === undefined ? undefined : routes[id]
		return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : ''
	}
	return Object.keys(routes)
		.map((id) => `/${pathOf(id)}`)
		.filter((path) => !path.includes('*'))
}

const id = '0190a5f0-1234-7000-8000-abcdefabcdef'
const token = 'aB3-xY_zAbCdEfGhIjKlMnOpQrStUvWxYz0123456789'
const shouted = (path: string) =>
	path
		.split('/')
		.map((word) => (word.startsWith(':') ? word : word.toUpperCase()))
		.join('/')

test('an address in capitals, with encoded letters or a slash at its end leads to the page, with its query', async () => {
	for (const [asked, proper] of [
		['/PROFILE', '/profile'],
		['/Jobs?q=ICU&place=Pune', '/jobs?q=ICU&place=Pune'],
		['/Doctors/Register', '/doctors/register'],
		['/Jobs.data', '/jobs.data'],
		[`/JOBS/${id.toUpperCase()}`, `/jobs/${id}`],
		[`/jobs/${id.toUpperCase()}/Apply`, `/jobs/${id}/apply`],
		['/%4Aobs', '/jobs'],
		['/%70rofile', '/profile'],
		['/jobs/', '/jobs'],
		[`/jobs/${id}/%61pply/?from=x`, `/jobs/${id}/apply?from=x`],
	]) {
		const { status, headers } = await server.send({ path: asked ?? '' })
		expect([asked, status, headers.location]).toEqual([asked, 308, proper])
	}
})

test.each([
	[`/R/${token}`, `/r/${token}`],
	[`/Unsubscribe/search.${id}.${token}/Undo`, `/unsubscribe/search.${id}.${token}/undo`],
	[`/CREDENTIALS/${token}/PDF`, `/credentials/${token}/pdf`],
	[`/Calendar/${token}.ics`, `/calendar/${token}.ics`],
	['/Blog/Night-Shifts', '/blog/Night-Shifts'],
])('the capitals of a token or a name are part of it: %s', (asked, proper) => {
	expect(createCanonicalPath(bundle, matchRoutes)(asked)).toBe(proper)
})

test('every address finds itself from capitals, and is left alone as it is', () => {
	const canonical = createCanonicalPath(bundle, matchRoutes)
	const filled = (path: string) => path.replace(/:\w+/g, token)
	for (const path of listAddresses()) {
		expect(canonical(filled(path))).toBe(filled(path))
		// A name in capitals may fit a place where anything fits: then it is no word of the route.
		const once = canonical(filled(shouted(path)))
		expect(canonical(once)).toBe(once)
		expect(once).toContain(path.includes(':') ? token : '/')
		if (path !== '/') expect(canonical(`${filled(path)}/`)).toBe(filled(path))
	}
})

test('the routes that are asked for an address hold the one that all routes together would choose', async () => {
	const { familyOf, partFor } = createRouteFamilies(bundle)
	/** What finds the routes of a request for the app, once it is given all that it may choose from. */
	const finder = (among: ServerBuild['routes']) => {
		const handler = createStaticHandler(childrenOf(among, undefined))
		return async (path: string) => {
			const found = await handler.query(new Request(`http://localhost${path}`))
			if (found instanceof Response || found.statusCode === 404) return []
			return found.matches.map(({ route, params }) => [route.id, params])
		}
	}
	const filled = listAddresses().map((path) => path.replace(/:\w+/g, token))
	// Also one level above and below each: what a page that hydrates asks about, and what no route has.
	const paths = filled.flatMap((path) => [path, `${path}/`, path.replace(/\/[^/]*$/, '') || '/', `${path}/more`])

	const families = new Map(paths.map((path) => [path, familyOf(path)]))
	const ofAll = finder(routes)
	const ofFamily = new Map<string, ReturnType<typeof finder>>()
	for (const [path, family] of families) {
		if (family === null) continue
		const ofPart = ofFamily.get(family) ?? finder(partFor(family).routes)
		ofFamily.set(family, ofPart)
		expect([path, await ofPart(path)]).toEqual([path, await ofAll(path)])
	}
	expect(await ofAll('/blog/night-shifts')).not.toEqual([])
	// A few at most are asked of all routes: those that begin with nothing we know.
	const known = filled.filter((path) => families.get(path) !== null)
	expect(known.length).toBeGreaterThan(filled.length * 0.95)
	for (const path of filled) {
		const part = partFor(families.get(path) ?? '')
		expect(Object.keys(part.routes).length).toBeLessThan(Object.keys(routes).length / 2)
	}
})

test('an address that no page has is not found, and not sent round in circles', async () => {
	for (const path of ['/NO-SUCH-PAGE', '/No/Such/Page', '/assets/NoSuchFile.js']) {
		const { status, text } = await server.send({ path, headers: { Accept: 'text/html' } })
		expect([path, status]).toEqual([path, 404])
		expect(text).toContain('Page not found')
	}
})

test.each(['%E2%80%AEabc', '%0D%0ASet-Cookie:%20a=b', '%F0%9F%92%89', 'a%20b', "'--", '%7B%7D', 'null', '-1', '.'])(
	'an address with %s causes no server error',
	async (odd) => {
		const paths = listAddresses().filter((path) => path.includes(':'))
		const seen: (readonly [string, number])[] = []
		const ask = async (path: string) => {
			const { status, headers } = await server.send({ path: path.replace(/:\w+/g, odd) })
			expect(headers).not.toHaveProperty('set-cookie', expect.arrayContaining(['a=b']))
			return [path, status] as const
		}
		// One address may hold two hundred connections at once, and there are more pages.
		for (let at = 0; at < paths.length; at += 100) seen.push(...(await Promise.all(paths.slice(at, at + 100).map(ask))))
		expect(seen.filter(([, status]) => status >= 500)).toEqual([])
	},
)

/** What may differ from one answer to the next, and what only a body needs. */
const incomparable = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']

function comparable({ status, headers }: Answer) {
	const kept = Object.entries(headers)
		.filter(([name]) => !incomparable.includes(name))
		// A request's own id is part of what is compressed, so the length may differ by a byte.
		.map(([name, value]) => [name, name === 'content-length' ? 'set' : String(value).replace(/nonce-[\w-]+/g, 'nonce')])
	return { status, headers: Object.fromEntries(kept) as Record<string, string> }
}

test('a request for the head alone gets the status and the headers of the whole, and no body', async () => {
	const [specialist, member, job] = [await aSpecialist(), await aMember(), await aJob()]
	const asha = (await aSession({ id: specialist.accountId, kind: 'specialist' })).cookie
	const owner = (await aSession({ id: member.accountId, kind: 'member' })).cookie
	const asked: [string, string?][] = [
		['/'],
		['/jobs'],
		['/jobs?q=icu'],
		[`/jobs/${job.id}`],
		['/jobs.data'],
		['/jobs/feed.json'],
		['/jobs/feed.xml'],
		['/sitemap.xml'],
		['/robots.txt'],
		['/manifest.webmanifest'],
		['/service-worker.js'],
		['/card.png'],
		['/favicon.svg'],
		['/live'],
		['/dev/outbox.json'],
		['/doctor-database'],
		['/doctors/register'],
		['/faq'],
		['/Faq'],
		['/profile'],
		['/no-such-page'],
		['//x'],
		['/theme'],
		['/logout'],
		['/settings', asha],
		['/profile', asha],
		['/settings/my-data', asha],
		['/doctors/dashboard', asha],
		['/hospitals/dashboard', owner],
		['/hospital/team', owner],
	]
	for (const [path, cookie] of asked) {
		const headers = { 'Accept-Encoding': 'gzip', ...(cookie ? { Cookie: cookie } : {}) }
		const whole = await server.send({ path, headers })
		const alone = await server.send({ method: 'HEAD', path, headers })

		expect([path, alone.text]).toEqual([path, ''])
		expect([path, comparable(alone)]).toEqual([path, comparable(whole)])
	}
})

test('a request for the head of the live updates ends', async () => {
	const { accountId } = await aSpecialist()
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })

	const { status, headers } = await server.send({
		method: 'HEAD',
		path: '/updates',
		headers: { Cookie: cookie, Accept: 'text/event-stream' },
	})

	expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
})
