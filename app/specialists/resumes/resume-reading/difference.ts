import type { Language } from '#app/catalog/languages.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import type { ProposedDegree } from './degrees.ts'
import type { ProposedEmployer } from './employers.ts'
import { foldName } from './name.ts'
import type { ResumeProposal } from './proposal.ts'

/** What the profile says of the same things. */
export type ProfileNow = {
	name: string
	email: string | null
	yearsOfExperience: number | null
	degrees: readonly { degree: string; field: string | null }[]
	skills: readonly string[]
	languages: readonly string[]
	posts: readonly { hospital: string; startsOn: string }[]
}

/**
 * One difference between resume and profile. The key names its place in the proposal. `isSure`: selected unless the person objects, which
 * is never so for a guess, nor for what would replace something that they typed. `from`: the words of the resume.
 */
export type ProposalItem = { isSure: boolean; from: string | null } & Proposed
type Proposed =
	| { key: 'name'; kind: 'name'; proposed: string; now: string }
	| { key: 'email'; kind: 'email'; proposed: string }
	| { key: 'years'; kind: 'years'; proposed: number; now: number | null }
	| { key: `degree-${number}`; kind: 'degree'; proposed: ProposedDegree }
	| { key: `skill-${number}`; kind: 'skill'; proposed: string }
	| { key: `post-${number}`; kind: 'post'; proposed: ProposedEmployer }
	| { key: 'languages'; kind: 'languages'; proposed: Language[]; now: readonly string[] }

/** What the resume says and the profile does not, without what was accepted or dismissed before. */
export function openItems(
	{ name, email = null, yearsOfExperience, degrees, skills, employers, languages = [], sources = {} }: ResumeProposal,
	profile: ProfileNow,
	settled: readonly string[],
): ProposalItem[] {
	const items: ProposalItem[] = []
	if (name !== null && foldName(name) !== foldName(profile.name))
		items.push({
			key: 'name',
			kind: 'name',
			proposed: name,
			now: profile.name,
			isSure: false,
			from: sources.name?.from ?? null,
		})
	// The number that someone logs in with is proved, and a resume never replaces it; an address only where there is none.
	if (email !== null && profile.email === null)
		items.push({
			key: 'email',
			kind: 'email',
			proposed: email,
			isSure: sources.email?.isSure === true,
			from: sources.email?.from ?? null,
		})
	if (yearsOfExperience !== null && yearsOfExperience !== profile.yearsOfExperience)
		items.push({
			key: 'years',
			kind: 'years',
			proposed: yearsOfExperience,
			now: profile.yearsOfExperience,
			isSure: profile.yearsOfExperience === null && sources.years?.isSure === true,
			from: sources.years?.from ?? null,
		})
	for (const [at, proposed] of degrees.entries())
		if (!hasDegree(profile, proposed))
			items.push({ key: `degree-${at}`, kind: 'degree', proposed, ...trustIn(proposed) })
	for (const [at, proposed] of employers.entries())
		if (!hasPost(profile, proposed)) items.push({ key: `post-${at}`, kind: 'post', proposed, ...trustIn(proposed) })
	const spoken = languages.filter((language) => !profile.languages.includes(language))
	if (spoken.length > 0)
		items.push({
			key: 'languages',
			kind: 'languages',
			proposed: spoken,
			now: profile.languages,
			isSure: true,
			from: sources.languages?.from ?? null,
		})
	for (const [at, proposed] of skills.entries())
		if (!profile.skills.some((known) => foldSpelling(known) === foldSpelling(proposed)))
			items.push({
				key: `skill-${at}`,
				kind: 'skill',
				proposed,
				isSure: sources.listedSkills?.includes(proposed) !== true,
				from: sources.skills?.[at] ?? null,
			})
	return items.filter(({ key }) => !settled.includes(key))
}

const trustIn = ({ isSure = false, from }: ProposedDegree | ProposedEmployer) => ({ isSure, from: from ?? null })

/** `MD` with the field `Anesthesiology` is the resume's `MD Anaesthesiology`. */
const hasDegree = (profile: ProfileNow, { degree }: ProposedDegree) =>
	profile.degrees.some((known) => {
		const whole = foldSpelling(`${known.degree} ${known.field ?? ''}`)
		return whole === foldSpelling(degree) || whole.startsWith(`${foldSpelling(degree)} `)
	})

/** The same place from the same year on: how it is spelled, and in which month it began, may differ. */
const hasPost = (profile: ProfileNow, { hospital, startsOn }: ProposedEmployer) =>
	profile.posts.some(
		(known) => known.startsOn.slice(0, 4) === startsOn.slice(0, 4) && placeKey(known.hospital) === placeKey(hospital),
	)

/** Without the town. */
const placeKey = (hospital: string) => foldSpelling(hospital.split(',')[0] ?? '')
