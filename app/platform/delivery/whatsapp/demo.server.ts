import { randomUUID } from 'node:crypto'
import { recordDemoSend } from '../demo-outbox.server.ts'
import type { WhatsAppSender } from '../whatsapp.server.ts'

/** It arrives at once, with its buttons, which the outbox can press. */
export const demoWhatsApp: WhatsAppSender = {
	async send({ to, text, buttons, code }) {
		await recordDemoSend({ channel: 'whatsapp', to, text, buttons, code })
		return { providerId: `wamid.demo.${randomUUID()}`, hasArrived: true }
	},
}
