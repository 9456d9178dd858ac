import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, only, type Queryable } from './database/db.server.ts'
import { defineFigures } from './figures.server.ts'
import { demoOutbox } from './tables.server.ts'

const countMails = async (on: Queryable) =>
	only((await on.execute<{ mails: number }>(sql`select count(*)::int as mails from demo_outbox`)).rows)

const aMail = () => db.insert(demoOutbox).values({ channel: 'email', to: 'asha@lakeside.example', text: 'Hello' })

test('pages show the last count until the figures are counted again', async () => {
	const figures = defineFigures('mails', countMails)
	await aMail()
	expect(await figures.read()).toEqual({ mails: 1 })

	await aMail()
	expect(await figures.read()).toEqual({ mails: 1 })
	await db.execute(sql`update counted_figures set counted_at = now() - interval '1 minute'`)
	await figures.recount.run({})

	expect(await figures.read()).toEqual({ mails: 2 })
})

test('a count that takes long is made less often', async () => {
	const figures = defineFigures('mails', countMails)
	await figures.read()
	await aMail()
	await db.execute(sql`update counted_figures set took_ms = 10000, counted_at = now() - interval '1 minute'`)

	await figures.recount.run({})

	expect(await figures.read()).toEqual({ mails: 0 })
})

test('a page does not wait for a count that takes longer than a second, and shows it once it is made', async () => {
	const figures = defineFigures('mails', async (on) => {
		await on.execute(sql`select pg_sleep(1.5)`)
		return countMails(on)
	})
	expect(await figures.read()).toBeNull()

	await figures.recount.run({})

	expect(await figures.read()).toEqual({ mails: 0 })
})
