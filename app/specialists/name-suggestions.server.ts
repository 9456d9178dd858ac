import { and, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { relations, where } from '#app/relations/view.server.ts'
import { specialists } from './tables.server.ts'

const most = 3
/** Frequent names have thousands of bearers, and three are shown. */
const looked = 60

/**
 * Names with words that begin so, of the specialists whom the member's hospital may find and may name. The condition is
 * that of an index of the words of names.
 */
export async function listNameSuggestions(
	{ hospitalId }: Pick<Member, 'hospitalId'>,
	typed: string,
): Promise<string[]> {
	const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu)
	if (!words) return []
	const query = `${words.join(' & ')}:*`
	const named = db
		.select({ id: specialists.id, name: specialists.name })
		.from(specialists)
		.where(sql`to_tsvector('simple', ${specialists.name}) @@ to_tsquery('simple', ${query})`)
		.limit(looked)
		.as('named')
	const rows = await db
		.selectDistinct({ name: named.name })
		.from(named)
		.innerJoin(relations, eq(relations.specialistId, named.id))
		.where(and(eq(relations.hospitalId, hospitalId), where.mayFind, where.mayBeNamed))
		.orderBy(named.name)
		.limit(most)
	return rows.map(({ name }) => name)
}
