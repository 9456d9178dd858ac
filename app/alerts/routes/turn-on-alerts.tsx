import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { switchJobAlerts } from '#app/notifications/commands.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { SearchInput } from '#app/saved-searches/schema.server.ts'
import type { Route } from './+types/turn-on-alerts.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/saved-searches')

/** Beside a saved search, for a person whose settings turn job alerts off. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, SearchInput)
	if (!form.ok) throw badRequest()
	await switchJobAlerts(specialistOf(context).accountId, true)
	return redirectWith(`/jobs?${form.value.search}`, {
		title: t`Job alerts turned on`,
		detail: t`This covers all your saved searches. You can turn them off in Settings, under Notifications.`,
	})
}
