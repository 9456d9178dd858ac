import { answerArticle } from '../answers.server.ts'
import { findGuide, listGuides } from '../articles.server.ts'
import { ArticleView } from '../components/article-view.tsx'
import { describe } from '../content-meta.ts'
import { after } from '../reading-order.ts'
import { pagePaths } from '../page-paths.ts'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/guide.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = ({ params }: Route.LoaderArgs) =>
	answerArticle(findGuide(params.slug), after(listGuides(), params.slug))

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) =>
	loaderData ? describe(loaderData.article, { parent: { path: pagePaths.guides, name: 'Career resources' } }) : []

export default function GuidePage({ loaderData: { article, more } }: Route.ComponentProps) {
	return <ArticleView article={article} more={more} back={{ to: pagePaths.guides, label: t`Career resources` }} />
}
