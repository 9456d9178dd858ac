import { istToday } from '#app/platform/text/dates.ts'
import { readAmount } from './amounts.ts'
import { distancesKm } from '../places/distance.ts'
import {
	bypassLength,
	endsQuarter,
	findPlaceWords,
	isPlaceWord,
	type PlaceWords,
	roadLength,
	soundingTown,
	villageOf,
} from '../places/place-words.server.ts'
import {
	withoutOr,
	joinedNames,
	parted,
	correctWord,
	inPhrase,
	isKnownWord,
	typedOf,
	withSpelledPlaces,
} from './query-words.server.ts'
import {
	addDates,
	initialTerm,
	addEntry,
	addAmount,
	findPin,
	placeTerm,
	ordinaryTerm,
	unstatedIn,
} from './term.server.ts'
import { toLatin } from './devanagari.ts'
import { isIndic } from './scripts.ts'
import { readDates } from '../typed-dates.ts'
import type { Found, KnownWords, Query, Unused } from './understood.ts'
import {
	findEntry,
	findPlainEntry,
	findTurnedEntry,
	isVocabularyWord,
	keys,
	nearMe,
	nearWords,
	noise,
	without,
	withoutBefore,
} from './vocabulary-index.ts'
import type { Alternative, Entry, SearchKind } from './vocabulary.ts'
import { unitEntries } from './vocabulary/units.ts'
import { joinsWords, kilometres, outsideBeforeWords, outsideWords } from './vocabulary/noise.ts'
import type { UnusedReason } from './unused-words.ts'
import { keyOf, namesPerson, type Word, wordsOf } from './words.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

// Reads the words of a query from left to right, the longest known form first, and what is not wanted.

const longestForm = 6

const longestText = 200

/** 'Age 25', 'below 35 years', '25 years old': of a person, not of experience. */
const ageOfPerson =
	/\b(?:age[ds]?|umar|vay)\s*(?:limit|group|below|under|between|upto|:|-)?\s*\d{2}(?:\s*(?:-|–|to)\s*\d{2})?(?:\s*(?:years?|yrs?))?\b|\b(?:below|under|less than)\s+(?:1[89]|[2-5]\d)\s*(?:years?|yrs?)\b(?:\s+(?:of\s+)?(?:age|old))?|\b\d{2}\s*(?:years?|yrs?)\s+(?:old|of age)\b|\b(?:below|under)\s+(?:1[89]|[2-5]\d)\s*$/gi

/** 'Less than 50 beds', '100-150 bedded': of a hospital. */
const bedsOfHospital =
	/\b(?:(?:(?:less|more|fewer)\s+than|under|below|above|over|up\s?to|at\s+least|min(?:imum)?|max(?:imum)?)\s+)?\d{1,4}\s*\+?(?:\s*(?:-|–|to)\s*\d{1,4})?[\s-]*bed(?:s|ded)?\b/gi

const someTime = String.raw`\d{1,2}(?:\.5)?\s*[-\s]?(?:years?|yrs?|months?|mths?|saal|sal|varsh|वर्षे?|वर्ष|साल|महिने|महीने)`

/** '2 years bond', 'bond of 2 years': of a promise to stay, not of experience. */
const lengthOfBond = new RegExp(
	String.raw`(?<![\d.])${someTime}\s+(?:ka\s+|ki\s+|cha\s+|का\s+|की\s+|चा\s+)?(?:service\s+)?(?:bond|बॉन्ड|बाँड)(?!\p{L})|(?:bond|बॉन्ड|बाँड)\s+(?:period\s+)?(?:of\s+|for\s+)?${someTime}(?!\p{L})`,
	'giu',
)

/** '3 year contract' has the length of the work, and a contract. */
const lengthOfContract = new RegExp(String.raw`(?<![\d.])${someTime}(?=\s+(?:contract|locum)(?!\p{L}))`, 'giu')

/** 'Second Saturday off', '2nd and 4th saturdays holiday': of other Saturdays nothing is asked. */
const someDaysOff =
	/(?<![\p{L}\p{N}])(?:(?:first|second|third|fourth|last|alternate|(?:1st|2nd|3rd|4th)|pahila|dusra|tisra|chautha|पहिला|दुसरा|तिसरा|चौथा|पहला|दूसरा|तीसरा)\s*(?:and|&|,|ani|aur|आणि|और)?\s*)+(?:sat(?:urday)?s?|sun(?:day)?s?|shaniwar|shanivar|raviwar|ravivar|शनिवार|रविवार)\s*(?:ki|la|को|की|ला)?\s*(?:is\s+)?(?:off|holiday|chh?utt?i|sutti|सुट्टी|छुट्टी)(?!\p{L})/giu

const ofFees = String.raw`(?:(?:registration|joining|placement|consultancy|security|agency|agent|any|hidden|application|processing|training)\s+){0,2}(?:fees?|charges?|deposit|commission)`
/** 'No registration fees', 'free registration', 'fees nahi'. */
const withoutFees = new RegExp(
	String.raw`(?<!\p{L})(?:no|not any|without|zero|bina)\s+${ofFees}(?!\p{L})|(?<!\p{L})free\s+(?:registration|joining|application|placement)(?!\p{L})|(?<!\p{L})${ofFees}\s+(?:free|nahi|nahin|nako|नको|नहीं|नाही)(?!\p{L})`,
	'giu',
)

/** '2500 per 12 hrs' is pay for a shift. */
const perHours =
	/((?<![\d.])\d{3,6}\s*(?:rs\.?\s*)?(?:per|for)\s+)(?:6|8|10|12|24)\s*-?\s*(?:h|hrs?|hours?)(?!\p{L})/giu

/** 'पुण्याबाहेर', in one word. */
const joinedOutside = /([ऀ-ॿ]{3,})बाहेर(?:च[ाीे]|ील)?(?![ऀ-ॿ])/gu

const greeting =
	/^\W*(?:(?:hi|hello|dear|respected)\b[\s,]*)*(?:sir|madam|all|team|doctor)?[\s,]*\bgood\s?(?:morning|afternoon|evening|day|night)\b/i

/** An email address, or a phone number however it is spaced. */
const contact = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g

/** What is read whole, before its numbers could be taken for pay, years or a place. */
const takenOut = [
	{ pattern: contact, why: 'contact' },
	{ pattern: someDaysOff, why: 'unstated' },
	{ pattern: withoutFees, why: 'fees' },
	{ pattern: bedsOfHospital, why: 'size' },
	{ pattern: lengthOfBond, why: 'bond' },
	{ pattern: lengthOfContract, why: 'length' },
	{ pattern: ageOfPerson, why: 'age' },
] as const

export function readQuery(whole: string, kind: SearchKind, known: KnownWords): Query {
	const typed = whole.slice(0, longestText)
	const notAsked = takenOut.flatMap(({ pattern, why }) =>
		[...typed.matchAll(pattern)].map(
			([found]): Unused => ({
				typed: found.trim(),
				why: why === 'unstated' || (why === 'fees' && kind === 'specialists') ? unstatedIn(kind) : why,
			}),
		),
	)
	const text = [...takenOut.map(({ pattern }) => pattern), greeting]
		.reduce((left, pattern) => left.replace(pattern, ' '), typed)
		.replace(perHours, '$1shift')
		.replace(joinedOutside, '$1त बाहेर')
	const query: Query = {
		kind,
		known,
		words: withoutOr(wordsOf(text)),
		found: [],
		excluded: [],
		dropped: [],
		unused: notAsked,
		isNear: null,
		order: null,
		km: null,
		isNearMe: false,
	}
	query.words = joinedNames(query)
	query.words = parted(withSpelledPlaces(query), known)
	query.words = query.words.map((word, at) => correctWord(query, word, at))
	query.words = query.words.map((word, at) => inPhrase(query, word, at))
	for (let at = 0; at < query.words.length; ) at += readAt(query, at)
	return query
}

/** '12', '10+', '12hr', '24h': how long a duty is stands in every job, and no search asks for it. */
const lengthOfTime = /^\d{1,4}(?:\+|h|hrs?|hours?)?$/

const spans = /^(?:days?|weeks?|months?|din|divas|hafte|mahine|दिवस|दिन|महिने|महीने)$/

const minutes = /^(?:min|mins|minutes?)$/

const everything = keys(['anything', 'everything', 'anyone', 'everyone', 'any', 'all', 'kuch', 'koi'])

/** 'Anything but ICU': what follows is not wanted. */
const isAllBut = ({ words }: Query, at: number) => words[at]?.key === 'but' && everything.has(words[at - 1]?.key ?? '')

const numbered = keys(
	'pin pincode code zip postal area plot flat ward room gate phone mobile contact whatsapp sr'.split(' '),
)

/** 'Pin code no 411028', 'ward no 3': the short of number. */
const isOfNumber = ({ words }: Query, at: number) =>
	words[at]?.key === 'no' && numbered.has(words[at - 1]?.key ?? '') && /^\d/.test(words[at + 1]?.key ?? '')

const outside = keys(outsideWords)
const outsideBefore = keys(outsideBeforeWords)

/** 'Outside Pune', 'out of Pune', 'away from Pune'; 'outside' of anything but a place is a word like others. */
function isOutside({ words }: Query, at: number): boolean {
	if (!outside.has(words[at]?.key ?? '')) return false
	const next = words.findIndex(({ key }, place) => place > at && !noise.has(key))
	if (next < 0) return false
	return [3, 2, 1].some((length) =>
		findPlaceWords(
			words.slice(next, next + length).map(({ key }) => key),
			{ isRowWord: false },
		),
	)
}

/** 'Joining bonus 1 lakh', '50k joining bonus': no pay. */
const isOfBonus = ({ words }: Query, at: number, length: number) =>
	[at - 1, at + length, at + length + 1, at + length + 2].some((place) =>
		/^bonus(?:es)?$/.test(words[place]?.key ?? ''),
	)

const units: ReadonlySet<Entry | undefined> = new Set(unitEntries)

/**
 * 'RMO/BAMS', 'anaesthetist or cardiac anaesthetist' are two, unless one of them is where the other works: 'nurse/ICU', 'cardiac/surgeon'.
 */
function isTwo({ words }: Query, at: number, length: number): boolean {
	const [one, other] = words.slice(at, at + length)
	if (length !== 2 || !one || !other?.isOther || (!namesPerson(one.typed) && namesPerson(other.typed))) return false
	return [one, other].every(({ key }) => isPost(findEntry([key])))
}

const isPost = (entry: Entry | undefined) =>
	entry !== undefined &&
	!units.has(entry) &&
	[entry, entry.inJobs].some((said) => (said?.is?.length ?? 0) > 0 || (said?.degrees?.length ?? 0) > 0)

/** 'Wakad bypass': how many words behind a place say that a road is meant. 'Pune bypass surgery' is none. */
function roadBehind({ words }: Query, at: number): number {
	const keys = words.map(({ key }) => key)
	const length = bypassLength(keys, at)
	return words.length > at + length && findEntry(keys.slice(at, at + length + 1)) ? 0 : length
}

/** 'Night duty doctor' is a duty doctor, at night. */
const endsBeforePost = ({ words }: Query, at: number, length: number) =>
	length > 1 &&
	words[at + length - 1]?.key === 'duty' &&
	findEntry(['duty', words[at + length]?.key ?? '']) !== undefined

/** Words that neither we nor the rows know. A short one is rather the name of a person. */
const mayBeTown = ({ words, known }: Query, at: number, length: number) =>
	words.length >= at + length &&
	words
		.slice(at, at + length)
		.every(
			({ key, typed }) =>
				(isIndic(typed) ? typed.length > 2 : /^[a-z]{5,}$/i.test(typed)) &&
				isOrdinary(key) &&
				!isVocabularyWord(key) &&
				known.isWord?.((isIndic(typed) ? toLatin(typed) : typed).toLowerCase()) !== true,
		)

/** 'Ganesh nagar': a quarter that we do not know. */
const isOfQuarter = ({ words }: Query, at: number) =>
	endsQuarter(words[at]?.key ?? '') &&
	/^\p{L}{3}/u.test(words[at - 1]?.key ?? '') &&
	isOrdinary(words[at - 1]?.key ?? '')

const isOrdinary = (key: string) =>
	findEntry([key]) === undefined && !noise.has(key) && findPlaceWords([key], { isRowWord: false }) === null

/** 'Khed Shivapur' is a village, and no Khed of which something is said. */
const villageAt = (query: Query, at: number) =>
	isPlaceWord(query.words[at]?.key ?? '') && mayBeTown(query, at + 1, 1)
		? villageOf(query.words[at]?.typed ?? '', query.words[at + 1]?.typed ?? '')
		: null

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
	const village = villageAt(query, at)
	if (village) {
		found.push({ term: placeTerm(village, typedOf(words, at, 2)), place: village, word, isOther })
		return 2
	}
	const keysOfWords = words.map(({ key }) => key)
	const road = roadLength(keysOfWords, at)
	if (road > 0) {
		query.unused.push({ typed: typedOf(words, at, road), why: 'road' })
		return road
	}
	for (let length = Math.min(query.longest ?? longestForm, words.length - at); length > 0; length--) {
		const parts = words.slice(at, at + length).map(({ key }) => key)
		const typed = typedOf(words, at, length)
		if (length > 1 && nearMe.has(parts.join(''))) {
			query.isNearMe = true
			return length
		}
		const entry =
			isTwo(query, at, length) || endsBeforePost(query, at, length)
				? undefined
				: (findEntry(parts) ?? findTurnedEntry(parts) ?? findPlainEntry(parts, isPlaceWord))
		if (entry) {
			addEntry(query, entry, typed, word, isOther)
			return length
		}
		const place =
			length === 1 && (noise.has(word.key) || isOfQuarter(query, at))
				? null
				: findPlaceWords(parts, {
						isRowWord: length === 1 && known.isWord?.(word.typed.toLowerCase()) === true,
					})
		if (place) {
			found.push({ term: placeTerm(place, typed), place, word, isOther })
			const bypass = roadBehind(query, at + length)
			query.dropped.push(...words.slice(at + length, at + length + bypass).map((one) => one.typed))
			return length + bypass
		}
	}
	if (isOfNumber(query, at)) {
		query.dropped.push(word.typed)
		return 1
	}
	if ((without.has(word.key) || isAllBut(query, at)) && words.length > at + 1) return leaveOut(query, at)
	if (withoutBefore.has(word.key)) return leaveOutBefore(query, at)
	if (isOutside(query, at)) return leaveOut(query, at)
	if (outsideBefore.has(word.key) && found.at(-1)?.place !== undefined) return leaveOutBefore(query, at)
	if (nearWords.has(word.key)) {
		query.isNear ??= word.typed
		return 1
	}
	const pin = findPin(words, at)
	if (pin) {
		const typed = typedOf(words, at, pin.length)
		const place = { label: pin.label, names: pin.names, filter: pin.value, rank: 0 }
		found.push({ term: placeTerm(place, typed), place, isOther })
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
		const isSpan = next !== undefined && spans.test(next.key)
		const isTravel = next !== undefined && minutes.test(next.key)
		query.unused.push({
			typed: isSize || isHours || isSpan || isTravel ? `${word.typed} ${next.typed}` : word.typed,
			why: isSize ? 'size' : isTravel ? 'travel' : 'length',
		})
		if (isSize || isSpan || isTravel) return 2
	}
	for (const length of [2, 1]) {
		const typed = typedOf(words, at, length)
		const place = mayBeTown(query, at, length) ? soundingTown(typed) : null
		if (!place) continue
		found.push({ term: placeTerm(place, typed), place, word, isOther })
		return length
	}
	if (/^\d{7,}$/.test(word.key)) query.unused.push({ typed: word.typed, why: 'contact' })
	else if (noise.has(word.key) || lengthOfTime.test(word.key) || word.key.length === 1) query.dropped.push(word.typed)
	else found.push({ term: ordinaryTerm(word, known), word, isOther })
	return 1
}

const andWords = keys(joinsWords)

/** 'Except Pune Nagpur' needs no comma; 'not Pune Mumbai' may want Mumbai. */
const listing = keys(['except', 'excluding', 'exclude', 'excl', 'avoid'])

/** 'Not day shift': words that say nothing alone may say something together. */
const beginsEntry = (words: readonly Word[], at: number) =>
	[2, 3, 4].some((length) => findEntry(words.slice(at, at + length).map(({ key }) => key)) !== undefined)

/** 'A surgeon, not an anaesthetist', 'except Pune and Mumbai': no row may be what follows. Returns how many words that is. */
function leaveOut(query: Query, at: number): number {
	const { words } = query
	// 'Other than', 'apart from'.
	const isAny = ['other', 'apart'].includes(words[at]?.key ?? '')
	if (isAny && !['than', 'from'].includes(words[at + 1]?.key ?? '')) {
		query.dropped.push(words[at]?.typed ?? '')
		return 1
	}
	const next = words.findIndex(({ key }, place) => place > at && (!noise.has(key) || beginsEntry(words, place)))
	if (next < 0) {
		query.unused.push({ typed: typedOf(words, at, words.length - at), why: 'excluded' })
		return words.length - at
	}
	// 'night ke bina nurse': what stands before it is not wanted.
	if (['ke', keyOf('के')].includes(words[at - 1]?.key ?? '') && query.found.length > 0) return leaveOutBefore(query, at)
	let end = next
	let isPlace: boolean | null = null
	let left: Found | undefined
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
		// 'Except Hadapsar, Pune' wants the rest of Pune; 'no ICU, night duty' wants nights.
		if (begin === end && !words[begin]?.isOther && begin !== next && !isSameKind(left, read.found[0])) break
		left = read.found[0]
		isPlace ??= isPlaceToo
		addExcluded(
			query,
			read,
			typedOf(words, begin === next ? at : begin, begin + length - (begin === next ? at : begin)),
			begin,
		)
		end = begin + length
		const isJoined =
			words[end]?.isOther === true ||
			words[end]?.isListed === true ||
			(isPlace && listing.has(words[at]?.key ?? '') && !without.has(words[end]?.key ?? '')) ||
			(andWords.has(words[end]?.key ?? '') && (isPlace || words[end]?.key !== 'and'))
		if (!isJoined) break
		begin = words[end]?.isOther || !andWords.has(words[end]?.key ?? '') ? end : end + 1
	}
	return end - at
}

const isSameKind = (one: Found | undefined, other: Found | undefined) =>
	one?.place && other?.place
		? one.place.city === undefined || one.place.city !== other.place.label
		: [one, other].every((each) => units.has(each?.entry) || isPost(each?.entry))

/** What is a filter of its own where it is not wanted. */
const refusedEntry = (why: UnusedReason | undefined) =>
	why === 'bond' ? findEntry(['no', 'bond'].map(keyOf)) : undefined

function addExcluded(query: Query, { found, unused, dropped }: Query, typed: string, at: number) {
	if (found.length === 0) {
		const refused = refusedEntry(unused[0]?.why)
		const word = query.words[at]
		if (refused && word) return addEntry(query, refused, typed, word, false)
		// What is not asked at all is no less so where it is not wanted: 'not married'.
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
					...(filter?.name === 'place' && one.place && isQuarter(one.place)
						? { filter: { ...filter, km: String(distancesKm[0]) } }
						: {}),
					typed,
					label: t`Not ${{ what: saidName(label) }}`,
					tiers: withKinds(tiers.slice(0, own), kinds),
					isKnown: true,
				},
			})
		else query.unused.push({ typed, why: 'excluded' })
	}
}

/** Without Hadapsar the rest of Pune is wanted. */
const isQuarter = ({ city, filter }: PlaceWords) => city !== undefined || /^\d{6}$/.test(filter)

const withKinds = ([best = [], ...others]: Alternative[][], kinds: Alternative[]) => [[...best, ...kinds], ...others]

function leaveOutBefore(query: Query, at: number): number {
	const before = query.unused.at(-1)
	const [refused, word] = [refusedEntry(before?.why), query.words[at - 1]]
	if (before && refused && word && before.typed === word.typed) {
		query.unused.pop()
		addEntry(query, refused, `${before.typed} ${query.words[at]?.typed ?? ''}`, word, false)
		return 1
	}
	// What is not asked at all is no less so where it is not wanted: 'married shivay'.
	if (before && before.typed === query.words[at - 1]?.typed) {
		query.unused[query.unused.length - 1] = { ...before, typed: `${before.typed} ${query.words[at]?.typed ?? ''}` }
		return 1
	}
	const last = query.found.pop()
	const typed = query.words[at]?.typed ?? ''
	const parts = last?.term.typed.split(' ') ?? []
	// 'Nurse ICU nako' is a nurse, and not an ICU nurse whom no one wants.
	const head = parts.length > 1 ? findEntry(parts.slice(0, -1).map(keyOf)) : undefined
	const tail: Query = { ...query, found: [], dropped: [], unused: [], longest: 1 }
	if (last?.word && head && findEntry([keyOf(parts.at(-1) ?? '')])) {
		addEntry(query, head, parts.slice(0, -1).join(' '), last.word, last.isOther)
		readAt(tail, at - 1)
		addExcluded(query, tail, `${parts.at(-1)} ${typed}`, at - 1)
		return 1
	}
	if (last) addExcluded(query, { ...query, found: [last], dropped: [], unused: [] }, `${last.term.typed} ${typed}`, at)
	else query.dropped.push(typed)
	return 1
}

export const kmWords = keys(kilometres)

/** 'Within 10 km', '10 km ke andar': how far from the place. */
function readKm(query: Query, at: number): number {
	const [number = '', unit = ''] = [query.words[at]?.key, query.words[at + 1]?.key]
	if (!/^\d{1,3}(?:\.\d+)?$/.test(number) || !kmWords.has(unit)) return 0
	query.km = Number(number)
	query.dropped.push(typedOf(query.words, at, 2))
	return 2
}

/** 'T Deo': a letter beside a word that is no other term. */
const isInitial = ({ words }: Query, at: number) =>
	/^\p{Lu}$/u.test(words[at]?.typed ?? '') &&
	[words[at - 1], words[at + 1]].some((beside) => beside && beside.key.length > 1 && !isKnownWord(beside.key))
