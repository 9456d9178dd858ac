import { daysBetween, formatDay } from '#app/platform/dates.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'

/** Hospitals wait, but not longer than this. */
const waitsForDays = 60

export function startFit({ availableFrom }: MatchPerson, { startsOn }: MatchJob): Fit {
	if (startsOn === null || availableFrom === null) return unknown
	const late = daysBetween(startsOn, availableFrom)
	if (late <= 0) return { fit: 1, reason: 'starts when you are available' }
	return {
		fit: Math.max(0, 1 - late / waitsForDays),
		miss: `Starts ${formatDay(startsOn)}; you are available from ${formatDay(availableFrom)}`,
	}
}
