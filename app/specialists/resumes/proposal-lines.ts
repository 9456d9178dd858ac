import { yearsOfExperience } from '#app/catalog/experience.ts'
import { languageNames } from '#app/catalog/languages.ts'
import { monthAndYear } from '#app/platform/text/dates.ts'
import type { ProposalItem } from './resume-reading/difference.ts'
import { saidName } from '#app/platform/language/names.ts'
import { many, t } from '#app/platform/language/words.ts'

/** One detail that a resume proposes, in words. */
export type ProposalLine = {
	key: string
	isSkill: boolean
	title: string
	detail: string | null
	now: string | null
	/** Selected unless the person objects. */
	isSure: boolean
	/** The words of the resume that it came from; null where it says the same itself. */
	from: string | null
}

/** 'We found 14 details in your resume' */
export const foundInResume = (count: number) =>
	many({ details: count }, 'We found # detail in your resume', 'We found # details in your resume')

export function proposalLine(item: ProposalItem): ProposalLine {
	const { key, isSure, from } = item
	const line = { key, isSkill: item.kind === 'skill', isSure, from }
	switch (item.kind) {
		case 'name':
			return { ...line, title: item.proposed, detail: t`Your name`, now: item.now }
		case 'email':
			return { ...line, title: item.proposed, detail: t`Email`, now: null }
		case 'years': {
			const now = item.now === null ? null : yearsOfExperience(item.now)
			return { ...line, title: yearsOfExperience(item.proposed), detail: t`Total experience`, now }
		}
		case 'degree': {
			const { degree, institution, startYear, endYear } = item.proposed
			const years = [startYear, endYear].filter((year) => year !== null).join('–')
			return { ...line, title: degree, detail: joined(institution, years), now: null }
		}
		case 'post': {
			const { role, hospital, startsOn, endsOn } = item.proposed
			const start = monthAndYear(startsOn)
			const time = endsOn ? `${start} – ${monthAndYear(endsOn)}` : t`${{ start }} – now`
			return { ...line, title: role, detail: joined(hospital, time), now: null }
		}
		case 'languages':
			return {
				...line,
				title: saidName(languageNames(item.proposed)),
				detail: t`Languages`,
				now: saidName(languageNames(item.now)) || null,
			}
		case 'skill':
			return { ...line, title: item.proposed, detail: null, now: null }
	}
}

const joined = (...pieces: (string | null)[]) => pieces.filter((piece) => piece).join(' · ') || null
