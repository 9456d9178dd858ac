import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { cleanDocx } from './upload/docx.server.ts'
import { type ImageType, imageTypeOf } from './upload/image-type.server.ts'
import { cleanPdf } from './upload/pdf.server.ts'
import { otherFormatOf } from './upload/other-format.server.ts'

export type DocumentType = 'pdf' | 'docx' | ImageType
/**
 * Why a file is not taken. `not-stored`: nothing is wrong with it, but the store does not answer. `locked`: it needs a password to open.
 * The last five are of the wrong type too, and common enough for a sentence of their own.
 */
export type DocumentFailure =
	| 'wrong-type'
	| 'too-large'
	| 'empty'
	| 'damaged'
	| 'unsafe'
	| 'locked'
	| 'macros'
	| 'not-stored'
	| OtherFormat
export type OtherFormat = 'old-word' | 'rich-text' | 'open-document' | 'picture'

const contentTypes: Record<DocumentType, string> = {
	pdf: 'application/pdf',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	jpeg: 'image/jpeg',
	png: 'image/png',
	webp: 'image/webp',
	heic: 'image/heic',
}

// A picture is never kept as it came. `cleanImage` redraws it and finds out what is wrong with it.
const asItCame = async (bytes: Buffer) => ok(bytes)
const clean = { pdf: cleanPdf, docx: cleanDocx, jpeg: asItCame, png: asItCame, webp: asItCame, heic: asItCame }

/** `maxPhotoBytes` where a picture may be larger than a file that is kept as it came. */
type DocumentLimits = { accept: readonly DocumentType[]; maxBytes: number; maxPhotoBytes?: number }

export type CheckedDocument = { type: DocumentType; contentType: string; bytes: Buffer }

/**
 * Looks at what a file is, never at what its name or its sender says. `bytes` is what may be kept of it: without what could act when it is
 * opened, such as scripts, attachments and links that are followed unasked. `unsafe` is what we cannot look into or cannot take out.
 * Of a picture only the kind is checked: it has to go through `cleanImage` before it is kept.
 */
export async function checkDocument(
	bytes: Buffer,
	{ accept, maxBytes, maxPhotoBytes = maxBytes }: DocumentLimits,
): Promise<Result<CheckedDocument, DocumentFailure>> {
	if (bytes.length === 0) return fail('empty')
	const type = typeOf(bytes)
	if (bytes.length > (type && type !== 'pdf' && type !== 'docx' ? maxPhotoBytes : maxBytes)) return fail('too-large')
	if (!type || !accept.includes(type)) return fail(otherFormatOf(bytes) ?? 'wrong-type')

	const cleaned = await clean[type](bytes)
	if (cleaned.ok) return ok({ type, contentType: contentTypes[type], bytes: cleaned.value })
	return cleaned.failure === 'wrong-type' ? fail(otherFormatOf(bytes) ?? 'wrong-type') : cleaned
}

/** By the first bytes. A PDF may have a byte order mark or blanks in front. Any ZIP passes for DOCX here; its own check looks inside. */
function typeOf(bytes: Buffer): DocumentType | null {
	if (/^(?:\xef\xbb\xbf|[\0\s])*%PDF-/.test(bytes.toString('latin1', 0, 1024))) return 'pdf'
	if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return 'docx'
	return imageTypeOf(bytes)
}
