import { isLanguage, languageName } from '#app/catalog/languages.ts'
import { qualificationsOf } from '#app/catalog/qualifications.ts'
import { isJobShift, shiftName } from '#app/catalog/shifts.ts'
import { allSkills } from '#app/catalog/skills.ts'
import type { Term } from '#app/catalog/words/understood.ts'
import type { Alternative } from '#app/catalog/words/vocabulary.ts'
import { slugOf } from '#app/catalog/words/vocabulary.ts'
import type { SpecialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import type { Asked } from './asked.ts'

const degrees = [...qualificationsOf('doctor'), ...qualificationsOf('nurse')]

/** What the filters and the words of a search ask for. */
export function askedBy({ filters }: SpecialistSearch, terms: readonly Term[]): Asked {
	const tags = terms.flatMap(({ tiers }) => tiers.flat().flatMap(tagsOf))
	const words = terms.flatMap(({ tiers }) => tiers.flat().flatMap(wordsIn))
	const valuesOf = (group: string) =>
		tags.flatMap((tag) => (tag.startsWith(`${group}=`) ? [tag.slice(group.length + 1)] : []))
	const named = (names: readonly string[], group: string) => {
		const slugs = new Set(valuesOf(group))
		return names.filter((name) => slugs.has(slugOf(name)))
	}
	return {
		skills: named(allSkills, 'skill'),
		words: [...new Set(words)],
		degrees: named(degrees, 'degree'),
		shifts: [...(filters.shift ?? []), ...valuesOf('shift').filter(isJobShift)].map(shiftName),
		languages: [...(filters.language ?? []), ...valuesOf('language').filter(isLanguage)].map(languageName),
	}
}

function tagsOf(alternative: Alternative): string[] {
	if ('tag' in alternative) return [alternative.tag]
	return 'all' in alternative ? alternative.all.flatMap(tagsOf) : []
}

/** What is looked for in skills too, and not only in titles. */
function wordsIn(alternative: Alternative): string[] {
	if ('words' in alternative) return alternative.in === 'A' ? [] : [alternative.words]
	return 'all' in alternative ? alternative.all.flatMap(wordsIn) : []
}
