/** Compatibility forms (full-width, superscript) and Devanagari digits as plain ASCII; everything else normalised by NFKC. */
export function toAsciiDigits(text: string): string {
	return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
