import { readRejection } from '../reasons.ts'
import { accessDays } from '#app/durations.ts'
import { formatDate, formatTime } from '#app/platform/text/dates.ts'
import { formatPayRange } from '#app/platform/text/money.ts'
import { type AnswerClock, answerExpected } from '#app/relations/answer-clock.ts'
import type { ResumePreview } from '#app/specialists/resumes/resume-preview.tsx'
import type { findMyApplication } from './my-applications.server.ts'
import { isOpen, mayMove, withdrawalUndoSeconds } from '../stage.ts'
import { timelineOf } from './timeline.ts'
import { formatSpan, reachableHow, resumeShared } from '../labels.ts'

type Mine = NonNullable<Awaited<ReturnType<typeof findMyApplication>>>
export type ApplicationView = ReturnType<typeof applicationView>

/** An application as the specialist's page about it prints it. */
export function applicationView(
	found: Mine,
	{
		now,
		pushKey,
		preview,
		clock,
		late,
		next,
	}: {
		now: Date
		pushKey: string | null
		preview: ResumePreview | null
		clock: AnswerClock | null
		/** The answer is late; `waits` says so where the specialist has chosen to wait for it. */
		late: { waits: string | null } | null
		next: string
	},
) {
	const { id, stage, jobStatus, stageChangedAt, payMinPaise, payMaxPaise, payUnit } = found
	const jobOpen = jobStatus === 'open'
	const hoursInStage = (now.getTime() - stageChangedAt.getTime()) / 3_600_000
	return {
		id,
		stage,
		note: found.note,
		resume:
			found.resumeName === null ? null : { fileName: found.resumeName, preview, shared: resumeShared(found, now) },
		unanswered: found.closedUnansweredAt !== null,
		rejectionReason: found.closedUnansweredAt ? null : readRejection(found),
		origin: found.origin,
		applied: formatDate(found.appliedAt),
		waiting: isOpen(stage) && hoursInStage >= 1 ? formatSpan(hoursInStage) : null,
		answer: clock && answerExpected(clock, now),
		waits: late?.waits ?? null,
		next,
		accessUntil: accessUntil(found, now),
		reachable: reachableHow(found, now),
		steps: timelineOf(found),
		pushKey: isOpen(stage) ? pushKey : null,
		warnsOfFees: stage === 'interview' || stage === 'offered',
		job: {
			href: jobOpen ? `/jobs/${found.jobId}` : null,
			title: found.jobTitle,
			hospitalName: found.hospitalName,
			location: found.jobLocation,
			pay: payMinPaise === null ? null : formatPayRange(payMinPaise, payMaxPaise, payUnit),
		},
		undo: undoableWithdrawal(found, now),
		isInvited: found.isInvited,
		conversation: found.mayMessage ? `/messages/with/${found.hospitalId}` : null,
		can: { withdraw: mayMove(stage, 'withdrawn', 'specialist'), wait: late !== null && late.waits === null },
	}
}

/** The withdrawal, as long as it can be undone. */
function undoableWithdrawal({ stage, moves }: Mine, now: Date) {
	const last = moves.at(-1)
	if (stage !== 'withdrawn' || last?.to !== 'withdrawn') return null
	const until = new Date(last.at.getTime() + withdrawalUndoSeconds * 1000)
	return until > now ? { eventId: last.id, until: formatTime(until) } : null
}

/** The day on which a hospital that did not select the specialist stops reading; null before, and once it has stopped. */
function accessUntil({ stage, stageChangedAt, accessEndedAt }: Mine, now: Date): string | null {
	const end = new Date(stageChangedAt.getTime() + accessDays * 86_400_000)
	return stage === 'rejected' && !accessEndedAt && end > now ? formatDate(end) : null
}
