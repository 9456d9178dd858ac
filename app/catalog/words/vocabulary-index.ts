import { editDistance } from '#app/platform/text/edit-distance.ts'
import { isShuffled } from './correct.ts'
import { isDevanagari, withoutEnding } from './devanagari.ts'
import { hear, soundsOf } from './hearing.ts'
import { allSkills } from '../skills.ts'
import { spellings } from './spelling.ts'
import { type Entry, vocabulary } from './vocabulary.ts'
import { degreeSaid } from './vocabulary/degree-said.ts'
import {
	joiningWords,
	nearMeForms,
	nearPlaceWords,
	noiseWords,
	titles,
	withoutBeforeWords,
	withoutWords,
} from './vocabulary/noise.ts'
import { betweenOfScripts, noiseOfScripts, wordsOfScripts } from './vocabulary/words-of-scripts.ts'
import { plainWords, spellingsOfPlain } from './vocabulary/plain-words.ts'
import { keyOf, wordsOf } from './words.ts'

export const keys = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(keyOf))
export const noise = keys([...noiseWords, ...`${noiseOfScripts} ${betweenOfScripts}`.split(/\s+/).filter(Boolean)])
export const titleWords = keys(titles)
const joining = keys(joiningWords)
// 'Medical', which alone is a doctor.
const between = keys([...betweenOfScripts.split(/\s+/).filter(Boolean), 'వైద్య'])
export const without = keys(withoutWords)
export const withoutBefore = keys(withoutBeforeWords)
export const nearWords = keys(nearPlaceWords)
export const nearMe = new Set(
	nearMeForms.split(',').map((form) =>
		wordsOf(form)
			.map(({ key }) => key)
			.join(''),
	),
)

/** Every skill of the catalog is found by its name, also where no other form stands for it. */
const skillEntries: readonly Entry[] = allSkills.map((name) => ({
	label: name,
	forms: name.replace(/[(),]/g, ' '),
	skills: [name],
}))

let loaded: ReturnType<typeof load> | undefined
/** Read on first use: it takes some fifty milliseconds, which a start need not wait for. */
const index = () => (loaded ??= load())

function load() {
	/** Words without the spaces between them: 'scrub nurse' and 'scrubnurse', भूल तज्ञ and भूलतज्ञ are one form. */
	const entries = new Map<string, Entry>()
	/** Forms of several words, word by word. */
	const phrases: string[][] = []
	/** The same as they are written, by their letters without spaces. */
	const spaced = new Map<string, string>()
	/** Every word of a form, and whether a typo may be corrected to it: not to abbreviations, degrees and noise. */
	const words = new Map<string, { isTarget: boolean; count: number }>()
	const abbreviations = new Set<string>()
	/** Listed as a usual misspelling. */
	const isMisspelt = new Set<string>()
	/** Usual misspellings of one word, with the word. */
	const misspelt = new Map<string, string>()
	for (const entry of [...vocabulary, ...skillEntries]) {
		for (const [wrong, right] of misspellingsOf(entry)) misspelt.set(wrong, right)
		for (const form of withShortened(entry.forms.split(','))) {
			const typed = wordsOf(form)
			if (typed.length > 1) {
				const parts = typed.map(({ key }) => key)
				phrases.push(parts)
				spaced.set(parts.join(''), parts.join(' '))
			}
			for (const { typed: written, key } of typed) {
				// No typo is corrected to another trade: that would hide what the row words may answer.
				const isTarget = !entry.isNothing && !isAbbreviation(written) && !form.includes('~') && key.length >= 4
				if (/^[A-Z]{2,4}$/.test(written) && !joining.has(key) && !noise.has(key)) abbreviations.add(key)
				if (form.includes('~')) isMisspelt.add(key)
				const known = words.get(key)
				words.set(key, { isTarget: isTarget || known?.isTarget === true, count: (known?.count ?? 0) + 1 })
			}
			const written = typed.map(({ typed: word, key }) => keyOf(writtenWord(word) ?? key))
			for (const parts of [typed.map(({ key }) => key), written])
				for (const key of keysOf(parts)) if (!entries.has(key)) entries.set(key, entry)
		}
	}
	// Nor to one that is not searched by: 'mula' is a river and no boy. A word for pay is, with its amount.
	const isRefused = (word: string) => ![undefined, 'pay'].includes(entries.get(word)?.unused)
	const targets = [...words].flatMap(([word, { isTarget, count }]) =>
		isTarget && !noise.has(word) && !isRefused(word)
			? spellings(word).map((spelling) => ({ word: spelling, count }))
			: [],
	)
	const beginnings = new Set<string>()
	for (const { word } of targets)
		for (let length = 4; length < word.length; length++) beginnings.add(word.slice(0, length))
	const plain = new Map(
		[...Object.entries(wordsOfScripts), ...Object.entries(plainWords)].flatMap(([word, list]) =>
			spellingsOfPlain(list).map((spelling) => [keyOf(spelling), word] as const),
		),
	)
	const heard = soundsOf(
		[...words.keys(), ...noiseWords, 'staff'].filter((word) => /^[a-z]{5,}$/.test(word) && !isMisspelt.has(word)),
		abbreviations,
	)
	return { entries, phrases, spaced, words, targets, beginnings, plain, heard, misspelt }
}

/** A medical officer is called an MO as well: 'casualty MO', 'AYUSH MO'. */
const withShortened = (forms: readonly string[]) => [
	...forms,
	...forms.flatMap((form) =>
		/\S medical officer$/.test(form.trim()) ? [form.trim().replace(/medical officer$/, 'MO')] : [],
	),
]

/** Of each misspelling of one word that an entry lists, the nearest of its other words. */
function misspellingsOf({ forms }: Entry): [wrong: string, right: string][] {
	const all = forms.split(',').map((form) => form.trim())
	const right = all.filter((form) => /^[a-z]{4,}$/.test(form))
	return all.flatMap((form): [string, string][] => {
		const wrong = /^~([a-z]+)$/.exec(form)?.[1]
		const meant = wrong && nearestOf(wrong, right)
		return wrong && meant ? [[keyOf(wrong), meant]] : []
	})
}

const nearestOf = (typed: string, words: readonly string[]) =>
	words.map((word) => ({ word, edits: editDistance(word, typed, 9) })).toSorted((a, b) => a.edits - b.edits)[0]?.word

/** The word that a usual misspelling means: 'sergeon' is a surgeon. */
export const misspeltFor = (key: string) => index().misspelt.get(key) ?? null

/** 'staff nurse', of 'staffnurse'; undefined for what is one word. */
export const spacedForm = (key: string) => index().spaced.get(key)

const isAbbreviation = (typed: string) => /\p{Lu}/u.test(typed)

/** A form as a whole, and without the words that join it. */
function keysOf(parts: readonly string[]): string[] {
	const plain = parts.filter((part) => !joining.has(part))
	return plain.length > 1 && plain.length < parts.length ? [parts.join(''), plain.join('')] : [parts.join('')]
}

/** The entry that these words say in this order, with or without the words that join them. */
export function findEntry(parts: readonly string[]): Entry | undefined {
	const { entries } = index()
	// 'is it' is no abbreviation, 'm d' and 'o t' are.
	const isOne = (joined: string) => joined.length > 4 || parts.length === 1 || parts.every((part) => part.length <= 2)
	const whole = parts.join('')
	const found = isOne(whole) ? entries.get(whole) : undefined
	if (found || parts.length < 2) return found
	const degree = degreeSaid(parts)
	if (degree || parts.length < 3) return degree
	const short = parts.filter((part) => !joining.has(part)).join('')
	const [first = '', last = ''] = [parts[0], parts.at(-1)]
	return short.length > 4 && !joining.has(first) && !joining.has(last) ? entries.get(short) : undefined
}

/** Two words in the other order, and more where they begin with the nurse: 'nurse ICU', 'sister for critical care'. */
export function findTurnedEntry(parts: readonly string[]): Entry | undefined {
	if (parts.length === 2) return findEntry(parts.toReversed())
	const [first = '', ...rest] = parts.filter((part) => !joining.has(part))
	const isNurse = (plainOf(first) ?? first) === 'nurse' && !noise.has(first)
	return isNurse && rest.length > 0 && !joining.has(parts.at(-1) ?? '') ? findEntry([...rest, 'nurse']) : undefined
}

/** 'Disease' as the end of a word: नेत्ररोग, ഉദരരോഗ, బక్షవ్యాధి. */
const ofDisease = /(?<=..)(?:रोग|विकार|व्याधि|ब्याधि)$/

const plainOf = (part: string, isWhole: (part: string) => boolean = () => false) => {
	const { plain } = index()
	const field = plain.get(part.replace(ofDisease, ''))
	if (field !== undefined) return field
	const ended = isDevanagari(part) && !isWhole(part) ? withoutEnding(part).find((stem) => plain.has(stem)) : undefined
	return ended === undefined ? undefined : plain.get(ended)
}

/**
 * The entry that these words say in the words that forms use. 'Staff' is a nurse only beside another word, and a word that is
 * whole has no ending and is not heard: दिल्ली is no heart, வேலூர் no ward.
 */
export function findPlainEntry(parts: readonly string[], isWhole: (part: string) => boolean): Entry | undefined {
	const isPlain =
		parts.some((part) => plainOf(part, isWhole) !== undefined) || (parts.length > 1 && parts.some(isDevanagari))
	if (!isPlain || (parts.length === 1 ? noise : joining).has(parts[0] ?? '')) return undefined
	// 'ICU' in one script beside a word for nurses of the same.
	const heard = (part: string) => (isDevanagari(part) && !isWhole(part) ? hear(part, index().heard) : null)
	const telling = parts.filter(
		(part, at) => !joining.has(part) && !(between.has(part) && at > 0 && at < parts.length - 1),
	)
	const said = telling.map((part) => plainOf(part, isWhole) ?? heard(part) ?? part)
	return said.length > 0 && !joining.has(parts.at(-1) ?? '') ? findEntry(said) : undefined
}

/**
 * The word that makes a form of these words, where a letter or two are wrong in the word at `at`: 'rom' between 'labor' and 'nurse'.
 * Null where several would.
 */
export function wordInPhrase(parts: readonly string[], at: number): string | null {
	const [first, last] = [Math.max(0, at - 2), Math.min(parts.length, at + 3)]
	for (let length = Math.min(3, last - first); length > 1; length--)
		for (let from = Math.max(first, at - length + 1); from <= at && from + length <= last; from++) {
			const window = parts.slice(from, from + length)
			const fits = index().phrases.flatMap((phrase) => {
				const word = phrase[at - from]
				if (phrase.length !== length || word === undefined || word.length < 4) return []
				const typed = window[at - from] ?? ''
				const most = typed.length < 5 || typed[0] !== word[0] ? 1 : 2
				return phrase.every((other, place) => place === at - from || other === window[place]) &&
					(editDistance(word, typed, most) <= most || isShuffled(word, typed))
					? [word]
					: []
			})
			const [fit, ...more] = new Set(fits)
			if (fit !== undefined && more.length === 0) return fit
		}
	return null
}

export const isVocabularyWord = (key: string) =>
	index().words.has(key) || index().entries.has(key) || index().plain.has(key) || noise.has(key)

/** What a typo may be corrected to, in both spellings. */
export const targetWords = (): readonly { word: string; count: number }[] => index().targets

/** The word that lacks only its last letter. */
export const wordBegunBy = (key: string) =>
	targetWords().find(({ word }) => word.length === key.length + 1 && word.startsWith(key)) ?? null

/** The first four letters or more of a word: 'anesth', 'orthop'. */
export const isBeginning = (key: string) => index().beginnings.has(key)

/** The English word of the vocabulary that a word in a script of India says; null for none. */
export const heardWord = (typed: string) => hear(typed, index().heard)

const asWritten = (typed: string) => typed.normalize('NFC').replace(/[\u200c\u200d]/g, '')
let written: ReadonlyMap<string, string> | undefined
/** 'Of' behind a word of the other scripts. */
const ofEndings = /(?:ના|ની|નો|નું|ાઓના|ের|দের|র|യുടെ|ിന്റെ|ನ|ದ|ର)$/

/**
 * The same of a word as its own script writes it: the letters of another may say something else, as ಮೂಳೆ (bone), மூளை (brain) and मुले
 * (children) do.
 */
export function writtenWord(typed: string): string | null {
	written ??= new Map(
		Object.entries(wordsOfScripts).flatMap(([word, list]) => list.split(', ').map((each) => [asWritten(each), word])),
	)
	const plain = asWritten(typed)
	return written.get(plain) ?? written.get(plain.replace(ofEndings, '')) ?? null
}

/** The same of a word that has one: 'nurse' for परिचारिका. */
export const plainWord = (typed: string) => plainOf(keyOf(typed)) ?? null
