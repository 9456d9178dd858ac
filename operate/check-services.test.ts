import { execFile } from 'node:child_process'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { env } from '#app/platform/env.server.ts'
import { asServed } from '#test/as-served.ts'
import { startClamd } from '#test/stand-ins/clamd.ts'
import { startRazorpay } from '#test/stand-ins/razorpay.ts'
import { startWhatsApp } from '#test/stand-ins/whatsapp.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

let daemon: Awaited<ReturnType<typeof startClamd>>
beforeEach(async () => {
	daemon = await startClamd()
})
afterEach(() => daemon.stop())

function checkServices(args: string[] = [], more: Record<string, string> = {}) {
	const variables = {
		...more,
		DATABASE_URL: env.DATABASE_URL,
		FILE_SCANNER: 'clamd',
		CLAMD_ADDRESS: daemon.address,
		DATA_DIR: temporaryFolder('services-'),
	}
	return new Promise<{ code: number; printed: string[] }>((resolve) => {
		const child = execFile(
			process.execPath,
			asServed('operate/check-services.ts', ...args),
			{ env: variables },
			(_, printed) => resolve({ code: child.exitCode ?? 1, printed: printed.trim().split('\n') }),
		)
	})
}

test('each service that the settings name is tried, and all of them work', async () => {
	const { code, printed } = await checkServices(['ravi@example.org'])

	expect(printed).toEqual([
		expect.stringMatching(/^file store \(folder\): works/),
		expect.stringMatching(/^scanner \(clamd\): works/),
		expect.stringMatching(/^reader of pictures: works/),
		expect.stringMatching(/^mail \(demo\): works/),
		'SMS (demo): not tried. Log in with a phone of your own to try it.',
	])
	expect(code).toBe(0)
})

test('a scanner that cannot read a file of 5 MB is named, and the other services are tried all the same', async () => {
	daemon.mood = 'over-limit'
	const { code, printed } = await checkServices()

	expect(printed).toEqual([
		expect.stringMatching(/^file store \(folder\): works/),
		'scanner (clamd): clamd: INSTREAM size limit exceeded. ERROR (see CLAMD_ADDRESS)',
		expect.stringMatching(/^reader of pictures: works/),
		'mail (demo): not tried. Name who gets one: npm run check-services -- you@example.org',
		'SMS (demo): not tried. Log in with a phone of your own to try it.',
	])
	expect(code).toBe(1)
})

test('a scanner that calls clean what it did not read to its end is named, with the line that mends it', async () => {
	daemon.mood = 'credulous'
	const { code, printed } = await checkServices()

	expect(printed[1]).toBe(
		'scanner (clamd): an archive that it does not read to its end passes as clean: set AlertExceedsMax yes in clamd.conf (see CLAMD_ADDRESS)',
	)
	expect(code).toBe(1)
})

test('lists of signers of papers that cannot be read are named', async () => {
	const { code, printed } = await checkServices([], {
		PAPER_ROOTS_FILE: 'package.json',
		PAPER_SIGNERS_FILE: 'package.json',
	})

	expect(printed.at(-2)).toBe(
		'signers of papers: PAPER_ROOTS_FILE holds no certificate, or one that cannot be read (see PAPER_ROOTS_FILE and PAPER_SIGNERS_FILE)',
	)
	expect(code).toBe(1)
})

test('keys that the payment provider does not know are named, and right ones work', async () => {
	const gateway = await startRazorpay('rzp_test_1', 'its-secret')
	onTestFinished(gateway.stop)
	const plans = ['starter', 'growth', 'network'].flatMap((plan) => [`${plan}-monthly`, `${plan}-yearly`])
	const said = async (secret: string) => {
		const { printed } = await checkServices([], {
			...{ PAYMENTS_PROVIDER: 'razorpay', RAZORPAY_URL: gateway.url, SELLER_GSTIN: '27AAPFU0939F1ZV' },
			...{ RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRET: 'hook' },
			RAZORPAY_PLAN_IDS: JSON.stringify(Object.fromEntries(plans.map((plan) => [plan, `plan_${plan}`]))),
		})
		return printed.find((line) => line.startsWith('payments'))
	}

	expect(await said('its-secret')).toMatch(/^payments \(razorpay\): works/)
	expect(await said('another')).toBe('payments (razorpay): razorpay: 401 (see RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET)')
})

test('a token that Meta does not know is named, and the right one works', async () => {
	const meta = await startWhatsApp({ token: 'right' })
	onTestFinished(meta.stop)
	const said = async (token: string) => {
		const { printed } = await checkServices([], {
			...{ WHATSAPP_SENDER: 'cloud', WHATSAPP_API_URL: meta.url, WHATSAPP_TOKEN: token },
			...{ WHATSAPP_PHONE_NUMBER_ID: '106540352242922' },
			...{ WHATSAPP_APP_SECRET: 'its-secret', WHATSAPP_VERIFY_TOKEN: 'our-word' },
		})
		return printed.find((line) => line.startsWith('WhatsApp'))
	}

	expect(await said('right')).toMatch(/^WhatsApp \(cloud\): works/)
	expect(await said('another')).toBe(
		'WhatsApp (cloud): whatsapp: code 190 (see WHATSAPP_TOKEN and WHATSAPP_PHONE_NUMBER_ID)',
	)
})
