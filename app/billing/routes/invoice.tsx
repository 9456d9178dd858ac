import { memberOf } from '#app/identity/groups.server.ts'
import { attachmentHeader } from '#app/platform/file-name.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { invoicePdf } from '../invoice-pdf.server.ts'
import { findInvoice } from '../invoices.server.ts'
import type { Route } from './+types/invoice.ts'

/** An invoice as a PDF, for the owners of the hospital. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const invoice = await findInvoice(memberOf(context).hospitalId, idParam(params.invoiceId))
	if (!invoice) throw notFound()
	const file = await invoicePdf(invoice)
	return new Response(new Uint8Array(file), {
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Disposition': attachmentHeader(`Invoice ${invoice.number.replaceAll('/', '-')}.pdf`),
			'Content-Length': String(file.length),
			'Cache-Control': 'private, no-store',
			'X-Content-Type-Options': 'nosniff',
		},
	})
}
