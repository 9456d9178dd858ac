import type { Family } from '#app/catalog/specialities.ts'
import type { Aspect } from './facts.ts'

// Every number of matching, for both readers. docs/matching.md explains them, and evaluation.test.ts measures them.

/** What an aspect is worth; together 100. */
export const weights: Record<Aspect, number> = {
	speciality: 28,
	distance: 19,
	registration: 13,
	pay: 12,
	shift: 10,
	skills: 8,
	experience: 6,
	start: 2,
	language: 2,
}

/** What is not known says nothing for a match and nothing against it. */
export const neutral = 0.5

/** What rules a job out for most people takes the whole score down: being well paid does not bring another city nearer. */
export const dealbreakers: Partial<Record<Aspect, number>> = {
	speciality: 0.4,
	distance: 0.6,
	pay: 0.8,
	experience: 0.8,
}

/** From here on a match is worth showing: docs/matching.md says how the line was drawn. */
export const goodEnough = 65

/** The words for a score on a hospital's lists, each from its score on. */
const bands = [
	{ from: 80, label: 'Strong match' },
	{ from: goodEnough, label: 'Good match' },
	{ from: 45, label: 'Partial match' },
	{ from: 0, label: 'Weak match' },
] as const

/**
 * 'Strong match'. Apart from the comparison, so that a page that prints it does not load the
 * lists of specialities and councils.
 */
export const bandOf = (score: number): string => bands.find(({ from }) => score >= from)?.label ?? ''

/** Instead of a band, where too little is known of a person. */
export const notEnough = 'Not enough information'

/** The first few jobs differ in hospital, speciality or shift, if that costs a job no more than so many points. */
export const variety = { among: 3, points: 5 }

/** In the order of jobs, one at a hospital that leaves more than half of its applications unanswered stands this much lower. */
export const unanswered = { points: 5 }
/** The same of one that most people who joined say pays late. */
export const paidLate = { points: 5 }

export const speciality = {
	/** How near two specialities of one family are: one anesthesiologist often stands in for another, a surgeon never. */
	kinship: {
		anesthesiology: 0.55,
		nursing: 0.5,
		surgery: 0,
		medicine: 0,
		diagnostics: 0,
		ayush: 0,
		other: 0,
	} satisfies Record<Family, number>,
	/** Two names for nearly the same work. */
	sameWork: 0.7,
	/** A specialist can do the work of a generalist of the family, but not the other way round. */
	toGeneralist: 0.5,
}

export const distance = {
	/** Until a person says how far they would travel. */
	defaultRadiusKm: 20,
	/** A preferred area is a name on the map; so far around it still counts as there. */
	areaRadiusKm: 10,
	/** A little beyond the radius is worth a look; twice as far is not. */
	outerReach: 2,
	atTheEdge: 0.75,
	inPreferredArea: 0.9,
	relocating: 0.6,
	justBeyond: 0.4,
}

export const registration = {
	pending: 0.8,
	national: 0.7,
	/** A hospital knows that a registration is verified, but not yet with which council. */
	withheld: 0.9,
}

export const pay = {
	/** The upper end of the range reaches the minimum, the lower does not: worth a talk. */
	reachable: 0.75,
	/** So far below the minimum nothing of the fit is left. */
	hopelessShortfall: 0.2,
}

export const shift = { flexible: 0.7 }

export const experience = {
	/** More than is asked is seldom in the way. */
	tooMany: 0.6,
	/** One year short may be overlooked; three may not. */
	yearsForgiven: 3,
	/** Two years short and less than half of what is asked: so much is left of the whole score, which is then no good match. */
	farShort: { fromYears: 2, share: 0.5, left: 0.5 },
	/** A hospital sees only a range of years, and part of the range is what it asks for. */
	inPart: 0.8,
}

/** Hospitals wait, but not longer than this. */
export const start = { waitsForDays: 60 }

/** One common language goes half the way; the rest is how many of the others are spoken. */
export const language = { oneInCommon: 0.5 }
