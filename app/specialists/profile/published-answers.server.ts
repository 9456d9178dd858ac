import { desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { type countedAnswers, publishedAnswers } from '../tables.server.ts'

export type CountedAnswer = (typeof countedAnswers)[number]

/** Fewer people would tell what one of them said. */
const minAnswering = 3

/**
 * Publishes what people say about hospitals: of each hospital and year all at once, and not before at least three people have
 * answered, changed or withdrawn an answer of that year since the last time. A hospital knows who worked when, so a count that moves
 * with one answer tells whose it was. An answer stays in the year in which it was first published, and the whole is the sum of the
 * years, so that no year and no difference between them is of fewer than three people. `current` selects what counts now, as
 * hospital_id, answer_id, specialist_id and is_yes.
 */
export async function publishAnswers(about: CountedAnswer, current: SQL, now = new Date()) {
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`published answers ${about}`}, 17))`)
		const { rows } = await tx.execute<{ hospital_id: string; year: number; is_shown: boolean }>(sql`
			with answered as (
					select coalesce(c.hospital_id, p.hospital_id) as hospital_id,
						coalesce(p.year, ${Number(istToday(now).slice(0, 4))}::int) as year,
						coalesce(c.specialist_id, p.specialist_id, p.id) as who,
						c.answer_id, c.specialist_id, c.is_yes, c.is_yes is distinct from p.is_yes as is_changed
					from (${current}) c
					full join (select * from ${publishedAnswers} where about = ${about}) p on p.answer_id = c.answer_id
				),
				changed as (
					select hospital_id, year,
						count(distinct who) filter (where answer_id is not null) >= ${minAnswering} as is_shown
					from answered group by hospital_id, year
					having count(distinct who) filter (where is_changed) >= ${minAnswering}
				)
			select hospital_id, year, is_shown, answer_id, specialist_id, is_yes from answered join changed using (hospital_id, year)`)
		if (rows.length === 0) return
		const listed = (of: typeof rows) =>
			sql`jsonb_to_recordset(${JSON.stringify(of)}::jsonb)
				as r(hospital_id uuid, year int, answer_id uuid, specialist_id uuid, is_yes boolean)`
		await tx.execute(sql`
			delete from ${publishedAnswers} p using (select distinct hospital_id, year from ${listed(rows)}) as changed
			where p.about = ${about} and p.hospital_id = changed.hospital_id and p.year = changed.year`)
		await tx.execute(sql`
			insert into ${publishedAnswers} (hospital_id, about, answer_id, specialist_id, is_yes, year)
			select hospital_id, ${about}, answer_id, specialist_id, is_yes, year
			from ${listed(rows.filter(({ is_shown }) => is_shown))} where answer_id is not null`)
	})
}

const enough = sql`count(distinct coalesce(${publishedAnswers.specialistId}, ${publishedAnswers.id})) >= ${minAnswering}`

export type PublishedCount = { yes: number; of: number }

/** In a query over hospitals: what is published of each about one thing, or null below three people. */
export const publishedCountOf = (hospitalId: SQLWrapper, about: CountedAnswer) => sql<PublishedCount | null>`(
	select json_build_object('yes', count(*) filter (where ${publishedAnswers.isYes}), 'of', count(*))
	from ${publishedAnswers} where ${publishedAnswers.hospitalId} = ${hospitalId} and ${publishedAnswers.about} = ${about} having ${enough})`

export type CountOfYear = PublishedCount & { year: number }

/** What is published about a hospital, by what was asked, the latest year first; what fewer than three people have answered is missing. */
export async function publishedYears(hospitalId: string): Promise<Map<CountedAnswer, CountOfYear[]>> {
	const { about, isYes, year } = publishedAnswers
	const rows = await asSystem('a count for everyone', () =>
		readerDb()
			.select({
				about,
				year,
				yes: sql<number>`count(*) filter (where ${isYes})::int`,
				of: sql<number>`count(*)::int`,
			})
			.from(publishedAnswers)
			.where(eq(publishedAnswers.hospitalId, hospitalId))
			.groupBy(about, year)
			.having(enough)
			.orderBy(desc(year)),
	)
	const byAbout = Map.groupBy(rows, (row) => row.about)
	return new Map([...byAbout].map(([what, years]) => [what, years.map(({ year, yes, of }) => ({ year, yes, of }))]))
}

/** Of all years. */
export const sumOfYears = (years: readonly CountOfYear[]): PublishedCount => ({
	yes: years.reduce((sum, { yes }) => sum + yes, 0),
	of: years.reduce((sum, { of }) => sum + of, 0),
})

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
