import type { OtherFormat } from '../check-document.server.ts'
import { imageTypeOf } from './image-type.server.ts'

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** What people send in good faith where another format is asked for; null for anything else. */
export function otherFormatOf(bytes: Buffer): OtherFormat | 'locked' | null {
	if (bytes.subarray(0, 8).equals(oldOffice)) {
		// A DOCX with a password is kept inside the old format.
		if (bytes.includes(utf16('EncryptedPackage'))) return 'locked'
		return bytes.includes(utf16('WordDocument')) ? 'old-word' : null
	}
	const beginning = bytes.toString('latin1', 0, 120)
	if (beginning.startsWith('{\\rtf')) return 'rich-text'
	if (beginning.startsWith('PK') && beginning.includes('mimetypeapplication/vnd.oasis.opendocument'))
		return 'open-document'
	if (imageTypeOf(bytes) !== null || /^[\s\S]{4}ftyp(?:msf1|hevc|avif)/.test(beginning)) return 'picture'
	return null
}
