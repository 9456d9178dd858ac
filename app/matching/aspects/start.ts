import { daysBetween, formatDay } from '#app/platform/text/dates.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { start } from '../weights.ts'
import { t } from '#app/platform/language/words.ts'

export function startFit({ availableFrom }: MatchPerson, { startsOn }: MatchJob): Fit {
	if (startsOn === null || availableFrom === null) return unknown
	const late = daysBetween(startsOn, availableFrom)
	const said = {
		specialist: () =>
			t`Starts ${{ day: formatDay(startsOn) }}: you are available from ${{ available: formatDay(availableFrom) }}`,
		hospital: () => `Available from ${formatDay(availableFrom)}: the job starts ${formatDay(startsOn)}`,
	}
	return late <= 0 ? { fit: 1, reason: said } : { fit: Math.max(0, 1 - late / start.waitsForDays), miss: said }
}
