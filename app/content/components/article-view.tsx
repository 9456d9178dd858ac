import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { ArticleCover } from '#app/pictures/article-cover.tsx'
import { Band } from '#app/ui/page/band.tsx'
import type { Article, ArticleSummary } from '../articles.server.ts'
import { Contents } from './contents.tsx'
import { Dateline } from './dateline.tsx'
import { Prose } from './prose.tsx'
import { t } from '#app/platform/language/words.ts'

type ArticleViewProps = {
	article: Article
	back: { to: string; label: string }
	/** What to read next. */
	more: readonly ArticleSummary[]
}

/** An article or a guide, with its contents beside it where there is room. */
export function ArticleView({ article, back, more }: ArticleViewProps) {
	return (
		<main id="main">
			<article>
				<header className="band border-t-0">
					<div className="page grid items-center gap-6 py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
						<div className="grid gap-3">
							<Link
								to={back.to}
								className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm md:min-h-8"
							>
								<ArrowLeft size={16} aria-hidden="true" />
								{back.label}
							</Link>
							<p className="text-sm font-semibold text-brand">{article.category}</p>
							<h1 className="max-w-[24ch] text-2xl md:text-3xl">{article.title}</h1>
							<p className="max-w-prose text-lg text-ink-2">{article.description}</p>
							<Dateline {...article} />
						</div>
						<ArticleCover of={article.cover} className="aspect-8/5 w-full rounded-lg" />
					</div>
				</header>
				<div className="page grid grid-cols-1 gap-8 py-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12">
					<Contents headings={article.headings} className="lg:order-last" />
					<Prose html={article.html} />
				</div>
			</article>
			<Band labelledBy="more-title">
				<h2 id="more-title">{t`Read next`}</h2>
				<ul className="mt-2 grid gap-x-10 md:grid-cols-3">
					{more.map(({ slug, path, title, category, cover }) => (
						<li key={slug} className="flex items-center gap-4 border-t border-line py-4">
							<ArticleCover of={cover} className="aspect-8/5 w-24 shrink-0 rounded-md" />
							<div>
								<p className="text-sm font-semibold text-brand">{category}</p>
								<Link to={path} className="link inline-flex min-h-11 items-center font-semibold md:min-h-8">
									{title}
								</Link>
							</div>
						</li>
					))}
				</ul>
			</Band>
		</main>
	)
}
