import { z } from 'zod'
import { refuseDeceptive, refuseDemandsOfSpecialist } from '#app/moderation/advice.ts'
import { optionalText, plainText } from '#app/platform/text/text.server.ts'
import { basicsShape } from '#app/specialists/schema.server.ts'
import { refuseUnknownField } from '#app/templates/schema.server.ts'
import { longestReturnTo } from '#app/platform/http/return-to.ts'
import {
	longestNote,
	longestReason,
	longestScoreNote,
	longestTag,
	longestTeamNote,
	longestOwnReason,
} from './limits.ts'
import { selectionFields } from './pipeline/selection.server.ts'
import { stagesByHand } from './stage.ts'

/** What a specialist sends to apply for a job. */
export const ApplicationInput = z.object({
	note: optionalText({ max: longestNote, multiline: true }).superRefine(refuseDemandsOfSpecialist),
	attachResume: z
		.literal('on')
		.optional()
		.transform((ticked) => ticked === 'on'),
	/** The person hides from this hospital and has seen that it will see them. */
	anyway: z
		.literal('on')
		.optional()
		.transform((ticked) => ticked === 'on'),
})
export type ApplicationInput = z.output<typeof ApplicationInput>

/** The form of it also asks for what the profile lacks. */
export const ApplicationForm = ApplicationInput.extend(basicsShape)

/** Which state of the application the page showed: a move decided on an older state is refused. */
const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

/** The page to return to in this app. `backTo` checks it before redirecting. */
const returnTo = z.string().max(longestReturnTo).optional()

export const StageInput = z.object({ to: z.enum(stagesByHand), version, returnTo })

/** One of the reasons that the hospital chooses from, a new one, words of its own, or several of these. */
const rejectionFields = (reasons: readonly string[]) => ({
	reason: z.enum(reasons, { error: 'Choose one of the listed reasons' }).superRefine(refuseDeceptive).optional(),
	newReason: optionalText({ max: longestOwnReason }).superRefine(refuseDeceptive),
	freeText: optionalText({ max: longestReason, multiline: true })
		.superRefine(refuseUnknownField)
		.superRefine(refuseDeceptive),
})
type RejectionFields = { reason?: string | undefined; newReason: string | null; freeText: string | null }
const hasReason = ({ reason, newReason, freeText }: RejectionFields) => Boolean(reason ?? newReason ?? freeText)
const noReason = { path: ['reason'], message: 'Choose a reason or write your own' }

export const rejectionInput = (reasons: readonly string[]) =>
	z.object({ ...rejectionFields(reasons), version, returnTo }).refine(hasReason, noReason)

export const BulkStageInput = z.object({ ...selectionFields, to: z.enum(stagesByHand), returnTo })
export const bulkRejectionInput = (reasons: readonly string[]) =>
	z.object({ ...selectionFields, ...rejectionFields(reasons), returnTo }).refine(hasReason, noReason)

export const NoteInput = z.object({ body: plainText({ max: longestTeamNote, multiline: true }), returnTo })
export const TagInput = z.object({ tag: plainText({ max: longestTag }), returnTo })
export const ScorecardInput = z.object({
	score: z.enum(['1', '2', '3', '4'], { error: 'Choose a score from 1 to 4.' }).transform(Number),
	note: optionalText({ max: longestScoreNote, multiline: true }),
	version,
	returnTo,
})
