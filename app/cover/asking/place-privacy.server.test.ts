import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { askWave } from './cascade.server.ts'
import { aCoverRequest, aCoverSpecialist, hoursFromNow } from '../fixtures.server.ts'
import { findOurs } from './hospital-cover.server.ts'
import { coverAsks, coverPreferences, coverRequests } from '../tables.server.ts'

/** A grid over Pune, 4 km apart, which is where sites of a hospital can be. */
const sites = [-2, -1, 0, 1, 2].flatMap((north) =>
	[-2, -1, 0, 1, 2].map((east) => ({ latitude: 18.5204 + north * 0.036, longitude: 73.8567 + east * 0.038 })),
)

test('a hospital that asks for cover at one site after another cannot tell where in a city anyone lives', async () => {
	const member = await aMember()
	// Four registrations of its own, who come to every site, so that one more makes five.
	for (let at = 0; at < 4; at++) await aCoverSpecialist({ preferences: { radiusKm: 60, atNight: true } })
	const target = await aCoverSpecialist({
		...{ latitude: 18.5598, longitude: 73.8077 },
		preferences: { radiusKm: 5, further: true, atNight: true },
	})

	const outcomes = new Map<string, number>()
	const isAsked: boolean[] = []
	for (const site of sites) {
		// Waves of four, and near enough that none waits for the morning, at whatever hour this runs.
		const { id } = await aCoverRequest({ member, startsIn: 13, ...site })
		const read = async () => only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))
		const seen: unknown[] = []
		for (let wave = 0; wave < 6; wave++) {
			await askWave.run({ requestId: id, plannedFor: (await read()).nextWaveAt?.toISOString() ?? '' })
			const { allAskedAt, help } = await read()
			seen.push([(await findOurs(member, id))?.asked, allAskedAt !== null, help])
		}
		const outcome = JSON.stringify(seen)
		outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
		const asks = await db.select().from(coverAsks).where(eq(coverAsks.requestId, id))
		isAsked.push(asks.some(({ specialistId }) => specialistId === target.specialistId))
		await db.update(coverRequests).set({ status: 'cancelled', nextWaveAt: null }).where(eq(coverRequests.id, id))
	}

	// She is asked where she comes, and only there; what the hospital reads is the same everywhere.
	expect(isAsked).toContain(true)
	expect(isAsked).toContain(false)
	expect([...outcomes.values()]).toEqual([sites.length])
	await db
		.update(coverPreferences)
		.set({ onUntil: hoursFromNow(-1) })
		.where(eq(coverPreferences.specialistId, target.specialistId))
})
