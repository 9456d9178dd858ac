import { z } from 'zod'
import { rejectionReasons } from './rejection-reasons.ts'
import { refusalReasons } from '#app/moderation/status.ts'
import { typedPassword } from '#app/identity/new-password.server.ts'
import { optionalText, plainText } from '#app/platform/text.server.ts'

export const SignIn = z.object({ email: plainText({ max: 254 }), password: typedPassword })

/** The version of the record that the operator saw, not typed by anyone. */
const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

export const Decision = z.object({ version })

/** Sent to the hospital as written. */
export const DecisionWithReason = z.object({ version, reason: plainText({ max: 600, multiline: true }) })

/** What a credential was held against, as its owner and whoever reads a pack will see it. */
export const Verification = z.object({ version, checkedAgainst: plainText({ max: 160 }) })

/** One of the usual reasons, words of the operator's own, or both. */
export const CredentialRejection = z
	.object({
		version,
		reason: z.enum(rejectionReasons).optional(),
		freeText: optionalText({ max: 600, multiline: true }),
	})
	.refine(({ reason, freeText }) => reason !== undefined || freeText !== null, {
		path: ['reason'],
		message: 'Please choose or enter a reason.',
	})

/** Why a held text is refused or a job removed: one of the usual reasons, words of the operator's own, or both. */
export const RefusalInput = z
	.object({ reason: z.enum(refusalReasons).optional(), freeText: optionalText({ max: 600, multiline: true }) })
	.refine(({ reason, freeText }) => reason !== undefined || freeText !== null, {
		path: ['reason'],
		message: 'Please choose or enter a reason.',
	})

/** Both in the order in which they are read. */
export const wholeReason = ({ reason, freeText }: z.output<typeof RefusalInput>) =>
	[reason, freeText].filter(Boolean).join(' ')

/** Why a rating stops counting; for the record, and for whoever asks. */
export const HidingInput = z.object({ reason: plainText({ max: 300, multiline: true }) })
/** Why someone no longer acts for a hospital. They and its owners read it. */
export const RemovalInput = z.object({ reason: plainText({ max: 600, multiline: true }) })
/** Why a specialist's profile is opened; they read it. */
export const OpeningInput = z.object({ reason: plainText({ max: 600, multiline: true }) })
/** Why a document is opened after its credential was decided. */
export const AccessReason = optionalText({ max: 200 })
