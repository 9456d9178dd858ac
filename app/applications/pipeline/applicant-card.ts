import { formatDay, waitingFor } from '#app/platform/text/dates.ts'
import { discloseBrief } from '#app/specialists/disclosure/disclosure.ts'
import type { ApplicantRow } from './applicants.server.ts'
import { isOpen, nextStages, type Stage, stages } from '../stage.ts'

/** One thing that other capabilities know of an applicant, such as the time of an interview. */
export type CardLine = { text: string; isDue: boolean }

/** One applicant as list and board print it. */
export type ApplicantCard = {
	id: string
	stage: Stage
	version: number
	isUnread: boolean
	name: string
	speciality: string
	city: string | null
	/** 'about 12 km' from the place of the job. */
	distance: string | null
	isVerified: boolean
	/** 'Now', '1 Dec 2026'; null where the profile can no longer be read. */
	available: string | null
	skills: string[]
	years: string | null
	/** A month. */
	pay: string | null
	/** How long nothing was decided; null for those who are decided. */
	inStage: string | null
	/** Nothing was decided for longer than a hospital should take. */
	isLate: boolean
	moves: Stage[]
	jobTitle: string
	tags: string[]
	/** The average of the team; null until the reader has given a score too. */
	score: number | null
	/** State of interview and offer. The page fills it, because their folders depend on this one. */
	statusLines: CardLine[]
	/** How the applicant fits the job, of 100; null where too little is known, or the profile can no longer be read. */
	fit: number | null
	/** The same in words; null where the profile can no longer be read. */
	fitLabel: string | null
	reasons: string[]
	misses: string[]
}

const skillsShown = 4
/** The same list for every card of a stage, and one that is empty: each is sent to the page once. */
const movesOf = Object.fromEntries(stages.map((stage) => [stage, nextStages(stage)])) as Record<Stage, Stage[]>
const none: never[] = []
const dayInMs = 24 * 60 * 60 * 1000

/** A new applicant waits for a first answer for no longer than two days. */
export const isLate = (since: Date, now: Date) => now.getTime() - since.getTime() > 2 * dayInMs

export function applicantCard(row: ApplicantRow, now: Date): ApplicantCard {
	const { id, stage, version, name, facts } = row
	const { speciality, years, pay } = discloseBrief(row.person)
	const { label = null, reasons = none, misses = none } = facts?.explain() ?? {}
	return {
		id,
		stage,
		version,
		isUnread: row.seenAt === null,
		name,
		speciality,
		city: facts?.city ?? null,
		distance: facts?.distance ?? null,
		isVerified: facts?.isVerified ?? false,
		available: facts && (facts.availableFrom === null ? 'Now' : formatDay(facts.availableFrom)),
		skills: orNone(facts?.skills.slice(0, skillsShown)),
		years,
		pay: pay?.replace(/ a month$/, '') ?? null,
		inStage: isOpen(stage) ? waitingFor(row.stageChangedAt, now) : null,
		isLate: stage === 'applied' && isLate(row.stageChangedAt, now),
		moves: movesOf[stage],
		jobTitle: row.jobTitle,
		tags: orNone(row.tags),
		score: row.score,
		statusLines: none,
		fit: facts?.score ?? null,
		fitLabel: label,
		reasons: orNone(reasons),
		misses: orNone(misses),
	}
}

const orNone = <Item>(list: Item[] | undefined): Item[] => (list && list.length > 0 ? list : none)
