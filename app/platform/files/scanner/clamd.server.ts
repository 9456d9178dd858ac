import { connect } from 'node:net'
import { type Scanner, ScannerUnavailable } from '../scan-verdict.server.ts'

const chunkBytes = 64 * 1024

/**
 * Asks a ClamAV daemon over TCP (INSTREAM). The daemon must run with `AlertExceedsMax yes` and a `StreamMaxLength`
 * above our largest upload: otherwise it calls a file that it did not fully read OK.
 */
export function clamd({ address }: { address: string }): Scanner {
	const [host = '', port = ''] = address.split(':')

	return {
		scan: (bytes, withinMs = 10_000) =>
			new Promise((resolve, reject) => {
				const socket = connect({ host, port: Number(port) })
				let answer = ''
				const giveUp = (why: string) => {
					socket.destroy()
					reject(new ScannerUnavailable(`clamd: ${why}`))
				}
				// One limit for the whole conversation, so that a slow drip of bytes does not prolong it.
				const timer = setTimeout(() => giveUp('no answer in time'), withinMs)

				socket.on('connect', () => {
					socket.write('zINSTREAM\0')
					for (let from = 0; from < bytes.length; from += chunkBytes) {
						const chunk = bytes.subarray(from, from + chunkBytes)
						const length = Buffer.alloc(4)
						length.writeUInt32BE(chunk.length)
						socket.write(length)
						socket.write(chunk)
					}
					socket.write(Buffer.alloc(4))
				})
				socket.on('data', (piece: Buffer) => {
					answer += piece.toString('latin1')
				})
				socket.on('error', (error) => giveUp('code' in error ? String(error.code) : error.name))
				socket.on('close', () => {
					clearTimeout(timer)
					const said = answer.replace(/\0[\s\S]*$/, '').trim()
					if (said === 'stream: OK') resolve('clean')
					else if (/^stream: .+ FOUND$/.test(said)) resolve('infected')
					else reject(new ScannerUnavailable(`clamd: ${said || 'closed without an answer'}`))
				})
			}),
	}
}
