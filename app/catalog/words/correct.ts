import { editDistance } from '#app/platform/text/edit-distance.ts'

/** The same first and last letter, and between them the same letters but for one, in any order: 'gernal' is 'general'. */
export function isShuffled(one: string, other: string): boolean {
	if (one.length < 5 || Math.abs(one.length - other.length) > 1) return false
	if (one[0] !== other[0] || one.at(-1) !== other.at(-1)) return false
	const [longer, shorter] = one.length < other.length ? [other, one] : [one, other]
	const left = shorter.split('').reduce((rest, letter) => rest.replace(letter, ''), longer)
	return left.length === longer.length - shorter.length
}

/** Only what comes before it tells one such word from another: 'sexologist' is no 'sonologist'. */
const shortOfMany = /^.{1,3}olog(?:ist|y)$/
/** How many edits a word forgives: none below four letters, one up to six, two up to eleven, three above. */
export const toleranceOf = (word: string) =>
	word.length < 4 ? 0 : word.length <= 6 || shortOfMany.test(word) ? 1 : word.length < 12 ? 2 : 3

export type Candidate = {
	word: string
	/** How many have it; decides between words that are equally near. */
	count?: number
}

/**
 * The word that was meant, with its distance; null when none is near enough. Of words equally near, the one with the same
 * letters in another order wins, then one that sounds the same, then one with the same first letter, then the commoner. A word that merely goes on
 * ('mechanic', 'mechanical') is another word.
 */
export function nearest<Word extends Candidate>(
	typed: string,
	candidates: Iterable<Word>,
): { found: Word; distance: number } | null {
	const tolerance = toleranceOf(typed)
	if (tolerance === 0) return null
	const [sound, letters] = [soundOf(typed), lettersOf(typed)]
	let best: { found: Word; distance: number; rank: number } | null = null
	for (const found of candidates) {
		const { word, count = 0 } = found
		if (Math.abs(word.length - typed.length) > tolerance) continue
		if (Math.abs(word.length - typed.length) > 1 && (word.startsWith(typed) || typed.startsWith(word))) continue
		const isFar = differing(letters, lettersOf(word)) > 2 * tolerance
		const heard = byEar(sound, word, tolerance - 1)
		const edits = Math.min(isFar ? tolerance + 1 : editDistance(typed, word, tolerance), heard + 1)
		if (edits > tolerance) continue
		const isSameStart = word[0] === typed[0]
		// Short words and words far away differ by chance where they begin differently and do not sound alike.
		if (!isSameStart && (typed.length < 6 || edits > 1) && knownSoundOf(word)[0] !== sound[0]) continue
		const rank =
			edits * 1_000_000_000 -
			(differing(letters, lettersOf(word)) === 0 && word.length === typed.length ? 500_000_000 : 0) -
			(heard === 0 || isBreath(typed, word) ? 400_000_000 : 0) -
			(isSameStart ? 250_000_000 : 0) -
			Math.min(count, 100_000_000)
		if (!best || rank < best.rank) best = { found, distance: edits, rank }
	}
	return best
}

/** An 'h' is left out or added more easily than a letter is changed: 'neprologist' is a nephrologist and no neurologist. */
const isBreath = (one: string, other: string) => one.replaceAll('h', '') === other.replaceAll('h', '')

/** Edits between sounds: 'fisician' is heard as physician. Short sounds are alike by chance. */
function byEar(sound: string, word: string, limit: number): number {
	if (sound.length < 5) return limit + 1
	const other = knownSoundOf(word)
	if (isSameBones(sound, other)) return 0
	if (other.length < 5 || Math.abs(other.length - sound.length) > limit || other[0] !== sound[0]) return limit + 1
	return editDistance(sound, other, limit)
}

/** Vowels are what people get wrong: 'sergon' and surgeon have the same consonants. Of few consonants that is chance. */
function isSameBones(one: string, other: string) {
	const [bones, others] = [one, other].map((sound) => sound.replace(/(?<=.)[aeiou]+/g, ''))
	return bones !== undefined && bones.length >= 4 && bones === others
}

const knownSounds = new Map<string, string>()
function knownSoundOf(word: string): string {
	const found = knownSounds.get(word) ?? soundOf(word)
	if (knownSounds.size > 50_000) knownSounds.clear()
	knownSounds.set(word, found)
	return found
}

const known = new Map<string, number>()
/** One bit for each letter that a word has: words that differ in many of them need not be compared. */
function lettersOf(word: string): number {
	const found = known.get(word)
	if (found !== undefined) return found
	let bits = 0
	for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
	if (known.size > 50_000) known.clear()
	known.set(word, bits)
	return bits
}

function differing(one: number, other: number): number {
	let [bits, count] = [one ^ other, 0]
	for (; bits !== 0; bits &= bits - 1) count++
	return count
}

/** Spellings of one sound in Indian names, in this order. */
const sounds: readonly (readonly [pattern: RegExp, plain: string])[] = [
	[/[^\p{L}\p{N}]+/gu, ''],
	[/sch/g, 's'],
	[/chh?/g, 'c'],
	[/ksh|x/g, 'ks'],
	[/ph/g, 'f'],
	[/([bdgjkpst])h/g, '$1'],
	[/w/g, 'v'],
	[/q/g, 'k'],
	[/z/g, 'j'],
	[/^ai(?=y)/, 'i'],
	[/er$/, 'ar'],
	[/ee|ie|ea/g, 'i'],
	[/oo/g, 'u'],
	[/ai|ay(?![aeiou])|ei|ey(?![aeiou])/g, 'e'],
	[/a[uw](?=[dgkt]|$)|ou|ow/g, 'o'],
	[/r[iu](?=[^aeiou])/g, 'r'],
	[/iy/g, 'y'],
	[/y(?![aeiou])/g, 'i'],
	[/([a-z])\1+/g, '$1'],
]

/** How a name sounds: Mishra and Misra, Gokhale and Gokhle, Navjeevan and Navjivan, Shree and Sri have one sound. */
export function soundOf(name: string): string {
	const plain = sounds.reduce(
		(result, [pattern, sound]) => result.replace(pattern, sound),
		name
			.normalize('NFKD')
			.replace(/[\u0300-\u036f]/g, '')
			.toLowerCase(),
	)
	// An 'a' in the middle may be silent, and 'i' and 'e' are heard alike at the end.
	return plain.replace(/(?<=.)a(?=.)/g, '').replace(/[ie]$/, 'i')
}
