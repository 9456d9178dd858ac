import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { type countedAnswers, publishedAnswers } from '../tables.server.ts'

export type CountedAnswer = (typeof countedAnswers)[number]

/** Fewer people would tell what one of them said. */
const minAnswering = 3

/**
 * Publishes what people say about hospitals: of each hospital all at once, and not before at least three people have answered,
 * changed or withdrawn an answer since the last time. A hospital knows who worked when, so a count that moves with one answer
 * tells whose it was. `current` selects what counts now, as hospital_id, answer_id, specialist_id and is_yes.
 */
export async function publishAnswers(about: CountedAnswer, current: SQL) {
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`published answers ${about}`}, 17))`)
		const { rows } = await tx.execute<{ id: string }>(sql`
			with current as (${current}),
				published as (select * from ${publishedAnswers} where about = ${about}),
				changed as (
					select coalesce(c.hospital_id, p.hospital_id) as hospital_id,
						coalesce(c.specialist_id, p.specialist_id, p.id) as who
					from current c full join published p on p.answer_id = c.answer_id
					where c.is_yes is distinct from p.is_yes
				)
			select hospital_id as id from changed group by hospital_id having count(distinct who) >= ${minAnswering}`)
		if (rows.length === 0) return
		const ids = rows.map(({ id }) => id)
		await tx
			.delete(publishedAnswers)
			.where(and(eq(publishedAnswers.about, about), inArray(publishedAnswers.hospitalId, ids)))
		await tx.execute(sql`
			insert into ${publishedAnswers} (hospital_id, about, answer_id, specialist_id, is_yes)
			select c.hospital_id, ${about}, c.answer_id, c.specialist_id, c.is_yes
			from (${current}) c where c.hospital_id = any(${sql.param(ids)}::uuid[])`)
	})
}

const enough = sql`count(distinct coalesce(${publishedAnswers.specialistId}, ${publishedAnswers.id})) >= ${minAnswering}`

export type PublishedCount = { yes: number; of: number }

/** In a query over hospitals: what is published of each about one thing, or null below three people. */
export const publishedCountOf = (hospitalId: SQLWrapper, about: CountedAnswer) => sql<PublishedCount | null>`(
	select json_build_object('yes', count(*) filter (where ${publishedAnswers.isYes}), 'of', count(*))
	from ${publishedAnswers} where ${publishedAnswers.hospitalId} = ${hospitalId} and ${publishedAnswers.about} = ${about} having ${enough})`

/** What is published about a hospital, by what was asked; that of which fewer than three people have answered is missing. */
export async function publishedCounts(hospitalId: string): Promise<Map<CountedAnswer, PublishedCount>> {
	const { about, isYes } = publishedAnswers
	const rows = await asSystem('a count for everyone', () =>
		readerDb()
			.select({
				about,
				yes: sql<number>`count(*) filter (where ${isYes})::int`,
				of: sql<number>`count(*)::int`,
			})
			.from(publishedAnswers)
			.where(eq(publishedAnswers.hospitalId, hospitalId))
			.groupBy(about)
			.having(enough),
	)
	return new Map(rows.map(({ about: what, ...counts }) => [what, counts]))
}

/** Hospitals of which fewer than half of the published answers are yes, with the share that are, in percent. */
export async function seldomYes(on: Queryable, about: CountedAnswer) {
	const yes = sql<number>`round(100.0 * count(*) filter (where ${publishedAnswers.isYes}) / count(*))::int`
	const rows = await on
		.select({ id: publishedAnswers.hospitalId, yes })
		.from(publishedAnswers)
		.where(eq(publishedAnswers.about, about))
		.groupBy(publishedAnswers.hospitalId)
		.having(sql`${enough} and ${yes} < 50`)
	return Object.fromEntries(rows.map((row) => [row.id, row.yes]))
}
