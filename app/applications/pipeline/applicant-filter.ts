import { isStage, type Stage } from '../stage.ts'

export const applicantSorts = [
	'fit',
	'waiting',
	'newest',
	'name',
	'stage',
	'speciality',
	'experience',
	'pay',
	'distance',
	'city',
	'verified',
	'available',
	'skills',
	'tags',
	'score',
] as const
export type ApplicantSort = (typeof applicantSorts)[number]
export const defaultSort = 'fit' satisfies ApplicantSort

export const sortNames: Record<ApplicantSort, string> = {
	fit: 'Best match first',
	waiting: 'Waiting longest first',
	newest: 'Newest first',
	name: 'Name',
	stage: 'Stage',
	speciality: 'Speciality',
	experience: 'Most experience first',
	pay: 'Lowest expected pay first',
	distance: 'Nearest first',
	city: 'City',
	verified: 'Verified first',
	available: 'Available soonest first',
	skills: 'Most required skills first',
	tags: 'Tag',
	score: 'Highest score first',
}

/** What a list or board of applicants is narrowed to, and its order; all of it stands in the address. */
export type ApplicantFilter = {
	stage: Stage | null
	tag: string | null
	text: string
	/** At least this average score, from 1 to 4. */
	score: number | null
	/** Match in percent: at least, and below. */
	fitFrom: number | null
	fitBelow: number | null
	speciality: string | null
	skill: string
	city: string
	/** Years, at least. */
	years: number | null
	/** Expected pay in rupees a month, at most. */
	pay: number | null
	/** From the place of the job, at most. */
	km: number | null
	isVerified: boolean
	/** Can start within so many days. */
	days: number | null
	/** In their stage for at least so many days without a decision. */
	waited: number | null
	sort: ApplicantSort
}

const longest = 60

export function parseApplicantFilter(query: URLSearchParams): ApplicantFilter {
	const stage = query.get('stage') ?? ''
	const score = Number(query.get('score'))
	const whole = (name: string, max: number) => wholeOf(query.get(name), max)
	return {
		stage: isStage(stage) ? stage : null,
		tag: words(query.get('tag')) || null,
		text: words(query.get('q')),
		score: score === 2 || score === 3 || score === 4 ? score : null,
		fitFrom: whole('fit', 100),
		fitBelow: whole('below', 101),
		speciality: words(query.get('speciality')) || null,
		skill: words(query.get('skill')),
		city: words(query.get('city')),
		years: whole('years', 60),
		pay: whole('pay', 100_000_000),
		km: whole('km', 3_000),
		isVerified: query.get('verified') === 'on',
		days: whole('days', 365),
		waited: whole('waited', 365),
		sort: applicantSorts.find((sort) => sort === query.get('sort')) ?? defaultSort,
	}
}

/** '30', '3,00,000'; null for anything else, and for nothing. */
function wholeOf(text: string | null, max: number): number | null {
	const digits = (text ?? '').trim().replaceAll(',', '')
	return /^\d{1,9}$/.test(digits) ? Math.min(Number(digits), max) : null
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
export function printApplicantFilter(filter: ApplicantFilter): string {
	const { stage, tag, text, score, sort } = filter
	const query = new URLSearchParams()
	const put = (name: string, value: string | number | null) => {
		if (value !== null && value !== '') query.set(name, String(value))
	}
	put('stage', stage)
	put('tag', tag)
	put('q', text)
	put('score', score)
	put('fit', filter.fitFrom)
	put('below', filter.fitBelow)
	put('speciality', filter.speciality)
	put('skill', filter.skill)
	put('city', filter.city)
	put('years', filter.years)
	put('pay', filter.pay)
	put('km', filter.km)
	put('verified', filter.isVerified ? 'on' : null)
	put('days', filter.days)
	put('waited', filter.waited)
	put('sort', sort === defaultSort ? null : sort)
	return query.toString()
}

/** The filter without what narrows it, as far as the chips take it off. Stage and order stay. */
export const widened = ({ stage, sort }: ApplicantFilter): ApplicantFilter => ({
	...parseApplicantFilter(new URLSearchParams()),
	stage,
	sort,
})

/** What narrows it beside the stage, each as it is read and with the filter that lacks it. */
export function narrowings(filter: ApplicantFilter): { label: string; without: ApplicantFilter }[] {
	const none = widened(filter)
	const label: Partial<Record<keyof ApplicantFilter, string | false | null>> = {
		text: filter.text,
		tag: filter.tag,
		score: filter.score !== null && `Score ${filter.score} or more`,
		fitFrom: filter.fitFrom !== null && `Match ${filter.fitFrom}% or more`,
		fitBelow: filter.fitBelow !== null && `Match below ${filter.fitBelow}%`,
		speciality: filter.speciality,
		skill: filter.skill && `Skill: ${filter.skill}`,
		city: filter.city && `In ${filter.city}`,
		years: filter.years !== null && `${filter.years} years or more`,
		pay: filter.pay !== null && `Up to ₹${filter.pay.toLocaleString('en-IN')} a month`,
		km: filter.km !== null && `Within ${filter.km} km of the job`,
		isVerified: filter.isVerified && 'Verified',
		days: filter.days !== null && (filter.days === 0 ? 'Available now' : `Available within ${filter.days} days`),
		waited: filter.waited !== null && `Waiting ${filter.waited} days or more`,
	}
	return Object.entries(label).flatMap(([key, text]) =>
		text ? [{ label: text, without: { ...filter, [key]: none[key as keyof ApplicantFilter] } }] : [],
	)
}

/** Whether anything but the stage narrows it: the chips show the stage. */
export const isNarrowed = (filter: ApplicantFilter) => narrowings(filter).length > 0
