import { type Concept, concepts } from './concepts.ts'
import { remembered, skeletonOf, soundOf } from './folding.ts'
import { clausesOf, type Span } from './pattern.ts'

/** A word, a phrase or a sum, with what it is about. `segment` counts the commas before it. */
export type Term = Span & {
	word: string
	is: ReadonlySet<Concept>
	sum: 'rupees' | 'number' | 'percent' | null
	segment: number
}

/** Of these, a long word is known by its consonants, so that a wrong or missing vowel does not hide it. */
const isMisspelt: ReadonlySet<Concept> = new Set<Concept>(['fee', 'surety', 'process', 'pay', 'agent', 'refund'])

const whole = new Map<string, Set<Concept>>()
/** The first words of phrases, so that the phrases of other words are not looked for. */
const phraseStarts = new Set<string>()
const beginnings = new Map<string, Set<Concept>>()
let longestPhrase = 1
for (const [concept, list] of Object.entries(concepts) as [Concept, string][])
	for (const given of list.trim().split(/\s+/)) {
		const sounds = given.replace('*', '').split('_').map(soundOf)
		longestPhrase = Math.max(longestPhrase, sounds.length)
		const forms = new Set([sounds.join(' '), ...(isMisspelt.has(concept) ? [sounds.map(skeletonOf).join(' ')] : [])])
		for (const form of forms) {
			whole.set(form, (whole.get(form) ?? new Set()).add(concept))
			if (sounds.length > 1) phraseStarts.add(form.slice(0, form.indexOf(' ')))
		}
		if (!given.endsWith('*')) continue
		for (const start of forms) beginnings.set(start, (beginnings.get(start) ?? new Set()).add(concept))
	}

const nothing: ReadonlySet<Concept> = new Set()

const conceptsOf = remembered((sound: string): ReadonlySet<Concept> => {
	const found = ending.exec(sound)
	const stem = found && found.index >= 3 ? listed(sound.slice(0, found.index)) : undefined
	const added = found?.groups?.['unless']
		? 'unless'
		: found?.groups?.['fee'] && stem
			? 'fee'
			: found?.groups?.['time'] && stem
				? 'time'
				: null
	const is = listed(sound) ?? stem
	return added ? new Set<Concept>([...(is ?? []), added]) : (is ?? nothing)
})

/** What a word may end with: in Marathi 'for', 'of', 'from', 'before', 'without'; and 'fee', where a word was spelled apart. */
const ending =
	/(?:(?<unless>sivai|vina)|(?<time>purvi|adhi|nantar|var)|(?<fee>fis?|charjes?)|sathi|chia|ch[aei]|kadun|kade|madhe|madhie|nch[aei]|na|ni|tun|la)$/

function listed(sound: string): ReadonlySet<Concept> | undefined {
	const skeleton = skeletonOf(sound)
	const exact = whole.get(sound) ?? whole.get(skeleton)
	if (exact) return exact
	for (const form of new Set([sound, skeleton]))
		for (let end = form.length - 1; end >= 3; end--) {
			const found = beginnings.get(form.slice(0, end))
			if (found) return found
		}
	return undefined
}

const thousand = String.raw`(?:k|l|lakhs?|lacs?|thousand|hundred|haza+r|haja+r|sau|she|हजार[\p{L}\p{M}]*|लाख[\p{L}\p{M}]*|सौ|शे)(?![\p{L}\p{M}])`
const spoken = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty(?:[\s-]five)?|thirty|forty|fifty|ek|do|don|teen|tin|char|chaar|paa?nch|pach|paach|das|daha|pandrah|bees|vees|pachas|एक|दो|दोन|तीन|चार|पांच|पाच|दस|दहा|पंद्रह|बीस|वीस|पचास|पन्नास|सहा|सात|आठ|नऊ|छह|छः|डेढ|ढाई|दीड|अडीच|dedh|dhai|didh|adich|bara|barah|satra|atthara|pachees|pacchis|tees|chalis|saath|sattar|assi|[\p{Script=Devanagari}]{2,12})`
const rupee = String.raw`(?:₹|rs|inr|rupees?|rup+[aeiy]+|rupay[ae]?|रु|रू|रुपय[\p{M}]*|रुपए|रूपय[\p{M}]*|रुपयांच[\p{M}]*)`
const figure = String.raw`\d(?:\d|,(?=[\do])|o(?=[o\d,]|\b))*(?:\.\d+)?(?:\s?${thousand})?`
const termPattern = new RegExp(
	[
		String.raw`(?<rupees>(?<![\p{L}\p{M}])${rupee}[\s.:]{0,3}(?:${figure}(?:-${figure})?|${spoken}[\s-]+${thousand})(?:\s?/[-=])?|(?<![\p{L}\p{M}\d])(?:${figure}|${spoken}[\s-]+${thousand}(?:[\s-]+${spoken}[\s-]+${thousand})?)\s?(?:/[-=]|${rupee}(?![\p{L}\p{M}]))|(?<![\p{L}\p{M}])${spoken}[\s-]+${thousand}|(?<!\d)\d{1,3}(?:,[\do]{2,3})+|\d+\s?${thousand})`,
		String.raw`(?<percent>\d[\d.]*\s?%)`,
		String.raw`(?<number>\d+)`,
		String.raw`(?<word>[\p{L}\p{M}][\p{L}\p{M}’']*\d?)`,
		String.raw`(?<comma>[,()\u2014]|\s-\s)`,
	].join('|'),
	'giu',
)
/** A number that counts something else than rupees. */
const counted =
	/^\s?(?:-\s?\d|st|nd|rd|th|am|pm|a\.m|p\.m|bed|case|patient|deliver|surger|theatre|year|yr|month|day|night|hour|hr|min|km|mg|ml|iu|unit|week|nurse|doctor|consultant|seat|vacan|baje|din|ghante|sq|bhk|टेबल|बेड|वर्ष|साल|दिन|रुग्ण|मरीज|तास|घंट|वाज|बजे|खाट)/iu

/** A text without full stops is read in parts of as many terms, since each of them is compared with all others. */
const longest = 80

/** What each clause of a text is about, term by term. */
export function readClauses(text: string): Term[][] {
	return clausesOf(text).flatMap((clause) => {
		const terms: Term[] = []
		const keys: string[] = []
		let segment = 0
		const add = (span: Span, key: string, term: Pick<Term, 'is' | 'sum'>) => {
			keys.push(key)
			terms.push({ ...span, ...term, word: key, segment })
		}
		for (const { index, 0: found, groups } of clause.text.matchAll(termPattern)) {
			const span = { start: clause.start + index, end: clause.start + index + found.length }
			const after = clause.text.slice(index + found.length)
			if (groups?.['comma']) segment += 1
			else if (groups?.['rupees'])
				add(span, '#', { is: nothing, sum: /^[\d,]+$/.test(found) && counted.test(after) ? null : 'rupees' })
			else if (groups?.['percent']) add(span, '#', { is: partOfWage, sum: 'percent' })
			else if (groups?.['number']) {
				const value = Number(found)
				const isSum =
					value >= 50 && value < 200_000 && (value === 2000 || value < 1950 || value > 2035) && !counted.test(after)
				add(span, `#${found}`, { is: nothing, sum: isSum ? 'number' : null })
			} else add(span, soundOf(found), { is: nothing, sum: null })
		}
		const joined = joinPhrases(terms, keys)
		return Array.from({ length: Math.ceil(joined.length / longest) }, (_, part) =>
			joined.slice(part * longest, (part + 1) * longest),
		)
	})
}

const partOfWage: ReadonlySet<Concept> = new Set(['part'])

/** Phrases as one term each, the longest first. */
function joinPhrases(terms: Term[], keys: string[]): Term[] {
	const joined: Term[] = []
	for (let at = 0; at < terms.length; ) {
		const first = terms[at]
		if (!first) break
		let count = 1
		let is = first.sum === null ? conceptsOf(keys[at] ?? '') : first.is
		const key = (keys[at] ?? '').replace('#', '')
		const isStart = phraseStarts.has(key) || phraseStarts.has(skeletonOf(key))
		for (let length = isStart ? Math.min(longestPhrase, terms.length - at) : 1; length > 1; length--) {
			const words = keys.slice(at, at + length).map((key) => key.replace('#', ''))
			const phrase = whole.get(words.join(' ')) ?? whole.get(words.map(skeletonOf).join(' '))
			if (!phrase || terms[at + length - 1]?.segment !== first.segment) continue
			count = length
			is = phrase
			break
		}
		joined.push({ ...first, end: terms[at + count - 1]?.end ?? first.end, is, sum: count > 1 ? null : first.sum })
		at += count
	}
	return joined
}
