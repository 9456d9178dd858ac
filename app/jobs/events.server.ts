import { z } from 'zod'
import { defineEvent } from '#app/platform/tasks.server.ts'

/** A hospital closed a job: whoever applied and is still waiting should hear of it. */
export const jobClosed = defineEvent({ name: 'job.closed', payload: z.object({ jobId: z.uuid() }) })
