import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { nodeFlags, thriftyMalloc } from '#start/server-process.ts'

export type RunningServer = {
	pid: number
	/** What it said when it was ready. */
	message: unknown
	/** From the start of the process until it listened. */
	readyMs: number
	stop: () => Promise<void>
}

/** Starts a server as `npm start` does and returns when it says that it listens. */
export function startServer(
	script: string,
	args: string[] = [],
	settings: Record<string, string> = {},
): Promise<RunningServer> {
	const start = performance.now()
	const child = spawn(process.execPath, [...nodeFlags(script), script, ...args], {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		env: { ...thriftyMalloc, ...process.env, ...settings },
	})
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	process.once('exit', () => child.kill('SIGKILL'))
	return new Promise((resolve, reject) => {
		child.once('message', (message) =>
			resolve({
				pid: child.pid ?? 0,
				message,
				readyMs: performance.now() - start,
				async stop() {
					child.kill('SIGTERM')
					await ended
				},
			}),
		)
		void ended.then(() => reject(new Error(`${script} ended before it was ready`)))
	})
}

/** Linux counts processor time in hundredths of a second. */
const microsPerTick = 10_000

/** Processor time of a process so far, all threads, in user and kernel; null where there is no /proc. */
export function cpuMicros(pid: number): number | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
		return (Number(fields[11]) + Number(fields[12])) * microsPerTick
	} catch {
		return null
	}
}

/** Memory that a process holds right now; null where there is no /proc. */
export function residentMegabytes(pid: number): number | null {
	try {
		const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
		return Number(kilobytes) / 1024
	} catch {
		return null
	}
}
