import type { Finding, LearnedRule, RuleKey } from './rules.ts'
import { findWorkAbroad } from './scanner/abroad.ts'
import { findPaymentAccounts } from './scanner/accounts.ts'
import { findContacts } from './scanner/contacts.ts'
import { findKeptDocuments, isOfCopies, isQuestionOfKeeping } from './scanner/documents.ts'
import { findSecrets, isOnlyWarning } from './scanner/identity.ts'
import { judge } from './scanner/judging.ts'
import { findOtherNames, isOwnHospital } from './scanner/names.ts'
import { isNoDemand } from './scanner/owed.ts'
import { findPayers } from './scanner/payers.ts'
import type { Span } from './scanner/pattern.ts'
import { findPrivateLife } from './scanner/private-life.ts'
import { findPromises, isDeniedPromise } from './scanner/promises.ts'
import { findUnread } from './scanner/scripts.ts'
import { spellingsOf } from './scanner/spellings.ts'

/** A part of what is scanned, as its author knows it: the name of its field, and what was typed there. */
export type ScannedText = { field: string; text: string }

const patterns: readonly (readonly [RuleKey, (text: string) => Span[]])[] = [
	['fee', findPayers],
	['documents', findKeptDocuments],
	['account', findPaymentAccounts],
	['identity', findSecrets],
	['promise', findPromises],
	['name', findOtherNames],
	['abroad', findWorkAbroad],
	['private-life', findPrivateLife],
]

/**
 * What the rules about words find in these texts, in their order; each place once for a rule. Patterns name the place; the learned
 * weights judge whole sentences, read with letters that were spelled apart joined. With a `margin` they have to be surer.
 */
export function scanTexts(texts: readonly ScannedText[], margin = 0): Finding[] {
	return texts.flatMap(({ field, text }) => {
		// Most texts are spelled in one way.
		const spellings = spellingsOf(text).filter((each, at, all) => each.text !== all[at + 1]?.text)
		const judgments = spellings.map(({ text: read }) => {
			let judgment: ReturnType<typeof judge> | undefined
			return () => (judgment ??= judge(read))
		})
		const found: Found[] = [
			...findContacts(text).map((span) => ({ rule: 'contact' as RuleKey, ...span })),
			...findUnread(text).map((span) => ({ rule: 'script' as RuleKey, ...span })),
			...spellings.flatMap((spelling, at) => {
				const [own, last] = [judgments[at], judgments.at(-1)]
				// Letters that were spelled apart are words in the last spelling only.
				const isRefuted = (rule: RuleKey, span: Span) =>
					own?.().refutes(rule, span) && last?.().refutes(rule, everywhere)
				return [
					...patterns.flatMap(([rule, find]) =>
						find(spelling.text).flatMap((span) => (isRefuted(rule, span) ? [] : [{ rule, ...span }])),
					),
					...(own === last && own ? believed(spelling.text, own().find(margin)) : []),
				].map(({ rule, start, end }) => ({ rule, ...spelling.original(start, end) }))
			}),
		]
		return joined(found).map(({ rule, start, end }) => ({ rule, field, start, end, quote: text.slice(start, end) }))
	})
}

const everywhere: Span = { start: 0, end: Number.POSITIVE_INFINITY }

type Found = Span & { rule: RuleKey }

/** What the weights found, less what only sounds like it. */
const believed = (text: string, found: readonly (Span & { rule: LearnedRule })[]) =>
	found.filter(({ rule, start, end }) => {
		const passage = text.slice(start, end)
		if (rule === 'documents') return !isOfCopies(passage) && !(text[end] === '?' && isQuestionOfKeeping(passage))
		if (rule === 'name') return !isOwnHospital(passage)
		if (rule === 'identity') return !isOnlyWarning(passage)
		if (rule === 'fee' && isNoDemand(passage)) return false
		return (rule !== 'promise' && rule !== 'fee') || !isDeniedPromise(passage)
	})

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
