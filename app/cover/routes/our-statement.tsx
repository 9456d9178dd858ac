import { brand } from '#app/brand.ts'
import { ownerOf } from '#app/identity/groups.server.ts'
import { StatementPage } from '../components/statement-page.tsx'
import { ourTaxLine } from '../labels.ts'
import { loadOurStatement, printedStatement } from '../statement.server.ts'
import type { Route } from './+types/our-statement.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) =>
	printedStatement(await loadOurStatement(ownerOf(context), new URL(request.url).searchParams.get('month')))

export const meta: Route.MetaFunction = () => [
	{ title: `Cover statement · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function OurStatement({ loaderData }: Route.ComponentProps) {
	return (
		<StatementPage
			statement={loaderData}
			path="/hospital/cover"
			lead="The cover worked for you and what you owe, for your accounts."
			tax={ourTaxLine}
		/>
	)
}
