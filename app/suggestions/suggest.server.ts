import { findPlace, placeSentence, suggestCities } from '#app/catalog/places/places.server.ts'
import { suggestColleges } from '#app/catalog/colleges.server.ts'
import { beginsAsHeard } from '#app/catalog/words/hearing.ts'
import { isIndic } from '#app/catalog/words/scripts.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { readTypedSpeciality } from '#app/catalog/words/typed-speciality.server.ts'
import { understoodSentence, type WordKind } from '#app/catalog/words/typed-words.server.ts'
import { understand } from '#app/catalog/words/understand.server.ts'
import { type Actor, isVerified } from '#app/identity/actor.ts'
import { listHospitalSuggestions, listTitleSuggestions } from '#app/jobs/form/title-suggestions.server.ts'
import { consumeNameLookup } from '#app/marketplace/allowance.server.ts'
import { listNameSuggestions } from '#app/specialists/name-suggestions.server.ts'
import { formatOr } from '#app/platform/text/list.ts'
import { catalogEntries, specialityEntries } from './catalog-entries.ts'
import { replaceTyped, unusedOf } from '#app/search/correction.ts'
import { chooseSuggestions, type Ranked, rankOf, type Suggestion, type SuggestionKind } from './suggestion.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t, words } from '#app/platform/language/words.ts'

export const suggestionsFor = [
	'jobs',
	'specialists',
	'places',
	'place-meaning',
	'specialities',
	'speciality-meaning',
	'skills',
	'skill-meaning',
	'degrees',
	'degree-meaning',
	'colleges',
	'college-meaning',
] as const
export type SuggestionsFor = (typeof suggestionsFor)[number]

/** Fewer letters would suggest anything. */
const minTyped = 2
/** Names ask for one more, so that no one reads them off by the alphabet. */
const minOfName = 3
/** Fewer letters name too many places to be of use beside the words of the trade. */
const minOfPlace = 3

/** What a search box offers for what was typed. Names of people only to the members of a verified hospital. */
export async function suggest(actor: Actor, kind: SuggestionsFor, typed: string): Promise<Suggestion[]> {
	const text = typed.trim().replace(/\s+/g, ' ')
	if (text.length < minTyped) return []
	if (kind === 'places') return chooseSuggestions(placesFor(text)).map((place) => ({ text: place.text }))
	if (kind === 'place-meaning') return asSuggestions(placeSentence(text))
	if (kind === 'speciality-meaning') return meaningOf(text)
	if (kind === 'specialities') return chooseSuggestions(specialitiesFor(text)).map(({ text: name }) => ({ text: name }))
	if (kind !== 'jobs' && kind !== 'specialists') return fromCatalog(kind, text)
	const others = await (kind === 'jobs' ? fromJobs(text) : fromPeople(actor, text))
	// All of a name is used, also the number in it.
	const isName = others.some((other) => foldSpelling(other.text) === foldSpelling(text))
	const without = isName ? null : withoutUnused(kind, text)
	const found = chooseSuggestions([...completeEnd(text), ...others]).map((each) => ({
		...each,
		kind: kindNames[each.kind],
	}))
	return without ? [without, ...found].slice(0, maxOffered) : found
}

const kindNames: Record<SuggestionKind, string> = words({
	Speciality: 'Speciality',
	Candidate: 'Candidate',
	'Job title': 'Job title',
	Skill: 'Skill',
	Qualification: 'Qualification',
	Place: 'Place',
	Hospital: 'Hospital',
})

const maxOffered = 8

const meanings = {
	'skill-meaning': 'skill',
	'degree-meaning': 'degree',
	'college-meaning': 'college',
} as const satisfies Record<string, WordKind>
const lists = { skills: 'Skill', degrees: 'Qualification' } as const

function fromCatalog(kind: keyof typeof meanings | keyof typeof lists | 'colleges', text: string): Suggestion[] {
	if (kind === 'colleges') return suggestColleges(text).map((name) => ({ text: name }))
	if (kind === 'skills' || kind === 'degrees') return namesOf(lists[kind], text)
	return asSuggestions(understoodSentence(meanings[kind], text))
}

const asSuggestions = (sentence: string | null): Suggestion[] => (sentence === null ? [] : [{ text: sentence }])

const namesOf = (kind: Ranked['kind'], text: string): Suggestion[] =>
	chooseSuggestions(matching(foldSpelling(text)).filter((found) => found.kind === kind)).map(({ text: name }) => ({
		text: name,
	}))

/** What was typed without the words that nothing is searched by, and why. */
function withoutUnused(kind: 'jobs' | 'specialists', text: string): Suggestion | null {
	const [first] = unusedOf(understand(text, kind).unused.filter(({ why }) => why !== 'length' && why !== 'distance'))
	if (!first) return null
	const rest = first.words
		.reduce((left, word) => replaceTyped(left, word), text)
		.replace(/\s+/g, ' ')
		.trim()
	return { text: rest || text, kind: `${t`Not used: ${{ words: first.typed }}.`} ${first.why}` }
}

/** Titles of open jobs, and hospitals that have one: the same for everyone. */
async function fromJobs(text: string): Promise<Ranked[]> {
	const [titles, hospitals] = await Promise.all([listTitleSuggestions(text), listHospitalSuggestions(text)])
	return [...ranked(titles, 'Job title', text), ...ranked(hospitals, 'Hospital', text)]
}

async function fromPeople(actor: Actor, text: string): Promise<Ranked[]> {
	if (actor.kind !== 'member' || !isVerified(actor) || text.length < minOfName) return []
	if (!(await consumeNameLookup(actor, text.toLowerCase()))) return []
	const names = await listNameSuggestions(actor, text)
	return names.map((name) => ({ text: name, kind: 'Candidate', rank: 0 }))
}

const ranked = (texts: readonly string[], kind: Ranked['kind'], typed: string): Ranked[] =>
	texts.map((text) => ({ text, kind, rank: rankOf(foldSpelling(text), foldSpelling(typed)) ?? 1 }))

/**
 * Completes what was typed, or else as much of its end as begins a word of the catalog or a place: 'night anes' becomes
 * 'night Anesthesiologist'.
 */
function completeEnd(typed: string): Ranked[] {
	const words = typed.split(' ')
	for (let from = Math.max(0, words.length - maxCompleted); from < words.length; from++) {
		const end = words.slice(from).join(' ')
		if (end.length < minTyped) return []
		const found = [
			...(isIndic(end) ? specialitiesFor(end) : matching(foldSpelling(end))),
			...(end.length < minOfPlace ? [] : placesFor(end).slice(0, maxPlaces)),
		]
		const head = words.slice(0, from).join(' ')
		if (found.length > 0) return head === '' ? found : found.map((each) => ({ ...each, text: `${head} ${each.text}` }))
	}
	return []
}

/** Beside the words of the trade. The gazetteer has a village for any three letters. */
const maxPlaces = 2
/** No word of the catalog has more. */
const maxCompleted = 6

/** What the words mean, beyond how the names begin: 'स्टाफ नर्स', 'GNM' and 'dudy doctor' name no speciality by their letters. */
function specialitiesFor(typed: string): Ranked[] {
	const read = readTypedSpeciality(typed)
	const meant = read.kind === 'known' ? [read.speciality] : read.kind === 'unsure' ? read.options : []
	return [
		...meant.map(({ name }): Ranked => ({ kind: 'Speciality', text: name, rank: 0 })),
		...matching(foldSpelling(typed)).filter(({ kind }) => kind === 'Speciality'),
		...soundingLike(typed),
	]
}

/** A word in another script that is not typed to its end: 'അനസ്തെ' begins as anesthesiologist sounds. */
function soundingLike(typed: string): Ranked[] {
	if (!isIndic(typed)) return []
	return specialityEntries
		.filter(({ folded, synonyms }) => [folded, ...synonyms].some((word) => beginsAsHeard(word, typed)))
		.map(({ text }) => ({ kind: 'Speciality', text, rank: 2 }))
}

function meaningOf(typed: string): Suggestion[] {
	const read = readTypedSpeciality(typed)
	switch (read.kind) {
		case 'known':
			return read.speciality.name.toLowerCase() === typed.toLowerCase()
				? []
				: [{ text: t`Understood as ${{ speciality: saidName(read.speciality.name) }}.` }]
		case 'unsure':
			return [{ text: t`This may be ${{ specialities: formatOr(read.options.map(({ name }) => saidName(name))) }}.` }]
		case 'unlisted':
			return [{ text: t`We list doctors and nurses. We do not list ${{ trade: read.trade }}.` }]
		case 'unknown':
			return [{ text: t`We do not know this speciality. Job matches and job alerts cannot use it.` }]
	}
}

function matching(typed: string): Ranked[] {
	if (typed === '') return []
	return catalogEntries.flatMap(({ kind, text, folded, synonyms }) => {
		const own = rankOf(folded, typed)
		const rank = own ?? (synonyms.some((synonym) => rankOf(synonym, typed) !== null) ? 2 : null)
		return rank === null ? [] : [{ kind, text, rank }]
	})
}

/** Cities and areas of which a word begins so, then those that go by another name too; a whole PIN code is named. */
function placesFor(typed: string): Ranked[] {
	const folded = foldSpelling(typed)
	if (folded === '') return []
	const pin = /^\d{6}$/.test(typed) ? findPlace(typed) : null
	const places = pin ? [pin.name] : suggestCities(typed, 12)
	return places.flatMap((text): Ranked[] => {
		const rank = rankOf(foldSpelling(text), folded)
		// The middle of a word is not what anyone means; the beginning of another name is known by nothing else here.
		return rank === null && folded.length < 4 && !pin ? [] : [{ text, kind: 'Place', rank: rank ?? 2 }]
	})
}
