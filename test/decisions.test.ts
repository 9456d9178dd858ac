import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { everyFolder } from './folders.ts'

const historyFolder = 'docs/decisions/history'
const index = 'docs/decisions/README.md'
const indexText = readFileSync(index, 'utf8')

/** A new engineer reads a page in a few minutes. */
const maxLines = 80

const pages = globSync('docs/decisions/*.md')
	.filter((file) => file !== index)
	.sort()
	.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const recordsOf = ({ text }: { text: string }) => text.split('\n## Records\n')[1]?.trim().split(', ') ?? []

const records = globSync(`${historyFolder}/*.md`)
	.sort()
	.map((file) => {
		const text = readFileSync(file, 'utf8')
		const [title = '', status = ''] = text.split('\n\n')
		return { file, number: path.basename(file).slice(0, 4), text, title, status: status.replaceAll('\n', ' ') }
	})
const numbers = records.map(({ number }) => number)
const dependencies = readFileSync('docs/decisions/dependencies.md', 'utf8')

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

test.each(pages)('$file has a title, the sections of a page, and at most 80 lines', ({ text }) => {
	const sections = text.split(/^## .+$/m).slice(1)

	expect(text.match(/^##? .+$/gm)).toEqual([
		expect.stringMatching(/^# \S/),
		'## What holds',
		'## Why',
		'## Considered and refused',
		'## What it costs',
		'## Records',
	])
	expect(sections.filter((section) => section.trim() === '')).toEqual([])
	expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines)
})

test('every page is listed once in the index, with one line on what it holds', () => {
	const listed = [...indexText.matchAll(/^- \[.+\]\(([a-z-]+\.md)\): \S.*\.$/gm)].map(
		([, file]) => `docs/decisions/${file}`,
	)

	expect(listed.toSorted()).toEqual(pages.map(({ file }) => file))
})

test('every record of the history is named by exactly one page', () => {
	expect(pages.flatMap(recordsOf).toSorted()).toEqual(numbers)
})

const sources = globSync(`${everyFolder}/**/*.{ts,tsx}`)

test.each(pages)('$file names only files that exist', ({ text }) => {
	const names = codeSpansIn(text).filter((code) =>
		/^(app|server|start|operate|demo|framework|scripts|test|e2e|docs|migrations)\/|\.tsx?$/.test(code),
	)

	expect(names.filter((name) => !existsSync(name) && !sources.some((file) => file.endsWith(`/${name}`)))).toEqual([])
})

test.each([{ file: index, text: indexText }, ...pages, ...records])(
	'$file links only to files that exist',
	({ file, text }) => {
		const links = [...text.matchAll(/\]\(([^):]+)\)/g)].map(([, link = '']) => path.join(path.dirname(file), link))

		expect(links.filter((link) => !existsSync(link))).toEqual([])
	},
)

/** Cells of the tables of packages. */
const rows = dependencies
	.split('\n')
	.filter((line) => line.startsWith('| `'))
	.map((line) => line.split('|').slice(1, -1))
const namedIn = (table: string[][]) => table.flatMap(([packages = '']) => codeSpansIn(packages))

test('the page of dependencies names every package of package.json and no other', () => {
	const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies })

	expect(namedIn(rows).toSorted()).toEqual(installed.toSorted())
})

test('the page of dependencies says what each package saves, and for dependencies who keeps it', () => {
	const kept = rows.filter((cells) => cells.length === 3)

	expect(rows.flat().filter((cell) => cell.trim() === '')).toEqual([])
	expect(namedIn(kept)).toEqual(expect.arrayContaining(Object.keys(packageJson.dependencies)))
	expect(namedIn(rows)).toEqual(expect.arrayContaining(Object.keys(packageJson.devDependencies)))
})
