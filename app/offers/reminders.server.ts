import { concernedBy } from '#app/applications/concerned.server.ts'
import { alias } from 'drizzle-orm/pg-core'
import { and, eq, gt, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { applications } from '#app/applications/tables.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { send, notify } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
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
import { asTeamReads, readOffer } from './notifications.server.ts'
import { promiseDays } from './responses/promises.ts'
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
		await eachAlone([remindOfExpiry, remindOfJoining, askForRatings, askAboutPromises], (remind) => remind())
	},
})

/** No one is reminded of something with a hospital or a specialist that we have suspended. */
const goOn = (hospitalId: AnyPgColumn, specialistId: AnyPgColumn) =>
	whereBetween(hospitalId, specialistId, ({ mayProgress }) => mayProgress)

const ofOffers = (due: SQL | undefined) =>
	and(eq(applications.stage, 'offered'), goOn(jobs.hospitalId, applications.specialistId), due)

const listOffers = (due: SQL | undefined) =>
	db
		.select({ id: offers.id })
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(ofOffers(due))
		.limit(atOnce)

/** The offer, unless another process is at it or was; `null` then. */
async function takeOffer(
	tx: Transaction,
	offerId: string,
	due: SQL | undefined,
	done: { expiryRemindedAt: SQL } | { joiningRemindedAt: SQL },
) {
	const [found] = await tx
		.select({ id: offers.id })
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(eq(offers.id, offerId), ofOffers(due)))
		.for('update', { of: offers, skipLocked: true })
	if (!found) return null
	await tx.update(offers).set(done).where(eq(offers.id, offerId))
	return readOffer(tx, offerId)
}

const isHalfTime = and(
	eq(offers.status, 'sent'),
	isNull(offers.expiryRemindedAt),
	gt(offers.expiresAt, sql`now()`),
	lte(sql`${offers.sentAt} + (${offers.expiresAt} - ${offers.sentAt}) / 2`, sql`now()`),
)

async function remindOfExpiry() {
	await eachAlone(await listOffers(isHalfTime), ({ id }) =>
		db.transaction(async (tx) => {
			const offer = await takeOffer(tx, id, isHalfTime, { expiryRemindedAt: sql`now()` })
			if (offer) await send(tx, offerExpiring, { to: [offer.reader], key: `offer/${id}/expires-soon`, facts: offer })
		}),
	)
}

const joinsToday = and(eq(offers.status, 'accepted'), eq(offers.startsOn, today), isNull(offers.joiningRemindedAt))

async function remindOfJoining() {
	await eachAlone(await listOffers(joinsToday), ({ id }) =>
		db.transaction(async (tx) => {
			const offer = await takeOffer(tx, id, joinsToday, { joiningRemindedAt: sql`now()` })
			if (!offer) return
			const key = `offer/${id}/joining-date`
			await send(tx, joiningToday, { to: [offer.reader], key, facts: offer })
			await send(tx, joiningTodayForTeam, {
				to: await listMembersToNotify(tx, offer.hospitalId, concernedBy(offer.applicationId)),
				key,
				facts: asTeamReads(offer),
			})
		}),
	)
}

/** Placements older than this are left alone: a first week is forgotten by then. */
const askWithinDays = 21

const isRatingDue = and(
	isNull(placements.ratingAskedAt),
	goOn(placements.hospitalId, placements.specialistId),
	lte(placements.startedOn, sql`${today} - ${ratingAfterDays}::int`),
	gt(placements.startedOn, sql`${today} - ${askWithinDays}::int`),
)

async function askForRatings() {
	const due = await db
		.select({ applicationId: placements.applicationId })
		.from(placements)
		.where(isRatingDue)
		.limit(atOnce)
	await eachAlone(due, ({ applicationId }) => db.transaction((tx) => askForRating(tx, applicationId)))
}

/** Each side rates the other once, whichever placement that was after. */
async function askForRating(tx: Transaction, applicationId: string) {
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
		.where(and(eq(placements.applicationId, applicationId), isRatingDue))
		.for('update', { of: placements, skipLocked: true })
	if (!due) return
	const { specialistId, specialistName, hospitalId, hospitalName } = due
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
			to: await listMembersToNotify(tx, hospitalId, concernedBy(applicationId)),
			key,
			facts: { applicationId, name: specialistName },
		})
}

/** A person who could not be asked on the day is asked this much later at most. */
const checkWithinDays = 14

async function askAboutPromises() {
	const day = sql`days.day`
	const due = await db
		.select({
			applicationId: placements.applicationId,
			specialistId: placements.specialistId,
			name: hospitals.displayName,
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
					db
						.select({ one: sql`1` })
						.from(promiseChecks)
						.where(and(eq(promiseChecks.applicationId, placements.applicationId), eq(promiseChecks.day, day))),
				),
			),
		)
		.limit(atOnce)
	await eachAlone(due, (each) => db.transaction((tx) => askAboutPromise(tx, each)))
}

type Asked = { applicationId: string; specialistId: string; day: number; name: string }

/** Of two processes the second finds the row of the first. */
async function askAboutPromise(tx: Transaction, { applicationId, specialistId, day, name }: Asked) {
	const asked = await tx
		.insert(promiseChecks)
		.values({ applicationId, specialistId, day })
		.onConflictDoNothing()
		.returning({ day: promiseChecks.day })
	if (asked.length > 0)
		await notify(tx, promisesDue, {
			to: [{ accountId: specialistId }],
			key: `as-advertised/${applicationId}/${day}`,
			facts: { applicationId, name },
		})
}
