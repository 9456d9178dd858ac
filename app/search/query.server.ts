import { findPlace, type Place } from '#app/catalog/places.server.ts'
import { publicFilter, type SpecialistFilter, type SpecialistSort } from './filter.ts'
import { dayNumber } from '#app/platform/dates.ts'
import type { GroupName } from './groups.ts'
import type { SpecialistQuestion, SpecialistSortKey } from './layout.ts'
import { specialitiesCalled, type Word, wordsOf } from './terms.ts'

export type SearchViewer = { kind: 'public' } | { kind: 'hospital'; hospitalId: string }

const sortKeys: Record<SearchViewer['kind'], Record<SpecialistSort, SpecialistSortKey>> = {
	public: { relevance: 'relevance', experience: 'experiencePublic', rating: 'rating', pay: 'relevance' },
	hospital: { relevance: 'relevance', experience: 'experience', rating: 'rating', pay: 'pay' },
}
const rupees = (paise: bigint) => Number(paise / 100n)

/** What a filter asks of the entries. A place that we do not know narrows nothing; `place` says which one was meant. */
export function queryOf(
	viewer: SearchViewer,
	asked: SpecialistFilter,
): { question: SpecialistQuestion; place: Place | null } {
	const filter = viewer.kind === 'public' ? publicFilter(asked) : asked
	const place = filter.place === '' ? null : findPlace(filter.place)
	const experience = viewer.kind === 'public' ? 'experiencePublic' : 'experience'
	const chosen: [GroupName, readonly string[]][] = [
		['profession', filter.profession ? [filter.profession] : []],
		['speciality', filter.specialities],
		['shift', filter.shifts],
		[experience, filter.experience],
		['language', filter.languages],
		['verified', filter.verified ? ['on'] : []],
		['day', filter.days],
	]
	const question: SpecialistQuestion = {
		words: wordsOf(filter.q).map((word) => wantedBy(viewer, word)),
		groups: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
		circle: place
			? { point: { lat: place.lat, lng: place.lng }, km: filter.km, isRough: viewer.kind === 'public' }
			: null,
		ranges: rangesOf(filter),
		hidden: [],
		sort: sortKeys[viewer.kind][filter.sort],
		limit: 0,
		after: null,
		counted: [...chosen.map(([name]) => name).filter((name) => name !== 'day' || viewer.kind === 'hospital'), 'km'],
	}
	return { question, place }
}

/** Matches a speciality that the word names or catalog words, and for hospitals the specialist's own words too. */
function wantedBy(viewer: SearchViewer, word: Word): SpecialistQuestion['words'][number] {
	const own = viewer.kind === 'hospital' ? [...new Set([word.plain, word.folded])] : []
	return {
		values: specialitiesCalled(word).map((value) => ({ group: 'speciality', value })),
		parts: [{ text: 'known', part: word.folded }, ...own.map((part) => ({ text: 'own' as const, part }))],
	}
}

/** Specialists with no expected pay are outside any pay limit. */
function rangesOf({ payMin, payMax, from }: SpecialistFilter): SpecialistQuestion['ranges'] {
	const ranges: SpecialistQuestion['ranges'][number][] = []
	if (payMin.paise !== null || payMax.paise !== null)
		ranges.push({
			number: 'pay',
			min: payMin.paise === null ? 1 : Math.max(1, rupees(payMin.paise)),
			max: payMax.paise === null ? Number.MAX_SAFE_INTEGER : rupees(payMax.paise),
		})
	if (from !== null) ranges.push({ number: 'availableDay', min: 0, max: dayNumber(from) })
	return ranges
}

/** Groups as pages know them. */
export const pageName = (group: GroupName) => (group === 'experiencePublic' ? 'experience' : group)
