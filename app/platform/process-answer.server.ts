import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** `processorMs` is what the work itself takes; `timeMs` is for a process that hangs. A machine with much to do answers later, not less. */
export type ProcessLimits = { processorMs: number; timeMs: number; memoryMb: number }

/** The C library keeps freed memory for every thread unless it is told not to. */
const thrifty = { MALLOC_ARENA_MAX: '1' }

/**
 * What a program of its own makes of the bytes that are sent to it: its one message. Null where it fails or takes more than the limits.
 * What it needs of memory ends with it. It knows none of our settings, and what it prints is of no interest.
 */
export function answerOfProcess<Answer>(
	program: string,
	bytes: Uint8Array,
	limits: ProcessLimits,
): Promise<Answer | null> {
	const worker = fork(program, { env: thrifty, execArgv: [], stdio: 'ignore', serialization: 'advanced' })
	return new Promise((resolve) => {
		const finish = (answer: Answer | null) => {
			clearTimeout(deadline)
			clearInterval(watch)
			worker.kill('SIGKILL')
			resolve(answer)
		}
		const deadline = setTimeout(() => finish(null), limits.timeMs)
		const watch = setInterval(async () => {
			const { processorMs, memoryMb } = await useOf(worker)
			if (processorMs > limits.processorMs || memoryMb > limits.memoryMb) finish(null)
		}, 100)
		worker.once('message', (answer) => finish(answer as Answer))
		worker.once('error', () => finish(null))
		worker.once('exit', () => finish(null))
		worker.send(new Uint8Array(bytes), (error) => error && finish(null))
	})
}

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
