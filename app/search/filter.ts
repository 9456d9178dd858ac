import type { Condition } from './condition.ts'

/** One filter of a search: how the address says it, how the page says it, and what it asks of a row. */
export type Filter<Value> = {
	/** The group of options that it belongs to, and its first field in the address. */
	name: string
	/** Null where the address does not name it, or names what makes no sense. */
	parse(params: URLSearchParams): Value | null
	/** Fields of the address: only what differs from leaving them out. */
	print(value: Value): [field: string, value: string][]
	/** In words, one for each value that can be taken off alone, with what is then left. */
	label(value: Value): { label: string; rest: Value | null }[]
	/** All of these. None where the value narrows nothing, such as an amount that is none. */
	where(value: Value): Condition[]
}

export const filter = <Value>(definition: Filter<Value>) => definition

/** Several values of a list; one of them is enough. In the order of the list, whatever the order of the address. */
export const choices = <Value extends string>({
	name,
	values,
	label,
	where = (chosen) => [{ tags: chosen.map((value) => `${name}=${value}`) }],
}: {
	name: string
	values: readonly Value[]
	label: (value: Value) => string
	where?: (chosen: readonly Value[]) => Condition[]
}) =>
	filter<readonly Value[]>({
		name,
		parse(params) {
			const named = new Set(params.getAll(name).slice(0, maxValues))
			const chosen = values.filter((value) => named.has(value))
			return chosen.length > 0 ? chosen : null
		},
		print: (chosen) => chosen.map((value) => [name, value]),
		label: (chosen) =>
			chosen.map((value) => {
				const rest = chosen.filter((other) => other !== value)
				return { label: label(value), rest: rest.length > 0 ? rest : null }
			}),
		where,
	})

/** No one selects more of one list, so a longer address is not worth the work. */
const maxValues = 60

type Flag = { name: string; readonly label: string; where?: () => Condition[] }

/** On or off. The label is read when it is printed: it may be in the language of its reader. */
export const flag = (one: Flag) =>
	filter<true>({
		name: one.name,
		parse: (params) => (params.get(one.name) === 'on' ? true : null),
		print: () => [[one.name, 'on']],
		label: () => [{ label: one.label, rest: null }],
		where: one.where ?? (() => [{ tags: [`${one.name}=on`] }]),
	})

type Filters = Record<string, Filter<unknown>>
type ValueOf<One> = One extends Filter<infer Value> ? Value : never

/** A search as the address states it: words, filters, order. */
export type SearchOf<Definition> = Definition extends { parse: (params: URLSearchParams) => infer Search }
	? Search
	: never

export type Chip<Search> = { name: string; label: string; rest: Search }

/** What the pages of every search know of it. */
export type AnySearch = {
	q: string
	sort: string | null
	filters: { place: { text: string; km: number; place: { name: string } | null } | null }
}
export type SearchDefinition<Search> = {
	print: (search: Search) => string
	chips: (search: Search) => Chip<Search>[]
	conditions: (search: Search) => Ask[]
	conditionsFor: (name: string, params: URLSearchParams) => Condition[]
}

/** What one filter, or a word that stands for it, asks of a row. */
export type Ask = { name: string; asks: readonly Condition[] }

/** One definition of a search: the address, the chips and the conditions come from its list of filters. */
export function defineSearch<All extends Filters, Sort extends string>({
	filters,
	sorts,
}: {
	filters: All
	/** The first is what an address without one means, where the page has no better. */
	sorts: readonly Sort[]
}) {
	type Search = { q: string; sort: Sort | null; filters: { [Name in keyof All]: ValueOf<All[Name]> | null } }
	const all = Object.entries<Filter<unknown>>(filters)
	const valueOf = (search: Search, key: string) => (search.filters as Record<string, unknown>)[key] ?? null

	/** Reads an address. What makes no sense in it counts as absent, so no address is an error. */
	const parse = (params: URLSearchParams): Search => ({
		q: tidy(params.get('q')),
		sort: sorts.find((sort) => sort === params.get('sort')) ?? null,
		filters: Object.fromEntries(all.map(([key, one]) => [key, one.parse(params)])) as Search['filters'],
	})

	/** The query of an address: only what narrows or orders, always in one order. */
	function print(search: Search): string {
		const params = new URLSearchParams()
		if (search.q !== '') params.append('q', search.q)
		for (const [key, one] of all) {
			const value = valueOf(search, key)
			if (value !== null) for (const [field, text] of one.print(value)) params.append(field, text)
		}
		if (search.sort !== null) params.append('sort', search.sort)
		return params.toString()
	}

	/** The filters that are on, in words, each with the search that lacks it. Words are for the caller to add. */
	const chips = (search: Search): Chip<Search>[] =>
		all.flatMap(([key, one]) => {
			const value = valueOf(search, key)
			if (value === null) return []
			return one.label(value).map(({ label, rest }) => ({
				name: one.name,
				label,
				rest: { ...search, filters: { ...search.filters, [key]: rest } },
			}))
		})

	/** What the filters ask of a row, by filter. */
	const conditions = (search: Search): Ask[] =>
		all.flatMap(([key, one]) => {
			const value = valueOf(search, key)
			const asks = value === null ? [] : one.where(value)
			return asks.length > 0 ? [{ name: one.name, asks }] : []
		})

	/** What one filter asks when its value comes from words that were typed instead of from a field. */
	function conditionsFor(name: string, params: URLSearchParams): Condition[] {
		const one = all.find(([, { name: own }]) => own === name)?.[1]
		const value = one?.parse(params) ?? null
		return one && value !== null ? one.where(value) : []
	}

	return { sorts, parse, print, chips, conditions, conditionsFor }
}

const longestText = 100

/** One line, no invisible characters, cut rather than refused. */
export const tidy = (text: string | null): string =>
	(text ?? '')
		.toWellFormed()
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestText)
		.toWellFormed()
		.trim()
