/** Each script has its ten digits in a row, and no other digit before them. */
export function digitValue(digit: string): string {
	const code = digit.codePointAt(0) ?? 0
	let value = 0
	while (value < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
	return String(value % 10)
}

// Keycaps, selectors and marks without width. The joiners that Indic words need stay between letters.
const undrawn =
	/[\ufe00-\ufe0f\u20e3\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00ad]|(?<=\p{Nd})[\u200c\u200d]/gu

/** Words as they are, with compatibility forms (full-width, superscript) and the digits of every script as plain ASCII. */
export function toAsciiDigits(text: string): string {
	const plain = text.normalize('NFKC')
	// eslint-disable-next-line no-control-regex
	if (/^[\0-\x7f]*$/.test(plain)) return plain
	return plain.replace(undrawn, '').replace(/\p{Nd}/gu, digitValue)
}
