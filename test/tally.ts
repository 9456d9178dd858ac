import { writeFileSync } from 'node:fs'

/**
 * Counts tests, says every quarter of a minute how far the run is, and keeps the count in the file that TEST_COUNT names, also
 * where the run is stopped. At the end of a long run it names the forty files that took longest.
 */
export function startTally() {
	const count = { passed: 0, failed: 0 }
	const msOf = new Map<string, number>()
	const file = process.env['TEST_COUNT']
	const keep = () => file && writeFileSync(file, JSON.stringify(count))
	const clock = setInterval(() => {
		keep()
		process.stdout.write(`  so far ${count.passed} passed, ${count.failed} failed\n`)
	}, 15_000)
	return {
		pass: () => void count.passed++,
		/** Adds to the time of a file of tests. */
		spend: (path: string, ms: number) => void msOf.set(path, (msOf.get(path) ?? 0) + ms),
		/** Prints the failure at once, so that no one has to wait for the end of the run to read it. */
		fail(name: string, report: () => void) {
			count.failed++
			process.stdout.write(`\n  FAILED ${name}\n`)
			report()
		},
		end() {
			clearInterval(clock)
			keep()
			if (msOf.size < 40) return
			const longest = [...msOf].toSorted(([, a], [, b]) => b - a).slice(0, 40)
			process.stdout.write('\n  The files that took longest:\n')
			for (const [path, ms] of longest) process.stdout.write(`  ${(ms / 1000).toFixed(1).padStart(8)} s  ${path}\n`)
		},
	}
}
