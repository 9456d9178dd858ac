import { and, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { wordStartPatterns } from '#app/platform/text.server.ts'
import { relations, where } from '#app/relations/view.server.ts'
import { specialists } from './tables.server.ts'

const most = 3

/** Names with a word that begins so, of the specialists whom the member's hospital may find and may name. */
export async function listNameSuggestions({ hospitalId }: Member, typed: string): Promise<string[]> {
	const rows = await db
		.selectDistinct({ name: specialists.name })
		.from(specialists)
		.innerJoin(relations, eq(relations.specialistId, specialists.id))
		.where(
			and(
				sql`lower(${specialists.name}) like any(${sql.param(wordStartPatterns(typed))}::text[])`,
				eq(relations.hospitalId, hospitalId),
				where.mayFind,
				where.mayBeNamed,
			),
		)
		.orderBy(specialists.name)
		.limit(most)
	return rows.map(({ name }) => name)
}
