// What each role of operators may open and send, checked against the built server at every address of theirs.
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { anOperator, aSession } from '#app/identity/fixtures.server.ts'
import { operatorRoles } from '#app/identity/operators/operator-role.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { mayOpen } from '#app/operations/policy.ts'
import { db } from '#app/platform/database/db.server.ts'
import { addressOf, asData } from './address.ts'
import { ask } from './ask.ts'
import { firstCase } from './cases.ts'
import { readManifest } from './manifest.ts'
import { keepWorld, serve } from './served.ts'

serve()
const world = keepWorld()

const manifest = (await readManifest()).filter(({ group }) => group === 'operators')

for (const role of operatorRoles)
	test(`an operator with the role ${role} gets the pages of that role, and 403 for the others`, async () => {
		const { accountId } = await anOperator({ operatorRole: role })
		const { cookie } = await aSession({ id: accountId, kind: 'operator' })
		const wrong: string[] = []
		for (const route of manifest) {
			const path = addressOf(route, firstCase(route), world())
			const isTheirs = mayOpen(role, path)
			for (const address of [path, asData(path)]) {
				const asked = { cookie }
				const replies = [
					...(route.reads ? [await ask(address, asked)] : []),
					...(route.writes && !isTheirs ? [await ask(address, { ...asked, method: 'POST', form: {} })] : []),
				]
				for (const { status } of replies) if ((status === 403) === isTheirs) wrong.push(`${address}: ${status}`)
			}
		}

		expect(manifest.length).toBeGreaterThan(30)
		expect(wrong).toEqual([])
	})

/** Spellings of an address that the router takes for the same page. */
function oddly(path: string): string[] {
	const words = path.split('/')
	const withOneEncoded = words.flatMap((word, at) =>
		/^[a-z]/.test(word)
			? [
					words
						.with(
							at,
							word.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
						)
						.join('/'),
				]
			: [],
	)
	return [`${path}/`, `${path}/_.data`, ...withOneEncoded, ...withOneEncoded.map(asData)]
}

for (const role of operatorRoles.filter((one) => one !== 'lead'))
	test(`an operator with the role ${role} gets no other page by writing its address oddly`, async () => {
		const { accountId } = await anOperator({ operatorRole: role })
		const { cookie } = await aSession({ id: accountId, kind: 'operator' })
		const wrong: string[] = []
		const follow = async (address: string, method: 'GET' | 'POST') => {
			const asked = { cookie, method, ...(method === 'POST' ? { form: {} } : {}) }
			const reply = await ask(address, asked)
			return reply.status === 308 ? ask(reply.headers.location ?? '', asked) : reply
		}
		for (const route of manifest) {
			const path = addressOf(route, firstCase(route), world())
			if (mayOpen(role, path)) continue
			for (const address of oddly(path))
				for (const method of ['GET', 'POST'] as const) {
					const { status } = await follow(address, method)
					if (status !== 403) wrong.push(`${method} ${address}: ${status}`)
				}
		}

		expect(wrong).toEqual([])
	})

test('the role is read at each request: one that was taken away a moment ago opens nothing', async () => {
	const { accountId } = await anOperator()
	const { cookie } = await aSession({ id: accountId, kind: 'operator' })
	expect((await ask('/operator/team', { cookie })).status).toBe(200)

	await db.update(accounts).set({ operatorRole: 'check' }).where(eq(accounts.id, accountId))
	expect((await ask('/operator/team', { cookie })).status).toBe(403)
})
