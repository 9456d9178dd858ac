import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { z } from 'zod'
import { invalidPhone } from '#app/identity/phone.server.ts'
import { plainTyped } from '#app/platform/text/typed-mobile.ts'
import { textMessages } from '#app/platform/text/text.server.ts'

const maxNumbers = 4
const label =
	/^(?:tele?phone|tel|phone|ph|mobile|mob|cell|board\s?line|landline|office|epabx|m|o|t)\s*\.?\s*(?:nos?\b\.?)?\s*[:.-]*\s*/i
const remark =
	/\s*\((?:toll\s?-?free|mobile|mob|landline|office|reception|24\s?x\s?7|\d{1,3}\s*lines)\)|\btoll\s?-?free\b/gi
const extension = /[\s,;(]*(?:extension|extn|ext|x|#)\s*[.:-]*\s*(?:no\.?\s*)?[:.-]*\s*(\d{1,6})\)?\s*$/i

/**
 * The numbers that a hospital answers, as one text: landlines with or without STD code prefix, 1800 and 1860 numbers, mobiles;
 * several in one field ('020-26991188/89'), each with or without an extension. E.164, as '+912026991188;ext=12,+912026991189'.
 * Null where one of them is no number in India.
 */
export function normaliseSwitchboard(text: string): string | null {
	if (text.length > 200) return null
	const typed = plainTyped(text)
		.replace(remark, ' ')
		// '26991188-89': the end of a second number.
		.replace(/(\d{6,})\s?-\s?(\d{1,2})(?!\d)/g, '$1/$2')
		.replace(/^\/|\/$/g, '')
	const found: string[] = []
	let before: string | null = null
	for (const part of typed.split(/\s*(?:[/,;&\n]|\bor\b|\band\b)\s*(?!\s*(?:ext|x\s?\d))/i)) {
		const number = oneNumber(part, before)
		if (number === null || found.length === maxNumbers) return null
		if (!found.includes(number.kept)) found.push(number.kept)
		before = number.national
	}
	return found.length === 0 ? null : found.join(',')
}

/** `before` is the number in front of it, of which a short one replaces the last digits. */
function oneNumber(part: string, before: string | null): { kept: string; national: string } | null {
	const [, ext] = extension.exec(part) ?? []
	const digits = part.replace(extension, '').replace(label, '').replace(/\(0\)/g, '').trim()
	const isTail = before !== null && /^\d{1,5}$/.test(digits) && digits.length < before.length
	const parsed = parsePhoneNumberFromString(
		isTail ? before.slice(0, -digits.length) + digits : plus(withStd(digits, before)),
		{
			defaultCountry: 'IN',
			extract: false,
		},
	)
	if (!parsed?.isValid() || parsed.country !== 'IN') return null
	const extra = ext ?? parsed.ext
	return { kept: parsed.number + (extra ? `;ext=${extra}` : ''), national: parsed.nationalNumber }
}

/** A second landline without STD code has that of the first. */
function withStd(digits: string, before: string | null): string {
	const own = digits.replace(/\D/g, '')
	return before !== null && /^[2-7]\d{5,7}$/.test(own) ? before.slice(0, before.length - own.length) + own : digits
}

/** Country codes as people write them. */
const plus = (digits: string) =>
	digits.replace(/^(?:\+?91[\s-]*|0091[\s-]*)*(?=(?:\+|00)91)/, '').replace(/^00\s?91/, '+91')

export const switchboardNumber = z.string({ error: () => textMessages.required }).transform((typed, context) => {
	const number = normaliseSwitchboard(typed)
	if (number !== null) return number
	context.addIssue({ code: 'custom', message: typed.trim() === '' ? textMessages.required : invalidPhone() })
	return z.NEVER
})

/** '020 6912 0150', '1800 123 4567', '020 2699 1188 ext. 12 / 020 2699 1189': as dialled inside the country. */
export function formatSwitchboard(kept: string): string {
	return kept.split(',').map(formatOne).join(' / ')
}

function formatOne(kept: string): string {
	const [e164 = '', ext] = kept.split(';ext=')
	const parsed = parsePhoneNumberFromString(e164)
	if (!parsed) return kept
	const printed = parsed.getType() === 'MOBILE' ? parsed.formatInternational() : parsed.formatNational()
	return ext === undefined ? printed : `${printed} ext. ${ext}`
}
