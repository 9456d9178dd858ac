// docs/operations.md promises PostgreSQL 15, and the tests run on a newer one: it would not notice what the older one lacks.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const promised = /\| PostgreSQL 15 or newer \|/

/** What came after 15: words of functions, of privileges and of statements. */
const newer =
	/\bpg_has_role\([^)]*'set'|\b(any_value|random_normal|array_(shuffle|sample|sort|reverse)|date_(add|subtract)|json_(table|exists|value|query|scalar|serialize)|is json|pg_input_is_valid|uuidv[47]|casefold|xmltext|to_bin|to_oct|without overlaps|merge_action)\b\s*\(|\bmerge into\b[^`;]*\breturning\b|\bgenerated always as [^`;]*\bvirtual\b/i

const isNewer = (text: string) => newer.exec(text)?.[0]

/** Subqueries in FROM without a name, which 16 was the first to allow: what stands behind the bracket that closes them. */
function unnamed(text: string): string[] {
	const found: string[] = []
	for (const { index, 0: opened } of text.matchAll(/\b(?:from|join|lateral)\s*\(\s*(?=select\b|values\b|with\b)/gi)) {
		let end = index + opened.length
		for (let depth = 1; depth > 0 && end < text.length; end++) depth += { '(': 1, ')': -1 }[text.charAt(end)] ?? 0
		const [, next = ''] = /^\s*("?\w+|\S)/.exec(text.slice(end)) ?? []
		const isName =
			/^("|[a-z_]\w*$)/i.test(next) && !/^(where|on|order|group|limit|union|join|left|cross|inner)$/i.test(next)
		if (!isName) found.push(text.slice(index, index + 60))
	}
	return found
}

test('nothing in a statement is newer than the oldest PostgreSQL that is promised', () => {
	expect(readFileSync('docs/operations.md', 'utf8')).toMatch(promised)
	const files = globSync(['migrations/*.sql', 'app/**/*.ts', '{demo,operate,server,start}/**/*.ts'])
	expect(files.length).toBeGreaterThan(500)

	expect(files.map((file) => [file, isNewer(readFileSync(file, 'utf8'))]).filter(([, found]) => found)).toEqual([])
	// The first lot of brackets is one of an expression: `extract(epoch from (select …))`.
	const named = files.map((file) => [file, unnamed(readFileSync(file, 'utf8').replace(/\bepoch from \(/g, ''))])
	expect(named.filter(([, found]) => found?.length)).toEqual([])
	expect(unnamed('select * from (select 1) where true')).toHaveLength(1)
	expect(unnamed('select * from (select (1)) as one, lateral (values (2)) two')).toEqual([])
	expect(isNewer("select pg_has_role(current_user, 'app_request', 'set')")).toBeDefined()
})
