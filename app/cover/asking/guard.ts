import { distanceKm, type Point } from '#app/catalog/places/distance.ts'
import { t, words } from '#app/platform/language/words.ts'

/** Hours that a specialist has promised, here or at another hospital; without a point where it is a call. */
export type Commitment = {
	kind: 'cover' | 'interview'
	startsAt: Date
	endsAt: Date
	lat: number | null
	lng: number | null
}

const minute = 60_000
const hour = 60 * minute

/** In the traffic of an Indian city, with a quarter of an hour for parking, changing and handing over. */
const kmPerHour = 20
const handoverMinutes = 15
const roadsPerKm = 1.3
const pointOf = ({ lat, lng }: Commitment): Point | null => (lat === null || lng === null ? null : { lat, lng })

function travelMs(one: Commitment, other: Commitment) {
	const [from, to] = [pointOf(one), pointOf(other)]
	return from && to ? ((distanceKm(from, to) * roadsPerKm) / kmPerHour) * hour + handoverMinutes * minute : 0
}

/** Cover is in the way, or an interview: at the same time, or so near to it that no one gets there. */
export type Clash = 'overlap' | 'travel' | 'interview' | 'interview-travel'
/** The last is of the person's own days off; the others are about rest, which a hospital may require. */
type TiredWarning = 'long-day' | 'short-rest'
export type Warning = TiredWarning | 'day-off'

const maxHoursPerDay = 12
const restHours = 11

/** Why one person cannot do both: at the same time, or too far apart for the time between them. */
export function clashOf(work: Commitment, others: readonly Commitment[]): Clash | null {
	for (const other of others) {
		const isInterview = other.kind === 'interview'
		if (work.startsAt < other.endsAt && other.startsAt < work.endsAt) return isInterview ? 'interview' : 'overlap'
		const gap =
			work.startsAt >= other.endsAt
				? work.startsAt.getTime() - other.endsAt.getTime()
				: other.startsAt.getTime() - work.endsAt.getTime()
		if (gap < travelMs(other, work)) return isInterview ? 'interview-travel' : 'travel'
	}
	return null
}

/** What speaks against it without making it impossible: the person reads it and decides. An interview is no work. */
export function warningsOf(work: Commitment, promised: readonly Commitment[]): TiredWarning[] {
	const others = promised.filter(({ kind }) => kind === 'cover')
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

export const clashLines: Record<Clash, string> = words({
	overlap: 'You have already accepted cover at this time.',
	travel: 'You have accepted cover shortly before or after. The time between is too short to hand over and travel.',
	interview: 'You have an interview at this time. To accept, ask for another time for the interview first.',
	'interview-travel': 'You have an interview shortly before or after. The time between is too short to travel.',
})
/** The same in a list, where there is nothing to press. */
export const clashNotes: Record<Clash, string> = words({
	overlap: 'You have cover at this time',
	travel: 'Too close to other cover of yours',
	interview: 'You have an interview at this time',
	'interview-travel': 'Too close to an interview',
})
export const warningLines = (): Record<Warning, string> => ({
	'long-day': t`With this you would work more than ${{ hours: maxHoursPerDay }} hours within 24 hours.`,
	'short-rest': t`You would have less than ${{ hours: restHours }} hours of rest before or after.`,
	'day-off': t`You entered this day as a day off.`,
})
