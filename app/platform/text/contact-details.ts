import { plainCharacters } from './plain-characters.ts'
import { findPhones } from './contact-details/phones.ts'
import { findAddresses, findHandles, findLinks } from './contact-details/online.ts'

export type ContactKind = 'email' | 'link' | 'phone' | 'handle'
/** `end` is the place after the last character. */
export type ContactDetail = { kind: ContactKind; start: number; end: number }

/**
 * Phone numbers, email addresses, links and account names in a text, in the spellings that people use to get them past a
 * check, in the order of the text and without overlap. Dates, years, pay, hours, PIN codes and registration numbers are none.
 */
export function findContactDetails(given: string): ContactDetail[] {
	const { text, original } = plainCharacters(given)
	const found = [
		...findAddresses(text).map((span) => ({ kind: 'email' as const, ...span })),
		...findLinks(text).map((span) => ({ kind: 'link' as const, ...span })),
		...findPhones(text).map((span) => ({ kind: 'phone' as const, ...span })),
		...findHandles(text).map((span) => ({ kind: 'handle' as const, ...span })),
	]
	return withoutOverlap(found).map(({ kind, start, end }) => ({ kind, ...original(start, end) }))
}

/** Where two overlap, one remains that covers both; its kind is that of the one that is listed first. */
function withoutOverlap(found: ContactDetail[]): ContactDetail[] {
	const joined: ContactDetail[] = []
	for (const detail of found) {
		const others = joined.filter(({ start, end }) => start < detail.end && detail.start < end)
		for (const other of others) joined.splice(joined.indexOf(other), 1)
		const all = [...others, detail]
		const start = Math.min(...all.map((one) => one.start))
		joined.push({ kind: all[0]?.kind ?? detail.kind, start, end: Math.max(...all.map((one) => one.end)) })
	}
	return joined.sort((one, other) => one.start - other.start)
}
