/** British and American spellings of the syllables that medical words are made of; the American one is printed. */
const syllables: readonly (readonly [british: string, american: string])[] = [
	['anae', 'ane'],
	['paed', 'ped'],
	['gynae', 'gyne'],
	['haem', 'hem'],
	['oesoph', 'esoph'],
	['labour', 'labor'],
	['theatre', 'theater'],
	['centre', 'center'],
	['fibre', 'fiber'],
	['tumour', 'tumor'],
	['caesar', 'cesar'],
	['isation', 'ization'],
]

/** A text in lower case with the American spelling of its medical words. */
export const american = (text: string) =>
	isBritish.test(text) ? syllables.reduce((result, [from, to]) => result.replaceAll(from, to), text) : text
const isBritish = new RegExp(syllables.map(([from]) => from).join('|'))
const british = (text: string) => syllables.reduce((result, [to, from]) => result.replaceAll(from, to), text)

/**
 * One spelling of a text for comparing: lower case, no accents, American, abbreviations without dots ('M.D.' is 'md'),
 * punctuation as single spaces. `search_fold` in SQL folds the same way, and writes Devanagari in Latin letters besides.
 */
export function foldSpelling(text: string): string {
	const plain = (isAscii.test(text) ? text : withoutAccents(text))
		.toLowerCase()
		.replace(/['’ʼ`]/g, '')
		.replace(abbreviationDots, '$1')
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()
	return american(plain)
}
const isAscii = /^[ -~]*$/
const withoutAccents = (text: string) => text.normalize('NFKD').replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
/** Between single letters, and behind one before the up to three letters that end it: 'M.D.', 'B. A.', 'B.Sc'. */
const abbreviationDots = /(?<![a-z0-9])([a-z])(?:\. ?(?=[a-z]\.)|\.(?=[a-z]{1,3}(?![a-z0-9])))/g

/** A text in lower case in its American and, where it differs, its British spelling. */
export function spellings(text: string): string[] {
	return [...new Set([american(text), british(american(text))])]
}
