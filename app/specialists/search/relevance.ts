import { t } from '#app/platform/language/words.ts'

/** What relevance counts where the words of a search say nothing. None can be bought, and none reveals who someone is. */
type RelevanceFacts = {
	/** A council registration that we have checked and that has not run out. */
	verified: boolean
	/** Of a hundred, as the person's own page counts it (completion.ts). */
	completeness: number
	/** Days since the profile was last changed. */
	daysSinceChange: number
}

type RelevancePart = { points: number; of: number; words: string }

/** Points out of all, of each part. */
export const relevancePoints = { verified: 350, complete: 300, recent: 200 }

/** What visitors see first: the launch market, as aboutRelevance of the public database says. */
export const launchPoints = { speciality: 100, place: 50 }

/** From fresh to forgotten in half a year, in whole steps, so that one day moves no one. */
export const recencySteps = [
	{ days: 7, share: 1 },
	{ days: 30, share: 0.8 },
	{ days: 90, share: 0.5 },
	{ days: 180, share: 0.2 },
]

const recency = (days: number) => recencySteps.find((step) => days <= step.days)?.share ?? 0

/** The parts of the score, the weightiest first, each in words that a page can print. The view `search_specialist_rows` adds them up. */
export function relevanceParts({ verified, completeness, daysSinceChange }: RelevanceFacts): RelevancePart[] {
	const freshness = recency(daysSinceChange)
	return [
		{
			points: verified ? relevancePoints.verified : 0,
			of: relevancePoints.verified,
			words: verified ? 'Registration verified' : 'Registration not verified yet',
		},
		{
			points: Math.round((relevancePoints.complete * completeness) / 100),
			of: relevancePoints.complete,
			words: `Profile ${completeness}% complete`,
		},
		{
			points: Math.round(relevancePoints.recent * freshness),
			of: relevancePoints.recent,
			words: freshness >= 0.8 ? 'Profile updated within a month' : 'Profile not updated for more than a month',
		},
	]
}

export const relevanceOf = (facts: RelevanceFacts): number =>
	relevanceParts(facts).reduce((sum, { points }) => sum + points, 0)

/** For the page that orders by it. */
export const aboutRelevance = () =>
	t`Specialists whose speciality matches your words come first, then matching skills and degrees, then other matches. Among equal matches, a verified registration, a recent update and a complete profile count. No one can pay for a higher position.`
