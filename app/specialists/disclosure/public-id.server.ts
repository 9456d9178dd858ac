import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { secrets } from '#app/platform/secrets.server.ts'

// A person has one id in public and another on the pages of hospitals. If they were one, a page that is public and missing for
// a hospital would tell it that the person hides from it.

const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'public-id', 32)))
const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const asId = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The id of someone in public: only this server can tell whose it is. */
export function publicIdOf(specialistId: string): string {
	const cipher = createCipheriv('aes-256-ecb', keys[0] ?? '', null).setAutoPadding(false)
	return asId(Buffer.concat([cipher.update(bytesOf(specialistId)), cipher.final()]))
}

/** The ids of whom a public id may be: one for each secret that is accepted. */
export const specialistIdsOf = (publicId: string): string[] =>
	keys.map((key) => {
		const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false)
		return asId(Buffer.concat([decipher.update(bytesOf(publicId)), decipher.final()]))
	})
