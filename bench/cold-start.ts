import { env } from '#app/platform/env.server.ts'
import { median } from './figures.ts'
import { startServer } from './processes.ts'

export type ColdStart = { listensMs: number; firstPageMs: number }

/** How long a new web process takes until it listens, and until it has answered its first page; the database is up. */
export async function measureColdStart(runs: number): Promise<ColdStart> {
	const starts: ColdStart[] = []
	for (let run = 0; run < runs; run++) {
		const begin = performance.now()
		const server = await startServer('server/main.ts')
		const response = await fetch(`http://localhost:${env.PORT}/jobs`)
		await response.text()
		const firstPageMs = performance.now() - begin
		await server.stop()
		if (!response.ok) throw new Error(`/jobs answered ${response.status}`)
		starts.push({ listensMs: server.readyMs, firstPageMs })
	}
	return {
		listensMs: median(starts.map(({ listensMs }) => listensMs)),
		firstPageMs: median(starts.map(({ firstPageMs }) => firstPageMs)),
	}
}
