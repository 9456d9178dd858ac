import { reviewTargetHours } from '#app/moderation/status.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { undoSeconds } from '#app/platform/undo.ts'

/** Undoes the one move that `eventId` names, and no later one. */
export const undoOf = (jobId: string, eventId: string) => ({
	action: `/hospital/jobs/${jobId}/undo?event=${eventId}`,
	label: 'Undo',
})

export const inReviewFlash = (title: string): Flash => ({
	title: 'In review',
	detail: `${title} is not live yet. We read it within ${reviewTargetHours} hours. Open the job to see why.`,
	tone: 'info',
})

export const postedFlash = (
	jobId: string,
	{ title, eventId, isHeld }: { title: string; eventId: string; isHeld: boolean },
): Flash =>
	isHeld
		? inReviewFlash(title)
		: {
				title: 'Job posted',
				detail: `${title} is live. You can move it back to drafts for ${undoSeconds} seconds.`,
				undo: undoOf(jobId, eventId),
			}
