import type { UsualPay } from './usual-pay.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { publishPay } from './count.server.ts'
import { payCounts, payRanges } from './tables.server.ts'

/** As in so many months, when all that is in the database now has been paid before. */
export const publishPayIn = (months: number) => publishPay(addDays(istToday(new Date()), 31 * months))

/** What anesthesiologists in Pune are paid a month at twelve hospitals: ₹2.6 to 3.2 lakh. */
export async function aPayRange(overrides: Partial<typeof payRanges.$inferInsert> = {}) {
	const month = overrides.month ?? '2026-11-01'
	await db.insert(payCounts).values({ month }).onConflictDoNothing()
	// Browser tests share a database, where it may be shown already.
	await db
		.insert(payRanges)
		.values({
			...{ specialitySlug: 'anesthesiologist', unit: 'month', city: 'pune', hospitals: 12, isShown: true, month },
			...{
				tenthPaise: 24_000_000n,
				lowPaise: 26_000_000n,
				medianPaise: 30_000_000n,
				highPaise: 32_000_000n,
				contributions: {},
			},
			...overrides,
		})
		.onConflictDoNothing()
}

/** As it is read for anesthesiologists in Pune by the month. */
export const aUsualPay = (overrides: Partial<UsualPay> = {}): UsualPay => ({
	...{ speciality: { slug: 'anesthesiologist', name: 'Anesthesiologist' }, city: { slug: 'pune', label: 'Pune' } },
	...{ band: null, tooFewIn: { city: null, band: null }, unit: 'month', hospitals: '10–19', month: '2026-11-01' },
	...{ tenth: 24_000_000n, low: 26_000_000n, median: 30_000_000n, high: 32_000_000n },
	...overrides,
})
