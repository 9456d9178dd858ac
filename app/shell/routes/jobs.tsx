import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import { getActor } from '#app/identity/session.server.ts'
import { loadSearchPage } from '#app/jobs/search-page.server.ts'
import { SearchFilters } from '#app/jobs/search-filters.tsx'
import { SearchForm } from '#app/jobs/search-form.tsx'
import { SearchResults } from '#app/jobs/search-results.tsx'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/micro-cache.server.ts'
import { pageMeta } from '#app/platform/page-meta.ts'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { findJobViewer } from '../job-viewer.server.ts'
import type { Route } from './+types/jobs.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const { hidden, ...viewer } = await findJobViewer(actor)
	const page = await loadSearchPage(new URL(request.url), new Date(), hidden)
	return data({ page, viewer, origin: env.APP_ORIGIN }, { headers: shareWithVisitors() })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return []
	const { page, origin } = loaderData
	const query = page.href.slice('/jobs'.length)
	return [
		...pageMeta({
			origin,
			path: page.href,
			title: page.heading,
			description: `${page.count} at verified hospitals in India, with the pay on each. ${brand.tagline}.`,
			site: brand.name,
		}),
		...feeds.map(({ type, name }) => ({
			tagName: 'link' as const,
			rel: 'alternate',
			type,
			title: page.heading,
			href: `${origin}/jobs/${name}${query}`,
		})),
	]
}

/** The same jobs for readers of feeds and for other programs. */
const feeds = [
	{ type: 'application/rss+xml', name: 'feed.xml' },
	{ type: 'application/feed+json', name: 'feed.json' },
]

export default function Jobs({ loaderData: { page, viewer } }: Route.ComponentProps) {
	return (
		<main id="main">
			<div className="border-b border-line bg-surface">
				<div className="page grid gap-4 py-5">
					<h1 data-region="jobs-heading">{page.heading}</h1>
					<SearchForm page={page} />
				</div>
			</div>
			<div className="mx-auto w-full max-w-[75rem] lg:grid lg:grid-cols-[15rem_1fr] lg:items-start lg:gap-8 lg:px-6 lg:py-6">
				<SearchFilters page={page} />
				<SearchResults page={page} stages={viewer.stages} saved={viewer.saved} canApply={viewer.canApply} />
			</div>
			{viewer.isVisitor ? <RegisterPrompt /> : null}
		</main>
	)
}

function RegisterPrompt() {
	return (
		<Band tone="soft" labelledBy="register-prompt" className="mt-8">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<div className="max-w-prose">
					<h2 id="register-prompt">Register once, apply in two taps</h2>
					<p>
						Free for specialists. It takes your name, your phone number and a code by SMS; hospitals see your number
						only after you and they agree to talk.
					</p>
				</div>
				<ButtonLink to="/doctors/register">Register</ButtonLink>
			</div>
		</Band>
	)
}
