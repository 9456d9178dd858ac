import { spawn } from 'node:child_process'
import flags from './node-flags.json' with { type: 'json' }
import { readableLog } from './readable-log.ts'
import { StopReason } from './stop-reason.ts'

export type ServerProcess = { stop: () => Promise<void>; ended: Promise<number> }

const { always, smallHeap } = flags

/**
 * How Node runs our servers. By default, V8 lets short-lived objects fill 130 MB before it collects, on any large
 * machine, while the process really holds some 50 MB. The development server, which also builds, keeps the default.
 * Source maps are not asked for: the bundle has none, and Node would still keep a copy of each source.
 */
export const nodeFlags = (script: string) => (script === 'server/dev.ts' ? always : [...always, ...smallHeap])

/**
 * glibc gives each thread a heap of its own and keeps what was freed, some 20 MB here. One heap and early returns cost
 * nothing that we could measure, because Node's threads hardly allocate. V8 compiles in pieces of 32 kB, which go back at
 * once. Other C libraries ignore these.
 */
export const { thriftyMalloc } = flags

/** Starts the server and returns when it listens. On a terminal its log is shortened to what a person reads. */
export function startServer(script: string, variables: Record<string, string | undefined>): Promise<ServerProcess> {
	const forPeople = process.stdout.isTTY === true
	const child = spawn(process.execPath, [...nodeFlags(script), script], {
		stdio: ['ignore', forPeople ? 'pipe' : 'inherit', 'pipe', 'ipc'],
		env: { ...thriftyMalloc, ...process.env, ...variables },
	})
	if (child.stdout) readableLog(child.stdout, process.stdout)
	let complaints = ''
	child.stderr?.on('data', (chunk: Buffer) => {
		complaints = (complaints + String(chunk)).slice(-4_000)
	})

	const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
	return new Promise((resolve, reject) => {
		child.once('message', () => {
			child.stderr?.removeAllListeners('data').pipe(process.stderr)
			const stop = async () => {
				child.kill('SIGTERM')
				await ended
			}
			resolve({ stop, ended })
		})
		void ended.then(() => reject(new StopReason(complaints.trim() || 'The server ended at once.')))
	})
}
