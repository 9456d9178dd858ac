import { addDays, istClock, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { hasHours, isAvailable } from '#app/specialists/availability/available-hours.ts'
import type { Availability } from '#app/specialists/tables.server.ts'
import { daysAheadAtMost } from '../limits.ts'

export type Slot = { startsAt: Date; endsAt: Date }

const minuteLength = 60_000

/** A time of a day in India as an instant: 00:15 belongs to the day that is written, whatever the server's clock says. */
export function slotAt(day: string, time: string, minutes: number): Slot {
	const [hour = 0, minute = 0] = time.split(':').map(Number)
	const startsAt = new Date(startOfIstDay(day).getTime() + (hour * 60 + minute) * minuteLength)
	return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteLength) }
}

/** One that begins when the other ends does not overlap it. */
export const overlap = (a: Slot, b: Slot) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

export type SlotProblem = 'past' | 'too-far' | 'same-time' | 'busy' | 'outside'

/**
 * What is wrong with each of the proposed times; null where nothing is. Of two that overlap the later one is told. Where
 * the specialist entered hours, a time must lie within them.
 */
export function problemsOf(
	slots: readonly Slot[],
	busy: readonly Slot[],
	now: Date,
	hours: Availability = {},
): (SlotProblem | null)[] {
	const end = startOfIstDay(addDays(istToday(now), daysAheadAtMost + 1))
	return slots.map((slot, index) => {
		if (slot.startsAt <= now) return 'past'
		if (slot.startsAt >= end) return 'too-far'
		if (slots.slice(0, index).some((other) => overlap(other, slot))) return 'same-time'
		if (busy.some((other) => overlap(other, slot))) return 'busy'
		return isWithin(hours, slot) ? null : 'outside'
	})
}

/** Whether the specialist is available then, or entered no hours at all. */
export const isWithin = (hours: Availability, { startsAt, endsAt }: Slot) =>
	!hasHours(hours) ||
	isAvailable(hours, istToday(startsAt), istClock(startsAt), (endsAt.getTime() - startsAt.getTime()) / minuteLength)

const opensAt = 9 * 60
const closesAt = 18 * 60
const stepInMinutes = 30
const daysLookedAt = 14
const sunday = 0

/** Hours to look at: of those that a specialist entered, no earlier and no later than this. */
const ofAnyone = [
	[opensAt + 60, 13 * 60],
	[14 * 60, closesAt],
] as const
const ofTheirs = [
	[opensAt, 13 * 60],
	[14 * 60, 20 * 60],
] as const

/**
 * Times at which everyone is free, from tomorrow on: one in the morning and one in the afternoon of each day, so that the
 * specialist has a choice. Within the hours that the specialist entered, else not on a Sunday.
 */
export function freeTimes(
	minutes: number,
	busy: readonly Slot[],
	now: Date,
	{ wanted = 6, hours = {} }: { wanted?: number; hours?: Availability } = {},
): Slot[] {
	const isTheirs = hasHours(hours)
	const found: Slot[] = []
	for (let ahead = 1; ahead <= daysLookedAt && found.length < wanted; ahead++) {
		const day = addDays(istToday(now), ahead)
		if (!isTheirs && new Date(`${day}T00:00:00Z`).getUTCDay() === sunday) continue
		for (const [from, to] of isTheirs ? ofTheirs : ofAnyone) {
			const free = firstFree({ day, from, to, minutes }, busy, hours)
			if (free && found.length < wanted) found.push(free)
		}
	}
	return found
}

type Part = { day: string; from: number; to: number; minutes: number }

function firstFree({ day, from, to, minutes }: Part, busy: readonly Slot[], hours: Availability): Slot | null {
	for (let start = from; start + minutes <= to; start += stepInMinutes) {
		const time = `${Math.floor(start / 60)}:${start % 60}`
		const slot = slotAt(day, time, minutes)
		if (isWithin(hours, slot) && !busy.some((other) => overlap(other, slot))) return slot
	}
	return null
}
