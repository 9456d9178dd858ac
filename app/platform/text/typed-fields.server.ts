import { z } from 'zod'
import { t } from '../language/words.ts'
import { isCalendarDate } from './dates.ts'
import { optionalText, plainText, said, type Sentence, textMessages } from './text.server.ts'
import { type PayUnit, payUnits, rupeesForField } from './money.ts'
import { amountIn, parseRupees } from './typed-amount.ts'
import { type NumberUnit, typedNumber, typedYear } from './typed-numbers.ts'
import { typedTime } from './typed-time.ts'

/** A field whose text means something: null when it is empty, a message when it means nothing. */
export function meant<Value>(mean: (text: string) => Value | { problem: string }) {
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

/** The same field, but it must be there. */
export const requiredField = <Value>(field: z.ZodType<Value | null>) =>
	field.transform((value, context): Value => {
		if (value !== null) return value
		context.addIssue({ code: 'custom', message: textMessages.required })
		return z.NEVER
	})

/** Rupees as people type them, in paise. */
export const amountField = meant(
	(text) => parseRupees(text) ?? { problem: t`Enter an amount in rupees, for example 2,50,000.` },
)

type Amount = {
	/** Per what the amount is: fixed, or as another field of the form says. Null for a sum that is paid once. */
	unit: PayUnit | null | { field: string }
	/** The field that takes the upper end of a range, or `dropped` where the lower one is all that counts. */
	to?: string
	/** It is the upper end of a range: 'up to 60k' says it. */
	isMost?: true
}
const amounts = new WeakMap<object, Amount>()

/** Says what an amount is for, so that '30 LPA' in a field of monthly pay is read as such. */
export function amountFor<Field extends z.ZodType>(amount: Amount, field: Field): Field {
	// A field of its own: others may use the same one for another unit.
	const own = field.clone()
	amounts.set(own, amount)
	return own
}

/** The form with the amounts of its fields in plain digits, and what is wrong with those that cannot be read so. */
export function readAmounts(form: FormData, shape: Record<string, object>) {
	const read = new FormData()
	for (const [name, value] of form) read.append(name, value)
	const fields: Record<string, string[]> = {}
	for (const [name, schema] of Object.entries(shape)) {
		const amount = amounts.get(schema)
		const typed = form.get(name)
		if (!amount || typeof typed !== 'string' || typed.trim() === '') continue
		const { unit, to, isMost } = amount
		const per = unit !== null && typeof unit === 'object' ? form.get(unit.field) : unit
		const other = to === undefined ? null : form.get(to)
		const hasRoom = to !== undefined && (typeof other !== 'string' || other.trim() === '')
		const found = amountIn(
			payUnits.find((each) => each === per) ?? null,
			typed,
			isMost ? 'most' : hasRoom ? 'allowed' : 'none',
		)
		if ('problem' in found) {
			fields[name] = [found.problem]
			continue
		}
		read.set(name, rupeesForField(found.paise))
		if (to !== undefined && found.toPaise !== null && Object.hasOwn(shape, to))
			read.set(to, rupeesForField(found.toPaise))
	}
	return { read, fields }
}

/** A day as `YYYY-MM-DD` that exists. */
export const dayField = meant((text) => (isCalendarDate(text) ? text : { problem: t`Choose a date that exists.` }))

/** A time of day as '21:00', however it is typed. */
export const timeField = (problem: Sentence) => meant((text) => typedTime(text) ?? { problem: said(problem) })

/** In any digits, without sign or exponent, with or without the word for what is counted. */
export function wholeNumber(least: number, most: number, problem: Sentence, unit: NumberUnit = 'plain') {
	return meant((text) => within(least, most, typedNumber(text, unit)) ?? { problem: said(problem) })
}

/** A year of the calendar, in four digits or as '2k15'. */
export function yearField(first: number, last: number, problem: Sentence) {
	return meant((text) => within(first, last, typedYear(text)) ?? { problem: said(problem) })
}

const within = (least: number, most: number, number: number | null) =>
	number !== null && number >= least && number <= most ? number : null

/** The parts of a text, tidied, each once, in order. */
export function parts(separator: RegExp, most: number, longest: number, tooMany: Sentence, withoutContact?: Sentence) {
	const part = plainText({ max: longest })
	const whole = optionalText({
		max: most * (longest + 2),
		multiline: true,
		// In the whole, because a number can be spread over several.
		...(withoutContact === undefined ? {} : { withoutContact }),
	})
	return whole.transform((text, context): string[] => {
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
		context.addIssue({ code: 'custom', message: said(tooMany) })
		return z.NEVER
	})
}
