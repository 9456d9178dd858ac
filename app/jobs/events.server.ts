import { z } from 'zod'
import { defineHistoryEvent } from '#app/platform/lifecycle.server.ts'
import { defineEvent } from '#app/platform/tasks/tasks.server.ts'

/** A hospital closed a job. Applicants who still wait should be notified. */
export const jobClosed = defineEvent({ name: 'job.closed', payload: z.object({ jobId: z.uuid() }) })

/** A job can be seen and applied to from now on: published, reopened, going on after a pause, or changed while open. */
export const jobOpened = defineEvent({ name: 'job.opened', payload: z.object({ jobId: z.uuid() }) })

/** An operator removed a job. Applicants who still wait should be notified. */
export const jobTakenDown = defineEvent({ name: 'job.taken-down', payload: z.object({ jobId: z.uuid() }) })

/** A line was added to the history of a job. */
export const jobMoved = defineHistoryEvent('job.moved')
