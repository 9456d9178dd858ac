const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** State, PAN of the firm, number of its registrations in the state, Z, check digit. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The last character of a GSTIN, from the fourteen before it: Luhn's way in base 36. */
export function gstinCheckDigit(first14: string): string {
	let sum = 0
	for (const [index, character] of Array.from(first14).entries()) {
		const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
		sum += Math.floor(product / 36) + (product % 36)
	}
	return digits.charAt((36 - (sum % 36)) % 36)
}

/** Expects capitals without spaces. */
export const isGstin = (text: string) => shape.test(text) && gstinCheckDigit(text.slice(0, 14)) === text.charAt(14)
