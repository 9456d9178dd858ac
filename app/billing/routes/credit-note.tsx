import { memberOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { findCreditNote } from '../credit-notes.server.ts'
import { creditNotePdf } from '../invoice-pdf.server.ts'
import { pdfResponse } from '#app/platform/pdf/pdf-response.server.ts'
import type { Route } from './+types/credit-note.ts'

/** A credit note as a PDF, for the owners of the hospital. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findCreditNote(memberOf(context).hospitalId, idParam(params.creditNoteId))
	if (!found) throw notFound()
	return pdfResponse(await creditNotePdf(found.note, found.invoice), `Credit note ${found.note.number}`)
}
