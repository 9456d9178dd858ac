import { env } from '../env.server.ts'
import { SenderRefused, type Sent } from './sending.server.ts'
import { askForNumber, cloudApi } from './whatsapp/cloud.server.ts'
import { demoWhatsApp } from './whatsapp/demo.server.ts'

/** Pressing it sends us `payload`. */
export type WhatsAppButton = {
	label: string
	payload: string
	/** Below the label, in a list. */
	description?: string | undefined
}

export type WhatsAppMessage = {
	/** E.164, or the id by which WhatsApp calls someone whose number it does not tell us. */
	to: string
	/** As the person reads it. */
	text: string
	/** A text that Meta has approved, with its values in order. Without one it is free, within 24 hours after the person wrote to us. */
	template?: { name: string; language: string; values: string[] } | undefined
	buttons: WhatsAppButton[]
	/** What one selects to see the buttons as the rows of a list, which has room for ten of them. */
	list?: string | undefined
	/** Of a template that brings a code: its own button copies it. */
	code?: string | undefined
}

/** `send` throws `SenderBusy` and `SenderUnavailable` when a later try may help, and `SenderRefused` when it will not. */
export type WhatsAppSender = { send: (message: WhatsAppMessage) => Promise<Sent> }

export const hasWhatsApp = env.WHATSAPP_SENDER !== 'none'

/** Opens the chat with us, for whoever has WhatsApp. */
export const whatsappChat = () =>
	hasWhatsApp && env.WHATSAPP_NUMBER ? `https://wa.me/${env.WHATSAPP_NUMBER.slice(1)}` : undefined

const account = {
	url: env.WHATSAPP_API_URL,
	phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? '',
	token: env.WHATSAPP_TOKEN ?? '',
}

/** What was queued before it was turned off: the SMS is sent in its place. */
const off: WhatsAppSender = { send: () => Promise.reject(new SenderRefused('whatsapp: turned off')) }

export const whatsappSender: WhatsAppSender = { none: off, demo: demoWhatsApp, cloud: cloudApi(account) }[
	env.WHATSAPP_SENDER
]

/** Asks Meta for our number: with a wrong token or id it knows none. */
export const checkWhatsApp = () => askForNumber(account)
