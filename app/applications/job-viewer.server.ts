import { listMyApplications } from './my-applications.server.ts'
import { stageNames } from './stage.ts'
import type { Actor } from '#app/identity/actor.ts'
import { listHiddenJobIds } from '#app/jobs/reports.server.ts'
import { listSavedJobIds } from '#app/jobs/saved-jobs.server.ts'

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
	const [applications, saved, hidden] = await Promise.all([
		listMyApplications(actor),
		listSavedJobIds(actor),
		listHiddenJobIds(actor),
	])
	const stages: Record<string, string> = Object.fromEntries(
		applications.map(({ jobId, stage }) => [jobId, stageNames[stage]]),
	)
	return { isVisitor, canApply: true, stages, saved, hidden }
}
