import { setTimeout } from 'node:timers/promises'

type Visit = { perSecond: number; forMs: number; visit: (number: number) => Promise<unknown>; eachSecond?: () => void }

/** Begins so many visits a second, whether or not earlier ones have ended, and waits for the last. */
export async function visitEvenly({ perSecond, forMs, visit, eachSecond }: Visit): Promise<void> {
	const begun = performance.now()
	const waiting = new Set<Promise<unknown>>()
	for (let number = 0; performance.now() - begun < forMs; number++) {
		if (eachSecond && number % perSecond === 0) eachSecond()
		const running = visit(number).finally(() => waiting.delete(running))
		waiting.add(running)
		await setTimeout(Math.max(0, begun + ((number + 1) * 1_000) / perSecond - performance.now()))
	}
	await Promise.all(waiting)
}

/** How visits ended: their times in milliseconds, and what went wrong by its name. */
export function visitsOf(wanted: number) {
	const times: number[] = []
	const failures = new Map<string, number>()
	return {
		times,
		failures,
		failed: () => [...failures.values()].reduce((sum, count) => sum + count, 0),
		named: () => [...failures].map(([failure, count]) => `, ${count} × ${failure}`).join(''),
		/** Waits for the answer; only the wanted status is none that went wrong. */
		async note(sent: Promise<{ status: number | string }>) {
			const begun = performance.now()
			const status = await sent.then((answer) => answer.status, nameOf)
			times.push(performance.now() - begun)
			if (status !== wanted) failures.set(String(status), (failures.get(String(status)) ?? 0) + 1)
			return status
		},
	}
}

const nameOf = (error: unknown) =>
	error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.message : 'failed'
