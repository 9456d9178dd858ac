import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { askForCode, codeFor, cookiesOf, enterCode } from '#test/phone-visitor.ts'
import { advanceClock } from '#test/time-passes.ts'
import type { Finding } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const jumps = [-600, 600]
/** Of Debian's package faketime. */
const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
const codeLastsSeconds = 5 * 60

let numbers = 0
const aNumber = () => `+9193${String((++numbers * 10_007) % 100_000_000).padStart(8, '0')}`
const from = (number: string) => ({ 'X-Forwarded-For': `198.18.${number.slice(-4, -2)}.${number.slice(-2)}` })

/** The clock of one of two processes jumps by ten minutes, either way, while both serve: does it decide as the other does? */
export async function jumpClock(): Promise<Finding[]> {
	const library = libraries.find((file) => existsSync(file))
	if (!library) throw new Error('A clock is moved by libfaketime; on Debian: apt install faketime')
	const folder = mkdtempSync(path.join(tmpdir(), 'clock-'))
	const clock = path.join(folder, 'clock')
	writeFileSync(clock, '+0')
	const moved = {
		LD_PRELOAD: library,
		FAKETIME_TIMESTAMP_FILE: clock,
		FAKETIME_NO_CACHE: '1',
		FAKETIME_DONT_FAKE_MONOTONIC: '1',
	}
	try {
		return await usingServer({ TRUSTED_PROXIES: '1', RUN_TASKS: 'true' }, (right) =>
			usingServer({ TRUSTED_PROXIES: '1', ...moved }, async (wrong) => {
				const other: string[] = []
				let decisions = 0
				for (const seconds of jumps) {
					writeFileSync(clock, seconds < 0 ? String(seconds) : `+${seconds}`)
					await setTimeout(1_000)
					const off = await secondsOff(wrong)
					if (Math.abs(off - seconds) > 5) throw new Error(`The clock is ${off} s off, not ${seconds}`)
					for (const [what, decide] of Object.entries(verdicts)) {
						const expected = (await decide(right, wrong)).join()
						const found = (await decide(wrong, right)).join()
						decisions++
						if (expected !== found) other.push(`${what} at ${seconds} s: ${found} instead of ${expected}`)
					}
				}
				return [
					{
						row: 24,
						what: `the clock of one of two processes jumps ${jumps.join(' and ')} s`,
						wanted: 'every verdict as before',
						measured: `${other.length} of ${decisions} kinds of verdicts differ${other.map((each) => `; ${each}`).join('')}`,
						isMet: other.length === 0,
					},
				]
			}),
		)
	} finally {
		rmSync(folder, { recursive: true })
	}
}

/** By what it writes into its answers. */
async function secondsOff(server: Server): Promise<number> {
	const { headers } = await server.send({ path: '/live' })
	return Math.round((Date.parse(headers.date ?? '') - Date.now()) / 1_000)
}

/** Each asks the first process what the second has begun, or the other way round, and returns the answers. */
const verdicts: Record<string, (asked: Server, other: Server) => Promise<number[]>> = {
	async 'a code asked for elsewhere'(asked, other) {
		const phone = aNumber()
		const page = await askForCode(other.port, phone, from(phone))
		return [page.status, (await enterCode(asked.port, await codeFor(phone), cookiesOf(page), from(phone))).status]
	},
	async 'a code asked for here'(asked, other) {
		const phone = aNumber()
		const page = await askForCode(asked.port, phone, from(phone))
		return [page.status, (await enterCode(other.port, await codeFor(phone), cookiesOf(page), from(phone))).status]
	},
	async 'a second code at once'(asked, other) {
		const phone = aNumber()
		const first = await askForCode(other.port, phone, from(phone))
		return [first.status, (await askForCode(asked.port, phone, from(phone))).status]
	},
	async 'a second code after a minute'(asked, other) {
		const phone = aNumber()
		const first = await askForCode(other.port, phone, from(phone))
		await codeFor(phone)
		await advanceClock(60)
		return [first.status, (await askForCode(asked.port, phone, from(phone))).status]
	},
	async 'a code just before its end'(asked, other) {
		const phone = aNumber()
		const page = await askForCode(other.port, phone, from(phone))
		const code = await codeFor(phone)
		await advanceClock(codeLastsSeconds - 30)
		return [(await enterCode(asked.port, code, cookiesOf(page), from(phone))).status]
	},
	async 'a code just after its end'(asked, other) {
		const phone = aNumber()
		const page = await askForCode(other.port, phone, from(phone))
		const code = await codeFor(phone)
		await advanceClock(codeLastsSeconds + 30)
		return [(await enterCode(asked.port, code, cookiesOf(page), from(phone))).status]
	},
	async 'a session'(asked) {
		const { accountId } = await aSpecialist()
		const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
		return [(await asked.send({ path: '/doctors/dashboard', headers: { Cookie: cookie } })).status]
	},
}
