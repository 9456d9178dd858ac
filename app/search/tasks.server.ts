import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/database/db.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'

const wordsAtOnce = 5_000

/** Words that are in no row must not correct what is typed. */
const dropUnusedWords = defineTask({
	name: 'search.drop-unused-words',
	payload: z.object({}),
	schedule: '40 2 * * *',
	async run() {
		for (let after: { kind: string; word: string } | undefined = { kind: '', word: '' }; after; )
			after = await dropPortion(after)
	},
})

/** Returns where to go on, or nothing at the end. */
async function dropPortion(after: { kind: string; word: string }) {
	const { rows } = await db.execute<{ kind: string; word: string }>(sql`
		with portion as materialized (
			select kind, word from search_words where (kind, word) > (${after.kind}, ${after.word}) order by kind, word limit ${wordsAtOnce}
		), dropped as (
			delete from search_words using portion where search_words.kind = portion.kind and search_words.word = portion.word
				and not case portion.kind
					when 'job' then exists (select from search_jobs
						where terms @@ (search_query(portion.word, '') || search_name_query(portion.word, '')))
					when 'specialist' then exists (select from search_specialists where terms @@ search_query(portion.word, ''))
					else exists (select from search_specialists where terms @@ search_name_query(portion.word, '')) end
		)
		select kind, word from portion order by kind desc, word desc limit 1`)
	return rows[0]
}

export const searchTasks = [dropUnusedWords]
