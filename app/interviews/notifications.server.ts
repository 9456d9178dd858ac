import type { InterviewWhy } from './changes/stored-reasons.ts'
import { type Reader, type Sendable, send } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { writeInvitation } from './calendar/calendar.server.ts'
import { descriptionOf, titleFor } from './calendar/calendar-entry.ts'
import {
	timeFreed,
	interviewCancelled,
	interviewCancelledBySpecialist,
	interviewConfirmed,
	otherTimesAsked,
	ownTimeFreed,
	timeChosen,
	timesProposed,
} from './messages.ts'
import { asTeamReads, listSlots, type Participants, readParticipants } from './changes/participants.server.ts'
import type { Slot } from './proposing/slots.ts'
import type { Side } from './status.ts'

export async function participantsOf(tx: Transaction, interviewId: string): Promise<Participants> {
	const participants = await readParticipants(tx, interviewId)
	if (!participants) throw new Error('An interview has no one to notify')
	return participants
}

/** Pages of both sides that show the interview reload it. */
export async function announceInterview(tx: Transaction, interviewId: string) {
	const { specialistId, team } = await participantsOf(tx, interviewId)
	await announceChange(tx, [specialistId, ...team.map(({ accountId }) => accountId)], {
		kind: 'interviews',
		id: interviewId,
	})
}

/** Times to pick from. Where an hour was fixed before, it leaves both calendars. */
export async function notifyOfProposal(tx: Transaction, interviewId: string, { freed }: { freed: Slot | null }) {
	const participants = await participantsOf(tx, interviewId)
	const slots = await listSlots(tx, interviewId, participants.round)
	await notifyParticipants(
		tx,
		timesProposed,
		[participants.specialist],
		{ ...participants, freed, slots },
		{ takesOut: freed },
	)
	if (freed) await freeCalendars(tx, participants, freed, { isMoved: true })
	await announceInterview(tx, interviewId)
}

/** The hour is fixed: both sides get it for their calendars. */
export async function notifyOfChosenTime(tx: Transaction, interviewId: string) {
	const participants = await participantsOf(tx, interviewId)
	const { startsAt, endsAt } = participants
	if (!startsAt || !endsAt) throw new Error('A picked interview has no time')
	const putsIn = { startsAt, endsAt }
	await notifyParticipants(
		tx,
		interviewConfirmed,
		[participants.specialist],
		{ ...participants, ...putsIn },
		{ putsIn },
	)
	await notifyParticipants(tx, timeChosen, participants.members, { ...participants, ...putsIn }, { putsIn })
	await announceInterview(tx, interviewId)
}

/** The specialist asked for other times. */
export async function notifyOfOtherTimes(
	tx: Transaction,
	interviewId: string,
	{ freed, reason }: { freed: Slot | null; reason: string },
) {
	const participants = await participantsOf(tx, interviewId)
	await notifyParticipants(
		tx,
		otherTimesAsked,
		participants.members,
		{ ...participants, freed, reason },
		{ takesOut: freed },
	)
	if (freed) await freeOwnCalendar(tx, participants, freed, { isMoved: true })
	await announceInterview(tx, interviewId)
}

/** Called off: the other side reads why, and the hour leaves both calendars. `by` is null when the application ended. */
export async function notifyOfCancellation(
	tx: Transaction,
	interviewId: string,
	{ freed, reason, by }: { freed: Slot | null; reason: InterviewWhy; by: Side | null },
) {
	const participants = await participantsOf(tx, interviewId)
	const facts = { ...participants, freed, reason, by }
	if (by !== 'specialist')
		await notifyParticipants(tx, interviewCancelled, [participants.specialist], facts, { takesOut: freed })
	else if (freed) await freeOwnCalendar(tx, participants, freed, { isMoved: false })
	if (by !== 'hospital')
		await notifyParticipants(tx, interviewCancelledBySpecialist, participants.members, facts, { takesOut: freed })
	else if (freed) await freeCalendars(tx, participants, freed, { isMoved: false })
	await announceInterview(tx, interviewId)
}

/** The hour that comes into the reader's calendar, or leaves it. */
type Calendar = { putsIn?: Slot; takesOut?: Slot | null }

/** The version names the change: told twice, it is one notice and one mail. */
export async function notifyParticipants<Facts>(
	tx: Transaction,
	message: Sendable<Facts>,
	to: (Reader & { accountId: string })[],
	told: NoInfer<Facts> & Participants,
	calendar: Calendar = {},
) {
	const side = message.to === 'specialist' ? 'specialist' : 'hospital'
	const facts = side === 'specialist' ? told : asTeamReads(told)
	const key = `interview/${facts.id}/${facts.version}`
	await send(tx, message, { to, key, facts, calendar: invitationFor(facts, side, calendar) })
}

function invitationFor(participants: Participants, side: Side, { putsIn, takesOut }: Calendar) {
	const hour = putsIn ?? takesOut
	if (!hour) return undefined
	return (reader: { name: string; email: string }) => {
		const entry = {
			of: { kind: 'interview' as const, id: participants.id },
			sequence: participants.sequence,
			...hour,
			title: titleFor(side, participants),
			description: descriptionOf(participants),
			place: participants.place,
			hospitalName: participants.hospitalName,
		}
		return writeInvitation(entry, putsIn ? 'REQUEST' : 'CANCEL', reader)
	}
}

const freeCalendars = (tx: Transaction, participants: Participants, freed: Slot, { isMoved }: { isMoved: boolean }) =>
	notifyParticipants(tx, timeFreed, participants.members, { ...participants, freed, isMoved }, { takesOut: freed })

const freeOwnCalendar = (tx: Transaction, participants: Participants, freed: Slot, { isMoved }: { isMoved: boolean }) =>
	notifyParticipants(
		tx,
		ownTimeFreed,
		[participants.specialist],
		{ ...participants, freed, isMoved },
		{ takesOut: freed },
	)
