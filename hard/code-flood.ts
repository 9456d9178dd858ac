import { sql } from 'drizzle-orm'
import { startChallenge } from '#app/identity/sign-in/phone-code.server.ts'
import { signInEvents } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { chances, type Finding, type Options, partOf } from './finding.ts'

const minutes = 60
/** Numbers less their last four digits. */
const blocks = ['+91700001', '+91711112', '+91722223']

/** Someone who is paid for SMS to three blocks of numbers asks for codes for an hour, from 500 addresses. The hour is simulated. */
export async function floodCodes(options: Options): Promise<Finding[]> {
	await db.delete(signInEvents)
	const random = chances(23)
	const each = Math.ceil(partOf(5_000, options) / minutes)
	let asked = 0
	let left = 0
	let honestRefusals = 0
	for (let minute = 0; minute < minutes; minute++) {
		for (let request = 0; request < each; request++, asked++) {
			const phone = `${blocks[request % blocks.length]}${String(1_000 + Math.floor(random() * 9_000))}`
			if (await ask(phone, `198.18.${Math.floor(random() * 2)}.${Math.floor(random() * 250)}`)) left++
		}
		if (!(await ask(`+918${String(100_000_000 + minute * 1_000_003)}`, `203.0.113.${minute}`))) honestRefusals++
		await db.update(signInEvents).set({ at: sql`${signInEvents.at} - interval '1 minute'` })
	}
	return [
		{
			row: 23,
			what: `${asked} requests for codes to three blocks of numbers in an hour, from 500 addresses`,
			wanted: 'at most 30 SMS leave, people with other numbers get theirs',
			measured: `${left} left, ${honestRefusals} of ${minutes} others refused`,
			isMet: left <= 30 && honestRefusals === 0,
		},
	]
}

const ask = async (phone: string, address: string) =>
	(
		await startChallenge(
			phone,
			{ flow: 'register', name: 'Dr Rate', consents: ['account', 'applications'] },
			{ address },
		)
	).ok
