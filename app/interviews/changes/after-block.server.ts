import { and, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { relationBetween, relations, where } from '#app/relations/view.server.ts'
import { lockInterview } from '../locks.server.ts'
import { moveInterview } from '../transitions.server.ts'
import { openStatuses } from '../status.ts'
import { interviews } from '../tables.server.ts'
import { notifyOfCancellation } from '../notifications.server.ts'
import { cannotTakePlace } from './stored-reasons.ts'

/** An interview with someone we have suspended waits until then, because the suspension may be lifted. Longer than any reminder before it. */
const hoursBefore = 48
const soon = sql`now() + make_interval(hours => ${hoursBefore})`

/**
 * Every minute, cancels interviews with a hospital that the specialist has blocked, and those within two days while the
 * specialist or the hospital is suspended. Reads the current state, so it does not matter when or by whom it was set.
 */
export const cancelBetweenStrangers = defineTask({
	name: 'interviews.cancel-between-strangers',
	payload: z.object({}),
	schedule: '* * * * *',
	async run() {
		const found = await db
			.select({ id: interviews.id })
			.from(interviews)
			.innerJoinLateral(...relationBetween(interviews.hospitalId, interviews.specialistId))
			.where(
				and(
					inArray(interviews.status, [...openStatuses]),
					or(isNull(interviews.startsAt), gt(interviews.startsAt, sql`now()`)),
					or(relations.blocked, and(not(where.mayMeet), lte(interviews.startsAt, soon))),
				),
			)
			.limit(100)
		await eachAlone(found, ({ id }) =>
			db.transaction(async (tx) => {
				const interview = await lockInterview(tx, id, sql`true`)
				if (!interview) return
				const reason = cannotTakePlace
				const by = { actorAccountId: null, reason }
				const moved = await moveInterview(tx, interview, { kind: 'cancel', by: 'hospital' }, by)
				if (moved.ok) await notifyOfCancellation(tx, id, { freed: moved.value.freed, reason, by: null })
			}),
		)
	},
})
