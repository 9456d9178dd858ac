import { isLanguage, languageName } from '#app/catalog/languages.ts'
import { type Fit, formatList, type MatchJob, type MatchPerson, unknown } from '../facts.ts'

/** One common language goes half the way; the rest is how many of the others are spoken. */
const oneInCommon = 0.5

export function languageFit({ languages }: MatchPerson, job: MatchJob): Fit {
	if (job.languages.length === 0) return unknown
	if (languages.length === 0) return { fit: null, missing: 'languages' }
	const common = job.languages.filter((code) => languages.includes(code))
	if (common.length === 0)
		return { fit: 0, miss: `Patients and team speak ${names(job.languages)}, not listed on your profile` }
	return {
		fit: oneInCommon + (1 - oneInCommon) * (common.length / job.languages.length),
		reason: `you speak ${names(common)}`,
	}
}

const names = (codes: readonly string[]) =>
	formatList(codes.flatMap((code) => (isLanguage(code) ? languageName(code) : [])))
