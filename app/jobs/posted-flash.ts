import type { Flash } from '#app/platform/flash.ts'

export const undoOf = (jobId: string) => ({ action: `/hospital/jobs/${jobId}/undo`, label: 'Undo' })

export const postedFlash = (jobId: string, title: string): Flash => ({
	title: 'Job posted',
	detail: `${title} is open. For 60 seconds you can take it back to your drafts.`,
	undo: undoOf(jobId),
})
