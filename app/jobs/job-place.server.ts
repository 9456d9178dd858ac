import { and, eq, isNotNull } from 'drizzle-orm'
import { findPlace } from '#app/catalog/places.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, type Queryable } from '#app/platform/db.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { limits } from './limits.ts'

type Point = { lat: number; lng: number }
/** The address of a hospital on one line, as the location of its jobs, and its own point on the map. */
export type HospitalPlace = Point & { location: string }

/** Null where we do not know the hospital's position. */
export async function findHospitalPlace(
	{ hospitalId }: Pick<Member, 'hospitalId'>,
	on: Queryable = db,
): Promise<HospitalPlace | null> {
	const [hospital] = await on
		.select({
			address: hospitals.address,
			city: hospitals.city,
			pin: hospitals.pin,
			lat: hospitals.latitude,
			lng: hospitals.longitude,
		})
		.from(hospitals)
		.where(and(eq(hospitals.id, hospitalId), isNotNull(hospitals.latitude), isNotNull(hospitals.longitude)))
	if (!hospital || hospital.lat === null || hospital.lng === null) return null
	const { lat, lng } = hospital
	const city = [hospital.city, hospital.pin].filter(Boolean).join(' ')
	const whole = [...hospital.address.split(/[\n,]/), city]
		.map((part) => part.replace(/\s+/g, ' ').trim())
		.filter(Boolean)
		.join(', ')
	return { location: whole.length <= limits.location ? whole : city, lat, lng }
}

/** Where a job is. Null for a location that neither the gazetteer nor the hospital's own address knows. */
export function findJobPoint(location: string, hospital: HospitalPlace | null): Point | null {
	return hospital && location === hospital.location ? hospital : findPlace(location)
}

/**
 * The posted job form, and the place of the member's hospital. 'Use the hospital’s address' is no field of a job: it
 * fills in the location.
 */
export async function readJobForm(request: Request, member: Member) {
	const [sent, hospitalPlace] = await Promise.all([readForm(request), findHospitalPlace(member)])
	if (hospitalPlace && sent.get('atHospital') === 'on') sent.set('location', hospitalPlace.location)
	sent.delete('atHospital')
	return { sent, hospitalPlace }
}
