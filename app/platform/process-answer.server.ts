import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

/** `processorMs` is what the work itself takes; `timeMs` is for a process that hangs. A machine with much to do answers later, not less. */
export type ProcessLimits = { processorMs: number; timeMs: number; memoryMb: number }

/** No fault of the bytes: the program could not start, misses one of its own files, or was ended from outside, as with this process. */
export class ProgramFailed extends Error {
	override name = 'ProgramFailed'
	readonly why: 'not-started' | 'ended'
	constructor(why: ProgramFailed['why'], message: string) {
		super(message)
		this.why = why
	}
}

/** The C library keeps freed memory for every thread unless it is told not to. */
const thrifty = { MALLOC_ARENA_MAX: '1' }

/** What ends a process that broke over its work: memory that it may not have, and too much of it. */
const crashes: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGABRT', 'SIGTRAP', 'SIGFPE']

/**
 * What a program of its own makes of the bytes that are sent to it (`answerOnce`). Null where it can make nothing of them, or takes more than
 * the limits. Rejects with `ProgramFailed` where that is not because of the bytes. What it needs of memory ends with it. It knows none of our
 * settings, and what it prints is of no interest, but for the reason why it failed.
 */
export const answerOfProcess = <Answer>(
	program: string,
	bytes: Uint8Array,
	limits: ProcessLimits,
	args: readonly string[] = [],
): Promise<Answer | null> =>
	new Promise((resolve, reject) => {
		const worker = fork(program, args, {
			...{ env: thrifty, execArgv: [], serialization: 'advanced' },
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		})
		// Those who wait for a page come first.
		if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL)
		let printed = ''
		worker.stderr?.on('data', (text: Buffer) => {
			printed = `${printed}${text.toString()}`.slice(-4_000)
		})
		const end = () => {
			clearTimeout(deadline)
			clearInterval(watch)
			worker.kill('SIGKILL')
		}
		const finish = (answer: Answer | null) => {
			end()
			resolve(answer)
		}
		const failed = (why: ProgramFailed['why'], message: string) => {
			end()
			reject(new ProgramFailed(why, message))
		}
		const deadline = setTimeout(() => finish(null), limits.timeMs)
		const watch = setInterval(async () => {
			const { processorMs, memoryMb } = await useOf(worker)
			if (processorMs > limits.processorMs || memoryMb > limits.memoryMb) finish(null)
		}, 100)
		worker.once('message', (answer) => finish(answer as Answer | null))
		worker.once('error', ({ message }) => failed('not-started', message))
		worker.once('close', (code, signal) => {
			if (crashes.includes(signal)) finish(null)
			else if (signal) failed('ended', `It was ended by ${signal}`)
			else failed('not-started', lastError(printed) ?? `It ended with ${code} and no answer`)
		})
		// Where it is not there to take them, it says so by its end.
		worker.send(new Uint8Array(bytes), () => undefined)
	})

/** Of an error that no one caught, such as `Error [ERR_MODULE_NOT_FOUND]: Cannot find …`. */
const lastError = (printed: string) => [...printed.matchAll(/^\w+(?: \[\w+\])?: (.+)$/gm)].at(-1)?.[1]

/** The program's side: answers with what comes of the bytes, with null where nothing does, and ends. */
export function answerOnce<Answer>(work: (bytes: Uint8Array) => Promise<Answer>) {
	process.once('message', async (bytes: Uint8Array) => {
		const answer = await work(bytes).catch((error: unknown) => {
			if (error instanceof ProgramFailed) throw error
			return null
		})
		process.send?.(answer, () => process.exit(0))
	})
}

/** A file of the program's own, which no bytes can be blamed for. */
export const ownFile = <Loaded>(what: string, loading: Promise<Loaded>): Promise<Loaded> =>
	loading.catch((error: unknown) => {
		throw new ProgramFailed('not-started', `${what}: ${error instanceof Error ? error.message : String(error)}`)
	})

/** The kernel counts processor time in hundredths of a second. */
const msPerTick = 10

/** What a process has used so far; nothing where the system does not say. */
async function useOf({ pid }: ChildProcess) {
	const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
	const [status, stat] = await Promise.all([read('status'), read('stat')])
	// Behind its name, which may hold anything but the last bracket: field 14 and 15 of the whole line.
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
	return {
		processorMs: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * msPerTick,
		memoryMb: Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024,
	}
}
