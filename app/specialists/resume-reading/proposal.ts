import { findDegrees, type ProposedDegree } from './degrees.ts'
import { findEmployers, type ProposedEmployer } from './employers.ts'
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
	/** Missing in what was read before we looked for it. */
	registration?: ProposedRegistration | null
}

/** Reads a proposal out of the text of a resume. `today` is a day in India. */
export function proposeFrom(text: string, today: string): ResumeProposal {
	const lines = readLines(text)
	const employers = findEmployers(lines, today)
	const stated = statedYears(lines.map((line) => line.text).join('\n'))
	return {
		name: findName(lines),
		yearsOfExperience: stated ?? (employers.length > 0 ? Math.min(60, yearsCovered(employers, today)) : null),
		degrees: findDegrees(lines),
		skills: findSkills(lines),
		employers,
		registration: findRegistration(lines),
	}
}
