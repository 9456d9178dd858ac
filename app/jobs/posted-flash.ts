import type { Flash } from '#app/platform/flash.ts'

export const undoOf = (jobId: string) => ({ action: `/hospital/jobs/${jobId}/undo`, label: 'Undo' })

export const postedFlash = (jobId: string, title: string): Flash => ({
	title: 'Job posted',
	detail: `${title} is live. You can move it back to drafts for 60 seconds.`,
	undo: undoOf(jobId),
})
