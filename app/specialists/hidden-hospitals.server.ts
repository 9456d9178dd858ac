import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { hospitalNameKey } from './hospital-name.ts'
import { hiddenHospitals, specialists } from './tables.server.ts'

/** Does the specialist hide from this hospital, by its id or by a name that it goes by? */
export async function isHiddenFrom(specialistId: string, hospitalId: string) {
	const named = await namesThat(hospitalId)
	const [row] = await db
		.select({ id: hiddenHospitals.id })
		.from(hiddenHospitals)
		.where(and(eq(hiddenHospitals.specialistId, specialistId), named))
		.limit(1)
	return row !== undefined
}

/** For a list of specialists that this hospital asks for: those who hide from it are not among them. */
export async function notHiddenFrom(hospitalId: string) {
	const named = await namesThat(hospitalId)
	return sql`not exists (select 1 from ${hiddenHospitals} where ${hiddenHospitals.specialistId} = ${specialists.id} and ${named})`
}

/** Rows that mean this hospital. It may have registered after it was named, or have changed its name since. */
async function namesThat(hospitalId: string) {
	const [hospital] = await db
		.select({ legalName: hospitals.legalName, displayName: hospitals.displayName })
		.from(hospitals)
		.where(eq(hospitals.id, hospitalId))
	const keys = hospital ? [hospital.legalName, hospital.displayName].map(hospitalNameKey) : []
	const byId = eq(hiddenHospitals.hospitalId, hospitalId)
	return keys.length > 0 ? or(byId, inArray(hiddenHospitals.nameKey, keys)) : byId
}
