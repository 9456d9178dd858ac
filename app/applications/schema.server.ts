import { z } from 'zod'
import { optionalText } from '#app/platform/text.server.ts'
import { longestNote, longestReason, rejectionReasons } from './limits.ts'
import { stagesByHand } from './stage.ts'

/** What a specialist sends to apply for a job. */
export const ApplicationInput = z.object({
	note: optionalText({ max: longestNote, multiline: true }),
	attachResume: z
		.literal('on')
		.optional()
		.transform((ticked) => ticked === 'on'),
})
export type ApplicationInput = z.output<typeof ApplicationInput>

/** Which state of the application the page showed: a move decided on an older state is refused. */
const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

/** The page of ours to come back to; checked by `backTo` before anybody is sent there. */
const returnTo = z.string().max(500).optional()

export const StageInput = z.object({ to: z.enum(stagesByHand), version, returnTo })

/** One of the prepared reasons, words of the hospital's own, or both. */
export const RejectionInput = z
	.object({
		reason: z.enum(rejectionReasons).optional(),
		ownWords: optionalText({ max: longestReason, multiline: true }),
		version,
		returnTo,
	})
	.refine(({ reason, ownWords }) => reason || ownWords, {
		path: ['reason'],
		message: 'Choose a reason or write your own',
	})

/** Nothing but the button. */
export const NoInput = z.object({})
