import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

type Twist = { origin?: string; isVerified?: boolean; counter?: number }

/** A device with one passkey, as far as WebAuthn is concerned: answers what it is asked, with `twist` wrongly. */
export function anAuthenticator() {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
	const id = randomBytes(16)
	let uses = 0

	const clientData = (type: string, challenge: string, { origin = env.APP_ORIGIN }: Twist) =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

	/** Site, flags (present, verified, with a new key or not), counter. */
	function authenticatorData(isNew: boolean, { isVerified = true, counter = ++uses }: Twist) {
		const head = Buffer.alloc(5)
		head.writeUInt8(1 | (isVerified ? 4 : 0) | (isNew ? 64 : 0))
		head.writeUInt32BE(counter, 1)
		return Buffer.concat([sha256(new URL(env.APP_ORIGIN).hostname), head])
	}

	/** The key in COSE: a CBOR map of type, algorithm, curve and the two coordinates. */
	const cose = () =>
		Buffer.concat([
			Buffer.from('a5010203262001215820', 'hex'),
			Buffer.from(x, 'base64url'),
			Buffer.from('225820', 'hex'),
			Buffer.from(y, 'base64url'),
		])

	const answer = (response: Record<string, unknown>) => ({
		id: text(id),
		rawId: text(id),
		type: 'public-key',
		clientExtensionResults: {},
		response,
	})

	return {
		make({ challenge }: { challenge: string }, twist: Twist = {}) {
			const length = Buffer.alloc(2)
			length.writeUInt16BE(id.length)
			const data = Buffer.concat([authenticatorData(true, twist), Buffer.alloc(16), length, id, cose()])
			const size = Buffer.alloc(2)
			size.writeUInt16BE(data.length)
			// {fmt: 'none', attStmt: {}, authData: data}
			const attestation = Buffer.concat([
				Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
				Buffer.from([0x59]),
				size,
				data,
			])
			return answer({
				clientDataJSON: text(clientData('webauthn.create', challenge, twist)),
				attestationObject: text(attestation),
				transports: ['internal'],
			})
		},
		use({ challenge }: { challenge: string }, twist: Twist = {}) {
			const [client, data] = [clientData('webauthn.get', challenge, twist), authenticatorData(false, twist)]
			const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
			return answer({
				clientDataJSON: text(client),
				authenticatorData: text(data),
				signature: text(signature),
			})
		},
	}
}
