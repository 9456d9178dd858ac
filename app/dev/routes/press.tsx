import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { readEvents } from '#app/notifications/whatsapp/events.server.ts'
import { receiveWhatsApp } from '#app/notifications/whatsapp/receive.server.ts'
import { findDemoSend } from '#app/platform/delivery/demo-outbox.server.ts'
import { isDemo } from '#app/platform/env.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, notFound } from '#app/platform/http/http.ts'
import type { Route } from './+types/press.ts'

export const loader = () => redirect('/dev/outbox')

const PressInput = z.object({
	id: z.uuid(),
	payload: z.string().max(256).optional(),
	words: z.string().trim().max(4096).optional(),
})

/** Selects a button of a message in the outbox, or writes back, as the person would in WhatsApp: what Meta would post is read as if it had. */
export async function action({ request }: Route.ActionArgs) {
	if (!isDemo) throw notFound()
	const form = await parseForm(request, PressInput)
	if (!form.ok) throw badRequest()
	const { id, payload, words } = form.value
	const send = await findDemoSend(id)
	if (send?.channel !== 'whatsapp') throw notFound()
	const button = send.buttons.find((one) => one.payload === payload)
	if (!button && payload !== undefined) throw notFound()
	const back = `/dev/outbox?to=${encodeURIComponent(send.to)}`
	// Nothing was written.
	if (!button && !words) return redirect(back, 303)
	const answer = button ? { button: { payload: button.payload } } : { text: { body: words } }
	const sender = send.to.startsWith('+') ? { from: send.to.slice(1) } : { from_user_id: send.to }
	const value = { messages: [{ id: `wamid.demo.${randomUUID()}`, ...sender, ...answer }] }
	const body = JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] })
	await receiveWhatsApp(readEvents(Buffer.from(body)))
	return redirect(back, 303)
}
