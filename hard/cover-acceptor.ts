// A process of its own that accepts cover for many people at once; `cover-races.ts` starts two and tells them when.
import { acceptCover } from '#app/cover/answering/answers.server.ts'
import type { Specialist } from '#app/identity/actor.ts'

export type Round = { requestId: string; specialistIds: string[] }
export type Outcome = { won: string[]; failures: string[] }

process.on('message', async ({ requestId, specialistIds }: Round) => {
	const outcome: Outcome = { won: [], failures: [] }
	await Promise.all(
		specialistIds.map(async (specialistId) => {
			const actor: Specialist = {
				kind: 'specialist',
				accountId: specialistId,
				specialistId,
				sessionId: '',
				name: 'Dr Race',
			}
			try {
				const accepted = await acceptCover(actor, requestId, { mayTire: true })
				if (accepted.ok) outcome.won.push(specialistId)
				else outcome.failures.push(accepted.failure)
			} catch (error) {
				outcome.failures.push(`thrown: ${error instanceof Error ? error.message : String(error)}`)
			}
		}),
	)
	process.send?.(outcome)
})
