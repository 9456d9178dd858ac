import { data } from 'react-router'
import { isSearchSaved } from '#app/alerts/saved-searches.server.ts'
import { SaveSearch } from '#app/saved-searches/save-search.tsx'
import { brand } from '#app/brand.ts'
import type { Actor } from '#app/identity/actor.ts'
import { getActor } from '#app/identity/session.server.ts'
import { searchDefaults, searchNeeds } from '../search-defaults.ts'
import { listLandingPages } from '../landing-pages.server.ts'
import { loadSearchPage } from '../search-page.server.ts'
import { SearchFilters } from '../search-filters.tsx'
import { SearchForm } from '../search-form.tsx'
import { SearchResults } from '../search-results.tsx'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/micro-cache.server.ts'
import { openAtPlainAddress } from '#app/platform/plain-address.server.ts'
import { pageMeta } from '#app/platform/page-meta.ts'
import { CountedLinks } from '../components/counted-links.tsx'
import { RegisterPrompt } from '../components/register-prompt.tsx'
import { findJobViewer } from '#app/applications/job-viewer.server.ts'
import type { Route } from './+types/list.ts'

/** Pages of cities and specialities that the plain list leads to. */
const placesShown = 8

export const middleware = [openAtPlainAddress({ defaults: searchDefaults, needs: searchNeeds })]

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const { hidden, ...viewer } = await findJobViewer(actor)
	const page = await loadSearchPage(new URL(request.url), new Date(), { hidden })
	const [save, landings] = await Promise.all([savingOf(actor, page), page.chips.length === 0 ? listLandingPages() : []])
	const places = landings.slice(0, placesShown).map(({ city, speciality, path, jobs }) => ({
		label: speciality ? `${speciality.name}, ${city.label}` : city.label,
		to: path,
		jobs,
	}))
	return data({ page, viewer, save, places, origin: env.APP_ORIGIN }, { headers: shareWithVisitors() })
}

/** Visitors sign in first; hospitals have no use for it, and a search without filters is every job. */
async function savingOf(actor: Actor, { href, chips }: { href: string; chips: readonly unknown[] }) {
	if (chips.length === 0 || (actor.kind !== 'visitor' && actor.kind !== 'specialist')) return null
	const query = href.replace(/^[^?]*\??/, '')
	return { query, isSaved: actor.kind === 'specialist' && (await isSearchSaved(actor, query)) }
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
			description: `${page.count} at verified hospitals in India, with pay shown on every job. ${brand.tagline}.`,
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

export default function Jobs({ loaderData: { page, viewer, save, places } }: Route.ComponentProps) {
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
				<SearchResults
					page={page}
					stages={viewer.stages}
					saved={viewer.saved}
					canApply={viewer.canApply}
					saveSearch={save ? <SaveSearch path="/saved-searches" {...save} /> : null}
				/>
			</div>
			<div className="page grid gap-3 py-6 empty:hidden">
				<CountedLinks title="Jobs by city and speciality" links={places} />
			</div>
			{viewer.isVisitor ? <RegisterPrompt /> : null}
		</main>
	)
}
