import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { env } from '#app/platform/env.server.ts'
import { typedMobile } from '#app/platform/text/typed-mobile.ts'
import { t } from '#app/platform/language/words.ts'

export const invalidPhone = () => t`Please enter a valid phone number.`

/**
 * A mobile number as E.164, one spelling for one SIM, with +91, 91, 0091, a trunk 0 or nothing in front. Null unless
 * it is valid in a country that this installation allows. Typing + or 00 names a country, so `+65 8123 4567` is a
 * number in Singapore, not ten digits of an Indian one.
 */
export function normalisePhone(text: string, countries: readonly string[] = env.PHONE_COUNTRIES): string | null {
	const number = typedMobile(text)
	return number === null ? null : mobileIn(countries, number)
}

/** '+91 98220 12345' */
export function formatPhone(e164: string): string {
	const indian = /^\+91(\d{5})(\d{5})$/.exec(e164)
	if (indian) return `+91 ${indian[1]} ${indian[2]}`
	return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

/** '+91 98••• ••345' is enough for its owner to recognise, but too little for others to call. */
export function maskPhone(e164: string): string {
	const indian = /^\+91(\d{2})\d{5}(\d{3})$/.exec(e164)
	if (indian) return `+91 ${indian[1]}••• ••${indian[2]}`
	return `${e164.slice(0, 3)} •••••${e164.slice(-3)}`
}

/** The metadata here knows mobile ranges only, so a valid number is one that can receive an SMS. */
function mobileIn(countries: readonly string[], number: string): string | null {
	const parsed = parsePhoneNumberFromString(number, { extract: false })
	return parsed?.isValid() && countries.includes(parsed.country ?? '') ? parsed.number : null
}
