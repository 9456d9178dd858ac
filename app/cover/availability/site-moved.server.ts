import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { mainSiteMoved, siteMoved } from '#app/hospitals/events.server.ts'
import { siteLine } from '#app/hospitals/sites/site-line.ts'
import { hospitalSites, hospitals } from '#app/hospitals/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { coverMoved } from '../messages.ts'
import { readCover, readersOf, showChange } from '../notifications.server.ts'
import { coverRequests } from '../tables.server.ts'
import { lockCover } from '../transitions.server.ts'

const isAhead = and(inArray(coverRequests.status, ['open', 'covered']), gt(coverRequests.startsAt, sql`now()`))

/** Cover that has not begun goes with its site to its new address, and a specialist who has accepted it is told. What is over stays where it was. */
export const moveCoverWithSite = defineTask({
	name: 'cover.move-with-site',
	payload: siteMoved.payload,
	on: siteMoved,
	async run({ siteId }) {
		const [site] = await db.select().from(hospitalSites).where(eq(hospitalSites.id, siteId))
		if (!site) return
		const { city, latitude, longitude } = site
		const place = { location: siteLine(site), city, latitude, longitude }
		const there = and(eq(coverRequests.siteId, siteId), isAhead)
		const ahead = await db.select({ id: coverRequests.id }).from(coverRequests).where(there)
		await eachAlone(ahead, ({ id }) =>
			db.transaction(async (tx) => {
				const request = await lockCover(tx, id, there)
				// A task runs again after a process has died.
				if (!request) return
				if (request.location === place.location) {
					// Its name alone may have changed, or we know the same address better.
					await tx.update(coverRequests).set({ latitude, longitude }).where(eq(coverRequests.id, id))
					return
				}
				const version = request.version + 1
				await tx
					.update(coverRequests)
					.set({ ...place, version })
					.where(eq(coverRequests.id, id))
				const { specialistId } = request
				if (specialistId !== null)
					await send(tx, coverMoved, {
						to: await readersOf(tx, [specialistId]),
						key: `cover/${id}/moved/${version}`,
						facts: await readCover(tx, id),
					})
				await showChange(tx, request)
			}),
		)
	},
})

/** Cover at the verified address that has not begun has its position. */
export const moveCoverWithMainSite = defineTask({
	name: 'cover.move-with-main-site',
	payload: mainSiteMoved.payload,
	on: mainSiteMoved,
	async run({ hospitalId }) {
		const [main] = await db.select().from(hospitals).where(eq(hospitals.id, hospitalId))
		if (!main || main.latitude === null || main.longitude === null) return
		const { latitude, longitude } = main
		await db
			.update(coverRequests)
			.set({ latitude, longitude })
			.where(and(eq(coverRequests.hospitalId, hospitalId), isNull(coverRequests.siteId), isAhead))
	},
})
