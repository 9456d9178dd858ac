import { plainTyped } from './typed-mobile.ts'

const separators = /[\s\-.,_()[\]{}'"`]/g

/** Six digits of a one-time code, however they are grouped; null for anything else. */
export function sixDigitCode(text: string): string | null {
	if (text.length > 100) return null
	// Copied from the message: 'OTP: 482913', 'code is 482 913'.
	const digits = plainTyped(text)
		.replace(/^(?:(?:your|otp|code|pin|is|no|कोड|ओटीपी)(?![\p{L}\p{M}])[\s:.-]*)+/iu, '')
		.replace(separators, '')
	return /^\d{6}$/.test(digits) ? digits : null
}

/** '411045' for '411 045' and '411-045'; null for anything else. */
export function pinCode(text: string): string | null {
	if (text.length > 60) return null
	const digits = plainTyped(text)
		.replace(/^(?:(?:pin|zip|postal)(?:\s*code)?|पिन\s?(?:कोड)?)(?:\s*(?:no|number|नं|नंबर|क्रमांक))?[\s:.-]*/iu, '')
		.replace(/[\s\-.]/g, '')
	return /^[1-9]\d{5}$/.test(digits) ? digits : null
}

/** '2015' and '2k15'. Two digits alone could be any century, so they are none. */
export function typedYear(text: string): number | null {
	if (text.length > 40) return null
	const typed = plainTyped(text)
		.toLowerCase()
		.replace(/^(?:in|year|वर्ष|साल)\s+/, '')
	const [, short] = /^2k\s?(\d{2})$/.exec(typed) ?? []
	if (short !== undefined) return 2000 + Number(short)
	return /^\d{4}$/.test(typed) ? Number(typed) : null
}

const words = (text: string) => new Set(text.split(' '))
const months = words('m mo mth month months महिने महीने महिना महीना mahine')
/** What may stand behind a number, by what the number counts. */
const numberUnits = {
	years: words('y yr yrs year years experience exp of वर्ष वर्षे वर्षं साल saal varsh'),
	km: words('km kms kilometre kilometres kilometer kilometers किमी कि.मी. km.'),
	hours: words('h hr hrs hour hours तास घंटे घंटा'),
	percent: words('% percent pc per cent pct टक्के प्रतिशत'),
	days: words('d day days दिवस दिन'),
	months,
	beds: words('bed beds bedded खाटा बेड'),
	tables: words('table tables ot ots theatre theatres'),
	plain: words('nos no'),
} as const
export type NumberUnit = keyof typeof numberUnits

const weeks = words('w wk wks week weeks आठवडे हफ्ते')
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,7})$/
const word = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}.]+|\S/gu
const nothing = words('fresher freshers nil none zero')

/**
 * A whole number, with the word for what it counts or without: '5', '5+ yrs', '60 %', '1,200 beds'. Parts of a year are cut
 * off ('18 months' is one whole year), a month of days is 30. Null for anything else, as for a range.
 */
export function typedNumber(text: string, unit: NumberUnit = 'plain'): number | null {
	if (text.length > 60) return null
	const typed = plainTyped(text).toLowerCase()
	if (unit === 'years' && nothing.has(typed)) return 0
	let [total, last, isCounted]: [number, number | null, boolean] = [0, null, false]
	for (const [part] of typed.matchAll(word)) {
		if (/^\d/.test(part)) {
			const isPart = unit === 'years' && /^\d{1,2}\.\d{1,2}$/.test(part)
			if (last !== null || (isCounted && unit !== 'years') || !(isPart || grouped.test(part))) return null
			last = Number(part.replaceAll(',', ''))
		} else if (last !== null && months.has(part) && (unit === 'years' || unit === 'days')) {
			total += unit === 'years' ? last / 12 : last * 30
			;[last, isCounted] = [null, true]
		} else if (last !== null && unit === 'months' && numberUnits.years.has(part)) {
			total += last * 12
			;[last, isCounted] = [null, true]
		} else if (last !== null && weeks.has(part) && unit === 'days') {
			total += last * 7
			;[last, isCounted] = [null, true]
		} else if (part === '+' ? last === null && !isCounted : !numberUnits[unit].has(part)) {
			return null
		} else if (part !== '+' && last !== null) {
			total += last
			;[last, isCounted] = [null, true]
		}
	}
	if (last === null && !isCounted) return null
	// A twelfth is no exact number: 24 months are two years.
	return Math.floor(total + (last ?? 0) + 1e-9)
}
