import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { startTally } from './tally.ts'

/** Says what fails when it fails, and otherwise only how far the run is. */
export default class FailuresAtOnce implements Reporter {
	readonly #tally = startTally()
	#vitest: Vitest | undefined

	onInit(vitest: Vitest) {
		this.#vitest = vitest
	}

	onTestCaseResult(test: TestCase) {
		const { state, errors = [] } = test.result()
		if (state === 'passed') this.#tally.pass()
		if (state === 'failed') this.#fail(`${test.module.relativeModuleId} > ${test.fullName}`, errors)
	}

	/** A file that cannot be loaded, or a hook that fails, has no test to blame. */
	onTestModuleEnd(module: TestModule) {
		const { collectDuration, duration } = module.diagnostic()
		this.#tally.spend(module.relativeModuleId, collectDuration + duration)
		const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
		if (errors.length > 0) this.#fail(module.relativeModuleId, errors)
	}

	onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly unknown[]) {
		for (const error of unhandled) this.#fail('outside of any test', [error])
		this.#tally.end()
	}

	#fail(name: string, errors: readonly unknown[]) {
		this.#tally.fail(name, () => {
			for (const error of errors) this.#vitest?.logger.printError(error)
		})
	}
}
