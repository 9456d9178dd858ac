import autocannon from 'autocannon'
import { mediansOf, quantile } from './figures.ts'
import { cpuMicros, residentMegabytes } from './processes.ts'

export type Target = {
	name: string
	pid: number
	port: number
	headers?: Record<string, string>
	addresses: readonly string[]
}

export type Phase = {
	perSecond: number
	p50Ms: number
	p95Ms: number
	p99Ms: number
	cpuMicros: number
	failures: number
}
export type Figures = { one: Phase; fifty: Phase; residentMb: number }
type Load = { connections: number; seconds: number }

/** Keeps `connections` requests under way for `seconds`, going through the addresses in turn. */
export async function press(target: Omit<Target, 'name'>, { connections, seconds }: Load): Promise<Phase> {
	const { pid, port, headers = {}, addresses } = target
	const latencies: number[] = []
	const before = cpuMicros(pid)
	const instance = autocannon({
		url: `http://localhost:${port}`,
		connections,
		duration: seconds,
		headers,
		requests: addresses.map((path) => ({ path })),
	})
	void instance.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => latencies.push(ms))
	const { errors, timeouts, non2xx, duration } = await instance
	const after = cpuMicros(pid)
	return {
		perSecond: latencies.length / duration,
		p50Ms: quantile(latencies, 0.5),
		p95Ms: quantile(latencies, 0.95),
		p99Ms: quantile(latencies, 0.99),
		cpuMicros: before === null || after === null ? Number.NaN : (after - before) / latencies.length,
		failures: errors + timeouts + non2xx,
	}
}

async function measure(target: Target, seconds: number): Promise<Figures> {
	await press(target, { connections: 10, seconds: seconds / 2 })
	const one = await press(target, { connections: 1, seconds: seconds / 2 })
	const fifty = await press(target, { connections: 50, seconds })
	return { one, fifty, residentMb: residentMegabytes(target.pid) ?? Number.NaN }
}

/** Every target in turn, several times round, so that what disturbs the machine disturbs them all; medians. */
export async function compare(
	targets: readonly Target[],
	{ rounds, seconds, say }: { rounds: number; seconds: number; say: (line: string) => void },
): Promise<Map<string, Figures>> {
	const measured = new Map<string, Figures[]>()
	for (let round = 1; round <= rounds; round++) {
		for (const target of targets) {
			const figures = await measure(target, seconds)
			measured.set(target.name, [...(measured.get(target.name) ?? []), figures])
			say(`  round ${round}: ${target.name}: ${Math.round(figures.fifty.perSecond)} requests a second`)
		}
	}
	return new Map(
		[...measured].map(([name, rounds]) => [
			name,
			{
				one: mediansOf(rounds.map(({ one }) => one)),
				fifty: mediansOf(rounds.map(({ fifty }) => fifty)),
				// Memory only grows: the last round tells.
				residentMb: rounds.at(-1)?.residentMb ?? Number.NaN,
			},
		]),
	)
}
