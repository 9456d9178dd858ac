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

/** Still to be mended where they are written. */
const notYet = [
	'app/credentials/components/pack-list.tsx',
	'app/credentials/expiry.ts',
	'app/messages/messages.ts',
	'app/notifications/push/push-browsers.tsx',
	'app/specialists/routes/dashboard/next.server.ts',
]

test('no text forms a plural by hand', () => {
	// Not an address, a heading's level or a width.
	const text = "(?:'(?![/?]|h1|w-)[^'\n]+'|`(?![/?])[^`\n]*`)"
	const byHand = new RegExp(`(?:[=!]== '?1'?|> 1)\\s*\\? ${text}\\s*: ${text}`)
	const files = globSync('app/**/*.{ts,tsx}')
		.filter((file) => !file.includes('.test.'))
		.filter((file) => byHand.test(readFileSync(file, 'utf8')))

	expect(files.toSorted()).toEqual(notYet)
})
