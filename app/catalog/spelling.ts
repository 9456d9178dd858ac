/** British and American spellings of the syllables that medical words are made of; the American one is printed. */
const syllables: readonly (readonly [british: string, american: string])[] = [
	['anae', 'ane'],
	['paed', 'ped'],
	['gynae', 'gyne'],
	['haem', 'hem'],
	['oesoph', 'esoph'],
	['labour', 'labor'],
	['theatre', 'theater'],
]

/** One spelling of a text for comparing: lower case, American, punctuation as single spaces. */
export function foldSpelling(text: string): string {
	const plain = text
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()
	return syllables.reduce((folded, [british, american]) => folded.replaceAll(british, american), plain)
}

/** A folded text and, where it differs, the British spelling of it. */
export function spellings(folded: string): string[] {
	const british = syllables.reduce((text, [from, to]) => text.replaceAll(to, from), folded)
	return british === folded ? [folded] : [folded, british]
}
