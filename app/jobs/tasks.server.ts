import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mainSiteMoved, siteMoved } from '#app/hospitals/events.server.ts'
import { siteLine } from '#app/hospitals/sites/site-line.ts'
import { hospitalSites, hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { cellOf } from '#app/catalog/places/distance.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { placeAt } from './form/job-place.server.ts'
import { jobs } from './tables.server.ts'

/** A minute after midnight, jobs whose last day to apply is over leave the search; a change of the job does it at once. */
export const dropJobsPastApplyBy = defineTask({
	name: 'jobs.drop-past-apply-by',
	payload: z.object({}),
	schedule: '1 0 * * *',
	async run() {
		await db.execute(sql`
			select refresh_search_jobs(array_agg(id)) from search_jobs
			where not exists (select from searchable_jobs where searchable_jobs.id = search_jobs.id)`)
	},
})

/** Jobs go with their site to its new address, and so do searches by distance. A form that was opened before is told that the job has changed. */
export const moveJobsWithSite = defineTask({
	name: 'jobs.move-with-site',
	payload: siteMoved.payload,
	on: siteMoved,
	async run({ siteId }) {
		const [site] = await db.select().from(hospitalSites).where(eq(hospitalSites.id, siteId))
		if (!site) return
		await db
			.update(jobs)
			.set({ ...placeAt(site), version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
			.where(eq(jobs.siteId, siteId))
	},
})

/** Jobs at the verified address have its position, and so do searches by distance. */
export const moveJobsWithMainSite = defineTask({
	name: 'jobs.move-with-main-site',
	payload: mainSiteMoved.payload,
	on: mainSiteMoved,
	async run({ hospitalId }) {
		const [main] = await db.select().from(hospitals).where(eq(hospitals.id, hospitalId))
		if (!main || main.latitude === null || main.longitude === null) return
		const { latitude, longitude } = main
		await db
			.update(jobs)
			.set({ latitude, longitude, cell: cellOf(latitude, longitude) })
			.where(and(eq(jobs.hospitalId, hospitalId), isNull(jobs.siteId), eq(jobs.location, siteLine(main))))
	},
})
