import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readHiddenName, readSiteName, storedNames } from '#app/hospitals/names/hospital-name.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { readSpecialitiesAgain } from './read-specialities.server.ts'

const atOnce = 500

/** Of the three tables that hold names of hospitals: how a row's names are read. */
const sources = {
	hospitals: {
		columns: sql`legal_name, display_name`,
		read: (row: Row) => storedNames({ legalName: row.legal_name ?? '', displayName: row.display_name ?? '' }),
	},
	hospital_sites: { columns: sql`name`, read: (row: Row) => readSiteName(row.name ?? '') },
	hidden_hospitals: { columns: sql`name`, read: (row: Row) => readHiddenName(row.name ?? '') },
}
type Row = { id: string; name_keys: string[]; legal_name?: string; display_name?: string; name?: string }

/**
 * Reads the names of hospitals, and of those that people hide from, as this release reads them: an older one wrote them in
 * another way or not at all. Triggers then match each name that changed. Specialities that were kept as typed are read again too.
 */
export const readNamesAgain = defineTask({
	name: 'specialists.read-names',
	payload: z.object({}),
	schedule: '25 * * * *',
	async run() {
		for (const table of Object.keys(sources) as (keyof typeof sources)[])
			for (let after: string | null = '00000000-0000-0000-0000-000000000000'; after !== null; )
				after = await readPortion(table, after)
		await readSpecialitiesAgain()
	},
})

/** Answers with where to go on. */
async function readPortion(table: keyof typeof sources, after: string): Promise<string | null> {
	const { columns, read } = sources[table]
	const { rows } = await db.execute<Row>(
		sql`select id, name_keys, ${columns} from ${sql.identifier(table)} where id > ${after} order by id limit ${atOnce}`,
	)
	for (const row of rows) {
		const { nameReadings, nameKeys } = read(row)
		if (nameKeys.join('\n') === row.name_keys.join('\n')) continue
		await db.execute(sql`
			update ${sql.identifier(table)} set name_readings = ${JSON.stringify(nameReadings)}::jsonb, name_keys = ${sql.param(nameKeys)}::text[]
			where id = ${row.id} and name_keys = ${sql.param(row.name_keys)}::text[]`)
	}
	return rows.length === atOnce ? (rows.at(-1)?.id ?? null) : null
}
