import { globSync, readFileSync } from 'node:fs'
import type { Language } from '#app/platform/language/languages.ts'

export const wordsIn = (text: string) => text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? []

/** The Latin words of the translations: degrees, councils, OTP, PDF, what English binds in. */
export function leftByTranslators(language: Language): Set<string> {
	const catalogs = [`languages/${language}.json`, `languages/names/${language}.json`].flatMap((file) =>
		Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>).flat(),
	)
	return new Set([...catalogs.flatMap(wordsIn), ...leftInTexts(language)])
}

/** Those of articles, guides and policies, which are not in the catalogs. */
export const leftInTexts = (language: Language) =>
	new Set(globSync(`app/**/*.${language}.mdx`).flatMap((file) => wordsIn(readFileSync(file, 'utf8'))))
