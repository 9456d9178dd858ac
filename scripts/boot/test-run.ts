import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './build.ts'
import { watchParents } from './parents.ts'
import { endAll, runQuietly } from './processes.ts'
import { complain, say, seconds } from './progress.ts'
import { sentenceFor } from './stop-reason.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'

type Count = { passed: number; failed: number }
type Step = { name: string; run: () => Promise<unknown>; count?: () => Count }

/** `npm test`: everything that decides whether a change is good, on a machine where nothing was started before. */
export async function test(): Promise<number> {
	const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))
	const postgres = await startTemporaryPostgres()
	// The settings of whoever runs the tests are not part of what is tested.
	const clean = {
		DATABASE_URL: undefined,
		APP_MODE: undefined,
		APP_ORIGIN: undefined,
		PORT: undefined,
		DATA_DIR: undefined,
	}
	const variables = { ...clean, TEST_DATABASE_URL: postgres.url, TEST_REPORTS: reports, FORCE_COLOR: '0' }
	const vitestReport = path.join(reports, 'vitest.json')
	const playwrightReport = path.join(reports, 'playwright.json')

	const steps: Step[] = [
		{
			name: 'types',
			async run() {
				await runQuietly('react-router', ['typegen'])
				await runQuietly('tsc', ['-p', '.'])
			},
		},
		// After the types: rules that ask for a type need those of the routes.
		{ name: 'lint', run: () => runQuietly('oxlint', ['--type-aware', '--deny-warnings']) },
		{ name: 'format', run: () => runQuietly('biome', ['format', '.']) },
		{ name: 'build', run: () => build() },
		{
			name: 'unit and integration tests',
			run: () =>
				runQuietly(
					'vitest',
					['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
					variables,
				),
			count: () => countVitest(vitestReport),
		},
		{
			name: 'browser tests',
			run: () =>
				runQuietly('playwright', ['test', '--pass-with-no-tests', '--reporter=line,json'], {
					...variables,
					PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
				}),
			count: () => countPlaywright(playwrightReport),
		},
	]

	let interrupted = false
	const end = () => {
		interrupted = true
		void endAll('SIGTERM')
	}
	process.on('SIGINT', end).on('SIGTERM', end)
	watchParents(end)

	const lines: string[] = []
	const total: Count = { passed: 0, failed: 0 }
	try {
		for (const step of steps) {
			const ok = await runStep(step, lines, total)
			if (!ok || interrupted) break
		}
	} finally {
		await postgres.remove()
		rmSync(reports, { recursive: true, force: true })
	}
	say(`\n${lines.join('\n')}\n`)
	say(`${total.passed} passed, ${total.failed} failed`)
	return total.failed > 0 || interrupted ? 1 : 0
}

async function runStep({ name, run, count }: Step, lines: string[], total: Count): Promise<boolean> {
	const start = performance.now()
	say(`${name} …`)
	const clock = setInterval(() => say(`  ${name}: still running (${seconds(start)})`), 15_000)
	let problem: unknown
	try {
		await run()
	} catch (error) {
		problem = error
	}
	clearInterval(clock)
	const counted = count?.()
	total.passed += counted?.passed ?? 0
	// A step that fails without a failing test counts as one.
	total.failed += Math.max(counted?.failed ?? 0, problem === undefined ? 0 : 1)
	const what = counted
		? `${counted.passed} passed, ${counted.failed} failed`
		: problem === undefined
			? 'passed'
			: 'failed'
	lines.push(`  ${name.padEnd(28)} ${seconds(start).padStart(8)}   ${what}`)
	say(`  ${what} (${seconds(start)})`)
	if (problem !== undefined) complain(sentenceFor(problem))
	return problem === undefined
}

function readReport<Report>(file: string): Report | undefined {
	try {
		return JSON.parse(readFileSync(file, 'utf8')) as Report
	} catch {
		return undefined
	}
}

function countVitest(file: string): Count {
	const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
	return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

function countPlaywright(file: string): Count {
	const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(file)
	return { passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0), failed: report?.stats.unexpected ?? 0 }
}
