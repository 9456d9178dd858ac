import type { Language } from './languages.ts'

/** What stands in a sentence under a name: `${{ name }}`. */
type Value = string | number
type Named = Readonly<Record<string, Value>>

export type Speaker = {
	language: () => Language
	/** The sentence in that language; `forms` are the English ones, for one and for many. */
	say: (forms: readonly string[], count: number | null, context: string | undefined) => string | undefined
	/** A name of our lists in that language. */
	name?: (name: string) => string | undefined
}
let speaker: Speaker | null = null

/** The server speaks with each reader in their language. Where none speaks, in browsers and in scripts, everything is English. */
export const speakWith = (own: Speaker) => {
	speaker = own
}

export const languageNow = (): Language => speaker?.language() ?? 'en'

/** One name as the speaker knows it. What is printed goes through `saidName`. */
export const nameNow = (name: string): string | undefined => speaker?.name?.(name)

/** A whole sentence by its English words, where the reader has another language and the sentence a translation. */
export const sentenceNow = (english: string): string | undefined =>
	languageNow() === 'en' ? undefined : speaker?.say([english], null, undefined)

const grouped = new Intl.NumberFormat('en-IN')
const rules = new Intl.PluralRules('en-IN')

const fill = (sentence: string, values: Named, count: number | null) =>
	sentence.replaceAll(/\{(\w+)\}|#/g, (hole, name: string | undefined) => {
		if (name === undefined) return count === null ? hole : grouped.format(count)
		return String(values[name] ?? hole)
	})

function say(context: string | undefined, texts: readonly string[], named: readonly Named[]): string {
	const [first = ''] = texts
	if (languageNow() === 'en') return texts.slice(1).reduce((said, text, at) => said + valueOf(named[at]) + text, first)
	const english = texts.slice(1).reduce((said, text, at) => `${said}{${nameOf(named[at])}}${text}`, first)
	return fill(speaker?.say([english], null, context) ?? english, Object.assign({}, ...named) as Named, null)
}
const nameOf = (named: Named = {}) => Object.keys(named)[0] ?? ''
const valueOf = (named: Named = {}) => String(Object.values(named)[0] ?? '')

/**
 * A sentence in the language of its reader: t`${{ name }} has answered`. It is asked for when it is said, never when a module is
 * loaded: then there is no reader yet. A lone word is translated by what it is a word of: t.of('offer')`Withdrawn`.
 */
export const t = Object.assign(
	(texts: TemplateStringsArray, ...named: readonly Named[]) => say(undefined, texts, named),
	{
		of:
			(context: string) =>
			(texts: TemplateStringsArray, ...named: readonly Named[]) =>
				say(context, texts, named),
	},
)

/** A whole sentence by its first value, a count: many({ days }, '# day left', '# days left'). */
export function many(values: Named, one: string, other: string): string {
	const [count] = Object.values(values)
	if (typeof count !== 'number') throw new TypeError(`Not a count: ${one}`)
	const english = rules.select(count) === 'one' ? one : other
	if (languageNow() === 'en') return fill(english, values, count)
	return fill(speaker?.say([one, other], count, undefined) ?? english, values, count)
}

type Labels = { readonly [key: string]: string | Labels }

/** Labels by key, each in the language of the one who reads it then: words({ day: 'Day', night: 'Night' }). */
export function words<const Own extends Labels>(labels: Own): Own {
	const said = {}
	for (const [key, label] of Object.entries(labels)) {
		const get = typeof label === 'string' ? () => say(undefined, [label], []) : null
		Object.defineProperty(
			said,
			key,
			get ? { get, enumerable: true } : { value: words(label as Labels), enumerable: true },
		)
	}
	return said as Own
}
