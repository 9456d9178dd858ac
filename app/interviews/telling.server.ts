import { moneyWarning } from '#app/applications/words.ts'
import type { EventKey } from '#app/notifications/channels.ts'
import { notify, type Reader, writeTo } from '#app/notifications/notify.server.ts'
import { formatDate, formatTime } from '#app/platform/dates.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { announceChange } from '#app/platform/live.server.ts'
import type { MailCalendar } from '#app/platform/mail.server.ts'
import { writeInvitation } from './calendar.server.ts'
import { descriptionOf, titleFor } from './calendar-entry.ts'
import { listSlots, type Parties, readParties } from './parties.server.ts'
import type { Slot } from './slots.ts'
import type { Side } from './status.ts'
import { modeNames, placeLabels, spanInWords } from './words.ts'

export const pageOf = (interviewId: string) => `/interviews/${interviewId}`

/** The version names the change: told twice, it is one notice and one mail. */
const keyOf = ({ id, version }: Parties) => `interview/${id}/${version}`

export async function partiesOf(tx: Transaction, interviewId: string): Promise<Parties> {
	const parties = await readParties(tx, interviewId)
	if (!parties) throw new Error('An interview has nobody to tell')
	return parties
}

/** Pages of both sides that show the interview read it anew. */
export async function announceInterview(tx: Transaction, interviewId: string) {
	const { specialistId, team } = await partiesOf(tx, interviewId)
	await announceChange(tx, [specialistId, ...team.map(({ accountId }) => accountId)], {
		kind: 'interviews',
		id: interviewId,
	})
}

/** Times to pick from. Where an hour was fixed before, it leaves both calendars. */
export async function tellOfProposal(tx: Transaction, interviewId: string, { freed }: { freed: Slot | null }) {
	const parties = await partiesOf(tx, interviewId)
	const { hospitalName, jobTitle, mode, note, round } = parties
	const slots = await listSlots(tx, interviewId, round)
	const subject = freed
		? `${hospitalName} needs to reschedule your interview`
		: `${hospitalName} has proposed ${round > 1 ? 'new ' : ''}interview times`
	await tell(tx, parties, [parties.specialist], {
		event: 'interview-proposed',
		side: 'specialist',
		subject,
		body: `${jobTitle}. Choose a time.`,
		paragraphs: [
			`${subject}: ${jobTitle}.`,
			...(freed
				? [`Your earlier time, ${spanInWords(freed)}, is cancelled. Choose one of these times instead:`]
				: ['Choose one of these times:']),
			...slots.map(spanInWords),
			`${modeNames[mode]}, ${placeOf(parties)}`,
			...(note ? [note] : []),
			moneyWarning,
		],
		action: 'Choose a time',
		takesOut: freed,
		sms: smsOf(parties, 'interview-proposed', null),
	})
	if (freed) await freeCalendars(tx, parties, freed, 'Awaiting a new time')
	await announceInterview(tx, interviewId)
}

/** The hour is fixed: both sides get it for their calendars. */
export async function tellOfPick(tx: Transaction, interviewId: string) {
	const parties = await partiesOf(tx, interviewId)
	const { hospitalName, specialistName, jobTitle, mode, note, startsAt, endsAt } = parties
	if (!startsAt || !endsAt) throw new Error('A picked interview has no time')
	const when = spanInWords({ startsAt, endsAt })
	const facts = [`${when}. ${modeNames[mode]}, ${placeOf(parties)}`, ...(note ? [note] : [])]
	await tell(tx, parties, [parties.specialist], {
		event: 'interview-changed',
		side: 'specialist',
		subject: `Your interview with ${hospitalName} is confirmed`,
		body: `${when}. ${jobTitle}`,
		paragraphs: [`${jobTitle}.`, ...facts, moneyWarning],
		action: 'View interview',
		putsIn: { startsAt, endsAt },
		isQuiet: true,
	})
	await tell(tx, parties, parties.members, {
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
export async function tellOfWish(
	tx: Transaction,
	interviewId: string,
	{ freed, reason }: { freed: Slot | null; reason: string },
) {
	const parties = await partiesOf(tx, interviewId)
	const { specialistName, jobTitle } = parties
	await tell(tx, parties, parties.members, {
		event: 'interview-answered',
		side: 'hospital',
		subject: `${specialistName} asked for other times`,
		body: `${jobTitle}. ${reason}`,
		paragraphs: [
			`${specialistName}, ${jobTitle}: ${reason}`,
			...(freed ? [`The earlier time, ${spanInWords(freed)}, is cancelled.`] : []),
		],
		action: 'Propose other times',
		takesOut: freed,
	})
	if (freed) await freeOwnCalendar(tx, parties, freed)
	await announceInterview(tx, interviewId)
}

/** Called off: the other side reads why, and the hour leaves both calendars. `by` is null when the application ended. */
export async function tellOfCancelling(
	tx: Transaction,
	interviewId: string,
	{ freed, reason, by }: { freed: Slot | null; reason: string; by: Side | null },
) {
	const parties = await partiesOf(tx, interviewId)
	const { hospitalName, specialistName, jobTitle } = parties
	const which = freed ? `the interview on ${spanInWords(freed)}` : 'the interview'
	const told = (who: string) => [`${who} cancelled ${which}: ${jobTitle}.`, `Reason: ${reason}`]
	const ended = [`The interview for ${jobTitle} is cancelled.`, reason]
	if (by !== 'specialist')
		await tell(tx, parties, [parties.specialist], {
			event: 'interview-changed',
			side: 'specialist',
			subject:
				by === null
					? `Your interview with ${hospitalName} is cancelled`
					: `${hospitalName} cancelled ${freed ? 'your' : 'the'} interview`,
			body: `${jobTitle}. ${reason}`,
			paragraphs: by === null ? ended : told(hospitalName),
			action: 'View interview',
			takesOut: freed,
			...(freed && by ? { sms: smsOf(parties, 'interview-cancelled', freed.startsAt) } : {}),
		})
	else if (freed) await freeOwnCalendar(tx, parties, freed)
	if (by !== 'hospital')
		await tell(tx, parties, parties.members, {
			event: 'interview-answered',
			side: 'hospital',
			subject:
				by === null
					? `The interview with ${specialistName} is cancelled`
					: `${specialistName} ${freed ? 'cancelled' : 'declined'} the interview`,
			body: `${jobTitle}. ${reason}`,
			paragraphs: by === null ? ended : told(specialistName),
			action: 'View interview',
			takesOut: freed,
		})
	else if (freed) await freeCalendars(tx, parties, freed, 'Cancelled')
	await announceInterview(tx, interviewId)
}

/** '10:00 am, Tue 1 Dec': what an SMS has room for. */
const shortTime = (instant: Date) => {
	const [weekday = '', day = ''] = formatDate(instant).split(', ')
	return `${formatTime(instant).replace(' IST', '')}, ${weekday} ${day.replace(/ \d{4}$/, '')}`
}

export const placeOf = ({ mode, place }: Pick<Parties, 'mode' | 'place'>) =>
	`${placeLabels[mode].toLowerCase()}: ${place}`

type InterviewSms = 'interview-proposed' | 'interview-cancelled' | 'interview-reminder'

/** Each template takes of these what it needs. */
export const smsOf = (parties: Parties, template: InterviewSms, startsAt: Date | null) => ({
	template,
	params: {
		hospital: parties.hospitalName,
		job: parties.jobTitle,
		time: startsAt ? shortTime(startsAt) : '',
		url: env.APP_ORIGIN + pageOf(parties.id),
	},
})

export type News = {
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

export async function tell(tx: Transaction, parties: Parties, readers: Reader[], news: News) {
	const key = keyOf(parties)
	const href = pageOf(parties.id)
	const accountIds = readers.map(({ accountId }) => accountId)
	if (!news.isQuiet) await notify(tx, accountIds, { key, title: news.subject, body: news.body, href })
	await writeTo(tx, readers, {
		key,
		event: news.event,
		mail: (reader) => ({
			subject: news.subject,
			paragraphs: news.paragraphs,
			action: { label: news.action, href },
			...calendarOf(parties, reader, news),
		}),
		...(news.sms ? { sms: news.sms } : {}),
	})
}

function calendarOf(parties: Parties, reader: Reader, { side, putsIn, takesOut }: News): { calendar?: MailCalendar } {
	const hour = putsIn ?? takesOut
	if (!hour || !reader.email) return {}
	const entry = {
		interviewId: parties.id,
		sequence: parties.sequence,
		...hour,
		title: titleFor(side, parties),
		description: descriptionOf(parties),
		place: parties.place,
		hospitalName: parties.hospitalName,
	}
	const to = { name: reader.name, email: reader.email }
	return { calendar: writeInvitation(entry, putsIn ? 'REQUEST' : 'CANCEL', to) }
}

/** The hospital moved or cancelled it itself: its own people get no notice, but their calendars must follow. */
async function freeCalendars(tx: Transaction, parties: Parties, freed: Slot, title: string) {
	await tell(tx, parties, parties.members, {
		event: 'interview-answered',
		side: 'hospital',
		subject: `${title}: interview with ${parties.specialistName}`,
		body: parties.jobTitle,
		paragraphs: [
			`The interview on ${spanInWords(freed)} is cancelled: ${parties.specialistName}, ${parties.jobTitle}.`,
		],
		action: 'View interview',
		takesOut: freed,
		isQuiet: true,
	})
}

/** As `freeCalendars`, for the specialist who moved or cancelled it. */
async function freeOwnCalendar(tx: Transaction, parties: Parties, freed: Slot) {
	await tell(tx, parties, [parties.specialist], {
		event: 'interview-changed',
		side: 'specialist',
		subject: `Your interview with ${parties.hospitalName} is on hold`,
		body: parties.jobTitle,
		paragraphs: [
			`As you asked, the interview on ${spanInWords(freed)} is cancelled until a new time is agreed: ${parties.jobTitle}.`,
		],
		action: 'View interview',
		takesOut: freed,
		isQuiet: true,
	})
}
