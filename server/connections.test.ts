import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

const opened: Socket[] = []
let server: Server | undefined
afterEach(() => {
	for (const socket of opened.splice(0)) socket.destroy()
	server?.close()
})

/** A server whose answers wait until the test gives them. */
async function start() {
	const waiting: ServerResponse[] = []
	server = createServer((_req, res) => void waiting.push(res))
	limitConnections(server)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const address = server.address()
	return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, waiting }
}

/** A connection, with a request on it. */
async function ask(port: number) {
	const socket = connect(port, '127.0.0.1').on('error', () => undefined)
	opened.push(socket)
	const ended = once(socket, 'close')
	await once(socket, 'connect')
	socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
	return { socket, ended }
}

test('an address with two hundred answers outstanding gets no further connection, until one has come', async () => {
	const { port, waiting } = await start()
	const first = await ask(port)
	for (let at = 1; at < 200; at++) await ask(port)
	await expect.poll(() => waiting.length).toBe(200)

	await (await ask(port)).ended
	expect(waiting).toHaveLength(200)

	waiting[0]?.end('done')
	await once(first.socket, 'data')
	await ask(port)
	await expect.poll(() => waiting.length).toBe(201)
	// It was the only one with no answer pending.
	await first.ended
	expect(opened.filter(({ destroyed }) => !destroyed)).toHaveLength(200)
})
