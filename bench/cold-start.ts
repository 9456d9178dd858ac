import { setTimeout } from 'node:timers/promises'
import { env } from '#app/platform/env.server.ts'
import { median } from './figures.ts'
import { startServer } from './processes.ts'

export type ColdStart = { listensMs: number; readyMs: number; firstPageMs: number }

/** How long a new web process takes until it listens, is ready, and has answered its first page; the database is up. */
export async function measureColdStart(runs: number): Promise<ColdStart> {
	const starts: ColdStart[] = []
	for (let run = 0; run < runs; run++) {
		const begin = performance.now()
		const server = await startServer('build/server/main.js')
		const ready = waitUntilReady(begin)
		const response = await fetch(`http://localhost:${env.PORT}/jobs`)
		await response.text()
		const firstPageMs = performance.now() - begin
		const readyMs = await ready
		await server.stop()
		if (!response.ok) throw new Error(`/jobs answered ${response.status}`)
		starts.push({ listensMs: server.readyMs, readyMs, firstPageMs })
	}
	return {
		listensMs: median(starts.map(({ listensMs }) => listensMs)),
		readyMs: median(starts.map(({ readyMs }) => readyMs)),
		firstPageMs: median(starts.map(({ firstPageMs }) => firstPageMs)),
	}
}

async function waitUntilReady(begin: number): Promise<number> {
	while (!(await fetch(`http://localhost:${env.PORT}/ready`)).ok) await setTimeout(5)
	return performance.now() - begin
}
