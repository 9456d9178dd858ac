import { defineConfig } from 'vitest/config'
import { mdx } from './scripts/mdx.ts'

export default defineConfig({
	plugins: [mdx()],
	test: {
		globalSetup: ['test/database.ts'],
		setupFiles: ['test/worker.ts'],
		include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts'],
		// A database for each worker; modules and their pools are loaded once for each file.
		pool: 'forks',
		maxWorkers: 2,
		// Generous: a slow machine is not a bug. What has to be fast measures itself.
		testTimeout: 60_000,
		hookTimeout: 120_000,
	},
})
