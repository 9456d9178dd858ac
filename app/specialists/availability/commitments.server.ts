import { and, gt, inArray, lt, ne } from 'drizzle-orm'
import { doublePrecision, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queryable } from '#app/platform/database/db.server.ts'
import { asSystemIn } from '#app/platform/database/row-guard.server.ts'

/**
 * Hours that specialists have promised: accepted cover and interviews that are fixed. commitments.sql.ts defines it, so that interviews
 * see cover and cover sees interviews. Without a point where one need not go anywhere.
 */
const commitments = pgView('commitments', {
	specialistId: uuid('specialist_id').notNull(),
	kind: text('kind', { enum: ['cover', 'interview'] }).notNull(),
	ofId: uuid('of_id').notNull(),
	startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
	endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
	lat: doublePrecision('latitude'),
	lng: doublePrecision('longitude'),
}).existing()

/** What these have promised between two times: hours and points only, never where or with whom. */
export const listPromisedHours = (
	on: Queryable,
	specialistIds: readonly string[],
	{ from, until, except }: { from: Date; until: Date; except?: string | undefined },
) =>
	asSystemIn(on, 'times are taken at other hospitals too', async () =>
		on
			.select()
			.from(commitments)
			.where(
				and(
					inArray(commitments.specialistId, [...specialistIds]),
					lt(commitments.startsAt, until),
					gt(commitments.endsAt, from),
					except === undefined ? undefined : ne(commitments.ofId, except),
				),
			),
	)
