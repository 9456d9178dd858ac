import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counted, plural } from './counted.ts'

test.each([
	[0, '0 jobs'],
	[1, '1 job'],
	[2, '2 jobs'],
	[120_000, '1,20,000 jobs'],
])('%d is written as %s', (count, words) => {
	expect(counted(count, 'job')).toBe(words)
})

test('a word may have another form for many', () => {
	expect([plural(1, 'has', 'have'), plural(3, 'has', 'have')]).toEqual(['has', 'have'])
})

const filesWith = (pattern: RegExp) =>
	globSync('app/**/*.{ts,tsx}')
		.filter((file) => !file.includes('.test.'))
		.filter((file) => pattern.test(readFileSync(file, 'utf8')))
		.toSorted()

/** Texts of hospitals and operators, a list whose first entry no one knows, a stored name, and two that wait for a change elsewhere. */
const changedAfterwards = [
	'app/api/openapi.server.ts',
	'app/audit/labels.ts',
	'app/cases/messages.ts',
	'app/catalog/employer-kinds.ts',
	'app/catalog/words/vocabulary/unlisted.ts',
	'app/contacts/notifications.server.ts',
	'app/marketplace/routes/compare.tsx',
	'app/operations/components/credential-hints.tsx',
	'app/operations/components/hints.tsx',
	'app/operations/routes/account.tsx',
	'app/operations/routes/messages.tsx',
	'app/operations/routes/rights-requests.tsx',
	'app/search/search-name.ts',
]

test('no name or label is lower-cased, and no text given a capital, after it was written', () => {
	const changed =
		/[nN]ames\[[^\]]+\]\.toLowerCase|\.(?:label|title)\.toLowerCase|\{[\w.]*speciality\.toLowerCase|charAt\(0\)\.to(?:Upper|Lower)Case|\{\w+\[0\]\??\.toUpperCase|\.replace\(\/\^[A-Z][a-z]+\/, '[a-z]/

	expect(filesWith(changed)).toEqual(changedAfterwards)
})

test('no text forms a plural by hand', () => {
	// Not an address, a heading's level or a width.
	const text = "(?:'(?![/?]|h1|w-)[^'\n]+'|`(?![/?])[^`\n]*`)"
	const byHand = new RegExp(`(?:[=!]== '?1'?|> 1)\\s*\\? ${text}\\s*: ${text}`)

	expect(filesWith(byHand)).toEqual([])
})
