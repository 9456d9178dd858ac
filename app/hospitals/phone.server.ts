import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { z } from 'zod'
import { invalidPhone } from '#app/identity/phone.server.ts'
import { toAsciiDigits } from '#app/platform/digits.ts'
import { textMessages } from '#app/platform/text.server.ts'

/** A number that a hospital answers: landlines with or without STD code prefix, 1800 and 1860 numbers, mobiles. E.164. */
export function normaliseSwitchboard(text: string): string | null {
	if (text.length > 100) return null
	const parsed = parsePhoneNumberFromString(toAsciiDigits(text), { defaultCountry: 'IN', extract: false })
	return parsed?.isValid() && parsed.country === 'IN' && !parsed.ext ? parsed.number : null
}

export const switchboardNumber = z.string({ error: textMessages.required }).transform((typed, context) => {
	const number = normaliseSwitchboard(typed)
	if (number !== null) return number
	context.addIssue({ code: 'custom', message: invalidPhone })
	return z.NEVER
})

/** '020 6912 0150', '1800 123 4567': as dialled inside the country. */
export function formatSwitchboard(e164: string): string {
	const parsed = parsePhoneNumberFromString(e164)
	if (!parsed) return e164
	return parsed.getType() === 'MOBILE' ? parsed.formatInternational() : parsed.formatNational()
}
