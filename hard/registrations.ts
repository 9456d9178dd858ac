import { inArray, sql } from 'drizzle-orm'
import { accounts, signInEvents } from '#app/identity/tables.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { askForCode, codeFor, cookiesOf, enterCode } from '#test/phone-visitor.ts'

let last = 0
/** Each of another block, since the numbers of one block may not ask for many codes. */
const newPhone = () => `+919${String((++last * 10_007) % 1_000_000_000).padStart(9, '0')}`
const newAddress = () => `198.19.${(last >> 8) & 255}.${last & 255}`

/** So that the limits of codes for a day do not end a measurement. */
export const forgetSends = async () => void (await db.delete(signInEvents))

/** People who register one after the other, several at once, and what the server told them. */
export function registerPeople(portOf: () => number, together: number, codeTo = codeFor) {
	const told = new Set<string>()
	const asked = new Set<string>()
	let isOver = false
	const people = Array.from({ length: together }, async () => {
		while (!isOver) await registerOne().catch(() => new Promise((resolve) => setTimeout(resolve, 20)))
	})

	async function registerOne() {
		const phone = newPhone()
		const headers = { 'X-Forwarded-For': newAddress() }
		asked.add(phone)
		const page = await askForCode(portOf(), phone, headers)
		if (page.status === 429) return forgetSends()
		if (page.status !== 303) return
		const entered = await enterCode(portOf(), await codeTo(phone), cookiesOf(page), headers)
		if (entered.status === 303 && cookiesOf(entered) !== '') told.add(phone)
	}

	return {
		told,
		asked,
		async end() {
			isOver = true
			await Promise.all(people)
		},
	}
}

/** Of the people who were told that they have an account: who has none. And accounts without a profile, and numbers that got more codes than they asked for. */
export async function findLost({ told, asked }: { told: Set<string>; asked: Set<string> }) {
	const phones = [...asked]
	const found = await db
		.select({ phone: accounts.phone, profile: specialists.id })
		.from(accounts)
		.leftJoin(specialists, sql`${specialists.id} = ${accounts.id}`)
		.where(inArray(accounts.phone, phones))
	const known = new Set(found.map(({ phone }) => phone))
	const sent = await db
		.select({ to: demoOutbox.to, messages: sql<number>`count(*)::int` })
		.from(demoOutbox)
		.where(inArray(demoOutbox.to, phones))
		.groupBy(demoOutbox.to)
	return {
		lost: [...told].filter((phone) => !known.has(phone)).length,
		half: found.filter(({ profile }) => profile === null).length,
		twice: sent.filter(({ messages }) => messages > 1).length,
	}
}
