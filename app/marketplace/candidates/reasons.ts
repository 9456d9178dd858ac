import { aboutKm } from '#app/catalog/places/distance.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import type { SpecialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import type { HospitalProfile } from '#app/specialists/disclosure/disclosure.ts'
import { weekdays } from '#app/specialists/profile/profile.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type Asked, thoseAsked } from './asked.ts'

type Found = {
	search: SpecialistSearch
	km?: number | undefined
	placeName: string | null
	asked: Asked
}

/** Of people we know the city alone. */
const livesAt = (km: number, placeName: string) =>
	km < 1 ? 'Lives in the same city' : `Lives ${aboutKm(km)} from ${placeName}, measured from the city`

/** Why a person is in the search results: for each filter that is on, the fact of the profile that it matched. */
export function matchedBy(profile: HospitalProfile, { search: { filters }, km, placeName, asked }: Found): string[] {
	const reasons: string[] = []
	const add = (isOn: boolean, reason: string) => {
		if (isOn) reasons.push(reason)
	}
	const isNamed = filters.speciality?.map(specialityName).includes(profile.speciality)
	add(
		filters.speciality !== null,
		isNamed ? `Speciality: ${profile.speciality}` : `Speciality: ${profile.speciality}, which is part of your filter`,
	)
	add(km !== undefined && placeName !== null, livesAt(km ?? 0, placeName ?? ''))
	const shifts = thoseAsked(profile.shifts, asked.shifts).map((name) => name.toLowerCase())
	add(shifts.length > 0, `Prefers ${formatList(shifts)} shifts`)
	const skills = thoseAsked(
		profile.skills.map(({ name }) => name),
		asked.skills,
	)
	add(skills.length > 0, `Lists ${formatList(skills)}`)
	const degrees = thoseAsked(
		profile.degrees.map(({ title }) => title),
		asked.degrees,
	)
	add(degrees.length > 0, `Holds ${formatList(degrees)}`)
	const languages = thoseAsked(profile.languages, asked.languages)
	add(languages.length > 0, `Speaks ${formatList(languages)}`)
	add(filters.verified !== null && profile.verified, 'Registration verified')
	add(filters.experience !== null && profile.years !== null, `Has ${profile.years} of experience`)
	const monthly = profile.pay.find((pay) => pay.endsWith('a month'))
	add(
		(filters.payMin?.paise != null || filters.payMax?.paise != null) && monthly !== undefined,
		`Expects ${monthly}, within your limits`,
	)
	const days = weekdays.filter(({ key }) => filters.day?.includes(key)).map(({ name }) => `${name} `)
	const hours = profile.availability.filter((line) => days.some((day) => line.startsWith(day)))
	add(hours.length > 0, `Available ${formatList(hours)}`)
	add(
		filters.from !== null,
		profile.availableFrom ? `Available: ${profile.availableFrom}` : 'Available immediately or by agreement',
	)
	return reasons
}
