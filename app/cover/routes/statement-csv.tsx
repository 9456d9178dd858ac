import { specialistOf } from '#app/identity/groups.server.ts'
import { statementCsv } from '../settlement/statement-csv.server.ts'
import { loadStatement } from '../settlement/statement.server.ts'
import type { Route } from './+types/statement-csv.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) =>
	statementCsv(await loadStatement(specialistOf(context), new URL(request.url).searchParams.get('month')), 'specialist')
