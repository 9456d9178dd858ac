// Providers that take the connection and say nothing (app/platform/patience.server.ts). SMS has a test of its own.
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHospitalDocument, aMember } from '#app/hospitals/fixtures.server.ts'
import { listHospitalDocuments } from '#app/hospitals/checks/documents.server.ts'
import { findLiveOrder } from '#app/billing/orders.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { startBuiltServer } from './server-under-test.ts'
import { startRazorpay } from './stand-ins/razorpay.ts'
import { startSilence } from './stand-ins/silence.ts'

type Server = Awaited<ReturnType<typeof startBuiltServer>>

/** Less than the five seconds after which the providers’ own clients give up: a page has one second, and this machine may be busy. */
const soonMs = 4_500

let silence: Awaited<ReturnType<typeof startSilence>>
let payments: Awaited<ReturnType<typeof startRazorpay>>
/** Its payments, mail and scanner hang; the files of the second do. */
let server: Server
let storeless: Server

beforeAll(async () => {
	silence = await startSilence()
	payments = await startRazorpay('key', 'secret')
	server = await startBuiltServer({
		RUN_TASKS: 'true',
		PAYMENTS_PROVIDER: 'razorpay',
		SELLER_GSTIN: '27AAPFU0939F1ZV',
		RAZORPAY_URL: payments.url,
		RAZORPAY_KEY_ID: 'key',
		RAZORPAY_KEY_SECRET: 'secret',
		RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
		RAZORPAY_PLAN_IDS: JSON.stringify(
			Object.fromEntries(
				['starter', 'growth', 'network'].flatMap((plan) =>
					['monthly', 'yearly'].map((cycle) => [`${plan}-${cycle}`, `plan_${plan}_${cycle}`]),
				),
			),
		),
		FILE_SCANNER: 'clamd',
		CLAMD_ADDRESS: silence.address,
		MAIL_SENDER: 'smtp',
		SMTP_URL: `smtp://${silence.address}`,
		MAIL_FROM: 'hello@example.org',
	})
	storeless = await startBuiltServer({
		FILE_STORE: 's3',
		S3_ENDPOINT: `http://${silence.address}`,
		S3_BUCKET: 'files',
		S3_ACCESS_KEY_ID: 'key',
		S3_SECRET_ACCESS_KEY: 'secret',
	})
	// The first page of a process takes longer than any other.
	for (const each of [server, storeless]) await each.send({ path: '/hospitals/forgot-password' })
})

afterAll(async () => {
	await server.stop()
	await storeless.stop()
	await payments.stop()
	await silence.stop()
})

async function anOwner() {
	const member = await aMember()
	return { member, cookie: (await aSession({ id: member.accountId, kind: 'member' })).cookie }
}

type Fields = Record<string, string | File>

async function post(to: Server, path: string, cookie: string, fields: Fields) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, value)
	const sent = new Response(form)
	const type = sent.headers.get('content-type') ?? ''
	const body = Buffer.from(await sent.arrayBuffer())
	const headers = { Cookie: cookie, 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' }
	const begun = performance.now()
	const answer = await to.send({ method: 'POST', path, headers, body })
	return { ...answer, ms: performance.now() - begun }
}

const aFile = () => new File([new Uint8Array(aPdf())], 'certificate.pdf', { type: 'application/pdf' })

test('payments: an order is placed, and its payment page appears by itself', async () => {
	const { member, cookie } = await anOwner()
	payments.mood = 'hangs'

	const ordered = await post(server, '/hospital/plan/order', cookie, { plan: 'growth', cycle: 'monthly' })

	expect(ordered.status).toBe(303)
	expect(ordered.ms).toBeLessThan(soonMs)
	const page = await server.send({ path: String(ordered.headers.location), headers: { Cookie: cookie } })
	expect(page.text).toContain('Payment page being prepared')
	const cancelled = await post(server, '/hospital/plan/cancellation', cookie, {})
	expect(cancelled.ms).toBeLessThan(soonMs)

	payments.mood = 'answers'
	await expect
		.poll(async () => (await findLiveOrder(member.hospitalId))?.checkoutUrl, { interval: 500 })
		.toContain('https://rzp.io/')
	expect(payments.kept.size).toBe(1)
})

test('the scanner: a document is kept and cannot be opened, a picture is refused beside the field', async () => {
	const { member, cookie } = await anOwner()

	const stored = await post(server, '/hospital/documents', cookie, { kind: 'tax', document: aFile() })

	expect(stored.status).toBe(303)
	expect(stored.ms).toBeLessThan(soonMs)
	const [document] = await listHospitalDocuments(member.hospitalId)
	expect(document?.isScanned).toBe(false)
	const opened = await server.send({ path: `/hospital/documents/${document?.id}`, headers: { Cookie: cookie } })
	expect(opened.status).toBe(404)

	const picture = new File([new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))], 'theatre.png')
	const refused = await post(server, '/hospital/profile/photos', cookie, { picture, caption: 'Theatre two' })
	expect(refused.status).toBe(422)
	expect(refused.ms).toBeLessThan(soonMs)
	expect(refused.text).toContain('Our virus check is not available at the moment')
	expect(refused.text).toContain('Theatre two')
})

test('mail: whoever asks for a new password waits for no mail server', async () => {
	const email = `${crypto.randomUUID()}@example.org`
	await aMember({ email })

	const asked = await post(server, '/hospital/forgot-password', '', { email })

	expect(asked.status).toBe(303)
	expect(asked.ms).toBeLessThan(soonMs)
	const isLate = and(eq(deliveries.channel, 'email'), isNotNull(deliveries.failedAt))
	await expect.poll(() => db.$count(deliveries, isLate), { interval: 250 }).toBeGreaterThan(0)
})

test('the file store: a form comes back with what was typed, a download with 503', async () => {
	const { member, cookie } = await anOwner()
	const { id } = await aHospitalDocument({ hospitalId: member.hospitalId })

	const refused = await post(storeless, '/hospital/documents', cookie, { kind: 'tax', document: aFile() })

	expect(refused.status).toBe(422)
	expect(refused.ms).toBeLessThan(soonMs)
	expect(refused.text).toContain('We could not save the file just now')
	expect(refused.text).toMatch(/value="tax"[^>]*checked|checked=""[^>]*value="tax"/)

	const begun = performance.now()
	const download = await storeless.send({ path: `/hospital/documents/${id}`, headers: { Cookie: cookie } })
	expect(download.status).toBe(503)
	expect(performance.now() - begun).toBeLessThan(soonMs)
})
