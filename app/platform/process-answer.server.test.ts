import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { answerOfProcess } from './process-answer.server.ts'

const limits = { processorMs: 20_000, timeMs: 60_000, memoryMb: 400 }
function program(text: string): string {
	const file = path.join(temporaryFolder('program-'), 'program.mjs')
	writeFileSync(file, text.replace("'process-answer'", `'${path.resolve('app/platform/process-answer.server.ts')}'`))
	return file
}
const ask = (text: string, args?: string[]) => answerOfProcess(program(text), Buffer.from('bytes'), limits, args)
const working = (work: string) => ask(`import { answerOnce, ownFile } from 'process-answer'\nanswerOnce(${work})`)

test('a program answers once, and with nothing where it can make nothing of the bytes or breaks over them', async () => {
	expect(await working('async (bytes) => bytes.length')).toBe(5)
	expect(await working("async () => { throw new Error('damaged') }")).toBeNull()
	expect(await working("async () => process.kill(process.pid, 'SIGSEGV')")).toBeNull()
	expect(await working("async () => (await import('node:os')).getPriority()"), 'pages come first').toBeGreaterThan(0)
	expect(await ask("process.once('message', () => process.send(process.argv[2]))", ['said'])).toBe('said')
})

test('a program that cannot start, misses a file of its own or is ended from outside says so, and why', async () => {
	const failing = (why: string, message: string) => ({ why, message: expect.stringContaining(message) })
	await expect(answerOfProcess('no-such-program.mjs', Buffer.from('bytes'), limits)).rejects.toMatchObject(
		failing('not-started', 'Cannot find module'),
	)
	await expect(ask("import 'no-such-package'")).rejects.toMatchObject(failing('not-started', 'no-such-package'))
	await expect(ask('process.exit(7)')).rejects.toMatchObject(failing('not-started', 'It ended with 7'))
	await expect(working("() => ownFile('letters.model', Promise.reject(new Error('truncated')))")).rejects.toMatchObject(
		failing('not-started', 'letters.model: truncated'),
	)
	for (const signal of ['SIGTERM', 'SIGKILL'])
		await expect(working(`async () => process.kill(process.pid, '${signal}')`)).rejects.toMatchObject(
			failing('ended', signal),
		)
})
