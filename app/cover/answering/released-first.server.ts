import { type AnyPgColumn } from 'drizzle-orm/pg-core'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { holdsBetween, relations, whereBetween } from '#app/relations/view.server.ts'
import { coverFirstRequests, coverRequests } from '../tables.server.ts'

/** A request that an operator released for a hospital that is still to be verified. */
export const isReleasedFirst = sql`exists (select from ${coverFirstRequests} f join ${hospitals} h on h.id = f.hospital_id
	where f.id = ${coverRequests.id} and f.outcome = 'released' and h.status = 'pending')`

/** Whether the hospital of a request may reach this person about it. A released request is reached like one of a verified hospital. */
export const mayReach = (specialistId: AnyPgColumn | SQL) =>
	sql`(${whereBetween(coverRequests.hospitalId, specialistId as AnyPgColumn, ({ mayReceive }) => mayReceive)}
		or (${isReleasedFirst} and ${holdsBetween(coverRequests.hospitalId, specialistId, sql`not ${relations.blocked}`)}))`

/** Whether an operator has released the first request of this hospital. */
export const hasReleasedFirst = async ({ hospitalId }: Member): Promise<boolean> =>
	(await db.$count(
		coverFirstRequests,
		and(eq(coverFirstRequests.hospitalId, hospitalId), eq(coverFirstRequests.outcome, 'released')),
	)) > 0
