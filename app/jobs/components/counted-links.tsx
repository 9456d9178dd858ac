import { useId } from 'react'
import { Link } from 'react-router'

type CountedLinksProps = { title: string; links: readonly { label: string; to: string; jobs: number }[] }

/** Where else there are jobs, each place with its number. */
export function CountedLinks({ title, links }: CountedLinksProps) {
	const id = useId()
	if (links.length === 0) return null
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<h2 id={id} className="text-lg">
				{title}
			</h2>
			<ul className="flex flex-wrap gap-2">
				{links.map(({ label, to, jobs }) => (
					<li key={to}>
						<Link to={to} className="chip">
							{label} <span className="num text-ink-2">{jobs.toLocaleString('en-IN')}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
