import { isLanguage, languageName } from '#app/catalog/languages.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type Fit, type MatchJob, type MatchPerson, unknown } from '../facts.ts'
import { language } from '../weights.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

export function languageFit({ languages }: MatchPerson, job: MatchJob): Fit {
	if (job.languages.length === 0) return unknown
	if (languages.length === 0) return { fit: null, missing: 'languages' }
	const common = job.languages.filter((code) => languages.includes(code))
	if (common.length === 0)
		return {
			fit: 0,
			miss: {
				specialist: () => t`Patients and team speak ${{ languages: names(job.languages) }}: not listed on your profile`,
				hospital: () => `Does not list ${names(job.languages)}`,
			},
		}
	return {
		fit: language.oneInCommon + (1 - language.oneInCommon) * (common.length / job.languages.length),
		reason: {
			specialist: () =>
				t`Patients and team speak ${{ languages: names(job.languages) }}: you speak ${{ yours: names(common) }}`,
			hospital: () => `Speaks ${names(common)}`,
		},
	}
}

const names = (codes: readonly string[]) =>
	formatList(codes.flatMap((code) => (isLanguage(code) ? saidName(languageName(code)) : [])))
