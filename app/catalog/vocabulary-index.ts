import { spellings } from './spelling.ts'
import { type Entry, vocabulary } from './vocabulary.ts'
import { joiningWords, noiseWords, titles } from './vocabulary/noise.ts'
import { keyOf, wordsOf } from './words.ts'

const keys = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(keyOf))
export const noise = keys(noiseWords)
export const titleWords = keys(titles)
const joining = keys(joiningWords)

let loaded: ReturnType<typeof load> | undefined
/** Read on first use: it takes some fifty milliseconds, which a start need not wait for. */
const index = () => (loaded ??= load())

function load() {
	/** Words without the spaces between them: 'scrub nurse' and 'scrubnurse', भूल तज्ञ and भूलतज्ञ are one form. */
	const entries = new Map<string, Entry>()
	/** Every word of a form, and whether a typo may be corrected to it: not to abbreviations, degrees and noise. */
	const words = new Map<string, { isTarget: boolean; count: number }>()
	for (const entry of vocabulary)
		for (const form of entry.forms.split(',')) {
			const typed = wordsOf(form)
			for (const { typed: written, key } of typed) {
				// No typo is corrected to another trade: that would hide what the row words may answer.
				const isTarget = !entry.isNothing && !isAbbreviation(written) && !form.includes('~') && key.length >= 4
				const known = words.get(key)
				words.set(key, { isTarget: isTarget || known?.isTarget === true, count: (known?.count ?? 0) + 1 })
			}
			for (const key of keysOf(typed.map(({ key }) => key))) if (!entries.has(key)) entries.set(key, entry)
		}
	const targets = [...words].flatMap(([word, { isTarget, count }]) =>
		isTarget && !noise.has(word) ? spellings(word).map((spelling) => ({ word: spelling, count })) : [],
	)
	const beginnings = new Set<string>()
	for (const { word } of targets)
		for (let length = 4; length < word.length; length++) beginnings.add(word.slice(0, length))
	return { entries, words, targets, beginnings }
}

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
	if (found || parts.length < 3) return found
	const short = parts.filter((part) => !joining.has(part)).join('')
	const [first = '', last = ''] = [parts[0], parts.at(-1)]
	return short.length > 4 && !joining.has(first) && !joining.has(last) ? entries.get(short) : undefined
}

export const isVocabularyWord = (key: string) => index().words.has(key) || index().entries.has(key) || noise.has(key)

/** What a typo may be corrected to, in both spellings. */
export const targetWords = (): readonly { word: string; count: number }[] => index().targets

/** The word that lacks only its last letter. */
export const wordBegunBy = (key: string) =>
	targetWords().find(({ word }) => word.length === key.length + 1 && word.startsWith(key)) ?? null

/** The first four letters or more of a word: 'anesth', 'orthop'. */
export const isBeginning = (key: string) => index().beginnings.has(key)
