// What each role of operators may open and send, checked against the built server at every address of theirs.
import { expect, test } from '@playwright/test'
import '../database.ts'
import { eq } from 'drizzle-orm'
import { anOperator, aSession } from '#app/identity/fixtures.server.ts'
import { operatorRoles } from '#app/identity/operator-role.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { mayOpen } from '#app/operations/policy.ts'
import { db } from '#app/platform/db.server.ts'
import { addressOf, asData } from './address.ts'
import { ask } from './ask.ts'
import { firstCase } from './cases.ts'
import { readManifest } from './manifest.ts'
import { plantWorld } from '../world.ts'

const manifest = (await readManifest()).filter(({ group }) => group === 'operators')

for (const role of operatorRoles)
	test(`an operator with the role ${role} gets the pages of that role, and 403 for the others`, async () => {
		const world = await plantWorld()
		const { accountId } = await anOperator({ operatorRole: role })
		const { cookie } = await aSession({ id: accountId, kind: 'operator' })
		const wrong: string[] = []
		for (const route of manifest) {
			const path = addressOf(route, firstCase(route), world)
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

test('the role is read at each request: one that was taken away a moment ago opens nothing', async () => {
	const { accountId } = await anOperator()
	const { cookie } = await aSession({ id: accountId, kind: 'operator' })
	expect((await ask('/operator/team', { cookie })).status).toBe(200)

	await db.update(accounts).set({ operatorRole: 'check' }).where(eq(accounts.id, accountId))
	expect((await ask('/operator/team', { cookie })).status).toBe(403)
})
