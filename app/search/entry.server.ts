import { type Point, distanceKm } from '#app/catalog/distance.ts'
import { experienceBucketOf, experienceBucketsFor } from '#app/catalog/experience.ts'
import { findCityOf, publicCityOf } from '#app/catalog/places.server.ts'
import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { isKnownSkill } from '#app/catalog/skills.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { foldSpelling } from '#app/catalog/spelling.ts'
import { profileCompletion } from '#app/specialists/completion.ts'
import { notSpecified } from '#app/specialists/profile.ts'
import { dayNumber } from '#app/platform/dates.ts'
import { minRatings } from '#app/specialists/rating.ts'
import type { SearchFacts } from './facts.server.ts'
import type { SearchEntry } from './layout.ts'
import { type RelevanceFacts, relevanceOf } from './relevance.ts'
import { plainText } from './terms.ts'

const launchMarket = { lat: 18.5204, lng: 73.8567, km: 60 }

const knownDegrees = new Set(
	[...qualificationsOf('doctor'), ...qualificationsOf('nurse')].map((name) => name.toLowerCase()),
)

/** The facts of a profile that count in the order by relevance. */
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
	const city = publicPointOf(facts)
	return {
		verified: facts.verified,
		completeness: percent,
		daysSinceChange: facts.daysSinceChange,
		family: specialityBySlug(facts.specialitySlug ?? '')?.family ?? null,
		// By the city, because the order of a public list would tell whether the person lives inside the circle.
		isInLaunchMarket: city !== null && distanceKm(city, launchMarket) <= launchMarket.km,
	}
}

const pointOf = ({ latitude, longitude }: SearchFacts): Point | null =>
	latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }

/** The point used for everyone in or around one city. */
function publicPointOf({ location }: SearchFacts): Point | null {
	const city = publicCityOf(location)
	return city && { lat: city.lat, lng: city.lng }
}

/** Names of the town itself where only a larger town is public. Thousands write the same place, and each lookup costs. */
const townNames = new Map<string, readonly string[]>()
function namesOfTown(location: string): readonly string[] {
	const found = townNames.get(location)
	if (found) return found
	const town = findCityOf(location)
	const names = town === null || town === publicCityOf(location) ? [] : town.names
	if (townNames.size > 20_000) townNames.clear()
	townNames.set(location, names)
	return names
}

/** Equal experience or rating is ordered by relevance. No stated pay comes last. */
function sortNumbers(facts: SearchFacts, pay: number, isExact: boolean) {
	const { years, ratingCount, ratingSum } = facts
	const relevance = relevanceOf(relevanceFactsOf(facts))
	const bucket = years === null ? undefined : experienceBucketOf(years)
	const shownYears = bucket ? bucket.minYears + 1 : 0
	const rating = ratingCount >= minRatings ? Math.round((ratingSum / ratingCount) * 100) : 0
	const then = (first: number) => first * 1024 + relevance
	return {
		byRelevance: relevance,
		byExperience: then(isExact && years !== null ? years + 1 : shownYears),
		byExperiencePublic: then(shownYears),
		byRating: then(rating),
		byPay: pay === 0 ? 0 : 2 ** 31 - pay,
	}
}

/** A person as searches find them: no more than that, and nothing that the asker could not be shown. */
export function entryOf(facts: SearchFacts): SearchEntry {
	const { years } = facts
	const bucket = years === null ? undefined : experienceBucketOf(years)
	const isExact = facts.experienceVisibility && !facts.anonymousMode
	const pay = facts.monthlyRupees === null ? 0 : Math.max(1, Math.min(2 ** 31 - 1, Math.round(facts.monthlyRupees)))
	return {
		id: facts.id,
		// From a few distances a hospital could work out a specialist's home, and so their identity.
		point: facts.anonymousMode ? publicPointOf(facts) : pointOf(facts),
		roughPoint: publicPointOf(facts),
		groups: {
			profession: [facts.profession],
			speciality: facts.specialitySlug === null ? [] : [facts.specialitySlug],
			shift: facts.shifts,
			experience:
				years === null
					? []
					: isExact
						? experienceBucketsFor({ minYears: years, maxYears: years })
						: bucket
							? [bucket.slug]
							: [],
			experiencePublic: bucket ? [bucket.slug] : [],
			language: facts.languages,
			verified: facts.verified ? ['on'] : [],
			day: Object.keys(facts.availability),
			gender: facts.gender === null ? [] : [facts.gender],
		},
		numbers: {
			listedAt: facts.listedAt,
			pay,
			availableDay: facts.availableFrom === null ? 0 : dayNumber(facts.availableFrom),
			...sortNumbers(facts, pay, isExact),
		},
		texts: { known: knownTerms(facts), own: facts.anonymousMode ? [] : ownTerms(facts) },
	}
}

const isKnownDegree = (name: string) => knownDegrees.has(name.toLowerCase())
const degreesOf = ({ claimedDegrees, degrees, experienceVisibility }: SearchFacts) => [
	...claimedDegrees,
	...(experienceVisibility ? degrees : []),
]

/** Words of our catalog, and no finer place than the public may know. */
const knownTerms = (facts: SearchFacts) => [
	...facts.skills.filter(isKnownSkill).map(foldSpelling),
	...degreesOf(facts).filter(isKnownDegree).map(foldSpelling),
	...(publicCityOf(facts.location)?.names ?? []),
]

/** Their own words, the name first. */
const ownTerms = (facts: SearchFacts) => [
	...plainText(facts.name).split(' '),
	...facts.skills.filter((name) => !isKnownSkill(name)).map(foldSpelling),
	...degreesOf(facts)
		.filter((name) => !isKnownDegree(name))
		.map(foldSpelling),
	...namesOfTown(facts.location),
	...(facts.specialitySlug === null && facts.speciality !== notSpecified ? [foldSpelling(facts.speciality)] : []),
]
