import { isKeyedHash, keyedHash } from '#app/identity/tokens.server.ts'
import { isId } from '#app/platform/http.ts'

/** 96 bits, too many to guess and short enough for an SMS. */
const macLength = 16

const signed = (packed: string) => `open contact request ${packed}`

/** The id without what every id has in common, 22 letters long. */
const pack = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

/**
 * The path that a mail or an SMS carries. It opens this one request and nothing else, after signing in as the person
 * it was sent to; it answers nothing by itself, for programs open links too.
 */
export function requestLink(requestId: string): string {
	const packed = pack(requestId)
	return `/r/${packed}${keyedHash(signed(packed)).slice(0, macLength)}`
}

/** The request of a link, or null when we did not write it. */
export function readRequestLink(token: string | undefined): string | null {
	const match = /^([\w-]{22})([\w-]{16})$/.exec(token ?? '')
	const [, packed = '', mac = ''] = match ?? []
	if (!match || !isKeyedHash(signed(packed), mac, macLength)) return null
	const id = Buffer.from(packed, 'base64url')
		.toString('hex')
		.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
	return isId(id) && pack(id) === packed ? id : null
}
