import type { Finding, RuleKey } from './rules.ts'
import { findPaymentAccounts } from './scanner/accounts.ts'
import { findContacts } from './scanner/contacts.ts'
import { findKeptDocuments } from './scanner/documents.ts'
import { judge } from './scanner/judging.ts'
import type { Span } from './scanner/pattern.ts'
import { spellingsOf } from './scanner/spellings.ts'

/** A part of what is scanned, as its author knows it: the name of its field, and what was typed there. */
export type ScannedText = { field: string; text: string }

const patterns: readonly (readonly [RuleKey, (text: string) => Span[]])[] = [
	['documents', findKeptDocuments],
	['account', findPaymentAccounts],
]

/**
 * What the rules about words find in these texts, in their order; each place once for a rule. Patterns name the place; the learned
 * weights judge whole sentences, read with letters that were spelled apart joined.
 */
export function scanTexts(texts: readonly ScannedText[]): Finding[] {
	return texts.flatMap(({ field, text }) => {
		const spellings = spellingsOf(text)
		const found: Found[] = [
			...findContacts(text).map((span) => ({ rule: 'contact' as RuleKey, ...span })),
			...spellings.flatMap((spelling, at) =>
				[
					...patterns.flatMap(([rule, find]) => find(spelling.text).map((span) => ({ rule, ...span }))),
					...(at === spellings.length - 1 ? judge(spelling.text) : []),
				].map(({ rule, start, end }) => ({ rule, ...spelling.original(start, end) })),
			),
		]
		return joined(found).map(({ rule, start, end }) => ({ rule, field, start, end, quote: text.slice(start, end) }))
	})
}

type Found = Span & { rule: RuleKey }

/** Of one rule, places that overlap are one. */
function joined(found: Found[]): Found[] {
	const result: Found[] = []
	for (const each of found.toSorted((one, other) => one.start - other.start)) {
		const last = result.findLast(({ rule }) => rule === each.rule)
		if (last && each.start <= last.end) last.end = Math.max(last.end, each.end)
		else result.push({ ...each })
	}
	return result
}
