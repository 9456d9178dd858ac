import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ExperienceBucket, experienceBuckets } from '#app/catalog/experience.ts'
import { publicCityOf } from '#app/catalog/places/places.server.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { addYears, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import type { PayUnit } from '#app/platform/text/money.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { choosePublished, type Counted, figuresOf } from './publication.ts'
import { roundPay } from './rounding.ts'
import { payCounts, payRanges } from './tables.server.ts'

/** Looks every night, and counts in the first one of a month: figures that moved every day would tell who moved them. */
export const countPay = defineTask({
	name: 'pay.count',
	payload: z.object({}),
	schedule: '20 2 * * *',
	run: () => publishPay(istToday(new Date())),
})

/** Publishes what was paid in the twelve months before this month, once. */
export async function publishPay(today: string) {
	const month = `${today.slice(0, 8)}01`
	await db.transaction(async (tx) => {
		const [first] = await tx.insert(payCounts).values({ month }).onConflictDoNothing().returning()
		if (!first) return
		const families = await countFamilies(tx, month)
		const before = await tx
			.selectDistinct({ speciality: payRanges.specialitySlug, unit: payRanges.unit })
			.from(payRanges)
			.where(eq(payRanges.isShown, true))
		for (const { speciality, unit } of before) {
			const key = keyOf(speciality, unit)
			if (!families.has(key)) families.set(key, { speciality, unit, cells: new Map() })
		}
		for (const family of families.values()) await publishFamily(tx, family, month)
	})
}

type Family = { speciality: string; unit: PayUnit; cells: Map<string, Counted & { pay: Map<string, number> }> }

const keyOf = (...parts: (string | null)[]) => parts.join(' ')

async function publishFamily(tx: Transaction, { speciality, unit, cells }: Family, month: string) {
	const ofFamily = and(eq(payRanges.specialitySlug, speciality), eq(payRanges.unit, unit))
	const rows = await tx.select().from(payRanges).where(ofFamily).orderBy(payRanges.month)
	const earlier = rows.map(({ id, city, band, contributions }) => ({
		...{ id, city, band },
		pay: new Map(Object.entries(contributions)),
	}))
	const { kept, added } = choosePublished([...cells.values()], earlier)
	const keptIds = kept.map(({ id }) => id)
	await tx
		.update(payRanges)
		.set({ isShown: false })
		.where(and(ofFamily, notInArray(payRanges.id, keptIds)))
	if (kept.length > 0) await tx.update(payRanges).set({ isShown: true }).where(inArray(payRanges.id, keptIds))
	if (added.length === 0) return
	await tx.insert(payRanges).values(
		added.map(({ city, band, pay }) => {
			const { tenth, low, median, high } = figuresOf(pay)
			return {
				...{ specialitySlug: speciality, unit, city, band, month, isShown: true },
				...{ tenthPaise: BigInt(tenth), lowPaise: BigInt(low), medianPaise: BigInt(median), highPaise: BigInt(high) },
				hospitals: pay.size,
				contributions: Object.fromEntries(pay),
			}
		}),
	)
}

const listed = specialities.filter(({ slug }) => slug !== 'other').map(({ slug }) => slug)

/** What each verified hospital pays in each cell: the median of its own, so that many jobs of one weigh no more. */
async function countFamilies(tx: Transaction, month: string): Promise<Map<string, Family>> {
	const [until, since] = [startOfIstDay(month), startOfIstDay(addYears(month, -1))]
	const inTime = sql`o.begins_at < ${until.toISOString()} and o.ends_at >= ${since.toISOString()}`
	const { rows: places } = await tx.execute<{ location: string }>(
		sql`select distinct location from pay_observations o where ${inTime}`,
	)
	const cityOf = places.flatMap(({ location }) => {
		const city = publicCityOf(location)?.slug
		return city ? [{ location, city }] : []
	})
	const bands = sql.join(
		experienceBuckets.toReversed().map(({ slug, minYears }) => sql`when o.experience >= ${minYears} then ${slug}`),
		sql` `,
	)
	const { rows } = await tx.execute<{
		speciality: string
		unit: PayUnit
		city: string | null
		band: ExperienceBucket | null
		hospital: string
		pay: number
	}>(sql`
		with observed as (
			select o.hospital_id hospital, o.speciality_slug speciality, o.unit, o.paise, p.city, case ${bands} end band
			from pay_observations o
			join hospitals h on h.id = o.hospital_id and h.status = 'verified'
			left join unnest(${sql.param(cityOf.map(({ location }) => location))}::text[], ${sql.param(cityOf.map(({ city }) => city))}::text[])
				p (location, city) on p.location = o.location
			where ${inTime} and o.speciality_slug = any(${sql.param(listed)}::text[])
		)
		select speciality, unit, city, band, hospital, percentile_cont(0.5) within group (order by paise) pay
		from observed
		group by grouping sets ((speciality, unit, hospital), (speciality, unit, city, hospital), (speciality, unit, city, band, hospital))
		having (grouping(city) = 1 or city is not null) and (grouping(band) = 1 or band is not null)`)
	const families = new Map<string, Family>()
	for (const { speciality, unit, city, band, hospital, pay } of rows) {
		const key = keyOf(speciality, unit)
		const family: Family = families.get(key) ?? { speciality, unit, cells: new Map() }
		families.set(key, family)
		const cellKey = keyOf(city, band)
		const cell = family.cells.get(cellKey) ?? { city, band, pay: new Map<string, number>() }
		family.cells.set(cellKey, cell)
		cell.pay.set(hospital, roundPay(pay))
	}
	return families
}
