import { sql } from 'drizzle-orm'
import { db, type Transaction } from '../database/db.server.ts'
import { whatsappStanding } from '../tables.server.ts'

/** What Meta says of our number, or of a template in one language. */
export type Standing = { about: string; state: string; detail: string; at: Date }

/** Keeps the latest of each, in whatever order they come. */
export async function recordStanding(tx: Transaction, standings: readonly Standing[]) {
	const { about, state, detail, at } = whatsappStanding
	for (const standing of standings)
		await tx
			.insert(whatsappStanding)
			.values(standing)
			.onConflictDoUpdate({
				target: about,
				set: {
					state: sql`excluded.${sql.identifier(state.name)}`,
					detail: sql`excluded.${sql.identifier(detail.name)}`,
					at: sql`excluded.${sql.identifier(at.name)}`,
				},
				setWhere: sql`${at} <= excluded.${sql.identifier(at.name)}`,
			})
}

/** All but the templates that are as they should be, the newest first. */
export const listStandings = () =>
	db
		.select()
		.from(whatsappStanding)
		.where(sql`not (${whatsappStanding.about} like 'template %' and ${whatsappStanding.state} = 'APPROVED')`)
		.orderBy(sql`${whatsappStanding.at} desc`)
