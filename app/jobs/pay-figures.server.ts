import { sql } from 'drizzle-orm'
import { distanceKm } from '#app/catalog/distance.ts'
import { type City, findCityOf } from '#app/catalog/places.server.ts'
import { specialityBySlug } from '#app/catalog/specialities.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { monthAndYear } from '#app/platform/dates.ts'
import type { PayUnit } from '#app/platform/money.ts'
import type { Queryable } from '#app/platform/db.server.ts'
import { readerDb } from '#app/platform/replica.server.ts'
import { fewest, type PayFigures, roundPay } from './pay-figures.ts'
import { jobs } from './tables.server.ts'

type Asked = { speciality: string; location: string; unit: PayUnit }

/** A city with what belongs to it. */
const cityKm = 25
/** A figure of more jobs is no better, and would cost more than a form may. */
const maxJobs = 5_000

/**
 * What hospitals pay for this speciality and unit: in the city of the location, else in all of India, else nothing.
 * Verified hospitals only, jobs of the last twelve months with fixed pay, by the lower end of their pay. Each hospital
 * counts once, with its median, so that no one's many jobs make the figure, and none is made of fewer than five.
 */
export async function findPayFigures({ speciality, location, unit }: Asked): Promise<PayFigures | null> {
	const known = specialityBySlug(speciality)
	if (!known || speciality === 'other') return null
	const city = findCityOf(location)
	const asked = { speciality: known.name, unit, city: city?.label ?? null, tooFewIn: null }
	const near = city && (await measurePay(readerDb(), { speciality, unit, city }))
	if (near) return { ...asked, ...near }
	const everywhere = await measurePay(readerDb(), { speciality, unit })
	return everywhere && { ...asked, ...everywhere, city: null, tooFewIn: asked.city }
}

type Measured = { speciality: string; unit: PayUnit; city?: City; exceptHospitalId?: string }

/** Of all of India without a city. Null where fewer jobs or hospitals than a figure may be made of. */
export async function measurePay(on: Queryable, { speciality, unit, city, exceptHospitalId }: Measured) {
	const { rows } = await on.execute<{
		jobs: number
		hospitals: number
		since: Date | null
		pay: number[] | null
	}>(sql`
		with recent as (
			select ${jobs.hospitalId} hospital, ${jobs.payMinPaise} pay, ${jobs.openedAt} opened_at
			from ${jobs} join ${hospitals} on ${hospitals.id} = ${jobs.hospitalId}
			where ${jobs.specialitySlug} = ${speciality} and ${jobs.payUnit} = ${unit} and ${jobs.payModel} = 'fixed'
				and ${jobs.status} in ('open', 'paused', 'closed') and ${hospitals.status} = 'verified'
				and ${jobs.openedAt} > now() - interval '12 months' ${city ? within(city) : sql``}
				${exceptHospitalId ? sql`and ${jobs.hospitalId} <> ${exceptHospitalId}` : sql``}
			order by ${jobs.openedAt} desc
			limit ${maxJobs}
		), each as (
			select percentile_cont(0.5) within group (order by pay) pay, count(*) jobs, min(opened_at) since
			from recent group by hospital
		)
		select coalesce(sum(jobs), 0)::int jobs, count(*)::int hospitals, min(since) since,
			percentile_cont(array[0.1, 0.5, 0.9]) within group (order by pay) pay
		from each`)
	const [row] = rows
	const [low, median, high] = row?.pay ?? []
	if (!row || row.jobs < fewest.jobs || row.hospitals < fewest.hospitals) return null
	if (!row.since || low === undefined || median === undefined || high === undefined) return null
	return {
		...{ low: roundPay(low), median: roundPay(median), high: roundPay(high) },
		...{ jobs: row.jobs, hospitals: row.hospitals, months: monthsSince(new Date(row.since), new Date()) },
	}
}

/** A square: for a figure of a city, its corners do no harm. */
function within({ lat, lng }: City) {
	const high = cityKm / distanceKm({ lat, lng }, { lat: lat + 1, lng })
	const wide = cityKm / distanceKm({ lat, lng }, { lat, lng: lng + 1 })
	return sql`and ${jobs.latitude} between ${lat - high} and ${lat + high}
		and ${jobs.longitude} between ${lng - wide} and ${lng + wide}`
}

function monthsSince(first: Date, last: Date): string {
	const [from, to] = [monthAndYear(first), monthAndYear(last)]
	return from === to ? from : `${from} to ${to}`
}
