import { data } from 'react-router'
import { findSavedSearch, turnOnPathFor } from '#app/alerts/saved-searches.server.ts'
import { SaveSearch } from '#app/saved-searches/save-search.tsx'
import { brand } from '#app/brand.ts'
import type { Actor } from '#app/identity/actor.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { searchDefaults, searchNeeds } from '../search/search-defaults.ts'
import { listLandingPages } from '../search/landing-pages.server.ts'
import type { JobsViewer } from '../search/search.server.ts'
import { loadSearchPage, type SearchPage } from '../search/search-page.server.ts'
import { saveStateOf } from '../page/job-list.tsx'
import { JobPane } from '../page/job-pane.tsx'
import { SearchFilters } from '../search/search-filters.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { SearchResults } from '../search/search-results.tsx'
import { env } from '#app/platform/env.server.ts'
import { shareWithVisitors } from '#app/platform/http/micro-cache.server.ts'
import { openAtPlainAddress } from '#app/platform/http/plain-address.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { CountedLinks } from '../components/counted-links.tsx'
import { RegisterPrompt } from '../components/register-prompt.tsx'
import { aboutThisOrder } from '#app/matching/about-order.ts'
import { listBestJobIds } from '#app/matching/queries.server.ts'
import { WhyThisOrder } from '#app/ui/list/why-this-order.tsx'
import { findProfession } from '#app/specialists/profession.server.ts'
import { findJobViewer } from '#app/applications/applying/job-viewer.server.ts'
import type { Route } from './+types/list.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'

/** Pages of cities and specialities that the plain list leads to. */
const placesShown = 8

export const middleware = [openAtPlainAddress({ defaults: searchDefaults, needs: searchNeeds })]

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = getActor(context)
	const { hidden, ...viewer } = await findJobViewer(actor)
	const url = new URL(request.url)
	const page = await loadSearchPage(url, new Date(), { hidden, ...(await preferencesOf(actor, url.searchParams)) })
	const [save, landings] = await Promise.all([savingOf(actor, page), page.isPlain ? listLandingPages() : []])
	const places = landings.slice(0, placesShown).map(({ city, speciality, path, jobs }) => ({
		label: saidName(speciality ? `${speciality.name}, ${city.label}` : city.label),
		to: path,
		jobs,
	}))
	const about = aboutOrder[page.order]()
	return data({ head: headOf(page, actor), page, about, viewer, save, places }, { headers: shareWithVisitors() })
}

/** A specialist's own order and profession. Matching takes a moment, so only where its order may be shown. */
async function preferencesOf(actor: Actor, params: URLSearchParams): Promise<JobsViewer> {
	if (actor.kind !== 'specialist') return {}
	const isRanked = !params.get('q') && ['', 'best', null].includes(params.get('sort'))
	const [profession, best] = await Promise.all([
		findProfession(actor),
		isRanked ? listBestJobIds(actor).then(({ ids }) => ids) : [],
	])
	return { ...(profession ? { profession } : {}), best }
}

/** Visitors sign in first; hospitals have no use for it, and a search without filters is every job. */
async function savingOf(actor: Actor, { href, chips, isPlain }: SearchPage) {
	if (isPlain || chips.length === 0 || (actor.kind !== 'visitor' && actor.kind !== 'specialist')) return null
	const query = href.replace(/^[^?]*\??/, '')
	if (actor.kind === 'visitor') return { query, saved: null }
	const [saved, turnOnPath] = await Promise.all([findSavedSearch(actor, query), turnOnPathFor(actor)])
	return { query, saved, turnOnPath }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

/** Search engines, previews and feed readers are visitors; for others the title is enough. */
function headOf(page: SearchPage, actor: Actor) {
	const title = page.isPlain
		? t`Hospital jobs for doctors and nurses in India, with pay`
		: t`${{ heading: page.heading }}, with pay`
	if (actor.kind !== 'visitor') return [{ title: `${title} · ${brand.name}` }]
	const query = page.href.slice('/jobs'.length)
	return [
		...pageMeta({
			origin: env.APP_ORIGIN,
			path: page.href,
			title,
			description: t`${{ jobs: page.count }} at verified hospitals in India, with pay, shifts and duties shown. Register free and apply on your phone.`,
			site: brand.name,
		}),
		// What people type makes endless addresses; pages of cities and specialities are there to be found.
		...(new URLSearchParams(query).has('q') ? [{ name: 'robots', content: 'noindex' }] : []),
		...feeds.map(({ type, name }) => ({
			tagName: 'link' as const,
			rel: 'alternate',
			type,
			title: page.heading,
			href: `${env.APP_ORIGIN}/jobs/${name}${query}`,
		})),
	]
}

/** The same jobs for readers of feeds and for other programs. */
const feeds = [
	{ type: 'application/rss+xml', name: 'feed.xml' },
	{ type: 'application/feed+json', name: 'feed.json' },
]

const aboutOrder: Record<SearchPage['order'], () => string> = {
	words: () =>
		t`Jobs whose title or speciality matches your words come first, then matching skills and requirements, then other matches. Among equal matches the newest comes first. Hospitals cannot pay for a higher position.`,
	match: aboutThisOrder,
	newest: () => t`The newest job comes first. Hospitals cannot pay for a higher position.`,
	pay: () =>
		t`Pay is compared per hour, the highest first. Jobs paid per case come last. Hospitals cannot pay for a higher position.`,
	start: () => t`The earliest start date comes first. Hospitals cannot pay for a higher position.`,
	nearest: () => t`The nearest job comes first. Hospitals cannot pay for a higher position.`,
}

export default function Jobs({ loaderData: { page, about, viewer, save, places } }: Route.ComponentProps) {
	return (
		<main id="main">
			<div className="border-b border-line bg-surface">
				<div className="page grid gap-2 py-2 md:gap-3 md:py-4">
					<h1 data-region="jobs-heading" className="max-md:sr-only md:text-2xl">
						{page.heading}
					</h1>
					<SearchForm page={page} />
				</div>
			</div>
			<div className="mx-auto w-full max-w-[75rem] lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-6 lg:px-6 lg:py-4 xl:grid-cols-[13rem_25rem_minmax(0,1fr)]">
				<SearchFilters page={page} />
				<SearchResults
					page={page}
					stages={viewer.stages}
					saved={viewer.saved}
					order={<WhyThisOrder>{about}</WhyThisOrder>}
					saveSearch={save ? <SaveSearch path="/saved-searches" {...save} /> : null}
				/>
				<div data-region="pane" className="panel jobs-pane empty:hidden max-xl:hidden">
					{page.pane ? (
						<JobPane
							job={page.pane}
							save={saveStateOf(page.pane.id, viewer.saved)}
							appliedStage={viewer.stages[page.pane.id]}
							canApply={viewer.canApply}
							payAt={(period) => page.payHrefs[period]}
						/>
					) : null}
				</div>
			</div>
			<div className="page grid gap-3 py-6 empty:hidden">
				<CountedLinks title={t`Jobs by city and speciality`} links={places} />
			</div>
			{viewer.isVisitor ? <RegisterPrompt /> : null}
		</main>
	)
}
