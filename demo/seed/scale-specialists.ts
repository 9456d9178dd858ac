import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { listStatements, sizes } from './scale-lists.ts'
import { spread } from './scale-spread.ts'

/** 0 to below 1, the same for a row on every run. */
const chance = (salt: number) => sql`(${spread(salt)}::float8 / 65536)`
const even = (salt: number, count: number) => sql`(${chance(salt)} * ${count})::int % ${count}`
/** The first of a list often, the last seldom. */
const skewed = (salt: number, count: number, power: number) =>
	sql`floor(power(${chance(salt)}, ${power}) * ${count})::int`
/** By rank, as the sizes of cities go. */
const byRank = (salt: number, count: number) =>
	sql`least(${count - 1}, floor(exp(${chance(salt)} * ln(${count}::float8)))::int - 1)`
const surname = sql`case when ${chance(12)} < 0.7 then ${skewed(2, sizes.commonSurnames, 1.5)} else ${sizes.commonSurnames} + ${skewed(2, sizes.surnames - sizes.commonSurnames, 1.5)} end`
const people = (from: number, to: number) => sql`generate_series(${from}::int, ${to}::int)`
const id = sql`md5('scale-specialist-' || series.n)::uuid`

/** Specialists with skills, a degree and a registration; their rows of the search are written at the end. */
export async function addSpecialists(tx: Transaction, from: number, to: number) {
	await tx.execute(
		sql`select set_config('statement_timeout', '0', true), set_config('session_replication_role', 'replica', true)`,
	)
	for (const statement of listStatements) await tx.execute(statement)
	for (const statement of [accounts, profiles, skills, degrees, registrations, searchRows])
		await tx.execute(statement(from, to))
}

const name = sql`case when speciality.profession = 'doctor' then 'Dr ' else '' end || first.value || case when ${spread(11)}::int % 4 = 0 then ' ' else ' ' || middle.value || ' ' end || last.value`
const whoIsWho = sql`
	join scale_specialities speciality on speciality.n = ${skewed(3, sizes.specialities, 2.2)}
	join scale_first_names first on first.n = ${even(1, sizes.firstNames)}
	join scale_middle_names middle on middle.n = ${even(10, sizes.middleNames)}
	join scale_surnames last on last.n = ${surname}`

const accounts = (from: number, to: number): SQL => sql`
	insert into accounts (id, kind, name, phone, created_at, updated_at)
	select ${id}, 'specialist', ${name}, '+91' || (9000100000 + series.n), now() - series.n % 400 * interval '1 day', now()
	from ${people(from, to)} series (n) ${whoIsWho} on conflict do nothing`

const profiles = (from: number, to: number): SQL => sql`
	insert into specialists (id, name, profession, speciality_slug, speciality, location, latitude, longitude, city_latitude, city_longitude, years_of_experience, languages, shifts,
		availability, available_from, travel_radius_km, expected_monthly_paise, expected_hourly_paise, gender, rating_count, rating_sum,
		profile_visibility, anonymous_mode, experience_visibility, joined_at, updated_at)
	select accounts.id, accounts.name, speciality.profession::profession, speciality.slug, speciality.name,
		place.name, place.lat + (${chance(5)} - 0.5) * ${chance(15)} * 0.5, place.lng + (${chance(6)} - 0.5) * ${chance(15)} * 0.5, place.lat, place.lng,
		${skewed(7, 35, 1.4)},
		case ${spread(16)}::int % 3 when 0 then array['mr','hi','en'] when 1 then array['hi','en'] else array['en', language.value] end,
		array_remove(array[case when ${chance(21)} < 0.6 then 'morning' end, case when ${chance(22)} < 0.3 then 'afternoon' end, case when ${chance(23)} < 0.3 then 'evening' end,
			case when ${chance(24)} < 0.35 then 'night' end, case when ${chance(25)} < 0.25 then 'weekend' end, case when ${chance(26)} < 0.2 then 'emergency' end], null),
		(select coalesce(jsonb_object_agg(day, '{"from": "08:00", "to": "18:00"}'::jsonb), '{}')
			from unnest(array['mon','tue','wed','thu','fri','sat','sun']) with ordinality days (day, nth) where (${spread(27)} >> nth::int) & 1 = 1 or nth = 1),
		case when ${chance(28)} < 0.25 then current_date + 10 + ${even(29, 90)} end,
		5 + series.n % 40, 3000000 + (power(${chance(8)}, 2) * 60000000)::bigint, 100000 + ${spread(8)}::bigint,
		case when ${chance(30)} < 0.6 then case when first.n < ${sizes.women} then 'female' else 'male' end end,
		ratings.count, ratings.count * 3 + (${chance(32)} * 2 * ratings.count)::int,
		${chance(33)} >= 0.04, ${chance(34)} < 0.12, ${chance(35)} >= 0.05, accounts.created_at, now() - ${skewed(36, 400, 2)} * interval '1 day'
	from ${people(from, to)} series (n) ${whoIsWho}
	join accounts on accounts.id = ${id}
	join scale_places place on place.n = ${byRank(4, sizes.places)}
	join scale_languages language on language.n = ${skewed(17, sizes.languages, 1.5)}
	cross join lateral (select case when ${chance(31)} < 0.2 then 1 + ${even(37, 9)} else 0 end as count) ratings
	on conflict do nothing`

const skills = (from: number, to: number): SQL => sql`
	insert into specialist_skills (specialist_id, name, position)
	select ${id}, (string_to_array(speciality.skills, '|'))[1 + floor(power((hashint8extended(series.n::bigint, 40 + nth) & 65535)::float8 / 65536, 1.7) * cardinality(string_to_array(speciality.skills, '|')))::int], nth
	from ${people(from, to)} series (n)
	join scale_specialities speciality on speciality.n = ${skewed(3, sizes.specialities, 2.2)}
	cross join generate_series(1, 3) nth on conflict do nothing`

const degrees = (from: number, to: number): SQL => sql`
	insert into educations (specialist_id, institution, degree, start_year, end_year)
	select ${id}, 'Government Medical College', coalesce(doctor.value, nurse.value), 2008, 2013
	from ${people(from, to)} series (n)
	join scale_specialities speciality on speciality.n = ${skewed(3, sizes.specialities, 2.2)}
	left join scale_doctor_degrees doctor on speciality.profession = 'doctor' and doctor.n = ${skewed(50, sizes.doctorDegrees, 1.5)}
	left join scale_nurse_degrees nurse on speciality.profession = 'nurse' and nurse.n = ${skewed(50, sizes.nurseDegrees, 1.5)}`

const registrations = (from: number, to: number): SQL => sql`
	insert into credentials (specialist_id, kind, title, council_code, number, status, verified_at)
	select ${id}, 'registration', 'Maharashtra Medical Council', 'MH-MC', 'SCALE/' || series.n,
		case when ${chance(51)} < 0.75 then 'verified' else 'pending' end::credential_status, case when ${chance(51)} < 0.75 then now() end
	from ${people(from, to)} series (n) where ${chance(52)} < 0.8 on conflict do nothing`

/** In one statement, which is quicker than the refresh of each row that the triggers make. */
const searchRows = (from: number, to: number): SQL => sql`
	insert into search_specialists (id, speciality, latitude, longitude, cell, city_latitude, city_longitude, city_cell, pay, available_from, completeness, by_relevance, by_relevance_public,
		by_experience, by_experience_public, by_rating, by_pay, facets, terms)
	select id, speciality, latitude, longitude, cell, city_latitude, city_longitude, city_cell, pay, available_from, completeness, by_relevance, by_relevance_public,
		by_experience, by_experience_public, by_rating, by_pay, facets, terms
	from search_specialist_rows where id in (select ${id} from ${people(from, to)} series (n)) on conflict do nothing`

/** The words that corrections know: each once, from all rows. */
const searchWords = sql`
	insert into search_words (kind, word)
	select distinct 'name', word from specialists, unnest(string_to_array(search_fold(name), ' ')) word
	where not anonymous_mode and length(word) between 3 and 24 on conflict do nothing`

export const addSearchWords = (tx: Transaction) => tx.execute(searchWords)
