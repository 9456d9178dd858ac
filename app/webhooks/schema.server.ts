import { z } from 'zod'
import { eventTypes } from './events.ts'
import { longestUrl } from './limits.ts'
import { readAddress, whyNotCallable } from './post.server.ts'

export const EndpointInput = z.object({
	url: z
		.string({ error: 'Enter an address.' })
		.trim()
		.max(longestUrl, { error: `Enter at most ${longestUrl} characters.` })
		.superRefine((text, context) => {
			const message = whyNotCallable(text)
			if (message) context.addIssue({ code: 'custom', message })
		})
		.transform((text) => readAddress(text)?.href ?? text),
	events: z.array(z.enum(eventTypes)).min(1, { error: 'Choose at least one event.' }),
})
