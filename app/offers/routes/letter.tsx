import { participantOf } from '#app/identity/groups.server.ts'
import { attachmentHeader } from '#app/platform/files/file-name.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { findLetter, letterPdf } from '../letter.server.ts'
import type { Route } from './+types/letter.ts'

/** The offer as a PDF, for the specialist and for the hospital. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const letter = await findLetter(participantOf(context), idParam(params.offerId))
	if (!letter) throw notFound()
	const file = await letterPdf(letter, new Date())
	return new Response(new Uint8Array(file), {
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Disposition': attachmentHeader(`Offer from ${letter.hospitalName}.pdf`),
			'Content-Length': String(file.length),
			'Cache-Control': 'private, no-store',
			'X-Content-Type-Options': 'nosniff',
		},
	})
}
