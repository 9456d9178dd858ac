import { z } from 'zod'
import { defineEvent } from '#app/platform/tasks.server.ts'

/** A hospital changed the address of a site. What is at that site is somewhere else from now on. */
export const siteMoved = defineEvent({ name: 'hospital.site-moved', payload: z.object({ siteId: z.uuid() }) })
