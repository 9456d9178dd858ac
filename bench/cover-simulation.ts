import { distanceKm, type Point } from '#app/catalog/places/distance.ts'
import { type Commitment, clashOf, warningsOf } from '#app/cover/asking/guard.ts'
import type { Urgency } from '#app/cover/asking/kinds.ts'
import { nextOf } from '#app/cover/asking/ranking.ts'
import { type Pace, paceOf, waitsForMorning } from '#app/cover/asking/waves.ts'
import { randomFrom } from '#demo/seed/random.ts'

/**
 * A city that asks for cover, minute by minute, with the product's own ranking, pace and guard. What it assumes is stated
 * in docs/cover.md, beside the figures; nothing of it was observed.
 */
export const model = {
	specialists: 2_000,
	requestsPerDay: 400,
	days: 5,
	emergencies: 0.35,
	/** Around the middle of the city, in km. */
	cityKm: 15,
	/** Part of the specialists who can be asked by day and at night. */
	availableByDay: 0.35,
	availableAtNight: 0.12,
	/** Of those asked, the part that would accept, at the door and by day. */
	accepts: 0.22,
	acceptsAtNight: 0.5,
	/** Minutes until half of the answers have come. */
	answerMinutes: { emergency: 4, elective: 35 },
	/** Of the rest, the part that declines; the others do not answer. */
	declines: 0.4,
	whatsapp: {
		/** Part of the specialists who have turned it on. */
		chosenBy: 0,
		/** Of the messages, the part that arrives within a minute; for the others the SMS follows then. */
		arrives: 0.9,
		/** Minutes until half of the answers have come, the second press included. */
		answerMinutes: { emergency: 2.5, elective: 15 },
		declines: 0.6,
	},
}

type Person = Point & {
	id: number
	byDay: boolean
	byNight: boolean
	onWhatsApp: boolean
	asked: number[]
	served: number[]
	held: Commitment[]
}
type Request = Commitment &
	Point & {
		id: number
		urgency: Urgency
		createdAt: number
		asked: Set<number>
		messages: number
		coveredAt: number | null
	}
type Strategy = 'waves' | 'everyone at once' | 'one after the other'
export const strategies: readonly Strategy[] = ['waves', 'everyone at once', 'one after the other']

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = 30 * day
const pune: Point = { lat: 18.52, lng: 73.86 }
const begin = Date.UTC(2026, 0, 4, 18, 30)
const istHourOf = (at: number) => Math.floor(((((at - begin) % day) + day) % day) / hour)
const isNight = (at: number) => istHourOf(at) >= 22 || istHourOf(at) < 7

const paces: Record<Strategy, (asked: { urgency: Urgency; minutesLeft: number }) => Pace> = {
	waves: paceOf,
	'everyone at once': () => ({ size: Number.POSITIVE_INFINITY, pauseMinutes: 24 * 60 }),
	'one after the other': ({ urgency }) => ({ size: 1, pauseMinutes: urgency === 'emergency' ? 5 : 60 }),
}

/** With `changed` another city than that of `model`: a test plays a smaller one. */
export function simulate(strategy: Strategy, changed: Partial<typeof model> = {}, seed = 20_261_123) {
	const city = { ...model, ...changed }
	const random = randomFrom(seed)
	const place = (): Point => {
		const [angle, away] = [random.next() * 2 * Math.PI, city.cityKm * Math.sqrt(random.next())]
		return { lat: pune.lat + (away * Math.sin(angle)) / 111.2, lng: pune.lng + (away * Math.cos(angle)) / 105.4 }
	}
	const people: Person[] = Array.from({ length: city.specialists }, (_, id) => ({
		id,
		...place(),
		byDay: random.chance(city.availableByDay),
		byNight: random.chance(city.availableAtNight),
		onWhatsApp: id < city.whatsapp.chosenBy * city.specialists,
		asked: [],
		served: [],
		held: [],
	}))
	const requests = Array.from({ length: city.requestsPerDay * city.days }, (_, id) => makeRequest(id))
	const queue = new Queue()
	for (const request of requests) queue.add(request.createdAt, () => wave(request, request.createdAt))
	queue.run()
	return figuresOf(requests, people)

	function makeRequest(id: number): Request {
		const isEmergency = random.chance(city.emergencies)
		const createdAt = begin + random.next() * city.days * day
		// Elective work is by day, one to five days ahead; hospitals ask for it between 8 am and 8 pm.
		const asked = isEmergency ? createdAt : createdAt - istHourOf(createdAt) * hour + (8 + random.next() * 12) * hour
		const starts = isEmergency
			? asked + random.whole(45, 120) * minute
			: asked - istHourOf(asked) * hour + (random.whole(2, 5) * 24 + random.whole(8, 17)) * hour
		return {
			id,
			kind: 'cover',
			urgency: isEmergency ? 'emergency' : 'elective',
			createdAt: asked,
			startsAt: new Date(starts),
			endsAt: new Date(starts + random.whole(2, 4) * hour),
			...place(),
			asked: new Set(),
			messages: 0,
			coveredAt: null,
		}
	}

	function wave(request: Request, at: number) {
		if (request.coveredAt !== null || request.startsAt.getTime() <= at) return
		const minutesLeft = (request.startsAt.getTime() - at) / minute
		const asleep = waitsForMorning({ urgency: request.urgency, minutesLeft, istHour: istHourOf(at), istMinute: 0 })
		if (asleep > 0) return queue.add(at + asleep * minute, (now) => wave(request, now))
		const { size, pauseMinutes } = paces[strategy]({ urgency: request.urgency, minutesLeft })
		const chosen = nextOf(listCandidates(request, at), request.urgency).slice(0, size)
		for (const { person, km } of chosen) ask(request, person, km, at)
		queue.add(at + (chosen.length === 0 ? 5 : pauseMinutes) * minute, (now) => wave(request, now))
	}

	function listCandidates(request: Request, at: number) {
		const worksAtNight = isNight(request.startsAt.getTime())
		return people.flatMap((person) => {
			if (!(worksAtNight ? person.byNight : person.byDay) || request.asked.has(person.id)) return []
			const km = distanceKm(person, request)
			if (km > 20 || clashOf(request, person.held)) return []
			const isRested = warningsOf(request, person.held).length === 0
			const lately = (times: number[]) => times.filter((time) => time > at - month).length
			return [
				{
					person,
					specialistId: String(person.id),
					km,
					skills: 1,
					asked: lately(person.asked),
					served: lately(person.served),
					isRested,
					isFavourite: false,
					luck: random.next(),
				},
			]
		})
	}

	function ask(request: Request, person: Person, km: number, at: number) {
		request.asked.add(person.id)
		request.messages++
		person.asked.push(at)
		const atNight = isNight(request.startsAt.getTime()) ? city.acceptsAtNight : 1
		const wants = random.chance(city.accepts * (1 - km / 40) * atNight)
		const arrives = person.onWhatsApp && random.chance(city.whatsapp.arrives)
		const { answerMinutes, declines } = arrives ? city.whatsapp : city
		if (!wants && !random.chance(declines)) return
		// Half of the answers come within the median; the last ones take many times as long.
		const spread = Math.exp(random.next() + random.next() + random.next() - 1.5)
		const lostMinutes = person.onWhatsApp && !arrives ? 1 : 0
		const after = lostMinutes + answerMinutes[request.urgency] * spread
		if (wants) queue.add(at + after * minute, (now) => accept(request, person, now))
	}

	function accept(request: Request, person: Person, at: number) {
		if (request.coveredAt !== null || request.startsAt.getTime() <= at || clashOf(request, person.held)) return
		request.coveredAt = at
		person.served.push(at)
		person.held.push(request)
	}
}

/** Things to do, in the order of their time. */
class Queue {
	#heap: { at: number; order: number; run: (at: number) => void }[] = []
	#order = 0

	add(at: number, run: (at: number) => void) {
		const heap = this.#heap
		heap.push({ at, order: this.#order++, run })
		for (let here = heap.length - 1; here > 0; ) {
			const above = (here - 1) >> 1
			if (!this.#before(here, above)) break
			this.#swap(here, above)
			here = above
		}
	}

	run() {
		for (let next = this.#take(); next; next = this.#take()) next.run(next.at)
	}

	#take() {
		const heap = this.#heap
		if (heap.length === 0) return undefined
		this.#swap(0, heap.length - 1)
		const first = heap.pop()
		for (let here = 0; ; ) {
			const least = [2 * here + 1, 2 * here + 2]
				.filter((below) => below < heap.length)
				.reduce((best, below) => (this.#before(below, best) ? below : best), here)
			if (least === here) return first
			this.#swap(here, least)
			here = least
		}
	}

	#before(a: number, b: number) {
		const [one, other] = [this.#heap[a], this.#heap[b]]
		if (!one || !other) return false
		return one.at === other.at ? one.order < other.order : one.at < other.at
	}

	#swap(a: number, b: number) {
		const [one, other] = [this.#heap[a], this.#heap[b]]
		if (one && other) [this.#heap[a], this.#heap[b]] = [other, one]
	}
}

function figuresOf(requests: readonly Request[], people: readonly Person[]) {
	const emergencies = requests.filter(({ urgency }) => urgency === 'emergency')
	const electives = requests.filter(({ urgency }) => urgency === 'elective')
	const waits = emergencies.flatMap(({ coveredAt, createdAt }) =>
		coveredAt === null ? [] : [(coveredAt - createdAt) / minute],
	)
	const covered = requests.filter(({ coveredAt }) => coveredAt !== null)
	const dayBefore = electives.filter(
		({ coveredAt, startsAt }) => coveredAt !== null && coveredAt <= startsAt.getTime() - day,
	)
	// Equals: available by day only, at about the same distance from the middle of the city.
	const rings = [0, 5, 8, 11, 13].map((from, at, all) =>
		people.filter(
			(person) =>
				person.byDay &&
				!person.byNight &&
				distanceKm(person, pune) >= from &&
				distanceKm(person, pune) < (all[at + 1] ?? Number.POSITIVE_INFINITY),
		),
	)
	return {
		medianMinutes: quantile(waits, 0.5),
		p90Minutes: quantile(waits, 0.9),
		emergenciesCovered: waits.length / emergencies.length,
		electivesADayBefore: dayBefore.length / electives.length,
		messagesPerCovered: requests.reduce((sum, { messages }) => sum + messages, 0) / covered.length,
		gini: Math.max(...rings.map((ring) => gini(ring.map(({ asked }) => asked.length)))),
	}
}

const quantile = (values: readonly number[], part: number) =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

/** 0 where everyone has the same, 1 where one has all. */
function gini(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b)
	const sum = sorted.reduce((total, value) => total + value, 0)
	if (sum === 0) return 0
	const weighted = sorted.reduce((total, value, index) => total + (index + 1) * value, 0)
	return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length
}
