import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { experienceBucketOf } from '#app/catalog/experience.ts'
import { cityBySlug, publicCityOf } from '#app/catalog/places/places.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import type { PayUnit } from '#app/platform/text/money.ts'
import { readerDb } from '#app/platform/database/replica.server.ts'
import { payRanges } from './tables.server.ts'
import { hospitalCount, type UsualPay } from './usual-pay.ts'

type Asked = {
	speciality: string | null
	/** Any words for a place; all of India where none is known. */
	location: string
	unit: PayUnit
	/** Experience that is asked for at least. */
	years?: number | null
}

/** The figure that is nearest to what is asked: of its city and experience, of the city, of all of India; else nothing. */
export async function findUsualPay(asked: Asked, on: Queryable = readerDb()): Promise<UsualPay | null> {
	const speciality = asked.speciality === null ? null : specialityBySlug(asked.speciality)
	if (!speciality) return null
	const city = publicCityOf(asked.location)
	const band = asked.years == null ? null : (experienceBucketOf(asked.years)?.slug ?? null)
	const [row] = await on
		.select(columns)
		.from(payRanges)
		.where(
			and(
				eq(payRanges.isShown, true),
				eq(payRanges.specialitySlug, speciality.slug),
				eq(payRanges.unit, asked.unit),
				city ? or(isNull(payRanges.city), eq(payRanges.city, city.slug)) : isNull(payRanges.city),
				band ? or(isNull(payRanges.band), eq(payRanges.band, band)) : isNull(payRanges.band),
			),
		)
		.orderBy(sql`${payRanges.city} is null`, sql`${payRanges.band} is null`)
		.limit(1)
	const found = row && toUsualPay(row)
	if (!found) return null
	return { ...found, tooFewIn: { city: found.city ? null : (city?.label ?? null), band: found.band ? null : band } }
}

/** Every figure that is shown, of one speciality or of all: cities before all of India, each before its experiences. */
export async function listUsualPay(speciality?: string): Promise<UsualPay[]> {
	const rows = await readerDb()
		.select(columns)
		.from(payRanges)
		.where(
			and(eq(payRanges.isShown, true), speciality === undefined ? undefined : eq(payRanges.specialitySlug, speciality)),
		)
		.orderBy(sql`${payRanges.city} is null`, desc(payRanges.hospitals), payRanges.city, payRanges.band)
	return rows.flatMap((row) => toUsualPay(row) ?? [])
}

/** Never what single hospitals contributed. */
const columns = {
	specialitySlug: payRanges.specialitySlug,
	city: payRanges.city,
	band: payRanges.band,
	unit: payRanges.unit,
	tenth: payRanges.tenthPaise,
	low: payRanges.lowPaise,
	median: payRanges.medianPaise,
	high: payRanges.highPaise,
	hospitals: payRanges.hospitals,
	month: payRanges.month,
}

type Row = Pick<UsualPay, 'band' | 'unit' | 'tenth' | 'low' | 'median' | 'high' | 'month'> & {
	specialitySlug: string
	city: string | null
	hospitals: number
}

function toUsualPay({ specialitySlug, city: citySlug, hospitals, ...row }: Row): UsualPay | null {
	const speciality = specialityBySlug(specialitySlug)
	const city = citySlug === null ? null : cityBySlug(citySlug)
	if (!speciality || (citySlug !== null && !city)) return null
	return {
		...row,
		speciality: { slug: speciality.slug, name: speciality.name },
		city: city && { slug: city.slug, label: city.label },
		tooFewIn: { city: null, band: null },
		hospitals: hospitalCount(hospitals),
	}
}
