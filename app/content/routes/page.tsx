import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import { organization } from '#app/platform/http/structured-data.ts'
import { answerPage } from '../answers.server.ts'
import { describe } from '../content-meta.ts'
import { PageHead } from '../components/page-head.tsx'
import { Prose } from '../components/prose.tsx'
import { pageNameAt } from '../page-paths.ts'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/page.ts'

export const loader = ({ request }: Route.LoaderArgs) => answerPage(pageNameAt(request))

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData
		? describe(loaderData.page, { structuredData: (origin) => [organization(origin, { ...brand, ...company })] })
		: []

/** A page that is one text in bands: how it works, about us, success stories. */
export default function Page({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<main id="main">
			<PageHead title={page.title} lead={page.description} />
			<Prose html={page.html} className="prose-bands" />
		</main>
	)
}
