import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

type Proof = { file: string; name: string }

const rows = readFileSync('docs/spec-coverage.md', 'utf8')
	.split('\n')
	.filter((line) => /^\| (?!The specification|---)/.test(line))
	.map((line) => line.split(' | '))

/** `file` › title of a test. */
const proofsIn = (cell: string): Proof[] =>
	[...cell.matchAll(/`([^`]+)` › (.+?)(?=<br>| \|$|$)/g)].map(([, file = '', name = '']) => ({ file, name }))

type Node = { type: string; start: number; end: number; [part: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** `test` itself, or `test.each(…)` with its table. */
function isTest(callee: unknown): boolean {
	if (!isNode(callee)) return false
	if (callee.type === 'Identifier') return callee['name'] === 'test'
	if (callee.type !== 'CallExpression' || !isNode(callee['callee'])) return false
	const { type, object, property } = callee['callee']
	return type === 'MemberExpression' && isTest(object) && isNode(property) && property['name'] === 'each'
}

/** Titles as they are written, of what runs: not of a group, nor of what is skipped or only stands in a comment. */
function titlesIn(file: string): Set<string> {
	const source = readFileSync(file, 'utf8')
	const titles = new Set<string>()
	const visit = (value: unknown) => {
		if (Array.isArray(value)) for (const each of value) visit(each)
		if (!isNode(value)) return
		const [title] = value.type === 'CallExpression' && isTest(value['callee']) ? (value['arguments'] as Node[]) : []
		if (title?.type === 'Literal') titles.add(String(title['value']))
		if (title?.type === 'TemplateLiteral') titles.add(source.slice(title.start + 1, title.end - 1))
		for (const part of Object.values(value)) visit(part)
	}
	visit(parseSync(file, source).program)
	return titles
}

const known = new Map<string, Set<string>>()
const isThere = ({ file, name }: Proof) => {
	if (!/\.(test|spec)\.ts$/.test(file)) return false
	known.set(file, known.get(file) ?? titlesIn(file))
	return known.get(file)?.has(name) ?? false
}

test('every row of the specification names its proof', () => {
	const bare = rows.filter((cells) => cells.length !== 3 || proofsIn(cells[2] ?? '').length === 0)

	expect(rows.length).toBeGreaterThan(100)
	expect(bare).toEqual([])
})

test('every proof that is named is a test of exactly this title', () => {
	const missing = rows.flatMap((cells) => proofsIn(cells[2] ?? '')).filter((proof) => !isThere(proof))

	expect(missing).toEqual([])
})
