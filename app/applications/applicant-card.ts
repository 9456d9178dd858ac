import { formatDay, waitingFor } from '#app/platform/dates.ts'
import { discloseBrief } from '#app/specialists/disclosure.ts'
import type { ApplicantRow } from './applicants.server.ts'
import { nextStages, type Stage } from './stage.ts'

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
	years: string
	pay: string
	applied: string
	inStage: string
	moves: Stage[]
	jobTitle: string
	tags: string[]
	/** The average of the team; null until the reader has given a score too. */
	score: number | null
	/** State of interview and offer. The page fills it, because their folders depend on this one. */
	statusLines: CardLine[]
	/** How the applicant fits the job. The page fills it likewise; null where the profile can no longer be read. */
	match: { label: string; score: number; reasons: string[]; misses: string[] } | null
}

export function applicantCard(row: ApplicantRow, now: Date): ApplicantCard {
	const { id, stage, version, name } = row
	const { speciality, years, pay } = discloseBrief(row.person)
	return {
		id,
		stage,
		version,
		isUnread: row.seenAt === null,
		name,
		speciality,
		years: years ?? 'Not provided',
		pay: pay ?? 'Not provided',
		applied: formatDay(row.appliedAt),
		inStage: waitingFor(row.stageChangedAt, now),
		moves: nextStages(stage),
		jobTitle: row.jobTitle,
		tags: row.tags,
		score: row.score,
		statusLines: [],
		match: null,
	}
}
