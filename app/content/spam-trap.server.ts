import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#app/identity/tokens.server.ts'

/** No person fills in the form faster than this. A program does. */
export const shortestFillSeconds = 3
/** A form that stood open longer is asked for again, with what was typed. */
const longestOpenSeconds = 7 * 24 * 3600

const signature = (second: string) => keyedHash(`contact-form:${second}`).slice(0, 22)

/** When the form was handed out, signed, for a hidden field. */
export function stampForm(now: Date): string {
	const second = Math.floor(now.getTime() / 1000).toString(36)
	return `${second}.${signature(second)}`
}

/** Whether the time it took is a person's; `unreadable` is a stamp that is not ours or too old to say. */
export function judgeStamp(stamp: string, now: Date): 'person' | 'too-fast' | 'unreadable' {
	const [second = '', given = ''] = stamp.split('.', 2)
	const expected = Buffer.from(signature(second))
	const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected)
	const age = now.getTime() / 1000 - Number.parseInt(second, 36)
	if (!isOurs || !(age < longestOpenSeconds)) return 'unreadable'
	return age < shortestFillSeconds ? 'too-fast' : 'person'
}
