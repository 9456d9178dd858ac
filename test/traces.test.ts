import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPhone } from '#app/identity/fixtures.server.ts'
import { askForCode } from './phone-visitor.ts'
import { startBuiltServer } from './server-under-test.ts'
import { startMsg91 } from './stand-ins/msg91.ts'
import { type Span, startCollector } from './stand-ins/otlp-collector.ts'

let collector: Awaited<ReturnType<typeof startCollector>>
let gateway: Awaited<ReturnType<typeof startMsg91>>
let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	collector = await startCollector()
	gateway = await startMsg91()
	server = await startBuiltServer({
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		OTEL_TRACES_SAMPLER_ARG: '1',
		TRUSTED_PROXIES: '1',
		RUN_TASKS: 'true',
		SMS_SENDER: 'msg91',
		MSG91_URL: gateway.url,
		MSG91_AUTH_KEY: 'key',
		SMS_TEMPLATE_IDS: JSON.stringify({ 'sign-in-code': '1107161234567890123' }),
	})
})

afterAll(async () => {
	await server.stop()
	await gateway.stop()
	await collector.stop()
})

beforeEach(() => {
	collector.hangs = false
})

const attribute = (span: Span | undefined, key: string) =>
	span?.attributes.find((each) => each.key === key)?.value.stringValue
const spanNamed = async (name: string, where: (span: Span) => boolean = () => true) => {
	const find = () => collector.spans.find((span) => span.name === name && where(span))
	await expect.poll(find, { interval: 100 }).toBeDefined()
	return find()
}

test('a request is a tree of its route and its statements, goes on a trace from the proxy, and its line in the log names it', async () => {
	const traceId = 'a'.repeat(32)
	const { headers } = await server.send({
		path: '/jobs?q=zyzzyva',
		headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-00`, cookie: 'other=1' },
	})

	const page = await spanNamed('GET /jobs', (span) => span.traceId === traceId)
	// A connection that answered someone else before is told first for whom, by a statement within this one.
	const asksForJobs = (span: Span) => attribute(span, 'db.query.text')?.includes('search_jobs') === true
	const statement = await spanNamed('select', (span) => span.traceId === traceId && asksForJobs(span))

	expect(page?.parentSpanId).toBe('b'.repeat(16))
	expect(statement?.parentSpanId).toBe(page?.spanId)
	expect(attribute(statement, 'db.query.text')).toMatch(/^select .*\$1/)
	const line = server
		.log()
		.split('\n')
		.find((text) => text.includes(String(headers['x-request-id'])))
	expect(line).toContain(`"trace_id":"${traceId}"`)
})

test('the task that sends an SMS is a trace with the call of the gateway, and no trace holds what people typed', async () => {
	const phone = aPhone()
	await askForCode(server.port, phone)

	const call = await spanNamed('msg91')
	const parents = collector.spans.filter(({ traceId }) => traceId === call?.traceId).map(({ name }) => name)

	expect(parents).toContainEqual(expect.stringMatching(/^(task |POST )/))
	await expect.poll(() => gateway.taken.length).toBe(1)
	const [code = ''] = Object.values(gateway.taken[0]?.variables ?? {}).filter((value) => /^\d{6}$/.test(value))
	expect(code).toMatch(/^\d{6}$/)
	await spanNamed('POST /doctors/register')
	for (const word of ['zyzzyva', phone, phone.slice(-10), `"${code}"`, '127.0.0.1"'])
		expect(collector.text).not.toContain(word)
})

test('a collector that hangs holds up no page and no stop', async () => {
	collector.hangs = true
	const before = collector.asked
	for (let n = 0; n < 5; n++)
		expect((await server.send({ path: '/faq', headers: { cookie: 'other=1' } })).status).toBe(200)
	await expect.poll(() => collector.asked).toBeGreaterThan(before)

	expect((await server.send({ path: '/jobs', headers: { cookie: 'other=1' } })).status).toBe(200)
	expect(await server.stop()).toBe(0)
})

test('without an address nothing of OpenTelemetry is loaded, and lines of the log have no trace', async () => {
	const silent = await startBuiltServer({ NODE_DEBUG: 'module,esm', TRUSTED_PROXIES: '1' })
	await silent.send({ path: '/faq', headers: { traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01` } })
	await silent.stop()

	expect(silent.log()).toContain('"path":"/faq"')
	expect(silent.log()).not.toContain('exporter-trace-otlp')
	expect(silent.log()).not.toMatch(/^\{"level.*trace_id/m)
})
