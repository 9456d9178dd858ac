import { isKeyedHash, keyedHash } from '#app/identity/tokens.server.ts'

/** No person fills in the form faster than this. A program does. */
export const shortestFillSeconds = 3
/** A form that stood open longer is asked for again, with what was typed. */
const longestOpenSeconds = 7 * 24 * 3600

const signatureLetters = 22
const signed = (second: string) => `contact-form:${second}`

/** When the form was handed out, signed, for a hidden field. */
export function stampForm(now: Date): string {
	const second = Math.floor(now.getTime() / 1000).toString(36)
	return `${second}.${keyedHash(signed(second)).slice(0, signatureLetters)}`
}

/** Whether the time it took is a person's; `unreadable` is a stamp that is not ours or too old to say. */
export function judgeStamp(stamp: string, now: Date): 'person' | 'too-fast' | 'unreadable' {
	const [second = '', given = ''] = stamp.split('.', 2)
	const isOurs = isKeyedHash(signed(second), given, signatureLetters)
	const age = now.getTime() / 1000 - Number.parseInt(second, 36)
	if (!isOurs || !(age < longestOpenSeconds)) return 'unreadable'
	return age < shortestFillSeconds ? 'too-fast' : 'person'
}
