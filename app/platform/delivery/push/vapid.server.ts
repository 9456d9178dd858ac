import { createECDH, hkdfSync } from 'node:crypto'

/** By which push services know who sends (RFC 8292): points and numbers of P-256 in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Always the same pair for the same secret, so that a demo's browsers still know it after a restart. */
export function deriveVapidKeys(secret: string): VapidKeys {
	const curve = createECDH('prime256v1')
	curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push, demo', 32)))
	return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') }
}
