import { eq, sql } from 'drizzle-orm'
import { duePaise } from '#app/platform/text/worked-hours.ts'
import { publishDescriptions } from '#app/cover/settlement/records.server.ts'
import type { CoverDetails } from '#app/cover/asking/details.ts'
import type { CoverUnit } from '#app/cover/asking/kinds.ts'
import { coverAsks, coverEvents, coverFavourites, coverPreferences, coverRequests } from '#app/cover/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { siteLine } from '#app/hospitals/sites/site-line.ts'
import { addDays, startOfIstDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { today } from './clock.ts'
import { insertAll } from './insert.ts'
import type { Random } from './random.ts'

const hour = 3_600_000

type Work = { work: string; from: number; hours: number; unit: CoverUnit; rupees: bigint }
const works: readonly Work[] = [
	{ work: 'LSCS', from: 9, hours: 2, unit: 'case', rupees: 6_000n },
	{ work: 'Laparoscopic cholecystectomy', from: 11, hours: 2.5, unit: 'case', rupees: 7_000n },
	{ work: 'Hernia repair', from: 15, hours: 2, unit: 'case', rupees: 5_500n },
	{ work: 'Total knee replacement', from: 8, hours: 3, unit: 'case', rupees: 9_000n },
	{ work: 'Day list, orthopedics', from: 8, hours: 8, unit: 'shift', rupees: 16_000n },
	{ work: 'Endoscopy list', from: 10, hours: 4, unit: 'hour', rupees: 1_200n },
]
const present: CoverDetails['equipment'] = ['machine', 'monitor', 'drugs', 'assistant']

/** Anesthesiologists who can be asked, what was covered in the last weeks, and what two hospitals ask for now. */
type World = {
	hospitalIds: readonly string[]
	/** Of the demo: is asked, and has accepted. */
	specialistId: string
}

export async function insertCover(random: Random, { hospitalIds, specialistId: demo }: World) {
	const { rows: people } = await db.execute<{ id: string }>(sql`
		select s.id from search_specialists s join specialists p on p.id = s.id
		where s.speciality = 'anesthesiologist' and s.facets & search_facets('specialist', array['verified=on']) <> 0
			and p.location ilike '%Pune%' order by p.id <> ${demo}, p.joined_at, p.id limit 60`)
	const ids = people.map(({ id }) => id)
	await insertAll(
		coverPreferences,
		ids.map((specialistId, index) => ({
			specialistId,
			isOn: index < 40,
			radiusKm: random.pick([10, 15, 20, 30]),
			leastCasePaise: random.pick([null, 400_000n, 500_000n]),
			atNight: index % 3 === 0,
		})),
	)
	const asks: (typeof coverAsks.$inferInsert)[] = []
	const events: (typeof coverEvents.$inferInsert)[] = []
	const requests: (typeof coverRequests.$inferInsert)[] = []
	const askers = await db.select().from(hospitals)
	const [first] = hospitalIds
	for (const [index, hospitalId] of hospitalIds.entries()) {
		const hospital = askers.find(({ id }) => id === hospitalId)
		if (!hospital || hospital.latitude === null || hospital.longitude === null) continue
		const { latitude, longitude } = hospital
		const add = (
			daysAhead: number,
			status: 'open' | 'covered' | 'finished' | 'confirmed',
			specialistId: string | null,
		) => {
			const { work, from, hours, unit, rupees } = works[(index + requests.length) % works.length] as Work
			const startsAt = new Date(startOfIstDay(addDays(today, daysAhead)).getTime() + from * hour)
			const endsAt = new Date(startsAt.getTime() + hours * hour)
			const pay = { payPaise: rupees * 100n, payUnit: unit }
			const isDone = status === 'finished' || status === 'confirmed'
			// Nothing of the demo has happened in the future.
			const askedAt = new Date(Math.min(startsAt.getTime() - 30 * hour, Date.now() - 3 * hour))
			const acceptedAt = new Date(askedAt.getTime() + random.whole(4, 90) * 60_000)
			const id = random.uuid()
			requests.push({
				id,
				hospitalId,
				location: siteLine(hospital),
				city: hospital.city ?? 'Pune',
				latitude,
				longitude,
				specialitySlug: 'anesthesiologist',
				work,
				urgency: 'elective',
				patient: 'adult',
				startsAt,
				endsAt,
				...pay,
				equipment: present,
				status,
				specialistId,
				acceptedAt: specialistId === null ? null : acceptedAt,
				arrivedAt: isDone ? new Date(startsAt.getTime() - 20 * 60_000) : null,
				workedFrom: isDone ? startsAt : null,
				workedTo: isDone ? endsAt : null,
				duePaise: isDone ? duePaise(pay, { startsAt, endsAt }) : null,
				asDescribed: isDone ? requests.length % 6 !== 5 : null,
				paidAt:
					status === 'confirmed' && daysAhead < -9 ? new Date(endsAt.getTime() + random.whole(2, 8) * 24 * hour) : null,
				wave: 1,
				nextWaveAt: status === 'open' ? new Date(Date.now() + 2 * hour) : null,
				createdAt: askedAt,
			})
			events.push({ requestId: id, to: 'open', at: askedAt })
			if (specialistId !== null) events.push({ requestId: id, from: 'open', to: 'covered', at: acceptedAt })
			const others = random.some(ids.slice(3, 40), 3).filter((other) => other !== specialistId)
			for (const other of others) asks.push({ requestId: id, specialistId: other, wave: 1, askedAt })
			if (specialistId !== null)
				asks.push({ requestId: id, specialistId, wave: 1, askedAt, answer: 'accepted', answeredAt: acceptedAt })
		}
		const who = (at: number) => ids[(index * 5 + at) % Math.min(ids.length, 12)] ?? null
		// Usual pay is counted up to the begin of a month, so some lie before the month of any day.
		for (const [at, daysAgo] of [61, 47, 38, 25, 21, 16, 12].entries()) add(-daysAgo, 'confirmed', who(at))
		if (hospitalId === first) {
			add(-2, 'finished', ids[1] ?? null)
			add(2, 'covered', ids[0] ?? null)
			add(4, 'open', null)
		}
	}
	await insertAll(coverRequests, requests)
	await insertAll(coverEvents, events)
	await insertAll(coverAsks, asks)
	await publishDescriptions.run({})
	const [asking] = requests.filter(({ status }) => status === 'open')
	if (first && ids[2])
		await db.insert(coverFavourites).values({ hospitalId: first, specialistId: ids[2] }).onConflictDoNothing()
	// The demo specialist has something to answer.
	if (asking?.id && ids[0])
		await db.insert(coverAsks).values({ requestId: asking.id, specialistId: ids[0], wave: 1 }).onConflictDoNothing()
	await db
		.update(coverPreferences)
		.set({ isOn: true, radiusKm: 30 })
		.where(eq(coverPreferences.specialistId, ids[0] ?? ''))
}
