import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../../database/db.server.ts'
import { whatsappPace } from '../../tables.server.ts'
import { SenderBusy } from '../sending.server.ts'
import { takeTurn } from './pace.server.ts'

const turns = async (numbers: readonly string[]) =>
	(await Promise.allSettled(numbers.map(takeTurn))).map((turn) =>
		turn.status === 'fulfilled' ? 'goes' : turn.reason instanceof SenderBusy ? 'waits' : turn.reason,
	)
/** Time passes for all of them. */
const pass = (seconds: number) =>
	db.update(whatsappPace).set({ freeAt: sql`${whatsappPace.freeAt} - make_interval(secs => ${seconds})` })

test('one person gets one message in six seconds, however many leave at once', async () => {
	const same = ['+919822012345', '+919822012345', '+919822012345']
	expect((await turns(same)).toSorted()).toEqual(['goes', 'waits', 'waits'])
	expect(await turns(['+919822054321'])).toEqual(['goes'])

	// No longer than it has to.
	await pass(-3_600)
	await expect(takeTurn('+919822012345')).rejects.toSatisfy(
		({ seconds }: SenderBusy) => seconds > 3_500 && seconds <= 3_606,
	)
	await pass(3_606)
	expect((await turns(same)).toSorted()).toEqual(['goes', 'waits', 'waits'])
})

test('all together leave at eighty a second, and who is not among them loses no turn', async () => {
	const numbers = Array.from({ length: 90 }, (_, at) => `+9198220${10_000 + at}`)
	await turns(numbers.slice(0, 1))
	// All within one second.
	await db.update(whatsappPace).set({ freeAt: sql`now() + interval '1 minute'` }).where(sql`recipient = ''`)

	const said = await turns(numbers.slice(1))

	expect(said.filter((turn) => turn === 'goes')).toHaveLength(79)
	expect(said.filter((turn) => turn === 'waits')).toHaveLength(10)
	const late = numbers.slice(1).filter((_, at) => said[at] === 'waits')
	await pass(60)
	expect(await turns(late)).toEqual(late.map(() => 'goes'))
})

test('numbers are not written down', async () => {
	await takeTurn('+919822012345')
	expect(JSON.stringify(await db.select().from(whatsappPace))).not.toContain('98220')
})
