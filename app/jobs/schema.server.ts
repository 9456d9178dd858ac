import { z } from 'zod'
import { isLanguage } from '#app/catalog/languages.ts'
import { isJobShift } from '#app/catalog/shifts.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { addYears } from '#app/platform/dates.ts'
import { payUnits } from '#app/platform/money.ts'
import { optionalText, plainText, textMessages } from '#app/platform/text.server.ts'
import { amountField, dayField, parts, requiredField, wholeNumber } from '#app/platform/typed-fields.server.ts'
import { findJobPoint, type HospitalPlace } from './job-place.server.ts'
import { limits } from './limits.ts'
import { employmentTypes } from './status.ts'

const messages = {
	payTo: 'The maximum must be equal to or more than the minimum.',
	past: 'Choose today or a later date.',
	far: 'Choose a date within the next two years.',
	whole: (max: number) => `Enter a whole number from 0 to ${max}.`,
	hours: `Enter hours from 1 to ${limits.hoursPerShift}.`,
	experienceTo: 'The maximum must be equal to or more than the minimum.',
	otherSpeciality: 'Enter the speciality.',
	place: 'Location not found. Choose a city or area from the suggestions, or add a 6-digit PIN code.',
	skills: `Enter at most ${limits.skills} skills, separated by commas.`,
	lines: `Enter at most ${limits.lines} lines.`,
}

const withoutContact = 'Specialists reach you by applying, and you can message everyone who applies.'

const years = wholeNumber(0, limits.experienceYears, messages.whole(limits.experienceYears))
const skills = parts(/[,\n]/, limits.skills, limits.skill, messages.skills, withoutContact)
const lines = parts(/\n/, limits.lines, limits.line, messages.lines, withoutContact)

const optional = {
	/** Made when the form was drawn, so that the same form sent twice is one job. */
	id: z.uuid().optional(),
	/** Which state of the job the form was filled from. */
	version: z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number)
		.optional(),
	otherSpeciality: optionalText({ max: limits.speciality, withoutContact }),
	employmentType: z.enum(employmentTypes),
	payUnit: z.enum(payUnits),
	payTo: amountField,
	hoursPerShift: wholeNumber(1, limits.hoursPerShift, messages.hours),
	experienceFrom: years,
	experienceTo: years,
	responsibilities: lines,
	requirements: lines,
	joiningBonus: amountField,
	languages: z.array(z.string().refine(isLanguage)).prefault([]),
	urgent: z
		.literal('on')
		.optional()
		.transform((ticked) => ticked === 'on'),
}

const knownSpeciality = (slug: string) => specialityBySlug(slug) !== null
const title = plainText({ max: limits.title, withoutContact })

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

type JobRules = { today: string; publishedStart?: string | null; hospitalPlace?: HospitalPlace | null }

/**
 * A job that can be published: everything is there but hours per shift, urgency and what is marked optional. It starts
 * today in India or later, or on the day it was published with, at a place that searches by distance find.
 */
export function jobInput({ today, publishedStart, hospitalPlace = null }: JobRules) {
	const startsOn = requiredField(dayField).superRefine((day, context) => {
		if (day === publishedStart) return
		if (day < today) context.addIssue({ code: 'custom', message: messages.past })
		else if (day > addYears(today, limits.startYears)) context.addIssue({ code: 'custom', message: messages.far })
	})
	return z
		.object({
			...optional,
			title,
			speciality: z.string().refine(knownSpeciality, { error: textMessages.required }),
			location: plainText({ max: limits.location, withoutContact }).refine(
				(text) => findJobPoint(text, hospitalPlace) !== null,
				{ error: messages.place },
			),
			shiftType: z.string().refine(isJobShift, { error: textMessages.required }),
			description: plainText({ max: limits.description, multiline: true, withoutContact }),
			requiredSkills: skills.refine((found) => found.length > 0, { error: textMessages.required }),
			startsOn,
			payFrom: requiredField(amountField),
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
		location: optionalText({ max: limits.location, withoutContact }).transform((text) => text ?? ''),
		shiftType: z
			.string()
			.prefault('')
			.refine((shift) => shift === '' || isJobShift(shift)),
		description: optionalText({ max: limits.description, multiline: true, withoutContact }).transform(
			(text) => text ?? '',
		),
		requiredSkills: skills,
		startsOn: dayField,
		payFrom: amountField,
	})
	.refine(payRises, { path: ['payTo'], error: messages.payTo, ...always })
	.refine(experienceRises, { path: ['experienceTo'], error: messages.experienceTo, ...always })

export type JobInput = z.output<ReturnType<typeof jobInput>>
export type DraftInput = z.output<typeof draftInput>
