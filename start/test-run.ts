import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './build.ts'
import { testsOfChange } from './changed-tests.ts'
import { lint, typegen, types } from './gates.ts'
import { watchParents } from './parents.ts'
import { endAll, quickResolve, runInTheOpen } from './processes.ts'
import { complain, say, seconds } from './progress.ts'
import { sentenceFor, StopReason } from './stop-reason.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'

type Count = { passed: number; failed: number }
type Step = { name: string; run: () => Promise<unknown>; count?: () => Count | undefined }

/** Browser tests are the specs in e2e/; every other path belongs to Vitest. */
const isForPlaywright = (file: string) => /(^|\/)e2e(\/|$)|\.spec\.ts(:\d+)?$/.test(file)

/**
 * `npm test`: everything that decides whether a change is good, on a machine where nothing was started before.
 * `npm test -- path …`: the tests of these files or folders, and nothing else. `npm test -- --changed [commit]`: those that
 * the difference to the last commit, or to that one, concerns; what it cannot see is left to the whole run.
 */
export async function test(given: string[]): Promise<number> {
	const [flag, since = 'HEAD'] = given
	const args = flag === '--changed' ? await testsOfChange(since) : given
	const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
	// A server that is kept running keeps the migrated template as well, and the next run begins sooner.
	const kept = process.env['TEST_DATABASE_URL']
	const postgres = kept ? undefined : await startTemporaryPostgres()
	// Settings of the person who runs the tests are not part of what is tested.
	const variables = {
		DATABASE_URL: undefined,
		APP_MODE: undefined,
		APP_ORIGIN: undefined,
		PORT: undefined,
		DATA_DIR: undefined,
		TEST_DATABASE_URL: kept ?? postgres?.url,
		FORCE_COLOR: '0',
		// Node reads TypeScript. Playwright, in each of its processes, took ten seconds to translate all that plants for the browser tests.
		PW_DISABLE_TS_ESM: '1',
		// Hundreds of processes load the app: each finds its files sooner, and compiled, where another has done so before.
		NODE_OPTIONS: `--import ${quickResolve}`,
		NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
	}
	const tests = (name: string, tool: string, command: string, paths: string[]): Step => {
		const counted = path.join(reports, `${tool}.json`)
		return {
			name,
			async run() {
				const reporter = `--reporter=./test/${tool}-reporter.ts`
				const code = await runInTheOpen(tool, [command, reporter, ...paths], { ...variables, TEST_COUNT: counted })
				if (code !== 0) throw new StopReason(`${tool} ended with exit code ${code}. Its failures are above.`)
			},
			count: () => readCount(counted),
		}
	}
	const vitest = (paths: string[] = []) => tests('unit and integration tests', 'vitest', 'run', paths)
	const playwright = (paths: string[] = []) => tests('browser tests', 'playwright', 'test', paths)
	const building: Step = { name: 'build', run: () => build() }

	let interrupted = false
	const end = () => {
		interrupted = true
		void endAll('SIGTERM')
	}
	process.on('SIGINT', end).on('SIGTERM', end)
	watchParents(end)

	const lines: string[] = []
	const total: Count = { passed: 0, failed: 0 }
	/** One after the other, up to the first that fails. */
	async function inOrder(steps: readonly Step[]) {
		for (const step of steps) if (interrupted || !(await runStep(step, lines, total))) return
	}
	try {
		if (args.length > 0) {
			const [specs, others] = [args.filter(isForPlaywright), args.filter((file) => !isForPlaywright(file))]
			await inOrder([
				...(others.length > 0 ? [vitest(others)] : []),
				...(specs.length > 0 ? [building, playwright(specs)] : []),
			])
		} else {
			await typegen()
			// The checks leave gaps on the processors that the tests fill; browsers are timed, so they get the machine alone.
			await Promise.all([inOrder([types, ...lint]), inOrder([building, vitest()])])
			if (total.failed === 0) await inOrder([playwright()])
		}
	} catch (error) {
		total.failed++
		complain(sentenceFor(error))
	} finally {
		await postgres?.remove()
		rmSync(reports, { recursive: true, force: true })
	}
	say(`\n${lines.join('\n')}\n`)
	say(`${total.passed} passed, ${total.failed} failed`)
	return total.failed > 0 || interrupted ? 1 : 0
}

async function runStep({ name, run, count }: Step, lines: string[], total: Count): Promise<boolean> {
	const start = performance.now()
	say(`${name} …`)
	let problem: unknown
	try {
		await run()
	} catch (error) {
		problem = error
	}
	const counted = count?.() ?? { passed: 0, failed: 0 }
	if (count && counted.passed + counted.failed === 0) {
		const nothingRan = new StopReason(`${name}: not a single test ran.`)
		// What the tool said is the reason; this is what came of it.
		if (problem !== undefined) complain(nothingRan.message)
		problem ??= nothingRan
	}
	total.passed += counted.passed
	// A step that fails without a failing test counts as one.
	total.failed += Math.max(counted.failed, problem === undefined ? 0 : 1)
	const what = count
		? `${counted.passed} passed, ${counted.failed} failed`
		: problem === undefined
			? 'passed'
			: 'failed'
	lines.push(`  ${name.padEnd(28)} ${seconds(start).padStart(8)}   ${what}`)
	say(`${name}: ${what} (${seconds(start)})`)
	if (problem !== undefined) complain(sentenceFor(problem))
	return problem === undefined
}

/** What the reporter has counted; nothing where the tests did not get that far. */
function readCount(file: string): Count | undefined {
	try {
		return JSON.parse(readFileSync(file, 'utf8')) as Count
	} catch {
		return undefined
	}
}
