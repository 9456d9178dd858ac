import { redirect } from 'react-router'
import { hasWhatsApp } from '#app/platform/delivery/whatsapp.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { sendAnotherCode } from '../onboarding/another-code.server.ts'
import type { Route } from './+types/whatsapp-code.ts'

export const loader = () => redirect('/doctors/register/code')

/** The person asks for it: a message that they have not turned on. */
export async function action({ request, context }: Route.ActionArgs) {
	await refuseFields(request)
	if (!hasWhatsApp) throw notFound()
	return sendAnotherCode(request, context, 'whatsapp')
}
