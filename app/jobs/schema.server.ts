import { z } from 'zod'
import { isLanguage } from '#app/catalog/languages.ts'
import { isJobShift } from '#app/catalog/shifts.ts'
import { skillToSave } from '#app/catalog/words/typed-words.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { addYears } from '#app/platform/text/dates.ts'
import { payUnits } from '#app/platform/text/money.ts'
import { schemasOf } from '#app/platform/text/declared-fields.server.ts'
import { optionalText, plainText, textMessages } from '#app/platform/text/text.server.ts'
import {
	amountField,
	amountFor,
	dayField,
	parts,
	requiredField,
	wholeNumber,
} from '#app/platform/text/typed-fields.server.ts'
import type { NumberUnit } from '#app/platform/text/typed-numbers.ts'
import { findJobPoint, type JobSite } from './form/job-place.server.ts'
import { dutyFields } from './form/duty-sheet.ts'
import { limits } from './form/limits.ts'
import { payModels } from './pay-model.ts'
import { employmentTypes } from './status.ts'
import { lackOfTerms, type NeededTerms, type TermField, termFields } from './terms/terms.ts'

const messages = {
	rises: 'The maximum must be equal to or more than the minimum.',
	past: 'Choose today or a later date.',
	far: 'Choose a date within the next two years.',
	number: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
	hours: `Enter hours from 1 to ${limits.hoursPerShift}.`,
	otherSpeciality: 'Enter the speciality.',
	place: 'Location not found. Choose a city or area from the suggestions, or add a 6-digit PIN code.',
	certificates: 'Select this to post the job. You may check original certificates but not keep them.',
	skills: `Enter at most ${limits.skills} skills, separated by commas.`,
	lines: `Enter at most ${limits.lines} lines.`,
}

const withoutContact = 'Specialists reach you by applying, and you can message everyone who applies.'

const pay = { unit: { field: 'payUnit' } }

const number = (min: number, max: number, unit?: NumberUnit) => wholeNumber(min, max, messages.number(min, max), unit)
const years = number(0, limits.experienceYears, 'years')
const skills = parts(/[,\n]/, limits.skills, limits.skill, messages.skills, withoutContact).transform((typed) => [
	...new Set(typed.map(skillToSave)),
])
const lines = parts(/\n/, limits.lines, limits.line, messages.lines, withoutContact)

const dutySheet = schemasOf(dutyFields, { withoutContact })
const terms = schemasOf(termFields, { withoutContact })

const optional = {
	...dutySheet,
	...terms,
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
	payTo: amountFor({ ...pay, isMost: true }, amountField),
	payModel: z.enum(payModels).prefault('fixed'),
	feeSharePercent: number(1, 100, 'percent'),
	hoursPerShift: wholeNumber(1, limits.hoursPerShift, messages.hours, 'hours'),
	experienceFrom: years,
	experienceTo: years,
	responsibilities: lines,
	requirements: lines,
	joiningBonus: amountFor({ unit: null }, amountField),
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
	casesPerDayMin: number | null
	casesPerDayMax: number | null
}

const payRises = ({ payFrom, payTo }: Ends) =>
	typeof payFrom !== 'bigint' || typeof payTo !== 'bigint' || payFrom <= payTo
const rises = (from: number | null, to: number | null) =>
	typeof from !== 'number' || typeof to !== 'number' || from <= to
const experienceRises = ({ experienceFrom, experienceTo }: Ends) => rises(experienceFrom, experienceTo)
const casesRise = ({ casesPerDayMin, casesPerDayMax }: Ends) => rises(casesPerDayMin, casesPerDayMax)
// Said together with what is wrong with other fields, not after it.
const always = { when: () => true }

const needed = (name: TermField, error: string = textMessages.required) => {
	const rule = (terms: NeededTerms) => !lackOfTerms(terms).includes(name)
	const said: [typeof rule, { path: PropertyKey[]; error: string; when: () => boolean }] = [
		rule,
		{ path: [name], error, ...always },
	]
	return said
}

type JobRules = {
	today: string
	publishedStart?: string | null
	publishedApplyBy?: string | null
	/** Of the hospital. */
	sites?: readonly JobSite[]
}

/**
 * A job that can be published: everything is there but hours per shift, urgency and what is marked optional, and of the terms those that bind. It starts
 * today in India or later, or on the day it was published with, at a place that searches by distance find.
 */
export function jobInput({ today, publishedStart, publishedApplyBy, sites = [] }: JobRules) {
	const soon = (published: string | null | undefined) => (day: string | null, context: z.RefinementCtx) => {
		if (day === null || day === published) return
		if (day < today) context.addIssue({ code: 'custom', message: messages.past })
		else if (day > addYears(today, limits.startYears)) context.addIssue({ code: 'custom', message: messages.far })
	}
	return z
		.object({
			...optional,
			title,
			speciality: z.string().refine(knownSpeciality, { error: textMessages.required }),
			location: plainText({ max: limits.location, withoutContact }).refine(
				(text) => findJobPoint(text, sites) !== null,
				{ error: messages.place },
			),
			shiftType: z.string().refine(isJobShift, { error: textMessages.required }),
			description: plainText({ max: limits.description, multiline: true, withoutContact }),
			requiredSkills: skills.refine((found) => found.length > 0, { error: textMessages.required }),
			startsOn: requiredField(dayField).superRefine(soon(publishedStart)),
			applyBy: dutySheet.applyBy.superRefine(soon(publishedApplyBy)),
			payFrom: amountFor({ ...pay, to: 'payTo' }, requiredField(amountField)),
		})
		.refine(...needed('bond'))
		.refine(...needed('bondAmount'))
		.refine(...needed('bondMonths'))
		.refine(...needed('certificatesNeverKept', messages.certificates))
		.refine(...needed('engagement'))
		.refine(payRises, { path: ['payTo'], error: messages.rises, ...always })
		.refine(experienceRises, { path: ['experienceTo'], error: messages.rises, ...always })
		.refine(casesRise, { path: ['casesPerDayMax'], error: messages.rises, ...always })
		.refine(({ speciality, otherSpeciality }) => speciality !== 'other' || otherSpeciality !== null, {
			path: ['otherSpeciality'],
			error: messages.otherSpeciality,
			...always,
		})
}

/** What a job in the making may leave out. */
const draftFields = {
	...optional,
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
	payFrom: amountFor({ ...pay, to: 'payTo' }, amountField),
}

const draftOf = <Title extends z.ZodType<string>>(named: Title) =>
	z
		.object({ ...draftFields, title: named })
		.refine(payRises, { path: ['payTo'], error: messages.rises, ...always })
		.refine(experienceRises, { path: ['experienceTo'], error: messages.rises, ...always })
		.refine(casesRise, { path: ['casesPerDayMax'], error: messages.rises, ...always })

/** A job in the making: only the title must be there, but what is there must make sense. */
export const draftInput = draftOf(title)

/** The same while someone types. */
export const unfinishedInput = draftOf(
	optionalText({ max: limits.title, withoutContact }).transform((text) => text ?? ''),
)

export type JobInput = z.output<ReturnType<typeof jobInput>>
export type DraftInput = z.output<typeof draftInput>
