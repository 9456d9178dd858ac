import type { AnySearch, SearchDefinition } from './filter.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

const longestName = 100

/** 'Anesthesiologist, “icu” within 20 km of Pune, night, at least ₹2,00,000 a month': a search in words, for lists and messages. */
export function searchName<Search extends AnySearch>(
	definition: Pick<SearchDefinition<Search>, 'chips'>,
	search: Search,
	/** What is found where nothing says it: 'Jobs'. */
	everything: string,
): string {
	const chips = definition.chips(search)
	const labelsOf = (name: string) => chips.flatMap((chip) => (chip.name === name ? [chip.label] : []))
	const what = [...labelsOf('speciality'), ...(search.q === '' ? [] : [`“${search.q}”`])].join(', ') || everything
	const { place } = search.filters
	const whatAndWhere = place?.place
		? t`${{ what }} within ${{ km: place.km }} km of ${{ place: saidName(place.place.name) }}`
		: what
	const rest = chips.filter(({ name }) => name !== 'speciality' && name !== 'place')
	const name = [whatAndWhere, ...rest.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ')
	return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name
}
