import { createHmac } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A number: refuses every message with this code. */
type Mood = 'accepts' | 'breaks' | 'hangs' | 'resets' | 'garbage' | number

type Button = { type: string; parameters: { text?: string; payload?: string }[] }
// biome-ignore format: one line reads better
type Taken = { to?: string; recipient?: string; type: string; template?: { name: string; language: { code: string }; components: Button[] }; text?: { body: string }; interactive?: { body: { text: string }; action: { button?: string; buttons?: { reply: { id: string; title: string } }[]; sections?: { rows: { id: string; title: string; description?: string }[] }[] } } }

/** Speaks Meta's Cloud API for messages on a local port, in whatever mood the test sets, and signs what it tells us as Meta does. */
export async function startWhatsApp({ token = 'token', phoneNumberId = '106540352242922' } = {}) {
	const meta = {
		url: '',
		mood: 'accepts' as Mood,
		/** Each refuses one message with its code, or leaves it without an answer, before the mood counts. */
		next: [] as (number | 'hangs')[],
		/** What it accepted, in order; the id of each is `wamidOf` its place. */
		taken: [] as Taken[],
		requests: 0,
		stop: () =>
			new Promise<void>((resolve) => {
				server.closeAllConnections()
				server.close(() => resolve())
			}),
	}
	const server = createServer(async (request, response) => {
		meta.requests++
		const pieces: Buffer[] = []
		for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
		const first = request.method === 'POST' ? meta.next.shift() : undefined
		if ((first ?? meta.mood) === 'hangs') return
		if (typeof first === 'number') return refuse(response, 400, first)
		if (meta.mood === 'resets') return void request.socket.resetAndDestroy()
		if (meta.mood === 'breaks') return answer(response, 500, 'Internal Server Error')
		if (meta.mood === 'garbage') return answer(response, 502, '<html>proxy</html>')
		if (request.headers.authorization !== `Bearer ${token}`) return refuse(response, 401, 190)
		if (request.method === 'GET') return answer(response, 200, { id: phoneNumberId, quality_rating: 'GREEN' })
		if (request.method !== 'POST' || request.url !== `/v24.0/${phoneNumberId}/messages`)
			return refuse(response, 404, 100)
		if (typeof meta.mood === 'number') return refuse(response, 400, meta.mood)
		const message = JSON.parse(Buffer.concat(pieces).toString()) as Taken
		// A number in one field, an id in the other.
		if (message.to === undefined ? !/^[A-Z]{2}\.\w/.test(message.recipient ?? '') : !/^\d{7,15}$/.test(message.to))
			return refuse(response, 400, 131_009)
		meta.taken.push(message)
		return answer(response, 200, {
			messaging_product: 'whatsapp',
			messages: [{ id: wamidOf(meta.taken.length - 1) }],
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	meta.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0`
	return meta
}

export const wamidOf = (at: number) => `wamid.HBgMOTE5ODIyMDEyMzQ1FQIAERgS${at}==`

/** What the message says to the person, whichever kind it is. */
export const payloadsOf = ({ template, interactive }: Taken) =>
	template
		? template.components.flatMap(({ type, parameters }) => (type === 'button' ? (parameters[0]?.payload ?? []) : []))
		: [...(interactive?.action.buttons ?? []).map(({ reply }) => reply.id), ...rowsOf(interactive).map(({ id }) => id)]

/** The rows of a list. */
export const rowsOf = (interactive: Taken['interactive']) =>
	(interactive?.action.sections ?? []).flatMap(({ rows }) => rows)

const bodyOf = (value: object) =>
	JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ field: 'messages', value }] }] })

/** About our own number and templates. */
export const standingBody = (field: string, value: object, time = 1_796_040_000) =>
	JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', time, changes: [{ field, value }] }] })

type Status = { id: string; status: 'sent' | 'delivered' | 'read' | 'failed'; code?: number }
export const statusBody = (...statuses: Status[]) =>
	bodyOf({
		statuses: statuses.map(({ id, status, code }) => ({
			...{ id, status, timestamp: '1796040000', recipient_id: '919822012345' },
			...(code === undefined ? {} : { errors: [{ code, title: 'Not to be read', error_data: { details: '' } }] }),
		})),
	})

type Incoming = { id: string; from?: string; from_user_id?: string }
export const pressBody = ({ payload, ...message }: Incoming & { payload: string }) =>
	bodyOf({ messages: [{ ...message, type: 'button', button: { payload, text: 'Accept' } }] })
/** Of a message without a template. */
export const replyBody = ({ payload, ...message }: Incoming & { payload: string }) =>
	bodyOf({
		messages: [
			{ ...message, type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: payload } } },
		],
	})
/** A row of a list. */
export const rowBody = ({ payload, ...message }: Incoming & { payload: string }) =>
	bodyOf({
		messages: [{ ...message, type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: payload } } }],
	})
export const textBody = ({ body, ...message }: Incoming & { body: string }) =>
	bodyOf({ messages: [{ ...message, type: 'text', text: { body } }] })

/** As Meta posts it. Without a secret it is not signed. */
export function webhook(body: string, secret: string | null) {
	const headers = new Headers({ 'content-type': 'application/json' })
	if (secret !== null)
		headers.set('x-hub-signature-256', `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
	return new Request('http://localhost:3000/whatsapp/events', { method: 'POST', headers, body })
}

const refuse = (response: ServerResponse, status: number, code: number) =>
	answer(response, status, { error: { message: 'Not to be read', code, error_data: { details: '' } } })

function answer(response: ServerResponse, status: number, body: object | string) {
	response.writeHead(status, { 'content-type': 'application/json' })
	response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
