import { ownerOf } from '#app/identity/groups.server.ts'
import { pdfResponse } from '#app/platform/pdf/pdf-response.server.ts'
import { statementPdf } from '../settlement/statement-pdf.server.ts'
import { loadOurStatement } from '../settlement/statement.server.ts'
import type { Route } from './+types/our-statement-pdf.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const member = ownerOf(context)
	const statement = await loadOurStatement(member, new URL(request.url).searchParams.get('month'))
	const reader = { side: 'hospital', name: member.hospitalName } as const
	return pdfResponse(await statementPdf(statement, reader, new Date()), `cover-${statement.month}`)
}
