import { answerPage } from '../answers.server.ts'
import { Contents } from '../components/contents.tsx'
import { describe } from '../content-meta.ts'
import { Prose } from '../components/prose.tsx'
import { monthDayYear } from '../month-day-year.ts'
import { pageNameAt } from '../page-paths.ts'
import { plainDocument } from '../plain-document.ts'
import type { Route } from './+types/legal.ts'
import { rich } from '#app/ui/rich.tsx'

export const loader = ({ request }: Route.LoaderArgs) => answerPage(pageNameAt(request))

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = plainDocument

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describe(loaderData.page) : [])

/** Privacy policy, terms of service, cookie policy: what holds, and since when. */
export default function Legal({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<main id="main">
			<header className="band border-t-0">
				<div className="page grid gap-3 py-6 md:py-10">
					<h1 className="text-2xl md:text-3xl">{page.title}</h1>
					<p className="max-w-prose text-lg text-ink-2">{page.description}</p>
					<p className="text-sm text-ink-2">
						{rich({
							time: (words) => <time dateTime={page.updated}>{words}</time>,
						})`Last updated: <time>${{ day: monthDayYear(page.updated) }}</time>`}
						{page.changed ? (
							<>
								.{' '}
								{rich({
									time: (words) => <time dateTime={page.changed}>{words}</time>,
								})`Wording last changed: <time>${{ day: monthDayYear(page.changed) }}</time>`}
							</>
						) : null}
						{page.checked ? (
							<>
								.{' '}
								{rich({
									time: (words) => <time dateTime={page.checked}>{words}</time>,
								})`Legal numbers checked: <time>${{ day: monthDayYear(page.checked) }}</time>`}
							</>
						) : null}
					</p>
				</div>
			</header>
			<div className="page grid grid-cols-1 gap-8 py-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12">
				<Contents headings={page.headings} className="lg:order-last" />
				<Prose html={page.html} />
			</div>
		</main>
	)
}
