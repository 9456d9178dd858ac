import { attachmentHeader } from '#app/platform/files/file-name.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { packCertificates } from '../packs/pack-key.server.ts'

/** What a hospital needs to check the signature of a pack without asking us. */
export function loader() {
	const certificates = packCertificates()
	if (!certificates) throw notFound()
	return new Response(certificates.pem, {
		headers: {
			'Content-Type': 'application/x-pem-file',
			'Content-Disposition': attachmentHeader('credential-packs.pem'),
			'Cache-Control': 'public, max-age=3600',
			'X-Content-Type-Options': 'nosniff',
			'X-Robots-Tag': 'noindex',
		},
	})
}
