import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { jobLists } from './addresses.ts'
import { makeFloorPlan, toJson } from './floor-plan.ts'
import { compare, type Figures, type Target } from './load.ts'
import { type RunningServer, startServer } from './processes.ts'
import type { ServerName } from './results.ts'
import { signInSpecialist } from './sessions.ts'

/** A cookie that we did not set: the page may be personal for all the server knows, so it is rendered each time. */
export const foreignCookie = { cookie: 'somebody=else' }

/** The job list under load, as visitors and specialists get it, against the floor and against a fixed document. */
export async function measureJobList(
	app: RunningServer,
	how: { rounds: number; seconds: number; say: (line: string) => void },
): Promise<Map<string, Figures>> {
	const response = await fetch(new URL('/jobs', env.APP_ORIGIN), { headers: { 'accept-encoding': 'identity' } })
	const html = await response.text()
	const floor = await serve('bench/floor.ts', 'floor.json', toJson(await makeFloorPlan(html)))
	const fixed = await serve('bench/fixed.ts', 'fixed.html', html)
	const ours = { pid: app.pid, port: env.PORT, addresses: jobLists }
	const targets: (Target & { name: ServerName })[] = [
		{ name: 'fixed', pid: fixed.pid, port: Number(fixed.message), addresses: jobLists },
		{ name: 'floor', pid: floor.pid, port: Number(floor.message), addresses: jobLists },
		{ name: 'cached', ...ours },
		{ name: 'rendered', ...ours, headers: foreignCookie },
		{ name: 'compressed', ...ours, headers: { ...foreignCookie, 'accept-encoding': 'gzip, deflate, br, zstd' } },
		{ name: 'signedIn', ...ours, headers: { cookie: await signInSpecialist() } },
	]
	try {
		return await compare(targets, how)
	} finally {
		await Promise.all([floor.stop(), fixed.stop()])
	}
}

function serve(script: string, fileName: string, contents: string) {
	const file = path.join(env.DATA_DIR, fileName)
	writeFileSync(file, contents)
	return startServer(script, [file])
}
