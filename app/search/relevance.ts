import type { Family } from '#app/catalog/specialities.ts'

/** The parts of relevance. None can be bought, and none reveals who someone is. */
export type RelevanceFacts = {
	/** A council registration that we have checked and that has not run out. */
	verified: boolean
	/** Of a hundred, as the person's own page counts it (specialists/completion.ts). */
	completeness: number
	/** Days since the profile was last changed. */
	daysSinceChange: number
	family: Family | null
	/** The launch market, Pune and 60 km around it. */
	isInLaunchMarket: boolean
}

export type RelevancePart = { points: number; of: number; words: string }

const most = { verified: 350, complete: 300, recent: 200, field: 100, market: 50 }

/** From fresh to forgotten in half a year, in whole steps, so that one day moves no one. */
function recency(days: number): number {
	if (days <= 7) return 1
	if (days <= 30) return 0.8
	if (days <= 90) return 0.5
	return days <= 180 ? 0.2 : 0
}

/** The parts of the score, the weightiest first, each in words that a page can print. */
export function relevanceParts(facts: RelevanceFacts): RelevancePart[] {
	const { verified, completeness, daysSinceChange, family, isInLaunchMarket } = facts
	const freshness = recency(daysSinceChange)
	return [
		{
			points: verified ? most.verified : 0,
			of: most.verified,
			words: verified ? 'Registration verified' : 'Registration not verified yet',
		},
		{
			points: Math.round((most.complete * Math.min(100, Math.max(0, completeness))) / 100),
			of: most.complete,
			words: `Profile ${completeness}% complete`,
		},
		{
			points: Math.round(most.recent * freshness),
			of: most.recent,
			words: freshness >= 0.8 ? 'Profile updated within a month' : 'Profile not updated for more than a month',
		},
		{
			points: family === 'anesthesiology' ? most.field : 0,
			of: most.field,
			words: family === 'anesthesiology' ? 'Anesthesiology (our launch speciality)' : 'Other speciality',
		},
		{
			points: isInLaunchMarket ? most.market : 0,
			of: most.market,
			words: isInLaunchMarket ? 'In or near Pune (our launch city)' : 'Outside the Pune area',
		},
	]
}

/** 0 to 1,000. */
export const relevanceOf = (facts: RelevanceFacts): number =>
	relevanceParts(facts).reduce((sum, { points }) => sum + points, 0)

/** For the page that orders by it. */
export const formatRelevance =
	'Relevance is calculated the same way for everyone: a verified registration, a complete profile, a recent update, and a small weight for anesthesiology and for Pune, where we launched. No one can pay for a higher position.'
