import { type JobSearch, jobSearch } from '#app/jobs/search/job-search.server.ts'
import { rupeesForField } from '#app/platform/text/money.ts'
import { searchName } from '#app/search/search-name.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { type Language, languages } from '#app/platform/language/languages.ts'
import { languageNow, t } from '#app/platform/language/words.ts'

/** The search of the job list at an address, and how it is saved: one query for one meaning, however it was typed. */
export const parseSavedSearch = (query: string): JobSearch => jobSearch.parse(new URLSearchParams(query))

/** Null when nothing is on that narrows anything. */
export function readSavedSearch(query: string): { name: string; query: string } | null {
	const search = inOneForm(parseSavedSearch(query))
	if (search.q === '' && jobSearch.chips(search).length === 0) return null
	return { name: searchName(jobSearch, search, t`Jobs`), query: jobSearch.print(search) }
}

/**
 * How a saved search is called in each language. Until its owner renames it, it has the words for its filters, in whichever language it
 * was saved; what the owner typed is the name for all readers.
 */
export function namesOf({ name, query }: { name: string; query: string }): Record<Language, string> {
	const ours = (language: Language) => inLanguage(language, () => readSavedSearch(query)?.name) ?? name
	const names = { en: ours('en'), hi: ours('hi'), mr: ours('mr') }
	return languages.some((language) => names[language] === name) ? names : { en: name, hi: name, mr: name }
}

export const nameNow = (search: { name: string; query: string }) => namesOf(search)[languageNow()]

/** Without order, in lower case, with the place and the amount as we would write them; what narrows nothing is left out. */
function inOneForm(search: JobSearch): JobSearch {
	const { place, pay } = search.filters
	return {
		q: search.q.toLowerCase(),
		sort: null,
		filters: {
			...search.filters,
			place: place?.place ? { ...place, text: labelOf(place.place) } : null,
			pay: pay?.paise == null ? null : { ...pay, text: rupeesForField(pay.paise) },
		},
	}
}

const labelOf = (place: { name: string }) =>
	'label' in place && typeof place.label === 'string' ? place.label : place.name
