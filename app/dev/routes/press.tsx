import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { receiveWhatsApp } from '#app/notifications/whatsapp/receive.server.ts'
import { findDemoSend } from '#app/platform/delivery/demo-outbox.server.ts'
import { isDemo } from '#app/platform/env.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, notFound } from '#app/platform/http/http.ts'
import type { Route } from './+types/press.ts'

export const loader = () => redirect('/dev/outbox')

const PressInput = z.object({ id: z.uuid(), payload: z.string().max(256) })

/** Selects a button of a message in the outbox, as the person would in WhatsApp. */
export async function action({ request }: Route.ActionArgs) {
	if (!isDemo) throw notFound()
	const form = await parseForm(request, PressInput)
	if (!form.ok) throw badRequest()
	const send = await findDemoSend(form.value.id)
	const button = send?.buttons.find(({ payload }) => payload === form.value.payload)
	if (!send || !button) throw notFound()
	const sender = send.to.startsWith('+') ? { phone: send.to } : { userId: send.to }
	await receiveWhatsApp([{ kind: 'press', wamid: `wamid.demo.${randomUUID()}`, sender, payload: button.payload }])
	return redirect(`/dev/outbox?to=${encodeURIComponent(send.to)}`, 303)
}
