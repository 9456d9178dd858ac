import { listMyApplications } from './my-applications.server.ts'
import { stageNames } from '../stage.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor, Specialist } from '#app/identity/actor.ts'
import { listHiddenJobIds } from '#app/jobs/review/reports.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { listHiddenFrom } from '#app/relations/queries.server.ts'
import { listSavedJobIds } from '#app/jobs/search/saved-jobs.server.ts'
import { t } from '#app/platform/language/words.ts'

/** By job, what a list says of jobs whose hospital the specialist hides from. */
export async function markHiddenHospitals(actor: Specialist): Promise<Record<string, string>> {
	const hospitals = await listHiddenFrom(actor.specialistId)
	if (hospitals.length === 0) return {}
	const rows = await db
		.select({ id: jobs.id })
		.from(jobs)
		.where(and(inArray(jobs.hospitalId, hospitals), eq(jobs.status, 'open')))
	return Object.fromEntries(rows.map(({ id }) => [id, t`Hidden hospital`]))
}

/** What a job list needs to know of its reader, namely application stages, saved jobs and hidden jobs. */
export async function findJobViewer(actor: Actor) {
	const isVisitor = actor.kind === 'visitor'
	if (actor.kind !== 'specialist')
		return {
			isVisitor,
			canApply: isVisitor,
			stages: {} as Record<string, string>,
			saved: isVisitor ? ('sign-in' as const) : undefined,
			hidden: [],
		}
	const [applications, saved, hidden, marks] = await Promise.all([
		listMyApplications(actor),
		listSavedJobIds(actor),
		listHiddenJobIds(actor),
		markHiddenHospitals(actor),
	])
	const stages: Record<string, string> = {
		...marks,
		...Object.fromEntries(applications.map(({ jobId, stage }) => [jobId, stageNames[stage]])),
	}
	return { isVisitor, canApply: true, stages, saved, hidden }
}
