import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './client-address.ts'

/** More than the browsers of a large office behind one address need at a time; a tenth of what the server takes in all. */
const maxFromAddress = 200

/**
 * Keeps one address from holding every connection. Over the limit its oldest idle connection is closed, which a browser
 * does not notice; where none is idle, the new one. Only for servers that people reach directly: behind a proxy every
 * connection comes from the proxy, and limiting them is its work.
 */
export function limitConnections(server: Server) {
	// In order of age: a Set keeps the order of insertion.
	const open = new Map<string, Set<Socket>>()
	const working = new WeakMap<Socket, number>()

	server.on('connection', (socket: Socket) => {
		const address = addressKey(socket.remoteAddress ?? '')
		const own = open.get(address) ?? new Set()
		open.set(address, own)
		if (own.size >= maxFromAddress) {
			const idle = [...own].find((other) => !working.get(other))
			if (!idle) return void socket.destroy()
			own.delete(idle)
			idle.destroy()
		}
		own.add(socket)
		socket.once('close', () => {
			own.delete(socket)
			if (own.size === 0 && open.get(address) === own) open.delete(address)
		})
	})
	// First in line, so that a request counts before anything is done with it.
	server.prependListener('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
		working.set(socket, (working.get(socket) ?? 0) + 1)
		res.once('close', () => working.set(socket, (working.get(socket) ?? 1) - 1))
	})
}
