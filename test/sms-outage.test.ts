import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPhone } from '#app/identity/fixtures.server.ts'
import { phoneCodes, signInEvents } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { whatsappPace } from '#app/platform/tables.server.ts'
import { askByWhatsApp, askForCode, codeFor, codePage, cookiesOf, enterCode } from './phone-visitor.ts'
import { startBuiltServer } from './server-under-test.ts'
import { type GatewayMood, startMsg91 } from './stand-ins/msg91.ts'

let gateway: Awaited<ReturnType<typeof startMsg91>>
let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	gateway = await startMsg91()
	server = await startBuiltServer({
		SMS_SENDER: 'msg91',
		MSG91_URL: gateway.url,
		MSG91_AUTH_KEY: 'key',
		SMS_TEMPLATE_IDS: JSON.stringify({ 'sign-in-code': '1107161234567890123' }),
		RUN_TASKS: 'true',
	})
	// The first page of a process takes longer than any other.
	await server.send({ path: '/doctors/register' })
})

afterAll(async () => {
	await server.stop()
	await gateway.stop()
})

beforeEach(() => {
	gateway.taken.length = 0
})

const failed = 'Failed to send verification code. Please try again.'

test.each<[GatewayMood, string]>([
	['breaks', failed],
	['hangs', 'the code will arrive as soon as the SMS service'],
])(
	'when the SMS service %s, the page says so without waiting for it, and the code comes once when it is back',
	async (mood, said) => {
		gateway.mood = mood
		gateway.givenUp = 0
		const asked = await askForCode(server.port, aPhone())
		// A page that waits for a service that hangs answers only after giving it up.
		expect(gateway.givenUp).toBe(0)
		expect(asked.status).toBe(303)
		const cookie = cookiesOf(asked)
		const page = await codePage(server.port, cookie)
		expect(page.text).toMatch(/keep this page open/i)
		// The page looks again every three seconds, so it learns of the first failed attempt soon after.
		await expect.poll(async () => (await codePage(server.port, cookie)).text).toContain(said)
		expect(gateway.taken).toEqual([])

		gateway.mood = 'accepts'
		await expect.poll(() => gateway.taken.length, { interval: 200 }).toBe(1)
		await expect.poll(async () => (await codePage(server.port, cookie)).text).toContain('OTP sent to your phone number')
		await new Promise((resolve) => setTimeout(resolve, 3_000))
		expect(gateway.taken).toHaveLength(1)

		const code = Object.values(gateway.taken[0]?.variables ?? {}).find((value) => /^\d{6}$/.test(value)) ?? ''
		expect((await enterCode(server.port, code, cookie)).status).toBe(303)
	},
)

/** What the page says after the press. */
async function pressed(cookie: string) {
	const answer = await askByWhatsApp(server.port, cookie)
	expect(answer.status).toBe(303)
	const { text } = await codePage(server.port, [cookie, cookiesOf(answer)].filter(Boolean).join('; '))
	return /<div role="status">.*?<main/s.exec(text)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? ''
}

test('while the SMS service is down the code comes by WhatsApp without a wait, and logs in', async () => {
	gateway.mood = 'breaks'
	const phone = aPhone()
	const cookie = cookiesOf(await askForCode(server.port, phone))
	await expect.poll(async () => (await codePage(server.port, cookie)).text).toContain(failed)
	const offered = (await codePage(server.port, cookie)).text
	expect(offered).toContain('Get the code on WhatsApp')
	expect(offered).not.toContain('data-seconds="30"')

	expect(await pressed(cookie)).toContain('We have sent your code by WhatsApp')
	expect((await enterCode(server.port, await codeFor(phone), cookie)).status).toBe(303)
	expect(gateway.taken).toEqual([])
})

test('beyond the limit of the month the press says that the code comes by SMS', async () => {
	gateway.mood = 'accepts'
	const full = { recipient: 'month', taken: 1_000_000, freeAt: sql`now() + interval '1 day'` }
	await db.insert(whatsappPace).values(full).onConflictDoUpdate({ target: whatsappPace.recipient, set: full })
	const cookie = cookiesOf(await askForCode(server.port, aPhone()))
	await expect.poll(() => gateway.taken.length).toBe(1)
	await db.update(phoneCodes).set({ createdAt: sql`${phoneCodes.createdAt} - interval '31 seconds'` })
	await db.update(signInEvents).set({ at: sql`${signInEvents.at} - interval '31 seconds'` })

	const text = await pressed(cookie)

	expect(text).toContain('so it comes by SMS')
	expect(text).not.toContain('sent your code by WhatsApp')
	await expect.poll(() => gateway.taken.length).toBe(2)
})
