import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A socket, not a file: the system lets go of it the moment its owner dies, however it dies. */
function addressOf(name: string, folder: string): string {
	const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 20)
	if (process.platform === 'linux') return `\0${name}-${key}`
	if (process.platform === 'win32') return `\\\\.\\pipe\\${name}-${key}`
	return path.join(tmpdir(), `${name}-${key}.sock`)
}

/** What the owner of the lock says about itself, or undefined when there is no owner. */
function askOwner(address: string): Promise<string | undefined> {
	return new Promise((resolve) => {
		let text = ''
		const socket = createConnection(address)
		socket.setTimeout(1_000, () => socket.destroy())
		socket.on('data', (chunk) => void (text += String(chunk)))
		socket.on('error', () => undefined)
		socket.on('close', (failed) => resolve(failed ? undefined : text))
	})
}

function listen(address: string, introduction: () => string) {
	return new Promise<(() => void) | undefined>((resolve) => {
		const server = createServer((socket) => socket.on('error', () => undefined).end(introduction()))
		server.once('error', () => resolve(undefined))
		server.listen(address, () => {
			server.unref()
			resolve(() => server.close())
		})
	})
}

export type Lock = { release: () => void } | { owner: string }

/**
 * Makes this process the only one that does `name` to `folder`. Waits `patienceMs` for another to finish, since one
 * that lost its terminal needs a moment to notice; then returns how the other introduces itself.
 */
export async function acquireLock(
	name: string,
	folder: string,
	patienceMs: number,
	introduction: () => string,
): Promise<Lock> {
	const address = addressOf(name, folder)
	const end = Date.now() + patienceMs
	for (;;) {
		const release = await listen(address, introduction)
		if (release) return { release }
		const owner = await askOwner(address)
		if (owner === undefined && path.isAbsolute(address)) rmSync(address, { force: true })
		if (owner !== undefined && Date.now() >= end) return { owner }
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
}
