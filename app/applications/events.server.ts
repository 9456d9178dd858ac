import { z } from 'zod'
import { defineHistoryEvent } from '#app/platform/lifecycle.server.ts'
import { defineEvent } from '#app/platform/tasks/tasks.server.ts'

/**
 * An application came to an end: rejected, withdrawn or hired. Announced with the move, which may still be undone for
 * a minute: who closes something because of it looks again after that.
 */
export const applicationEnded = defineEvent({
	name: 'application.ended',
	payload: z.object({ applicationId: z.uuid() }),
})

/** A line was added to the history of an application. */
export const applicationMoved = defineHistoryEvent('application.moved')
