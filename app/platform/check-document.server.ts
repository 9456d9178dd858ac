import type { Result } from './result.ts'
import { fail, ok } from './result.ts'
import { problemWithDocx } from './upload/docx.server.ts'
import { imageTypeOf } from './upload/image-type.server.ts'
import { problemWithPdf } from './upload/pdf.server.ts'

export type DocumentType = 'pdf' | 'docx' | 'jpeg' | 'png'
/** `not-stored`: nothing is wrong with the file, but the store does not answer. */
export type DocumentFailure = 'wrong-type' | 'too-large' | 'empty' | 'damaged' | 'unsafe' | 'not-stored'

const contentTypes: Record<DocumentType, string> = {
	pdf: 'application/pdf',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	jpeg: 'image/jpeg',
	png: 'image/png',
}

// A picture is never kept as it came. `cleanImage` redraws it and finds out what is wrong with it.
const nothing = async () => null
const problemWith = { pdf: problemWithPdf, docx: problemWithDocx, jpeg: nothing, png: nothing }

/**
 * Looks at what a file is, never at what its name or its sender says. `unsafe` is everything that could act when it is
 * opened or that we cannot look into: scripts, macros, embedded or external content, passwords, two formats in one file.
 * Of a picture only the kind is checked: it has to go through `cleanImage` before it is kept.
 */
export async function checkDocument(
	bytes: Buffer,
	{ accept, maxBytes }: { accept: readonly DocumentType[]; maxBytes: number },
): Promise<Result<{ type: DocumentType; contentType: string }, DocumentFailure>> {
	if (bytes.length === 0) return fail('empty')
	if (bytes.length > maxBytes) return fail('too-large')

	const type = typeOf(bytes)
	if (!type || !accept.includes(type)) return fail('wrong-type')

	const problem = await problemWith[type](bytes)
	return problem ? fail(problem) : ok({ type, contentType: contentTypes[type] })
}

/** By the first bytes. Any ZIP passes for DOCX here; its own check looks inside. */
function typeOf(bytes: Buffer): DocumentType | null {
	if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'pdf'
	if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return 'docx'
	const image = imageTypeOf(bytes)
	return image === 'webp' ? null : image
}
