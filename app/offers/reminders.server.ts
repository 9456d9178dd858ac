import { alias } from 'drizzle-orm/pg-core'
import { and, eq, gt, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { applications } from '#app/applications/tables.server.ts'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { send, notify } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { ratingAfterDays } from './limits.ts'
import {
	hospitalRatingDue,
	joiningToday,
	joiningTodayForTeam,
	offerExpiring,
	promisesDue,
	specialistRatingDue,
} from './messages.ts'
import { readOffer } from './notifications.server.ts'
import { promiseDays } from './promises.ts'
import { offers, placements, promiseChecks, ratings } from './tables.server.ts'

const today = sql`(now() at time zone 'Asia/Kolkata')::date`
const atOnce = 200

/**
 * In the daytime: who has not answered an offer for half of its time, who joins today, who is due a rating after a week, and whose job is due a check of what it promised. Each is noted with its
 * message in one transaction, so that no one is reminded twice.
 */
export const remindOfOffers = defineTask({
	name: 'offers.remind',
	payload: z.object({}),
	schedule: '*/10 8-20 * * *',
	async run() {
		for (const one of [remindOfExpiry, remindOfJoining, askForRating, askAboutPromises]) {
			let sent = 0
			while (sent < atOnce && (await db.transaction(one))) sent++
		}
	},
})

/** No one is reminded of something with a hospital or a specialist that we have suspended. */
const goOn = (hospitalId: AnyPgColumn, specialistId: AnyPgColumn) =>
	whereBetween(hospitalId, specialistId, ({ mayProgress }) => mayProgress)

/** The next offer that no other process is at, or `null`. */
async function takeOffer(
	tx: Transaction,
	due: SQL | undefined,
	done: { expiryRemindedAt: SQL } | { joiningRemindedAt: SQL },
) {
	const [found] = await tx
		.select({ id: offers.id })
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(applications.stage, 'offered'), goOn(jobs.hospitalId, applications.specialistId), due))
		.limit(1)
		.for('update', { of: offers, skipLocked: true })
	if (!found) return null
	await tx.update(offers).set(done).where(eq(offers.id, found.id))
	return readOffer(tx, found.id)
}

async function remindOfExpiry(tx: Transaction): Promise<boolean> {
	const halfTime = and(
		eq(offers.status, 'sent'),
		isNull(offers.expiryRemindedAt),
		gt(offers.expiresAt, sql`now()`),
		lte(sql`${offers.sentAt} + (${offers.expiresAt} - ${offers.sentAt}) / 2`, sql`now()`),
	)
	const offer = await takeOffer(tx, halfTime, { expiryRemindedAt: sql`now()` })
	if (!offer) return false
	await send(tx, offerExpiring, { to: [offer.reader], key: `offer/${offer.id}/expires-soon`, facts: offer })
	return true
}

async function remindOfJoining(tx: Transaction): Promise<boolean> {
	const joins = and(eq(offers.status, 'accepted'), eq(offers.startsOn, today), isNull(offers.joiningRemindedAt))
	const offer = await takeOffer(tx, joins, { joiningRemindedAt: sql`now()` })
	if (!offer) return false
	const key = `offer/${offer.id}/joining-date`
	await send(tx, joiningToday, { to: [offer.reader], key, facts: offer })
	await send(tx, joiningTodayForTeam, { to: await listMembersToNotify(tx, offer.hospitalId), key, facts: offer })
	return true
}

/** Placements older than this are left alone: a first week is forgotten by then. */
const askWithinDays = 21

/** Each side rates the other once, whichever placement that was after. */
async function askForRating(tx: Transaction): Promise<boolean> {
	const rated = alias(placements, 'rated')
	const isUnrated = (side: 'hospital' | 'specialist') =>
		notExists(
			tx
				.select({ one: sql`1` })
				.from(ratings)
				.innerJoin(rated, eq(rated.applicationId, ratings.applicationId))
				.where(
					and(
						eq(ratings.side, side),
						eq(rated.hospitalId, placements.hospitalId),
						eq(rated.specialistId, placements.specialistId),
					),
				),
		)
	const [due] = await tx
		.select({
			applicationId: placements.applicationId,
			hospitalId: placements.hospitalId,
			hospitalName: hospitals.displayName,
			specialistId: placements.specialistId,
			specialistName: signature,
			asksHospital: isUnrated('hospital').mapWith(Boolean),
			asksSpecialist: isUnrated('specialist').mapWith(Boolean),
		})
		.from(placements)
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(specialists, eq(specialists.id, placements.specialistId))
		.where(
			and(
				isNull(placements.ratingAskedAt),
				goOn(placements.hospitalId, placements.specialistId),
				lte(placements.startedOn, sql`${today} - ${ratingAfterDays}::int`),
				gt(placements.startedOn, sql`${today} - ${askWithinDays}::int`),
			),
		)
		.limit(1)
		.for('update', { of: placements, skipLocked: true })
	if (!due) return false
	const { applicationId, specialistId, specialistName, hospitalId, hospitalName } = due
	await tx.update(placements).set({ ratingAskedAt: sql`now()` }).where(eq(placements.applicationId, applicationId))
	const key = `rating/${applicationId}/asked`
	if (due.asksSpecialist)
		await notify(tx, hospitalRatingDue, {
			to: [{ accountId: specialistId }],
			key,
			facts: { applicationId, name: hospitalName },
		})
	if (due.asksHospital)
		await notify(tx, specialistRatingDue, {
			to: await listMembersToNotify(tx, hospitalId),
			key,
			facts: { applicationId, name: specialistName },
		})
	return true
}

/** A person who could not be asked on the day is asked this much later at most. */
const checkWithinDays = 14

async function askAboutPromises(tx: Transaction): Promise<boolean> {
	const day = sql`days.day`
	const [due] = await tx
		.select({
			applicationId: placements.applicationId,
			specialistId: placements.specialistId,
			hospitalName: hospitals.displayName,
			day: sql<number>`${day}::int`,
		})
		.from(placements)
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(sql`unnest(${sql.param([...promiseDays])}::int[]) as days(day)`, sql`true`)
		.where(
			and(
				goOn(placements.hospitalId, placements.specialistId),
				lte(placements.startedOn, sql`${today} - ${day}`),
				gt(placements.startedOn, sql`${today} - ${day} - ${checkWithinDays}::int`),
				notExists(
					tx
						.select({ one: sql`1` })
						.from(promiseChecks)
						.where(and(eq(promiseChecks.applicationId, placements.applicationId), eq(promiseChecks.day, day))),
				),
			),
		)
		.limit(1)
		.for('update', { of: placements, skipLocked: true })
	if (!due) return false
	const { applicationId, specialistId, hospitalName: name } = due
	const asked = await tx
		.insert(promiseChecks)
		.values({ applicationId, specialistId, day: due.day })
		.onConflictDoNothing()
		.returning({ day: promiseChecks.day })
	if (asked.length > 0)
		await notify(tx, promisesDue, {
			to: [{ accountId: specialistId }],
			key: `as-advertised/${applicationId}/${due.day}`,
			facts: { applicationId, name },
		})
	return true
}
