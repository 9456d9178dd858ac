import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'

/** Six digits, every one of the million equally likely. */
export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

const macUnder = (secret: string, challengeId: string, code: string) =>
	createHmac('sha256', secret).update(`${challengeId}\0${code}`).digest()

/** What we keep of a code. Without the pepper, which is not in the database, all million codes look alike. */
export function sealCode(challengeId: string, code: string) {
	const [pepper] = env.CODE_PEPPERS
	if (!pepper) throw new Error('CODE_PEPPERS is empty')
	return { mac: macUnder(pepper.secret, challengeId, code), pepperId: pepper.id }
}

/** Compares in constant time against every code that was sent, and against nothing when none was. */
export function isOneOf(challengeId: string, code: string, sent: { mac: Buffer; pepperId: string }[]): boolean {
	let matches = false
	for (const { mac, pepperId } of sent.length > 0
		? sent
		: [{ mac: Buffer.alloc(32), pepperId: env.CODE_PEPPERS[0]?.id ?? '' }]) {
		const pepper = env.CODE_PEPPERS.find(({ id }) => id === pepperId)
		if (pepper && timingSafeEqual(macUnder(pepper.secret, challengeId, code), mac)) matches = true
	}
	return matches
}
