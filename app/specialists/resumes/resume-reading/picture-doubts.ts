import type { PictureText, TextLine } from '#app/platform/ocr/picture-text.ts'
import type { ProposedDegree } from './degrees.ts'
import type { ProposedEmployer } from './employers.ts'
import { mended } from './picture-words.ts'
import type { ResumeProposal } from './proposal.ts'
import { isPlaceOfWork } from './workplaces.ts'

/** A word is in doubt if one of its signs is below the first. Letters of a word help each other, so there also the mean counts. */
const leastSure = 0.5
const leastMean = 0.9
const sign = /[\p{L}\p{N}]/gu
const words = /[\p{L}\p{N}]+/gu

/** Words that a misread letter does not make by accident. */
const isKnown = (word: string) =>
	isPlaceOfWork(word) || /^(?:medical|nursing|government|district|speciality|general|of|and|the|sciences?)$/i.test(word)

type Doubts = { words: ReadonlySet<string>; figures: readonly string[] }

/** Every word of which no reading was sure; of figures every one that was in doubt anywhere, because the next ones may look the same. */
function doubtsIn(pages: readonly PictureText[]): Doubts {
	const sure = new Set<string>()
	const doubted = new Set<string>()
	for (const line of pages.flatMap(({ lines }) => lines))
		for (const { text, signs } of readWords(line)) (isDoubtful(text, signs) ? doubted : sure).add(text.toLowerCase())
	const figures = [...doubted].filter((word) => /\d/.test(word))
	return { words: new Set([...doubted].filter((word) => !sure.has(word) && !isKnown(word))), figures }
}

const isDoubtful = (text: string, signs: readonly number[]) =>
	Math.min(...signs) < leastSure &&
	(/\d/.test(text) || signs.reduce((sum, each) => sum + each, 0) < leastMean * signs.length)

/** The words of a line once it is mended, with how sure each of their signs is. Mending keeps letters and their number. */
function readWords(line: TextLine): { text: string; signs: number[] }[] {
	const sureOf = [...line.text.matchAll(sign)].map(({ index }) => line.signs[index] ?? 0)
	let at = 0
	return [...mended(line.text).matchAll(words)].map(([text]) => {
		const own = sureOf.slice(at, at + text.length)
		at += text.length
		return { text, signs: own }
	})
}

/** What a picture proposes without what was read in doubt: a wrong letter in a name or number is worse than none. */
export function onlySure(proposal: ResumeProposal, pages: readonly PictureText[]): ResumeProposal {
	const doubts = doubtsIn(pages)
	const isSure = (text: string) => {
		const own = text.toLowerCase().match(words) ?? []
		return own.every((word) => !doubts.words.has(word)) && isSureFigure(text)
	}
	const isSureFigure = (text: string) => {
		const figures = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
		return !doubts.figures.some((figure) => /\d/.test(text) && figures.includes(figure))
	}
	const ifSure = <Value extends string>(value: Value | null | undefined) =>
		value !== null && value !== undefined && isSure(value) ? value : null
	const { registration, skills, sources = {} } = proposal
	const employers = proposal.employers.filter((post) => isSure(`${post.hospital} ${post.role}`) && hasSureTime(post))
	function hasSureTime({ startsOn, endsOn }: ProposedEmployer) {
		return isSure(startsOn.slice(0, 4)) && (endsOn === null || isSure(endsOn.slice(0, 4)))
	}
	const sureDegree = ({ institution, startYear, endYear, ...degree }: ProposedDegree): ProposedDegree => ({
		...degree,
		institution: ifSure(institution),
		startYear: startYear !== null && isSureFigure(String(startYear)) ? startYear : null,
		endYear: endYear !== null && isSureFigure(String(endYear)) ? endYear : null,
	})
	// A skill of our own list was found by its words; one in words of the resume is as sure as they are.
	const listed = new Set(sources.listedSkills)
	const kept = skills.map((skill) => !listed.has(skill) || isSure(skill))
	const isCounted = employers.length < proposal.employers.length
	return {
		...proposal,
		name: ifSure(proposal.name),
		yearsOfExperience: isCounted || !isSure(sources.years?.from ?? '') ? null : proposal.yearsOfExperience,
		degrees: proposal.degrees.map(sureDegree),
		employers,
		skills: skills.filter((_, at) => kept[at]),
		registration: registration && isSure(registration.number) ? registration : null,
		email: ifSure(proposal.email),
		phone: ifSure(proposal.phone),
		sources: {
			...sources,
			...(sources.skills ? { skills: sources.skills.filter((_, at) => kept[at]) } : {}),
		},
	}
}
