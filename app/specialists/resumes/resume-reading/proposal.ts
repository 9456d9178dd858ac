import type { Language } from '#app/catalog/languages.ts'
import { findContact } from './contact.ts'
import { findDegrees, type ProposedDegree } from './degrees.ts'
import { findEmployers, findWorkSpans, type ProposedEmployer } from './employers.ts'
import { findLanguages } from './languages.ts'
import { readLines } from './lines.ts'
import { yearsCovered } from './months.ts'
import { findName } from './name.ts'
import { findRegistration, type ProposedRegistration } from './registration.ts'
import { findSkills } from './skills.ts'
import { unwrapped } from './wrapped.ts'
import { saysFresher, statedYears } from './years.ts'

/** What a resume says about its owner, as far as a program can tell. Kept as JSON; nothing of it is in the profile yet. */
export type ResumeProposal = {
	name: string | null
	yearsOfExperience: number | null
	degrees: ProposedDegree[]
	skills: string[]
	employers: ProposedEmployer[]
	/** What follows is missing in what was read before we looked for it. */
	registration?: ProposedRegistration | null
	languages?: Language[]
	email?: string | null
	phone?: string | null
	/** Whether we would bet on it, and the words that it came from. */
	sources?: {
		name?: Source
		years?: Source
		languages?: Source
		email?: Source
		skills?: string[]
		/** Of the skills, those in words of the resume that we do not know. */
		listedSkills?: string[]
	}
}
type Source = { isSure: boolean; from: string }

/**
 * Reads a proposal out of the text of a resume. `today` is a day in India; `title` what is printed largest on its first page. What fails on
 * a text that its reader was not made for costs that part alone, and `onFailure` is told which.
 */
export function proposeFrom(
	text: string,
	today: string,
	{ title = null, onFailure }: { title?: string | null; onFailure?: (part: string, error: unknown) => void } = {},
): ResumeProposal {
	const attempt = <Value>(part: string, read: () => Value, otherwise: Value): Value => {
		try {
			return read()
		} catch (error) {
			if (!onFailure) throw error
			onFailure(part, error)
			return otherwise
		}
	}
	const lines = readLines(unwrapped(text))
	const employers = attempt('employers', () => findEmployers(lines, today), [])
	const name = attempt('name', () => findName(lines, title), null)
	const years = attempt('years', () => yearsIn(lines, employers.length > 0, today), null)
	const languages = attempt('languages', () => findLanguages(lines), { codes: [], from: '' })
	const skills = attempt('skills', () => findSkills(lines), [])
	const { email, phone } = attempt('contact', () => findContact(lines, name?.name ?? null), {
		email: null,
		phone: null,
	})
	return {
		name: name?.name ?? null,
		yearsOfExperience: years?.years ?? null,
		degrees: attempt('degrees', () => findDegrees(lines, today), []),
		skills: skills.map((skill) => skill.name),
		employers,
		registration: attempt('registration', () => findRegistration(lines), null),
		languages: languages.codes,
		email: email?.value ?? null,
		phone: phone?.value ?? null,
		sources: {
			...(name ? { name: { isSure: name.isSure, from: name.from } } : {}),
			...(years ? { years: { isSure: years.isSure, from: years.from } } : {}),
			...(languages.codes.length > 0 ? { languages: { isSure: true, from: languages.from } } : {}),
			...(email ? { email: { isSure: email.isSure, from: email.from } } : {}),
			skills: skills.map(({ from }) => from),
			listedSkills: skills.filter(({ isListed }) => isListed).map(({ name: listed }) => listed),
		},
	}
}

/** The years that the resume states of its owner, else those that its posts cover. What does not agree is a guess. */
function yearsIn(
	lines: ReturnType<typeof readLines>,
	hasPosts: boolean,
	today: string,
): (Source & { years: number }) | null {
	const spans = findWorkSpans(lines, today)
	const covered = hasPosts ? Math.min(60, yearsCovered(spans, today)) : null
	const stated = statedYears(lines)
	// `4 years of ICU experience` may be part of them.
	const isPart = stated !== null && !stated.isTotal && covered !== null && covered > stated.years + 2
	if (stated && !isPart) {
		// Posts may be left out of a resume, and no post is longer than all of them.
		const isSure =
			covered === null || (stated.isTotal ? covered <= stated.years + 2 : Math.abs(covered - stated.years) <= 2)
		return { years: stated.years, isSure, from: stated.from }
	}
	const fresher = covered === null || covered === 0 ? saysFresher(lines) : null
	if (fresher !== null) return { years: 0, isSure: false, from: fresher }
	return covered === null || covered === 0
		? null
		: { years: covered, isSure: false, from: 'Counted from the positions' }
}
