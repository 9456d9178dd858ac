import { redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { requireSpecialist } from '#app/identity/groups.server.ts'
import { getActor } from '#app/identity/session.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { formatDay } from '#app/platform/dates.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SavedSearch } from '../components/saved-search.tsx'
import { maxSavedSearches } from '../limits.ts'
import { listSavedSearches, saveSearch } from '../saved-searches.server.ts'
import { savedFlash, saveRefusals } from '../saved-flash.ts'
import { SearchInput } from '../schema.server.ts'
import { forgetSearch, keepSearch, consumeSearchToSave } from '../search-to-save.server.ts'
import { newJobs } from '../labels.ts'
import type { Route } from './+types/saved-searches.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireSpecialist(context, request)
	const kept = await consumeSearchToSave(request)
	if (kept !== null) throw await saveAndNotify(actor, kept, '/saved-searches', [await forgetSearch()])
	const [searches, { jobAlerts }] = await Promise.all([listSavedSearches(actor), findPreferences(actor.accountId)])
	return {
		alertsAreOn: jobAlerts,
		searches: searches.map(({ id, name, query, mutedAt, createdAt, newJobs: found }) => ({
			id,
			name,
			to: `/jobs?${query}`,
			isMuted: mutedAt !== null,
			saved: `Saved ${formatDay(createdAt)}`,
			pendingJobs: found > 0 ? `${newJobs(found)} in the last 7 days` : 'No new jobs in the last 7 days',
		})),
	}
}

/** From the job list. A visitor signs in first; the search is saved when they come back. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, SearchInput)
	if (!form.ok) throw badRequest()
	const { search } = form.value
	const actor = getActor(context)
	if (actor.kind === 'visitor') {
		const signIn = `/doctors/register?returnTo=${encodeURIComponent('/saved-searches')}`
		return redirect(signIn, { status: 303, headers: { 'Set-Cookie': await keepSearch(search) } })
	}
	return saveAndNotify(requireSpecialist(context, request), search, search === '' ? '/jobs' : `/jobs?${search}`, [])
}

async function saveAndNotify(actor: Specialist, search: string, to: string, cookies: string[]) {
	const saved = await saveSearch(actor, search)
	if (saved.ok) {
		const { jobAlerts } = await findPreferences(actor.accountId)
		return redirectWith(to, savedFlash(saved.value, jobAlerts), cookies)
	}
	const message = { title: 'Search not saved', detail: saveRefusals[saved.failure], tone: 'danger' as const }
	return redirectWith(saved.failure === 'too-many' ? '/saved-searches' : to, message, cookies)
}

export const meta: Route.MetaFunction = () => [
	{ title: `Saved searches · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function SavedSearches({ loaderData: { searches, alertsAreOn } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-6 md:py-8">
			<PageHeader
				title="Saved searches"
				lead="We alert you to urgent jobs straight away, and to other new jobs every morning at 8:00 am."
				actions={
					<ButtonLink to="/jobs" variant="secondary" size="sm">
						Search jobs
					</ButtonLink>
				}
			/>
			{alertsAreOn || searches.length === 0 ? null : (
				<Notice tone="warning" title="Job alerts are off">
					Your searches are saved, but you will not receive alerts.{' '}
					<Link to="/settings/notifications" className="link">
						Turn on job alerts in Settings
					</Link>
				</Notice>
			)}
			{searches.length > 0 ? (
				<>
					<ul className="border-t border-line">
						{searches.map((search) => (
							<SavedSearch key={search.id} search={search} />
						))}
					</ul>
					<p className="num text-sm text-ink-2">
						{searches.length} of {maxSavedSearches} searches
					</p>
				</>
			) : (
				<EmptyState
					title="No saved searches yet"
					action={
						<ButtonLink to="/jobs" size="sm">
							Find jobs
						</ButtonLink>
					}
				>
					Filter the job list, for example by speciality and city, then select Save search.
				</EmptyState>
			)}
		</main>
	)
}
