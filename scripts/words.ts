/**
 * Brings languages/*.json in line with the sentences of the code: a new one stands there as null until
 * someone translates it, one that is gone goes there too. `npm run words` prints how many are missing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Catalog } from '#app/platform/language/language.server.ts'
import { languages } from '#app/platform/language/languages.ts'
import { readSentences } from './sentences.ts'

const keys = [...new Set(readSentences().map(({ key }) => key))].toSorted()

for (const language of languages) {
	if (language === 'en') continue
	const file = `languages/${language}.json`
	const known = JSON.parse(readFileSync(file, 'utf8')) as Catalog
	const lines = keys.map((key) => `\t${JSON.stringify(key)}: ${JSON.stringify(known[key] ?? null)}`)
	writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
	const missing = keys.filter((key) => known[key] === undefined || known[key] === null)
	process.stdout.write(`${language}: ${keys.length} sentences, ${missing.length} not translated\n`)
}
