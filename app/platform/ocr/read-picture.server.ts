import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { oneAtATime } from '../one-at-a-time.server.ts'
import { fail, ok, type Result } from '../result.ts'
import type { PictureText } from './picture-text.ts'

/** `processorMs` is what the reading itself takes; `timeMs` is for one that hangs. A machine with much to do reads later, not less. */
export type ReadingLimits = { processorMs?: number; timeMs?: number; memoryMb?: number }

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const program = createRequire(import.meta.url).resolve('#app/platform/ocr/reader/process.server.ts')

/** The C library keeps freed memory for every thread unless it is told not to. */
const thrifty = { MALLOC_ARENA_MAX: '1' }

/** A core stays with those who wait for a page. */
const lanes = Array.from({ length: Math.max(1, availableParallelism() - 1) }, oneAtATime)
let turn = 0

/**
 * The printed text and the codes of a JPEG or PNG, read on this machine in a process of its own. `unreadable` when the picture is damaged,
 * or reading it takes more time or memory than any page is worth. Never throws because of the picture.
 */
export function readPicture(
	bytes: Buffer,
	{ processorMs = 12_000, timeMs = 90_000, memoryMb = 350 }: ReadingLimits = {},
): Promise<Result<PictureText, 'unreadable'>> {
	const inTurn = lanes[turn++ % lanes.length] ?? ((work) => work())
	return inTurn(async () => {
		const answer = await answerOfProcess(bytes, { processorMs, timeMs, memoryMb })
		return answer ? ok(answer) : fail('unreadable')
	})
}

function answerOfProcess(bytes: Buffer, limits: Required<ReadingLimits>): Promise<PictureText | null> {
	// It knows none of our settings, and what it prints is of no interest.
	const reader = fork(program, { env: thrifty, execArgv: [], stdio: 'ignore', serialization: 'advanced' })
	return new Promise((resolve) => {
		const finish = (answer: PictureText | null) => {
			clearTimeout(deadline)
			clearInterval(watch)
			reader.kill('SIGKILL')
			resolve(answer)
		}
		const deadline = setTimeout(() => finish(null), limits.timeMs)
		const watch = setInterval(async () => {
			const { processorMs, memoryMb } = await useOf(reader)
			if (processorMs > limits.processorMs || memoryMb > limits.memoryMb) finish(null)
		}, 100)
		reader.once('message', (answer) => finish(answer as PictureText))
		reader.once('error', () => finish(null))
		reader.once('exit', () => finish(null))
		reader.send(new Uint8Array(bytes), (error) => error && finish(null))
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
