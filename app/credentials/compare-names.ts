/**
 * How well two names fit one person. `same`: word for word, whatever the order. `close`: initials, joined words or a
 * missing middle name explain the difference. `different`: they do not, and a person has to look.
 */
export type NameMatch = 'same' | 'close' | 'different'

const titles = new Set(
	'dr doctor prof professor mr mrs ms miss shri sri smt shrimati kum kumari sr sister fr adv capt maj col lt er'.split(
		' ',
	),
)
const degrees = new Set('mbbs md ms dnb dm mch drnb da dgo dch frca phd bsc msc gnm anm rn rm'.split(' '))

/** Letters that NFKD does not take apart. */
const folded: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** The words of a name as they are compared: no case, no accents on Latin letters, no titles, no degrees, no punctuation. */
export function nameWords(name: string): string[] {
	const plain = name
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replace(/[łøđßæœı]/g, (letter) => folded[letter] ?? letter)
		.normalize('NFC')
		.replace(/['’`]/g, '')
	const words = plain.match(/[\p{L}\p{M}]+/gu) ?? []
	// 'Dr' in front and 'MD' behind are not the name; alone they may be ('Ms Da' has a surname).
	const named = words.filter((word) => !titles.has(word))
	while (named.length > 2 && degrees.has(named.at(-1) ?? '')) named.pop()
	return named
}

const isInitial = (word: string) => Array.from(word).length === 1

/** Takes from `left` what one word of the other name answers to: itself, or an initial for it. */
function take(left: string[], word: string): 'word' | 'initial' | null {
	const whole = left.indexOf(word)
	if (whole >= 0) {
		left.splice(whole, 1)
		return isInitial(word) ? 'initial' : 'word'
	}
	const first = Array.from(word)[0] ?? ''
	const short = left.findIndex((other) =>
		isInitial(word) ? other.startsWith(word) : isInitial(other) && other === first,
	)
	if (short < 0) return null
	left.splice(short, 1)
	return 'initial'
}

/** 'RK' and 'ashamenon' written together come apart when nothing else fits. */
const joined = (words: readonly string[]) => words.toSorted().join('')

/** Compares the name on a document with another, tolerating titles, order, initials, case and diacritics. */
export function compareNames(one: string, other: string): NameMatch {
	const [fewer = [], more = []] = [nameWords(one), nameWords(other)].sort((a, b) => a.length - b.length)
	if (fewer.length === 0) return 'different'
	if (joined(fewer) === joined(more) && fewer.length === more.length) return 'same'
	if (fewer.join('') === more.join('')) return 'close'

	const left = [...more]
	let wholeWords = 0
	// Whole words first, so that an initial does not take the word that another one needs.
	for (const word of fewer.toSorted((a, b) => b.length - a.length)) {
		const taken = take(left, word) ?? readInitials(left, word)
		if (taken === null) return 'different'
		if (taken === 'word') wholeWords++
	}
	// One shared word among several is a common surname, not a person.
	return wholeWords >= 1 && (fewer.length > 1 || more.length === 1) ? 'close' : 'different'
}

/** 'RK Menon' for 'Radha Krishna Menon'. */
function readInitials(left: string[], word: string): 'initial' | null {
	const letters = Array.from(word)
	if (letters.length > 3) return null
	const rest = [...left]
	for (const letter of letters) if (take(rest, letter) === null) return null
	left.splice(0, left.length, ...rest)
	return 'initial'
}
