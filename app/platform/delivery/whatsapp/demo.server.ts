import { randomUUID } from 'node:crypto'
import { recordDemoSend } from '../demo-outbox.server.ts'
import type { WhatsAppSender } from '../whatsapp.server.ts'

/** It arrives at once, with its buttons, which the outbox can press. */
export const demoWhatsApp: WhatsAppSender = {
	async send({ to, text, buttons, list, code }) {
		const shown = list === undefined ? buttons : buttons.map((button) => ({ ...button, list }))
		await recordDemoSend({ channel: 'whatsapp', to, text, buttons: shown, code })
		return { providerId: `wamid.demo.${randomUUID()}`, hasArrived: true }
	},
}
