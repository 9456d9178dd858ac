import { specialistOf } from '#app/identity/groups.server.ts'
import { pdfResponse } from '#app/platform/pdf/pdf-response.server.ts'
import { statementPdf } from '../settlement/statement-pdf.server.ts'
import { loadStatement } from '../settlement/statement.server.ts'
import type { Route } from './+types/statement-pdf.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const statement = await loadStatement(actor, new URL(request.url).searchParams.get('month'))
	return pdfResponse(
		await statementPdf(statement, { side: 'specialist', name: actor.name }, new Date()),
		`cover-${statement.month}`,
	)
}
