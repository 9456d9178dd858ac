import { writeFileSync } from 'node:fs'

/**
 * Counts tests, says every quarter of a minute how far the run is, and keeps the count in the file that TEST_COUNT names, also
 * where the run is stopped.
 */
export function startTally() {
	const count = { passed: 0, failed: 0 }
	const file = process.env['TEST_COUNT']
	const keep = () => file && writeFileSync(file, JSON.stringify(count))
	const clock = setInterval(() => {
		keep()
		process.stdout.write(`  so far ${count.passed} passed, ${count.failed} failed\n`)
	}, 15_000)
	return {
		pass: () => void count.passed++,
		/** Prints the failure at once, so that no one has to wait for the end of the run to read it. */
		fail(name: string, report: () => void) {
			count.failed++
			process.stdout.write(`\n  FAILED ${name}\n`)
			report()
		},
		end() {
			clearInterval(clock)
			keep()
		},
	}
}
