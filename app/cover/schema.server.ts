import { z } from 'zod'
import { procedureOf } from '#app/catalog/procedures.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { words } from '#app/platform/language/words.ts'
import { addDays, isCalendarDate, istToday } from '#app/platform/text/dates.ts'
import { formatRupees } from '#app/platform/text/money.ts'
import { refuseDeceptive, refuseDemands, refuseDemandsToHospital } from '#app/moderation/advice.ts'
import { PhoneFields } from '#app/hospitals/team/phone-form.server.ts'
import { schemasOf } from '#app/platform/text/declared-fields.server.ts'
import { fieldsIn } from '#app/platform/text/declared-fields.ts'
import { optionalText, plainText } from '#app/platform/text/text.server.ts'
import { amountField, amountFor, requiredField, meant, wholeNumber } from '#app/platform/text/typed-fields.server.ts'
import { typedTime } from '#app/platform/text/typed-time.ts'
import { hoursOf, isFarFromAsked } from '#app/platform/text/worked-hours.ts'
import type { CoverRequest } from './asking/requests.server.ts'
import { earliestStart, startsBeforeCall } from './asking/first-clock.ts'
import { farFromAskedLine } from './labels.ts'
import { coverDetails } from './asking/details.ts'
import { coverPreferenceFields } from './availability/preference-fields.ts'
import { coverLimits as limits, coverUnits, patients, urgencies } from './asking/kinds.ts'

const messages = words({
	date: 'Choose a date that exists.',
	time: 'Enter a time, for example 09:00.',
	past: 'Choose a time that is still to come.',
	reply: 'You can message each other here.',
	future: 'These hours are not over yet.',
	described: 'Choose one.',
	over: 'Choose today or a later day.',
	daysOffFar: 'Choose a day within the next two years.',
	daysOff: 'Choose a last day that is not before the first.',
	worked: 'Enter the hours that you worked. They must touch the hours that were asked for.',
})
/** Beside the fields of a hospital alone. */
const ofRequest = {
	far: `Choose a day within the next ${limits.daysAhead} days.`,
	length: 'Cover is between 30 minutes and 24 hours long. Check both times.',
	weeks: `Choose from 1 to ${limits.weeks} weeks.`,
	payMost: `Cover pays at most ${formatRupees(limits.payMostPaise)}. Check the amount.`,
}
const withoutContact = 'You both get each other’s contact details when someone accepts.'

const minute = 60_000
const day = z
	.string()
	.max(10)
	.refine(isCalendarDate, { error: () => messages.date })
const clock = requiredField(meant<string>((text) => typedTime(text) ?? { problem: messages.time }))

const coverPay = requiredField(amountField).refine((paise) => paise <= limits.payMostPaise, ofRequest.payMost)

const slugs = specialities.filter(({ slug }) => slug !== 'other').map(({ slug }) => slug)

const details = schemasOf(coverDetails, { withoutContact, refuse: refuseDeceptive })

const siteField = z.union([z.literal(''), z.uuid()]).default('')

/** What is there at a site. Empty for the verified address. */
export const SheetInput = z.object({ site: siteField, equipment: details.equipment })

/** The form that asks for cover, at `now`. It cannot wait for a review, so what would be held is refused beside its field. */
export const requestInput = (now = new Date()) => z.object(requestFields).superRefine(inTime(now))

/** The same of a hospital that we have not verified. */
export const firstInput = (now = new Date()) =>
	z
		.object({ ...requestFields, registrationNumber: plainText({ max: 80, withoutContact: 'Enter only the number.' }) })
		.superRefine(inTime(now))
		.superRefine(({ date, from, to }, context) => {
			const { startsAt } = hoursOf(date, from, to)
			if (startsAt > now && startsAt <= earliestStart(now))
				context.addIssue({ code: 'custom', path: ['from'], message: startsBeforeCall(now) })
		})

const requestFields = {
	/** Of the page that the form was on. The same form sent twice has the same one. */
	form: z.uuid().optional().catch(undefined),
	/** Empty for the verified address. */
	site: siteField,
	speciality: z.enum(slugs as [string, ...string[]], { error: 'Choose a speciality' }),
	work: plainText({ max: limits.work, withoutContact }).superRefine(refuseDeceptive),
	urgency: z.enum(urgencies, { error: 'Choose one' }),
	patient: z.enum(patients, { error: 'Choose one' }),
	date: day,
	from: clock,
	to: clock,
	pay: amountFor({ unit: { field: 'unit' } }, coverPay),
	unit: z.enum(coverUnits, { error: 'Choose one' }),
	weeks: wholeNumber(1, limits.weeks, ofRequest.weeks).transform((weeks) => weeks ?? 1),
	...details,
	/** Of the member, as long as they have no number yet. */
	...PhoneFields.shape,
}

const inTime =
	(now: Date) =>
	({ date, from, to }: { date: string; from: string; to: string }, context: z.core.$RefinementCtx) => {
		const { startsAt, endsAt } = hoursOf(date, from, to)
		const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
		const minutes = (endsAt.getTime() - startsAt.getTime()) / minute
		if (date > addDays(istToday(now), limits.daysAhead)) refuse('date', ofRequest.far)
		else if (startsAt <= now) refuse(date < istToday(now) ? 'date' : 'from', messages.past)
		if (minutes < limits.minutesLeast || minutes > limits.minutesMost) refuse('to', ofRequest.length)
	}

export function requestOf(form: z.output<ReturnType<typeof requestInput>>): CoverRequest {
	const { work, urgency, patient, weeks } = form
	return {
		...(form.form === undefined ? {} : { formId: form.form }),
		...{ work, urgency, patient, weeks },
		...fieldsIn(coverDetails, form),
		procedureSlug: procedureOf(work),
		siteId: form.site === '' ? null : form.site,
		specialitySlug: form.speciality,
		...hoursOf(form.date, form.from, form.to),
		payPaise: form.pay,
		payUnit: form.unit,
	}
}

const reasonText = plainText({ max: limits.reason, multiline: true })
const optionalReason = optionalText({ max: limits.reason, multiline: true })
/** Of a specialist, who may have to tell what a hospital asked for. */
const specialistReasonText = reasonText.superRefine(refuseDemandsToHospital)
/** Of a hospital. It cannot wait for a review, so what would be held is refused beside the field. */
const hospitalReasonText = reasonText.superRefine(refuseDemands)
export const ReasonInput = z.object({ reason: specialistReasonText })
export const HospitalReasonInput = z.object({ reason: hospitalReasonText })
export const AcceptInput = z.object({ tired: z.enum(['on']).optional() })
const steps = ['decline', 'on-the-way', 'arrived', 'paid', 'unpaid'] as const
export type CoverStep = (typeof steps)[number]
export const StepInput = z.object({ step: z.enum(steps) })
export const VersionInput = z.object({
	version: z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number),
})

/** What the form asks beside the hours: a specialist whether all was as described, and who enters other hours than the first side for a reason. */
export type AskedWithHours = { described: boolean; reason: boolean }

/** The hours as worked: over by now, some of them among those that were asked for, and with a reason where they are far from these. */
export const workedInput = (
	asked: { startsAt: Date; endsAt: Date },
	{ described, reason }: AskedWithHours,
	now = new Date(),
) =>
	z
		.object({
			date: day,
			from: clock,
			to: clock,
			described: described
				? z.enum(['yes', 'no'], { error: () => messages.described })
				: z.enum(['yes', 'no']).optional().catch(undefined),
			// A hospital is not asked whether all was as described.
			reason: described
				? reason
					? specialistReasonText
					: optionalReason.superRefine(refuseDemandsToHospital)
				: reason
					? hospitalReasonText
					: optionalReason.superRefine(refuseDemands),
		})
		.superRefine(({ date, from, to, reason: why }, context) => {
			const hours = hoursOf(date, from, to)
			const refuse = (message: string, path = 'to') => context.addIssue({ code: 'custom', path: [path], message })
			if (hours.endsAt > now) refuse(messages.future)
			else if (hours.startsAt >= asked.endsAt || hours.endsAt <= asked.startsAt) refuse(messages.worked)
			else if (!why && isFarFromAsked(asked, hours)) refuse(farFromAskedLine(asked, hours), 'reason')
		})

export const verdictInput = (allowed: readonly [string, ...string[]]) =>
	z.object({
		verdict: z.enum(allowed, { error: messages.described }),
		reason: plainText({ max: limits.reason, multiline: true }),
	})

export const PreferencesInput = z.object(schemasOf(coverPreferenceFields))

const lastDayAhead = (now: Date) => addDays(istToday(now), limits.daysOffAhead)

/** Days on which the hours of the week do not count. Without a last day it is one. */
export const daysOffInput = (now = new Date()) =>
	z
		.object({ act: z.literal('days-off').optional(), first: day, last: z.union([z.literal(''), day]).default('') })
		.superRefine(({ first, last }, context) => {
			const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
			const end = last || first
			const path = last === '' ? 'first' : 'last'
			if (end < first) refuse(path, messages.daysOff)
			else if (end < istToday(now)) refuse(path, messages.over)
			else if (end > lastDayAhead(now)) refuse(path, messages.daysOffFar)
		})
export const RemovedDaysInput = z.object({ act: z.literal('remove'), id: z.uuid() })

/** What one side says about its record; empty takes it back. Others read it, so it is refused for what would be held elsewhere. */
export const replyInput = () =>
	z.object({
		reply: optionalText({ max: limits.reply, multiline: true, withoutContact: messages.reply }).superRefine(
			refuseDeceptive,
		),
	})

export const RaiseInput = z.object({ pay: amountFor({ unit: null }, coverPay) })
/** Hours and pay for the weeks of a list for which no one has been asked. */
export const SeriesInput = z
	.object({ act: z.literal('change'), from: clock, to: clock, pay: amountFor({ unit: null }, coverPay) })
	.superRefine(({ from, to }, context) => {
		const { startsAt, endsAt } = hoursOf('2026-01-01', from, to)
		const minutes = (endsAt.getTime() - startsAt.getTime()) / minute
		if (minutes < limits.minutesLeast || minutes > limits.minutesMost)
			context.addIssue({ code: 'custom', path: ['to'], message: ofRequest.length })
	})
export const RestInput = z.object({ tired: z.enum(['on', 'off']) })

export const FavouriteInput = z.object({ specialist: z.uuid(), first: z.enum(['on', 'off']) })

/** Hours of one day beside those of the week. An end that is not after the start is on the next day. */
export const extraHoursInput = (now = new Date()) =>
	z.object({ act: z.literal('extra').optional(), date: day, from: clock, to: clock }).superRefine((form, context) => {
		const { endsAt } = hoursOf(form.date, form.from, form.to)
		const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
		if (form.date > lastDayAhead(now)) refuse('date', messages.daysOffFar)
		else if (endsAt <= now) refuse('to', messages.past)
	})

/** For how many hours from now; 0 switches it off. */
export const onNowHours = [4, 8, 12] as const
export const OnNowInput = z.object({ hours: z.enum(['0', '4', '8', '12']).transform(Number) })

/** Until a time of today, or of tomorrow where it has passed. */
export const OnUntilInput = z.object({ until: clock })
