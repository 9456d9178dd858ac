import { z } from 'zod'
import { refuseDemands, refuseDemandsToHospital } from '#app/moderation/advice.ts'
import { words } from '#app/platform/language/words.ts'
import { addYears, istToday } from '#app/platform/text/dates.ts'
import { lackOfTerms, termFields, termNames } from '#app/jobs/terms/terms.ts'
import { schemasOf } from '#app/platform/text/declared-fields.server.ts'
import { payUnits } from '#app/platform/text/money.ts'
import { optionalText, plainText, textMessages } from '#app/platform/text/text.server.ts'
import { amountField, amountFor, dayField, requiredField } from '#app/platform/text/typed-fields.server.ts'
import {
	defaultResponseDays,
	longestComment,
	longestOffer,
	longestReason,
	longestTerms,
	responseDays,
} from './limits.ts'
import { type DifferenceName, offered, whyField } from './terms/against-job.ts'

const messages = words({
	past: 'Choose today or a later date.',
	far: 'Choose a date within the next year.',
	stars: 'Choose one to five stars.',
})
/** Beside the fields of a hospital alone. */
const ofHospital = {
	notYet: 'Choose today or an earlier date.',
	longAgo: 'Choose a date within the last year.',
	days: 'Choose how long the offer is open.',
}

/** Which state of the application the page showed: what was decided on an older one is refused. */
const version = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

const dayWithin = (least: string, most: string, texts: { early: string; late: string }) =>
	requiredField(dayField).superRefine((day, context) => {
		if (day < least) context.addIssue({ code: 'custom', message: texts.early })
		else if (day > most) context.addIssue({ code: 'custom', message: texts.late })
	})

const differing: readonly DifferenceName[] = ['pay', ...termNames]
const reasons = Object.fromEntries(
	differing.map((name) => [whyField(name), optionalText({ max: longestReason, multiline: true })]),
)
const reasonsIn = (typed: Record<string, unknown>) =>
	Object.fromEntries(differing.map((name) => [name, typed[whyField(name)] ?? null])) as Reasons

/** Why an offer departs from its job, by the term. */
export type Reasons = Partial<Record<DifferenceName, string | null>>

/** What a hospital offers: one figure and its unit, a first day from today in India on, words, terms, and time to respond. */
export const offerInput = (today = istToday(new Date())) =>
	z
		.object({
			payPaise: amountFor({ unit: { field: 'payUnit' } }, requiredField(amountField)),
			payUnit: z.enum(payUnits),
			startsOn: dayWithin(today, addYears(today, 1), { early: messages.past, late: messages.far }),
			message: plainText({ max: longestOffer, multiline: true }),
			terms: optionalText({ max: longestTerms, multiline: true }),
			...schemasOf(termFields),
			...reasons,
			respondDays: z
				.string()
				.refine((text) => responseDays.some((days) => String(days) === text), ofHospital.days)
				.transform(Number)
				.default(defaultResponseDays),
			version,
		})
		.superRefine((offer, context) => {
			// A bond without its amount or its months tells no one what it binds to.
			for (const field of lackOfTerms(offered(offer)))
				if (field === 'bondAmount' || field === 'bondMonths')
					context.addIssue({ code: 'custom', path: [field], message: textMessages.required })
		})

/** What came of the form: the terms that the offer states, and why it departs from its job. */
export const offerOf = (typed: z.output<ReturnType<typeof offerInput>>) => {
	const { payPaise, payUnit, startsOn, message, terms, respondDays, version: seen, ...rest } = typed
	return {
		...{ payPaise, payUnit, startsOn, message, terms, respondDays, version: seen },
		stated: offered(rest),
		reasons: reasonsIn(rest),
	}
}
export type OfferInput = ReturnType<typeof offerOf>

const otherDate = (today: string, refuse: typeof refuseDemandsToHospital) =>
	z.object({
		startsOn: dayWithin(today, addYears(today, 1), { early: messages.past, late: messages.far }),
		reason: plainText({ max: longestReason, multiline: true }).superRefine(refuse),
		/** The date that the page showed as agreed. */
		agreed: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
	})

/** Another joining date, as each side proposes it to the other. */
export const joiningDateInput = {
	hospital: (today = istToday(new Date())) => otherDate(today, refuseDemands),
	specialist: (today = istToday(new Date())) => otherDate(today, refuseDemandsToHospital),
}
export type JoiningDateInput = z.output<ReturnType<typeof otherDate>>

/** The day on which someone began to work, today in India at the latest. */
export const startInput = (today = istToday(new Date())) =>
	z.object({
		startedOn: dayWithin(addYears(today, -1), today, { early: ofHospital.longAgo, late: ofHospital.notYet }),
		version,
	})

export const VersionInput = z.object({ version })
export const DeclineInput = z.object({
	reason: optionalText({ max: longestReason, multiline: true }).superRefine(refuseDemandsToHospital),
})
const stars = z.enum(['1', '2', '3', '4', '5'], { error: () => messages.stars }).transform(Number)
const comment = optionalText({ max: longestComment, multiline: true })
export const RatingInput = z.object({ stars, comment: comment.superRefine(refuseDemandsToHospital) })
/** What a hospital writes about a specialist, who reads it. */
export const HospitalRatingInput = z.object({ stars, comment: comment.superRefine(refuseDemands) })
export type RatingInput = z.output<typeof RatingInput>

/** Accepting, and what becomes of other open applications; it may be left out where there are none. */
export const AcceptInput = z.object({
	others: z.enum(['withdraw', 'keep']).optional(),
	/** The differences from the job that the person accepts, each by itself. */
	agreed: z.array(z.string()).default([]),
})
