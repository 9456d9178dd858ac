import { formatDate, waitingFor } from '#app/platform/dates.ts'
import { formatPayRange } from '#app/platform/money.ts'
import type { findMyApplication } from './my-applications.server.ts'
import { isOpen, mayMove } from './stage.ts'
import { timelineOf } from './timeline.ts'
import { reachableHow, whatHappensNext } from './words.ts'

type Mine = NonNullable<Awaited<ReturnType<typeof findMyApplication>>>
export type ApplicationView = ReturnType<typeof applicationView>

/** An application as the specialist's page about it prints it. */
export function applicationView(found: Mine, { now, pushKey }: { now: Date; pushKey: string | null }) {
	const { id, stage, seenAt, jobStatus, stageChangedAt, payMinPaise, payMaxPaise, payUnit } = found
	const jobOpen = jobStatus === 'open'
	return {
		id,
		stage,
		note: found.note,
		resumeName: found.resumeName,
		rejectionReason: found.rejectionReason,
		applied: formatDate(found.appliedAt),
		waiting: isOpen(stage) ? waitingFor(stageChangedAt, now) : null,
		next: whatHappensNext({ stage, seen: seenAt !== null, jobOpen }),
		reachable: reachableHow(found),
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
		can: { withdraw: mayMove(stage, 'withdrawn', 'specialist') },
	}
}
