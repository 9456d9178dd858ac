import { type AddressInfo, createServer, type Socket } from 'node:net'

export type ScannerMood = 'answers' | 'hangs' | 'closes' | 'over-limit'

/** Speaks clamd's INSTREAM on a local port; the word EICAR stands for a virus. */
export async function startClamd() {
	const sockets = new Set<Socket>()
	const daemon = {
		address: '',
		mood: 'answers' as ScannerMood,
		received: Buffer.alloc(0),
		stop: () =>
			new Promise<void>((resolve) => {
				for (const socket of sockets) socket.destroy()
				server.close(() => resolve())
			}),
	}
	const server = createServer((socket) => {
		sockets.add(socket)
		let got = Buffer.alloc(0)
		socket.on('error', () => undefined)
		socket.on('data', (piece: Buffer) => {
			if (daemon.mood === 'hangs') return
			if (daemon.mood === 'closes') return void socket.destroy()
			got = Buffer.concat([got, piece])
			const content = readStream(got)
			if (!content) return
			daemon.received = content
			if (daemon.mood === 'over-limit') return void socket.end('INSTREAM size limit exceeded. ERROR\0')
			socket.end(content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	daemon.address = `127.0.0.1:${(server.address() as AddressInfo).port}`
	return daemon
}

/** The chunks put together, or `null` while the closing one of length zero is missing. */
function readStream(got: Buffer) {
	const command = 'zINSTREAM\0'
	if (got.length < command.length) return null
	if (got.subarray(0, command.length).toString() !== command) return null
	const chunks: Buffer[] = []
	for (let at = command.length; at + 4 <= got.length; ) {
		const length = got.readUInt32BE(at)
		if (length === 0) return Buffer.concat(chunks)
		chunks.push(got.subarray(at + 4, at + 4 + length))
		at += 4 + length
	}
	return null
}
