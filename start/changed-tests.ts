import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { runQuietly } from './processes.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** What a browser runs or shows, and what all browser tests share. */
const isSeenInBrowser = (file: string) =>
	/^app\/.*\.(tsx|css|mdx)$|^e2e\/[\w-]+\.ts$|^(playwright|vite|react-router)\.config\.ts$/.test(file) &&
	!/\.(spec|test)\.tsx?$/.test(file)

/** The browser tests: all where a screen or the way they are run has changed, else those that were changed. */
export const specsOf = (changed: readonly string[]) =>
	changed.some(isSeenInBrowser) ? ['e2e'] : changed.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))

/**
 * What the difference to a commit concerns: tests that import a changed file, tests that look for their subject in the tree
 * themselves, and browser tests.
 */
export async function testsOfChange(since: string): Promise<string[]> {
	const changed = [
		...git('diff', '--name-only', '--relative', '--diff-filter=d', since),
		...git('ls-files', '--others', '--exclude-standard'),
	]
	const listed = await runQuietly('vitest', ['list', '--filesOnly', '--changed', since])
	const importing = listed.split('\n').flatMap((line) => /\S+\.test\.tsx?$/.exec(line.trim())?.[0] ?? [])
	const searching = globSync('{app,server,start,operate,framework,test}/**/*.test.{ts,tsx}').filter((file) =>
		readFileSync(file, 'utf8').includes('globSync('),
	)
	return [...new Set([...importing, ...searching, ...specsOf(changed)])]
}
