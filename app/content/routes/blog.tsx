import { answerPage } from '../answers.server.ts'
import { listArticles } from '../articles.server.ts'
import { ArticleList } from '../components/article-list.tsx'
import { describe } from '../content-meta.ts'
import { PageHead } from '../components/page-head.tsx'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/blog.ts'

export const loader = () => answerPage('blog', { articles: listArticles() })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describe(loaderData.page) : [])

export default function Blog({ loaderData: { page, articles } }: Route.ComponentProps) {
	return (
		<main id="main">
			<PageHead title={page.title} lead={page.description} />
			<div className="page py-6 md:py-8">
				<ArticleList articles={articles} />
			</div>
		</main>
	)
}
