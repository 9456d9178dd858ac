import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'
import { secrets } from '#app/platform/secrets.server.ts'

/** 256 random bits for a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What we keep of a token: enough to recognise it, useless to whoever reads the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const hashUnder = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** A stable key for counting by phone number or address without writing it down, and a signature for what people bring back. */
export const keyedHash = (text: string) => hashUnder(env.SECRET, text)

/** Is `given` what `keyedHash` of this text began with, now or before the secret was changed? */
export function isKeyedHash(text: string, given: string, letters?: number): boolean {
	return secrets.some((secret) => {
		const [expected, found] = [Buffer.from(hashUnder(secret, text).slice(0, letters)), Buffer.from(given)]
		return expected.length === found.length && timingSafeEqual(expected, found)
	})
}
