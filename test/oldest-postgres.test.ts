// docs/operations.md promises PostgreSQL 15, and the tests run on a newer one: it would not notice what the older one lacks.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const promised = /\| PostgreSQL 15 or newer \|/

/** What came after 15: words of functions, of privileges and of statements. */
const newer =
	/\bpg_has_role\([^)]*'set'|\b(any_value|random_normal|array_(shuffle|sample|sort|reverse)|date_(add|subtract)|json_(table|exists|value|query|scalar|serialize)|is json|pg_input_is_valid|uuidv[47]|casefold|xmltext|to_bin|to_oct|without overlaps|merge_action)\b\s*\(|\bmerge into\b[^`;]*\breturning\b|\bgenerated always as [^`;]*\bvirtual\b/i

const isNewer = (text: string) => newer.exec(text)?.[0]

test('nothing in a statement is newer than the oldest PostgreSQL that is promised', () => {
	expect(readFileSync('docs/operations.md', 'utf8')).toMatch(promised)
	const files = globSync(['migrations/*.sql', 'app/**/*.ts', 'scripts/**/*.ts', 'server/**/*.ts'])
	expect(files.length).toBeGreaterThan(500)

	expect(files.map((file) => [file, isNewer(readFileSync(file, 'utf8'))]).filter(([, found]) => found)).toEqual([])
	expect(isNewer("select pg_has_role(current_user, 'app_request', 'set')")).toBeDefined()
})
