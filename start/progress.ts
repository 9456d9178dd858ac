export const say = (line: string) => process.stdout.write(`${line}\n`)
export const complain = (line: string) => process.stderr.write(`${line}\n`)

/** Runs one step and prints its name with the seconds it took. */
export async function step<Outcome>(name: string, run: () => Promise<Outcome> | Outcome): Promise<Outcome> {
	const start = performance.now()
	const clock = setInterval(() => say(`  ${name}: still running (${seconds(start)})`), 10_000)
	try {
		const outcome = await run()
		say(`  ${name} (${seconds(start)})`)
		return outcome
	} finally {
		clearInterval(clock)
	}
}

export const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`
