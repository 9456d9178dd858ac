import { experienceBucketOf, experienceBuckets } from '#app/catalog/experience.ts'
import { shiftName, shifts } from '#app/catalog/shifts.ts'
import { specialities } from '#app/catalog/specialities.ts'
import type { Member } from '#app/identity/actor.ts'
import type { HospitalProfile } from '#app/specialists/disclosure/disclosure.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { type SpecialistSearch, specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { consumeSearchPage } from '../allowance.server.ts'
import { findCandidates } from './candidates.server.ts'
import { searchHref } from '../search/filter-form.server.ts'
import { nameWithheld } from '../labels.ts'
import { dashboardPath } from '../paths.ts'

const maxSimilar = 6

export type SimilarPeople = NonNullable<Awaited<ReturnType<typeof findSimilarPeople>>>

/**
 * People like someone whom a hospital may see: of their speciality, near their city, those with the same experience and
 * one of their shifts first. It asks only for what the hospital reads of them, so the answer tells it no more. Null where
 * that is too little to ask for, and when the hospital has searched enough for today.
 */
export async function findSimilarPeople(member: Member, profile: HospitalProfile) {
	const search = similarTo(profile)
	if (!search) return null
	const href = searchHref(dashboardPath, search)
	if (!(await consumeSearchPage(member, href))) return null
	const [closest, all] = await Promise.all([findIds(member, closer(search, profile)), findIds(member, search)])
	const ids = [...new Set([...closest, ...all])].filter((id) => id !== profile.id).slice(0, maxSimilar)
	const people = await findCandidates(member, ids)
	if (people.length === 0) return null
	const { place } = search.filters
	return {
		href,
		about: `${profile.speciality}${place ? ` within ${place.km} km of ${place.place?.name ?? place.text}` : ''}. Similar experience and shifts first.`,
		people: people.map(({ profile: { id, name, photo, city, years, shifts: worked } }) => ({
			id,
			name: name ?? nameWithheld,
			initialsOf: name,
			photo,
			facts: [city, years, worked.join(', ')].filter(Boolean).join(' · '),
		})),
	}
}

/** The search that finds people of the same field and place. */
function similarTo({ speciality, city }: HospitalProfile): SpecialistSearch | null {
	const slug = specialities.find(({ name }) => name === speciality)?.slug
	if (!slug) return null
	return specialistSearch.parse(new URLSearchParams({ speciality: slug, ...(city ? { place: city } : {}) }))
}

/** The same for those who come first. */
function closer(search: SpecialistSearch, { years, shifts: worked }: HospitalProfile): SpecialistSearch {
	const bucket =
		experienceBuckets.find(({ label }) => label === years) ?? experienceBucketOf(Number.parseInt(years ?? '', 10))
	const shared = shifts.filter((shift) => worked.includes(shiftName(shift)))
	return {
		...search,
		filters: {
			...search.filters,
			experience: bucket ? [bucket.slug] : null,
			shift: shared.length > 0 ? shared : null,
		},
	}
}

/** One more than is shown, as the person is among them. */
async function findIds({ hospitalId }: Member, search: SpecialistSearch): Promise<string[]> {
	const viewer = { kind: 'hospital', hospitalId } as const
	const { ids } = await searchSpecialists({ viewer, search, limit: maxSimilar + 1, isCounted: false })
	return ids
}
