import { attachmentHeader } from '../files/file-name.server.ts'

/** A PDF as a download. */
export const pdfResponse = (file: Buffer, name: string) =>
	new Response(new Uint8Array(file), {
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Disposition': attachmentHeader(`${name.replaceAll('/', '-')}.pdf`),
			'Content-Length': String(file.length),
			'Cache-Control': 'private, no-store',
			'X-Content-Type-Options': 'nosniff',
		},
	})
