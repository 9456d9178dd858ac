import type { IncomingMessage } from 'node:http'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { action as contact, loader as contactPage } from '#app/contacts/routes/contact-several.tsx'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { refusal } from '../server/request-checks.ts'
import { askRoute, routeArgs } from './ask-route.ts'
import { maxCompared, maxSelected } from '#app/marketplace/limits.ts'
import { savedCandidates } from '#app/marketplace/tables.server.ts'
import { action as exportFile } from '#app/marketplace/routes/candidates-csv.tsx'
import { action as compare, loader as comparePage } from '#app/marketplace/routes/compare.tsx'
import { action as newPool } from '#app/marketplace/routes/new-pool.tsx'

/** As a list without a script sends them: every person who is ticked, whatever the limit of the page. */
const many = Array.from({ length: maxSelected + 10 }, () => crypto.randomUUID())
const formOf = (ids: readonly string[], fields: Record<string, string> = {}): [string, string][] => [
	...ids.map((id): [string, string] => ['id', id]),
	...Object.entries(fields),
]
const idsIn = (address: string) => new URL(address, 'http://localhost').searchParams.getAll('id').length

test.each([
	['contact', contact, '/hospital/candidates/contact', maxSelected],
	['new pool', newPool, '/hospital/pools/new', maxSelected],
	['compare', compare, '/hospital/compare', maxCompared],
] as const)(
	'%s: a form with more people than a page holds opens it, and it knows how many were selected',
	async (_name, action, path, holds) => {
		const answer = await askRoute(action, path, { as: await aMember(), form: formOf(many, { open: 'form' }) })

		expect(answer.status).toBe(303)
		const to = answer.headers.get('Location') ?? ''
		expect(to.startsWith(path)).toBe(true)
		// The limit of a page and those of an address meet here: the server answers 400 or 414 where they do not agree.
		const asked = { method: 'GET', url: to, headers: {}, rawHeaders: [] } as unknown as IncomingMessage
		expect(refusal(asked, { appOrigin: 'http://localhost:3000', trustHost: false })).toBeUndefined()
		expect([idsIn(to), new URL(to, 'http://localhost').searchParams.get('of')]).toEqual([holds, String(many.length)])
	},
)

test('comparing shows the first people who were selected and says how many it leaves out', async () => {
	const member = await aMember()
	const people = await Promise.all(Array.from({ length: maxCompared + 2 }, () => aSpecialist()))
	const sent = await askRoute(compare, '/hospital/compare', {
		as: member,
		form: formOf(people.map(({ specialistId }) => specialistId)),
	})

	const page = (await comparePage(await routeArgs(sent.headers.get('Location') ?? '', { as: member }))).data
	expect(page).toMatchObject({ kind: 'people', leftOut: 2 })
	expect(page.kind === 'people' && page.people).toHaveLength(maxCompared)
})

test('contacting several says how many more were selected than can be contacted', async () => {
	const member = await aMember()
	const sent = await askRoute(contact, '/hospital/candidates/contact', {
		as: member,
		form: formOf(many, { open: 'form' }),
	})

	const page = await contactPage(await routeArgs(sent.headers.get('Location') ?? '', { as: member }))
	expect(page).toMatchObject({ leftOut: many.length - 20 })
})

test('a new pool holds the people who were selected', async () => {
	const member = await aMember()
	const people = [await aSpecialist(), await aSpecialist()].map(({ specialistId }) => specialistId)
	const answer = await askRoute(newPool, '/hospital/pools/new', {
		as: member,
		form: formOf(people, { name: 'ICU nights' }),
	})

	expect(answer.headers.get('Location')).toContain('pool=')
	const saved = await db.select().from(savedCandidates).where(eq(savedCandidates.hospitalId, member.hospitalId))
	expect(saved.map(({ specialistId }) => specialistId).toSorted()).toEqual(people.toSorted())
})

test('an export refuses more people than it can take, instead of leaving some out', async () => {
	const owner = await aMember()
	expect(
		await askRoute(exportFile, '/hospitals/dashboard/candidates.csv', { as: owner, form: formOf(many) }),
	).toMatchObject({
		init: { status: 409 },
		data: { message: expect.stringContaining(`up to ${maxSelected} selected specialists`) },
	})
})
