import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator, aSuspendedNumber } from '#app/identity/fixtures.server.ts'
import { suspendedNumbers } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './suspended-numbers.tsx'

test('a list of more numbers than it shows knows of how many', async () => {
	const read = async () => {
		const { numbers } = await loader(await routeArgs('/operator/numbers', { as: await anOperator() }))
		return [numbers.length, numbers[0]?.total]
	}
	await aSuspendedNumber()
	expect(await read()).toEqual([1, 1])

	await db.execute(sql`insert into ${suspendedNumbers} (phone, reason)
		select '+9198220' || to_char(n, 'fm00000'), 'Order 12/2026' from generate_series(1, 200) as n`)
	expect(await read()).toEqual([200, 201])
})
