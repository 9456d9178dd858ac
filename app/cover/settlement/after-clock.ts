import { t } from '#app/platform/language/words.ts'
import type { AnswerClock } from '#app/relations/answer-clock.ts'
import type { CoverSide, CoverStatus } from '../status.ts'

const hour = 3_600_000
const day = 24 * hour

/** From so long after the start on the hospital may report that no one came. */
export const absenceMinutes = 30

/** An absence that the specialist contests within so many days is decided by our team. */
export const contestDays = 7

/** What our team has decided is final. `missed` is the move that said that no one came. */
export const mayContest = (missed: { from: CoverStatus | null; at: Date }, now: Date) =>
	missed.from !== 'disputed' && now.getTime() <= missed.at.getTime() + contestDays * day

/** Our team decides within so many hours. */
export const decisionHours = 72

/** Cover is accepted days ahead: so many hours before its start it is known whether someone is on the way, or there. */
export const progressHours = { 'on-the-way': 4, arrived: 1 } as const
export type ProgressStep = keyof typeof progressHours

export const isTooEarlyFor = (step: ProgressStep, { startsAt }: { startsAt: Date }, now: Date) =>
	now.getTime() < startsAt.getTime() - progressHours[step] * hour

/** Nor after the end: an arrival that was not reported would count as late, and the hours say when they came. */
export const mayReportProgress = (step: ProgressStep, request: { startsAt: Date; endsAt: Date }, now: Date) =>
	!isTooEarlyFor(step, request, now) && now < request.endsAt

/** The hospital may enter the hours where the specialist has not within so many days of the end. */
const hospitalHoursDays = 1

type Days = { reminder: number; due: number; end: number }

/** Days since the end of the work, since the other side entered hours, and since the work for its pay. */
export const afterDays = {
	hours: { reminder: 2, due: 4, end: 14 },
	answer: { reminder: 2, due: 4, end: 7 },
	pay: { reminder: 15, due: 30, end: 90 },
} satisfies Record<string, Days>

/** Nothing ends before the side that owes it has had so many days since the reminder. */
export const endNoticeDays = 3

const clockOf = (since: Date, { due }: Days): AnswerClock => ({ since, due: new Date(since.getTime() + due * day) })

export const hoursClock = ({ endsAt }: { endsAt: Date }) => clockOf(endsAt, afterDays.hours)
export const answerClock = (enteredAt: Date) => clockOf(enteredAt, afterDays.answer)
export const payClock = (workedTo: Date) => clockOf(workedTo, afterDays.pay)

/** The side that has to confirm the hours or enter its own: the one that did not enter the last. */
export function turnOf({ hoursBy, counterFrom }: { hoursBy: CoverSide | null; counterFrom: Date | null }): CoverSide {
	// Before there was a choice only specialists entered hours.
	const first = hoursBy ?? 'specialist'
	if (counterFrom !== null) return first
	return first === 'specialist' ? 'hospital' : 'specialist'
}

/** Both sides have entered hours, and this side has to confirm those of the other or leave it to our team. */
export const mayDisagree = (
	request: { status: CoverStatus; hoursBy: CoverSide | null; counterFrom: Date | null },
	side: CoverSide,
) => request.status === 'finished' && request.counterFrom !== null && turnOf(request) === side

export const isAbsenceKnown = ({ startsAt }: { startsAt: Date }, now: Date) =>
	now.getTime() >= startsAt.getTime() + absenceMinutes * 60_000

/** Hours that the specialist enters do not keep the hospital from it, as long as it is the hospital that has to answer them. */
export const mayReportAbsence = (
	request: { status: CoverStatus; startsAt: Date; hoursBy: CoverSide | null; counterFrom: Date | null },
	now: Date,
) =>
	(request.status === 'covered' || (request.status === 'finished' && turnOf(request) === 'hospital')) &&
	isAbsenceKnown(request, now)

export const mayEnterForThem = ({ endsAt }: { endsAt: Date }, now: Date) =>
	now.getTime() >= endsAt.getTime() + hospitalHoursDays * day

/** Reminders end, and both sides read that it was not marked as paid. */
export const isPayOver = ({ workedTo, paidAt }: { workedTo: Date | null; paidAt: Date | null }, now: Date) =>
	paidAt === null && workedTo !== null && now.getTime() > workedTo.getTime() + afterDays.pay.end * day

export const notPaidLine = () =>
	t`Not marked as paid in ${{ days: afterDays.pay.end }} days. We no longer send reminders.`
