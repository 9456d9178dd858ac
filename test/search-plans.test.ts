// The shapes of the plans on which the speed of searches rests, of the statements as the app sends them.
import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { runSearch } from '#app/search/search.server.ts'
import { type SearchViewer, searchingFor } from '#app/specialists/search/search.server.ts'
import { type SpecialistSearch, specialistSearch } from '#app/specialists/search/specialist-search.server.ts'

/** One in a thousand has a rare word, one in nine another, one in two thousand a rare tag, half work at night; all over India. */
beforeEach(async () => {
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local session_replication_role = replica`)
		await tx.execute(sql`set local statement_timeout = '60s'`)
		await tx.execute(sql`
			insert into search_specialists (id, speciality, latitude, longitude, cell, city_latitude, city_longitude, city_cell, pay, completeness,
				by_relevance, by_relevance_public, by_experience, by_experience_public, by_rating, by_pay, facets, terms)
			select gen_random_uuid(), slug, lat, lng, search_cell(lat, lng), lat, lng, search_cell(lat, lng), 100000, 50,
				one * 7919 % 1000, one * 7919 % 1000, one % 40 * 1024, one % 40 * 1024, one % 500, one % 5000, search_facets('specialist', tags),
				array_to_tsvector(tags) || case when one % 1000 = 0 then setweight(to_tsvector('search', 'zebra'), 'B') else '' end
					|| case when one % 9 = 0 then setweight(to_tsvector('search', 'giraffe'), 'B') else '' end
					|| case when one % 3 = 0 then setweight(to_tsvector('search', 'okapi'), 'B') else '' end
			from generate_series(1, 20000) one
			cross join lateral (select 9 + one * 31 % 2000 / 100.0 as lat, 70 + one * 17 % 1500 / 100.0 as lng) place
			cross join lateral (select (array['anesthesiologist', 'icu-nurse', 'neurosurgeon', 'general-surgeon', 'ot-nurse', 'pediatrician'])[1 + one * 13 % 6] as slug) practised
			cross join lateral (select array['profession=doctor', 'speciality=' || slug,
				case when one % 2 = 0 then 'shift=night' else 'shift=morning' end] || case when one % 2000 = 0 then array['language=ur'] else '{}' end
				|| case when one % 5 < 2 then array['language=mr'] else '{}' end as tags) facet`)
		await tx.execute(sql`analyze search_specialists`)
	})
})

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Scan Direction'?: string; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const visitor = { kind: 'public' as const }

/** The steps of each statement that a search sends. */
async function plansOf(query: string, viewer: SearchViewer = visitor, isVacuumed = false) {
	const sent: SQL[] = []
	const on = new Proxy(db, {
		get: (of, name) =>
			name === 'execute'
				? (statement: SQL) => {
						sent.push(statement)
						return of.execute(statement)
					}
				: Reflect.get(of, name),
	}) as Queryable
	const search = specialistSearch.parse(new URLSearchParams(query))
	await runSearch(searchingFor({ viewer, search, limit: 12, isExact: true }), on)
	const plans = await Promise.all(
		sent.map(async (statement) => {
			const [first] = await db.transaction(async (tx) => {
				// Reading the whole table is cheap at this size, and a vacuum cannot be relied on here, beside other tests.
				await tx.execute(sql`set local enable_seqscan = off`)
				if (isVacuumed) await tx.execute(sql`set local enable_bitmapscan = off`)
				return (await tx.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (format json) ${statement}`)).rows
			})
			return first ? nodesOf(first['QUERY PLAN'][0].Plan) : []
		}),
	)
	// Which of the words some row has is looked up first.
	return plans.filter((nodes) => !indexesOf(nodes).includes('search_words_pk'))
}
const indexesOf = (nodes: Plan[]) => nodes.flatMap((node) => node['Index Name'] ?? [])

const hospital = { kind: 'hospital' as const, hospitalId: crypto.randomUUID() }

test('a rare word, and a rare option alone or beside a frequent one, is found by the index of the terms', async () => {
	for (const query of ['q=zebra', 'language=ur', 'language=ur&shift=night']) {
		const [matches = []] = await plansOf(query, hospital)
		expect([query, ...indexesOf(matches)]).toContain('search_specialists_terms')
	}
})

test('the page of many matches walks an index backward and sorts nothing', async () => {
	const walks: [string, SearchViewer, string][] = [
		['', visitor, 'search_specialists_relevance_public'],
		['shift=night', hospital, 'search_specialists_relevance'],
		['shift=night&sort=experience', hospital, 'search_specialists_experience'],
		['sort=pay', hospital, 'search_specialists_pay'],
		['sort=rating', visitor, 'search_specialists_rating'],
	]
	for (const [query, viewer, index] of walks) {
		const page = (await plansOf(query, viewer)).find((nodes) => indexesOf(nodes).includes(index)) ?? []

		const scans = page.filter((node) => node['Index Name'] === index)
		expect([query, ...scans.map((node) => node['Scan Direction'])]).toEqual([query, 'Backward'])
		expect([query, ...page.filter((node) => /Sort/.test(node['Node Type']))]).toEqual([query])
	}
})

test('matches at a place or of a speciality are read from one index, and no row of the table is', async () => {
	const reads: [string, SearchViewer, string][] = [
		['place=Pune&shift=night', visitor, 'search_specialists_by_city'],
		['place=Pune&shift=night&payMax=2,00,000&sort=pay', hospital, 'search_specialists_by_city'],
		['speciality=neurosurgeon&shift=night&from=2026-12-01', hospital, 'search_specialists_speciality'],
	]
	for (const [query, viewer, index] of reads) {
		const [matches = []] = await plansOf(query, viewer, true)

		const scans = matches.filter((node) => node['Index Name']?.startsWith('search_specialists'))
		expect([query, ...scans.map((node) => [node['Node Type'], node['Index Name']])]).toEqual([
			query,
			['Index Only Scan', index],
		])
	}
})

test('words at a place are found by one index, whatever else is asked', async () => {
	const [matches = []] = await plansOf('q=zebra&place=Pune&km=30&speciality=neurosurgeon&shift=night', hospital)

	expect(indexesOf(matches).filter((name) => name.startsWith('search_'))).toEqual(['search_specialists_terms'])
})

test('the number beside an option is what choosing it finds, of few rows with the words, of many, and where words name specialities', async () => {
	const find = (query: string) =>
		runSearch(
			searchingFor({
				viewer: hospital,
				search: specialistSearch.parse(new URLSearchParams(query)),
				limit: 12,
				isExact: true,
			}),
		)
	const slugs = ['anesthesiologist', 'icu-nurse', 'neurosurgeon', 'general-surgeon', 'ot-nurse', 'pediatrician']
	for (const [word, language] of [
		['zebra', 'mr'],
		['giraffe', 'mr'],
		['surgeon', 'ur'],
		['nurse', 'ur'],
	]) {
		const { counts } = await find(`q=${word}&speciality=neurosurgeon&shift=night&language=${language}`)
		const chosen = async (speciality: string, shift: string) =>
			(await find(`q=${word}&speciality=${speciality}&shift=${shift}&language=${language}`)).total.count
		for (const slug of slugs)
			expect([word, slug, counts.get('speciality')?.get(slug) ?? 0]).toEqual([word, slug, await chosen(slug, 'night')])
		for (const shift of ['night', 'morning'])
			expect([word, shift, counts.get('shift')?.get(shift) ?? 0]).toEqual([
				word,
				shift,
				await chosen('neurosurgeon', shift),
			])
	}
})

test('what leaving something out would give is what the search without it gives', async () => {
	const find = (search: SpecialistSearch) =>
		runSearch(searchingFor({ viewer: hospital, search, limit: 12, isExact: true }))
	for (const query of ['q=zebra&shift=morning&language=mr', 'q=zebra mornings&shift=morning']) {
		const { total, relaxed } = await find(specialistSearch.parse(new URLSearchParams(query)))
		expect([query, total.count, relaxed.length > 0]).toEqual([query, 0, true])
		for (const { label, rest, total: promised } of relaxed)
			expect([query, label, promised]).toEqual([query, label, (await find(rest)).total])
	}
})

test('a word that thousands have, with a filter that leaves many or few of them, finds the first page and as many as there are', async () => {
	const { rows } = await db.execute<{ id: string; ur: boolean }>(sql`
		select id, terms @@ '''language=ur''' as ur from search_specialists
		where terms @@ to_tsquery('search', 'okapi') and terms @@ '''shift=night''' order by by_pay desc, id desc`)
	const page = (kept: typeof rows) => kept.slice(0, 12).map(({ id }) => id)
	const find = async (query: string) => {
		const search = specialistSearch.parse(new URLSearchParams(`q=okapi&shift=night&sort=pay&${query}`))
		const { ids, total, counts } = await runSearch(searchingFor({ viewer: hospital, search, limit: 12, isExact: true }))
		return { ids, total, night: counts.get('shift')?.get('night') ?? null }
	}

	expect(await find('')).toEqual({ ids: page(rows), total: { count: 1_000, capped: true }, night: null })
	const few = rows.filter(({ ur }) => ur)
	expect(await find('language=ur')).toEqual({
		ids: page(few),
		total: { count: few.length, capped: false },
		night: few.length,
	})
})
