import { Link, redirect } from 'react-router'
import type { Specialist } from '#app/identity/actor.ts'
import { requireSpecialist } from '#app/identity/groups.server.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { SavedSearchList } from '#app/saved-searches/saved-search-list.tsx'
import { SearchInput } from '#app/saved-searches/schema.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { findAlertReach, reachSentences, turnOnFirstAlerts } from '../reach.server.ts'
import { listSavedSearches, saveSearch, searchPages } from '../saved-searches.server.ts'
import { forgetSearch, keepSearch, consumeSearchToSave } from '../search-to-save.server.ts'
import type { Route } from './+types/saved-searches.ts'
import { titled, unlisted } from '#app/ui/page/page-title.tsx'
import { t } from '#app/platform/language/words.ts'
import { rich } from '#app/ui/rich.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
	const actor = requireSpecialist(context, request)
	const kept = await consumeSearchToSave(request)
	if (kept !== null) throw await saveAndNotify(actor, kept, '/saved-searches', [await forgetSearch()])
	const [searches, reach] = await Promise.all([listSavedSearches(actor), findAlertReach(actor)])
	return { alertsAreOn: reach !== 'off', lead: reachSentences[reach], searches }
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
	if (saved.ok && saved.value.isNew) await turnOnFirstAlerts(actor)
	const whenNotified = reachSentences[await findAlertReach(actor)]
	return searchPages.answerSaving(saved, { to, whenNotified, cookies })
}

export const meta = () => [titled(t`Saved searches`), unlisted]

export default function SavedSearches({ loaderData: { searches, alertsAreOn, lead } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid content-start gap-4 py-6 md:py-8">
			<PageHeader
				title={t`Saved searches`}
				lead={alertsAreOn ? lead : undefined}
				actions={
					<ButtonLink to="/jobs" variant="secondary" size="sm">
						{t`Search jobs`}
					</ButtonLink>
				}
			/>
			{alertsAreOn || searches.length === 0 ? null : (
				<Notice tone="warning" title={t`Job alerts are off`}>
					{rich({
						link: (words) => (
							<Link to="/settings/notifications" className="link">
								{words}
							</Link>
						),
					})`Your searches are saved, but you will not receive alerts. <link>Turn on job alerts in Settings</link>`}
				</Notice>
			)}
			<SavedSearchList searches={searches} path="/saved-searches">
				<EmptyState
					title={t`No saved searches yet`}
					action={
						<ButtonLink to="/jobs" size="sm">
							{t`Find jobs`}
						</ButtonLink>
					}
				>
					{t`Filter the job list, for example by speciality and city, then select Save search.`}
				</EmptyState>
			</SavedSearchList>
		</main>
	)
}
