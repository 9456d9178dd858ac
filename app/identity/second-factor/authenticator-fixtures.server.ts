import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows now, or so many steps ahead (RFC 6238). `secret` as it is shown to people. */
export function codeNow(secret: string, stepsAhead = 0) {
	const bits = Array.from(secret.replaceAll(' ', ''), (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
	const bytes = bits.join('').match(/.{8}/g) ?? []
	const counter = Buffer.alloc(8)
	counter.writeBigInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
	const mac = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
		.update(counter)
		.digest()
	return String((mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
