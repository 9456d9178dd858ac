import { accessDays } from '#app/durations.ts'
import { formatDate, formatDateTime, formatTime, waitingFor } from '#app/platform/text/dates.ts'
import { undoTime } from '#app/platform/undo.ts'
import { type AnswerClock, answerOwed } from '#app/relations/answer-clock.ts'
import type { openApplication } from './applicant.server.ts'
import { invitationView } from '../invitation-view.ts'
import { isOpen, mayMove, nextStages, type Stage } from '../stage.ts'

type Opened = NonNullable<Awaited<ReturnType<typeof openApplication>>>
export type ApplicantView = ReturnType<typeof applicantView>

/** An application as the hospital's page about it prints it. */
export function applicantView(found: Opened, now: Date, clock: AnswerClock | undefined) {
	const { id, stage, version, profile } = found
	return {
		id,
		stage,
		version,
		name: found.name,
		specialistId: found.specialistId,
		note: found.note,
		job: { id: found.jobId, title: found.jobTitle, isOpen: found.jobStatus === 'open' },
		origin: found.origin,
		applied: formatDate(found.appliedAt),
		answer: clock ? answerOwed(clock, now) : null,
		waiting: isOpen(stage) ? waitingFor(found.stageChangedAt, now) : null,
		resume: found.resume,
		resumeFrom: found.resumeFrom && formatTime(nextMinute(found.resumeFrom)),
		profile,
		history: found.history.map(({ at, undoneAt, ...line }) => ({
			...line,
			undone: undoneAt !== null,
			at: { text: formatDateTime(at), iso: at.toISOString() },
		})),
		previousId: found.previousId,
		nextId: found.nextId,
		moves: found.mayProgress ? nextStages(stage) : [],
		isSuspended: !found.mayProgress,
		invitation: stage === 'withdrawn' && found.origin === 'applied' ? invitationView(found, now) : null,
		gone: profile ? null : whyUnavailable(stage),
		contactFrom: found.contactFrom && formatTime(nextMinute(found.contactFrom)),
		hint:
			stage === 'applied' && found.contactVisibility
				? `Phone and email appear ${undoTime} after you shortlist, if the specialist shares them.`
				: null,
		can: { reject: mayMove(stage, 'rejected', 'hospital'), message: found.mayMessage },
	} as const
}

/** Minutes are printed, so never one too early. */
const nextMinute = (at: Date) => new Date(Math.ceil(at.getTime() / 60_000) * 60_000)

/** Why no more of an applicant can be read, shown in place of the profile and the file. */
const whyUnavailable = (stage: Stage) =>
	stage === 'withdrawn'
		? 'This application was withdrawn, so the profile and resume are no longer available.'
		: `This application was not selected, so the profile and resume are no longer available. Access ends after ${accessDays} days, or earlier if the specialist ends it.`
