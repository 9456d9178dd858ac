import { distanceKm, type Point } from '#app/catalog/distance.ts'

/** Work that a specialist has accepted, here or at another hospital. */
export type Commitment = { startsAt: Date; endsAt: Date; lat: number; lng: number }

const minute = 60_000
const hour = 60 * minute

/** In the traffic of an Indian city, with a quarter of an hour for parking, changing and handing over. */
const kmPerHour = 20
const handoverMinutes = 15
const roadsPerKm = 1.3
const travelMs = (from: Point, to: Point) =>
	((distanceKm(from, to) * roadsPerKm) / kmPerHour) * hour + handoverMinutes * minute

export type Clash = 'overlap' | 'travel'
export type Warning = 'long-day' | 'short-rest'

const maxHoursPerDay = 12
const restHours = 11

/** Why one person cannot do both: at the same time, or too far apart for the time between them. */
export function clashOf(work: Commitment, others: readonly Commitment[]): Clash | null {
	for (const other of others) {
		if (work.startsAt < other.endsAt && other.startsAt < work.endsAt) return 'overlap'
		const gap =
			work.startsAt >= other.endsAt
				? work.startsAt.getTime() - other.endsAt.getTime()
				: other.startsAt.getTime() - work.endsAt.getTime()
		if (gap < travelMs(other, work)) return 'travel'
	}
	return null
}

/** What speaks against it without making it impossible: the person reads it and decides. */
export function warningsOf(work: Commitment, others: readonly Commitment[]): Warning[] {
	return [
		...(hoursInAnyDay([work, ...others], work) > maxHoursPerDay ? (['long-day'] as const) : []),
		...(restAround(work, others) < restHours ? (['short-rest'] as const) : []),
	]
}

/** The most hours of work in any 24 that touch `work`. */
function hoursInAnyDay(all: readonly Commitment[], work: Commitment): number {
	const day = 24 * hour
	// The fullest window begins with a piece of work or ends with one.
	const starts = all.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime() - day])
	const worked = starts
		.filter((start) => start < work.endsAt.getTime() && start + day > work.startsAt.getTime())
		.map((start) =>
			all.reduce(
				(sum, one) =>
					sum + Math.max(0, Math.min(one.endsAt.getTime(), start + day) - Math.max(one.startsAt.getTime(), start)),
				0,
			),
		)
	return Math.max(0, ...worked) / hour
}

/**
 * Hours without work before or after `work`, the fewer of the two. Work with less than three hours between is one duty:
 * the rest is before and after all of it.
 */
function restAround(work: Commitment, others: readonly Commitment[]): number {
	const together = 3 * hour
	let [from, to] = [work.startsAt.getTime(), work.endsAt.getTime()]
	const inOrder = [...others].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
	for (const other of inOrder)
		if (other.startsAt.getTime() >= to && other.startsAt.getTime() - to < together) to = other.endsAt.getTime()
	for (const other of inOrder.reverse())
		if (other.endsAt.getTime() <= from && from - other.endsAt.getTime() < together) from = other.startsAt.getTime()
	const rests = others.flatMap(({ startsAt, endsAt }) => {
		if (startsAt.getTime() >= to) return [startsAt.getTime() - to]
		return endsAt.getTime() <= from ? [from - endsAt.getTime()] : []
	})
	return Math.min(Number.POSITIVE_INFINITY, ...rests) / hour
}

export const clashLines: Record<Clash, string> = {
	overlap: 'You have already accepted cover at this time.',
	travel: 'You have accepted cover shortly before or after, too far away to reach in time.',
}
export const warningLines: Record<Warning, string> = {
	'long-day': `With this you would work more than ${maxHoursPerDay} hours within 24 hours.`,
	'short-rest': `You would have less than ${restHours} hours of rest before or after.`,
}
