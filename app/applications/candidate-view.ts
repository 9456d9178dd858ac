import { formatDate, formatDateTime, formatTime, waitingFor } from '#app/platform/dates.ts'
import type { openApplication } from './candidate.server.ts'
import { isOpen, mayMove, nextStages } from './stage.ts'

type Opened = NonNullable<Awaited<ReturnType<typeof openApplication>>>
export type CandidateView = ReturnType<typeof candidateView>

/** An application as the hospital's page about it prints it. */
export function candidateView(found: Opened, now: Date) {
	const { id, stage, version, profile } = found
	return {
		id,
		stage,
		version,
		name: found.name,
		specialistId: found.specialistId,
		note: found.note,
		job: { id: found.jobId, title: found.jobTitle, isOpen: found.jobStatus === 'open' },
		applied: formatDate(found.appliedAt),
		waiting: isOpen(stage) ? waitingFor(found.stageChangedAt, now) : null,
		resumeName: found.resumeName,
		profile,
		history: found.history.map(({ at, undoneAt, ...line }) => ({
			...line,
			undone: undoneAt !== null,
			at: { text: formatDateTime(at), iso: at.toISOString() },
		})),
		previousId: found.previousId,
		nextId: found.nextId,
		moves: nextStages(stage),
		contactFrom: found.contactFrom && formatTime(nextMinute(found.contactFrom)),
		hint:
			stage === 'applied' && found.contactVisibility ? 'Phone and e-mail appear a minute after you shortlist.' : null,
		can: { reject: mayMove(stage, 'rejected', 'hospital') },
	} as const
}

/** Minutes are printed, so never one too early. */
const nextMinute = (at: Date) => new Date(Math.ceil(at.getTime() / 60_000) * 60_000)
