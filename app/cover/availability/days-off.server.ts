import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Specialist } from '#app/identity/actor.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { coverLimits } from '../asking/kinds.ts'
import type { daysOffInput } from '../schema.server.ts'
import { coverDaysOff, coverExtraHours, coverPreferences } from '../tables.server.ts'

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
	{ first, last }: z.output<ReturnType<typeof daysOffInput>>,
): Promise<Result<null, 'too-many'>> {
	if ((await db.$count(coverDaysOff, ahead(actor))) >= coverLimits.daysOff) return fail('too-many')
	await db.insert(coverDaysOff).values({ firstDay: first, lastDay: last || first, specialistId: actor.specialistId })
	return ok(null)
}

const removeDaysOff = ({ specialistId }: Specialist, id: string) =>
	db.delete(coverDaysOff).where(and(eq(coverDaysOff.id, id), eq(coverDaysOff.specialistId, specialistId)))

const notOver = ({ specialistId }: Specialist) =>
	and(eq(coverExtraHours.specialistId, specialistId), gt(coverExtraHours.endsAt, sql`now()`))

/** Hours beside those of the week that are not over, the next first. */
export const listExtraHours = (actor: Specialist) =>
	db
		.select({ id: coverExtraHours.id, startsAt: coverExtraHours.startsAt, endsAt: coverExtraHours.endsAt })
		.from(coverExtraHours)
		.where(notOver(actor))
		.orderBy(asc(coverExtraHours.startsAt))

/** Fails with `too-many` where there are as many as anyone needs. */
export async function addExtraHours(
	actor: Specialist,
	hours: { startsAt: Date; endsAt: Date },
): Promise<Result<null, 'too-many'>> {
	if ((await db.$count(coverExtraHours, notOver(actor))) >= coverLimits.daysOff) return fail('too-many')
	const { specialistId } = actor
	await db.transaction(async (tx) => {
		await tx.insert(coverExtraHours).values({ ...hours, specialistId })
		// They are asked in these hours also if they have chosen nothing else.
		await tx.insert(coverPreferences).values({ specialistId }).onConflictDoNothing()
	})
	return ok(null)
}

/** Days off and extra hours are removed alike: an id is of one of them. */
export async function removeException(actor: Specialist, id: string) {
	await removeDaysOff(actor, id)
	await db
		.delete(coverExtraHours)
		.where(and(eq(coverExtraHours.id, id), eq(coverExtraHours.specialistId, actor.specialistId)))
}
