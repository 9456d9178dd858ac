import { yearsOfExperience } from '#app/catalog/experience.ts'
import { experienceLine } from '#app/jobs/page/card.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { experience } from '../weights.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'

export function experienceFit({ yearsOfExperience: years }: MatchPerson, job: MatchJob): Fit {
	const { experienceMinYears: from, experienceMaxYears: to } = job
	if (from === null && to === null) return unknown
	if (years === null) return { fit: null, missing: 'years of experience' }
	const { minYears, maxYears } = typeof years === 'number' ? { minYears: years, maxYears: years } : years
	const own = () => (typeof years === 'number' ? yearsOfExperience(years) : saidName(years.label))
	const isAnyEnough = to === null && (from ?? 0) === 0
	const asked = () => experienceLine(job, (years) => many({ years }, 'up to # year', 'up to # years'))
	const said = {
		specialist: () =>
			isAnyEnough
				? t`Any experience: you have ${{ years: own() }}`
				: t`Requires ${{ required: asked() }}: you have ${{ years: own() }}`,
		hospital: () => (isAnyEnough ? `${own()} of experience` : `${own()} of experience: the job requires ${asked()}`),
	}
	const short = maxYears === null ? 0 : (from ?? 0) - maxYears
	const { fromYears, share, left } = experience.farShort
	if (short >= fromYears && (maxYears ?? 0) < (from ?? 0) * share) return { fit: 0, left, miss: said }
	if (short > 0) return { fit: Math.max(0, 1 - short / experience.yearsForgiven) * experience.tooMany, miss: said }
	if (to !== null && minYears > to) return { fit: experience.tooMany, miss: said }
	const isWithin = minYears >= (from ?? 0) && (to === null || (maxYears !== null && maxYears <= to))
	return { fit: isWithin ? 1 : experience.inPart, reason: said }
}
