import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/db.server.ts'
import { credentials } from './tables.server.ts'

/** A registration with the Maharashtra Medical Council that we have verified, because most stories start there. */
export async function aCredential(
	{ specialistId }: Pick<Specialist, 'specialistId'>,
	overrides: Partial<typeof credentials.$inferInsert> = {},
) {
	const kind = overrides.kind ?? 'registration'
	const registration = { title: 'Maharashtra Medical Council', councilCode: 'MH-MC', number: aRegistrationNumber() }
	const degree = { title: 'MD Anaesthesiology', institution: 'B. J. Government Medical College, Pune' }
	const status = overrides.status ?? 'verified'
	return only(
		await db
			.insert(credentials)
			.values({
				...(kind === 'registration' ? registration : degree),
				year: 2015,
				verifiedAt: status === 'verified' ? sql`now()` : null,
				...overrides,
				kind,
				status,
				specialistId,
			})
			.returning(),
	)
}

const aRegistrationNumber = () => `MMC/2015/${String(randomInt(1_000_000)).padStart(6, '0')}`
