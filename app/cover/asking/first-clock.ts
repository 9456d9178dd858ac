import { addDays, formatTime, istClock, istToday, startOfIstDay } from '#app/platform/text/dates.ts'

/** A hospital that we have not verified is called about its first request within so many minutes, between these hours of India. */
export const callMinutes = 20
const callHours = { from: 8, to: 20 }

/** For so long operators see a request that no one accepted. */
export const unfilledDays = 7

const minute = 60_000
const atHour = (day: string, hour: number) => new Date(startOfIstDay(day).getTime() + hour * 60 * minute)

/** When the clock of a call begins: at once by day, else in the morning. */
export function callClockStart(sentAt: Date): Date {
	const [hour, today] = [Number(istClock(sentAt).slice(0, 2)), istToday(sentAt)]
	if (hour < callHours.from) return atHour(today, callHours.from)
	return hour < callHours.to ? sentAt : atHour(addDays(today, 1), callHours.from)
}

export const callDueAt = (sentAt: Date) => new Date(callClockStart(sentAt).getTime() + callMinutes * minute)

const isByDay = (now: Date) => callClockStart(now).getTime() === now.getTime()

/** The earliest start that a request sent now can have. At night we call no one before the morning, so what begins earlier could never be released. */
export const earliestStart = (now: Date) => (isByDay(now) ? now : callDueAt(now))

const hoursOfCalls = 'Our team calls from 8:00 am to 8:00 pm.'

/** Beside a start that is too early at night. */
export const startsBeforeCall = (now: Date) => `${hoursOfCalls} Choose a start after ${formatTime(callDueAt(now))}.`

/** What the page promises at this hour. */
export const callPromise = (now: Date) =>
	isByDay(now)
		? `We will call you within ${callMinutes} minutes, by ${formatTime(callDueAt(now))}.`
		: `${hoursOfCalls} We will call you by ${formatTime(callDueAt(now))}. Enter a case that starts after that.`
