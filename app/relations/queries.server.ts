import { and, eq, sql } from 'drizzle-orm'
import { db, type Queryable } from '#app/platform/db.server.ts'
import type { Relation } from './rules.ts'
import { hiding, isBetween, relationColumns, relations } from './view.server.ts'

export type Pair = { hospitalId: string; specialistId: string }

/** What lies between a hospital and a specialist now; null when one of the two does not exist. */
export async function findRelation({ hospitalId, specialistId }: Pair, on: Queryable = db): Promise<Relation | null> {
	const [relation] = await on.select(relationColumns).from(relations).where(isBetween(hospitalId, specialistId))
	return relation ?? null
}

/** The same for one hospital and many specialists; those that do not exist are not in the map. */
export async function findRelations(hospitalId: string, specialistIds: string[]): Promise<Map<string, Relation>> {
	if (specialistIds.length === 0) return new Map()
	const rows = await db
		.select({ specialistId: relations.specialistId, ...relationColumns })
		.from(relations)
		.where(
			and(
				eq(relations.hospitalId, hospitalId),
				sql`${relations.specialistId} = any(${sql.param(specialistIds)}::uuid[])`,
			),
		)
	return new Map(rows.map(({ specialistId, ...relation }) => [specialistId, relation]))
}

/** The specialists who hide from a hospital: few, compared with those who do not. */
export async function listHidingFrom(hospitalId: string): Promise<string[]> {
	const rows = await db
		.selectDistinct({ id: hiding.specialistId })
		.from(hiding)
		.where(eq(hiding.hospitalId, hospitalId))
	return rows.map(({ id }) => id)
}

/** The hospitals from which a specialist hides. */
export async function listHiddenFrom(specialistId: string): Promise<string[]> {
	const rows = await db
		.selectDistinct({ id: hiding.hospitalId })
		.from(hiding)
		.where(eq(hiding.specialistId, specialistId))
	return rows.map(({ id }) => id)
}
