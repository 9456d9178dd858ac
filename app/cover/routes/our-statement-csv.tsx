import { ownerOf } from '#app/identity/groups.server.ts'
import { statementCsv } from '../settlement/statement-csv.server.ts'
import { loadOurStatement } from '../settlement/statement.server.ts'
import type { Route } from './+types/our-statement-csv.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) =>
	statementCsv(await loadOurStatement(ownerOf(context), new URL(request.url).searchParams.get('month')), 'hospital')
