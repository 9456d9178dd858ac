import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ExperienceBucket } from '#app/catalog/experience.ts'
import { createdNow, primaryId } from '#app/platform/database/columns.server.ts'
import { payUnits } from '#app/platform/text/money.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'

/** Months that were counted: what was paid before their first day. */
export const payCounts = pgTable('pay_counts', {
	month: date().primaryKey(),
	countedAt: createdNow(),
})

/** Usual pay of a cell as it was published. All are kept, because the next is held against every one of them. */
export const payRanges = pgTable(
	'pay_ranges',
	{
		id: primaryId(),
		specialitySlug: text().notNull(),
		unit: text({ enum: payUnits }).notNull(),
		/** Slug of the city; null for all of India. */
		city: text(),
		/** Null for every experience. */
		band: text().$type<ExperienceBucket>(),
		/** The month before whose first day everything was counted. */
		month: date()
			.notNull()
			.references(() => payCounts.month),
		/** 10th and 25th percentile, median and 75th percentile over the hospitals, in paise. */
		tenthPaise: bigint({ mode: 'bigint' }).notNull(),
		lowPaise: bigint({ mode: 'bigint' }).notNull(),
		medianPaise: bigint({ mode: 'bigint' }).notNull(),
		highPaise: bigint({ mode: 'bigint' }).notNull(),
		hospitals: integer().notNull(),
		/** What each hospital pays, rounded. Read by the count alone. */
		contributions: jsonb().$type<Record<string, number>>().notNull(),
		isShown: boolean().notNull(),
	},
	(t) => [
		uniqueIndex('one_shown_pay_range')
			.on(t.specialitySlug, t.unit, sql`coalesce(${t.city}, '')`, sql`coalesce(${t.band}, '')`)
			.where(sql`${t.isShown}`),
		index('pay_ranges_to_compare').on(t.specialitySlug, t.unit, t.month),
		check('pay_range_of_enough', sql`${t.hospitals} >= 5`),
		check(
			'pay_range_in_order',
			sql`${t.tenthPaise} > 0 and ${t.tenthPaise} <= ${t.lowPaise} and ${t.medianPaise} between ${t.lowPaise} and ${t.highPaise}`,
		),
	],
)

const ofHospitals = {
	exported: { not: 'Figures over hospitals.' },
	erased: { not: 'Figures over hospitals.' },
	kept: 'As long as figures are published',
}

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{ table: payCounts, ...ofHospitals },
	{ table: payRanges, ...ofHospitals },
]
