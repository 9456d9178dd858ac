import { Link } from 'react-router'
import { ArticleCover } from '#app/pictures/article-cover.tsx'
import type { ArticleSummary } from '../articles.server.ts'
import { Dateline } from './dateline.tsx'
import { t } from '#app/platform/language/words.ts'

/** Articles with what they are about, each leading to its own page. */
export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
	return (
		<ul className="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3">
			{articles.map((article) => (
				<li key={article.slug} className="panel relative grid content-start overflow-hidden">
					<ArticleCover of={article.cover} className="aspect-8/5 w-full" />
					<div className="grid gap-1.5 p-4 lg:p-5">
						<p className="text-sm font-semibold text-brand">{article.category}</p>
						<h2 className="text-lg">
							<Link to={article.path} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
								{article.title}
							</Link>
						</h2>
						<p className="text-sm text-ink-2">{article.description}</p>
						<Dateline {...article} author={undefined} />
						<p className="mt-1">
							<span aria-hidden="true" className="link text-sm">
								{t`Read more`}
							</span>
						</p>
					</div>
				</li>
			))}
		</ul>
	)
}
