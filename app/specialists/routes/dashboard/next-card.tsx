import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { EventPicture } from '#app/pictures/event-picture.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import type { NextEvent } from './next.server.ts'
import { t } from '#app/platform/language/words.ts'

/** The one next thing of a specialist. */
export function NextCard({ event: { picture, title, detail, href, action, call } }: { event: NextEvent }) {
	return (
		<section className="next" aria-labelledby="next-title">
			<EventPicture of={picture} />
			<p className="next-for">{t`Next for you`}</p>
			<h2 id="next-title" className="max-md:text-lg max-md:leading-6 md:pe-52">
				{title}
			</h2>
			<p className="max-w-none pe-24 max-md:text-sm md:pe-52">{detail}</p>
			<div className="flex flex-wrap gap-2 self-end pe-24 md:mt-2 md:pe-52">
				{call ? (
					<a href={call} className="btn btn-gold" rel="noreferrer noopener" target="_blank">
						{t`Open the call`}
					</a>
				) : null}
				<ButtonLink to={href} variant={call ? 'deep' : 'gold'}>
					{action}
				</ButtonLink>
			</div>
		</section>
	)
}

/** Everything else, one line each: more than waits for an answer, so it is not called as that list. */
export function AlsoWaiting({ events }: { events: readonly NextEvent[] }) {
	if (events.length === 0) return null
	return (
		<Panel title={t`Also for you`} action={<span className="count">{events.length}</span>} flush>
			<ul className="divide-y divide-line">
				{events.map(({ key, title, detail, href }) => (
					<li key={key}>
						<Link
							to={href}
							className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 text-ink no-underline hover:bg-hover"
						>
							<span className="min-w-0">
								<b className="block text-sm wrap-anywhere">{title}</b>
								<span className="block text-xs text-ink-2 wrap-anywhere">{detail}</span>
							</span>
							<ChevronRight size={16} aria-hidden="true" className="flex-none text-ink-3" />
						</Link>
					</li>
				))}
			</ul>
		</Panel>
	)
}
