import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { askWave } from '#app/cover/asking/cascade.server.ts'
import { istClock, istToday } from '#app/platform/text/dates.ts'
import { type Cover, isBlocked, isHeld, isVerified, type Model } from '../model.ts'
import { same } from '../same.ts'
import { step } from '../step.ts'
import { anyHospital, anyPerson } from '../who.ts'
import {
	all,
	type HospitalName,
	hospitalOfMember,
	look,
	one,
	type PersonName,
	personNames,
	press,
	surnames,
	type World,
} from '../world.ts'

const minute = 60
const hour = 60 * minute
const length = 2 * hour

/** Both hospitals ask as often, so that a person is asked for the same hours twice. */
const anyAsker = fc.constantFrom('northOwner', 'southOwner')

/** To the minute, as a form has it. */
const secondsTo = (startsAt: Date) => (startsAt.getTime() - Date.now()) / 1_000
const minuteIn = (seconds: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + seconds * 1_000)

const latest = (model: Model, hospital: HospitalName) => model.cover.findLast((cover) => cover.hospital === hospital)

async function findCover({ hospitals }: World, hospital: HospitalName) {
	const found = await one<{ id: string; version: number; startsAt: string; endsAt: string }>(
		sql`select id, version, starts_at as "startsAt", ends_at as "endsAt" from cover_requests where hospital_id = ${hospitals[hospital]} order by created_at desc limit 1`,
	)
	return found ?? { id: randomUUID(), version: 1, startsAt: new Date().toISOString(), endsAt: new Date().toISOString() }
}

/** Both hospitals are at one place, and a quarter of an hour lies between two cases; an interview is a call of half an hour. */
const clashes = (model: Model, cover: Cover, person: PersonName) =>
	model.interviews.some(
		(interview) =>
			interview.status === 'scheduled' &&
			interview.person === person &&
			interview.startsIn < cover.startsIn + length - 1 &&
			cover.startsIn < interview.startsIn + 30 * minute - 1,
	) ||
	model.cover.some(
		(other) =>
			other !== cover &&
			isHeld(other) &&
			other.holder === person &&
			Math.abs(other.startsIn - cover.startsIn) < length + 15 * minute,
	)

/** What the wave of a request does that is due: it asks, waits or ends the request. */
export function runWave(model: Model, cover: Cover) {
	if (cover.status !== 'open') return
	if (cover.startsIn <= 0) {
		cover.status = 'unfilled'
		return
	}
	const mayBeAsked = (person: PersonName) =>
		model.verified[cover.hospital] &&
		!model.hidden[person] &&
		!isBlocked(model, cover.hospital, person) &&
		!clashes(model, cover, person) &&
		!cover.settled.includes(person)
	const chosen = personNames.filter(mayBeAsked)
	cover.asked = [...new Set([...cover.asked, ...chosen])].sort()
	cover.settled.push(...chosen)
	cover.nextWaveIn = Math.min((chosen.length > 0 ? 3 : 5) * minute, cover.startsIn)
}

/** The waves that are due, as the queue would run them. */
export async function runDueWaves({ hospitals }: World) {
	const due = sql`select id, next_wave_at as at from cover_requests where hospital_id in (${hospitals.north}, ${hospitals.south}) and status = 'open' and next_wave_at <= now() order by created_at`
	for (const { id, at } of await all<{ id: string; at: string }>(due))
		await askWave.run({ requestId: id, plannedFor: new Date(at).toISOString() })
}

const ask = fc.tuple(anyAsker, fc.constantFrom(3, 9)).map(([who, hours]) =>
	step({
		what: `${who} asks for cover in ${hours} hours`,
		async act(world) {
			const startsAt = minuteIn(hours * hour)
			const status = await press(world, who, '/hospital/cover/new', {
				site: '',
				speciality: 'anesthesiologist',
				work: 'LSCS',
				// An emergency does not wait for the morning.
				urgency: 'emergency',
				patient: 'adult',
				asa: '',
				date: istToday(startsAt),
				from: istClock(startsAt),
				to: istClock(minuteIn(hours * hour + length)),
				pay: '6,000',
				unit: 'case',
				skills: '',
				note: '',
			})
			await runDueWaves(world)
			return status
		},
		follow(model) {
			if (!isVerified(model, who)) return
			const cover: Cover = {
				hospital: hospitalOfMember[who],
				status: 'open',
				holder: null,
				asked: [],
				settled: [],
				gaveBack: [],
				isPaid: false,
				startsIn: secondsTo(minuteIn(hours * hour)),
				nextWaveIn: 0,
			}
			model.cover.push(cover)
			runWave(model, cover)
		},
	}),
)

/** Everyone who was asked may accept, but for one who wants no more contact with the hospital; the first to do it wins. */
const accept = fc.tuple(anyPerson, anyHospital).map(([person, hospital]) =>
	step({
		what: `${person} accepts cover at ${hospital}`,
		act: async (world) => press(world, person, `/cover/${(await findCover(world, hospital)).id}`, { tired: 'on' }),
		follow(model) {
			const cover = latest(model, hospital)
			if (cover?.status !== 'open' || !cover.asked.includes(person) || cover.startsIn <= 0) return
			if (!model.verified[hospital] || isBlocked(model, hospital, person) || clashes(model, cover, person)) return
			Object.assign(cover, { status: 'covered', holder: person })
		},
	}),
)

/** At the same moment: one of the two has it afterwards, whoever it is. */
const hurry = anyHospital.map((hospital) => {
	let winner: PersonName | null = null
	return step({
		what: `everyone accepts cover at ${hospital} at once`,
		async act(world) {
			const { id } = await findCover(world, hospital)
			const statuses = await Promise.all(
				personNames.map((person) => press(world, person, `/cover/${id}`, { tired: 'on' })),
			)
			const holder = await one<{ id: string }>(sql`select specialist_id as id from cover_requests where id = ${id}`)
			winner = personNames.find((person) => world.actors[person].specialistId === holder?.id) ?? null
			return Math.max(...statuses)
		},
		follow(model) {
			const cover = latest(model, hospital)
			if (cover?.status !== 'open' || cover.startsIn <= 0 || !model.verified[hospital]) return
			const able = cover.asked.filter((person) => !isBlocked(model, hospital, person) && !clashes(model, cover, person))
			if (able.length === 0) return
			Object.assign(cover, { status: 'covered', holder: winner !== null && able.includes(winner) ? winner : able[0] })
		},
	})
})

const giveBack = fc.tuple(anyPerson, anyHospital).map(([person, hospital]) =>
	step({
		what: `${person} cannot come to ${hospital} after all`,
		async act(world) {
			const { id } = await findCover(world, hospital)
			const status = await press(world, person, `/cover/${id}/cancellation`, { reason: 'My child has a fever.' })
			await runDueWaves(world)
			return status
		},
		follow(model) {
			const cover = latest(model, hospital)
			if (cover?.status !== 'covered' || cover.holder !== person || cover.startsIn <= 0) return
			cover.gaveBack.push(person)
			Object.assign(cover, { status: 'open', holder: null, settled: [...cover.gaveBack], nextWaveIn: 0 })
			runWave(model, cover)
		},
	}),
)

const cancel = anyAsker.map((who) =>
	step({
		what: `${who} no longer needs cover`,
		async act(world) {
			const { id } = await findCover(world, hospitalOfMember[who])
			return press(world, who, `/hospital/cover/${id}/cancellation`, { reason: 'The case was moved.' })
		},
		follow(model) {
			const cover = latest(model, hospitalOfMember[who])
			if (!cover || !isVerified(model, who) || cover.startsIn <= 0) return
			if (cover.status === 'open' || cover.status === 'covered') cover.status = 'cancelled'
		},
	}),
)

const finish = fc.tuple(anyPerson, anyHospital).map(([person, hospital]) =>
	step({
		what: `${person} enters the hours at ${hospital}`,
		async act(world) {
			const { id, startsAt, endsAt } = await findCover(world, hospital)
			const [from, to] = [new Date(startsAt), new Date(endsAt)]
			const hours = { date: istToday(from), from: istClock(from), to: istClock(to) }
			return press(world, person, `/cover/${id}/hours`, { ...hours, described: 'yes' })
		},
		follow(model) {
			const cover = latest(model, hospital)
			if (cover?.holder !== person || cover.startsIn + length > 0) return
			if (cover.status === 'covered') cover.status = 'finished'
		},
	}),
)

const confirm = anyAsker.map((who) =>
	step({
		what: `${who} confirms the hours`,
		async act(world) {
			const { id, version } = await findCover(world, hospitalOfMember[who])
			return press(world, who, `/hospital/cover/${id}/confirmation`, { version: String(version) })
		},
		follow(model) {
			const cover = latest(model, hospitalOfMember[who])
			if (cover?.status === 'finished' && isVerified(model, who)) cover.status = 'confirmed'
		},
	}),
)

const paid = fc.tuple(anyPerson, anyHospital, fc.boolean()).map(([person, hospital, isPaid]) =>
	step({
		what: `${person} marks the cover at ${hospital} as ${isPaid ? 'paid' : 'not paid'}`,
		act: async (world) =>
			press(world, person, `/cover/${(await findCover(world, hospital)).id}/steps`, {
				step: isPaid ? 'paid' : 'unpaid',
			}),
		follow(model) {
			const cover = latest(model, hospital)
			if (cover?.status === 'confirmed' && cover.holder === person) cover.isPaid = isPaid
		},
	}),
)

/** A hospital reads the name of the person who comes, and of no one who was only asked, declined or cancelled. */
export const lookAtCover = fc.tuple(anyAsker, anyHospital).map(([who, hospital]) =>
	step({
		what: `${who} looks at the cover of ${hospital}`,
		async act(world, model) {
			const { id } = await findCover(world, hospital)
			const { status, text } = await look(world, who, `/hospital/cover/${id}`)
			const cover = latest(model, hospital)
			const isOurs = cover !== undefined && hospitalOfMember[who] === hospital && isVerified(model, who)
			const named = personNames.filter((person) => text.includes(surnames[person]))
			const expected = isOurs && isHeld(cover) && cover.holder ? [cover.holder] : []
			same({ isThere: status === 200, named }, { isThere: isOurs, named: expected }, model.log.join('\n'))
			return status
		},
		follow() {},
	}),
)

/** What is possible only late in a story is tried oftener. */
export const coverSteps = [ask, accept, accept, hurry, giveBack, cancel, finish, finish, confirm, confirm, paid, paid]
