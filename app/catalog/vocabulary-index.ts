import { foldSpelling } from './spelling.ts'
import { type Entry, vocabulary } from './vocabulary.ts'
import { joiningWords, noiseWords, titles } from './vocabulary/noise.ts'
import { keyOf, wordsOf } from './words.ts'

/** Words without the spaces between them: 'scrub nurse' and 'scrubnurse', भूल तज्ञ and भूलतज्ञ are one form. */
const entries = new Map<string, Entry>()
/** Every word of a form, and whether a typo may be corrected to it: not to abbreviations, degrees and noise. */
const words = new Map<string, { isTarget: boolean; count: number }>()

const keys = (list: readonly string[]) => new Set(list.map(keyOf))
export const noise: ReadonlySet<string> = keys(noiseWords)
export const titleWords: ReadonlySet<string> = keys(titles)
const joining = keys(joiningWords)

const isAbbreviation = (typed: string) => /\p{Lu}/u.test(typed)

for (const entry of vocabulary)
	for (const form of entry.forms.split(',')) {
		const typed = wordsOf(form)
		for (const { typed: written, key } of typed) {
			const known = words.get(key) ?? { isTarget: false, count: 0 }
			const isTarget = known.isTarget || (!isAbbreviation(written) && !form.includes('~') && key.length >= 4)
			words.set(key, { isTarget, count: known.count + 1 })
		}
		addForm(
			typed.map(({ key }) => key),
			entry,
		)
	}

function addForm(parts: readonly string[], entry: Entry) {
	const whole = parts.join('')
	if (whole !== '' && !entries.has(whole)) entries.set(whole, entry)
	const plain = parts.filter((part) => !joining.has(part))
	const short = plain.join('')
	if (plain.length > 1 && plain.length < parts.length && !entries.has(short)) entries.set(short, entry)
}

/** The entry that these words say in this order, with or without the words that join them. */
export function findEntry(parts: readonly string[]): Entry | undefined {
	// 'is it' is no abbreviation, 'm d' and 'o t' are.
	const isOne = (joined: string) => joined.length > 4 || parts.length === 1 || parts.every((part) => part.length <= 2)
	const whole = parts.join('')
	const found = isOne(whole) ? entries.get(whole) : undefined
	if (found || parts.length < 3) return found
	const short = parts.filter((part) => !joining.has(part)).join('')
	const [first = '', last = ''] = [parts[0], parts.at(-1)]
	return short.length > 4 && !joining.has(first) && !joining.has(last) ? entries.get(short) : undefined
}

export const isVocabularyWord = (key: string) => words.has(key) || entries.has(key) || noise.has(key)

/** What a typo may be corrected to. */
export const targetWords: readonly { word: string; count: number }[] = [...words].flatMap(
	([word, { isTarget, count }]) => (isTarget && !noise.has(word) && foldSpelling(word) !== '' ? [{ word, count }] : []),
)

const beginnings = new Set<string>()
for (const { word } of targetWords)
	for (let length = 4; length < word.length; length++) beginnings.add(word.slice(0, length))
/** The first four letters or more of a word: 'anesth', 'orthop'. */
export const isBeginning = (key: string) => beginnings.has(key)
