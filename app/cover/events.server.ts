import { defineHistoryEvent } from '#app/platform/lifecycle.server.ts'

/** A line was added to the history of a request. */
export const coverMoved = defineHistoryEvent('cover.moved')
