import { Link } from 'react-router'
import type { ArticleSummary } from '../articles.server.ts'
import { Dateline } from './dateline.tsx'

/** Articles with what they are about, each leading to its own page. */
export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
	return (
		<ul className="grid md:grid-cols-2 md:gap-x-10">
			{articles.map((article) => (
				<li key={article.slug} className="grid content-start gap-2 border-t border-line py-6">
					<p className="text-sm font-semibold text-brand">{article.category}</p>
					<h2 className="text-xl">
						<Link to={article.path} className="text-ink no-underline hover:underline">
							{article.title}
						</Link>
					</h2>
					<Dateline {...article} />
					<p className="max-w-prose text-ink-2">{article.description}</p>
					<p>
						<Link to={article.path} className="link inline-flex min-h-11 items-center md:min-h-8">
							Read more<span className="sr-only">: {article.title}</span>
						</Link>
					</p>
				</li>
			))}
		</ul>
	)
}
