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
import { statedYears } from './years.ts'

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
	sources?: { name?: Source; years?: Source; languages?: Source; email?: Source; skills?: string[] }
}
type Source = { isSure: boolean; from: string }

/** Reads a proposal out of the text of a resume. `today` is a day in India; `title` what is printed largest on its first page. */
export function proposeFrom(
	text: string,
	today: string,
	{ title = null }: { title?: string | null } = {},
): ResumeProposal {
	const lines = readLines(text)
	const employers = findEmployers(lines, today)
	const name = findName(lines, title)
	const years = yearsIn(lines, employers.length > 0, today)
	const languages = findLanguages(lines)
	const skills = findSkills(lines)
	const { email, phone } = findContact(lines, name?.name ?? null)
	return {
		name: name?.name ?? null,
		yearsOfExperience: years?.years ?? null,
		degrees: findDegrees(lines),
		skills: skills.map((skill) => skill.name),
		employers,
		registration: findRegistration(lines),
		languages: languages.codes,
		email: email?.value ?? null,
		phone: phone?.value ?? null,
		sources: {
			...(name ? { name: { isSure: name.isSure, from: name.from } } : {}),
			...(years ? { years: { isSure: years.isSure, from: years.from } } : {}),
			...(languages.codes.length > 0 ? { languages: { isSure: true, from: languages.from } } : {}),
			...(email ? { email: { isSure: email.isSure, from: email.from } } : {}),
			skills: skills.map(({ from }) => from),
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
	if (stated) {
		const isSure = stated.isTotal || covered === null || Math.abs(covered - stated.years) <= 2
		return { years: stated.years, isSure, from: stated.from }
	}
	return covered === null || covered === 0
		? null
		: { years: covered, isSure: false, from: 'Counted from the positions' }
}
