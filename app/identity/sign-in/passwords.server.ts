import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ServerBusy } from '#app/platform/http/busy.server.ts'

const derive = promisify(argon2)

/** OWASP's second choice: 19 MiB, two passes, one lane; about 30 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const most = { atOnce: 2, waiting: 50, waitingOfOneAddress: 9 }

/** The addresses that are having a password hashed now. */
const running: string[] = []
const waiting: { address: string; start: () => void }[] = []

/**
 * At most two at a time, of two addresses: a flood from one address leaves the other turn to the rest. 50 wait, nine of
 * them from one address; the next is refused at once, because an answer in a minute helps no one.
 */
async function inTurn<Value>(address: string, work: () => Promise<Value>): Promise<Value> {
	if (running.length < most.atOnce && !running.includes(address)) running.push(address)
	else {
		const ofAddress = waiting.filter((other) => other.address === address).length
		if (waiting.length >= most.waiting || ofAddress >= most.waitingOfOneAddress)
			throw new ServerBusy('Too many passwords are being checked')
		await new Promise<void>((start) => waiting.push({ address, start }))
	}
	try {
		return await work()
	} finally {
		running.splice(running.indexOf(address), 1)
		startNext()
	}
}

/** Gives the free turn to the first in the queue whose address has none. */
function startNext() {
	const next = waiting.findIndex(({ address }) => !running.includes(address))
	const [turn] = next < 0 ? [] : waiting.splice(next, 1)
	if (!turn) return
	running.push(turn.address)
	turn.start()
}

const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Argon2id as a PHC string. `address` is the caller's, for the order of turns: take its limit before. */
export function hashPassword(password: string, address: string): Promise<string> {
	return inTurn(address, async () => {
		const nonce = randomBytes(16)
		const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
		return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${withoutPadding(nonce)}$${withoutPadding(tag)}`
	})
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** The hash of no password. An unknown account is compared with it, so that its answer takes as long. */
const decoyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** False for a wrong password, and for an account without one. */
export function verifyPassword(hash: string | null | undefined, password: string, address: string): Promise<boolean> {
	const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash ?? decoyHash) ?? []
	if (!memory) return Promise.resolve(false)
	return inTurn(address, async () => {
		const expected = Buffer.from(tag, 'base64')
		const actual = await derive('argon2id', {
			message: password.normalize('NFKC'),
			nonce: Buffer.from(nonce, 'base64'),
			memory: Number(memory),
			passes: Number(passes),
			parallelism: Number(parallelism),
			tagLength: expected.length,
		})
		return timingSafeEqual(actual, expected)
	})
}
