import { editDistance } from '#app/platform/text/edit-distance.ts'
import { readingOf } from '#app/platform/text/look-alike-letters.ts'

/** Could the one name be taken for the other? In a short name two letters are half of it, so one must do. */
export function looksLike(one: string, other: string): boolean {
	const [a, b] = [readingOf(one), readingOf(other)]
	const limit = Math.min(a.length, b.length) < 8 ? 1 : 2
	return editDistance(a, b, limit) <= limit
}

/** Words that many hospitals have in their name. */
const common = new Set(
	'hospital hospitals clinic clinics institute inst centre center nursing home medical medicare care health healthcare research multispeciality multispecialty superspeciality speciality specialty general city the and of dr new trust pvt private ltd limited llp foundation'.split(
		' ',
	),
)
const wordsOf = (name: string) => name.split(/[^\p{L}\p{M}\p{N}@$!|]+/u).flatMap((word) => readingOf(word) || [])

/** Of a name without a word of its own. */
const houses = new Set('hospital hospitals clinic clinics institute'.split(' '))

/**
 * Does `name` read as that of the `other` hospital: alike as a whole, or with all the words that make the other's name its own?
 * A name without such a word, 'City Hospital', has to be in it as it is.
 */
export function standsFor(name: string, other: string): boolean {
	if (looksLike(name, other)) return true
	const [own, theirs] = [wordsOf(name), wordsOf(other)]
	const distinctive = theirs.filter((word) => !common.has(word))
	if (distinctive.length === 0)
		return (
			theirs.length > 1 &&
			theirs.some((word) => houses.has(word)) &&
			` ${own.join(' ')} `.includes(` ${theirs.join(' ')} `)
		)
	return distinctive.length > 1 && distinctive.every((word) => own.includes(word))
}
