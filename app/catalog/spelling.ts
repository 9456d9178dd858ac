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

/** One spelling of a text for comparing: lower case, American, punctuation as single spaces. */
export function foldSpelling(text: string): string {
	const plain = text
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()
	return american(plain)
}

/** A text in lower case in its American and, where it differs, its British spelling. */
export function spellings(text: string): string[] {
	return [...new Set([american(text), british(american(text))])]
}
