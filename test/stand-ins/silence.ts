import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A provider that hangs: it takes every connection and never says a word. */
export async function startSilence() {
	const sockets = new Set<Socket>()
	const server = createServer((socket) => {
		sockets.add(socket.resume())
		socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop: () =>
			new Promise<void>((resolve) => {
				for (const socket of sockets) socket.destroy()
				server.close(() => resolve())
			}),
	}
}
