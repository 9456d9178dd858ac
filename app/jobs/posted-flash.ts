import type { Flash } from '#app/platform/flash.ts'

/** Undoes the one move that `eventId` names, and no later one. */
export const undoOf = (jobId: string, eventId: string) => ({
	action: `/hospital/jobs/${jobId}/undo?event=${eventId}`,
	label: 'Undo',
})

export const postedFlash = (jobId: string, { title, eventId }: { title: string; eventId: string }): Flash => ({
	title: 'Job posted',
	detail: `${title} is live. You can move it back to drafts for 60 seconds.`,
	undo: undoOf(jobId, eventId),
})
