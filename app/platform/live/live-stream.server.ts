import { type ListActive, liveHub, type Seat } from './live-hub.server.ts'

type Reader = { accountId: string; sessionId: string; listActive: ListActive }

/** After a break, and not all at the same moment. */
const comeBackMs = () => 500 + Math.floor(Math.random() * 1_500)

/** A page with this many unread changes is disconnected. It reconnects and reads everything again. */
const maxPiledUp = 64

/**
 * Server-sent events for one page (`hello`, then `change` after every change), until it leaves, the session ends or the
 * server stops. `readMark` is read once listening has begun, so that nothing falls between it and the first change.
 */
export function openLiveStream({ listActive, ...who }: Reader, readMark: () => Promise<string>, left: AbortSignal) {
	const hub = liveHub()
	if (!hub.hasRoom() || left.aborted) return new Response(null, { status: 503 })
	const text = new TextEncoder()
	let seat: Seat

	const body = new ReadableStream<Uint8Array>(
		{
			async start(controller) {
				const write = (lines: string) => {
					if ((controller.desiredSize ?? 0) <= 0) return seat.close()
					controller.enqueue(text.encode(lines))
				}
				seat = {
					...who,
					say: (event, line) => write(`event: ${event}\ndata: ${line}\n\n`),
					beat: () => write(':\n\n'),
					close() {
						hub.leave(seat)
						left.removeEventListener('abort', seat.close)
						try {
							controller.close()
						} catch {
							// The page has gone first.
						}
					},
				}
				const joined = hub.join(seat, listActive)
				left.addEventListener('abort', seat.close, { once: true })
				write(`retry: ${comeBackMs()}\n\n`)
				try {
					await joined
					write(`event: hello\ndata: ${await readMark()}\n\n`)
				} catch {
					seat.close()
				}
			},
			cancel: () => seat.close(),
		},
		{ highWaterMark: maxPiledUp },
	)
	return new Response(body, { headers: streamHeaders })
}

const streamHeaders = {
	'Content-Type': 'text/event-stream; charset=utf-8',
	'Cache-Control': 'private, no-store',
	// Sent as it comes: not compressed as a whole by us, not held back by a proxy.
	'X-Streamed': '1',
	'X-Accel-Buffering': 'no',
}
