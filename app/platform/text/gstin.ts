const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Permanent account number: three letters, the kind of holder, a letter of the name, four digits and a letter. */
const pan = '[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]'
/** Tax deduction account number: of whoever deducts tax at source. */
const tan = '[A-Z]{4}\\d{5}[A-Z]'
const only = (pattern: string) => new RegExp(`^${pattern}$`)

/** State, PAN of the firm, number of its registrations in the state, Z, check digit. */
const taxpayer = only(`(\\d{2})${pan}[1-9A-Z]Z[0-9A-Z]`)
/** With D of a deductor, C of a collector of tax or Z, on a PAN or a TAN. */
const deductor = only(`\\d{2}(?:(?:[A-Z]{5}\\d{4}[A-Z]|${tan})[0-9A-Z][DC]|${tan}[0-9A-Z]Z)[0-9A-Z]`)

/** The states as numbered for GST; 97 is other territory. Numbers of states that were merged or divided are not given. */
const gstStates: ReadonlySet<string> = new Set([
	...Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
		(code) => code !== '25' && code !== '28',
	),
	'97',
])

/** The last character of a GSTIN, from the fourteen before it: Luhn's way in base 36. */
export function gstinCheckDigit(first14: string): string {
	let sum = 0
	for (const [index, character] of Array.from(first14).entries()) {
		const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
		sum += Math.floor(product / 36) + (product % 36)
	}
	return digits.charAt((36 - (sum % 36)) % 36)
}

export type GstinProblem = 'deductor' | 'tan' | 'pan' | 'state' | 'invalid'

/** Why a text is not the GSTIN of a firm; null if it is one. Expects capitals without spaces. */
export function gstinProblem(text: string): GstinProblem | null {
	if (only(pan).test(text)) return 'pan'
	if (only(tan).test(text)) return 'tan'
	if (deductor.test(text)) return 'deductor'
	const [, state] = taxpayer.exec(text) ?? []
	if (state === undefined) return 'invalid'
	if (!gstStates.has(state)) return 'state'
	return gstinCheckDigit(text.slice(0, 14)) === text.charAt(14) ? null : 'invalid'
}

export const isGstin = (text: string) => gstinProblem(text) === null
