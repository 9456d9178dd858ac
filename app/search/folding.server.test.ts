import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { soundOf } from '#app/catalog/words/correct.ts'
import { isDevanagari } from '#app/catalog/words/devanagari.ts'
import { areaOf, cellOf } from '#app/catalog/places/distance.ts'
import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { allSkills } from '#app/catalog/skills.ts'
import { isIndic } from '#app/catalog/words/scripts.ts'
import { specialities } from '#app/catalog/specialities.ts'
import { foldSpelling } from '#app/catalog/words/spelling.ts'
import { vocabulary } from '#app/catalog/words/vocabulary.ts'
import { db } from '#app/platform/database/db.server.ts'

const odd = [
	...[
		'M.D. (Anaesthesiology)',
		'm.b.b.s.',
		'B. A.',
		'B.Sc. Nursing',
		'M.Ch',
		'Ph.D.',
		'A.K. Sharma',
		'K.Rao',
		'A. K. Sharma',
		'M.S.C.',
	],
	...[
		'Dr.Asha',
		'St. John’s',
		"D'Souza",
		'O`Neil',
		'José Müller',
		'Ångström',
		'naïve – dash',
		'½ day',
		'10+ years',
		'1,00,000',
		'C-section',
	],
	...[
		'ICU/HDU & OT',
		'Ⅳ fluids',
		'ﬁbre',
		'Ｐｕｎｅ ４１１',
		'Œdema',
		'ß',
		'…',
		'',
		'  ',
		'tumours, paediatrics; gynaecology',
		'Organisation',
		'₹2,00,000',
	],
	...[
		'non\u00a0breaking',
		'soft\u00adhyphen',
		'em—dash',
		'“quoted”',
		'İstanbul',
		'a™',
		'मराठी 1',
		'snow ☃ man',
		'smile 😀 face',
		'x²',
		'தமிழ்',
		'Ελλάδα',
		'под',
	],
]
const names = [
	...'Gokhale Gokhle Chaudhari Choudhary Agarwal Aggarwal Iyer Aiyar Mishra Misra Navjeevan Navjivan Krishna Krushna Shree Shri Sri'.split(
		' ',
	),
	...'Wagh Vagh Phadke Fadke Sahyadri Sanjeevani Kshirsagar Xavier Schmidt Qureshi Zaheer Deshpande Ghosh Mukherjee Bhattacharya'.split(
		' ',
	),
	...'Aiyer Raut Gautam Rau Chhaya Jhunjhunwala Meher Shinde Thakkar Rajesh Rajiv Rukmini Priya Vijay Uday Dey Ojha Joy Aayush Eea Iee'.split(
		' ',
	),
]

/** What SQL makes of each. */
async function inSql(name: 'search_fold' | 'search_sound', texts: readonly string[]): Promise<string[]> {
	const { rows } = await db.execute<{ folded: string }>(sql`
		select ${sql.raw(name)}(written) as folded from unnest(${sql.param([...texts])}::text[]) with ordinality given (written, at) order by at`)
	return rows.map(({ folded }) => folded)
}
const pairs = (texts: readonly string[], made: readonly string[]) => texts.map((text, at) => [text, made[at]])

test('SQL and the app fold every name of the catalog, every form of the vocabulary and odd texts alike', async () => {
	const texts = [
		...[
			...allSkills,
			...qualificationsOf('doctor'),
			...qualificationsOf('nurse'),
			...specialities.map(({ name }) => name),
		],
		...vocabulary.flatMap(({ forms }) => forms.split(',')),
		...odd,
	].filter((text) => !isDevanagari(text))

	expect(pairs(texts, await inSql('search_fold', texts))).toEqual(pairs(texts, texts.map(foldSpelling)))
	expect(await inSql('search_fold', ['M.D.', 'B. A.', 'B.Sc', 'D’Souza', 'José'])).toEqual([
		'md',
		'ba',
		'bsc',
		'dsouza',
		'jose',
	])
})

test('SQL and the app hear the same sound in every word', async () => {
	// Names in scripts of India are heard by SQL alone.
	const forms = vocabulary.flatMap(({ forms }) => forms.split(',')).filter((form) => !isIndic(form))
	const words = [...new Set([...names, ...forms].flatMap((text) => foldSpelling(text).split(' ')))].filter(Boolean)

	expect(pairs(words, await inSql('search_sound', words))).toEqual(pairs(words, words.map(soundOf)))
})

describe('a name', () => {
	const isFound = async (name: string, typed: string, suffix = '') => {
		const { rows } = await db.execute<{ found: boolean }>(
			sql`select array_to_tsvector(search_name_tags(${name})) @@ search_name_query(${typed}, ${suffix}) as found`,
		)
		return rows[0]?.found
	}

	test.each([
		['Gokhale', 'Gokhle'],
		['Chaudhari', 'Choudhary'],
		['Agarwal', 'Aggarwal'],
		['Iyer', 'Aiyar'],
		['Mishra', 'Misra'],
		['Navjeevan', 'Navjivan'],
		['Krishna', 'Krushna'],
		['Shree', 'Shri'],
		['Shri', 'Sri'],
		['Kulkarni', 'कुलकर्णी'],
		['Deshpande', 'देशपांडे'],
		['Patil', 'पाटील'],
		['Chaitanya', 'चैतन्य'],
		['Dnyaneshwar', 'ज्ञानेश्वर'],
		['Dhage', 'ढगे'],
		['Rathod', 'राठोड'],
		['Dr D’Souza', 'dsouza'],
		['Dr Asha Menon', 'menon asha'],
	])('%s is found as %s', async (name, typed) => {
		expect(await isFound(name, typed)).toBe(true)
	})

	test('is found by its beginning as it is spelled, and by no other name', async () => {
		expect(await isFound('Dr Asha Menon', 'asha men', ':*')).toBe(true)
		expect(await isFound('Dr Asha Menon', 'men asha', ':*')).toBe(false)
		expect(await isFound('Dr Asha Menon', 'men', '')).toBe(false)
		for (const [name, typed] of [
			['Joshi', 'Jog'],
			['Patil', 'Patel'],
			['Rane', 'Ranade'],
			['Sarita', 'Shree'],
		] as const)
			expect([typed, await isFound(name, typed, ':*')]).toEqual([typed, false])
	})
})

test('the database numbers cells and areas as the grid of the catalog does', async () => {
	const { rows } = await db.execute<{ lat: number; lng: number; cell: number; area: string }>(sql`
		select lat, lng, search_cell(lat, lng) as cell, search_area('area', search_cell(lat, lng)) as area
		from (select 8 + one * 0.037 as lat, 68 + one * 0.0423 as lng from generate_series(0, 700) one) points`)

	for (const { lat, lng, cell, area } of rows)
		expect([lat, lng, cell, area]).toEqual([lat, lng, cellOf(lat, lng), `area=${areaOf(cellOf(lat, lng))}`])
})
