import { distanceFit } from './aspects/distance.ts'
import { experienceFit } from './aspects/experience.ts'
import { languageFit } from './aspects/language.ts'
import { payFit } from './aspects/pay.ts'
import { registrationFit } from './aspects/registration.ts'
import { shiftFit } from './aspects/shift.ts'
import { specialityFit } from './aspects/speciality.ts'
import { startFit } from './aspects/start.ts'
import type { Aspect, Fit, MatchJob, MatchPerson, MissingFact } from './facts.ts'

export type Match = {
	/** From 0, nothing fits, to 100, everything does. */
	score: number
	/** What fits, in words, the weightiest first. */
	reasons: string[]
	/** What does not, likewise. */
	misses: string[]
	/** What the person has not told us, without which we cannot say. */
	missing: MissingFact[]
}

/** What an aspect is worth; together 100. docs/matching.md says why. */
export const weights: Record<Aspect, number> = {
	speciality: 30,
	distance: 20,
	registration: 14,
	pay: 13,
	shift: 11,
	experience: 7,
	start: 3,
	language: 2,
}

const aspects: { [name in Aspect]: (person: MatchPerson, job: MatchJob) => Fit } = {
	speciality: specialityFit,
	distance: distanceFit,
	registration: registrationFit,
	pay: payFit,
	shift: shiftFit,
	experience: experienceFit,
	start: startFit,
	language: languageFit,
}

/** What is not known says nothing for a job and nothing against it. */
const neutral = 0.5
/** What rules a job out for most people takes the whole score down: being well paid does not bring another city nearer. */
const dealbreakers: Partial<Record<Aspect, number>> = { speciality: 0.4, distance: 0.6, pay: 0.8, experience: 0.8 }

/**
 * How well a job fits a person, and why. Pure: the same facts give the same answer, and nothing but the facts of
 * `MatchPerson` can count, which holds no name, gender, religion, age or photo.
 */
export function matchJob(person: MatchPerson, job: MatchJob): Match {
	const fits = (Object.keys(aspects) as Aspect[]).map((aspect) => ({ aspect, ...aspects[aspect](person, job) }))
	const points = fits.reduce((sum, { aspect, fit }) => sum + weights[aspect] * (fit ?? neutral), 0)
	const left = fits.reduce((share, { aspect, fit }) => (fit === 0 ? share * (dealbreakers[aspect] ?? 1) : share), 1)
	return {
		score: Math.round(points * left),
		reasons: fits.flatMap(({ reason }) => reason ?? []),
		misses: fits.flatMap(({ miss }) => miss ?? []),
		missing: fits.flatMap(({ missing }) => missing ?? []),
	}
}

/** From here on a job is worth showing: docs/matching.md says how the line was drawn. */
export const goodEnough = 65

type Dated = { openedAt: Date | null; match: Match }

/** The better match first; of two that fit alike, the newer job. */
export const byMatch = (a: Dated, b: Dated) =>
	b.match.score - a.match.score || (b.openedAt?.getTime() ?? 0) - (a.openedAt?.getTime() ?? 0)
