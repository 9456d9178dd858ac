import http from 'node:http'

export type Reply = { status: number; headers: http.IncomingHttpHeaders; body: string }

type Question = {
	method?: 'GET' | 'POST'
	cookie?: string
	/** Sent as a browser sends a form. */
	form?: Record<string, string> | undefined
	/** Instead of what a browser says about a form of our own pages. */
	sender?: Record<string, string>
	port?: number
}

/** The server that is asked: that of the browser tests, or the one that a file of tests has started. */
let server = Number(process.env['E2E_PORT'])
export const askServerAt = (port: number) => void (server = port)

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })

/** One plain request, without a browser's cookies, caches and redirects. */
export function ask(path: string, { method = 'GET', cookie, form, sender, port }: Question = {}): Promise<Reply> {
	const body = method === 'POST' ? new URLSearchParams(form).toString() : undefined
	const headers: Record<string, string> = {
		...(cookie ? { Cookie: cookie } : {}),
		...(body === undefined
			? {}
			: {
					'Content-Type': 'application/x-www-form-urlencoded',
					'Content-Length': String(Buffer.byteLength(body)),
					...(sender ?? { 'Sec-Fetch-Site': 'same-origin' }),
				}),
	}
	return new Promise((resolve, reject) => {
		const request = http.request(
			{ host: 'localhost', port: port ?? server, path, method, headers, agent },
			(response) => {
				const chunks: Buffer[] = []
				response.on('data', (chunk: Buffer) => chunks.push(chunk))
				response.on('end', () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: Buffer.concat(chunks).toString('utf8'),
					}),
				)
			},
		)
		request.once('error', reject).end(body)
	})
}

/** What every answer has of its own, whoever asks: nonces, ids of the request, the time, and the ids that were asked for. */
export function comparable({ status, headers, body }: Reply, ids: string[]): string {
	const { date: _date, 'x-request-id': requestId = '', ...rest } = headers
	return ids
		.reduce(
			(text, id) => text.replaceAll(id, 'ID').replaceAll(encodeURIComponent(id), 'ID'),
			[status, JSON.stringify(rest), body].join('\n').replaceAll(String(requestId), 'REQUEST'),
		)
		.replace(/'nonce-[^']+'/g, 'NONCE')
		.replace(/nonce(=|\\?":\\?)\\?"[\w-]{20,}/g, 'NONCE')
		.replace(/"content-length":"\d+"/, '"content-length":"N"')
}
