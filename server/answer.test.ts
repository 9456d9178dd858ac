import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { sendPlain, sendResponse } from './answer.ts'

const piece = new Uint8Array(64 * 1024)

/** A server that answers with pieces until it is told to stop, and what became of them. */
async function startSending(pieces: number) {
	const sent = { pieces: 0, isCancelled: false, waits: 0 }
	const body = () =>
		new ReadableStream<Uint8Array>({
			pull(controller) {
				if (sent.pieces++ < pieces) controller.enqueue(piece)
				else controller.close()
			},
			cancel: () => void (sent.isCancelled = true),
		})
	const headers = { 'Content-Type': 'application/pdf' }
	const onWait = () => void sent.waits++
	const server = createServer((req, res) => void sendResponse(req, res, new Response(body(), { headers }), onWait))
	onTestFinished(() => void server.close())
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const address = server.address()
	const asked = get({ port: typeof address === 'object' ? address?.port : 0, host: '127.0.0.1', agent: false })
	const [answer] = (await once(asked, 'response')) as [IncomingMessage]
	return { sent, answer }
}

test('a slow reader gets all of it, and no more is prepared than the line takes', async () => {
	const { sent, answer } = await startSending(1_000)

	await expect.poll(() => sent.pieces).toBeGreaterThan(1)
	await new Promise((resolve) => setTimeout(resolve, 300))
	expect(sent.pieces).toBeLessThan(500)
	// The next request of this address may begin.
	expect(sent.waits).toBeGreaterThan(0)
	let bytes = 0
	for await (const chunk of answer) bytes += (chunk as Buffer).length
	expect(bytes).toBe(1_000 * piece.length)
})

test('a reader who leaves ends the work for the answer', async () => {
	const { sent, answer } = await startSending(Number.POSITIVE_INFINITY)

	answer.destroy()

	await expect.poll(() => sent.isCancelled).toBe(true)
})

/** What a browser gets for a refusal of a route that has no page of its own. */
async function refusalOf(
	status: number,
	body: unknown,
	headers: Record<string, string>,
	path = '/hospital/jobs/1/pause',
) {
	const server = createServer((req, res) => {
		res.setHeader('X-Request-Id', 'r-1')
		const refusal = { status, headers: { 'Content-Type': 'application/json', 'Retry-After': '3600' } }
		void sendResponse(req, res, new Response(JSON.stringify(body), refusal))
	})
	onTestFinished(() => void server.close())
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : 0
	const asked = get({ port, host: '127.0.0.1', agent: false, path, headers: { host: 'site.example', ...headers } })
	const [answer] = (await once(asked, 'response')) as [IncomingMessage]
	let text = ''
	for await (const chunk of answer) text += String(chunk)
	return { status: answer.statusCode, type: answer.headers['content-type'], wait: answer.headers['retry-after'], text }
}

const browser = { accept: 'text/html,*/*', referer: 'https://site.example/hospital/jobs?open=1' }

test.each([
	[
		409,
		{ message: 'It is now at Shortlisted & so it was not moved.' },
		'It is now at Shortlisted &#38; so it was not moved.',
	],
	[403, { message: 'You are no longer an owner of your hospital.' }, 'You are no longer an owner'],
	[422, { form: 'Choose a reason.' }, 'Choose a reason.'],
	[422, { fields: { name: ['<b>Enter</b> a name.'] } }, '&#60;b&#62;Enter&#60;/b&#62; a name.'],
	[422, { fields: {} }, 'Go back, check what you entered and try again.'],
	[429, { form: 'You can send 20 a day.' }, 'You can send 20 a day.'],
	[404, null, 'the page was removed'],
])('without JavaScript a refusal %s is a page that says why and leads back: %j', async (status, body, sentence) => {
	const page = await refusalOf(status, body, browser)

	expect(page).toMatchObject({ status, type: 'text/html; charset=utf-8' })
	expect(page.text).toContain(sentence)
	expect(page.text).toContain('<a href="/hospital/jobs?open=1">Go back</a>')
	if (status === 429) expect(page.wait).toBe('3600')
})

test('a program and a script get the refusal as it is, and no other site is led back to', async () => {
	const refused = { message: 'It is now Paused.' }

	for (const [headers, path] of [
		[{ accept: '*/*' }, undefined],
		[{ accept: 'text/html' }, '/hospital/jobs/1/pause.data'],
	] as const)
		expect(await refusalOf(409, refused, headers, path)).toMatchObject({ text: JSON.stringify(refused) })
	const page = await refusalOf(409, refused, { ...browser, referer: 'https://evil.example/x' })
	expect(page.text).toContain('<a href="/">Return to Home</a>')
})

test.each([
	['one piece', 1],
	['pieces', 3],
])('a page that comes in %s arrives whole, and one piece is not copied', async (_, count) => {
	const pieces = Array.from({ length: count }, (_, at) => Buffer.alloc(5_000, at + 65))
	let sent: unknown
	const server = createServer((req, res) => {
		const end = res.end.bind(res)
		res.end = ((body: unknown) => {
			sent = body
			return end(body)
		}) as typeof res.end
		const body = new ReadableStream<Uint8Array>({
			start(controller) {
				for (const piece of pieces) controller.enqueue(piece)
				controller.close()
			},
		})
		void sendResponse(req, res, new Response(body, { headers: { 'Content-Type': 'text/html' } }))
	})
	onTestFinished(() => void server.close())
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const address = server.address()
	const asked = get({ port: typeof address === 'object' ? address?.port : 0, host: '127.0.0.1', agent: false })
	const [answer] = (await once(asked, 'response')) as [IncomingMessage]

	expect(Buffer.concat(await answer.toArray())).toEqual(Buffer.concat(pieces))
	expect(Buffer.isBuffer(sent) && sent.buffer === pieces[0]?.buffer).toBe(count === 1)
})

test.each([
	['hi', 404, 'पेज नहीं मिला', 'होम पर जाएँ'],
	['mr', 429, 'कृपया थोडा वेळ थांबा', 'होमवर परत जा'],
	['mr', 414, 'खूप जास्त फिल्टर', 'होमवर परत जा'],
] as const)('a page that is made without the app is in the language of the address: %s %i', async (...expected) => {
	const [language, status, title, way] = expected
	const server = createServer((req, res) => {
		res.setHeader('X-Request-Id', 'r-1')
		inLanguage(language, () => sendPlain(req, res, status))
	})
	onTestFinished(() => void server.close())
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const address = server.address()
	const asked = get({ port: typeof address === 'object' ? address?.port : 0, host: '127.0.0.1', agent: false })
	const [answer] = (await once(asked, 'response')) as [IncomingMessage]
	const text = Buffer.concat(await answer.toArray()).toString()

	expect(text).toContain(`<html lang="${language}">`)
	expect(text).toContain(`<h1>${title}</h1>`)
	expect(text).toMatch(new RegExp(`<a href="/${language}">[^<]*${way}`))
	expect(text).not.toMatch(/<p>[^<]*(?:Error|Return|Go back)/)
})
