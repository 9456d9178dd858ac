import { and, asc, eq, gte } from 'drizzle-orm'
import type { z } from 'zod'
import type { Specialist } from '#app/identity/actor.ts'
import { istToday } from '#app/platform/dates.ts'
import { db } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { coverLimits } from './kinds.ts'
import type { DaysOffInput } from './schema.server.ts'
import { coverDaysOff } from './tables.server.ts'

const ahead = ({ specialistId }: Specialist) =>
	and(eq(coverDaysOff.specialistId, specialistId), gte(coverDaysOff.lastDay, istToday(new Date())))

/** Days off that are not over, the next first. Both days are off, as `YYYY-MM-DD`. */
export const listDaysOff = (actor: Specialist) =>
	db
		.select({ id: coverDaysOff.id, firstDay: coverDaysOff.firstDay, lastDay: coverDaysOff.lastDay })
		.from(coverDaysOff)
		.where(ahead(actor))
		.orderBy(asc(coverDaysOff.firstDay))

/** Fails with `too-many` where there are as many as anyone needs. */
export async function addDaysOff(
	actor: Specialist,
	{ first, last }: z.output<typeof DaysOffInput>,
): Promise<Result<null, 'too-many'>> {
	if ((await db.$count(coverDaysOff, ahead(actor))) >= coverLimits.daysOff) return fail('too-many')
	await db.insert(coverDaysOff).values({ firstDay: first, lastDay: last || first, specialistId: actor.specialistId })
	return ok(null)
}

export const removeDaysOff = ({ specialistId }: Specialist, id: string) =>
	db.delete(coverDaysOff).where(and(eq(coverDaysOff.id, id), eq(coverDaysOff.specialistId, specialistId)))
