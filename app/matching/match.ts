import { distanceFit } from './aspects/distance.ts'
import { experienceFit } from './aspects/experience.ts'
import { languageFit } from './aspects/language.ts'
import { payFit } from './aspects/pay.ts'
import { registrationFit } from './aspects/registration.ts'
import { shiftFit } from './aspects/shift.ts'
import { skillsFit } from './aspects/skills.ts'
import { specialityFit } from './aspects/speciality.ts'
import { startFit } from './aspects/start.ts'
import type { Aspect, Fit, MatchJob, MatchPerson, MissingFact, Reader } from './facts.ts'
import { dealbreakers, neutral, weights } from './weights.ts'

export type Match = {
	/** From 0, nothing fits, to 100, everything does. Null where too little is known of the person to print a figure. */
	score: number | null
	/** What a figure needs and the person has not told us. */
	lacking: MissingFact[]
	/** What fits, in words, the weightiest first. */
	reasons: string[]
	/** What does not, likewise. */
	misses: string[]
	/** What the person has not told us, without which we cannot say. */
	missing: MissingFact[]
}

const aspects: { [name in Aspect]: (person: MatchPerson, job: MatchJob) => Fit } = {
	speciality: specialityFit,
	distance: distanceFit,
	registration: registrationFit,
	pay: payFit,
	shift: shiftFit,
	skills: skillsFit,
	experience: experienceFit,
	start: startFit,
	language: languageFit,
}

/** The score orders also those of whom too little is known; what is `lacking` keeps it from being printed. */
export type Compared = { score: number; lacking: MissingFact[]; fits: readonly (Fit & { aspect: Aspect })[] }

/** Without these nothing can match. */
export const missingBasics = ({
	specialitySlug,
	place,
	preferredAreas,
	openToRelocate,
}: MatchPerson): MissingFact[] => [
	...(specialitySlug === null ? ['speciality' as const] : []),
	...(place === null && preferredAreas.length === 0 && !openToRelocate ? ['location' as const] : []),
]

/** Half of the points come from facts that are not known, so a figure without these would be made of nothing. */
const lackingFor = (person: MatchPerson): MissingFact[] => [
	...missingBasics(person),
	...(person.yearsOfExperience === null ? ['years of experience' as const] : []),
]

/**
 * How well a job and a person fit. Pure: the same facts give the same answer, and nothing but the facts of
 * `MatchPerson` can count, which holds no name, gender, religion, age or photo.
 */
export function compare(person: MatchPerson, job: MatchJob): Compared {
	const fits = (Object.keys(aspects) as Aspect[]).map((aspect) => ({ aspect, ...aspects[aspect](person, job) }))
	const points = fits.reduce((sum, { aspect, fit }) => sum + weights[aspect] * (fit ?? neutral), 0)
	const left = fits.reduce(
		(share, one) => share * (one.left ?? (one.fit === 0 ? (dealbreakers[one.aspect] ?? 1) : 1)),
		1,
	)
	return { score: Math.round(points * left), lacking: lackingFor(person), fits }
}

/** The same in words: why and why not. */
export function explain({ score, lacking, fits }: Compared, reader: Reader): Match {
	return {
		score: lacking.length > 0 ? null : score,
		lacking,
		reasons: fits.flatMap(({ reason }) => reason?.[reader]() ?? []),
		misses: fits.flatMap(({ miss }) => miss?.[reader]() ?? []),
		missing: [...new Set([...lacking, ...fits.flatMap(({ missing }) => missing ?? [])])],
	}
}

export const matchJob = (person: MatchPerson, job: MatchJob, reader: Reader = 'specialist'): Match =>
	explain(compare(person, job), reader)

type Dated = { openedAt: Date | null; score: number }

/** The better match first; of two that fit alike, the newer job. */
export const byMatch = (a: Dated, b: Dated) =>
	b.score - a.score || (b.openedAt?.getTime() ?? 0) - (a.openedAt?.getTime() ?? 0)
