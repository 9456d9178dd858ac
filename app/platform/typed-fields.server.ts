import { z } from 'zod'
import { isCalendarDate } from './dates.ts'
import { toAsciiDigits } from './digits.ts'
import { parseRupees } from './money.ts'
import { optionalText, plainText, textMessages } from './text.server.ts'

const messages = {
	amount: 'Enter an amount in rupees, for example 2,50,000.',
	date: 'Choose a date that exists.',
}

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
export const amountField = meant((text) => parseRupees(text) ?? { problem: messages.amount })

/** A day as `YYYY-MM-DD` that exists. */
export const dayField = meant((text) => (isCalendarDate(text) ? text : { problem: messages.date }))

/** In any digits, without sign, point or exponent. */
export function wholeNumber(least: number, most: number, problem: string) {
	return meant((text) => {
		const digits = toAsciiDigits(text).trim()
		const number = /^\d{1,4}$/.test(digits) ? Number(digits) : -1
		return number >= least && number <= most ? number : { problem }
	})
}

/** The parts of a text, tidied, each once, in order. */
export function parts(separator: RegExp, most: number, longest: number, tooMany: string, withoutContact?: string) {
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
		context.addIssue({ code: 'custom', message: tooMany })
		return z.NEVER
	})
}
