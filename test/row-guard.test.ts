// The built app: row-level security is what its pages are read through, and not only declared.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aPairWhoMayWrite, aSentMessage } from '#app/messages/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { startBuiltServer } from './server-under-test.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	server = await startBuiltServer()
	await server.ready()
})
afterAll(() => server.stop())

test('a page shows what the policy lets through, however its statement asks', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	await aSentMessage(member, specialist.specialistId, { body: 'Could you come on Tuesday?' })
	const { cookie } = await aSession({ id: specialist.accountId, kind: 'specialist' })
	const read = async () =>
		(await server.send({ path: `/messages/with/${member.hospitalId}`, headers: { cookie } })).text

	expect(await read()).toContain('Could you come on Tuesday?')
	await db.execute(sql`create policy closed on messages as restrictive using (false)`)
	try {
		expect(await read()).not.toContain('Could you come on Tuesday?')
	} finally {
		await db.execute(sql`drop policy closed on messages`)
	}
	expect(await read()).toContain('Could you come on Tuesday?')
})
