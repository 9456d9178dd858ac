import { and, eq, sql } from 'drizzle-orm'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { relationBetween, where } from '#app/relations/view.server.ts'
import { shownSpeciality } from './brief.server.ts'
import { specialistSearchRows, specialists } from './tables.server.ts'

const most = 3
/** Frequent names have thousands of bearers, and three are shown. */
const looked = 60

/**
 * Names of which the last typed word begins a word, or that sound like all of them, of the specialists whom the member's
 * hospital may find and may name. The words are those of the search, so an anonymous person has none.
 */
export async function listNameSuggestions(
	{ hospitalId }: Pick<Member, 'hospitalId'>,
	typed: string,
): Promise<string[]> {
	if (foldSpelling(typed) === '') return []
	const named = lookUp(typed)
	const rows = await db
		.selectDistinct({ name: specialists.name })
		.from(named)
		.innerJoin(specialists, eq(specialists.id, named.id))
		.innerJoinLateral(...relationBetween(hospitalId, named.id))
		.where(and(where.mayFind, where.mayBeNamed))
		.orderBy(specialists.name)
		.limit(most)
	return rows.map(({ name }) => name)
}

/** The same with who bears them, to open one at once. */
export async function listNamedPeople({ hospitalId }: Pick<Member, 'hospitalId'>, typed: string) {
	if (foldSpelling(typed) === '') return []
	const named = lookUp(typed)
	return db
		.select({ id: specialists.id, name: specialists.name, speciality: shownSpeciality })
		.from(named)
		.innerJoin(specialists, eq(specialists.id, named.id))
		.innerJoinLateral(...relationBetween(hospitalId, named.id))
		.where(and(where.mayFind, where.mayBeNamed))
		.orderBy(specialists.name, specialists.id)
		.limit(most)
}

const lookUp = (typed: string) =>
	db
		.select({ id: specialistSearchRows.id })
		.from(specialistSearchRows)
		.where(sql`${specialistSearchRows.terms} @@ search_name_query(${typed}, ':*')`)
		.limit(looked)
		.as('named')
