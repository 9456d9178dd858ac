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

test('no text forms a plural by hand', () => {
	const byHand = globSync('app/**/*.{ts,tsx}')
		.filter((file) => !file.includes('.test.'))
		.flatMap((file) =>
			[
				...readFileSync(file, 'utf8').matchAll(
					/=== 1\s*\? '([^']+)'\s*: '\1s'|=== 1\s*\? '1 (\w+)[^']*'\s*: `\$\{[^}]+\} \2s/g,
				),
			].map(([found]) => `${file}: ${found}`),
		)

	expect(byHand).toEqual([])
})
