import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { formatDay, istToday } from '#app/platform/text/dates.ts'
import type { Amount } from './amounts.ts'
import { isDevanagari, toLatin } from './devanagari.ts'
import { distanceKm, distancesKm } from '../places/distance.ts'
import type { PlaceWords } from '../places/place-words.server.ts'
import { findPlace, isRoad, type Place, placeNames } from '../places/places.server.ts'
import { typedOf } from './query-words.server.ts'
import { isIndic } from './scripts.ts'
import { foldSpelling } from './spelling.ts'
import { spanLabel, type TypedDates } from '../typed-dates.ts'
import type { Term, KnownWords, Query } from './understood.ts'
import { heardWord, isBeginning, plainWord, spacedForm } from './vocabulary-index.ts'
import { type Alternative, type Entry, type Filter, meaningOf, type SearchKind } from './vocabulary.ts'
import type { Word } from './words.ts'

// One term of a query, from the words that say it.

/** The nearest of the distances that searches offer, or the greatest. */
export function withinKm(term: Term, km: number): Term {
	const within = distancesKm.find((each) => each >= km) ?? distancesKm[distancesKm.length - 1] ?? km
	return {
		...term,
		label: t`${{ place: saidName(term.label) }} + ${{ km: within }} km`,
		...(term.filter ? { filter: { ...term.filter, km: String(within) } } : {}),
	}
}

/** When a job starts, and by when a person is available. */
export function addDates(
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
					label: t`Available by ${{ day: formatDay(day) }}`,
					filter: { name: 'from', values: [day] },
					tiers: [],
					isKnown: true,
				}
	found.push({ term, isOther })
	return length
}

/** A name that begins with the letter. */
export const initialTerm = ({ typed }: Word): Term => ({
	typed,
	label: `${typed}.`,
	tiers: [[{ words: typed.toLowerCase(), in: 'A', prefix: true }]],
	isKnown: true,
})

/** Why a search does not use what its rows do not state. */
export const unstatedIn = (kind: SearchKind) => (kind === 'jobs' ? 'notInJobs' : 'notInProfiles')

/** A title or skill in just these words comes first, whatever else they stand for; a speciality has its words among its own. */
export function addEntry(query: Query, entry: Entry, typed: string, word: Word, isOther: boolean) {
	const { kind, found, unused, words } = query
	if (entry.unused) return void unused.push({ typed, why: entry.unused })
	const isForOther = entry.only !== undefined && entry.only !== kind
	if (isForOther || entry.isUnstated) return void unused.push({ typed, why: entry.elsewhere ?? unstatedIn(kind) })
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

export function addAmount(
	{ found, words }: Query,
	{ label, filter, tiers, own, length }: Amount,
	at: number,
	isOther: boolean,
): number {
	found.push({
		term: {
			typed: typedOf(words, at, length),
			label,
			filter,
			tiers,
			...(own === undefined ? {} : { own }),
			isKnown: true,
		},
		isOther,
	})
	return length
}

/** 'Baner, Pune 411045': people know a PIN code by its quarter. */
function localityOf(place: Place, pin: string): { label: string; names: string[] } {
	const quarters = placeNames()
		.areas.filter((area) => !isRoad(area))
		.map((area) => ({ area, km: distanceKm(place, area) }))
	const nearest = quarters.filter(({ km }) => km <= quarterKm).toSorted((a, b) => a.km - b.km)[0]?.area
	if (!nearest) return { label: place.name, names: [] }
	return {
		label: `${nearest.label} ${pin}`,
		names: nearest.names.filter((name) => !isDevanagari(name)).map(foldSpelling),
	}
}

const quarterKm = 4

export function findPin(
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

export const placeTerm = ({ label, names, filter }: PlaceWords, typed: string): Term => ({
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
export function ordinaryTerm({ typed, key }: Word, { isWhole }: KnownWords): Term {
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
