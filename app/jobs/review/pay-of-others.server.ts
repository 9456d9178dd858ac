import { sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Queryable } from '#app/platform/database/db.server.ts'
import type { PayUnit } from '#app/platform/text/money.ts'
import { jobs } from '../tables.server.ts'

type Asked = { speciality: string; unit: PayUnit; exceptHospitalId: string }

/** Fewer would be chance. */
const minHospitals = 5
/** More jobs make it no better, and would cost more than a review may. */
const maxJobs = 5_000

/**
 * The median of what other verified hospitals pay in India, in paise, to hold what is far from it. Counted live and without the hospital
 * itself, so it is shown to no one: what is shown is published by the month (app/pay).
 */
export async function medianOfOthers(
	on: Queryable,
	{ speciality, unit, exceptHospitalId }: Asked,
): Promise<number | null> {
	const { rows } = await on.execute<{ hospitals: number; median: number | null }>(sql`
		with recent as (
			select ${jobs.hospitalId} hospital, ${jobs.payMinPaise} pay
			from ${jobs} join ${hospitals} on ${hospitals.id} = ${jobs.hospitalId}
			where ${jobs.specialitySlug} = ${speciality} and ${jobs.payUnit} = ${unit} and ${jobs.payModel} = 'fixed'
				and ${jobs.status} in ('open', 'paused', 'closed') and ${hospitals.status} = 'verified'
				and ${jobs.openedAt} > now() - interval '12 months' and ${jobs.hospitalId} <> ${exceptHospitalId}
			order by ${jobs.openedAt} desc
			limit ${maxJobs}
		), each as (
			select percentile_cont(0.5) within group (order by pay) pay from recent group by hospital
		)
		select count(*)::int hospitals, percentile_cont(0.5) within group (order by pay) median from each`)
	const [row] = rows
	return row && row.hospitals >= minHospitals ? row.median : null
}
