// In the script of every page: what else reads numbers stays out of this file.
import { t } from '../language/words.ts'
import { toAsciiDigits } from './digits.ts'

/**
 * Numbers as strangers type them, read the same way in the browser and on the server: digits of every script, keycaps,
 * full-width forms, and any blank, dash, dot or bracket between them.
 */
export const plainTyped = (text: string): string =>
	toAsciiDigits(text)
		.replace(/[\p{Pd}\u2212]/gu, '-')
		.replace(/[\u3002\uff61\u2024]/g, '.')
		.trim()

const mobileDecoration = /[\s\-.,_/()[\]{}'"`]/g
/** Any number of +91, 0091 or 91, as where a field brings its own, a trunk 0, then ten digits. */
const indianMobile = /^(?:(?:\+|00?)?91)*0?([6-9]\d{9})$/

/**
 * What someone typed for a mobile number, as E.164: an Indian one with +91, 91, 0091, a trunk 0 or nothing in front, or one
 * whose country is named by + or 00. Whether the number is in use, the server finds out. Null where it cannot be one.
 */
export function typedMobile(text: string): string | null {
	if (text.length > 100) return null
	const plain = plainTyped(text)
	const several = mobilesIn(plain)
	// 'Mob: 98220 12345' is one.
	if (several.length > 1 || (several.length === 1 && /\p{L}/u.test(plain)))
		return new Set(several).size === 1 ? (several[0] ?? null) : null
	// A slash parts two numbers; it is not written within one.
	if (plain.includes('/')) return null
	const typed = plain.replace(mobileDecoration, '')
	const indian = indianMobile.exec(typed)?.[1]
	if (indian !== undefined) return `+91${indian}`
	const abroad = /^(?:\+|00)([1-9]\d{6,14})$/.exec(typed)?.[1]
	return abroad === undefined || abroad.startsWith('91') ? null : `+${abroad}`
}

const oneOfSeveral = /(?:(?:\+|00)?91[\s-]*|0)?([6-9](?:[\s.-]?\d){9})/g
const betweenNumbers =
	/\b(?:or|and|alt|alternate|also|whatsapp|wa|mobile|mob|phone|ph|nos?)\b|(?:व|या|और|आणि|किंवा|मो|मोबाईल|मोबाइल|फोन|फ़ोन|नंबर|नं|क्र)(?![\p{L}\p{M}])|[\s\-.,;:/|&+()]/giu

/** The Indian mobiles of a text that holds nothing else; '98220 12345/46' is two, of which the second is written short. */
function mobilesIn(plain: string): string[] {
	const found = [...plain.matchAll(oneOfSeveral)].map(([, digits = '']) => `+91${digits.replace(/\D/g, '')}`)
	const rest = plain.replace(oneOfSeveral, ' ').replace(betweenNumbers, '')
	const [first] = found
	if (found.length === 1 && first !== undefined && plain.includes('/') && /^\d{1,5}$/.test(rest))
		return [first, first.slice(0, -rest.length) + rest]
	return rest === '' ? found : []
}

/** What to say where two mobiles were typed in a field for one; null for anything else. */
export function severalMobiles(text: string): string | null {
	const [first, ...others] = text.length > 100 ? [] : mobilesIn(plainTyped(text))
	if (first === undefined || others.every((other) => other === first)) return null
	return t`Enter one mobile number, for example the first: ${{ number: `${first.slice(3, 8)} ${first.slice(8)}` }}.`
}
