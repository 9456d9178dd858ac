import { storeWhy } from '#app/platform/given-reason.ts'
import type { InterviewWhy } from './changes/stored-reasons.ts'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import type { LockedInterview } from './locks.server.ts'
import { type Transition, type TransitionFailure, moved, type InterviewState } from './transitions.ts'
import { interviewers, interviewEvents, interviews, interviewSlots } from './tables.server.ts'
import type { Slot } from './proposing/slots.ts'
import { interviewLifecycle, type InterviewMode, type InterviewStatus } from './status.ts'

/** How it stood when a move was refused: the page shows both. */
export type Refused = {
	ok: false
	failure: TransitionFailure | 'changed-meanwhile'
	current: { status: InterviewStatus; startsAt: Date | null; endsAt: Date | null }
}

/** Place and interviewers, which can change while the time stays. */
export type Meeting = {
	mode: InterviewMode
	place: string
	note: string | null
	/** At least one. */
	interviewerAccountIds: readonly string[]
}

/** What a proposal says beside its times. */
export type Details = Meeting & { minutes: number }

type By = {
	actorAccountId: string | null
	/** The state on which the mover decided; without it the state as it is. */
	version?: number | undefined
	reason?: InterviewWhy | null
	details?: Details
}

/** The new version, which identifies its notifications, and the time that became free. */
export type MovedInterview = { ok: true; value: { version: number; sequence: number; freed: Slot | null } }

/** Only here statuses change. */
export const interviewRunner = lifecycleRunner(interviewLifecycle, {
	table: interviews,
	state: 'status',
	history: interviewEvents,
	of: 'interviewId',
	audited: {
		as: 'interview',
		facts: { hospitalId: interviews.hospitalId },
		about: interviews.specialistId,
		person: 'specialist',
	},
})

/** Moves an interview. Fails with `changed-meanwhile` when the other side was faster, else as `moved` does. */
export async function moveInterview(
	tx: Transaction,
	interview: LockedInterview,
	move: Transition,
	{ actorAccountId, version = interview.version, reason = null, details }: By,
): Promise<MovedInterview | Refused> {
	const { status, startsAt, endsAt } = interview
	const current = { status, startsAt, endsAt }
	const next = moved(interview, move, interview.now)
	if (!next.ok) return { ...(version === interview.version ? next : fail('changed-meanwhile')), current }

	const { status: to, awaits, round } = next.value
	const sequence = nextSequence(interview, to)
	const times = timesOf(next.value, interview, details?.minutes ?? interview.minutes)
	const { reason: words, reasonKey } = storeWhy(reason)
	const written = await interviewRunner.move(tx, interview, {
		to,
		by: move.by,
		actorAccountId,
		reason: words,
		version,
		set: { ...(details && rowOf(details)), ...times, awaits, round, reason: words, reasonKey, sequence },
		event: { reasonKey },
	})
	if (!written.ok) return { ...written, current }
	if (details) await writeInterviewers(tx, interview.id, details.interviewerAccountIds)
	const freed = leavesCalendar(interview, to) && startsAt && endsAt ? { startsAt, endsAt } : null
	return ok({ version: written.value.after.version, sequence, freed })
}

/** Details as the row of the interview holds them: the first interviewer; `writeInterviewers` writes them all. */
export const rowOf = ({ interviewerAccountIds, ...details }: Details) => ({
	...details,
	interviewerAccountId: interviewerAccountIds[0] ?? null,
})

/** These and no others take part. */
export async function writeInterviewers(tx: Transaction, interviewId: string, accountIds: readonly string[]) {
	await tx
		.delete(interviewers)
		.where(and(eq(interviewers.interviewId, interviewId), notInArray(interviewers.accountId, [...accountIds])))
	await tx
		.insert(interviewers)
		.values(accountIds.map((accountId) => ({ interviewId, accountId })))
		.onConflictDoNothing({ target: [interviewers.interviewId, interviewers.accountId] })
}

/** What was in a calendar already gets a higher number with each change; the first entry is number 0 (RFC 5545). */
function nextSequence(interview: LockedInterview, to: InterviewStatus) {
	const comesBack = to === 'scheduled' && interview.sequence > 0
	const staysChanged = to === 'scheduled' && interview.status === 'scheduled'
	return leavesCalendar(interview, to) || comesBack || staysChanged ? interview.sequence + 1 : interview.sequence
}

const leavesCalendar = ({ status }: LockedInterview, to: InterviewStatus) =>
	status === 'scheduled' && (to === 'proposed' || to === 'cancelled')

const dayInMs = 24 * 60 * 60_000
const twoHoursInMs = 2 * 60 * 60_000

/** Each new time restarts the reminders. Those already due are skipped, as the picker was just notified. */
function timesOf(next: InterviewState, { status, now }: LockedInterview, minutes: number) {
	if (next.status === 'proposed') return { startsAt: null, endsAt: null }
	if (next.status !== 'scheduled' || status === 'scheduled' || !next.startsAt) return {}
	const left = next.startsAt.getTime() - now.getTime()
	return {
		startsAt: next.startsAt,
		endsAt: new Date(next.startsAt.getTime() + minutes * 60_000),
		remindedDayBeforeAt: left < dayInMs ? now : null,
		remindedHoursBeforeAt: left < twoHoursInMs ? now : null,
	}
}

export const writeSlots = (tx: Transaction, interviewId: string, round: number, slots: readonly Slot[]) =>
	tx.insert(interviewSlots).values(slots.map((slot) => ({ ...slot, interviewId, round })))
