import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import flags from './start/node-flags.json' with { type: 'json' }
import { mdx } from './framework/mdx.ts'

// As server/main.ts: the React that is served. That of development notes a stack for each element, half of the time of what draws pages.
process.env['NODE_ENV'] = 'production'

const include = ['app/**/*.test.{ts,tsx}', '{server,start,operate,framework,test}/**/*.test.ts']
/** Files that change what others of their process rely on: modules, threads, connections. Their first line says which. */
const alone = globSync(include).filter((file) => readFileSync(file, 'utf8').startsWith('// Alone: '))

/**
 * Tests outside of app/ start servers and take longest, above all those that ask the server as everyone, so no worker is
 * left waiting for them at the end. Those that run alone come before all: a worker that finds one next in line ends, and the app that it
 * has loaded is loaded once more.
 */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const places = ['/test/requests/', '/test/', '/operate/', '/start/', '/framework/', '/server/', '/app/']
		const place = ({ moduleId, project }: TestSpecification) =>
			project.name === 'alone' ? -1 : places.findIndex((each) => moduleId.includes(each))
		return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
	}
}

export default defineConfig({
	plugins: [mdx()],
	test: {
		globalSetup: ['test/database.ts'],
		setupFiles: ['test/worker.ts'],
		sequence: { sequencer: LongestFirst },
		// A database for each worker.
		pool: 'forks',
		// What a library needs and production denies has to fail here.
		execArgv: flags.always,
		maxWorkers: 2,
		// Generous: a slow machine is not a bug. What has to be fast measures itself.
		testTimeout: 300_000,
		// The first of a run builds the app.
		hookTimeout: 900_000,
		expect: { poll: { timeout: 300_000 } },
		projects: [
			// Loading the modules takes longer than most tests do, so a worker loads each once.
			{ extends: true, test: { name: 'together', include, exclude: alone, isolate: false } },
			{ extends: true, test: { name: 'alone', include: alone } },
		],
	},
})
