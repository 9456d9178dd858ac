import { z } from 'zod'
import { defineEvent } from '#app/platform/tasks/tasks.server.ts'

/** We know better where the verified address of a hospital is. What is at it is there from now on. */
export const mainSiteMoved = defineEvent({
	name: 'hospital.main-site-moved',
	payload: z.object({ hospitalId: z.uuid() }),
})

/** A hospital changed the address of a site. What is at that site is somewhere else from now on. */
export const siteMoved = defineEvent({ name: 'hospital.site-moved', payload: z.object({ siteId: z.uuid() }) })
