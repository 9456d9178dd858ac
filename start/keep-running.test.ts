import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { startServer } from './server-process.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'keep-running-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A server as far as its parent knows it: says that it listens, and then does what the test wants. */
function aScript(name: string, then: string) {
	const file = path.join(folder, name)
	writeFileSync(file, `process.send('ready');${then}`)
	return file
}

test('a server that ends at once each time is given up after five starts', async () => {
	let starts = 0
	const file = aScript('ends.cjs', 'setTimeout(() => process.exit(7), 20)')

	const server = await keepRunning(() => {
		starts++
		return startServer(file, {})
	})

	expect(await server.ended).toBe(7)
	expect(starts).toBe(5)
})

test('a server that is stopped stays down, also while it is being started again', async () => {
	const file = aScript('killed.cjs', "process.on('disconnect', () => process.exit()); setInterval(() => {}, 1000)")
	let starts = 0
	const server = await keepRunning(() => {
		starts++
		return startServer(file, {})
	})

	await server.stop()

	expect(starts).toBe(1)
	await expect(server.ended).resolves.toBeTypeOf('number')
})
