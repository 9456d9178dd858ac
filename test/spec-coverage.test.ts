import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Proof = { file: string; name: string }

const rows = readFileSync('docs/spec-coverage.md', 'utf8')
	.split('\n')
	.filter((line) => /^\| (?!The specification|---)/.test(line))
	.map((line) => line.split(' | '))

/** `file` › name of a test, or “a line that it checks”. */
const proofsIn = (cell: string): Proof[] =>
	[...cell.matchAll(/`([^`]+)` › (.+?)(?=<br>| \|$|$)/g)].map(([, file = '', name = '']) => ({
		file,
		name: name.replace(/^“(.*)”$/, '$1'),
	}))

const isThere = ({ file, name }: Proof) => existsSync(file) && readFileSync(file, 'utf8').includes(name)

test('every row of the specification names its proof', () => {
	const bare = rows.filter((cells) => cells.length !== 3 || proofsIn(cells[2] ?? '').length === 0)

	expect(rows.length).toBeGreaterThan(100)
	expect(bare).toEqual([])
})

test('every proof that is named exists', () => {
	const missing = rows.flatMap((cells) => proofsIn(cells[2] ?? '')).filter((proof) => !isThere(proof))

	expect(missing).toEqual([])
})
