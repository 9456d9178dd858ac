import { z } from 'zod'
import { askForPlace, findPlace } from '#app/catalog/places/places.server.ts'
import { type Shift, shifts } from '#app/catalog/shifts.ts'
import { amountField, amountFor } from '#app/platform/text/typed-fields.server.ts'
import { unknownLocation } from './profile/profile.ts'
import { personName } from '#app/identity/person-name.server.ts'
import { emailAddress, optionalText, plainText } from '#app/platform/text/text.server.ts'
import { AboutInput } from './sections/section-schemas.server.ts'
import { severalMobiles } from '#app/platform/text/typed-mobile.ts'
import { sixDigitCode } from '#app/platform/text/typed-numbers.ts'
import { invalidPhone, normalisePhone } from '#app/identity/phone.server.ts'
import { longestReturnTo } from '#app/platform/http/return-to.ts'
import { t } from '#app/platform/language/words.ts'

const required = () => t`This field is required`
const emptyQuick = () => t`Please fill in all fields.`

const phone = (missing: () => string) =>
	z.string({ error: missing }).transform((typed, context) => {
		const digits = typed.replace(/[\s+]/g, '')
		const number = normalisePhone(typed)
		if (number !== null) return number
		// The prefix alone is an empty field.
		const isEmpty = digits === '' || digits === '91'
		context.addIssue({ code: 'custom', message: isEmpty ? missing() : (severalMobiles(typed) ?? invalidPhone()) })
		return z.NEVER
	})

const ticked = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')

/** The register page. */
export const RegisterInput = z.object({
	flow: z.literal('register').default('register'),
	name: personName,
	phone: phone(required),
	/** Keeps the file that was chosen before the number was changed. */
	keepResume: ticked,
	consent: ticked,
})

/** Logging in: the number alone. */
export const LoginInput = z.object({ flow: z.literal('login'), phone: phone(required) })

/** What a number that is new to us is asked for once its code was right. */
export const DetailsInput = z.object({
	name: personName,
	consent: z.literal('on', {
		error: () => t`To create an account, agree to how we use your data. Without an account you can still browse jobs.`,
	}),
})

/** The quick registration dialog: the same, with its own words for what is missing. */
export const QuickInput = z.object({
	flow: z.literal('quick'),
	name: z
		.string({ error: emptyQuick })
		.refine((typed) => typed.trim() !== '', { error: emptyQuick })
		.pipe(personName),
	phone: phone(emptyQuick),
	keepResume: ticked,
	consent: ticked,
})

const invalidCode = () => t`Please enter a valid 6-digit OTP code.`
export const CodeInput = z.object({
	code: z.string({ error: invalidCode }).transform((typed, context) => {
		const code = sixDigitCode(typed)
		if (code !== null) return code
		context.addIssue({ code: 'custom', message: invalidCode() })
		return z.NEVER
	}),
})

const speciality = plainText({ max: 80 })
const location = plainText({ max: 120 })

/** A choice between readings of the typed speciality, and the words that it was about. */
const specialityChoice = {
	specialityAs: z.string().max(60).optional(),
	specialityFor: z.string().max(200).optional(),
}

/** The same with years of experience, where a profile lacks them. Which of them must be there, the page says. */
export const basicsShape = {
	speciality: optionalText({ max: 80 }),
	location: optionalText({ max: 120 }),
	years: AboutInput.shape.yearsOfExperience,
}

/** Asked for until it is a place on the map: jobs near someone hang on it. It can be changed, or left for later as a whole. */
const placedLocation = location.superRefine((text, context) => {
	if (findPlace(text) === null) context.addIssue({ code: 'custom', message: askForPlace(text) ?? unknownLocation() })
})

export const CompletionInput = z.object({ speciality, ...specialityChoice, location: placedLocation })
export type CompletionInput = z.infer<typeof CompletionInput>

const email = z
	.string()
	.optional()
	.transform((typed) => typed?.trim() || undefined)
	.pipe(emailAddress.optional())
	.transform((address) => address ?? null)

/** Of the profile that the form was filled from. */
const version = z
	.string()
	.regex(/^[1-9]\d{0,8}$/)
	.transform(Number)

export const SettingsInput = z.object({
	name: personName,
	email,
	speciality,
	...specialityChoice,
	location,
	openToRelocate: ticked,
	version,
})
export type SettingsInput = z.infer<typeof SettingsInput>

/** The channels that are ticked, as 'job-digest email'. Version 0: nothing was ever saved. */
export const PreferencesInput = z.object({
	email: ticked,
	jobAlerts: ticked,
	messages: ticked,
	updates: ticked,
	channels: z.array(z.string().max(60)).max(100).default([]),
	version: z
		.string()
		.regex(/^(0|[1-9]\d{0,8})$/)
		.transform(Number),
})

export const PrivacyInput = z.object({
	profileVisibility: ticked,
	contactVisibility: ticked,
	experienceVisibility: ticked,
	anonymousMode: ticked,
	version,
})
export type PrivacyInput = z.infer<typeof PrivacyInput>

/** `returnTo` is the page that the button stood on. */
export const PrivateModeInput = z.object({
	mode: z.enum(['on', 'off']),
	returnTo: z.string().max(longestReturnTo).optional(),
})

export const HiddenHospitalInput = z.object({ hospital: plainText({ max: 120 }) })

const proposalKey = /^(?:name|email|years|languages|(?:degree|skill|post)(?:-\d{1,2})?)$/

const wordsOf = (word: z.ZodType<string, string>, most: number) =>
	z
		.string()
		.max(4_000)
		.default('')
		.transform((text) => text.split(' ').filter((part) => part !== ''))
		.pipe(z.array(word).max(most))

/** A list that a resume proposes, as it was shown, and what stayed ticked. */
const choice = {
	shown: wordsOf(z.string().regex(proposalKey), 100),
	items: z.array(z.string().regex(proposalKey)).max(100).default([]),
}
export const ProposalAnswer = z.object(choice)

/** What a new person is asked in one go. Each part may be left blank. */
export const OnboardingInput = z.object({
	resumeId: z.uuid().optional(),
	...choice,
	hide: z
		.array(plainText({ max: 120 }))
		.max(20)
		.default([]),
	hideAlso: optionalText({ max: 120 }),
	month: amountFor({ unit: 'month', to: 'dropped' }, amountField),
	shifts: z
		.array(z.enum(shifts as [Shift, ...Shift[]]))
		.max(shifts.length)
		.default([]),
	jobAlerts: ticked,
	...basicsShape,
})
export type OnboardingInput = z.output<typeof OnboardingInput>

/** What the message after an answer sends along, for taking it back. */
export const ProposalRestoration = z.object({
	items: wordsOf(z.string().regex(proposalKey), 100),
	saves: wordsOf(z.uuid(), 10),
	name: personName.optional(),
	email: z.literal('added').optional(),
})
