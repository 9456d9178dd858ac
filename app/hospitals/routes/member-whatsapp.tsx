import { z } from 'zod'
import { memberOf } from '#app/identity/groups.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hasWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, conflict, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { endMemberWhatsApp, turnOnMemberWhatsApp } from '../team/member-whatsapp.server.ts'
import type { Route } from './+types/member-whatsapp.ts'

const page = '/hospital/settings/phone'

export const loader = buttonPage(() => page)

const SwitchInput = z.object({ turn: z.enum(['on', 'off']) })

/** Gives the consent, or withdraws it. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const form = await parseForm(request, SwitchInput)
	if (!form.ok) throw badRequest()
	if (form.value.turn === 'off') {
		await db.transaction((tx) => endMemberWhatsApp(tx, member.accountId))
		return redirectWith(page, { title: 'WhatsApp is off. We send you SMS in its place.' })
	}
	if (!hasWhatsApp) throw notFound()
	if (!(await turnOnMemberWhatsApp(member))) throw conflict('Confirm your mobile number first.')
	return redirectWith(page, { title: 'WhatsApp is on' })
}
