import { z } from 'zod'
import { refuseDemandsToHospital } from '#app/moderation/advice.ts'
import { t } from '#app/platform/language/words.ts'
import { payUnits } from '#app/platform/text/money.ts'
import { optionalText, plainText } from '#app/platform/text/text.server.ts'
import { amountField, amountFor, requiredField } from '#app/platform/text/typed-fields.server.ts'
import { refuseUnknownField } from '#app/templates/schema.server.ts'
import { specialistReportReasons, userReportReasons } from './reports/user-reports.ts'
import {
	declineReasons,
	longestUserReportDetail,
	longestDeclineReason,
	longestMessage,
	longestPlace,
	longestReason,
} from './limits.ts'

const always = { when: () => true }

const withoutContact = 'You can share contact details once the specialist accepts your request.'

/** What a hospital sends to ask for contact: a job of its own or a reason, what it offers, and a message. */
export const RequestInput = z
	.object({
		jobId: z
			.union([z.uuid(), z.literal('')])
			.prefault('')
			.transform((id) => id || null),
		reason: optionalText({ max: longestReason, withoutContact }),
		payFrom: amountFor({ unit: { field: 'payUnit' }, to: 'payTo' }, requiredField(amountField)),
		payTo: amountFor({ unit: { field: 'payUnit' }, isMost: true }, amountField),
		payUnit: z.enum(payUnits),
		place: plainText({ max: longestPlace, withoutContact }),
		message: plainText({ max: longestMessage, multiline: true, withoutContact }).superRefine(refuseUnknownField),
	})
	.refine(({ jobId, reason }) => jobId !== null || reason !== null, {
		path: ['reason'],
		error: 'Choose a job or enter a reason.',
		...always,
	})
	.refine(({ payFrom, payTo }) => typeof payFrom !== 'bigint' || typeof payTo !== 'bigint' || payFrom <= payTo, {
		path: ['payTo'],
		error: 'The maximum must be equal to or more than the minimum.',
		...always,
	})
export type RequestInput = z.output<typeof RequestInput>

const ticked = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')

/**
 * `share`: phone and email are shared even if the switch hides them. `anyway`: the person hides from this hospital and has
 * seen that it will see them.
 */
export const AcceptanceInput = z.object({ share: ticked, anyway: ticked })

/** A decline, with a prepared reason, own words, both or neither. */
export const DeclineInput = z.object({
	reason: z.enum(declineReasons).optional(),
	freeText: optionalText({ max: longestDeclineReason, multiline: true }).superRefine(refuseDemandsToHospital),
})

export const UserReportInput = z.object({
	reason: z.enum(userReportReasons, { error: () => t`Choose a reason.` }),
	detail: plainText({ max: longestUserReportDetail, multiline: true }),
})
export const SpecialistReportInput = UserReportInput.extend({
	reason: z.enum(specialistReportReasons, { error: () => t`Choose a reason.` }),
})
export type UserReportInput = z.output<typeof UserReportInput>
