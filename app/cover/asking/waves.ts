import { istClock } from '#app/platform/text/dates.ts'
import type { Urgency } from './kinds.ts'
import type { CoverStatus } from '../status.ts'

const hour = 60

/** How many are asked at a time, and how long we wait for them before the next are asked. */
export type Pace = { size: number; pauseMinutes: number }

/**
 * The nearer the start, the more at a time and the shorter the wait. An emergency goes wide at once.
 * `bench/cover` compares this with asking everyone at once and with asking one after the other.
 */
export function paceOf({ urgency, minutesLeft }: { urgency: Urgency; minutesLeft: number }): Pace {
	if (urgency === 'emergency') return { size: 25, pauseMinutes: 3 }
	if (minutesLeft <= 2 * hour) return { size: 15, pauseMinutes: 5 }
	if (minutesLeft <= 12 * hour) return { size: 6, pauseMinutes: 15 }
	if (minutesLeft <= 48 * hour) return { size: 4, pauseMinutes: 45 }
	return { size: 4, pauseMinutes: 3 * hour }
}

/** At night no one is woken for what can wait until morning. */
const nightHours = { from: 22, to: 7 }

const isNight = (istHour: number) => istHour >= nightHours.from || istHour < nightHours.to

/** Whether those who do not want calls at night are left out of a wave at this hour. */
export const asksOnlyNightCallers = ({ istHour }: { istHour: number }) => isNight(istHour)

export function istTimeOf(now: Date): { istHour: number; istMinute: number } {
	const [istHour = 0, istMinute = 0] = istClock(now).split(':').map(Number)
	return { istHour, istMinute }
}

export const isNightAt = (now: Date) => isNight(istTimeOf(now).istHour)

/** The same for every request, so that it tells nothing about a person. */
export const nightLine =
	'From 10:00 pm we ask only specialists who take calls at night or are available now. The others are asked from 7:00 am.'

/** Anyone who becomes available later is found by looking again. */
export const lookAgainMinutes = 5

type Waiting = { status: CoverStatus; wave: number; allAskedAt: Date | null; nextWaveAt: Date | null }

/**
 * When no one is left to ask. True as well where there was no one to ask in the first place: which of the two it is tells whether someone lives near
 * a site, so both read the same.
 */
export const noOtherLine = 'No other specialist is available now'
export const noOtherAtNightLine = 'No other specialist who takes calls at night is available now'

/** When specialists are asked at all, for a later week of a list and work that waits for the morning. Null where they are being asked. */
export const firstAskAt = ({ status, wave, allAskedAt, nextWaveAt }: Waiting, now: Date) =>
	status === 'open' &&
	wave === 0 &&
	allAskedAt === null &&
	nextWaveAt !== null &&
	nextWaveAt.getTime() > now.getTime() + lookAgainMinutes * 60_000
		? nextWaveAt
		: null

/** Minutes until those are asked who do not want calls at night; 0 by day. */
export const minutesToMorning = ({ istHour, istMinute }: { istHour: number; istMinute: number }) =>
	isNight(istHour) ? ((nightHours.to - istHour + 24) % 24) * hour - istMinute : 0

/** Work that can wait for the morning wakes no one. */
export const canWait = ({ urgency, minutesLeft }: { urgency: Urgency; minutesLeft: number }) =>
	urgency !== 'emergency' && minutesLeft > 14 * hour

/** Minutes until the morning for a wave that can wait for it, else 0. */
export function waitsForMorning(wave: {
	urgency: Urgency
	minutesLeft: number
	istHour: number
	istMinute: number
}): number {
	return canWait(wave) ? minutesToMorning(wave) : 0
}

/** When a wave that is planned for `at` asks. */
export const asksAt = ({ urgency, startsAt }: { urgency: Urgency; startsAt: Date }, at: Date) =>
	new Date(
		at.getTime() +
			waitsForMorning({ urgency, minutesLeft: (startsAt.getTime() - at.getTime()) / 60_000, ...istTimeOf(at) }) *
				60_000,
	)

/** What becomes of those whom the night keeps from being asked. It tells nothing about a person, for it says the same where there is none. */
type Rest = 'none' | 'in-the-morning' | 'too-late'

export function restAt(now: Date, startsAt: Date): Rest {
	const time = istTimeOf(now)
	if (!isNight(time.istHour)) return 'none'
	return startsAt.getTime() > now.getTime() + minutesToMorning(time) * 60_000 ? 'in-the-morning' : 'too-late'
}
