import { and, desc, eq, exists, sql } from 'drizzle-orm'
import { spellings } from '#app/catalog/words/spelling.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { wordStartPatterns } from '#app/platform/text/text.server.ts'
import { isPublic } from '../page/cards.server.ts'
import { jobs } from '../tables.server.ts'

const most = 5
/** Titles repeat, so the newest jobs have nearly all of them, and the statement takes the same time in any market. */
const newest = 2_000

const patternsOf = (typed: string) => sql.param(spellings(typed.toLowerCase()).flatMap(wordStartPatterns))

/** Titles of open jobs with a word that begins so, the most frequent first. */
export async function listTitleSuggestions(typed: string): Promise<string[]> {
	const recent = db
		.select({ title: jobs.title })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(isPublic)
		.orderBy(sql`${jobs.openedAt} desc nulls last`, sql`${jobs.id} desc nulls last`)
		.limit(newest)
		.as('recent')
	const rows = await db
		.select({ title: recent.title })
		.from(recent)
		.where(sql`lower(${recent.title}) like any(${patternsOf(typed)}::text[])`)
		.groupBy(recent.title)
		.orderBy(desc(sql`count(*)`), recent.title)
		.limit(most)
	return rows.map(({ title }) => title)
}

/** Verified hospitals with an open job and a word in their name that begins so. */
export async function listHospitalSuggestions(typed: string): Promise<string[]> {
	const openJob = db
		.select({ one: sql`1` })
		.from(jobs)
		.where(and(eq(jobs.hospitalId, hospitals.id), isPublic))
	const rows = await db
		.selectDistinct({ name: hospitals.displayName })
		.from(hospitals)
		.where(
			and(
				eq(hospitals.status, 'verified'),
				sql`lower(${hospitals.displayName}) like any(${sql.param(wordStartPatterns(typed))}::text[])`,
				exists(openJob),
			),
		)
		.orderBy(hospitals.displayName)
		.limit(most)
	return rows.map(({ name }) => name)
}
