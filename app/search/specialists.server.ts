import { distanceKm } from '#app/catalog/distance.ts'
import type { Place } from '#app/catalog/places.server.ts'
import { listHidingFrom } from '#app/relations/queries.server.ts'
import { type Counted, counted } from '#app/search-engine/counted.ts'
import type { Counts, Cursor } from '#app/search-engine/shape.ts'
import type { GroupName } from './groups.ts'
import { specialistIndex } from './specialist-index.server.ts'
import type { SpecialistFilter } from './filter.ts'
import { pageName, queryOf, type SearchViewer } from './query.server.ts'

type Facet = { value: string } & Counted
type FacetName = 'profession' | 'speciality' | 'shift' | 'experience' | 'language' | 'verified' | 'day' | 'km'

export type SpecialistSearch = {
	viewer: SearchViewer
	filter: SpecialistFilter
	limit: number
	/** `next` of the previous page. An unknown value starts from the top. */
	after?: string | null
	/** Only people who have been findable since then, for news of a saved search. */
	listedAfter?: Date
}

export type FoundSpecialists = {
	/** In order. Of people whom the viewer may find; what of them may be shown is for `disclose` to say. */
	ids: string[]
	total: Counted
	/** How many each value would give, with the filters of the other groups on; values that give none are left out. */
	facets: Record<FacetName, Facet[]>
	/** Where the next page begins; null when there is none. */
	next: string | null
	/** The place that the filter means; null when it names none or one that we do not know. */
	place: Place | null
	/** Kilometres from the place, by id; for hospitals only. */
	distances: Map<string, number>
}

/** Specialists the viewer finds with a filter, none in Private Mode, suspended or hidden from that hospital. */
export async function searchSpecialists(search: SpecialistSearch): Promise<FoundSpecialists> {
	const { viewer, limit } = search
	const { question, place } = queryOf(viewer, search.filter)
	const hidden = viewer.kind === 'hospital' ? await listHidingFrom(viewer.hospitalId) : []
	const { ids, keys, total, counts, points } = await specialistIndex.search({
		...question,
		ranges: [...question.ranges, ...listedSince(search.listedAfter)],
		hidden,
		limit: limit + 1,
		after: readCursor(search.after),
	})
	const shown = ids.slice(0, limit)
	const [lastId, lastKey] = [shown.at(-1), keys[shown.length - 1]]
	const distances = new Map<string, number>()
	if (place && viewer.kind === 'hospital')
		for (const [index, id] of shown.entries()) {
			const point = points[index]
			if (point) distances.set(id, distanceKm(place, point))
		}
	return {
		ids: shown,
		total: counted(total),
		facets: facetsOf(counts),
		next: ids.length > limit && lastId !== undefined && lastKey !== undefined ? `${lastKey}.${lastId}` : null,
		place,
		distances,
	}
}

const listedSince = (since: Date | undefined) =>
	since ? [{ number: 'listedAt' as const, min: since.getTime() * 1000 + 1, max: Number.MAX_SAFE_INTEGER }] : []

function facetsOf(counts: Counts<GroupName | 'km'>) {
	const facets: FoundSpecialists['facets'] = {
		profession: [],
		speciality: [],
		shift: [],
		experience: [],
		language: [],
		verified: [],
		day: [],
		km: [],
	}
	for (const [group, values] of Object.entries(counts)) {
		const name = group === 'km' ? 'km' : pageName(group as GroupName)
		if (name === 'gender') continue
		facets[name] = Object.entries(values).flatMap(([value, count]) => (count > 0 ? [{ value, ...counted(count) }] : []))
	}
	return facets
}

function readCursor(text: string | null | undefined): Cursor | null {
	const [, key, id] = /^(\d{1,12})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text ?? '') ?? []
	return key !== undefined && id !== undefined ? { key: Number(key), id } : null
}

/** Fills the index, so that the first search need not wait for it. */
export const prepareSpecialistSearch = () => specialistIndex.prepare()
