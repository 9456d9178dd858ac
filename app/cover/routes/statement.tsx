import { specialistOf } from '#app/identity/groups.server.ts'
import { StatementPage } from '../components/statement-page.tsx'
import { taxLine } from '../labels.ts'
import { loadStatement, printedStatement } from '../settlement/statement.server.ts'
import type { Route } from './+types/statement.ts'
import { titled } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) =>
	printedStatement(await loadStatement(specialistOf(context), new URL(request.url).searchParams.get('month')))

export const meta = () => [titled(t`Cover statement`)]

export default function Statement({ loaderData }: Route.ComponentProps) {
	return (
		<StatementPage
			statement={loaderData}
			path="/cover"
			lead={t`The cover you worked and what is due, for your own accounts.`}
			empty={t`Cover appears in the month in which you worked it.`}
			tax={taxLine()}
		/>
	)
}
