import { isVerified } from '#app/identity/actor.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { StatementPage } from '../components/statement-page.tsx'
import { ourTaxLine } from '../labels.ts'
import { loadOurStatement, printedStatement } from '../settlement/statement.server.ts'
import type { Route } from './+types/our-statement.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const owner = ownerOf(context)
	const statement = await loadOurStatement(owner, new URL(request.url).searchParams.get('month'))
	// Before the verification, and after a suspension, the page of cover is locked.
	const back = isVerified(owner) ? null : { to: '/hospital/plan', label: 'Plan' }
	return { ...printedStatement(statement), back }
}

export const meta = () => [titled('Cover statement')]

export default function OurStatement({ loaderData }: Route.ComponentProps) {
	return (
		<StatementPage
			statement={loaderData}
			back={loaderData.back}
			path="/hospital/cover"
			lead="The cover worked for you and what you owe, for your accounts."
			empty="Cover appears in the month in which it was worked for you."
			tax={ourTaxLine}
		/>
	)
}
