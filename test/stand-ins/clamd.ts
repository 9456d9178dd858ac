import { type AddressInfo, createServer, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** `credulous`: what lies deeper than it reads passes, as with `AlertExceedsMax no`. */
export type ScannerMood = 'answers' | 'hangs' | 'closes' | 'over-limit' | 'credulous'

const deepest = 17

/** What lies in archives of gzip; null where there are more of them in each other than it reads. */
function unpacked(content: Buffer, depth = 0): Buffer | null {
	if (content.readUInt16BE(0) !== 0x1f8b) return content
	return depth === deepest ? null : unpacked(gunzipSync(content), depth + 1)
}

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
			const inner = content.length < 2 ? content : unpacked(content)
			if (inner?.includes('EICAR')) socket.end('stream: Eicar-Test-Signature FOUND\0')
			else if (inner || daemon.mood === 'credulous') socket.end('stream: OK\0')
			else socket.end('stream: Heuristics.Limits.Exceeded.MaxRecursion FOUND\0')
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
