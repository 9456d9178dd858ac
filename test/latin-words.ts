import { globSync, readFileSync } from 'node:fs'
import type { Language } from '#app/platform/language/languages.ts'

export const wordsIn = (text: string) => text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? []

/** The Latin words of the translations: degrees, councils, OTP, PDF, what English binds in. */
export function leftByTranslators(language: Language): Set<string> {
	const catalogs = [`languages/${language}.json`, `languages/names/${language}.json`].flatMap((file) =>
		Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | string[]>).flat(),
	)
	const texts = globSync(`app/**/*.${language}.mdx`).map((file) => readFileSync(file, 'utf8'))
	return new Set([...catalogs, ...texts].flatMap(wordsIn))
}
