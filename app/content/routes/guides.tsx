import { answerPage } from '../answers.server.ts'
import { listGuides } from '../articles.server.ts'
import { ArticleList } from '../components/article-list.tsx'
import { describe } from '../content-meta.ts'
import { PageHead } from '../components/page-head.tsx'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/guides.ts'

export const loader = () => answerPage('guides', { guides: listGuides() })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describe(loaderData.page) : [])

export default function Guides({ loaderData: { page, guides } }: Route.ComponentProps) {
	return (
		<main id="main">
			<PageHead title={page.title} lead={page.description} />
			<div className="page py-6 md:py-8">
				<ArticleList articles={guides} />
			</div>
		</main>
	)
}
