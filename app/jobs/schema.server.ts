import { z } from 'zod'
import { isJobShift } from '#app/catalog/shifts.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { addYears, isCalendarDate } from '#app/platform/dates.ts'
import { toAsciiDigits } from '#app/platform/digits.ts'
import { parseRupees, payUnits } from '#app/platform/money.ts'
import { optionalText, plainText, textMessages } from '#app/platform/text.server.ts'
import { limits } from './limits.ts'
import { employmentTypes } from './status.ts'

const messages = {
	pay: 'Enter an amount in rupees, for example 2,50,000.',
	payTo: 'The upper end must be at least the lower end.',
	date: 'Choose a date that exists.',
	past: 'Choose today or a later date.',
	far: 'Choose a date within the next two years.',
	whole: (max: number) => `Enter a whole number from 0 to ${max}.`,
	hours: `Enter hours from 1 to ${limits.hoursPerShift}.`,
	experienceTo: 'The upper end must be at least the lower end.',
	otherSpeciality: 'Enter the speciality.',
	skills: `Enter at most ${limits.skills} skills, separated by commas.`,
	lines: `Enter at most ${limits.lines} lines.`,
}

/** A field whose text means something: null when it is empty, a message when it means nothing. */
function meant<Value>(mean: (text: string) => Value | { problem: string }) {
	return z
		.string()
		.prefault('')
		.transform((text, context): Value | null => {
			if (text.trim() === '') return null
			const meaning = mean(text)
			if (typeof meaning !== 'object' || meaning === null || !('problem' in meaning)) return meaning
			context.addIssue({ code: 'custom', message: meaning.problem })
			return z.NEVER
		})
}

const required = <Value>(field: z.ZodType<Value | null>) =>
	field.transform((value, context): Value => {
		if (value !== null) return value
		context.addIssue({ code: 'custom', message: textMessages.required })
		return z.NEVER
	})

const amount = meant((text) => parseRupees(text) ?? { problem: messages.pay })

function wholeNumber(least: number, most: number, problem: string) {
	return meant((text) => {
		const digits = toAsciiDigits(text).trim()
		const number = /^\d{1,3}$/.test(digits) ? Number(digits) : -1
		return number >= least && number <= most ? number : { problem }
	})
}

const years = wholeNumber(0, limits.experienceYears, messages.whole(limits.experienceYears))
const calendarDay = meant((text) => (isCalendarDate(text) ? text : { problem: messages.date }))

/** The parts of a text, tidied, each once, in order. */
function parts(separator: RegExp, most: number, longest: number, tooMany: string) {
	const part = plainText({ max: longest })
	return optionalText({ max: most * (longest + 2), multiline: true }).transform((text, context): string[] => {
		const found: string[] = []
		for (const raw of (text ?? '').split(separator)) {
			if (raw.trim() === '') continue
			const tidied = part.safeParse(raw)
			if (!tidied.success) {
				context.addIssue({ code: 'custom', message: tidied.error.issues[0]?.message ?? textMessages.unreadable })
				return z.NEVER
			}
			if (!found.some((other) => other.toLowerCase() === tidied.data.toLowerCase())) found.push(tidied.data)
		}
		if (found.length <= most) return found
		context.addIssue({ code: 'custom', message: tooMany })
		return z.NEVER
	})
}

const skills = parts(/[,\n]/, limits.skills, limits.skill, messages.skills)
const lines = parts(/\n/, limits.lines, limits.line, messages.lines)

const optional = {
	/** Made when the form was drawn, so that the same form sent twice is one job. */
	id: z.uuid().optional(),
	/** Which state of the job the form was filled from. */
	version: z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number)
		.optional(),
	otherSpeciality: optionalText({ max: limits.speciality }),
	employmentType: z.enum(employmentTypes),
	payUnit: z.enum(payUnits),
	payTo: amount,
	hoursPerShift: wholeNumber(1, limits.hoursPerShift, messages.hours),
	experienceFrom: years,
	experienceTo: years,
	responsibilities: lines,
	requirements: lines,
	joiningBonus: amount,
	urgent: z
		.literal('on')
		.optional()
		.transform((ticked) => ticked === 'on'),
}

const knownSpeciality = (slug: string) => specialityBySlug(slug) !== null
const title = plainText({ max: limits.title })

type Ends = {
	payFrom: bigint | null
	payTo: bigint | null
	experienceFrom: number | null
	experienceTo: number | null
}

const payRises = ({ payFrom, payTo }: Ends) =>
	typeof payFrom !== 'bigint' || typeof payTo !== 'bigint' || payFrom <= payTo
const experienceRises = ({ experienceFrom: from, experienceTo: to }: Ends) =>
	typeof from !== 'number' || typeof to !== 'number' || from <= to
// Said together with what is wrong with other fields, not after it.
const always = { when: () => true }

/**
 * A job that can be published: everything is there but hours per shift, urgency and what is marked optional. It starts
 * today in India or later, or on the day it was published with.
 */
export function jobInput({ today, publishedStart }: { today: string; publishedStart?: string | null }) {
	const startsOn = required(calendarDay).superRefine((day, context) => {
		if (day === publishedStart) return
		if (day < today) context.addIssue({ code: 'custom', message: messages.past })
		else if (day > addYears(today, limits.startYears)) context.addIssue({ code: 'custom', message: messages.far })
	})
	return z
		.object({
			...optional,
			title,
			speciality: z.string().refine(knownSpeciality, { error: textMessages.required }),
			location: plainText({ max: limits.location }),
			shiftType: z.string().refine(isJobShift, { error: textMessages.required }),
			description: plainText({ max: limits.description, multiline: true }),
			requiredSkills: skills.refine((found) => found.length > 0, { error: textMessages.required }),
			startsOn,
			payFrom: required(amount),
		})
		.refine(payRises, { path: ['payTo'], error: messages.payTo, ...always })
		.refine(experienceRises, { path: ['experienceTo'], error: messages.experienceTo, ...always })
		.refine(({ speciality, otherSpeciality }) => speciality !== 'other' || otherSpeciality !== null, {
			path: ['otherSpeciality'],
			error: messages.otherSpeciality,
			...always,
		})
}

/** A job in the making: only the title must be there, but what is there must make sense. */
export const draftInput = z
	.object({
		...optional,
		title,
		speciality: z
			.string()
			.prefault('')
			.refine((slug) => slug === '' || knownSpeciality(slug)),
		location: optionalText({ max: limits.location }).transform((text) => text ?? ''),
		shiftType: z
			.string()
			.prefault('')
			.refine((shift) => shift === '' || isJobShift(shift)),
		description: optionalText({ max: limits.description, multiline: true }).transform((text) => text ?? ''),
		requiredSkills: skills,
		startsOn: calendarDay,
		payFrom: amount,
	})
	.refine(payRises, { path: ['payTo'], error: messages.payTo, ...always })
	.refine(experienceRises, { path: ['experienceTo'], error: messages.experienceTo, ...always })

export type JobInput = z.output<ReturnType<typeof jobInput>>
export type DraftInput = z.output<typeof draftInput>
