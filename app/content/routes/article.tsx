import { answerArticle } from '../answers.server.ts'
import { findArticle, listArticles } from '../articles.server.ts'
import { ArticleView } from '../components/article-view.tsx'
import { describe } from '../content-meta.ts'
import { after } from '../reading-order.ts'
import { pagePaths } from '../page-paths.ts'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/article.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ params }: Route.LoaderArgs) =>
	answerArticle(findArticle(params.slug), after(listArticles(), params.slug))

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? describe(loaderData.article, { parent: { path: pagePaths.blog, name: 'Blog' } }) : []

export default function ArticlePage({ loaderData: { article, more } }: Route.ComponentProps) {
	return <ArticleView article={article} more={more} back={{ to: pagePaths.blog, label: t`Blog` }} />
}
