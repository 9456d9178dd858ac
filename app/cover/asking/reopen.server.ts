import { send } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { queueWave } from './cascade.server.ts'
import { coverGivenBack } from '../messages.ts'
import { readCover, showChange, teamOf } from '../notifications.server.ts'
import { keyOf } from '../settlement/sides.server.ts'
import type { CoverWhy } from '../settlement/stored-reasons.ts'
import { coverRunner, type LockedCover, moveFor } from '../transitions.server.ts'

type Reopening = { by: 'specialist' | 'clock'; actorAccountId: string | null; specialistName: string; reason: CoverWhy }

/** Covered becomes open again before its start: the hospital is told, and others are asked at once, with what is left of the time. */
export async function reopenCover(
	tx: Transaction,
	request: LockedCover,
	{ by, actorAccountId, specialistName, reason }: Reopening,
) {
	const moved = await coverRunner.move(tx, request, {
		to: 'open',
		by,
		actorAccountId,
		...moveFor(reason),
		refusal: request.startsAt <= request.now ? ('begun' as const) : null,
		set: {
			specialistId: null,
			acceptedAt: null,
			onTheWayAt: null,
			arrivedAt: null,
			nextWaveAt: request.now,
			roundWave: 0,
			help: null,
		},
	})
	if (!moved.ok) return moved
	await send(tx, coverGivenBack, {
		to: await teamOf(tx, request),
		key: keyOf(moved.value.eventId, request),
		facts: { ...(await readCover(tx, request.id)), specialistName, reason },
	})
	await queueWave(tx, { id: request.id, nextWaveAt: request.now })
	await showChange(tx, request)
	return moved
}
