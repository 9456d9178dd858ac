import { moneyWarning } from '#app/applications/labels.ts'
import type { EventKey } from '#app/notifications/channels.ts'
import { notify, type Reader, writeTo } from '#app/notifications/notify.server.ts'
import { formatDate, formatTime } from '#app/platform/dates.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import type { MailCalendar } from '#app/platform/mail.server.ts'
import { writeInvitation } from './calendar.server.ts'
import { descriptionOf, titleFor } from './calendar-entry.ts'
import { listSlots, type Participants, readParticipants } from './participants.server.ts'
import type { Slot } from './slots.ts'
import type { Side } from './status.ts'
import { modeNames, placeLabels, formatSpan } from './labels.ts'

export const pageOf = (interviewId: string) => `/interviews/${interviewId}`

/** The version names the change: told twice, it is one notice and one mail. */
const keyOf = ({ id, version }: Participants) => `interview/${id}/${version}`

export async function participantsOf(tx: Transaction, interviewId: string): Promise<Participants> {
	const participants = await readParticipants(tx, interviewId)
	if (!participants) throw new Error('An interview has nobody to tell')
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
	const { hospitalName, jobTitle, mode, note, round } = participants
	const slots = await listSlots(tx, interviewId, round)
	const subject = freed
		? `${hospitalName} needs to reschedule your interview`
		: `${hospitalName} has proposed ${round > 1 ? 'new ' : ''}interview times`
	await notifyParticipants(tx, participants, [participants.specialist], {
		event: 'interview-proposed',
		side: 'specialist',
		subject,
		body: `${jobTitle}. Choose a time.`,
		paragraphs: [
			`${subject}: ${jobTitle}.`,
			...(freed
				? [`Your earlier time, ${formatSpan(freed)}, is cancelled. Choose one of these times instead:`]
				: ['Choose one of these times:']),
			...slots.map(formatSpan),
			`${modeNames[mode]}, ${placeOf(participants)}`,
			...(note ? [note] : []),
			moneyWarning,
		],
		action: 'Choose a time',
		takesOut: freed,
		sms: smsOf(participants, 'interview-proposed', null),
	})
	if (freed) await freeCalendars(tx, participants, freed, 'Awaiting a new time')
	await announceInterview(tx, interviewId)
}

/** The hour is fixed: both sides get it for their calendars. */
export async function notifyOfChosenTime(tx: Transaction, interviewId: string) {
	const participants = await participantsOf(tx, interviewId)
	const { hospitalName, specialistName, jobTitle, mode, note, startsAt, endsAt } = participants
	if (!startsAt || !endsAt) throw new Error('A picked interview has no time')
	const when = formatSpan({ startsAt, endsAt })
	const facts = [`${when}. ${modeNames[mode]}, ${placeOf(participants)}`, ...(note ? [note] : [])]
	await notifyParticipants(tx, participants, [participants.specialist], {
		event: 'interview-changed',
		side: 'specialist',
		subject: `Your interview with ${hospitalName} is confirmed`,
		body: `${when}. ${jobTitle}`,
		paragraphs: [`${jobTitle}.`, ...facts, moneyWarning],
		action: 'View interview',
		putsIn: { startsAt, endsAt },
		isQuiet: true,
	})
	await notifyParticipants(tx, participants, participants.members, {
		event: 'interview-answered',
		side: 'hospital',
		subject: `${specialistName} chose an interview time`,
		body: `${when}. ${jobTitle}`,
		paragraphs: [`${specialistName}, ${jobTitle}.`, ...facts],
		action: 'View interview',
		putsIn: { startsAt, endsAt },
	})
	await announceInterview(tx, interviewId)
}

/** The specialist asked for other times. */
export async function notifyOfOtherTimes(
	tx: Transaction,
	interviewId: string,
	{ freed, reason }: { freed: Slot | null; reason: string },
) {
	const participants = await participantsOf(tx, interviewId)
	const { specialistName, jobTitle } = participants
	await notifyParticipants(tx, participants, participants.members, {
		event: 'interview-answered',
		side: 'hospital',
		subject: `${specialistName} asked for other times`,
		body: `${jobTitle}. ${reason}`,
		paragraphs: [
			`${specialistName}, ${jobTitle}: ${reason}`,
			...(freed ? [`The earlier time, ${formatSpan(freed)}, is cancelled.`] : []),
		],
		action: 'Propose other times',
		takesOut: freed,
	})
	if (freed) await freeOwnCalendar(tx, participants, freed)
	await announceInterview(tx, interviewId)
}

/** Called off: the other side reads why, and the hour leaves both calendars. `by` is null when the application ended. */
export async function notifyOfCancellation(
	tx: Transaction,
	interviewId: string,
	{ freed, reason, by }: { freed: Slot | null; reason: string; by: Side | null },
) {
	const participants = await participantsOf(tx, interviewId)
	const { hospitalName, specialistName, jobTitle } = participants
	const which = freed ? `the interview on ${formatSpan(freed)}` : 'the interview'
	const cancelled = (who: string) => [`${who} cancelled ${which}: ${jobTitle}.`, `Reason: ${reason}`]
	const ended = [`The interview for ${jobTitle} is cancelled.`, reason]
	if (by !== 'specialist')
		await notifyParticipants(tx, participants, [participants.specialist], {
			event: 'interview-changed',
			side: 'specialist',
			subject:
				by === null
					? `Your interview with ${hospitalName} is cancelled`
					: `${hospitalName} cancelled ${freed ? 'your' : 'the'} interview`,
			body: `${jobTitle}. ${reason}`,
			paragraphs: by === null ? ended : cancelled(hospitalName),
			action: 'View interview',
			takesOut: freed,
			...(freed && by ? { sms: smsOf(participants, 'interview-cancelled', freed.startsAt) } : {}),
		})
	else if (freed) await freeOwnCalendar(tx, participants, freed)
	if (by !== 'hospital')
		await notifyParticipants(tx, participants, participants.members, {
			event: 'interview-answered',
			side: 'hospital',
			subject:
				by === null
					? `The interview with ${specialistName} is cancelled`
					: `${specialistName} ${freed ? 'cancelled' : 'declined'} the interview`,
			body: `${jobTitle}. ${reason}`,
			paragraphs: by === null ? ended : cancelled(specialistName),
			action: 'View interview',
			takesOut: freed,
		})
	else if (freed) await freeCalendars(tx, participants, freed, 'Cancelled')
	await announceInterview(tx, interviewId)
}

/** '10:00 am, Tue 1 Dec': what an SMS has room for. */
const shortTime = (instant: Date) => {
	const [weekday = '', day = ''] = formatDate(instant).split(', ')
	return `${formatTime(instant).replace(' IST', '')}, ${weekday} ${day.replace(/ \d{4}$/, '')}`
}

export const placeOf = ({ mode, place }: Pick<Participants, 'mode' | 'place'>) =>
	`${placeLabels[mode].toLowerCase()}: ${place}`

type InterviewSms = 'interview-proposed' | 'interview-cancelled' | 'interview-reminder'

/** Each template takes of these what it needs. */
export const smsOf = (participants: Participants, template: InterviewSms, startsAt: Date | null) => ({
	template,
	params: {
		hospital: participants.hospitalName,
		job: participants.jobTitle,
		time: startsAt ? shortTime(startsAt) : '',
		url: env.APP_ORIGIN + pageOf(participants.id),
	},
})

export type InterviewMessage = {
	event: EventKey
	side: Side
	subject: string
	body: string
	paragraphs: string[]
	action: string
	/** The hour that comes into the reader's calendar, or leaves it. */
	putsIn?: Slot
	takesOut?: Slot | null
	sms?: ReturnType<typeof smsOf>
	/** They did it themselves: a mail for the calendar, no notice. */
	isQuiet?: boolean
}

export async function notifyParticipants(
	tx: Transaction,
	participants: Participants,
	readers: Reader[],
	message: InterviewMessage,
) {
	const key = keyOf(participants)
	const href = pageOf(participants.id)
	const accountIds = readers.map(({ accountId }) => accountId)
	if (!message.isQuiet) await notify(tx, accountIds, { key, title: message.subject, body: message.body, href })
	await writeTo(tx, readers, {
		key,
		event: message.event,
		mail: (reader) => ({
			subject: message.subject,
			paragraphs: message.paragraphs,
			action: { label: message.action, href },
			...calendarOf(participants, reader, message),
		}),
		...(message.sms ? { sms: message.sms } : {}),
	})
}

function calendarOf(
	participants: Participants,
	reader: Reader,
	{ side, putsIn, takesOut }: InterviewMessage,
): { calendar?: MailCalendar } {
	const hour = putsIn ?? takesOut
	if (!hour || !reader.email) return {}
	const entry = {
		interviewId: participants.id,
		sequence: participants.sequence,
		...hour,
		title: titleFor(side, participants),
		description: descriptionOf(participants),
		place: participants.place,
		hospitalName: participants.hospitalName,
	}
	const to = { name: reader.name, email: reader.email }
	return { calendar: writeInvitation(entry, putsIn ? 'REQUEST' : 'CANCEL', to) }
}

/** The hospital moved or cancelled it itself: its own people get no notice, but their calendars must follow. */
async function freeCalendars(tx: Transaction, participants: Participants, freed: Slot, title: string) {
	await notifyParticipants(tx, participants, participants.members, {
		event: 'interview-answered',
		side: 'hospital',
		subject: `${title}: interview with ${participants.specialistName}`,
		body: participants.jobTitle,
		paragraphs: [
			`The interview on ${formatSpan(freed)} is cancelled: ${participants.specialistName}, ${participants.jobTitle}.`,
		],
		action: 'View interview',
		takesOut: freed,
		isQuiet: true,
	})
}

/** As `freeCalendars`, for the specialist who moved or cancelled it. */
async function freeOwnCalendar(tx: Transaction, participants: Participants, freed: Slot) {
	await notifyParticipants(tx, participants, [participants.specialist], {
		event: 'interview-changed',
		side: 'specialist',
		subject: `Your interview with ${participants.hospitalName} is on hold`,
		body: participants.jobTitle,
		paragraphs: [
			`As you asked, the interview on ${formatSpan(freed)} is cancelled until a new time is agreed: ${participants.jobTitle}.`,
		],
		action: 'View interview',
		takesOut: freed,
		isQuiet: true,
	})
}
