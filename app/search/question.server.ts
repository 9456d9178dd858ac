import { type Point, distancesKm } from '#app/catalog/distance.ts'
import { findPlace, type Place } from '#app/catalog/places.server.ts'
import { publicFilter, type SpecialistFilter, type SpecialistSort } from './filter.ts'
import type { GroupName } from './groups.ts'
import { specialitiesCalled, type Word, wordsOf } from './words.ts'

export type SearchViewer = { kind: 'public' } | { kind: 'hospital'; hospitalId: string }

/** Each word of a text has to be found: in a speciality that it names, or in what somebody is known or calls themselves by. */
export type Wanted = Word & { specialities: readonly string[] }
export type SortKey = 'relevance' | 'experience' | 'experiencePublic' | 'rating' | 'pay'
/** The end of a page: the sort key and the id of its last entry. */
export type Cursor = { key: number; id: string }

/** A search as it is put to the entries. */
export type Question = {
	/** May their own words be searched? */
	seesNames: boolean
	words: readonly Wanted[]
	/** Of each group one of the values; a group that is missing narrows nothing. */
	groups: Partial<Record<GroupName, readonly string[]>>
	circle: { point: Point; km: number } | null
	/** Rupees a month. */
	pay: { min: number; max: number } | null
	/** Days since 1970. */
	availableBy: number | null
	/** Seconds since 1970: only who has been findable since. */
	listedAfter: number | null
	/** Who hides from the asker. */
	hidden: readonly string[]
	sort: SortKey
	limit: number
	after: Cursor | null
	/** The groups to count, each with the other groups' filters applied. */
	counted: readonly GroupName[]
}

const sortKeys: Record<SearchViewer['kind'], Record<SpecialistSort, SortKey>> = {
	public: { relevance: 'relevance', experience: 'experiencePublic', rating: 'rating', pay: 'relevance' },
	hospital: { relevance: 'relevance', experience: 'experience', rating: 'rating', pay: 'pay' },
}
const rupees = (paise: bigint) => Number(paise / 100n)

/** What a filter asks of the entries. A place that we do not know narrows nothing; `place` says which one was meant. */
export function questionOf(viewer: SearchViewer, asked: SpecialistFilter): { question: Question; place: Place | null } {
	const filter = viewer.kind === 'public' ? publicFilter(asked) : asked
	const place = filter.place === '' ? null : findPlace(filter.place)
	const experience = viewer.kind === 'public' ? 'experiencePublic' : 'experience'
	const { payMin, payMax } = filter
	const chosen: [GroupName, readonly string[]][] = [
		['profession', filter.profession ? [filter.profession] : []],
		['speciality', filter.specialities],
		['shift', filter.shifts],
		[experience, filter.experience],
		['language', filter.languages],
		['verified', filter.verified ? ['on'] : []],
		['day', filter.days],
	]
	const question: Question = {
		seesNames: viewer.kind === 'hospital',
		words: wordsOf(filter.q).map((word) => ({ ...word, specialities: specialitiesCalled(word) })),
		groups: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
		circle: place ? { point: { lat: place.lat, lng: place.lng }, km: filter.km } : null,
		pay:
			payMin.paise === null && payMax.paise === null
				? null
				: {
						min: payMin.paise === null ? 1 : rupees(payMin.paise),
						max: payMax.paise === null ? Number.MAX_SAFE_INTEGER : rupees(payMax.paise),
					},
		availableBy: filter.from === null ? null : Math.floor(Date.parse(`${filter.from}T00:00:00Z`) / 86_400_000),
		listedAfter: null,
		hidden: [],
		sort: sortKeys[viewer.kind][filter.sort],
		limit: 0,
		after: null,
		counted: chosen.map(([name]) => name).filter((name) => name !== 'day' || viewer.kind === 'hospital'),
	}
	return { question, place }
}

/** Groups as pages know them. */
export const pageName = (group: GroupName) => (group === 'experiencePublic' ? 'experience' : group)
export const distanceValues = distancesKm.map(String)
