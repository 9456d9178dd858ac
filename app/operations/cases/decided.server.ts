import type { Flash } from '#app/platform/http/flash.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoTime } from '#app/platform/undo.ts'

const undoOf = (decisionId: string) => ({ action: `/operator/decisions/${decisionId}/undo`, label: 'Undo' })

/** After a decision that waits for its minute: on to the next case, with the way back. `then` is what happens after it. */
export const afterWaitingDecision = (to: string, decisionId: string, title: string, then?: string): Promise<Response> =>
	redirectWith(to, {
		title,
		detail: [`This takes effect in ${undoTime} unless you undo.`, then].filter(Boolean).join(' '),
		undo: undoOf(decisionId),
	})

/** After one that is in effect, of which the messages wait. */
export const afterDecisionAtOnce = (to: string, decisionId: string, message: Flash): Promise<Response> =>
	redirectWith(to, { ...message, undo: undoOf(decisionId) })
