import { z } from 'zod'
import { collegeToSave, degreeToSave, skillToSave } from '#app/catalog/words/typed-words.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { schemasOf } from '#app/platform/text/declared-fields.server.ts'
import { fieldsIn } from '#app/platform/text/declared-fields.ts'
import { plainText } from '#app/platform/text/text.server.ts'
import { requiredField, wholeNumber, yearField } from '#app/platform/text/typed-fields.server.ts'
import type { EducationEntry, ExperienceEntry, SkillEntry } from './section-contents.server.ts'
import { courseFields, postFields } from './section-fields.ts'
import { sectionLimits as limits } from './section-limits.ts'
import { seen } from './section-schemas.server.ts'
import { skillLevel } from '../tables.server.ts'
import { t } from '#app/platform/language/words.ts'

const messages = {
	month: () => t`Choose a month.`,
	year: (first: number, last: number) => t`Enter a year from ${{ first }} to ${{ last }}.`,
	ahead: () => t`Choose a month that has already started.`,
	end: () => t`Enter an end date, or select “I currently work here”.`,
	endToo: () => t`Remove the end date, or clear “I currently work here”.`,
	order: () => t`The end date must be after the start date.`,
	course: () => t`A course can last at most ${{ years: limits.courseYears }} years. Check the dates.`,
}

// Said together with what is wrong with other fields, not after it.
const always = { when: () => true }
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** New entries have not been seen in any state. */
const seenOrNew = seen.optional()

/** Posts have months and years, as no one remembers days. */
export function experienceInput(today = istToday(new Date())) {
	const thisYear = Number(today.slice(0, 4))
	const month = wholeNumber(1, 12, messages.month())
	const year = yearField(limits.firstYear, thisYear, messages.year(limits.firstYear, thisYear))
	const isAhead = (yearOf: number, monthOf: number) => monthOf >= 1 && firstDay(yearOf, monthOf) > today
	return z
		.object({
			seen: seenOrNew,
			/** Of the post; not called role, for no form may bring a role. */
			title: plainText({ max: limits.role }),
			startMonth: requiredField(month),
			startYear: requiredField(year),
			isCurrent: z
				.literal('on')
				.optional()
				.transform((ticked) => ticked === 'on'),
			endMonth: month,
			endYear: year,
			...schemasOf(postFields),
		})
		.superRefine(({ startYear, startMonth, endYear, endMonth, isCurrent }, context) => {
			const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
			if (isNumber(startYear) && isNumber(startMonth) && isAhead(startYear, startMonth))
				add('startMonth', messages.ahead())
			if (isCurrent) {
				if (endYear !== null || endMonth !== null) add('endMonth', messages.endToo())
				return
			}
			if (endYear === null || endMonth === null) {
				add(endMonth === null ? 'endMonth' : 'endYear', messages.end())
				return
			}
			if (isAhead(endYear, endMonth)) add('endMonth', messages.ahead())
			if (lastDay(endYear, endMonth) < firstDay(startYear, startMonth)) add('endYear', messages.order())
		})
}

const firstDay = (year: number, monthOf: number) => `${year}-${String(monthOf).padStart(2, '0')}-01`
/** Day 0 of the next month. */
const lastDay = (year: number, monthOf: number) => new Date(Date.UTC(year, monthOf, 0)).toISOString().slice(0, 10)

export function experienceContent(form: z.output<ReturnType<typeof experienceInput>>): Omit<ExperienceEntry, 'id'> {
	const { title, startYear, startMonth, endYear, endMonth } = form
	return {
		...fieldsIn(postFields, form),
		role: title,
		startsOn: firstDay(startYear, startMonth),
		endsOn: endYear === null || endMonth === null ? null : lastDay(endYear, endMonth),
	}
}

const course = schemasOf(courseFields)

export function educationInput(today = istToday(new Date())) {
	const thisYear = Number(today.slice(0, 4))
	const last = thisYear + limits.courseYears
	const first = limits.firstYear
	return z
		.object({
			seen: seenOrNew,
			...course,
			degree: course.degree.transform(degreeToSave),
			institution: course.institution.transform(collegeToSave),
			startYear: yearField(first, thisYear, messages.year(first, thisYear)),
			endYear: yearField(first, last, messages.year(first, last)),
		})
		.refine(({ startYear, endYear }) => !isNumber(startYear) || !isNumber(endYear) || endYear >= startYear, {
			path: ['endYear'],
			error: messages.order,
			...always,
		})
		.refine(
			({ startYear, endYear }) =>
				!isNumber(startYear) || !isNumber(endYear) || endYear <= startYear + limits.courseYears,
			{ path: ['endYear'], error: messages.course, ...always },
		)
}

export const educationContent = (form: z.output<ReturnType<typeof educationInput>>): Omit<EducationEntry, 'id'> =>
	fieldsIn(courseFields, form)

export const SkillInput = z.object({
	seen: seenOrNew,
	name: plainText({ max: limits.skill }).transform(skillToSave),
	level: z.enum(skillLevel.enumValues),
})

export const skillContent = ({ name, level }: z.output<typeof SkillInput>): Omit<SkillEntry, 'id'> => ({ name, level })
