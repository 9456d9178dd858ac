import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import path from 'node:path'
import { startTally } from './tally.ts'

/** Says what fails when it fails, and otherwise only how far the run is. */
export default class FailuresAtOnce implements Reporter {
	readonly #tally = startTally()

	onTestEnd(test: TestCase, { errors, duration }: TestResult) {
		this.#tally.spend(`${path.basename(test.location.file)} (${test.parent.project()?.name})`, duration)
		const outcome = test.outcome()
		if (outcome === 'expected' || outcome === 'flaky') this.#tally.pass()
		if (outcome === 'unexpected') this.#fail(test.titlePath().filter(Boolean).join(' > '), errors)
	}

	onError(error: TestError) {
		this.#fail('outside of any test', [error])
	}

	onStdOut(text: string | Buffer) {
		process.stdout.write(text)
	}

	onStdErr(text: string | Buffer) {
		process.stderr.write(text)
	}

	onEnd() {
		this.#tally.end()
	}

	printsToStdio = () => true

	#fail(name: string, errors: readonly TestError[]) {
		this.#tally.fail(name, () => {
			for (const { stack, message, snippet } of errors)
				process.stdout.write(`${stack ?? message ?? ''}\n${snippet ? `${snippet}\n` : ''}`)
		})
	}
}
