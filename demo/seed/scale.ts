import { type SQL, sql } from 'drizzle-orm'
import { storedNames } from '#app/hospitals/names/hospital-name.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { addSearchWords, addSpecialists } from './scale-specialists.ts'
import { spread } from './scale-spread.ts'

const portion = 50_000
const jobsPerHospital = 40

/** Slugs and words for made-up rows, cycled through by row number. */
const specialities = sql`(array['anesthesiologist','general-surgeon','orthopedic-surgeon','neurosurgeon','cardiac-surgeon','general-physician','icu-nurse','ot-nurse'])`
const specialityNames = sql`(array['Anesthesiologist','General Surgeon','Orthopedic Surgeon','Neurosurgeon','Cardiac Surgeon','General Physician','ICU Nurse','OT Nurse'])`
const cities = sql`(array['Pune','Mumbai','Nashik','Nagpur','Bangalore','Hyderabad','Chennai','Delhi','Jaipur','Ahmedabad'])`
const latitudes = sql`(array[18.52,19.07,19.99,21.14,12.97,17.38,13.08,28.61,26.91,23.02])`
const longitudes = sql`(array[73.85,72.87,73.78,79.08,77.59,78.48,80.27,77.20,75.78,72.57])`

const pick = (list: typeof cities, n: ReturnType<typeof sql>) => sql`${list}[1 + (${n})::int % cardinality(${list})]`

/** Adds `count` specialists, a fifth as many open jobs and the hospitals that have them, set by set; for measurements, not for reading. */
export async function seedScale(count: number, say: (line: string) => void) {
	if (!Number.isInteger(count) || count < 1 || count > 5_000_000)
		throw new Error('--scale takes a whole number from 1 to 5,000,000')
	await inPortions(count, async (from, to) => {
		await db.transaction((tx) => addSpecialists(tx, from, to))
		say(`${to.toLocaleString('en-IN')} specialists`)
	})
	const jobCount = Math.ceil(count / 5)
	await addHospitals(Math.ceil(jobCount / jobsPerHospital))
	await inPortions(jobCount, async (from, to) => {
		await addJobs(from, to)
		say(`${to.toLocaleString('en-IN')} jobs`)
	})
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		await addSearchWords(tx)
		await tx.execute(sql`analyze`)
	})
}

async function inPortions(count: number, work: (from: number, to: number) => Promise<void>) {
	for (let from = 1; from <= count; from += portion) await work(from, Math.min(count, from + portion - 1))
}

/** `hospitalId(n)` is the id of the n-th, in SQL and here. */
const hospitalId = (n: SQL) => sql`md5('scale-hospital-' || ${n})::uuid`

async function addHospitals(count: number) {
	const numbers = Array.from({ length: count }, (_, n) => n)
	for (let from = 0; from < count; from += 1_000)
		await db
			.insert(hospitals)
			.values(
				numbers.slice(from, from + 1_000).map((n) => {
					const name = `Measured Hospital ${n}`
					const at = {
						legalName: name,
						displayName: name,
						address: `${n} Station Road`,
						city: 'Pune',
						phone: '+912069120150',
					}
					return {
						id: hospitalId(sql`${n}::text`),
						...at,
						...storedNames(at),
						status: 'verified',
						verifiedAt: sql`now()`,
					} as const
				}),
			)
			.onConflictDoNothing()
}

async function addJobs(from: number, to: number) {
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		await tx.execute(sql`set local session_replication_role = replica`)
		await tx.execute(sql`
			insert into jobs (id, hospital_id, title, speciality_slug, speciality, location, latitude, longitude, cell, shift_type, hours_per_shift, starts_on,
				experience_min_years, required_skills, description, pay_min_paise, pay_max_paise, pay_unit, pay_hourly_paise, urgent, status, opened_at, created_at)
			select md5('scale-job-' || n)::uuid, ${hospitalId(sql`n / ${jobsPerHospital}::int`)}, 'Consultant ' || name, slug, name, city, lat, lng,
				floor(lat / 0.05)::int * 2048 + floor(lng / 0.05)::int,
				(array['morning','evening','night','weekend','variable'])[1 + n % 5], 8, current_date + 5 + n % 60, ${spread(7)}::int % 12, array['Emergency cover','Teaching'],
				'Planned lists and shared emergency cover; measured, not real.', pay, pay * 13 / 10, 'month', pay / 208, n % 9 = 0, 'open',
				now() - (${spread(9)}::float8 / 65536 * 120) * interval '1 day', now()
			from (
				select n, ${pick(specialities, spread(3))} as slug, ${pick(specialityNames, spread(3))} as name, ${pick(cities, spread(4))} as city,
					${pick(latitudes, spread(4))} + (${spread(5)}::float8 / 65536 - 0.5) * 0.4 as lat, ${pick(longitudes, spread(4))} + (${spread(6)}::float8 / 65536 - 0.5) * 0.4 as lng,
					10000000 + ${spread(8)}::bigint * 400 as pay
				from generate_series(${from}::int - 1, ${to}::int - 1) series (n)
			) series
			on conflict do nothing`)
		await tx.execute(sql`
			insert into search_jobs (id, speciality, latitude, longitude, cell, pay_hourly, pay_case, starts_on, opened_at, by_newest, by_pay, by_start, facets, terms)
			select id, speciality, latitude, longitude, cell, pay_hourly, pay_case, starts_on, opened_at, by_newest, by_pay, by_start, facets, terms
			from search_job_rows where id in (select md5('scale-job-' || n)::uuid from generate_series(${from}::int - 1, ${to}::int - 1) n) on conflict do nothing`)
	})
}
