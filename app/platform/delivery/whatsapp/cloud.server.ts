import { z } from 'zod'
import { counter } from '../../metrics.server.ts'
import { circuitBreaker } from '../circuit-breaker.server.ts'
import { RecipientGone, SenderBusy, SenderRefused, SenderUnavailable } from '../sending.server.ts'
import type { WhatsAppMessage, WhatsAppSender } from '../whatsapp.server.ts'

type Account = { url: string; phoneNumberId: string; token: string; timeoutMs?: number }

const Answer = z.object({
	messages: z.array(z.object({ id: z.string() })).optional(),
	error: z.object({ code: z.number() }).optional(),
})

const failures = counter<'code'>(
	'app_whatsapp_failures_total',
	'Messages that WhatsApp did not take or could not bring, by its code',
)

/** Its own limits: for a person one message in six seconds. */
export const secondsBetween = 6
const busySeconds: Record<number, number> = {
	// Too many messages in a second.
	130429: 2,
	// Too many to this person.
	131056: secondsBetween,
	// This person has had enough advertising for now.
	131049: 60 * 60,
}
const temporaryCodes = new Set([131_000])
const notOnWhatsApp = 131_026

/**
 * What a code says: by it and never by its title, which changes. What is wrong with our account or a template (190, 368, 131031,
 * 131042, 132xxx) stops this message, and an alert counts it (deploy/prometheus/alerts.yml).
 */
export function problemOf(code: number): Error {
	failures({ code: String(code) })
	const what = `whatsapp: code ${code}`
	const seconds = busySeconds[code]
	if (seconds !== undefined) return new SenderBusy(what, seconds)
	if (temporaryCodes.has(code)) return new SenderUnavailable(what)
	return code === notOnWhatsApp ? new RecipientGone(what) : new SenderRefused(what)
}

/** Meta's Cloud API. */
export function cloudApi({ url, phoneNumberId, token, timeoutMs = 3_000 }: Account): WhatsAppSender {
	const guard = circuitBreaker('whatsapp')

	async function post(body: unknown) {
		try {
			const response = await fetch(`${url.replace(/\/$/, '')}/${phoneNumberId}/messages`, {
				method: 'POST',
				headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
				body: JSON.stringify(body),
				redirect: 'error',
				signal: AbortSignal.timeout(timeoutMs),
			})
			return { status: response.status, text: await response.text() }
		} catch (error) {
			throw new SenderUnavailable(`whatsapp: ${error instanceof Error ? error.name : 'failed'}`)
		}
	}

	return {
		send: (message) =>
			guard(async () => {
				const { status, text } = await post(asCall(message))
				const { messages, error } = readAnswer(text)
				if (status < 300) return { providerId: messages?.[0]?.id ?? null }
				if (error) throw problemOf(error.code)
				if (status >= 500 || status === 408 || status === 429) throw new SenderUnavailable(`whatsapp: status ${status}`)
				throw new SenderRefused(`whatsapp: status ${status}`)
			}),
	}
}

/** Whether the number can be asked for with the token, and what people make of its messages: GREEN, YELLOW or RED. */
export async function askForNumber({ url, phoneNumberId, token }: Account): Promise<string> {
	const response = await fetch(`${url.replace(/\/$/, '')}/${phoneNumberId}?fields=quality_rating`, {
		headers: { authorization: `Bearer ${token}` },
		redirect: 'error',
		signal: AbortSignal.timeout(10_000),
	})
	const text = await response.text()
	const { error } = readAnswer(text)
	if (error) throw problemOf(error.code)
	if (response.status !== 200) throw new SenderUnavailable(`whatsapp: status ${response.status}`)
	return z.object({ quality_rating: z.string().default('UNKNOWN') }).parse(JSON.parse(text)).quality_rating
}

function asCall({ to, text, template, buttons, list, code }: WhatsAppMessage) {
	// An id of Meta has a field of its own: in `to`, only numbers are taken.
	const addressed = to.startsWith('+') ? { to: to.slice(1) } : { recipient: to }
	const call = { messaging_product: 'whatsapp', recipient_type: 'individual', ...addressed }
	if (template) {
		const { name, language, values } = template
		const pressed = buttons.map(({ payload }, index) => ({
			...{ type: 'button', sub_type: 'quick_reply', index: String(index) },
			parameters: [{ type: 'payload', payload }],
		}))
		const body = { type: 'body', parameters: values.map((value) => ({ type: 'text', text: value })) }
		const copied = { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] }
		return {
			...call,
			type: 'template',
			template: { name, language: { code: language }, components: [body, ...pressed, ...(code ? [copied] : [])] },
		}
	}
	if (buttons.length === 0) return { ...call, type: 'text', text: { body: text } }
	if (list !== undefined) {
		const rows = buttons.map(({ label, payload, description }) => ({ id: payload, title: label, description }))
		const action = { button: list, sections: [{ rows }] }
		return { ...call, type: 'interactive', interactive: { type: 'list', body: { text }, action } }
	}
	const replies = buttons.map(({ label, payload }) => ({ type: 'reply', reply: { id: payload, title: label } }))
	return {
		...call,
		type: 'interactive',
		interactive: { type: 'button', body: { text }, action: { buttons: replies } },
	}
}

function readAnswer(text: string): z.infer<typeof Answer> {
	try {
		return Answer.parse(JSON.parse(text))
	} catch {
		// A page of a proxy in between, or nothing at all.
		return {}
	}
}
