import { z } from 'zod'
import { defineTask } from '#app/platform/tasks.server.ts'
import { removeOldContactMessages } from './contact.server.ts'

/** Every night: messages of the contact form go after a year, as the privacy policy says. */
export const forgetOldContactMessages = defineTask({
	name: 'content.forget-old-contact-messages',
	payload: z.object({}),
	schedule: '35 3 * * *',
	run: async () => void (await removeOldContactMessages()),
})
