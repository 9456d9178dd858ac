import { yearsOfExperience } from '#app/catalog/experience.ts'
import { formatDay, waitingFor } from '#app/platform/dates.ts'
import { formatPayRange } from '#app/platform/money.ts'
import { yearsBucket } from '#app/specialists/disclosure.ts'
import type { ApplicantRow } from './applicants.server.ts'
import { isMutualInterest } from './policy.ts'
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
	/** How the interview and the offer stand; filled by the page, for they are told of below this folder. */
	standing: CardLine[]
}

export function applicantCard(row: ApplicantRow, now: Date): ApplicantCard {
	const { id, stage, version, name, speciality, expectedMonthlyPaise: pay } = row
	return {
		id,
		stage,
		version,
		isUnread: row.seenAt === null,
		name,
		speciality,
		years: yearsOf(row, now) ?? 'Not given',
		// Who withdrew shows no more than the name that the hospital knows already.
		pay: pay === null || stage === 'withdrawn' ? 'Not given' : formatPayRange(pay, null, 'month'),
		applied: formatDay(row.appliedAt),
		inStage: waitingFor(row.stageChangedAt, now),
		moves: nextStages(stage),
		jobTitle: row.jobTitle,
		tags: row.tags,
		score: row.score,
		standing: [],
	}
}

/** As the full profile gives them: a range where the specialist keeps the details back. */
function yearsOf(
	{ stage, settlesAt, yearsOfExperience: years, experienceVisibility, anonymousMode }: ApplicantRow,
	now: Date,
) {
	const isMutual = isMutualInterest(stage) && settlesAt <= now
	const inFull = experienceVisibility && (!anonymousMode || isMutual)
	return years !== null && inFull ? yearsOfExperience(years) : yearsBucket(years)
}
