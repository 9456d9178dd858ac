import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '#app/platform/env.server.ts'
import type { Standing } from '#app/platform/delivery/whatsapp-standing.server.ts'
import type { Sender } from './contacts.server.ts'

/** With it Meta signs. The demo signs as well, with a secret that it has anyway. */
const appSecret = () => env.WHATSAPP_APP_SECRET ?? env.SECRET

export const signatureOf = (body: Buffer, secret = appSecret()) =>
	`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Over the bytes as they came, before anything is parsed. */
export function isSigned(body: Buffer, signature: string | null): boolean {
	const [given, right] = [Buffer.from(signature ?? ''), Buffer.from(signatureOf(body))]
	return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether Meta asks with our own word if this is our address. */
export function isVerification(params: URLSearchParams, wanted = env.WHATSAPP_VERIFY_TOKEN ?? ''): boolean {
	const hash = (text: string) => createHmac('sha256', 'verify').update(text).digest()
	const isIt = timingSafeEqual(hash(params.get('hub.verify_token') ?? ''), hash(wanted))
	return wanted !== '' && isIt && params.get('hub.mode') === 'subscribe'
}

/** What is kept of an event. Of what someone writes, only whether it ends the messages. */
export type Heard = { wamid: string } & (
	| { kind: 'arrived' }
	| { kind: 'failed'; code: number }
	| { kind: 'press'; sender: Sender; payload: string }
	| { kind: 'stop'; sender: Sender }
	| { kind: 'typed'; sender: Sender }
)

const code = z.string().regex(/^[\w .:-]{0,100}$/)
const TemplateStatus = z.object({
	event: code,
	message_template_name: code,
	message_template_language: code,
	reason: code.nullish().catch(null),
})
/** `current_limit` is the older name, which Meta gave up in February 2026. */
const limit = code.nullish().catch(null)
const NumberQuality = z.object({ event: code, current_limit: limit, max_daily_conversations_per_business: limit })

const wamid = z.string().regex(/^[\w.+/=-]{1,200}$/)
const number = z.string().regex(/^\d{7,15}$/)
/** The middle part stands in ids that hold for several companies of one owner. */
const userId = z.string().regex(/^[A-Z]{2}\.(ENT\.)?[A-Za-z\d]{1,128}$/)

const Status = z.object({
	id: wamid,
	status: z.string(),
	errors: z
		.array(z.object({ code: z.int().min(0).max(9_999_999) }))
		.min(1)
		.optional()
		.catch(undefined),
})
const reply = z.object({ id: z.string() })
const Incoming = z.object({
	id: wamid,
	from: number.optional().catch(undefined),
	from_user_id: userId.optional().catch(undefined),
	text: z.object({ body: z.string() }).optional().catch(undefined),
	button: z.object({ payload: z.string() }).optional().catch(undefined),
	interactive: z
		.union([z.object({ button_reply: reply }), z.object({ list_reply: reply })])
		.transform((one) => ('list_reply' in one ? one.list_reply : one.button_reply))
		.optional()
		.catch(undefined),
})

/** Each part is looked at alone: one that we do not understand does not keep the others. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

export function readEvents(body: Buffer): Heard[] {
	return changesIn(parsed(body)).flatMap(({ value }) => [
		...listOf(fieldOf(value, 'statuses')).flatMap(readStatus),
		...listOf(fieldOf(value, 'messages')).flatMap(readMessage),
	])
}

/** What Meta says of our number and templates, which is about no one. */
export function readStandings(body: Buffer, now = new Date()): Standing[] {
	return changesIn(parsed(body)).flatMap(({ field, value, time }) => {
		// In seconds. One that lies ahead would hold out against all that come after it.
		const at = typeof time === 'number' && time > 0 && time * 1_000 < now.getTime() ? new Date(time * 1_000) : now
		const template = TemplateStatus.safeParse(value)
		if (field === 'message_template_status_update' && template.success) {
			const { event, message_template_name: name, message_template_language: language, reason } = template.data
			return [{ about: `template ${name} ${language}`, state: event, detail: reason ?? '', at }]
		}
		const number = NumberQuality.safeParse(value)
		if (field === 'phone_number_quality_update' && number.success) {
			const { event, max_daily_conversations_per_business: daily, current_limit: older } = number.data
			return [{ about: 'number', state: event, detail: daily ?? older ?? '', at }]
		}
		return []
	})
}

const changesIn = (json: unknown) =>
	listOf(fieldOf(json, 'entry')).flatMap((entry) =>
		listOf(fieldOf(entry, 'changes')).map((change) => ({
			field: fieldOf(change, 'field'),
			value: fieldOf(change, 'value'),
			time: fieldOf(entry, 'time'),
		})),
	)

function parsed(body: Buffer): unknown {
	try {
		return JSON.parse(body.toString())
	} catch {
		return null
	}
}

function readStatus(status: unknown): Heard[] {
	const read = Status.safeParse(status)
	if (!read.success) return []
	const { id, status: name, errors } = read.data
	if (name === 'delivered' || name === 'read') return [{ wamid: id, kind: 'arrived' }]
	return name === 'failed' ? [{ wamid: id, kind: 'failed', code: errors?.[0]?.code ?? 0 }] : []
}

const longestPayload = 256
const stopWords = new Set(['stop', 'बंद', 'बन्द', 'थांबवा'])

function readMessage(message: unknown): Heard[] {
	const read = Incoming.safeParse(message)
	if (!read.success) return []
	const { id, from, from_user_id, text, button, interactive } = read.data
	const sender = { phone: from && `+${from}`, userId: from_user_id }
	if (!sender.phone && !sender.userId) return []
	const payload = button?.payload ?? interactive?.id
	if (payload !== undefined)
		return payload.length <= longestPayload ? [{ wamid: id, kind: 'press', sender, payload }] : []
	const words = (text?.body ?? '')
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}]+/gu, ' ')
		.trim()
	return [{ wamid: id, kind: stopWords.has(words) ? ('stop' as const) : ('typed' as const), sender }]
}
