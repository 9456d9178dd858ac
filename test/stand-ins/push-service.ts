import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the browser made of one push, and what the push service was told about it. */
type Taken = { payload: unknown; headers: Record<string, string>; sender: { aud: string; sub: string; exp: number } }

/**
 * A push service (RFC 8030) and the browser behind it on a local port: checks the sender's signature (RFC 8292) against
 * the key the browser subscribed with, and opens the message (RFC 8188, RFC 8291) with the browser's own key.
 */
export async function startPushService(senderKey: string) {
	const browser = createECDH('prime256v1')
	browser.generateKeys()
	const auth = randomBytes(16)
	const service = {
		/** What the service answers; 201 is yes. */
		status: 201,
		taken: [] as Taken[],
		subscription: { endpoint: '', p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
		stop: () =>
			new Promise<void>((resolve) => {
				server.closeAllConnections()
				server.close(() => resolve())
			}),
	}
	const server = createServer(async (request, response) => {
		const pieces: Buffer[] = []
		for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
		if (service.status !== 201) return response.writeHead(service.status).end()
		const headers = request.headers as Record<string, string>
		const sender = readSender(headers['authorization'] ?? '', senderKey)
		if (!sender) return response.writeHead(403).end()
		service.taken.push({ payload: openMessage(Buffer.concat(pieces), browser, auth), headers, sender })
		response.writeHead(201, { Location: '/message/1' }).end()
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	service.subscription.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/1`
	return service
}

/** The claims of `vapid t=<jwt>, k=<key>`; `null` unless they are signed with the key that the browser knows. */
function readSender(authorization: string, senderKey: string): Taken['sender'] | null {
	const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
	const [head = '', claims = '', signature = ''] = token.split('.')
	if (key !== senderKey) return null
	const point = Buffer.from(senderKey, 'base64url')
	const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
	const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
	const isSigned = verify(
		'sha256',
		Buffer.from(`${head}.${claims}`),
		{ key: publicKey, dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	)
	return isSigned ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Taken['sender']) : null
}

function openMessage(body: Buffer, browser: ECDH, auth: Buffer): unknown {
	const salt = body.subarray(0, 16)
	const keyEnd = 21 + body.readUInt8(20)
	const senderPoint = body.subarray(21, keyEnd)
	const shared = browser.computeSecret(senderPoint)
	const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderPoint])
	const secret = Buffer.from(hkdfSync('sha256', shared, auth, about, 32))
	const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
	const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
	const opener = createDecipheriv('aes-128-gcm', key, nonce)
	opener.setAuthTag(body.subarray(-16))
	const padded = Buffer.concat([opener.update(body.subarray(keyEnd, -16)), opener.final()])
	// The text ends at the last byte that is 2; what follows is padding.
	return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}
