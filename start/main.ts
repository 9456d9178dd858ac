// What the npm scripts do, once packages and Node are in place (see launch.mjs).
import { existsSync } from 'node:fs'
import { build } from './build.ts'
import { type Gate, lint, typegen, types } from './gates.ts'
import { complain, step } from './progress.ts'
import { sentenceFor, StopReason } from './stop-reason.ts'

const [command = '', ...args] = process.argv.slice(2)

const commands: Record<string, () => Promise<number>> = {
	start: async () => (await import('./start.ts')).start('start'),
	dev: async () => (await import('./start.ts')).start('dev'),
	test: async () => (await import('./test-run.ts')).test(args),
	lint: () => check(lint),
	typecheck: () => check([types]),
	build: async () => {
		await build(true)
		return 0
	},
	seed: () => withDatabase('demo/seed.ts'),
	bench: async () => (await import('./measure.ts')).measure('bench/run.ts', args),
	'test:hard': async () => (await import('./measure.ts')).measure('hard/run.ts', args),
	docs: async () => {
		await import('../scripts/generate-docs.ts')
		return 0
	},
	words: async () => {
		await import('../scripts/words.ts')
		return 0
	},
	'train-scanner': async () => {
		await import('../scripts/train-scanner.ts')
		return 0
	},
}

async function check(gates: readonly Gate[]) {
	await step('types of the routes', typegen)
	for (const { name, run } of gates) await step(name, run)
	return 0
}

async function withDatabase(script: string) {
	if (!existsSync(script)) throw new StopReason(`There is no ${script} in this release.`)
	return (await import('./with-database.ts')).runWithDatabase(script, args)
}

try {
	const run = commands[command]
	if (!run) throw new StopReason(`Unknown command "${command}"; there are ${Object.keys(commands).join(', ')}.`)
	process.exit(await run())
} catch (error) {
	complain(sentenceFor(error))
	process.exit(1)
}
