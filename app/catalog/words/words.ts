import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { foldDevanagari, toLatin } from './devanagari.ts'
import { foldUrdu, isIndic, isUrdu, toDevanagari } from './scripts.ts'
import { american, foldSpelling } from './spelling.ts'

export type Word = {
	/** As typed, but for compatibility forms. */
	typed: string
	/** In the one spelling by which words are compared. */
	key: string
	/** A slash or 'or' stands before it. */
	isOther: boolean
	/** A comma or '&' stands before it. */
	isListed?: true
	/** It is 'or', and no slash. */
	isOr?: true
}

const maxLength = 200
const maxWords = 30

/** Numbers with their plus sign, or words, which may contain digits but not begin with them: '10+', '1.5', 'covid19'. */
const pattern = /\d+(?:\.\d+)?\+?|\p{L}[\p{L}\p{M}\p{N}\u200c\u200d]*/gu

/**
 * The words of a text, each in one spelling: lower case, without accents, American, singular. Dots in abbreviations and
 * the hyphen behind a single letter go ('M.D.', 'C-section'), other punctuation parts words.
 */
export function wordsOf(text: string): Word[] {
	const plain = withoutMarks(toAsciiDigits(text.slice(0, maxLength)))
	const words: Word[] = []
	let end = 0
	for (const match of plain.matchAll(pattern)) {
		const [typed] = match
		const before = plain.slice(end, match.index)
		words.push({
			typed,
			key: keyOf(typed),
			isOther: before.includes('/'),
			...(/[,&]/.test(before) && end > 0 ? { isListed: true as const } : {}),
		})
		end = match.index + typed.length
		if (words.length === maxWords) break
	}
	return words
}

/** Without the marks that are part of a word: in numbers and abbreviations, behind a single letter, and apostrophes. */
function withoutMarks(text: string): string {
	if (!/[.,&'’ʼ`/*×-]/.test(text)) return text
	return text
		.replace(/(?<=\d)\/[-=]/g, ' ')
		.replace(/(?<!\d)24\s?[x×*/]\s?7(?!\d)/gi, '24x7')
		.replace(/(?<![\p{L}\p{M}])(i|w|o)\/(c|o)(?![\p{L}\p{M}])/giu, (short) => slashed[short.toLowerCase()] ?? short)
		.replace(/(?<=\d),(?=\d)/g, '')
		.replace(/['’ʼ`]/g, '')
		.replace(/(?<![\p{L}\p{M}.])(?:\p{L}\.\s?){2,}(?![\p{L}\p{M}])/gu, (letters) => `${letters.replace(/[.\s]/g, '')} `)
		.replace(
			/(?<![\p{L}\p{M}.])((?:\p{L}\.)+)(\p{L}{1,3})(?![\p{L}\p{M}])/gu,
			(_, letters: string, last: string) => letters.replace(/\./g, '') + last,
		)
		.replace(/(?<![\p{L}\p{M}])(\p{L})[-&](\p{L}+)/gu, '$1$2')
}

/** Written with a slash that parts no words. */
const slashed: Readonly<Record<string, string>> = { 'i/c': 'incharge', 'w/o': 'without', 'o/c': 'on call' }

export function keyOf(word: string): string {
	if (isIndic(word)) return foldDevanagari(toDevanagari(word))
	if (isUrdu(word)) return foldUrdu(word)
	const plain = isPlain.test(word) ? word : word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
	return singular(american(plain.toLowerCase()))
}

const isPlain = /^[a-z0-9+.]*$/i

/** Five letters at least, so that ACLS does not become ACL. */
const singular = (word: string) =>
	word.length < 5 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)
		? word
		: word.endsWith('ies')
			? `${word.slice(0, -3)}y`
			: word.slice(0, -1)

/** A typed text as the words of rows are kept: in Latin letters, without accents, in the one spelling. */
export const plainWord = (text: string): string =>
	foldSpelling(
		withoutMarks(text)
			.split(' ')
			.map((word) => (isIndic(word) ? toLatin(word) : word))
			.join(' '),
	)

const person =
	/(?:ists?|ians?|eons?|nurses?|sisters?|doctors?|officers?|residents?|तज्ज्ञ|तज्ञ|विशेषज्ञ|नर्स|सिस्टर|परिचारिका|डॉक्टर|सर्जन)$/iu
/** A word for people, not for their field: 'anaesthetist' and not 'eye' in 'anaesthetist for eye camp'. */
export const namesPerson = (typed: string) => person.test(typed)
