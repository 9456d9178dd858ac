import { participantOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { pdfResponse } from '#app/platform/pdf/pdf-response.server.ts'
import { copyLanguages } from '../letter-link.tsx'
import { findLetter, letterPdf } from '../letter.server.ts'
import type { Route } from './+types/letter.ts'

/** The offer as a PDF, for the specialist and for the hospital: in English, or as a copy in the language that the address asks for. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const letter = await findLetter(participantOf(context), idParam(params.offerId))
	if (!letter) throw notFound()
	const asked = new URL(request.url).searchParams.get('language')
	const copyIn = copyLanguages.find((language) => language === asked)
	return pdfResponse(
		await letterPdf(letter, new Date(), copyIn),
		[`Offer from ${letter.hospitalName}`, copyIn && `(${copyIn})`].filter(Boolean).join(' '),
	)
}
