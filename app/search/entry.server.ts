import { type Point, distanceKm } from '#app/catalog/distance.ts'
import { type ExperienceBucket, experienceBuckets } from '#app/catalog/experience.ts'
import { findCityOf } from '#app/catalog/places.server.ts'
import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { foldSpelling } from '#app/catalog/spelling.ts'
import { profileCompletion } from '#app/specialists/completion.ts'
import { notSpecified } from '#app/specialists/profile.ts'
import type { SearchFacts } from './facts.server.ts'
import type { GroupName } from './groups.ts'
import { type RelevanceFacts, relevanceOf } from './relevance.ts'
import { plainText } from './words.ts'

/** A person as searches find them: no more than that, and nothing that the asker could not be shown. */
export type SearchEntry = {
	id: string
	listedAt: number
	/** Where they are; null is in no circle. */
	point: Point | null
	groups: Record<GroupName, readonly string[]>
	/** Rupees a month; 0 when they expect nothing in particular. */
	pay: number
	/** Days since 1970 of the first day on which they could begin; 0 is at once. */
	availableDay: number
	keys: { relevance: number; experience: number; experiencePublic: number; rating: number }
	/** Words of our catalog, which anybody may search with. */
	known: readonly string[]
	/** Their own words, the name first, for hospitals; nothing of who wants no name shown. */
	own: readonly string[]
}

const fewestRatings = 3
const launchMarket = { lat: 18.5204, lng: 73.8567, km: 60 }

const knownSkills = new Set(allSkills.map((name) => name.toLowerCase()))
const knownDegrees = new Set(
	[...qualificationsOf('doctor'), ...qualificationsOf('nurse')].map((name) => name.toLowerCase()),
)

/** As the card of somebody prints their years who does not want them known exactly. */
const shownBucket = (years: number) => experienceBuckets.findLast(({ minYears }) => years >= minYears)
const bucketsOf = (years: number): ExperienceBucket[] =>
	experienceBuckets.flatMap(({ slug, minYears, maxYears }) =>
		years >= minYears && (maxYears === null || years <= maxYears) ? [slug] : [],
	)

const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** What somebody's profile counts for in the order by relevance. */
export function relevanceFactsOf(facts: SearchFacts): RelevanceFacts {
	const { percent } = profileCompletion({
		speciality: facts.speciality !== notSpecified,
		location: facts.location !== notSpecified,
		email: facts.has.email,
		yearsOfExperience: facts.years !== null,
		bio: facts.has.bio,
		experience: facts.has.experience ? 1 : 0,
		education: facts.degrees.length,
		skills: facts.skills.length,
		languages: facts.languages.length,
		shifts: facts.shifts.length,
		availability: Object.keys(facts.availability).length,
		pay: facts.monthlyRupees !== null || facts.has.otherPay,
		area: facts.has.area,
		resume: facts.has.resume,
		registration: facts.has.registration,
	})
	const point = pointOf(facts)
	return {
		verified: facts.verified,
		completeness: percent,
		daysSinceChange: facts.daysSinceChange,
		family: specialityBySlug(facts.specialitySlug ?? '')?.family ?? null,
		isInLaunchMarket: point !== null && distanceKm(point, launchMarket) <= launchMarket.km,
	}
}

const pointOf = ({ latitude, longitude }: SearchFacts): Point | null =>
	// As precise as the index keeps it, which is half a metre.
	latitude === null || longitude === null ? null : { lat: Math.fround(latitude), lng: Math.fround(longitude) }

/** Thousands write the same place, and looking one up costs. */
const cityNames = new Map<string, readonly string[]>()
function namesOfCity(location: string): readonly string[] {
	const found = cityNames.get(location)
	if (found) return found
	const names = findCityOf(location)?.names ?? []
	if (cityNames.size > 20_000) cityNames.clear()
	cityNames.set(location, names)
	return names
}

export function entryOf(facts: SearchFacts): SearchEntry {
	const { years } = facts
	const bucket = years === null ? undefined : shownBucket(years)
	const isExact = facts.experienceVisibility && !facts.anonymousMode
	const degrees = [...facts.claimedDegrees, ...(facts.experienceVisibility ? facts.degrees : [])]
	const isKnownSkill = (name: string) => knownSkills.has(name.toLowerCase())
	const isKnownDegree = (name: string) => knownDegrees.has(name.toLowerCase())
	const rating = facts.ratingCount >= fewestRatings ? Math.round((facts.ratingSum / facts.ratingCount) * 100) : 0
	const floor = bucket ? bucket.minYears + 1 : 0
	return {
		id: facts.id,
		listedAt: facts.listedAt,
		point: pointOf(facts),
		groups: {
			profession: [facts.profession],
			speciality: facts.specialitySlug === null ? [] : [facts.specialitySlug],
			shift: facts.shifts,
			experience: years === null ? [] : isExact ? bucketsOf(years) : bucket ? [bucket.slug] : [],
			experiencePublic: bucket ? [bucket.slug] : [],
			language: facts.languages,
			verified: facts.verified ? ['on'] : [],
			day: Object.keys(facts.availability),
			gender: facts.gender === null ? [] : [facts.gender],
		},
		pay: facts.monthlyRupees === null ? 0 : Math.max(1, Math.min(2 ** 31 - 1, Math.round(facts.monthlyRupees))),
		availableDay: facts.availableFrom === null ? 0 : dayNumber(facts.availableFrom),
		keys: {
			relevance: relevanceOf(relevanceFactsOf(facts)),
			experience: isExact && years !== null ? years + 1 : floor,
			experiencePublic: floor,
			rating,
		},
		known: [
			...facts.skills.filter(isKnownSkill).map(foldSpelling),
			...degrees.filter(isKnownDegree).map(foldSpelling),
			...namesOfCity(facts.location),
		],
		own: facts.anonymousMode
			? []
			: [
					...plainText(facts.name).split(' '),
					...facts.skills.filter((name) => !isKnownSkill(name)).map(foldSpelling),
					...degrees.filter((name) => !isKnownDegree(name)).map(foldSpelling),
					...(facts.specialitySlug === null && facts.speciality !== notSpecified
						? [foldSpelling(facts.speciality)]
						: []),
				],
	}
}
