import { memberOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { invoicePdf } from '../invoice-pdf.server.ts'
import { findInvoice } from '../invoices.server.ts'
import { pdfResponse } from '#app/platform/pdf/pdf-response.server.ts'
import type { Route } from './+types/invoice.ts'

/** An invoice as a PDF, for the owners of the hospital. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const invoice = await findInvoice(memberOf(context).hospitalId, idParam(params.invoiceId))
	if (!invoice) throw notFound()
	return pdfResponse(await invoicePdf(invoice), `Invoice ${invoice.number}`)
}
