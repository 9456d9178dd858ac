import { desc, eq } from 'drizzle-orm'
import { db } from '#app/platform/database/db.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { type Answer, send } from './server-under-test.ts'

const form = (port: number) => ({
	'Content-Type': 'application/x-www-form-urlencoded',
	'Sec-Fetch-Site': 'same-origin',
	Host: `127.0.0.1:${port}`,
})

/** Posts the register page's form, as a browser without a script does. */
export function askForCode(port: number, phone: string, headers: Record<string, string> = {}) {
	return send(port, {
		method: 'POST',
		path: '/doctors/register',
		headers: { ...form(port), ...headers },
		body: new URLSearchParams({ flow: 'register', name: 'Dr Asha Menon', phone, consent: 'on' }).toString(),
	})
}

export function enterCode(port: number, code: string, cookie: string, headers: Record<string, string> = {}) {
	return send(port, {
		method: 'POST',
		path: '/doctors/register/code',
		headers: { ...form(port), Cookie: cookie, ...headers },
		body: new URLSearchParams({ code }).toString(),
	})
}

/** Presses 'Get the code on WhatsApp'. */
export const askByWhatsApp = (port: number, cookie: string) =>
	send(port, {
		method: 'POST',
		path: '/doctors/register/code/whatsapp',
		headers: { ...form(port), Cookie: cookie },
		body: '',
	})

export const codePage = (port: number, cookie: string) =>
	send(port, { path: '/doctors/register/code', headers: { Cookie: cookie } })

/** The `Cookie` header that goes back after an answer. */
export const cookiesOf = ({ headers }: Answer) =>
	(headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

/** The code in the newest SMS of the demo sender. */
export async function codeFor(phone: string): Promise<string> {
	for (let tries = 0; tries < 50; tries++) {
		const [sms] = await db
			.select({ code: demoOutbox.code })
			.from(demoOutbox)
			.where(eq(demoOutbox.to, phone))
			.orderBy(desc(demoOutbox.createdAt))
			.limit(1)
		if (sms?.code) return sms.code
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	throw new Error('No SMS came')
}
