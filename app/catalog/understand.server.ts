import { formatDay, istToday } from '#app/platform/dates.ts'
import { nearest } from './correct.ts'
import { isDevanagari, toLatin, withoutEnding, withoutEndingOfOthers, withoutLatinEnding } from './devanagari.ts'
import { isIndic } from './scripts.ts'
import { foldSpelling } from './spelling.ts'
import { type Amount, readAmount } from './amounts.ts'
import { findPlaceWords, isPlaceWord, heardPlace, placeTargets, type PlaceWords } from './place-words.server.ts'
import { findPlace, type Place, placeNames } from './places.server.ts'
import { distanceKm, distancesKm } from './distance.ts'
import { readDates, spanLabel, type TypedDates } from './typed-dates.ts'
import {
	type Alternative,
	type Entry,
	type Filter,
	meaningOf,
	type SearchKind,
	type SearchOrder,
} from './vocabulary.ts'
import { specialityBySlug } from './specialities.ts'
import type { UnusedReason } from './unused-words.ts'
import { institutionFields, institutionKinds, joinsWords, kilometres } from './vocabulary/noise.ts'
import {
	findEntry,
	findPlainEntry,
	findTurnedEntry,
	heardWord,
	isBeginning,
	isVocabularyWord,
	keys,
	misspeltFor,
	nearMe,
	nearWords,
	noise,
	plainWord,
	spacedForm,
	targetWords,
	titleWords,
	wordBegunBy,
	without,
	withoutBefore,
	wordInPhrase,
} from './vocabulary-index.ts'
import { keyOf, namesPerson, type Word, wordsOf } from './words.ts'

/** One idea of a typed query, with the typed words that say it, and what answers it. */
export type Term = {
	typed: string
	/** On its chip: 'Night'. */
	label: string
	/** The filter of the search form that says the same, all of it. A place and a pay are said by their filter alone. */
	filter?: Filter
	/**
	 * The best first; the alternatives of a tier are or-ed. A row matches when any tier has it. A place is met by its circle,
	 * and its tiers only say which rows come first: those whose location names it.
	 */
	tiers: Alternative[][]
	/** How many of the tiers, from the first, are what was asked for; all unless given. The others only mention it. */
	own?: number
	/** False: an ordinary word that the vocabulary does not know. The words that rows have may correct it. */
	isKnown: boolean
	/** A word of no entry, also where the vocabulary knows how it goes on. */
	isOrdinary?: true
	/** Of a degree: those who have it are of these specialities, and come into question where no one has it. */
	field?: readonly string[]
	/** Of the rows that have it, those that come first. */
	first?: Alternative[]
	/** What is left out with it, where it is not wanted. */
	kinds?: Alternative[]
	/** The nearest to what was asked for, which does not exist here. */
	isNear?: true
}

export type Understood = {
	terms: Term[]
	/** Words that say nothing, or nothing in this kind of search. */
	dropped: string[]
	/** What no row may be. */
	excluded: Term[]
	/** Words that narrow and order nothing, and why. */
	unused: Unused[]
	/** How the list is ordered, where words say so. */
	order: { by: SearchOrder; typed: string } | null
	/** The word that asks for what is near a place. */
	near: string | null
	/** How far from a place, where words say so. */
	km: number | null
	/** Another trade or profession: nothing is listed. */
	isNothing: boolean
	/** Trades of hospitals that were named and are not listed here: 'physiotherapists'. */
	unlisted: string[]
	corrections: { typed: string; to: string }[]
	/** 'near me': the person has to say where they are. */
	isNearMe: boolean
}

export type Unused = { typed: string; why: UnusedReason }

export type KnownWords = {
	/** Words that rows have are not corrected. Asked in lower case, as typed. */
	isWord?: (word: string) => boolean
	/** Rows have exactly this word, so it is not the beginning of another. */
	isWhole?: (word: string) => boolean
	/** Edits to the nearest word that rows have: a word of the vocabulary must be nearer than that. */
	distanceToWord?: (word: string) => number | null
}

const longestForm = 6
const longestText = 200
/** 'Age 25', 'below 35 years', '25 years old': of a person, not of experience. */
const ageOfPerson =
	/\b(?:age[ds]?|umar|vay)\s*(?:limit|group|below|under|between|upto|:|-)?\s*\d{2}(?:\s*(?:-|–|to)\s*\d{2})?(?:\s*(?:years?|yrs?))?\b|\b(?:below|under|less than)\s+(?:1[89]|[2-5]\d)\s*(?:years?|yrs?)\b(?:\s+(?:of\s+)?(?:age|old))?|\b\d{2}\s*(?:years?|yrs?)\s+(?:old|of age)\b|\b(?:below|under)\s+(?:1[89]|[2-5]\d)\s*$/gi
const greeting =
	/^\W*(?:(?:hi|hello|dear|respected)\b[\s,]*)*(?:sir|madam|all|team|doctor)?[\s,]*\bgood\s?(?:morning|afternoon|evening|day|night)\b/i
/** An email address, or a phone number however it is spaced. */
const contact = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g
/** People are not called Pune or Jaipur. */
const greatCities = 30

/**
 * What a typed query means: one term for each idea, the longest known form first. Words that say nothing are dropped, and
 * unknown words are looked for as they are.
 */
export function understand(text: string, kind: SearchKind, known: KnownWords = {}): Understood {
	const query = readQuery(text, kind, known)
	const { dropped, isNearMe, excluded, km } = query
	const { found, unlisted } = withoutUnlisted(query)
	// A correction that leads to nothing is none.
	const plain = new Set(found.flatMap(({ word, entry, place }) => (word && !entry && !place ? [word] : [])))
	const corrections = query.words.flatMap((word) =>
		word.correctedTo !== undefined && !plain.has(word) ? [{ typed: word.typed, to: word.correctedTo }] : [],
	)
	const named =
		kind === 'specialists' ? found.map((one, at) => asName(query, one, [found[at - 1], found[at + 1]])) : found
	const fields = inOwnField(query, withoutTitles(placed(institutions(query, named)), dropped))
	const terms = merged(withoutFirstDegree(query, theatreNurse(query, fields)))
	return {
		terms: terms.map(({ term }) => (km !== null && term.filter?.name === 'place' ? withinKm(term, km) : term)),
		dropped,
		excluded: excluded.map(({ term }) => term),
		unused: usedAfterAll(query, terms),
		order: query.order,
		near: query.isNear,
		km,
		isNothing: found.some(({ entry }) => entry?.isNothing),
		unlisted,
		corrections,
		isNearMe,
	}
}

/** Beside a nurse or a doctor, a trade that is not listed is left out: 'nurses and technicians'. Alone it is an honest nothing. */
function withoutUnlisted({ found, dropped }: Query) {
	const unlisted = found.flatMap(({ entry }) => entry?.unlisted ?? [])
	const isPerson = found.some(
		({ entry, term }) =>
			entry !== undefined && !entry.isNothing && (entry.filter?.name === 'profession' || namesPerson(term.typed)),
	)
	if (unlisted.length === 0 || !isPerson) return { found, unlisted }
	const [left, kept] = [found.filter(({ entry }) => entry?.unlisted), found.filter(({ entry }) => !entry?.unlisted)]
	dropped.push(...left.map(({ term }) => term.typed))
	return { found: kept, unlisted }
}

/** The entries that a text names, in its order, and the words that are in none. What says nothing, a place or an amount is in neither. */
export function entriesOf(text: string): { entries: { entry: Entry; typed: string }[]; unknown: string[] } {
	const { found } = readQuery(text, 'specialists', {})
	return {
		entries: found.flatMap(({ entry, term }) => (entry ? [{ entry, typed: term.typed }] : [])),
		unknown: found.flatMap(({ term, word }) =>
			word && term.isOrdinary && !isVocabularyWord(word.key) ? [term.typed] : [],
		),
	}
}

function readQuery(whole: string, kind: SearchKind, known: KnownWords): Query {
	const typed = whole.slice(0, longestText)
	const contacts = [...typed.matchAll(contact)].map(([found]) => found.trim())
	const ages = [...typed.matchAll(ageOfPerson)].map(([found]) => found.trim())
	const text = [contact, ageOfPerson, greeting].reduce((left, pattern) => left.replace(pattern, ' '), typed)
	const query: Query = {
		kind,
		known,
		words: withoutOr(wordsOf(text)),
		found: [],
		excluded: [],
		dropped: [],
		unused: [
			...contacts.map((found) => ({ typed: found, why: 'contact' as const })),
			...ages.map((found) => ({ typed: found, why: 'age' as const })),
		],
		isNear: null,
		order: null,
		km: null,
		isNearMe: false,
	}
	query.words = parted(joinedNames(query), known)
	query.words = query.words.map((word, at) => correctWord(query, word, at))
	query.words = query.words.map((word, at) => inPhrase(query, word, at))
	for (let at = 0; at < query.words.length; ) at += readAt(query, at)
	return query
}

/** 'or' between two words joins them as a slash does; 'OR' before them is the operating room. */
const withoutOr = (words: Word[]): Word[] =>
	words.flatMap((word, at) => {
		const isJoin = word.key === 'or' && at > 0 && words.length > at + 1
		const isAfterJoin = at > 1 && words[at - 1]?.key === 'or'
		return isJoin ? [] : [isAfterJoin ? { ...word, isOther: true } : word]
	})

type Found = { term: Term; entry?: Entry; place?: PlaceWords; word?: Word; isOther: boolean }
type Query = {
	kind: SearchKind
	known: KnownWords
	words: (Word & { correctedTo?: string })[]
	found: Found[]
	excluded: Found[]
	dropped: string[]
	unused: Unused[]
	/** The word that asks for what is near. */
	isNear: string | null
	order: Understood['order']
	km: number | null
	isNearMe: boolean
	/** At most so many words are one idea. */
	longest?: number
}

/** 'Desh pande' is one word where rows have it as one. */
const joinedNames = ({ words, known }: Query): Word[] =>
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
const parted = (words: Word[], known: KnownWords): Word[] =>
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
			if (isPart(first, second) && isPart(second, first))
				return [
					{ ...word, typed: first, key: keyOf(first) },
					{ typed: second, key: keyOf(second), isOther: false },
				]
		}
		return [word]
	})

const shortestHeard = 9
/** A word that neither we nor the rows know becomes the word that was meant, if one is near. */
function correctWord({ known, words }: Query, word: Word, at: number): Query['words'][number] {
	const { key, typed } = word
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
		if (heard !== null) return { ...word, key: keyOf(heard) }
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
	if (!found) return word
	const other = known.distanceToWord?.(typed.toLowerCase()) ?? null
	if (other !== null && other < found.distance) return word
	return { ...word, key: keyOf(found.word), correctedTo: found.word }
}

/** 'rom' between labor and nurse, 'gernal' before surgeon: too short or too wrong alone, and plain beside its neighbours. */
function inPhrase({ known, words }: Query, word: Query['words'][number], at: number): Query['words'][number] {
	const isSaid = word.correctedTo !== undefined || isKnownWord(word.key) || known.isWord?.(word.typed.toLowerCase())
	if (isSaid || word.key.length < 3 || /^\d/.test(word.key)) return word
	const keys = words.map(({ key }) => key)
	const meant = wordInPhrase(keys, at)
	return meant === null ? word : { ...word, key: meant, correctedTo: meant }
}

const isKnownWord = (key: string) => isVocabularyWord(key) || isPlaceWord(key)

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

/** '12', '10+', '12hr', '24h': how long a duty is stands in every job, and no search asks for it. */
const lengthOfTime = /^\d{1,4}(?:\+|h|hrs?|hours?)?$/

const units = /^(?:days?|weeks?|months?|din|divas|hafte|mahine|दिवस|दिन|महिने|महीने)$/
const minutes = /^(?:min|mins|minutes?)$/
const everything = keys(['anything', 'everything', 'anyone', 'everyone', 'any', 'all', 'kuch', 'koi'])

/** 'Anything but ICU': what follows is not wanted. */
const isAllBut = ({ words }: Query, at: number) => words[at]?.key === 'but' && everything.has(words[at - 1]?.key ?? '')

/** 'Joining bonus 1 lakh', '50k joining bonus': no pay. */
const isOfBonus = ({ words }: Query, at: number, length: number) =>
	[at - 1, at + length, at + length + 1, at + length + 2].some((place) =>
		/^bonus(?:es)?$/.test(words[place]?.key ?? ''),
	)

/** Reads the term that begins at a word, and says how many words it is made of. */
function readAt(query: Query, at: number): number {
	const { words, found, kind, known } = query
	const word = words[at]
	if (!word) return 1
	const { isOther } = word
	const distance = readKm(query, at)
	if (distance > 0) return distance
	const dates = readDates(words, at, istToday(new Date()))
	if (dates) return addDates(query, dates, at, isOther)
	const amount = readAmount(words, at, kind)
	if (amount && !findPin(words, at)) {
		if (!isOfBonus(query, at, amount.length)) return addAmount(query, amount, at, isOther)
		query.unused.push({ typed: typedOf(words, at, amount.length), why: 'bonus' })
		return amount.length
	}
	for (let length = Math.min(query.longest ?? longestForm, words.length - at); length > 0; length--) {
		const parts = words.slice(at, at + length).map(({ key }) => key)
		const typed = typedOf(words, at, length)
		if (length > 1 && nearMe.has(parts.join(''))) {
			query.isNearMe = true
			return length
		}
		const entry = findEntry(parts) ?? findTurnedEntry(parts) ?? findPlainEntry(parts, isPlaceWord)
		if (entry) {
			addEntry(query, entry, typed, word, isOther)
			return length
		}
		const place =
			length === 1 && noise.has(word.key)
				? null
				: findPlaceWords(parts, {
						isRowWord: length === 1 && known.isWord?.(word.typed.toLowerCase()) === true,
					})
		if (place) {
			found.push({ term: placeTerm(place, typed), place, word, isOther })
			return length
		}
	}
	if ((without.has(word.key) || isAllBut(query, at)) && words.length > at + 1) return leaveOut(query, at)
	if (withoutBefore.has(word.key)) return leaveOutBefore(query, at)
	if (nearWords.has(word.key)) {
		query.isNear ??= word.typed
		return 1
	}
	const pin = findPin(words, at)
	if (pin) {
		const typed = typedOf(words, at, pin.length)
		found.push({ term: placeTerm({ label: pin.label, names: pin.names, filter: pin.value, rank: 0 }, typed), isOther })
		return pin.length
	}
	if (kind === 'specialists' && isInitial(query, at)) {
		found.push({ term: initialTerm(word), word, isOther })
		return 1
	}
	if (lengthOfTime.test(word.key)) {
		const next = words[at + 1]
		const isSize = next !== undefined && /^bed(?:ded)?$/.test(next.key)
		const isHours = next !== undefined && /^(?:h|hr|hrs|hour|hours)$/.test(next.key)
		const isSpan = next !== undefined && units.test(next.key)
		const isTravel = next !== undefined && minutes.test(next.key)
		query.unused.push({
			typed: isSize || isHours || isSpan || isTravel ? `${word.typed} ${next.typed}` : word.typed,
			why: isSize ? 'size' : isTravel ? 'travel' : 'length',
		})
		if (isSize || isSpan || isTravel) return 2
	}
	if (/^\d{7,}$/.test(word.key)) query.unused.push({ typed: word.typed, why: 'contact' })
	else if (noise.has(word.key) || lengthOfTime.test(word.key) || word.key.length === 1) query.dropped.push(word.typed)
	else found.push({ term: ordinaryTerm(word, known), word, isOther })
	return 1
}

const andWords = keys(joinsWords)

/** 'A surgeon, not an anaesthetist', 'except Pune and Mumbai': no row may be what follows. Returns how many words that is. */
function leaveOut(query: Query, at: number): number {
	const { words } = query
	// 'Other than', 'apart from'.
	const isAny = ['other', 'apart'].includes(words[at]?.key ?? '')
	if (isAny && !['than', 'from'].includes(words[at + 1]?.key ?? '')) {
		query.dropped.push(words[at]?.typed ?? '')
		return 1
	}
	const next = words.findIndex(({ key }, place) => place > at && !noise.has(key))
	if (next < 0) {
		query.dropped.push(words[at]?.typed ?? '')
		return 1
	}
	// 'night ke bina nurse': what stands before it is not wanted.
	if (['ke', keyOf('के')].includes(words[at - 1]?.key ?? '') && query.found.length > 0) return leaveOutBefore(query, at)
	let end = next
	let isPlace: boolean | null = null
	for (let begin = next; begin < words.length; ) {
		const read: Query = {
			...query,
			found: [],
			dropped: [],
			unused: [],
			longest: words[at]?.key === 'non' ? 1 : longestForm,
		}
		const length = readAt(read, begin)
		const isPlaceToo = read.found.some(({ place }) => place !== undefined)
		if (isPlace !== null && isPlace !== isPlaceToo) break
		isPlace ??= isPlaceToo
		addExcluded(
			query,
			read,
			typedOf(words, begin === next ? at : begin, begin + length - (begin === next ? at : begin)),
		)
		end = begin + length
		const isJoined =
			words[end]?.isOther === true || (andWords.has(words[end]?.key ?? '') && (isPlace || words[end]?.key !== 'and'))
		if (!isJoined) break
		begin = words[end]?.isOther ? end : end + 1
	}
	return end - at
}

function addExcluded(query: Query, { found, unused, dropped }: Query, typed: string) {
	if (found.length === 0) {
		// What is not asked at all is no less so where it is not wanted: 'no bond'.
		query.unused.push({ typed, why: unused[0]?.why ?? 'excluded' })
		query.dropped.push(...dropped)
	}
	for (const one of found) {
		const { own, tiers, filter, label, kinds = [] } = one.term
		const isAsked = tiers.length > 0 || filter?.name === 'place'
		if (isAsked)
			query.excluded.push({
				...one,
				term: {
					...one.term,
					typed,
					label: `Not ${label}`,
					tiers: withKinds(tiers.slice(0, own), kinds),
					isKnown: true,
				},
			})
		else query.unused.push({ typed, why: 'excluded' })
	}
}

const withKinds = ([best = [], ...others]: Alternative[][], kinds: Alternative[]) => [[...best, ...kinds], ...others]

function leaveOutBefore(query: Query, at: number): number {
	const last = query.found.pop()
	const typed = query.words[at]?.typed ?? ''
	const parts = last?.term.typed.split(' ') ?? []
	// 'Nurse ICU nako' is a nurse, and not an ICU nurse whom no one wants.
	const head = parts.length > 1 ? findEntry(parts.slice(0, -1).map(keyOf)) : undefined
	const tail: Query = { ...query, found: [], dropped: [], unused: [], longest: 1 }
	if (last?.word && head && findEntry([keyOf(parts.at(-1) ?? '')])) {
		addEntry(query, head, parts.slice(0, -1).join(' '), last.word, last.isOther)
		readAt(tail, at - 1)
		addExcluded(query, tail, `${parts.at(-1)} ${typed}`)
		return 1
	}
	if (last) addExcluded(query, { ...query, found: [last], dropped: [], unused: [] }, `${last.term.typed} ${typed}`)
	else query.dropped.push(typed)
	return 1
}

const kmWords = keys(kilometres)
/** 'Within 10 km', '10 km ke andar': how far from the place. */
function readKm(query: Query, at: number): number {
	const [number = '', unit = ''] = [query.words[at]?.key, query.words[at + 1]?.key]
	if (!/^\d{1,3}(?:\.\d+)?$/.test(number) || !kmWords.has(unit)) return 0
	query.km = Number(number)
	query.dropped.push(typedOf(query.words, at, 2))
	return 2
}

/** The nearest of the distances that searches offer, or the greatest. */
function withinKm(term: Term, km: number): Term {
	const within = distancesKm.find((each) => each >= km) ?? distancesKm[distancesKm.length - 1] ?? km
	return {
		...term,
		label: `${term.label} + ${within} km`,
		...(term.filter ? { filter: { ...term.filter, km: String(within) } } : {}),
	}
}

/** When a job starts, and by when a person is available. */
function addDates(
	{ found, words, kind }: Query,
	{ from, to, length }: TypedDates,
	at: number,
	isOther: boolean,
): number {
	const typed = typedOf(words, at, length)
	const day = to ?? from ?? ''
	const term: Term =
		kind === 'jobs'
			? {
					typed,
					label: spanLabel(from, to),
					filter: { name: 'starts', values: [`${from ?? ''}..${to ?? ''}`] },
					tiers: [],
					isKnown: true,
				}
			: {
					typed,
					label: `Available by ${formatDay(day)}`,
					filter: { name: 'from', values: [day] },
					tiers: [],
					isKnown: true,
				}
	found.push({ term, isOther })
	return length
}

/** An amount makes a word for pay more than a word, and a place makes a distance one. */
function usedAfterAll({ unused, isNear, km, words }: Query, terms: readonly Found[]): Unused[] {
	const has = (...names: string[]) => terms.some(({ term }) => names.includes(term.filter?.name ?? ''))
	const isPay = has('pay', 'payMin', 'payMax', 'unit')
	const isFar = !has('place') && (km !== null || isNear !== null)
	const asked =
		km === null
			? isNear
			: words.flatMap(({ typed, key }, at) => (kmWords.has(key) ? [`${words[at - 1]?.typed ?? ''} ${typed}`] : []))[0]
	return [
		...unused.filter(({ why }) => why !== 'pay' || !isPay),
		...(isFar && asked ? [{ typed: asked, why: 'distance' as const }] : []),
	]
}

/** 'T Deo': a letter beside a word that is no other term. */
const isInitial = ({ words }: Query, at: number) =>
	/^\p{Lu}$/u.test(words[at]?.typed ?? '') &&
	[words[at - 1], words[at + 1]].some((beside) => beside && beside.key.length > 1 && !isKnownWord(beside.key))

/** A name that begins with the letter. */
const initialTerm = ({ typed }: Word): Term => ({
	typed,
	label: `${typed}.`,
	tiers: [[{ words: typed.toLowerCase(), in: 'A', prefix: true }]],
	isKnown: true,
})

const typedOf = (words: readonly Word[], at: number, length: number) =>
	words
		.slice(at, at + length)
		.map(({ typed }) => typed)
		.join(' ')

/** A title or skill in just these words comes first, whatever else they stand for; a speciality has its words among its own. */
function addEntry(query: Query, entry: Entry, typed: string, word: Word, isOther: boolean) {
	const { kind, found, unused, words } = query
	if (entry.unused) return void unused.push({ typed, why: entry.unused })
	const isForOther = entry.only !== undefined && entry.only !== kind
	if (isForOther)
		return void unused.push({ typed, why: entry.elsewhere ?? (kind === 'jobs' ? 'notInJobs' : 'notInProfiles') })
	if (entry.isNothing && !entry.unlisted) unused.push({ typed, why: 'trade' })
	if (entry.order) return void (query.order = { by: entry.order, typed })
	const { label, tiers, own, filter, is, isNear, ...rest } = meaningOf(entry, kind)
	const isSpeciality = is !== undefined && !rest.skills && !rest.then && !rest.text && !rest.experience
	const filters = atToday(filter) ?? (isSpeciality ? { name: 'speciality', values: is } : undefined)
	const said = typed.includes(' ') ? inLatin(correctedIn(words, typed)) : (spacedForm(word.key) ?? typed)
	const isMeaning =
		(filter !== undefined && filter.name !== 'profession') || is !== undefined || rest.degrees !== undefined
	const hasOwnWords = isMeaning || !said.includes(' ')
	const asTyped: Alternative = { words: foldSpelling(said), in: kind === 'jobs' ? 'A' : 'AB' }
	const limited: Alternative = rest.profession ? { all: [asTyped, { tag: `profession=${rest.profession}` }] } : asTyped
	const isAmong = kind === 'jobs' && rest.title !== undefined
	found.push({
		term: {
			typed,
			label,
			...(filters ? { filter: filters } : {}),
			tiers: hasOwnWords ? tiers : withFirst(limited, tiers, isAmong),
			own: hasOwnWords || isAmong ? own : own + 1,
			isKnown: true,
			...(isNear ? { isNear } : {}),
			...(rest.first ? { first: rest.first.map((slug) => ({ tag: `speciality=${slug}` })) } : {}),
			...(rest.kinds ? { kinds: rest.kinds.map((words) => ({ words, in: 'A' as const })) } : {}),
			...(kind === 'specialists' && rest.degrees && rest.then ? { field: rest.then } : {}),
		},
		entry,
		word,
		isOther,
	})
}

/** A day that an entry names by its distance from now. */
const atToday = (filter: Filter | undefined): Filter | undefined =>
	filter && { ...filter, values: filter.values.map((value) => (value === 'today' ? istToday(new Date()) : value)) }

/** As it was typed, but for what was corrected: 'post oprative care'. */
const correctedIn = (words: Query['words'], typed: string) =>
	typed
		.split(' ')
		.map((part) => words.find((word) => word.typed === part)?.correctedTo ?? part)
		.join(' ')

/** Titles are in English: 'स्टाफ नर्स' comes first where they say 'Staff Nurse'. */
const inLatin = (said: string) =>
	said
		.split(' ')
		.map((part) => (/[a-z0-9]/i.test(part) ? part : (heardWord(part) ?? plainWord(part) ?? part)))
		.join(' ')

/** Before the others, or among the first where these are titles too: 'incharge OT' is no other title than 'OT in-charge'. */
const withFirst = (one: Alternative, tiers: Alternative[][], isAmong: boolean): Alternative[][] =>
	isAmong ? [[one, ...(tiers[0] ?? [])], ...tiers.slice(1)] : [[one], ...tiers]

function addAmount(
	{ found, words }: Query,
	{ label, filter, tiers, length }: Amount,
	at: number,
	isOther: boolean,
): number {
	found.push({ term: { typed: typedOf(words, at, length), label, filter, tiers, isKnown: true }, isOther })
	return length
}

/** 'Baner, Pune 411045': people know a PIN code by its quarter. */
function localityOf(place: Place, pin: string): { label: string; names: string[] } {
	const quarters = placeNames().areas.map((area) => ({ area, km: distanceKm(place, area) }))
	const nearest = quarters.filter(({ km }) => km <= quarterKm).toSorted((a, b) => a.km - b.km)[0]?.area
	if (!nearest) return { label: place.name, names: [] }
	return {
		label: `${nearest.label} ${pin}`,
		names: nearest.names.filter((name) => !isDevanagari(name)).map(foldSpelling),
	}
}
const quarterKm = 4

function findPin(
	words: readonly Word[],
	at: number,
): { value: string; label: string; names: string[]; length: number } | null {
	const [first = '', second = ''] = [words[at]?.key, words[at + 1]?.key]
	for (const [pin, length] of [
		[first, 1],
		[first.length === 3 && second.length === 3 ? first + second : '', 2],
	] as const) {
		if (!/^[1-9]\d{5}$/.test(pin)) continue
		const place = findPlace(pin)
		if (place) return { value: pin, ...localityOf(place, pin), length }
	}
	return null
}

const placeTerm = ({ label, names, filter }: PlaceWords, typed: string): Term => ({
	typed,
	label,
	...(filter === '' ? {} : { filter: { name: 'place', values: [filter] } }),
	tiers: names.length > 0 ? [names.map((words) => ({ words }))] : [],
	isKnown: true,
})

/**
 * Title first, then skills, then anywhere. What begins with four letters or more of a word is that word as one types it,
 * unless that is a word already.
 */
function ordinaryTerm({ typed, key }: Word, { isWhole }: KnownWords): Term {
	const words = foldSpelling(isIndic(typed) ? typed.split(/\s+/).map(toLatin).join(' ') : typed)
	const prefix = words.length >= 4 && isWhole?.(words) !== true ? ({ prefix: true } as const) : {}
	return {
		typed,
		label: typed,
		tiers: [[{ words, in: 'A', ...prefix }], [{ words, in: 'AB', ...prefix }], [{ words, ...prefix }]],
		isKnown: key.length >= 5 && isBeginning(key),
		isOrdinary: true,
	}
}

/** Beside part of a name, a town that is also a name of people is one: 'Sagar Patil', 'Rohini Kulkarni'. */
function asName({ known }: Query, one: Found, beside: (Found | undefined)[]): Found {
	const { place, word } = one
	const isOneWord = word !== undefined && one.term.typed === word.typed
	if (!place || place.city !== undefined || place.rank < greatCities || !isOneWord) return one
	const isName =
		beside.some((other) => other?.term.isKnown === false) && known.isWord?.(word.typed.toLowerCase()) === true
	return isName ? { term: ordinaryTerm(word, known), word, isOther: one.isOther } : one
}

/** Beside other words the kind of an institution says nothing; alone it is looked for in the names of hospitals. */
function institutions({ dropped }: Query, found: Found[]): Found[] {
	const isSaid = found.some(({ entry, place }) => !entry?.isInstitution && !place)
	return found.flatMap((one) => {
		if (!one.entry?.isInstitution) return [one]
		if (isSaid || one.term.typed.split(' ').length === 1) {
			dropped.push(one.term.typed)
			return []
		}
		return [{ ...one, term: { ...one.term, label: one.term.typed, tiers: inNames(one.term.typed), isKnown: false } }]
	})
}

/** The words of a field as hospitals write them in their names. */
const fieldInNames: Readonly<Record<string, string>> = { ortho: 'orthopedic', bone: 'orthopedic', cardiac: 'heart' }

/** As typed, or of the same field: 'ortho hospital' is an 'Orthopaedic Centre', and a 'heart hospital' a 'Heart Institute'. */
function inNames(typed: string): Alternative[][] {
	const words = foldSpelling(typed)
	const [first = ''] = words.split(' ')
	const field = fieldInNames[first] ?? first
	const same = institutionFields.has(first) ? institutionKinds.map((kind) => foldSpelling(`${field} ${kind}`)) : []
	return [[...new Set([words, ...same])].map((name) => ({ words: name }))]
}

/** 'Dr', 'Sister' before a name belong to the name. */
function withoutTitles(found: Found[], dropped: string[]): Found[] {
	return found.filter(({ word, entry, term }, at) => {
		const next = found[at + 1]
		const isTitle = entry !== undefined && word !== undefined && titleWords.has(word.key) && !term.typed.includes(' ')
		if (!isTitle || !next || next.term.isKnown) return true
		dropped.push(term.typed)
		return false
	})
}

/** An area with its city is one place, and of several places any will do. */
function placed(found: Found[]): Found[] {
	const result: Found[] = []
	for (const one of found) {
		const last = result.at(-1)
		const [area, city] = last?.place?.city ? [last.place, one.place] : [one.place, last?.place]
		if (
			last &&
			area?.city !== undefined &&
			city &&
			(area.city === city.label || city.state === area.state) &&
			!city.city
		) {
			const typed = `${last.term.typed} ${one.term.typed}`
			result[result.length - 1] = { ...last, place: area, term: placeTerm(area, typed) }
		} else result.push(one)
	}
	return result
}

/** The anesthesiologist of each field, by the post or person of that field. */
const anesthesiaFor: Record<string, string> = {
	'cardiac-surgeon': 'cardiac anesthesiologist',
	cardiologist: 'cardiac anesthesiologist',
	'cath-lab-nurse': 'cardiac anesthesiologist',
	neurosurgeon: 'neuro anesthesiologist',
	neurologist: 'neuro anesthesiologist',
	'pediatric-surgeon': 'pediatric anesthesiologist',
	pediatrician: 'pediatric anesthesiologist',
	neonatologist: 'pediatric anesthesiologist',
	'obstetrician-gynecologist': 'obstetric anesthesiologist',
	'obstetric-anesthesiologist': 'obstetric anesthesiologist',
	'labor-room-nurse': 'obstetric anesthesiologist',
}

/** Nothing where the word names the people of the field: 'anaesthetist and gynaecologist' are two. */
const anesthesiaOf = ({ entry, term }: Found) =>
	namesPerson(term.typed) ? undefined : anesthesiaFor[(entry?.is ?? entry?.then)?.[0] ?? '']

/** 'Gynae anaesthetist', 'anaesthetist for brain surgery': one person, who has a name of their own. */
function inOwnField(query: Query, all: Found[]): Found[] {
	// A theatre is where they work, so naming it adds nothing.
	const isInTheatre = all.some(({ entry }) => entry?.is?.[0]?.endsWith('anesthesiologist'))
	const found = byField(isInTheatre ? all.filter(({ entry }) => entry?.label !== 'Operation theatre') : all)
	const at = found.findIndex(
		(one, place) =>
			[one, found[place + 1]].some(isAnesthesiologist) && [one, found[place + 1]].some(isFieldOfAnesthesia),
	)
	const [first, last] = [found[at], found[at + 1]]
	if (!first?.word || !last?.word || last.isOther) return found
	const entry = findEntry((anesthesiaOf(first) ?? anesthesiaOf(last) ?? '').split(' '))
	if (!entry) return found
	const begin = query.words.indexOf(first.word)
	const end = query.words.indexOf(last.word) + last.term.typed.split(' ').length
	const read: Query = { ...query, found: [] }
	addEntry(read, entry, typedOf(query.words, begin, end - begin), first.word, first.isOther)
	return found.toSpliced(at, 2, ...read.found)
}

/** 'Nurse to assist in laparoscopy', 'CABG nurse': she works in the theatre. */
function theatreNurse(query: Query, found: Found[]): Found[] {
	const nurse = found.find(({ entry }) => entry?.label === 'Nurse')
	const operation = found.find(({ entry }) => entry !== undefined && isOperation(entry))
	const entry = findEntry(['ot', 'nurse'])
	if (!nurse?.word || !operation || !entry) return found
	const both = [nurse, operation].toSorted((a, b) => found.indexOf(a) - found.indexOf(b))
	const read: Query = { ...query, found: [] }
	addEntry(read, entry, both.map(({ term }) => term.typed).join(' '), nurse.word, nurse.isOther)
	return found.flatMap((one) => (one === nurse ? read.found : one === operation ? [] : [one]))
}

/** A skill of surgeons that no nurse has as her own. */
const isOperation = ({ skills = [], is = [], then = [], profession }: Entry) =>
	skills.length > 0 &&
	is.length === 0 &&
	profession !== 'nurse' &&
	then.some((slug) => specialityBySlug(slug)?.family === 'surgery') &&
	then.every((slug) => specialityBySlug(slug)?.profession === 'doctor')

/** 'MBBS, MD anaesthesia', 'MBBS DA': the first degree says nothing beside a later one, or beside the post that it leads to. */
function withoutFirstDegree({ dropped }: Query, found: Found[]): Found[] {
	const isLater = ({ entry }: Found) =>
		entry !== undefined &&
		!entry.isNothing &&
		entry.label !== 'MBBS' &&
		((entry.degrees?.length ?? 0) > 0 || isDoctorsPost(entry))
	if (!found.some(isLater)) return found
	return found.filter(({ entry, term }) => {
		if (entry?.label !== 'MBBS') return true
		dropped.push(term.typed)
		return false
	})
}

const isDoctorsPost = ({ is = [] }: Entry) =>
	is.length > 0 && is.every((slug) => specialityBySlug(slug)?.profession === 'doctor')

/** A rank between the two words parts them no more: 'anaesthesia consultant, cardiac'. */
function byField(found: Found[]): Found[] {
	const isRank = ({ entry }: Found) =>
		entry?.experience !== undefined && entry.is === undefined && entry.title !== undefined
	return found.some(isAnesthesiologist) && found.some(isFieldOfAnesthesia)
		? [...found.filter((one) => !isRank(one)), ...found.filter(isRank)]
		: found
}

const isAnesthesiologist = (one: Found | undefined) => one?.entry?.is?.[0] === 'anesthesiologist'
const isFieldOfAnesthesia = (one: Found | undefined) => one !== undefined && anesthesiaOf(one) !== undefined

/** A job has one shift, contract, unit and place, so several are alternatives; so is what a slash or 'or' joins. */
const single = new Set(['shift', 'type', 'unit', 'experience', 'profession', 'place'])

function merged(found: Found[]): Found[] {
	const result: Found[] = []
	for (const one of found) {
		const { filter } = one.term
		if (result.some(({ term }) => term.label === one.term.label && term.isKnown && one.term.isKnown)) continue
		// Of two amounts the first is the least that is wanted.
		if (filter?.name === 'pay' && result.some(({ term }) => term.filter?.name === 'pay')) continue
		const most = filter?.name === 'payMax' ? result.findIndex(({ term }) => term.filter?.name === 'payMax') : -1
		if (most >= 0) {
			result[most] = one
			continue
		}
		const before = result.at(-1)
		const same =
			filter && single.has(filter.name) ? result.findIndex(({ term }) => term.filter?.name === filter.name) : -1
		const joins = one.isOther && before?.entry && one.entry ? result.length - 1 : -1
		const at = same >= 0 ? same : joins
		const earlier = result[at]
		if (earlier) result[at] = { ...earlier, term: eitherOf(earlier.term, one.term) }
		else result.push(one)
	}
	return result
}

function eitherOf(one: Term, other: Term): Term {
	const { filter, ...rest } = one
	const isSame = filter !== undefined && filter.name === other.filter?.name
	return {
		...rest,
		typed: `${one.typed} ${other.typed}`,
		label: `${one.label} or ${other.label}`,
		...(isSame
			? { filter: { ...filter, values: [...new Set([...filter.values, ...(other.filter?.values ?? [])])] } }
			: {}),
		tiers: Array.from({ length: Math.max(one.tiers.length, other.tiers.length) }, (_, at) => [
			...(one.tiers[at] ?? []),
			...(other.tiers[at] ?? []),
		]),
		own: Math.max(one.own ?? one.tiers.length, other.own ?? other.tiers.length),
		isKnown: one.isKnown && other.isKnown,
	}
}
