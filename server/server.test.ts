// The built app behind the real server, over real sockets.
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { freePort } from '#test/free-port.ts'
import { productionSettings } from '#test/production-settings.ts'
import { send, startBuiltServer } from '#test/server-under-test.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	server = await startBuiltServer()
})
afterAll(() => server.stop())

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const fromOurPages = { 'Sec-Fetch-Site': 'same-origin', ...form }

const storedFiles = () => (existsSync(env.DATA_DIR) ? readdirSync(env.DATA_DIR, { recursive: true }).sort() : [])

/** One line of what a hostile client might write. */
function raw(text: string | Buffer): Promise<string> {
	return new Promise((resolve) => {
		let answer = ''
		const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
		socket.on('data', (chunk) => void (answer += String(chunk)))
		socket.on('error', () => resolve(answer))
		socket.on('close', () => resolve(answer))
	})
}

describe('headers', () => {
	test('the home page is a whole document under a policy that lets nothing inline run', async () => {
		const { status, headers, text } = await server.send({ path: '/' })

		expect(status).toBe(200)
		expect(text).toMatch(/^<!DOCTYPE html><html/)
		expect(headers['content-security-policy']).toContain("script-src 'self';")
		expect(headers['content-security-policy']).not.toContain('unsafe')
		expect(headers['content-security-policy']).not.toContain('nonce')
		expect(text).not.toMatch(/<script(?![^>]*(src=|type="application\/ld\+json"))/)
		expect(headers).not.toHaveProperty('link')
	})

	test.each(['/', '/no-such-page', '/live', '/ready', '/favicon.svg', '//x', '/jobs.data'])(
		'%s carries the protection of every answer',
		async (path) => {
			const { headers } = await server.send({ path })

			expect(headers).toMatchObject({
				'x-content-type-options': 'nosniff',
				'x-frame-options': 'DENY',
				'referrer-policy': 'same-origin',
				'cross-origin-opener-policy': 'same-origin',
				'cross-origin-resource-policy': 'same-origin',
				'cross-origin-embedder-policy': 'require-corp',
			})
			expect(headers['content-security-policy']).toContain("default-src 'none'")
			expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
			expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
			expect(headers).not.toHaveProperty('x-micro-cache')
			expect(headers).not.toHaveProperty('x-powered-by')
			// Over plain http it would lock people out of the demo.
			expect(headers).not.toHaveProperty('strict-transport-security')
		},
	)

	test('programs, styles and fonts carry only the protection that browsers read in them', async () => {
		const { text } = await server.send({ path: '/' })
		const [style = ''] = /\/assets\/[^"]*\.css/.exec(text) ?? []

		for (const path of [style, '/fonts/figtree-1.woff2']) {
			const { headers, status } = await server.send({ path })
			expect(status).toBe(200)
			expect(headers).toMatchObject({
				'x-content-type-options': 'nosniff',
				'cross-origin-resource-policy': 'same-origin',
			})
			expect(headers).not.toHaveProperty('permissions-policy')
		}
	})

	test('what a session may have shaped is kept by no cache', async () => {
		for (const path of ['/', '/no-such-page', '/settings/x.css']) {
			const { headers } = await server.send({ path, headers: { Cookie: 's=0123456789' } })
			expect(headers['cache-control']).toMatch(/no-store/)
		}
	})

	test('a file that is sent in pieces arrives whole, and nothing listens to its answer too often', async () => {
		const { headers, text } = await server.send({ path: '/card.png', headers: { Cookie: 's=not-a-session' } })

		expect(headers['content-type']).toBe('image/png')
		expect(text.length).toBeGreaterThan(1_000)
		expect(server.log()).not.toContain('MaxListenersExceededWarning')
	})

	test('a public page is shared by visitors, but not by anyone with our cookies', async () => {
		const visitor = await server.send({ path: '/jobs' })
		const again = await server.send({ path: '/jobs', headers: { 'If-None-Match': String(visitor.headers.etag) } })
		expect(visitor.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
		expect([again.status, again.text]).toEqual([304, ''])

		for (const cookie of ['s=0123456789', 'flash=x', 'otp=x', 'theme=ImRhcmsi; s=x']) {
			const { status, headers } = await server.send({ path: '/jobs', headers: { Cookie: cookie } })
			expect([cookie, status, headers['cache-control']]).toEqual([cookie, 200, 'private, no-store'])
			expect(headers).not.toHaveProperty('etag')
		}
	})

	test('built files may be kept for ever, and come compressed', async () => {
		const { text } = await server.send({ path: '/' })
		const [, path = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(text) ?? []
		const { status, headers } = await server.send({ path, headers: { 'Accept-Encoding': 'gzip, br' } })

		expect(status).toBe(200)
		expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' })
	})
})

describe('the gate', () => {
	test.each([
		[{}, 403],
		[{ 'Sec-Fetch-Site': 'cross-site' }, 403],
		[{ 'Sec-Fetch-Site': 'same-site' }, 403],
		[{ 'Sec-Fetch-Site': 'none' }, 403],
		[{ Origin: 'null' }, 403],
		[{ Origin: 'https://evil.example' }, 403],
	])('a form sent with %j is refused', async (headers, status) => {
		for (const path of ['/theme', '/logout', '/doctors/register', '/no-such-page', '/theme.data']) {
			const answer = await server.send({ method: 'POST', path, headers: { ...form, ...headers }, body: 'theme=dark' })
			expect([path, answer.status]).toEqual([path, status])
			expect(answer.headers).not.toHaveProperty('set-cookie')
		}
	})

	test('a form from our own page passes, also in browsers that only send Origin', async () => {
		const own = { Origin: `http://127.0.0.1:${server.port}` }
		for (const headers of [fromOurPages, { ...form, ...own }]) {
			const { status } = await server.send({ method: 'POST', path: '/theme', headers, body: 'theme=dark' })
			expect(status).toBeLessThan(400)
		}
	})

	test('a route that only takes forms refuses people with a page, and the app with data', async () => {
		const headers = { ...fromOurPages, Accept: 'text/html' }
		const path = '/theme'
		const page = await server.send({ method: 'POST', path, headers, body: 'colour=dark' })
		const data = await server.send({ method: 'POST', path: `${path}.data`, headers, body: 'colour=dark' })

		expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
		expect(page.text).toContain('We could not process that request')
		expect(data.headers['content-type']).not.toContain('html')
	})

	test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s is not spoken here', async (method) => {
		const { status, headers } = await server.send({ method, path: '/logout', headers: fromOurPages })

		expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
	})

	test('what is refused before the app is asked is refused in the language of the address', async () => {
		const { text } = await server.send({ method: 'PUT', path: '/mr/logout', headers: fromOurPages })

		expect(text).toContain('<html lang="mr">')
		expect(text).toContain('<a href="/mr">होमवर परत जा</a>')
	})

	test('asking for another method in a header changes nothing', async () => {
		const { headers } = await server.send({
			path: '/logout',
			headers: { 'X-HTTP-Method-Override': 'POST', Cookie: 's=x' },
		})

		expect(headers).not.toHaveProperty('clear-site-data')
	})
})

describe('limits', () => {
	test.each([
		[256 * 1024, 'application/x-www-form-urlencoded', '/theme'],
		[64 * 1024, 'application/json', '/theme'],
		[256 * 1024, 'multipart/form-data; boundary=x', '/theme'],
		[6 * 1024 * 1024, 'multipart/form-data; boundary=x', '/doctors/register'],
		[6 * 1024 * 1024, 'multipart/form-data; boundary=x', '/settings/resume'],
	])('%i bytes of %s to %s are read, one more is 413', async (limit, type, path) => {
		const headers = { ...fromOurPages, 'Content-Type': type }

		const exact = await server.send({ method: 'POST', path, headers, body: Buffer.alloc(limit, 'a') })
		const over = await server.send({ method: 'POST', path, headers, body: Buffer.alloc(limit + 1, 'a') })

		expect(exact.status).not.toBe(413)
		expect(over.status).toBe(413)
		expect(over.text).toContain('File or text too large')
	})

	test.each([
		['http://127.0.0.1/profile/photo?a=1&b="', 'href="/profile/photo?a=1&#38;b=%22">Return to the form'],
		['http://elsewhere.example/profile/photo', 'href="/">Return to Home'],
	])('a file that is too large leads back to its form, coming from %s', async (referer, link) => {
		const headers = {
			...fromOurPages,
			'Content-Type': 'multipart/form-data; boundary=x',
			Host: '127.0.0.1',
			Referer: referer,
		}

		const { text } = await server.send({ method: 'POST', path: '/theme', headers, body: Buffer.alloc(300 * 1024) })

		expect(text).toContain('Files can be up to 5 MB.')
		expect(text).toContain(link)
	})

	test('a body without a length is counted while it comes', async () => {
		const headers = { ...fromOurPages, 'Transfer-Encoding': 'chunked' }
		const piece = Buffer.alloc(64 * 1024, 'a')

		const exact = await server.send({ method: 'POST', path: '/theme', headers, chunks: [piece, piece, piece, piece] })
		const over = await server.send({
			method: 'POST',
			path: '/theme',
			headers,
			chunks: [piece, piece, piece, piece, Buffer.from('a')],
		})

		expect(exact.status).not.toBe(413)
		expect(over.status).toBe(413)
	})

	test('a file whose connection breaks at 99 % is never stored, and the server goes on', async () => {
		const file = aPdf({ bytes: 1_000_000 })
		const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n'
		const fields = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nDr Asha Menon\r\n'
		const body = Buffer.concat([Buffer.from(fields + head), file, Buffer.from('\r\n--x--\r\n')])
		const request = [
			'POST /doctors/register HTTP/1.1',
			'Host: localhost',
			'Sec-Fetch-Site: same-origin',
			'Content-Type: multipart/form-data; boundary=x',
			`Content-Length: ${body.length}`,
		]
		const before = storedFiles()
		await new Promise<void>((resolve) => {
			const socket = connect(server.port, '127.0.0.1', () => {
				socket.write(`${request.join('\r\n')}\r\n\r\n`)
				socket.write(body.subarray(0, body.length * 0.99), () => socket.destroy())
			})
			socket.on('close', () => resolve())
		})

		expect((await server.send({ path: '/live' })).status).toBe(200)
		expect(storedFiles()).toEqual(before)
	})

	test('compressed bodies are not unpacked', async () => {
		const headers = { ...fromOurPages, 'Content-Encoding': 'gzip' }

		expect((await server.send({ method: 'POST', path: '/theme', headers, body: 'x' })).status).toBe(415)
	})

	test.each([
		['8 kB of address', `/jobs?q=${'a'.repeat(8 * 1024)}`, 414],
		['5,000 keys', `/?${'a&'.repeat(5_000)}`, 414],
		['101 keys', `/?${'a&'.repeat(101)}`, 400],
		['half a character', '/%ff', 400],
		['encoded dots', '/profile/%2e%2e/', 404],
		['two slashes', '//profile', 404],
		['an encoded slash', '/jobs%2f1', 404],
		['a backslash', '/jobs\\1', 404],
		['the manifest of lazy routes', '/__manifest?paths=/&version=x', 404],
	])('an address with %s is refused', async (_, path, status) => {
		expect((await server.send({ path })).status).toBe(status)
	})

	const half = '%ED%A0%80'
	test.each([
		`/jobs/${half}`,
		`/hospitals/%ed%bf%BF`,
		`/jobs.data?q=${half}`,
		`/jobs?q=nurse&${half}=1`,
		`/doctor-database?q=a%eD%Ad%80b`,
		// A pair, each half of which is written by itself.
		`/jobs?q=%ED%A0%BD%ED%B8%80`,
		`/api/v1/jobs?after=${half}`,
		// As bytes, without escapes.
		'/jobs?q=\xed\xa0\x80',
		'/jobs/\xed\xb0\x80',
	])('half a surrogate pair in the address %s is 400', async (path) => {
		const text = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
		expect(await raw(Buffer.from(text, 'latin1'))).toMatch(/^HTTP\/1\.1 400 /)
	})

	test.each([
		['a form', 'application/x-www-form-urlencoded', `theme=${half}`],
		['a form as bytes', 'application/x-www-form-urlencoded', Buffer.from([0x61, 0x3d, 0xed, 0xa0, 0x80])],
		[
			'a form with files',
			'multipart/form-data; boundary=x',
			Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\xed\xa0\x80\r\n--x--\r\n', 'latin1'),
		],
		['JSON', 'application/json', '{"title":"\\ud800"}'],
	])('half a surrogate pair in %s is 400, on pages and in the API', async (_, type, body) => {
		for (const path of ['/theme', '/doctors/register', '/api/v1/jobs']) {
			const headers = { ...fromOurPages, 'Content-Type': type }
			expect([path, (await server.send({ method: 'POST', path, headers, body })).status]).toEqual([path, 400])
		}
	})

	test('whole characters beyond the first plane pass', async () => {
		expect((await server.send({ path: `/jobs?q=${encodeURIComponent('nurse \u{1F600}')}` })).status).toBe(200)
	})

	test('17 kB of address are cut off by the parser', async () => {
		expect((await server.send({ path: `/?${'a'.repeat(17 * 1024)}` })).status).toBe(431)
	})

	test.each([
		[
			'two lengths',
			'POST /theme HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
		],
		['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n 2\r\n\r\n'],
		['a space before the colon', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\n'],
	])('a request with %s is refused and the connection closed', async (_, text) => {
		expect(await raw(text)).toMatch(/^HTTP\/1\.1 400 /)
	})
})

describe('running it', () => {
	test('a page is compressed by brotli from the first answer, and better for those who ask later', async () => {
		const headers = { 'Accept-Encoding': 'gzip, br, zstd' }
		const path = `/faq?about=${crypto.randomUUID()}`
		const ask = async () => (await server.send({ path, headers })).headers

		const first = await ask()
		expect(first['content-encoding']).toBe('br')
		await expect.poll(async () => Number((await ask())['content-length'])).toBeLessThan(Number(first['content-length']))
	})

	test('it says that it lives, and that it is ready', async () => {
		expect((await server.send({ path: '/live' })).text).toBe('{"status":"live"}')
		const state = async () => (await server.send({ path: '/ready' })).text
		await expect.poll(state).toBe('{"status":"ready"}')
	})

	test.each(['/live', '/ready'])('whoever asks for %s through a proxy finds nothing there', async (path) => {
		const { status, text } = await server.send({ path, headers: { 'X-Forwarded-For': '203.0.113.7' } })

		expect([status, text.includes('ready')]).toEqual([404, false])
	})

	test('it tells Prometheus what it does, on another port, and nothing of who asked', async () => {
		const port = await freePort()
		const counted = await startBuiltServer({ METRICS_PORT: String(port), RUN_TASKS: 'true' })
		for (let at = 0; at < 2; at++) await counted.send({ path: '/jobs?q=asha%20menon' })
		await counted.send({ path: '/jobs/no-such-job', headers: { Cookie: 's=x' } })
		await counted.send({ path: '/favicon.svg' })
		await counted.send({ path: '/', method: 'PURGE' })

		const { text, headers } = await send(port, { path: '/metrics' })
		expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
		for (const line of text.trimEnd().split('\n'))
			expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\]*",?)+\})? -?[\d.e+-]+)$/)
		expect(text).toContain('app_requests_total{method="GET",route="/jobs",status="200"} 2')
		expect(text).toMatch(/app_request_seconds_bucket\{route="\/jobs",le="\+Inf"\} 2/)
		expect(text).toContain('route="/jobs/:jobId",status="404"} 1')
		expect(text).toMatch(/app_search_seconds_count\{table="\w+"\} [12]/)
		expect(text).toContain('app_database_connections{state="waiting"} 0')
		expect(text).toContain('app_tasks_oldest_seconds{task="deliver"} 0')
		expect(text).not.toMatch(/asha|no-such-job|purge/i)
		expect((await counted.send({ path: '/metrics' })).status).toBe(404)
		expect((await send(port, { path: '/' })).status).toBe(404)
		expect(await counted.stop()).toBe(0)
	})

	test('each request has one line in the log, with the id of the answer and without what was asked', async () => {
		const { headers } = await server.send({ path: '/no-such-page?phone=9876543210&code=123456' })
		const requests = () =>
			server
				.log()
				.split('\n')
				.filter((line) => line.includes(String(headers['x-request-id'])))
				.map((line) => JSON.parse(line) as Record<string, unknown>)
				.filter(({ msg }) => msg === 'request')

		// The log is another pipe, and may be read a moment later.
		await expect.poll(requests).toHaveLength(1)
		expect(requests()[0]).toMatchObject({ level: 'info', method: 'GET', path: '/no-such-page', status: 404 })
		expect(server.log()).not.toMatch(/9876543210|123456/)
	})

	test('with the database gone it serves what needs none, answers the rest with 503 and says nothing about why', async () => {
		const lost = await startBuiltServer({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
		try {
			expect((await lost.send({ path: '/live' })).status).toBe(200)
			// A proxy goes on asking it: with all of them taken out, no one would read even this.
			expect((await lost.send({ path: '/ready' })).text).toBe('{"status":"ready","database":"away"}')
			for (const path of ['/faq', '/privacy-policy', '/about-us'])
				expect([path, (await lost.send({ path })).status]).toEqual([path, 200])
			const { status, headers, text } = await lost.send({ path: '/jobs' })
			expect(status).toBe(503)
			expect(headers['retry-after']).toMatch(/^\d+$/)
			expect(text).toMatch(/^<!DOCTYPE html>/)
			expect(text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1:9|at .*\.ts/)
		} finally {
			expect(await lost.stop()).toBe(0)
		}
	})

	test('with its replica gone it is ready all the same, says so, and answers from the primary', async () => {
		const alone = await startBuiltServer({ DATABASE_REPLICA_URL: 'postgres://nobody@127.0.0.1:9/none' })
		try {
			const state = async () => (await alone.send({ path: '/ready' })).text
			await expect.poll(state).toBe('{"status":"ready","replica":"away"}')
			expect((await alone.send({ path: '/jobs/in' })).status).toBe(200)
		} finally {
			expect(await alone.stop()).toBe(0)
		}
	})

	test('a taken port is one sentence', async () => {
		await expect(startBuiltServer({ PORT: String(server.port) })).rejects.toThrow(
			new RegExp(`^Port ${server.port} is taken by another program[^\\n]*\\n$`),
		)
	})

	test('wrong settings are named, one line each', async () => {
		await expect(startBuiltServer({ SECRET: 'short', PORT: 'x' })).rejects.toThrow(
			/^These settings are wrong:\n {2}PORT should be a whole number\n {2}SECRET should be at least 32 characters\n$/,
		)
	})

	test('in production it insists on https, trusts no Host, and drains before it closes', async () => {
		const other = await startBuiltServer(productionSettings)
		const { headers } = await other.send({ path: '/' })
		expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')

		const used = { ...form, Origin: `http://127.0.0.1:${other.port}` }
		expect((await other.send({ method: 'POST', path: '/theme', headers: used, body: 'theme=dark' })).status).toBe(403)
		const ours = { ...form, Origin: 'https://example.org' }
		expect((await other.send({ method: 'POST', path: '/theme', headers: ours, body: 'theme=dark' })).status).toBe(303)

		const ended = other.stop('SIGTERM')
		await expect.poll(async () => (await other.send({ path: '/ready' })).text).toBe('{"status":"draining"}')
		const last = await other.send({ path: '/' })
		expect([last.status, last.headers.connection]).toEqual([200, 'close'])
		expect(await ended).toBe(0)
	})

	test('told to end, it finishes what it began and ends well', async () => {
		const other = await startBuiltServer()
		const answer = other.send({ path: '/' })
		expect((await answer).status).toBe(200)

		expect(await other.stop('SIGINT')).toBe(0)
	})
})
