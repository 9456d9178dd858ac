// Every limit says when to come back, also on whole pages.
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { startBuiltServer } from '#test/server-under-test.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	server = await startBuiltServer({ GUEST_CARDS_PER_DAY: '1', HOSPITAL_SEARCHES_PER_DAY: '1' })
	await server.ready()
})
afterAll(() => server.stop())

const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

test.each(['', '.data'])('a form that came too often, answered with a page or with data (%j)', async (kind) => {
	const ask = () =>
		server.send({
			method: 'POST',
			path: `/hospital/forgot-password${kind}`,
			headers: form,
			body: `email=owner${kind}@lakeside.example`,
		})
	for (let i = 0; i < 3; i++) expect((await ask()).status).toBeLessThan(400)

	const { status, headers } = await ask()

	expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^[1-9]\d*$/)])
})

test.each(['', '.data'])('a page that was asked for too often, as a page or as data (%j)', async (kind) => {
	const owner = await aMember()
	const { cookie } = await aSession({ id: owner.accountId, kind: 'member' })
	const open = (query: string) =>
		server.send({ path: `/hospitals/dashboard${kind}?${query}`, headers: { Cookie: cookie } })
	expect((await open('q=icu')).status).toBe(200)

	const { status, headers } = await open('q=nicu')

	expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^[1-9]\d*$/)])
})

test('a visitor who has seen enough people for today', async () => {
	for (let i = 0; i < 3; i++) await aSpecialist()
	await expect.poll(async () => (await server.send({ path: '/doctor-database?sort=experience' })).status).toBe(429)

	const { headers } = await server.send({ path: '/doctor-database?sort=experience' })

	expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('no route makes up a 429 without saying when to come back', () => {
	const without = globSync('app/**/routes/**/*.{ts,tsx}')
		.filter((file) => !file.includes('.test.'))
		.flatMap((file) =>
			[...readFileSync(file, 'utf8').matchAll(/\b429\b[^}]*\}?/g)]
				.filter(([statement]) => !statement.includes('Retry-After'))
				.map(([statement]) => `${file}: ${statement}`),
		)

	expect(without).toEqual([])
})
