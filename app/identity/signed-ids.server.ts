import { isId } from '#app/platform/http/http.ts'
import { isKeyedHash, keyedHash } from './tokens.server.ts'

/** 96 bits, too many to guess and short enough for an SMS. */
const macLength = 16

/** The id without what every id has in common, 22 letters long. */
const pack = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

/** An id that only we can have written, for the address of a link; of use for this purpose alone. */
export function signId(purpose: string, id: string): string {
	const packed = pack(id)
	return packed + keyedHash(`${purpose} ${packed}`).slice(0, macLength)
}

/** The id, or null when we did not write it for this. */
export function readSignedId(purpose: string, token: string | undefined): string | null {
	const match = /^([\w-]{22})([\w-]{16})$/.exec(token ?? '')
	const [, packed = '', mac = ''] = match ?? []
	if (!match || !isKeyedHash(`${purpose} ${packed}`, mac, macLength)) return null
	const id = Buffer.from(packed, 'base64url')
		.toString('hex')
		.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
	return isId(id) && pack(id) === packed ? id : null
}
