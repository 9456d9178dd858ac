import { fork } from 'node:child_process'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { aCoverRequest, askFor } from '#app/cover/fixtures.server.ts'
import { coverRequests } from '#app/cover/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Outcome, Round } from './cover-acceptor.ts'
import { type Finding, type Options, partOf } from './finding.ts'

const fullRounds = 1_000
const acceptances = 500

/** No connection came free within a second: the page asks to try again, with 503. */
const isBusy = (failure: string) => failure.includes('timeout exceeded when trying to connect')

/** Many accept one request at the same moment, some of them twice, over two processes; again and again. */
export async function raceForCover(options: Options): Promise<Finding[]> {
	const rounds = partOf(fullRounds, options)
	const { rows } = await db.execute<{ id: string }>(sql`select id from specialists order by id limit ${acceptances}`)
	const ids = rows.map(({ id }) => id)
	const processes = [0, 1].map(() => fork('hard/cover-acceptor.ts', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
	const member = await aMember()
	const wrong: string[] = []
	const failures = new Map<string, number>()
	try {
		for (let round = 1; round <= rounds; round++) {
			// Each round has an hour of its own, so that the winner of one is free for the next.
			const request = await aCoverRequest({ member, startsIn: 24 * round, hours: 1 })
			await askFor(request.id, ids)
			const outcomes = await Promise.all(
				processes.map(async (child, at) => {
					const answered = once(child, 'message')
					const mine = ids.filter((_, index) => index % 2 === at)
					child.send({
						requestId: request.id,
						specialistIds: [...mine, ...mine].slice(0, acceptances / 2),
					} satisfies Round)
					return ((await answered) as [Outcome])[0]
				}),
			)
			// A second tap of the one who has it is confirmed as the first was.
			const winners = [...new Set(outcomes.flatMap(({ won }) => won))]
			for (const failure of outcomes.flatMap((outcome) => outcome.failures))
				failures.set(failure, (failures.get(failure) ?? 0) + 1)
			const [after] = await db.select().from(coverRequests).where(eq(coverRequests.id, request.id))
			if (winners.length !== 1 || after?.specialistId !== winners[0])
				wrong.push(`round ${round}: ${winners.length} told that it is theirs`)
			if (round % 100 === 0) options.say(`${round} rounds`)
		}
	} finally {
		for (const child of processes) child.kill()
	}
	const busy = [...failures].reduce((sum, [failure, times]) => sum + (isBusy(failure) ? times : 0), 0)
	// Rounds are up to three years ahead, where some registrations have ended.
	const expected = ['taken', 'over', 'unqualified']
	const unexpected = [...failures].filter(([failure]) => !expected.includes(failure) && !isBusy(failure))
	return [
		{
			row: 29,
			what: `${rounds} times ${acceptances} acceptances of one request at once, of ${ids.length} people over two processes`,
			wanted: 'exactly one each time; the others are told that it is taken, or to try again',
			measured: `${wrong.length} rounds wrong, ${busy} of ${rounds * acceptances} to try again${unexpected.map(([failure, times]) => `, ${times} × ${failure}`).join('')}`,
			isMet: wrong.length === 0 && unexpected.length === 0,
		},
	]
}
