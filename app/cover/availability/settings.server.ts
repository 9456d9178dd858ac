import { eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { coverSettings } from '../tables.server.ts'

/** Whether specialists who would not be rested may accept at this hospital, once they have read the warning. */
export async function hospitalAllowsTired(on: Queryable, { hospitalId }: { hospitalId: string }): Promise<boolean> {
	const [found] = await on
		.select({ mayBeTired: coverSettings.mayBeTired })
		.from(coverSettings)
		.where(eq(coverSettings.hospitalId, hospitalId))
	return found?.mayBeTired ?? true
}

export const mayAskTired = (member: Member) => hospitalAllowsTired(db, member)

export const saveHospitalSettings = ({ hospitalId }: Member, mayBeTired: boolean) =>
	db
		.insert(coverSettings)
		.values({ hospitalId, mayBeTired })
		.onConflictDoUpdate({ target: coverSettings.hospitalId, set: { mayBeTired, updatedAt: sql`now()` } })
