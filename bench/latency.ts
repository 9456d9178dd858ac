import { quantile } from './figures.ts'

export type Latency = {
	perSecond: number
	p50Ms: number
	p95Ms: number
	p99Ms: number
	worstMs: number
	/** Processor time of this process for one, all threads; PostgreSQL's not included. */
	cpuMs: number
}
/** Each item once, by so many clients that wait for their answer before they ask again. */
export async function timeAll<Item>(
	items: readonly Item[],
	clients: number,
	run: (item: Item) => Promise<unknown>,
): Promise<Latency> {
	const durations: number[] = []
	const waiting = items.values()
	const start = performance.now()
	const before = process.cpuUsage()
	await Promise.all(
		Array.from({ length: clients }, async () => {
			for (const item of waiting) {
				const asked = performance.now()
				await run(item)
				durations.push(performance.now() - asked)
			}
		}),
	)
	const seconds = (performance.now() - start) / 1000
	const { user, system } = process.cpuUsage(before)
	return {
		perSecond: items.length / seconds,
		p50Ms: quantile(durations, 0.5),
		p95Ms: quantile(durations, 0.95),
		p99Ms: quantile(durations, 0.99),
		worstMs: Math.max(...durations),
		cpuMs: (user + system) / 1000 / items.length,
	}
}
