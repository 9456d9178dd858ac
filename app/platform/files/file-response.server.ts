import { Readable } from 'node:stream'
import { attachmentHeader } from './file-name.server.ts'

/**
 * A person's file as a download. Saved, not shown, and never sniffed, run, framed or fetched by another site. Never
 * cached, as the right to read it may end.
 */
export function fileResponse(stream: Readable, file: { contentType: string; fileName: string; bytes?: number }) {
	return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
		headers: {
			'Content-Type': file.contentType,
			'Content-Disposition': attachmentHeader(file.fileName),
			...(file.bytes === undefined ? {} : { 'Content-Length': String(file.bytes) }),
			'X-Content-Type-Options': 'nosniff',
			'Content-Security-Policy': "sandbox; default-src 'none'",
			'Cross-Origin-Resource-Policy': 'same-origin',
			'Cache-Control': 'private, no-store',
		},
	})
}
