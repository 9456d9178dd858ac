import type { Urgency } from './kinds.ts'

/** What decides who of those who can cover is asked first. */
export type Ranked = {
	specialistId: string
	/** From home to the site. */
	km: number
	/** Of the needed skills, the part that the profile names: 0 to 1. Without needed skills 1. */
	skills: number
	/** Requests for cover in the last 30 days that asked this person, and that this person covered. */
	asked: number
	served: number
	/** 11 hours of rest before and after are left, and no more than 12 hours of work in 24. */
	isRested: boolean
	/** The hospital wants them to be asked first. */
	isFavourite: boolean
	/** The same person draws another number for each request, so that equals take turns. 0 to 1. */
	luck: number
}

/** Together 1. Distance counts in full at the door and not at all from 30 km on. */
const rankingWeights = { skills: 0.35, fairness: 0.35, nearness: 0.2, luck: 0.1 }
const nearKm = 30
/** Someone tired is asked after all who are not, and someone with none of the needed skills after all who have one. */
const tired = 1
const unskilled = 2

function scoreOf({ km, skills, asked, served, isRested, luck }: Ranked): number {
	const nearness = Math.max(0, 1 - km / nearKm)
	// A case covered counts as two askings: work is shared, and so are calls.
	const fairness = 1 / (1 + (asked + 2 * served) / 4)
	const { skills: bySkills, fairness: byFairness, nearness: byNearness, luck: byLuck } = rankingWeights
	return (
		bySkills * skills +
		byFairness * fairness +
		byNearness * nearness +
		byLuck * luck -
		(isRested ? 0 : tired) -
		(skills === 0 ? unskilled : 0)
	)
}

/** The best first. */
const ranked = <One extends Ranked>(people: readonly One[]): One[] =>
	people
		.map((person) => ({ person, score: scoreOf(person) }))
		.sort((a, b) => b.score - a.score)
		.map(({ person }) => person)

/**
 * Those to ask next, the best first. The hospital’s own people are asked alone before others, as long as there are rested ones among them;
 * an emergency has no time for that and only puts them in front.
 */
export function nextOf<One extends Ranked>(people: readonly One[], urgency: Urgency): One[] {
	const skilled = people.filter(({ skills }) => skills > 0)
	// Work that can wait goes to those without any of the needed skills once no one else is left.
	const best = ranked(urgency === 'elective' && skilled.length > 0 ? skilled : people)
	const own = best.filter(({ isFavourite, isRested }) => isFavourite && isRested)
	if (own.length > 0 && urgency === 'elective') return own
	return [...own, ...best.filter((person) => !own.includes(person))]
}
