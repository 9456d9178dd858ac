import { sql } from 'drizzle-orm'
import { languages } from '#app/catalog/languages.ts'
import { greatestCities } from '#app/catalog/places/places.server.ts'
import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { skillsOf } from '#app/catalog/skills.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { men, surnames, women } from './people.ts'

/** In the order in which the made-up people choose: the first eight, which the made-up jobs are for, most of all. */
const sought = [
	'anesthesiologist',
	'general-surgeon',
	'orthopedic-surgeon',
	'neurosurgeon',
	'cardiac-surgeon',
	'general-physician',
	'icu-nurse',
	'ot-nurse',
]
const rest = specialities.filter(({ slug }) => !sought.includes(slug) && slug !== 'other')
const chosen = [...sought.flatMap((slug) => specialities.find((speciality) => speciality.slug === slug) ?? []), ...rest]

/** Places by population, the greatest first. */
const places = greatestCities(3_000)

/** Families are called after where they come from: with the common ones some thousand names. */
const plain = places.filter(({ name }) => /^[A-Z][a-z]{4,9}$/.test(name)).map(({ name }) => name)
const fromPlaces = plain
	.slice(0, 900)
	.flatMap((name, at) => [`${name.replace(/[aeiou]$/, '')}${at % 3 === 0 ? 'wala' : 'kar'}`])

const list = (values: readonly string[], type = 'text') => sql`${sql.param([...values])}::${sql.raw(type)}[]`

const numbered = (name: string, values: readonly string[]) =>
	sql`create temp table ${sql.raw(name)} on commit drop as select (row_number() over () - 1)::int as n, value from unnest(${list(values)}) value`

/** One table each, numbered from 0, for the statements that make people; gone with the transaction. */
export const listStatements = [
	sql`create temp table scale_places on commit drop as
		select (row_number() over () - 1)::int as n, place.* from unnest(${list(places.map(({ name }) => name))},
			${list(
				places.map(({ lat }) => String(lat)),
				'float8',
			)}, ${list(
				places.map(({ lng }) => String(lng)),
				'float8',
			)}) place (name, lat, lng)`,
	sql`create temp table scale_specialities on commit drop as
		select (row_number() over () - 1)::int as n, speciality.* from unnest(${list(chosen.map(({ slug }) => slug))},
			${list(chosen.map(({ name }) => name))}, ${list(chosen.map(({ profession }) => profession))},
			${list(chosen.map(({ family }) => skillsOf(family).join('|')))}) speciality (slug, name, profession, skills)`,
	numbered('scale_first_names', [...women, ...men]),
	numbered('scale_middle_names', men),
	numbered('scale_surnames', [...surnames, ...fromPlaces]),
	numbered('scale_doctor_degrees', qualificationsOf('doctor')),
	numbered('scale_nurse_degrees', qualificationsOf('nurse')),
	numbered(
		'scale_languages',
		languages.slice(3).map(({ code }) => code),
	),
]
/** How many there are to choose from, in the same order. */
export const sizes = {
	places: places.length,
	specialities: chosen.length,
	women: women.length,
	firstNames: women.length + men.length,
	middleNames: men.length,
	commonSurnames: surnames.length,
	surnames: surnames.length + fromPlaces.length,
	doctorDegrees: qualificationsOf('doctor').length,
	nurseDegrees: qualificationsOf('nurse').length,
	languages: languages.length - 3,
}
