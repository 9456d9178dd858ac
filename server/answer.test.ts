import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { sendResponse } from './answer.ts'

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
