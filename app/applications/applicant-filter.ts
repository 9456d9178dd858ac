import { isStage, type Stage } from './stage.ts'

export const applicantSorts = ['waiting', 'newest', 'name', 'experience', 'score'] as const
export type ApplicantSort = (typeof applicantSorts)[number]

export const sortNames: Record<ApplicantSort, string> = {
	waiting: 'Waiting longest first',
	newest: 'Newest first',
	name: 'Name',
	experience: 'Most experience first',
	score: 'Highest score first',
}

/** What a list or board of applicants is narrowed to, and its order; all of it stands in the address. */
export type ApplicantFilter = {
	stage: Stage | null
	tag: string | null
	text: string
	/** At least this average score, from 1 to 4. */
	score: number | null
	sort: ApplicantSort
}

const longest = 60

export function parseApplicantFilter(query: URLSearchParams): ApplicantFilter {
	const stage = query.get('stage') ?? ''
	const score = Number(query.get('score'))
	return {
		stage: isStage(stage) ? stage : null,
		tag: words(query.get('tag')) || null,
		text: words(query.get('q')),
		score: score === 2 || score === 3 || score === 4 ? score : null,
		sort: applicantSorts.find((sort) => sort === query.get('sort')) ?? 'waiting',
	}
}

/** Pasted text made one line, cut to the limit, without what the database refuses. */
const words = (text: string | null) =>
	(text ?? '')
		.toWellFormed()
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim()
		.slice(0, longest)
		.toWellFormed()

/** The part of an address that says this filter; empty when it says nothing. */
export function printApplicantFilter({ stage, tag, text, score, sort }: ApplicantFilter): string {
	const query = new URLSearchParams()
	if (stage) query.set('stage', stage)
	if (tag) query.set('tag', tag)
	if (text) query.set('q', text)
	if (score !== null) query.set('score', String(score))
	if (sort !== 'waiting') query.set('sort', sort)
	return query.toString()
}

/** Whether anything but the stage narrows it: the chips show the stage. */
export const isNarrowed = ({ tag, text, score }: ApplicantFilter) => tag !== null || text !== '' || score !== null
