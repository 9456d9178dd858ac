import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const records = globSync('docs/decisions/*.md')
	.sort()
	.map((file) => {
		const text = readFileSync(file, 'utf8')
		const [title = '', status = ''] = text.split('\n\n')
		return { file, number: path.basename(file).slice(0, 4), text, title, status: status.replaceAll('\n', ' ') }
	})
const numbers = records.map(({ number }) => number)
const dependencies = records[0]?.text ?? ''

const statusLine =
	/^Status: (accepted|superseded by \d{4}), \d{1,2} [A-Z][a-z]+ \d{4}\.( Amended by \d{4}: [^.]+\.| Amends \d{4}\b[^.]*\.)*$/

/** What each status line says of other records, as "0026 0006" for 0026 that amends 0006. */
const pairsAfter = (phrase: RegExp) =>
	records.flatMap(({ number, status }) =>
		status
			.split('. ')
			.filter((sentence) => phrase.test(sentence))
			.flatMap((sentence) => numbers.filter((other) => sentence.includes(other)).map((other) => [number, other])),
	)

const codeSpansIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

test('decision records are numbered from 0001 without gaps', () => {
	expect(records.length).toBeGreaterThan(0)
	expect(numbers).toEqual(records.map((_, at) => String(at + 1).padStart(4, '0')))
})

test.each(records)('$file has a numbered title, a status and three sections', ({ number, text, title, status }) => {
	const sections = text.split(/^## .+$/m).slice(1)

	expect(title).toMatch(new RegExp(`^# ${Number(number)}\\. \\S.*$`))
	expect(status).toMatch(statusLine)
	expect(text.match(/^##? .+$/gm)).toEqual([title, '## Context', '## Decision', '## Consequences'])
	expect(sections.filter((section) => section.trim() === '')).toEqual([])
})

test('a record that amends another is named in the status of that record, and the other way round', () => {
	const amends = pairsAfter(/^Amends /).map(([later, earlier]) => `${later} amends ${earlier}`)
	const amendedBy = pairsAfter(/^Amended by /).map(([earlier, later]) => `${later} amends ${earlier}`)

	expect(amendedBy.toSorted()).toEqual(amends.toSorted())
})

test('a record is superseded by a later one that exists', () => {
	const superseded = records.flatMap(({ number, status }) => {
		const [, by] = /superseded by (\d{4})/.exec(status) ?? []
		return by === undefined ? [] : [{ number, by }]
	})

	expect(superseded.filter(({ number, by }) => by <= number || !numbers.includes(by))).toEqual([])
})

test.each(records)('$file names only files that exist', ({ text }) => {
	const files = codeSpansIn(text).filter((code) => /^(app|server|scripts|test|e2e|docs|migrations)\//.test(code))

	expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('record 0001 names every package of package.json and no other', () => {
	const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })

	expect(codeSpansIn(dependencies).toSorted()).toEqual(installed.toSorted())
})

test('record 0001 says what each package saves, and for dependencies who keeps it', () => {
	const rows = dependencies
		.split('\n')
		.filter((line) => line.startsWith('| `'))
		.map((line) => line.split('|').slice(1, -1))
	const namedIn = (table: string[][]) => table.flatMap(([packages = '']) => codeSpansIn(packages))
	const kept = rows.filter((cells) => cells.length === 3)

	expect(rows.flat().filter((cell) => cell.trim() === '')).toEqual([])
	expect(namedIn(kept)).toEqual(expect.arrayContaining(Object.keys(packageJson.dependencies)))
	expect(namedIn(rows)).toEqual(expect.arrayContaining(Object.keys(packageJson.devDependencies)))
})
