import ical, {
	ICalAlarmType,
	ICalAttendeeRole,
	ICalAttendeeStatus,
	ICalCalendarMethod,
	type ICalEventData,
	ICalEventStatus,
} from 'ical-generator'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { env } from '#app/platform/env.server.ts'
import type { MailCalendar } from '#app/platform/delivery/mail.server.ts'
import { t } from '#app/platform/language/words.ts'

/** An interview, or cover, as one of its two sides has it in a calendar. */
export type CalendarEntry = {
	of: { kind: keyof typeof pages; id: string }
	sequence: number
	startsAt: Date
	endsAt: Date
	title: string
	description: string
	/** Address, number or link. */
	place: string
	/** Whose invitation it is. */
	hospitalName: string
	isCancelled?: boolean
}

const secondsBefore = 60 * 60

const pages = { interview: 'interviews', cover: 'cover', 'hospital-cover': 'hospital/cover' }

/** The same for the whole life of an interview: by it a calendar finds the entry that changes. */
const uidOf = ({ kind, id }: CalendarEntry['of']) => `${kind}-${id}@${new URL(env.APP_ORIGIN).hostname}`
const pageOf = ({ kind, id }: CalendarEntry['of']) => `${env.APP_ORIGIN}/${pages[kind]}/${id}`

/**
 * What puts an interview into the reader's calendar, moves it there or takes it out. Each side is alone on its own
 * invitation, so neither learns the other's address; answers go through our pages, so none is asked for by mail.
 */
export function writeInvitation(
	entry: CalendarEntry,
	method: MailCalendar['method'],
	reader: { name: string; email: string },
): MailCalendar {
	const calendar = ical({ prodId, method: ICalCalendarMethod[method] })
	calendar.createEvent({
		...eventOf({ ...entry, isCancelled: method === 'CANCEL' }),
		organizer: { name: entry.hospitalName, email: company.email },
		attendees: [
			{
				name: reader.name,
				email: reader.email,
				role: ICalAttendeeRole.REQ,
				status: ICalAttendeeStatus.ACCEPTED,
				rsvp: false,
			},
		],
	})
	return { method, text: calendar.toString() }
}

/** One entry as a file to download, for a reader without email; a cancelled one takes it out again. */
export const calendarFile = (entry: CalendarEntry) =>
	new Response(writeFile(entry), {
		headers: {
			'Content-Type': 'text/calendar; charset=utf-8',
			'Content-Disposition': `attachment; filename="${entry.of.kind}.ics"`,
			'Cache-Control': 'private, no-store',
		},
	})

function writeFile(entry: CalendarEntry): string {
	const calendar = ical({ prodId, method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH })
	calendar.createEvent({
		...eventOf(entry),
		// The same in both: programs take out only what came from the same organizer.
		organizer: { name: entry.hospitalName, email: company.email },
	})
	return calendar.toString()
}

/** The calendar that programs read by its address, with no more of each interview than where to be. */
export function writeFeed(entries: readonly CalendarEntry[]): string {
	const calendar = ical({
		prodId,
		name: t`Interviews · ${{ brand: brand.name }}`,
		method: ICalCalendarMethod.PUBLISH,
		ttl: 60 * 60,
	})
	for (const entry of entries) calendar.createEvent(eventOf(entry))
	return calendar.toString()
}

/** A page of Google's that offers to enter it; everything it needs stands in the address. */
export function googleCalendarUrl(entry: CalendarEntry): string {
	const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
	const url = new URL('https://calendar.google.com/calendar/render')
	url.search = new URLSearchParams({
		action: 'TEMPLATE',
		text: entry.title,
		dates: `${stamp(entry.startsAt)}/${stamp(entry.endsAt)}`,
		details: `${entry.description}\n\n${pageOf(entry.of)}`,
		location: entry.place,
	}).toString()
	return url.href
}

const prodId = { company: company.legalName, product: brand.name, language: 'EN' }

function eventOf(entry: CalendarEntry): ICalEventData {
	return {
		id: uidOf(entry.of),
		sequence: entry.sequence,
		start: entry.startsAt,
		end: entry.endsAt,
		summary: entry.title,
		description: entry.description,
		location: entry.place,
		url: pageOf(entry.of),
		status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		// A cancellation with an alarm breaks RFC 5546 (3.2.5), and strict programs refuse the file.
		alarms: entry.isCancelled
			? []
			: [{ type: ICalAlarmType.display, trigger: secondsBefore, description: entry.title }],
	}
}
