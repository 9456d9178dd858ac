import { z } from 'zod'
import { payUnits } from '#app/platform/money.ts'
import { optionalText, plainText } from '#app/platform/text.server.ts'
import { amountField, requiredField } from '#app/platform/typed-fields.server.ts'
import { conductReasons } from './conduct.ts'
import {
	declineReasons,
	longestConductDetail,
	longestDeclineReason,
	longestMessage,
	longestOutcome,
	longestPlace,
	longestReason,
} from './limits.ts'

const always = { when: () => true }

/** What a hospital sends to ask for contact: a job of its own or a reason, what it offers, and a message. */
export const RequestInput = z
	.object({
		jobId: z
			.union([z.uuid(), z.literal('')])
			.prefault('')
			.transform((id) => id || null),
		reason: optionalText({ max: longestReason }),
		payFrom: requiredField(amountField),
		payTo: amountField,
		payUnit: z.enum(payUnits),
		place: plainText({ max: longestPlace }),
		message: plainText({ max: longestMessage, multiline: true }),
	})
	.refine(({ jobId, reason }) => jobId !== null || reason !== null, {
		path: ['reason'],
		error: 'Choose a job, or say what it is about.',
		...always,
	})
	.refine(({ payFrom, payTo }) => typeof payFrom !== 'bigint' || typeof payTo !== 'bigint' || payFrom <= payTo, {
		path: ['payTo'],
		error: 'The upper end must be at least the lower end.',
		...always,
	})
export type RequestInput = z.output<typeof RequestInput>

const ticked = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')

/** Phone and e-mail are given with a yes where the switch keeps them back. */
export const AcceptanceInput = z.object({ share: ticked })

/** A no, with a prepared reason, words of one's own, both or neither. */
export const DeclineInput = z.object({
	reason: z.enum(declineReasons).optional(),
	ownWords: optionalText({ max: longestDeclineReason, multiline: true }),
})

/** Nothing but the button. */
export const NoInput = z.object({})

export const ConductInput = z.object({
	reason: z.enum(conductReasons),
	detail: plainText({ max: longestConductDetail, multiline: true }),
})
export type ConductInput = z.output<typeof ConductInput>

export const verdicts = ['upheld', 'dismissed'] as const
export const ConductSettlement = z.object({
	verdict: z.enum(verdicts),
	outcome: plainText({ max: longestOutcome, multiline: true }),
})
export type ConductSettlement = z.output<typeof ConductSettlement>
