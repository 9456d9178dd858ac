import { z } from 'zod'
import { refuseDeceptive } from '#app/moderation/advice.ts'
import { optionalText } from '#app/platform/text/text.server.ts'
import { closeReasonKeys } from './closure.ts'

/** The form that closes a job: one of the reasons, or one's own words. */
export const ClosingInput = z
	.object({
		reason: z.enum([...closeReasonKeys, 'other'], { error: 'Choose a reason.' }),
		otherReason: optionalText({ max: 200 }).superRefine(refuseDeceptive),
	})
	.superRefine(({ reason, otherReason }, context) => {
		if (reason === 'other' && otherReason === null)
			context.addIssue({ code: 'custom', path: ['otherReason'], message: 'Enter a short reason.' })
	})
