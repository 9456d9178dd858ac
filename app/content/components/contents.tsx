import { t } from '#app/platform/language/words.ts'

type ContentsProps = { headings: { id: string; text: string }[]; className?: string }

/** What a long text holds, as links into it: beside the text, and on phones folded up before it. */
export function Contents({ headings, className = '' }: ContentsProps) {
	if (headings.length < 3) return null
	const links = (
		<ul className="text-sm">
			{headings.map(({ id, text }) => (
				<li key={id}>
					<a href={`#${id}`} className="footer-link w-full py-1">
						{text}
					</a>
				</li>
			))}
		</ul>
	)
	return (
		<nav aria-label={t`On this page`} className={className} data-print="no">
			<details className="question border-t border-line lg:hidden">
				<summary>{t`On this page`}</summary>
				<div className="pb-3">{links}</div>
			</details>
			<div className="sticky top-6 hidden border-l-2 border-brand pl-4 lg:block">
				<h2 className="mb-1 text-base">{t`On this page`}</h2>
				{links}
			</div>
		</nav>
	)
}
