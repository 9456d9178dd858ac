import { nearest } from './correct.ts'
import { isDevanagari, toLatin, withoutEnding, withoutEndingOfOthers, withoutLatinEnding } from './devanagari.ts'
import {
	isLesserTown,
	isPlaceWord,
	heardPlace,
	placeTargets,
	soundingTown,
	villageOf,
	spelledPlace,
} from '../places/place-words.server.ts'
import type { KnownWords, Query } from './understood.ts'
import {
	findEntry,
	heardWord,
	isBeginning,
	isVocabularyWord,
	keys,
	misspeltFor,
	noise,
	targetWords,
	wordBegunBy,
	wordInPhrase,
	writtenWord,
} from './vocabulary-index.ts'
import { isIndic } from './scripts.ts'
import { orWords } from './vocabulary/noise.ts'
import { keyOf, type Word } from './words.ts'

// The words of a query before they are read: joined, parted and corrected.

const or = keys(orWords)

/** 'or' between two words joins them as a slash does, in every language; 'OR' before them is the operating room. */
export const withoutOr = (words: Word[]): Word[] =>
	words.flatMap((word, at) => {
		const isJoin = or.has(word.key) && at > 0 && words.length > at + 1
		const isAfterJoin = at > 1 && or.has(words[at - 1]?.key ?? '')
		return isJoin ? [] : [isAfterJoin ? { ...word, isOther: true, isOr: true } : word]
	})

/** 'Desh pande' is one word where rows have it as one. */
export const joinedNames = ({ words, known }: Query): Word[] =>
	words.flatMap((word, at) => {
		const joins = (one?: Word, other?: Word) =>
			one !== undefined &&
			other !== undefined &&
			!isKnownWord(one.key) &&
			!isKnownWord(other.key) &&
			known.isWord?.((one.typed + other.typed).toLowerCase()) === true
		if (joins(words[at - 1], word)) return []
		const next = words[at + 1]
		return next && joins(word, next) ? [{ ...word, typed: word.typed + next.typed, key: word.key + next.key }] : [word]
	})

const shortestPart = 4

/** An abbreviation that stands for something may be part of a word too: 'icudoctor'. */
const shortestForm = 2

/** 'anesthesiologistpune': a word that no one knows is two words that are known, the first as long as can be. */
export const parted = (words: Word[], known: KnownWords): Word[] =>
	words.flatMap((word) => {
		const { key, typed } = word
		const isOne =
			isKnownWord(key) ||
			/^\d/.test(key) ||
			known.isWord?.(typed.toLowerCase()) === true ||
			findEntry([key]) !== undefined
		if (key.length < shortestPart + shortestForm || isOne || misspeltFor(key) !== null) return [word]
		const isPart = (part: string, other: string) =>
			part.length < shortestPart
				? part.length >= shortestForm && other.length >= shortestPart && findEntry([keyOf(part)]) !== undefined
				: (isKnownWord(keyOf(part)) && !noise.has(keyOf(part))) || known.isWhole?.(part.toLowerCase()) === true
		const isNear = nearestTarget(key) !== null
		for (let at = typed.length - shortestForm; at >= shortestForm; at--) {
			const [first, second] = [typed.slice(0, at), typed.slice(at)]
			// A typo of one word is not two words, unless these are long.
			if (isNear && Math.min(first.length, second.length) < shortestPart) continue
			// Nor a misspelt area a lesser town and a rest: 'vimanagar'.
			if (isNear && [first, second].some((part) => isLesserTown(keyOf(part)))) continue
			if (isPart(first, second) && isPart(second, first))
				return [
					{ ...word, typed: first, key: keyOf(first) },
					{ typed: second, key: keyOf(second), isOther: false },
				]
		}
		return [word]
	})

/** 'vimaan nagar', 'pimple saudager': two or three words that misspell an area become its words. */
export function withSpelledPlaces({ known, words }: Query): Query['words'] {
	const mayBeTypo = (word: string, isHeard: boolean) =>
		/^[a-z]{4,}$/.test(word) &&
		!isVocabularyWord(word) &&
		!noise.has(word) &&
		(isHeard || known.isWord?.(word) !== true)
	const spelled: Query['words'] = [...words]
	for (let at = 0; at < spelled.length; at++)
		for (const length of [3, 2]) {
			const typed = spelled.slice(at, at + length)
			const right =
				typed.length < length
					? null
					: spelledPlace(
							typed.map(({ key }) => key),
							mayBeTypo,
						)
			if (!right) continue
			for (const [step, key] of right.entries()) {
				const word = spelled[at + step]
				if (word && word.key !== key) spelled[at + step] = { ...word, key, correctedTo: key }
			}
			break
		}
	return spelled
}

const shortestHeard = 9

const isOfVillage = (words: readonly Word[], at: number) =>
	[at - 1, at].some((from) => villageOf(words[from]?.typed ?? '', words[from + 1]?.typed ?? '') !== null)

/** A word that neither we nor the rows know becomes the word that was meant, if one is near. */
export function correctWord({ known, words }: Query, word: Word, at: number): Query['words'][number] {
	const { key, typed } = word
	const written = isIndic(typed) ? writtenWord(typed) : null
	if (written !== null && !noise.has(key)) return { ...word, key: keyOf(written) }
	const meant = misspeltFor(key)
	if (meant !== null) return { ...word, key: keyOf(meant), correctedTo: meant }
	if (/^\d/.test(key) || isKnownWord(key)) return word
	if (isDevanagari(key)) {
		const stems = isDevanagari(typed) ? withoutEnding(key) : [...withoutEndingOfOthers(key), ...withoutEnding(key)]
		const plain = stems.find((stem) => stem.length > 1 && isKnownWord(stem))
		if (plain !== undefined) return { ...word, key: plain }
		// The vocabulary lists the words of Hindi and Marathi; of other scripts, what they write of English is heard.
		const isRowWord = known.isWord?.(toLatin(typed)) === true
		// Names of Hindi and Marathi are short, and their English words are long: लेप्रोस्कोपी.
		const mayBeName = isDevanagari(typed) && toLatin(typed).length < shortestHeard
		const heard = isRowWord || mayBeName ? null : (heardWord(typed) ?? (isDevanagari(typed) ? null : heardPlace(typed)))
		// शिक्रापूर is a village, and no Friday.
		if (heard !== null) return soundingTown(typed) ? word : { ...word, key: keyOf(heard) }
	}
	if (known.isWord?.(typed.toLowerCase())) return word
	const stem = withoutLatinEnding(key).find((each) => isKnownWord(each) && !noise.has(each))
	if (stem !== undefined) return { ...word, key: stem }
	// The last word may not have been typed to its end.
	if (at === words.length - 1 && isBeginning(key)) {
		const begun = wordBegunBy(key)
		return begun ? { ...word, key: keyOf(begun.word), correctedTo: begun.word } : word
	}
	// 'key hole' is 'keyhole'.
	const beside = [(words[at - 1]?.key ?? '') + key, key + (words[at + 1]?.key ?? '')]
	if (beside.some((joined) => joined !== key && isVocabularyWord(joined))) return word
	const found = nearestTarget(key)
	if (!found || isOfVillage(words, at)) return word
	const other = known.distanceToWord?.(typed.toLowerCase()) ?? null
	if (other !== null && other < found.distance) return word
	return { ...word, key: keyOf(found.word), correctedTo: found.word }
}

/** 'rom' between labor and nurse, 'gernal' before surgeon: too short or too wrong alone, and plain beside its neighbours. */
export function inPhrase({ known, words }: Query, word: Query['words'][number], at: number): Query['words'][number] {
	const isSaid = word.correctedTo !== undefined || isKnownWord(word.key) || known.isWord?.(word.typed.toLowerCase())
	if (isSaid || word.key.length < 3 || /^\d/.test(word.key)) return word
	const keys = words.map(({ key }) => key)
	const meant = wordInPhrase(keys, at)
	return meant === null ? word : { ...word, key: meant, correctedTo: meant }
}

export const isKnownWord = (key: string) => isVocabularyWord(key) || isPlaceWord(key)

const corrected = new Map<string, { word: string; distance: number } | null>()

/** Remembered: the same typos are made again and again. */
function nearestTarget(key: string) {
	const known = corrected.get(key)
	if (known !== undefined) return known
	// Of four letters, another one in place of one is too little to go by.
	const sorted = (word: string) => word.split('').toSorted().join('')
	const isNear = ({ word }: { word: string }) => word.length > 4 || sorted(word) === sorted(key)
	const hit = nearest(key, key.length === 4 ? targetWords().filter(isNear) : targetWords())
	const place = nearest(key, placeTargets())
	const best = hit && (!place || hit.distance <= place.distance) ? hit : place
	const found = best && { word: best.found.word, distance: best.distance }
	if (corrected.size > 10_000) corrected.clear()
	corrected.set(key, found)
	return found
}

export const typedOf = (words: readonly Word[], at: number, length: number) =>
	words
		.slice(at, at + length)
		.map(({ typed }) => typed)
		.join(' ')
