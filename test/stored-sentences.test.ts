// What people read later is stored by a key, not as a sentence in English.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Reasons, outcomes and notes that code writes down: a name of such a column with a text of three words or more beside it. */
const written =
	/^[ \t]*(?:\.\.\.\{ ?)?(?:const |export const )?(\w*(?:[rR]eason|[oO]utcome)\w*)(?::| =) (?:\w+ \? )?(['`"])([^'`"\n]*(?: [^'`"\n]*){2,})\2/gm

/** Labels of fields, and what hospitals alone read, who work in English. */
const inEnglish = ['Reason for contact', 'Its start passed before we could call you.']

const sentencesIn = (source: string) => [...source.matchAll(written)].map(([, , , text = '']) => text)

test('no reason is written down as a sentence', () => {
	const files = globSync('app/**/*.{ts,tsx}').filter(
		(file) => !/\.test\.|fixtures|access-cases|messages\.ts$|\/dev\/|(schema|labels)(\.server)?\.ts/.test(file),
	)
	const found = files.flatMap((file) => sentencesIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))

	expect(files.length).toBeGreaterThan(1000)
	expect(found.filter((line) => !inEnglish.some((text) => line.endsWith(text)))).toEqual([])
})

test('it would be found', () => {
	expect(sentencesIn("		reason: 'The specialist can no longer come.',")).toHaveLength(1)
	expect(sentencesIn('export const noHoursReason = `Neither side entered the hours in ${days} days.`')).toHaveLength(1)
	expect(sentencesIn("	reason: isFirstDay ? 'The first day has passed.' : other,")).toHaveLength(1)
	expect(sentencesIn("	reason: 'cannot-come',")).toEqual([])
})
