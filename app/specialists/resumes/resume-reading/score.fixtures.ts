import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { foldName } from './name.ts'
import type { ResumeProposal } from './proposal.ts'

type Months = string | null

/** What a resume says, written down by a person who looked at it. */
export type Truth = {
	name: string
	degrees: readonly (readonly [degree: string, college: string | null, from: number | null, to: number | null])[]
	reg: readonly [number: string, council: string] | null
	years: number | null
	posts: readonly (readonly [role: string, place: string, from: Months, to: Months])[]
	skills: readonly string[]
	langs: readonly string[]
	/** Of the second set. */
	phone?: string
	email?: string
}

export const fields = ['name', 'degrees', 'number', 'years', 'posts', 'skills', 'languages', 'email', 'phone'] as const
type Field = (typeof fields)[number]
export type Score = { right: Record<Field, number>; of: Record<Field, number>; missed: string[]; wrong: string[] }

const has = (text: string, part: string) => ` ${foldSpelling(text)} `.includes(` ${foldSpelling(part)} `)
const isSimilar = (one: string, other: string) => has(one, other) || has(other, one)
const digits = (text: string) => text.replace(/[^A-Z\d]/gi, '').toUpperCase()
const monthOf = (day: string | null) => day?.slice(0, 7) ?? null

/** How much of the truth a proposal has, field by field, and what of it is wrong and would be ticked for the person. */
export function scoreOf(proposal: ResumeProposal, truth: Truth): Score {
	const { sources = {} } = proposal
	const missed: string[] = []
	const wrong: string[] = []
	const count = <Value>(field: Field, wanted: readonly Value[], isThere: (value: Value) => boolean) => {
		const found = wanted.filter(isThere)
		for (const value of wanted) if (!found.includes(value)) missed.push(`${field}: ${JSON.stringify(value)}`)
		return [found.length, wanted.length] as const
	}
	const sameDegree = (degree: string, other: string) =>
		foldSpelling(degree).replace(/ /g, '') === foldSpelling(other).replace(/ /g, '')
	const results = {
		name: count('name', [truth.name], (name) => proposal.name !== null && foldName(proposal.name) === foldName(name)),
		degrees: count('degrees', truth.degrees, ([degree, college, from, to]) =>
			proposal.degrees.some(
				(each) =>
					sameDegree(each.degree, degree) &&
					(college === null || (each.institution !== null && isSimilar(each.institution, college))) &&
					(from === null || each.startYear === from) &&
					(to === null || each.endYear === to),
			),
		),
		number: count('number', truth.reg ? [truth.reg] : [], ([number, council]) => {
			const { registration } = proposal
			return (
				registration != null && digits(registration.number) === digits(number) && registration.councilCode === council
			)
		}),
		years: count('years', truth.years === null ? [] : [truth.years], (years) => proposal.yearsOfExperience === years),
		posts: count('posts', truth.posts, ([role, place, from, to]) =>
			proposal.employers.some(
				(each) =>
					isSimilar(each.role, role) &&
					isSimilar(each.hospital, place) &&
					monthOf(each.startsOn) === from &&
					monthOf(each.endsOn) === to,
			),
		),
		skills: count('skills', truth.skills, (skill) => proposal.skills.includes(skill)),
		languages: count(
			'languages',
			truth.langs.length > 0 ? [truth.langs] : [],
			(languages) => (proposal.languages ?? []).toSorted().join() === languages.toSorted().join(),
		),
		email: count('email', truth.email ? [truth.email] : [], (email) => proposal.email === email),
		phone: count('phone', truth.phone ? [truth.phone] : [], (phone) => proposal.phone === phone),
	}
	if (sources.name?.isSure && foldName(proposal.name ?? '') !== foldName(truth.name))
		wrong.push(`name: ${proposal.name}`)
	if (sources.years?.isSure && proposal.yearsOfExperience !== truth.years)
		wrong.push(`years: ${proposal.yearsOfExperience}`)
	for (const each of proposal.degrees) {
		const own = truth.degrees.find(([degree]) => sameDegree(degree, each.degree))
		const isRight =
			own &&
			(own[1] === null || each.institution === null || isSimilar(each.institution, own[1])) &&
			(own[3] === null || each.endYear === null || each.endYear === own[3])
		if (each.isSure && !isRight) wrong.push(`degree: ${JSON.stringify(each)}`)
	}
	for (const each of proposal.employers) {
		const isRight = truth.posts.some(
			([role, place, from, to]) =>
				isSimilar(each.role, role) &&
				isSimilar(each.hospital, place) &&
				monthOf(each.startsOn) === from &&
				monthOf(each.endsOn) === to,
		)
		if (each.isSure && !isRight) wrong.push(`post: ${JSON.stringify(each)}`)
	}
	const { registration } = proposal
	const isOfAnother = registration?.councilCode != null && registration.councilCode !== truth.reg?.[1]
	if (registration && (!truth.reg || digits(registration.number) !== digits(truth.reg[0]) || isOfAnother))
		wrong.push(`number: ${registration.number} ${registration.councilCode}`)
	if (truth.email && sources.email?.isSure && proposal.email !== truth.email) wrong.push(`email: ${proposal.email}`)
	if (truth.phone && proposal.phone && proposal.phone !== truth.phone) wrong.push(`phone: ${proposal.phone}`)
	for (const language of proposal.languages ?? [])
		if (!truth.langs.includes(language)) wrong.push(`language: ${language}`)
	const pick = (at: 0 | 1) =>
		Object.fromEntries(fields.map((field) => [field, results[field][at]])) as Record<Field, number>
	return { right: pick(0), of: pick(1), missed, wrong }
}
