import { aboutKm } from '#app/catalog/distance.ts'
import { languageName } from '#app/catalog/languages.ts'
import { shiftName } from '#app/catalog/shifts.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import type { SpecialistSearch } from '#app/specialists/specialist-search.server.ts'
import type { HospitalProfile } from '#app/specialists/disclosure.ts'

type Found = { search: SpecialistSearch; km?: number | undefined; placeName: string | null }

/** Why a person is in the search results, in words for what they match. */
export function matchedBy(profile: HospitalProfile, { search: { filters: filter }, km, placeName }: Found): string[] {
	const said = (wanted: readonly string[], has: readonly string[]) => wanted.filter((name) => has.includes(name))
	const reasons: string[] = []
	if ((filter.speciality ?? []).length > 0)
		reasons.push(
			said((filter.speciality ?? []).map(specialityName), [profile.speciality]).length > 0
				? `Practises ${profile.speciality}`
				: `Practises ${profile.speciality}, which is part of your filter`,
		)
	if (km !== undefined && placeName) reasons.push(`Lives ${aboutKm(km)} from ${placeName}`)
	const nights = said((filter.shift ?? []).map(shiftName), profile.shifts)
	if (nights.length > 0) reasons.push(`Prefers ${listOf(nights.map((name) => name.toLowerCase()))} shifts`)
	const spoken = said((filter.language ?? []).map(languageName), profile.languages)
	if (spoken.length > 0) reasons.push(`Speaks ${listOf(spoken)}`)
	if (filter.experience && profile.years) reasons.push(`Has ${profile.years} of experience`)
	if ((filter.payMin?.paise || filter.payMax?.paise) && profile.pay[0])
		reasons.push(`Expects ${profile.pay[0]}, within your limits`)
	if (filter.day && profile.availability.length > 0) reasons.push('Available on a day you chose')
	if (filter.from !== null)
		reasons.push(
			profile.availableFrom ? `Available: ${profile.availableFrom}` : 'Available immediately or by agreement',
		)
	return reasons
}

/** 'night and weekend', 'Marathi, Hindi and English' */
function listOf(words: readonly string[]): string {
	const last = words.at(-1) ?? ''
	return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
