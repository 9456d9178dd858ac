import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const records = globSync('docs/decisions/*.md')
	.sort()
	.map((file) => {
		const text = readFileSync(file, 'utf8')
		const [title = '', , status = ''] = text.split('\n')
		return { file, number: path.basename(file).slice(0, 4), text, title, status }
	})

/** Code spans of a text, without its fenced blocks. */
const codeSpansIn = (text: string) =>
	[...text.replace(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Every "Amends 0006" or "Amended by 0026:" of a status line, as the number of the other record. */
const numbersAfter = (phrase: string, status: string) =>
	[...status.matchAll(new RegExp(`\\b${phrase} (\\d{4})\\b`, 'g'))].map(([, number = '']) => number)

/** Pairs of records of which `from` says something about the other, as "0026 0006". */
const pairs = (phrase: string) =>
	records.flatMap(({ number, status }) => numbersAfter(phrase, status).map((other) => `${number} ${other}`))
const turned = (pair: string) => pair.split(' ').reverse().join(' ')

test('decision records are numbered from 0001 without gaps', () => {
	const expected = records.map((_, at) => String(at + 1).padStart(4, '0'))

	expect(records.length).toBeGreaterThan(0)
	expect(records.map(({ number }) => number)).toEqual(expected)
})

test.each(records)('$file has a numbered title, a status and the three headings', ({ number, text, title, status }) => {
	expect(title).toMatch(new RegExp(`^# ${Number(number)}\\. \\S.*[^.]$`))
	expect(status).toMatch(/^Status: (accepted|superseded by \d{4}), \d{1,2} November 2026\.( Amend(s|ed by) \d{4}\b[^.]*\.)*$/)
	expect(text.split('\n')[3]).toBe('')
	expect(text.match(/^#{1,2} .*$/gm)).toEqual([title, '## Context', '## Decision', '## Consequences'])
})

test.each(records)('$file says something under each heading', ({ text }) => {
	const sections = text.split(/^## .*$/m).slice(1)

	expect(sections.filter((section) => section.trim() === '')).toEqual([])
})

test('a record that amends or replaces another is named there, and the other way round', () => {
	expect(pairs('Amended by').map(turned).sort()).toEqual(pairs('Amends').sort())
	for (const pair of pairs('superseded by')) expect(records.map(({ number }) => number)).toContain(pair.split(' ')[1])
})

test.each(records)('$file names only files that exist', ({ text }) => {
	const named = codeSpansIn(text).filter((code) => /^(app|server|scripts|test|e2e|docs|migrations)\//.test(code))

	expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('record 0001 names every package of package.json and no other', () => {
	const named = codeSpansIn(records[0]?.text ?? '')
	const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })

	expect(named.toSorted()).toEqual(installed.toSorted())
})

test('record 0001 says what each dependency saves and who keeps it', () => {
	const rows = (records[0]?.text ?? '').split('\n').filter((line) => line.startsWith('| `'))
	const complete = rows.map((row) => row.split('|').slice(1, -1)).filter((cells) => cells.length === 3 && cells.every((cell) => cell.trim()))
	const explained = complete.flatMap(([packages = '']) => codeSpansIn(packages))

	expect(explained).toEqual(expect.arrayContaining(Object.keys(packageJson.dependencies)))
})
