import { whyOf } from '#app/platform/given-reason.ts'
import { isOpen as isOpenStage } from '#app/applications/stage.ts'
import { formatDate, formatDateTime } from '#app/platform/text/dates.ts'
import { googleCalendarUrl } from '../calendar/calendar.server.ts'
import { descriptionOf, titleFor } from '../calendar/calendar-entry.ts'
import { readReason } from '../changes/stored-reasons.ts'
import { placeLink } from './meeting-link.ts'
import { sideOf, type Participant } from '../locks.server.ts'
import { type Transition, mayMove } from '../transitions.ts'
import { findInterview } from '../queries.server.ts'
import type { Side } from '../status.ts'
import { formatHours, modeNames, placeLabels, formatSpan, formatTurn } from '../labels.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findInterview>>>
export type InterviewView = NonNullable<Awaited<ReturnType<typeof loadInterview>>>

/** An interview as its page prints it for one of its two sides; `null` when it is not theirs. */
export async function loadInterview(actor: Participant, interviewId: string) {
	const found = await findInterview(actor, interviewId)
	return found && viewOf(found, sideOf(actor), actor.kind === 'interviewer')
}

function viewOf(found: Found, side: Side, onlyInterviews: boolean) {
	const { id, status, mode, place, startsAt, endsAt, stage, now } = found
	const may = (move: Transition) =>
		!onlyInterviews &&
		(isOpenStage(stage) || move.kind === 'complete' || move.kind === 'mark-no-show' || move.kind === 'cancel') &&
		mayMove(found, move, now)
	const isAhead = startsAt !== null && startsAt > now
	const file = `/interviews/${id}/calendar.ics`
	return {
		id,
		side,
		status,
		version: found.version,
		other: side === 'specialist' ? found.hospitalName : found.specialistName,
		jobTitle: found.jobTitle,
		/** The reader takes part and arranges nothing. */
		onlyInterviews,
		/** A cancelled interview closes the application to its interviewers. */
		applicationHref: onlyInterviews
			? status === 'cancelled'
				? null
				: `/interviews/${id}/applicant`
			: `${side === 'hospital' ? '/hospital' : ''}/applications/${found.applicationId}`,
		messagesHref: `/messages/with/${side === 'specialist' ? found.hospitalId : found.specialistId}`,
		when: startsAt && endsAt ? { text: formatSpan({ startsAt, endsAt }), iso: startsAt.toISOString() } : null,
		minutes: found.minutes,
		mode: modeNames[mode],
		place: { label: placeLabels[mode], text: place, href: placeLink({ mode, place }) },
		note: found.note,
		interviewers: found.interviewerNames,
		slots: found.slots.map((slot) => ({
			id: slot.id,
			text: formatSpan(slot),
			day: formatDate(slot.startsAt),
			hours: formatHours(slot),
			iso: slot.startsAt.toISOString(),
			isFree: slot.isFree,
			hasPassed: slot.startsAt <= now,
		})),
		turn: formatTurn(found, onlyInterviews ? 'interviewer' : side),
		awaits: found.awaits,
		reason: reasonOf(found),
		/** When a cancelled one would have been: its hour, or the times that were proposed. */
		was:
			status === 'cancelled'
				? startsAt && endsAt
					? [formatSpan({ startsAt, endsAt })]
					: found.slots.map(formatSpan)
				: [],
		isSuspended: found.hospitalStatus === 'suspended',
		hasEnded: !isOpenStage(stage),
		needsMark: side === 'hospital' && status === 'scheduled' && !isAhead,
		calendar:
			status === 'scheduled' && isAhead && endsAt
				? {
						file,
						google: googleCalendarUrl({ ...entryOf(found, side), startsAt, endsAt }),
					}
				: null,
		/** Takes a cancelled one out of the calendars that it was entered into. */
		calendarRemoval: status === 'cancelled' && startsAt !== null ? file : null,
		history: found.history.map((line) => ({
			to: line.to,
			wasScheduled: line.from === 'scheduled',
			isFirst: line.from === null,
			reason: reasonOf(line),
			by: nameOf(line, found, side),
			at: { text: formatDateTime(line.at), iso: line.at.toISOString() },
		})),
		can: {
			pick:
				side === 'specialist' && found.slots.some((slot) => may({ kind: 'pick', by: side, startsAt: slot.startsAt })),
			ask: may({ kind: 'ask-for-other-times', by: side }),
			propose: may({ kind: 'propose-again', by: side }),
			changeDetails: may({ kind: 'change-details', by: side }),
			cancel: may({ kind: 'cancel', by: side }),
			complete: may({ kind: 'complete', by: side }),
			markNoShow: may({ kind: 'mark-no-show', by: side }),
		},
	}
}

function reasonOf(stored: Pick<Found, 'reason' | 'reasonKey'>) {
	const why = whyOf(stored)
	return why && readReason(why)
}

/** The interview as a calendar entry of one side, without its time. */
export const entryOf = (
	found: Parameters<typeof descriptionOf>[0] & { id: string; sequence: number; titleForTeam: string },
	side: Side,
) => ({
	of: { kind: 'interview' as const, id: found.id },
	sequence: found.sequence,
	title: titleFor(side, found),
	description: descriptionOf(side === 'specialist' ? found : { ...found, jobTitle: found.titleForTeam }),
	place: found.place,
	hospitalName: found.hospitalName,
})

/** Hospitals see which of their people it was; the specialist sees the hospital. */
function nameOf(
	{ actorAccountId, by }: { actorAccountId: string | null; by: string | null },
	{ specialistId, specialistName, hospitalName }: Found,
	side: Side,
): { name: string; isReader: boolean } | null {
	if (actorAccountId === null) return null
	if (actorAccountId === specialistId) return { name: specialistName, isReader: side === 'specialist' }
	const name = side === 'hospital' ? by : hospitalName
	return name === null ? null : { name, isReader: false }
}
