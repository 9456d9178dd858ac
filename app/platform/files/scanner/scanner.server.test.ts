import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ScannerMood, startClamd } from '#test/stand-ins/clamd.ts'
import { ScannerUnavailable } from '../scan-verdict.server.ts'
import { clamd } from './clamd.server.ts'
import { demoScanner } from './demo.server.ts'

let daemon: Awaited<ReturnType<typeof startClamd>>
beforeEach(async () => {
	daemon = await startClamd()
})
afterEach(() => daemon.stop())

const scan = (bytes: Buffer) => clamd({ address: daemon.address }).scan(bytes, 300)

test('the daemon gets the whole file and its word is taken', async () => {
	const file = Buffer.alloc(300_000, 'resume ')

	expect(await scan(file)).toBe('clean')
	expect(daemon.received.equals(file)).toBe(true)
	expect(await scan(Buffer.from('EICAR'))).toBe('infected')
})

test.each<ScannerMood>(['hangs', 'closes', 'over-limit'])(
	'a daemon that %s has not called the file clean',
	async (mood) => {
		daemon.mood = mood

		await expect(scan(Buffer.from('resume'))).rejects.toThrow(ScannerUnavailable)
	},
)

test('a daemon that is not there has not called the file clean', async () => {
	await expect(clamd({ address: '127.0.0.1:9' }).scan(Buffer.from('resume'))).rejects.toThrow(ScannerUnavailable)
})

test('the demo scanner knows the test virus', async () => {
	const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')

	expect(await demoScanner.scan(Buffer.from(eicar))).toBe('infected')
	expect(await demoScanner.scan(Buffer.from('resume'))).toBe('clean')
})
