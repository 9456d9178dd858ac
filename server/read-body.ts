import type { IncomingMessage } from 'node:http'
import { takesEvents, takesFile, takesPhotos } from '#app/addresses.ts'
import type { PlainStatus } from './plain-page.ts'

const kilobyte = 1024

export const limits = {
	json: 64 * kilobyte,
	form: 256 * kilobyte,
	events: 3 * 1024 * kilobyte,
	upload: 6 * 1024 * kilobyte,
	photos: 37 * 1024 * kilobyte,
}

type BodyHeaders = Pick<IncomingMessage['headers'], 'content-type' | 'content-length'>

/** How much of a body is read at most, by what it says it is, how long it says it is, and where it goes. */
export function bodyLimit(
	path: string,
	{ 'content-type': contentType, 'content-length': length }: BodyHeaders,
): number {
	const type = contentType?.toLowerCase() ?? ''
	if (type.startsWith('multipart/form-data') && takesFile(path))
		return takesPhotos(path) && Number(length ?? 0) > limits.upload ? limits.photos : limits.upload
	if (takesEvents(path)) return limits.events
	return type.startsWith('application/json') ? limits.json : limits.form
}

/** Under which limit a body is counted while it comes. */
export const bodyKind = (limit: number) =>
	limit === limits.photos ? 'photos' : limit === limits.upload ? 'file' : 'form'

const slowest = 20 * kilobyte
const patienceSeconds = 10

/** The fields of a body that was read; null when it is no form. */
export async function readForm(bytes: Buffer<ArrayBuffer>, contentType = ''): Promise<FormData | null> {
	return new Response(bytes, { headers: { 'Content-Type': contentType } }).formData().catch(() => null)
}

export type Body = { ok: true; bytes: Buffer<ArrayBuffer> } | { ok: false; status: PlainStatus }

/**
 * Reads the whole body, up to the first byte over `limit`. Also gives up on a sender slower than 20 kB/s, once ten
 * seconds have passed. Forms are read here and not in the app so that one place answers 413, before any work is done.
 */
export function readBody(req: IncomingMessage, limit: number): Promise<Body> {
	if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.resolve({ ok: false, status: 413 })
	return new Promise((resolve) => {
		const chunks: Buffer[] = []
		let size = 0
		const start = Date.now()
		const clock = setInterval(() => {
			const seconds = (Date.now() - start) / 1000
			if (seconds > patienceSeconds && size / seconds < slowest) finish({ ok: false, status: 408 })
		}, 1_000)

		function finish(body: Body) {
			clearInterval(clock)
			req.off('data', onData).off('end', onEnd).off('error', onBreak).off('close', onBreak)
			// What follows is thrown away, so that the sender gets to read the answer.
			if (!body.ok) req.on('error', () => undefined).resume()
			resolve(body)
		}
		function onData(chunk: Buffer) {
			size += chunk.length
			if (size > limit) finish({ ok: false, status: 413 })
			else chunks.push(chunk)
		}
		const onEnd = () => finish({ ok: true, bytes: Buffer.concat(chunks) })
		const onBreak = () => finish({ ok: false, status: 400 })
		req.on('data', onData).on('end', onEnd).on('error', onBreak).on('close', onBreak)
	})
}
