import { redirect } from 'react-router'
import { z } from 'zod'
import { specialistOf } from '#app/identity/groups.server.ts'
import { hasWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { t } from '#app/platform/language/words.ts'
import { recordConsent, withdrawConsent } from '../consents.server.ts'
import type { Route } from './+types/settings-whatsapp.ts'

export const loader = () => redirect('/settings/notifications')

const SwitchInput = z.object({ turn: z.enum(['on', 'off']) })

/** Gives the consent, or withdraws it. */
export async function action({ request, context }: Route.ActionArgs) {
	const { accountId } = specialistOf(context)
	const form = await parseForm(request, SwitchInput)
	if (!form.ok) throw badRequest()
	if (form.value.turn === 'off') {
		await withdrawConsent(accountId, 'whatsapp')
		return redirectWith('/settings/notifications', { title: t`WhatsApp is off. We send you SMS in its place.` })
	}
	if (!hasWhatsApp) throw notFound()
	await recordConsent(accountId, 'whatsapp')
	return redirectWith('/settings/notifications', { title: t`WhatsApp is on` })
}
