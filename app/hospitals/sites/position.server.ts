import { eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { aboutKm, distanceKm, type Point } from '#app/catalog/places/distance.ts'
import { findAddress, findPlace, knownPoint, type Placed } from '#app/catalog/places/places.server.ts'
import { typedPoint } from '#app/catalog/places/typed-point.ts'
import type { Member } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { defineTask, announce } from '#app/platform/tasks/tasks.server.ts'
import { optionalText } from '#app/platform/text/text.server.ts'
import { meant } from '#app/platform/text/typed-fields.server.ts'
import { mainSiteMoved, siteMoved } from '../events.server.ts'
import { hospitalSites, hospitals } from '../tables.server.ts'

type Address = { address: string; city: string; pin: string | null }

/** A position that someone points at is not further from the town of its address. */
const aroundTownKm = 60
/** Post offices of a district, or of a small state that is given as the city, are not further from it. */
const aroundDistrictKm = 120

const messages = {
	point:
		'Enter latitude and longitude, for example 18.5204, 73.8567, or paste the full link from a map. We cannot read short links.',
	nothing: 'Enter the locality or the position.',
	locality: (city: string) => `We cannot find this locality in ${city}. Enter a locality nearby, or the position.`,
	far: (km: number, city: string) => `This position is ${aboutKm(km)} from ${city}. Check it.`,
	farPin: (km: number, city: string) =>
		`This PIN code is ${aboutKm(km)} from ${city}. Check the PIN code and the city.`,
}

/** A link of a map, or latitude and longitude. */
export const pointField = meant((text) => typedPoint(text) ?? { problem: messages.point })

/** What is wrong with a position for this address; null where it fits, and where we do not know the town. */
export function pointProblem(point: Point, address: Address): string | null {
	const town = findAddress({ ...address, address: '' })
	const km = town ? distanceKm(town, point) : 0
	return km > aroundTownKm ? messages.far(km, address.city) : null
}

/** What is wrong with a PIN code for this city; null where it fits, and where we do not know the one or the other. */
export function pinProblem({ city, pin }: Pick<Address, 'city' | 'pin'>): string | null {
	const [town, office] = [findPlace(city), pin === null ? null : findPlace(pin)]
	const km = town && office ? distanceKm(town, office) : 0
	return km > aroundDistrictKm ? messages.farPin(km, city) : null
}

/** Where an address is, as far as it says: at its locality, else at its PIN code, else at its city. */
export function pointOfAddress(address: Address): { latitude: number; longitude: number } | null {
	const place = findAddress(address)
	return place && { latitude: place.lat, longitude: place.lng }
}

/** Distances to it are those to its city, or none. */
export const isOnlyCity = (place: Placed) => knownPoint(place)?.isCity !== false

export const PositionInput = z
	.object({ locality: optionalText({ max: 120 }), point: pointField })
	.refine(({ locality, point }) => locality !== null || point !== null, { path: ['locality'], error: messages.nothing })

/** The verified address of a hospital and its position. */
export async function findMainAddress({ hospitalId }: Pick<Member, 'hospitalId'>) {
	const [main] = await db
		.select({
			address: hospitals.address,
			city: hospitals.city,
			pin: hospitals.pin,
			latitude: hospitals.latitude,
			longitude: hospitals.longitude,
		})
		.from(hospitals)
		.where(eq(hospitals.id, hospitalId))
	if (!main) throw new Error('A member without a hospital')
	return main
}

/** Puts the verified address on the map. Answers with what is wrong with a field, or null when it is saved. */
export async function savePosition(
	owner: Member,
	{ locality, point }: z.output<typeof PositionInput>,
): Promise<{ field: 'locality' | 'point'; message: string } | null> {
	const main = await findMainAddress(owner)
	const found = locality === null ? null : findAddress({ ...main, address: locality })
	if (point === null && !found?.locality) return { field: 'locality', message: messages.locality(main.city) }
	const problem = point && pointProblem(point, main)
	if (problem) return { field: 'point', message: problem }
	const place = point ?? found
	if (!place) throw new Error('A position that was not understood')
	await db.transaction(async (tx) => {
		await moveMainSite(tx, owner.hospitalId, { latitude: place.lat, longitude: place.lng })
		await recordAudit(tx, {
			actorAccountId: owner.accountId,
			action: 'hospital.position-saved',
			subjectType: 'hospital',
			subjectId: owner.hospitalId,
		})
	})
	return null
}

async function moveMainSite(tx: Transaction, hospitalId: string, point: { latitude: number; longitude: number }) {
	await tx.update(hospitals).set(point).where(eq(hospitals.id, hospitalId))
	await announce(tx, mainSiteMoved, { hospitalId })
}

const atOnce = 500
const before = '00000000-0000-0000-0000-000000000000'

/**
 * Places hospitals and sites again whose address an older release knew by its city alone, or not at all. A position that an owner
 * pointed at is no city's, and stays.
 */
export const placeAddressesAgain = defineTask({
	name: 'hospitals.place-again',
	payload: z.object({}),
	schedule: '35 * * * *',
	async run() {
		for (const table of [hospitals, hospitalSites] as const)
			for (let after: string | null = before; after !== null; ) after = await placePortion(table, after)
	},
})

/** Answers with where to go on. */
async function placePortion(table: typeof hospitals | typeof hospitalSites, after: string): Promise<string | null> {
	const { id, address, city, pin, latitude, longitude } = table
	const rows = await db
		.select({ id, address, city, pin, latitude, longitude })
		.from(table)
		.where(gt(id, after))
		.orderBy(id)
		.limit(atOnce)
	for (const row of rows) {
		if (!isOnlyCity(row)) continue
		const found = findAddress(row)
		// Of a town that the address names, or the code of another town, this is better than the city.
		if (!found || (found.lat === row.latitude && found.lng === row.longitude)) continue
		const point = { latitude: found.lat, longitude: found.lng }
		await db.transaction(async (tx) => {
			if (table === hospitals) return moveMainSite(tx, row.id, point)
			await tx.update(hospitalSites).set(point).where(eq(hospitalSites.id, row.id))
			await announce(tx, siteMoved, { siteId: row.id })
		})
	}
	return rows.length === atOnce ? (rows.at(-1)?.id ?? null) : null
}
