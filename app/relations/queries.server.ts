import { and, eq, sql } from 'drizzle-orm'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { onceAPage } from '#app/platform/http/once-a-page.server.ts'
import type { Relation } from './rules.ts'
import { hiding, relationBetween, relationColumns, relations } from './view.server.ts'

export type Pair = { hospitalId: string; specialistId: string }

/**
 * PostgreSQL needs ten times as long to plan a read of the view as to run it, and pages ask for it often. A statement with
 * a name keeps its plan for as long as its connection lives.
 */
const ofOne = (on: Queryable) =>
	on
		.select(relationColumns)
		.from(relations)
		.where(
			and(
				eq(relations.hospitalId, sql.placeholder('hospitalId')),
				eq(relations.specialistId, sql.placeholder('specialistId')),
			),
		)
		.prepare('relation')
const ofOneNow = ofOne(db)

const asked = sql`unnest(${sql.placeholder('specialistIds')}::uuid[]) as asked(id)`
const ofMany = (on: Queryable) =>
	on
		.select({ specialistId: relations.specialistId, ...relationColumns })
		.from(asked)
		.innerJoinLateral(...relationBetween(sql`${sql.placeholder('hospitalId')}::uuid`, sql`asked.id`))
		.prepare('relations_of_hospital')
const ofManyNow = ofMany(db)

/** What lies between a hospital and a specialist now; null when one of the two does not exist. */
export async function findRelation({ hospitalId, specialistId }: Pair, on: Queryable = db): Promise<Relation | null> {
	const asked = on === db ? ofOneNow : ofOne(on)
	const [relation] = await asked.execute({ hospitalId, specialistId })
	return relation ?? null
}

/** The same for one hospital and many specialists; those that do not exist are not in the map. */
export async function findRelations(
	hospitalId: string,
	specialistIds: string[],
	on: Queryable = db,
): Promise<Map<string, Relation>> {
	if (specialistIds.length === 0) return new Map()
	const asked = on === db ? ofManyNow : ofMany(on)
	const rows = await asked.execute({ hospitalId, specialistIds })
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
export const listHiddenFrom = onceAPage(async (specialistId: string): Promise<string[]> => {
	const rows = await db
		.selectDistinct({ id: hiding.hospitalId })
		.from(hiding)
		.where(eq(hiding.specialistId, specialistId))
	return rows.map(({ id }) => id)
})
