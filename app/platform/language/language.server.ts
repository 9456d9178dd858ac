import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { dictionary } from '../text/dictionary.ts'
import type { Language } from './languages.ts'
import { type Speaker, speakWith } from './words.ts'

/** By the English sentence: its translation, or that for one and that for many. */
export type Catalog = Readonly<Record<string, string | readonly [one: string, other: string]>>

const readers = new AsyncLocalStorage<Language>()
const catalogs = new Map<Language, Catalog>()

/** Read when the first reader of the language comes; written by translators (languages/). */
function catalogOf(language: Language): Catalog {
	const known = catalogs.get(language)
	if (known) return known
	const read = dictionary(JSON.parse(readFileSync(`languages/${language}.json`, 'utf8')) as Catalog)
	catalogs.set(language, read)
	return read
}

type Names = ReadonlyMap<string, string>
const names = new Map<Language, Names>()

/** The names of our lists, by the English ones. */
function namesOf(language: Language): Names {
	const known = names.get(language)
	if (known) return known
	const read = JSON.parse(readFileSync(`languages/names/${language}.json`, 'utf8')) as Record<string, string>
	const byName = new Map(Object.entries(read))
	names.set(language, byName)
	return byName
}

const rules = { en: new Intl.PluralRules('en'), hi: new Intl.PluralRules('hi'), mr: new Intl.PluralRules('mr') }

/** Says each sentence in the language of the one who reads it. */
export const speaker: Speaker = {
	language: () => readers.getStore() ?? 'en',
	say: (forms, count, context) => {
		const language = readers.getStore() ?? 'en'
		const key = (context === undefined ? '' : `${context}|`) + forms.join('|')
		const said = catalogOf(language)[key]
		if (typeof said !== 'object') return said
		return said[rules[language].select(count ?? 0) === 'one' ? 0 : 1]
	},
	name: (name) => {
		const language = readers.getStore() ?? 'en'
		return language === 'en' ? undefined : namesOf(language).get(name)
	},
}
speakWith(speaker)

/** Says everything that `say` says in the language of its reader. */
export const inLanguage = <Said>(language: Language, say: () => Said): Said => readers.run(language, say)
