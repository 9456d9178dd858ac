/** In front of a name and no part of it. */
const titles = /^(?:(?:dr|doctor|prof|mr|mrs|ms|miss|shri|sri|smt|shrimati|kum|kumari|sr|sister|km)\b\.?\s*)+/i

/** 'KUM. GAYATHRI GOPAL BHATTARAI' as 'Gayathri Gopal Bhattarai'; null where it is no name. */
export function printedName(text: string): string | null {
	const plain = text
		.replace(/\.{2,}/g, ' ')
		.replace(/\.(?=\S)/g, '. ')
		.trim()
		.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
		.replace(titles, '')
		.replace(/\s{2,}/g, ' ')
		.trim()
	if (!/^[\p{L}][\p{L}.' -]{3,78}$/u.test(plain) || plain.split(' ').length > 6) return null
	return plain === plain.toUpperCase()
		? plain.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (first) => first.toUpperCase())
		: plain
}

/** Two words at least that look like words: one alone may be half a name, or the other half of a label. */
export const isWholeName = (name: string) => name.split(' ').filter((word) => word.length > 1).length >= 2

/** Two words that were read without the space between them: 'LalitaMohan'. */
export const hasJoinedWords = (name: string) => /\p{Ll}\p{Lu}/u.test(name.replace(/\bMc\p{Lu}/gu, ''))
