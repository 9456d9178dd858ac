import { type Point, distanceKm } from '#app/catalog/distance.ts'
import { type ExperienceBucket, experienceBuckets } from '#app/catalog/experience.ts'
import { findCityOf } from '#app/catalog/places.server.ts'
import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { foldSpelling } from '#app/catalog/spelling.ts'
import { profileCompletion } from '#app/specialists/completion.ts'
import { notSpecified } from '#app/specialists/profile.ts'
import { dayNumber } from '#app/platform/dates.ts'
import type { SearchFacts } from './facts.server.ts'
import type { SearchEntry } from './layout.ts'
import { type RelevanceFacts, relevanceOf } from './relevance.ts'
import { plainText } from './words.ts'

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
	latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }

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

/** Who is known or rated equally stands by relevance; who names no pay comes last. */
function sortNumbers(facts: SearchFacts, pay: number, isExact: boolean) {
	const { years, ratingCount, ratingSum } = facts
	const relevance = relevanceOf(relevanceFactsOf(facts))
	const bucket = years === null ? undefined : shownBucket(years)
	const shownYears = bucket ? bucket.minYears + 1 : 0
	const rating = ratingCount >= fewestRatings ? Math.round((ratingSum / ratingCount) * 100) : 0
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
	const bucket = years === null ? undefined : shownBucket(years)
	const isExact = facts.experienceVisibility && !facts.anonymousMode
	const pay = facts.monthlyRupees === null ? 0 : Math.max(1, Math.min(2 ** 31 - 1, Math.round(facts.monthlyRupees)))
	return {
		id: facts.id,
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
		numbers: {
			listedAt: facts.listedAt,
			pay,
			availableDay: facts.availableFrom === null ? 0 : dayNumber(facts.availableFrom),
			...sortNumbers(facts, pay, isExact),
		},
		texts: { known: knownTerms(facts), own: facts.anonymousMode ? [] : ownTerms(facts) },
	}
}

const isKnownSkill = (name: string) => knownSkills.has(name.toLowerCase())
const isKnownDegree = (name: string) => knownDegrees.has(name.toLowerCase())
const degreesOf = ({ claimedDegrees, degrees, experienceVisibility }: SearchFacts) => [
	...claimedDegrees,
	...(experienceVisibility ? degrees : []),
]

/** Words of our catalog. */
const knownTerms = (facts: SearchFacts) => [
	...facts.skills.filter(isKnownSkill).map(foldSpelling),
	...degreesOf(facts).filter(isKnownDegree).map(foldSpelling),
	...namesOfCity(facts.location),
]

/** Their own words, the name first. */
const ownTerms = (facts: SearchFacts) => [
	...plainText(facts.name).split(' '),
	...facts.skills.filter((name) => !isKnownSkill(name)).map(foldSpelling),
	...degreesOf(facts)
		.filter((name) => !isKnownDegree(name))
		.map(foldSpelling),
	...(facts.specialitySlug === null && facts.speciality !== notSpecified ? [foldSpelling(facts.speciality)] : []),
]
