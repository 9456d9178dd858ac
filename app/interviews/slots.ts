import { addDays, istToday, startOfIstDay } from '#app/platform/dates.ts'
import { daysAheadAtMost } from './limits.ts'

export type Slot = { startsAt: Date; endsAt: Date }

const minuteLength = 60_000

/** A time of a day in India as an instant: 00:15 belongs to the day that is written, whatever the server's clock says. */
export function slotAt(day: string, time: string, minutes: number): Slot {
	const [hour = 0, minute = 0] = time.split(':').map(Number)
	const startsAt = new Date(startOfIstDay(day).getTime() + (hour * 60 + minute) * minuteLength)
	return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteLength) }
}

/** '10:30', as a time field holds it. */
export function istClock(instant: Date): string {
	const minutes = Math.floor((instant.getTime() - startOfIstDay(istToday(instant)).getTime()) / minuteLength)
	return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** One that begins when the other ends does not overlap it. */
export const overlap = (a: Slot, b: Slot) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

export type SlotProblem = 'past' | 'too-far' | 'same-time' | 'busy'

/** What is wrong with each of the proposed times; null where nothing is. Of two that overlap the later one is told. */
export function problemsOf(slots: readonly Slot[], busy: readonly Slot[], now: Date): (SlotProblem | null)[] {
	const end = startOfIstDay(addDays(istToday(now), daysAheadAtMost + 1))
	return slots.map((slot, index) => {
		if (slot.startsAt <= now) return 'past'
		if (slot.startsAt >= end) return 'too-far'
		if (slots.slice(0, index).some((other) => overlap(other, slot))) return 'same-time'
		return busy.some((other) => overlap(other, slot)) ? 'busy' : null
	})
}

const opensAt = 9 * 60
const closesAt = 18 * 60
const stepInMinutes = 30
const daysLookedAt = 14
const sunday = 0

/**
 * Times at which both sides are free, from tomorrow on: one in the morning and one in the afternoon of each working day,
 * so that whoever picks has a choice.
 */
export function freeTimes(minutes: number, busy: readonly Slot[], now: Date, wanted = 6): Slot[] {
	const found: Slot[] = []
	for (let ahead = 1; ahead <= daysLookedAt && found.length < wanted; ahead++) {
		const day = addDays(istToday(now), ahead)
		if (new Date(`${day}T00:00:00Z`).getUTCDay() === sunday) continue
		for (const [from, to] of [
			[opensAt + 60, 13 * 60],
			[14 * 60, closesAt],
		] as const) {
			const free = firstFree(day, from, to, minutes, busy)
			if (free && found.length < wanted) found.push(free)
		}
	}
	return found
}

function firstFree(day: string, from: number, to: number, minutes: number, busy: readonly Slot[]): Slot | null {
	for (let start = from; start + minutes <= to; start += stepInMinutes) {
		const slot = slotAt(day, `${Math.floor(start / 60)}:${start % 60}`, minutes)
		if (!busy.some((other) => overlap(other, slot))) return slot
	}
	return null
}
