import { z } from 'zod'
import { holdDays, longestCaseText } from '#app/cases/case-work.ts'
import {
	hidingReasons,
	hospitalFindings,
	hospitalRejections,
	holdReasons,
	pictureRefusalReasons,
} from './cases/case-reasons.ts'
import { rejectionReasons } from './credentials/rejection-reasons.ts'
import { refusalReasons } from '#app/moderation/status.ts'
import { typedPassword } from '#app/identity/sign-in/new-password.server.ts'
import { optionalText, plainText } from '#app/platform/text/text.server.ts'

export const SignIn = z.object({ email: plainText({ max: 254 }), password: typedPassword })

/** The version of the record that the operator saw, not typed by anyone. */
const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

export const Decision = z.object({ version })

/** Against what something was checked: one of the usual sources, or another. */
const source = { source: optionalText({ max: 160 }), otherSource: optionalText({ max: 160 }) }
const hasSource = ({ source: usual, otherSource }: { source: string | null; otherSource: string | null }) =>
	usual !== null || otherSource !== null
const missingSource = { path: ['source'], message: 'Choose or enter what you checked it against.' }

export const sourceOf = ({ source: usual, otherSource }: { source: string | null; otherSource: string | null }) =>
	otherSource ?? usual ?? ''

const freeText = optionalText({ max: 600, multiline: true })
const hasReason = ({ reason, freeText: text }: { reason?: string | undefined; freeText: string | null }) =>
	reason !== undefined || text !== null
const missingReason = { path: ['reason'], message: 'Please choose or enter a reason.' }

/** A hospital that was found true, at first or at its yearly check. */
export const HospitalCheck = z
	.object({ version, ...source, reason: z.enum(hospitalFindings).optional(), freeText })
	.refine(hasSource, missingSource)
	.refine(hasReason, missingReason)

/** The hospital reads the reason. */
export const HospitalRejection = z
	.object({ version, ...source, reason: z.enum(hospitalRejections).optional(), freeText })
	.refine(hasSource, missingSource)
	.refine(hasReason, missingReason)

/** Why a case is put aside, and for how many days. */
export const HoldInput = z
	.object({
		reason: z.enum(holdReasons).optional(),
		freeText: optionalText({ max: 300 }),
		days: z.enum(holdDays.map(String)).transform(Number),
	})
	.refine(hasReason, missingReason)

/** Why something is done to someone: one of these reasons, words of the operator's own, or both. */
export const reasonInput = (reasons: readonly string[]) =>
	z.object({ reason: z.enum(reasons).optional(), freeText }).refine(hasReason, missingReason)

/** As `reasonInput`, for a record that may have changed since it was read. */
export const decisionInput = (reasons: readonly string[]) =>
	z.object({ version, reason: z.enum(reasons).optional(), freeText }).refine(hasReason, missingReason)

/** What came of a report: the decision, and one of the usual outcomes, words of the operator's own, or both. */
export const settlementInput = <Verdict extends string>(
	verdicts: readonly [Verdict, ...Verdict[]],
	outcomes: readonly string[],
	unanswered: string,
) =>
	z
		.object({
			verdict: z.enum(verdicts, { error: unanswered }),
			reason: z.enum(outcomes).optional(),
			outcome: optionalText({ max: 600, multiline: true }),
		})
		.refine(({ reason, outcome }) => reason !== undefined || outcome !== null, {
			path: ['reason'],
			message: 'Choose or enter an outcome.',
			when: () => true,
		})

/** Both in the order in which they are read. */
export const wholeOutcome = ({ reason, outcome }: { reason?: string | undefined; outcome: string | null }) =>
	[reason, outcome].filter(Boolean).join(' ')

export const NoteInput = z.object({ note: optionalText({ max: longestCaseText, multiline: true }) })

/** What an operator asks for. */
export const QuestionInput = z
	.object({
		question: optionalText({ max: 200 }),
		freeText: optionalText({ max: longestCaseText, multiline: true }),
		/** Of the two buttons, the one that was selected. */
		sends: z.enum(['answer', 'question'], { error: 'Choose whether you answer or ask.' }),
	})
	.refine(({ question, freeText: text }) => question !== null || text !== null, {
		path: ['question'],
		message: 'Choose a question or write a message.',
	})

/** What a credential was held against, as its owner and whoever reads a pack will see it. */
export const Verification = z
	.object({
		version,
		...source,
		/** Other credentials of the same person, each verified where a source is chosen. */
		others: z.array(z.object({ id: z.uuid(), version, source: optionalText({ max: 160 }) })).optional(),
	})
	.refine(hasSource, missingSource)

/** One of the usual reasons, words of the operator's own, or both. */
export const CredentialRejection = z
	.object({ version, ...source, reason: z.enum(rejectionReasons).optional(), freeText })
	.refine(hasReason, missingReason)

/** Why a held text is refused or a job removed: one of the usual reasons, words of the operator's own, or both. */
export const RefusalInput = z
	.object({ reason: z.enum(refusalReasons).optional(), freeText })
	.refine(hasReason, missingReason)

/** Both in the order in which they are read. */
export const wholeReason = ({ reason, freeText: text }: { reason?: string | undefined; freeText: string | null }) =>
	[reason, text].filter(Boolean).join(' ')

/** Why a rating stops counting; its author reads it. */
export const HidingInput = z
	.object({ reason: z.enum(hidingReasons).optional(), freeText })
	.refine(hasReason, missingReason)
/** Why a picture is removed. */
export const PictureRefusal = z.object({ reason: z.enum(pictureRefusalReasons) })
/** Why a document is opened after its credential was decided. */
export const AccessReason = optionalText({ max: 200 })
