// The built app while its database is in trouble. Nothing may look like our bug unless it is one.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { sessions } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { openSection } from '#app/specialists/sections/revisions.server.ts'
import { aboutSection } from '#app/specialists/sections/section-contents.server.ts'
import { startBuiltServer } from '#test/server-under-test.ts'
import { startFaultyPostgres, troubles } from '#test/stand-ins/faulty-postgres.ts'

let postgres: Awaited<ReturnType<typeof startFaultyPostgres>>
let server: Awaited<ReturnType<typeof startBuiltServer>>

const settings = () => ({
	DATABASE_URL: postgres.url,
	DATABASE_POOL_SIZE: '2',
	DATABASE_WAIT_MS: '300',
	GUEST_CARDS_PER_DAY: '1000000',
})

beforeAll(async () => {
	postgres = await startFaultyPostgres(env.DATABASE_URL)
	server = await startBuiltServer(settings())
	await server.ready()
})
afterEach(() => postgres.end())
afterAll(async () => {
	if ((await server.stop()) !== 0) throw new Error(server.log())
	await postgres.stop()
})

type Visit = { path: string; cookie?: string }

async function aWorld() {
	const [specialist, member, job] = [await aSpecialist(), await aMember(), await aJob()]
	const asha = (await aSession({ id: specialist.accountId, kind: 'specialist' })).cookie
	const owner = (await aSession({ id: member.accountId, kind: 'member' })).cookie
	const about = await openSection(specialist, aboutSection)
	const pages: Visit[] = [
		...['/', '/jobs', `/jobs/${job.id}`, '/doctor-database', '/doctors/register', '/hospital/auth', '/contact'].map(
			(path) => ({ path }),
		),
		...['/sitemap.xml', '/jobs/feed.json', '/robots.txt', '/jobs.data', '/no-such-page'].map((path) => ({ path })),
		...['/doctors/dashboard', '/profile', '/settings', '/messages', '/notifications', '/jobs/matches'].map((path) => ({
			path,
			cookie: asha,
		})),
		...['/hospitals/dashboard', '/hospitals/dashboard/jobs', '/hospital/post-job', '/hospital/team'].map((path) => ({
			path,
			cookie: owner,
		})),
	]
	const forms = [
		{
			path: '/doctors/register',
			fields: { flow: 'register', name: typed, phone: '98220 55555', consent: 'on' },
		},
		{ path: '/hospital/forgot-password', fields: { email: `${typed.replaceAll(' ', '.')}@lakeside.example` } },
		{
			path: '/settings',
			cookie: asha,
			fields: { name: typed, email: '', speciality: 'Surgeon', location: 'Pune', version: '1' },
		},
		{
			path: '/profile/about',
			cookie: asha,
			fields: { seen: about.seen, bio: typed, yearsOfExperience: '12', gender: '' },
		},
		{
			path: '/hospital/jobs/drafts',
			cookie: owner,
			fields: { id: randomUUID(), title: typed, employmentType: 'permanent', payUnit: 'month' },
		},
		{ path: `/jobs/${job.id}/report`, cookie: asha, fields: { reason: 'other', detail: typed } },
		{ path: `/jobs/${job.id}/apply`, cookie: asha, fields: { note: typed } },
	]
	return { pages, forms }
}

const typed = 'Zebulon Typed This'

let number = 0
/** No answer out of the cache of the last seconds. */
const visit = ({ path, cookie }: Visit) =>
	server.send({ path: `${path}?n=${++number}`, headers: cookie ? { Cookie: cookie } : {} })

const post = ({ path, cookie, fields }: Visit & { fields: Record<string, string> }) =>
	server.send({
		method: 'POST',
		path,
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			'Sec-Fetch-Site': 'same-origin',
			Accept: 'text/html',
			...(cookie ? { Cookie: cookie } : {}),
		},
		body: new URLSearchParams(fields).toString(),
	})

test('the pages answer while nothing is wrong', async () => {
	const { pages } = await aWorld()
	const seen = []
	for (const page of pages) seen.push([page.path, (await visit(page)).status])

	expect(seen).toEqual(pages.map(({ path }) => [path, path === '/no-such-page' ? 404 : 200]))
})

test('every form is taken while nothing is wrong', async () => {
	const { forms } = await aWorld()
	const seen = []
	for (const form of forms) seen.push([form.path, (await post(form)).status])

	expect(seen.filter(([, status]) => ![302, 303].includes(Number(status)))).toEqual([])
})

describe.each(Object.entries(troubles))('%s', (name, trouble) => {
	// Waiters give up, and whoever holds a connection gets through.
	const everyoneWaits = name.includes('pool')

	test('no page answers 500, and every 503 says when to come back', async () => {
		const { pages } = await aWorld()
		postgres.begin(trouble)
		const answers = everyoneWaits ? await Promise.all(pages.map(visit)) : []
		if (!everyoneWaits) for (const page of pages) answers.push(await visit(page))

		const seen = answers.map(({ status, headers }, at) => [
			pages[at]?.path,
			status,
			status === 503 ? headers['retry-after'] : '',
		])
		expect(seen.filter(([, status]) => Number(status) >= 500 && status !== 503)).toEqual([])
		expect(seen.filter(([, status, wait]) => status === 503 && !/^\d+$/.test(String(wait)))).toEqual([])
		if (!('on' in trouble) || !trouble.on.source.includes('insert'))
			expect(seen.filter(([, status]) => status === 503).length).toBeGreaterThan(0)
	})

	test('every form answers 503 and still holds what was typed', async () => {
		const { forms } = await aWorld()
		postgres.begin(trouble)
		const answers = everyoneWaits ? await Promise.all(forms.map(post)) : []
		if (!everyoneWaits) for (const form of forms) answers.push(await post(form))

		for (const [at, { status, headers, text }] of answers.entries()) {
			const path = forms[at]?.path
			if (everyoneWaits && status !== 503) {
				expect([path, status]).toEqual([path, expect.toSatisfy((seen: number) => seen < 500)])
				continue
			}
			expect([path, status, headers['retry-after']]).toEqual([path, 503, expect.stringMatching(/^\d+$/)])
			expect([path, text.includes(typed) || text.includes(typed.replaceAll(' ', '.'))]).toEqual([path, true])
			expect(text).not.toMatch(/made up by a test|SQLSTATE|at .*\.ts/)
		}
	})
})

test('connections that open slowly, as on a busy machine after a start, fail no page', async () => {
	const asha = await aSession({ id: (await aSpecialist()).accountId, kind: 'specialist' })
	postgres.begin({ slowMs: 1_500 })
	const started = await startBuiltServer({ ...settings(), DATABASE_POOL_SIZE: '10', DATABASE_WAIT_MS: '1000' })
	try {
		const paths = ['/jobs', '/profile']
		const answers = await Promise.all(paths.map((path) => started.send({ path, headers: { Cookie: asha.cookie } })))

		expect(answers.map(({ status }) => status)).toEqual([200, 200])
	} finally {
		await started.stop()
	}
})

test('once the trouble is over, the same pages answer as before', async () => {
	const { pages } = await aWorld()
	postgres.begin(troubles['the connection breaks off'] ?? { refuse: '53300' })
	for (const page of pages) await visit(page)
	postgres.end()

	const seen = []
	for (const page of pages) seen.push((await visit(page)).status)
	expect(new Set(seen)).toEqual(new Set([200, 404]))
})

test('an unreadable form is not a server error, even where the session has ended', async () => {
	const { accountId } = await aSpecialist()
	const { cookie, sessionId } = await aSession({ id: accountId, kind: 'specialist' })
	await db.delete(sessions).where(eq(sessions.id, sessionId))

	const { status, headers } = await server.send({
		method: 'POST',
		path: '/settings',
		headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
		body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nDr Asha',
	})

	expect([status, headers.location]).toEqual([302, expect.stringContaining('/doctors/register')])
})

test('told to end while its connections are broken, the process ends in time', async () => {
	const { pages } = await aWorld()
	postgres.begin(troubles['the connection breaks off'] ?? { refuse: '53300' })
	await Promise.all(pages.map(visit))
	const begun = performance.now()

	expect(await server.stop('SIGTERM')).toBe(0)

	expect(performance.now() - begun).toBeLessThan(20_000)
})
