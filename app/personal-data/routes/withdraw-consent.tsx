import { redirect } from 'react-router'
import { removeIdentityCheck } from '#app/credentials/identity-code/identity-checks.server.ts'
import { isConsentKey } from '#app/identity/consent-notice.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { mayRenew, mayWithdraw, withdrawConsent } from '#app/specialists/consents.server.ts'
import type { Route } from './+types/withdraw-consent.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = () => redirect('/settings/my-data')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const { item } = params
	if (!isConsentKey(item) || !mayWithdraw(item)) throw notFound()
	await refuseFields(request)
	if (item === 'identity-check') await removeIdentityCheck(actor)
	else await withdrawConsent(actor.accountId, item)
	return redirectWith('/settings/my-data', {
		title: t`Consent withdrawn`,
		detail: t`We have stopped this use of your data. The record of your consent stays in this list.`,
		...(mayRenew(item) ? { undo: { action: `/settings/my-data/consents/${item}/renewal`, label: t`Undo` } } : {}),
	})
}
