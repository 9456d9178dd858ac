import { experienceLine } from '#app/jobs/card.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'

/** More than is asked is seldom in the way. */
const tooMany = 0.6
/** One year short may be overlooked; three may not. */
const yearsForgiven = 3

export function experienceFit({ yearsOfExperience: years }: MatchPerson, job: MatchJob): Fit {
	const { experienceMinYears: from, experienceMaxYears: to } = job
	if (from === null && to === null) return unknown
	if (years === null) return { fit: null, missing: 'years of experience' }
	const asked = experienceLine(job).replace(/^Up/, 'up')
	const short = (from ?? 0) - years
	if (short > 0)
		return { fit: Math.max(0, 1 - short / yearsForgiven) * tooMany, miss: `Requires ${asked}; you have ${years} years` }
	if (to !== null && years > to) return { fit: tooMany, miss: `Requires ${asked}; you have ${years} years` }
	return {
		fit: 1,
		reason:
			from === null || from === 0
				? 'your experience is a match'
				: `your ${years} years of experience meet the requirement`,
	}
}
