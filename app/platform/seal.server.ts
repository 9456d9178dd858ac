import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env.server.ts'
import { secrets } from './secrets.server.ts'

const version = 1
const ivBytes = 12
const tagBytes = 16
const headerBytes = 1 + ivBytes + tagBytes

// Each purpose has a key of its own, so that what was sealed for one cannot be passed off as another.
const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32))

/** Encrypts `text` so that only `unseal` with the same purpose and context (such as the row's id) reads it. */
export function seal(purpose: string, context: string, text: string): Buffer {
	const iv = randomBytes(ivBytes)
	const cipher = createCipheriv('aes-256-gcm', keyFor(env.SECRET, purpose), iv).setAAD(Buffer.from(context))
	const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), body])
}

/** The sealed text, or `null` when it was altered, moved to another row or sealed under a secret that is no longer accepted. */
export function unseal(purpose: string, context: string, sealed: Buffer): string | null {
	if (sealed.length < headerBytes || sealed[0] !== version) return null
	for (const secret of secrets) {
		const text = open(keyFor(secret, purpose), context, sealed)
		if (text !== null) return text
	}
	return null
}

/** Whether it was sealed under the secret of today, and not under one that is only accepted. */
export const isSealedNow = (purpose: string, context: string, sealed: Buffer) =>
	open(keyFor(env.SECRET, purpose), context, sealed) !== null

function open(key: Buffer, context: string, sealed: Buffer): string | null {
	const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + ivBytes), {
		authTagLength: tagBytes,
	})
	decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(1 + ivBytes, headerBytes))
	try {
		return Buffer.concat([decipher.update(sealed.subarray(headerBytes)), decipher.final()]).toString('utf8')
	} catch {
		return null
	}
}
