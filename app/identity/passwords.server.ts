import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ServerBusy } from '#app/platform/busy.server.ts'

const derive = promisify(argon2)

/** OWASP's second choice: 19 MiB, two passes, one lane; about 30 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

let running = 0
const waiting: (() => void)[] = []

/** At most two at a time, so that a flood of sign-ins leaves the other core to everybody else; 50 wait, the next is refused. */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
	if (running >= 2) {
		if (waiting.length >= 50) throw new ServerBusy('Too many passwords are being checked')
		await new Promise<void>((resolve) => waiting.push(resolve))
	}
	running += 1
	try {
		return await work()
	} finally {
		running -= 1
		waiting.shift()?.()
	}
}

const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Argon2id as a PHC string. */
export function hashPassword(password: string): Promise<string> {
	return inTurn(async () => {
		const nonce = randomBytes(16)
		const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
		return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${withoutPadding(nonce)}$${withoutPadding(tag)}`
	})
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** False for a wrong password and for a hash that is not ours. */
export function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
	const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash) ?? []
	if (!memory) return Promise.resolve(false)
	return inTurn(async () => {
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
