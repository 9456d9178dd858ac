import { redirect } from 'react-router'
import { isConsentKey } from '#app/identity/consent-notice.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { mayRenew, recordConsent } from '#app/specialists/consents.server.ts'
import type { Route } from './+types/renew-consent.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/settings/my-data')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const { item } = params
	if (!isConsentKey(item) || !mayRenew(item)) throw notFound()
	await refuseFields(request)
	await recordConsent(actor.accountId, item)
	return redirectWith('/settings/my-data', {
		title: t`You agreed`,
		detail: t`You can withdraw it here any time.`,
		undo: { action: `/settings/my-data/consents/${item}/withdrawal`, label: t`Undo` },
	})
}
