import { type Finding, type RuleKey, rules } from './rules.ts'
import type { ScannedText } from './scanner.ts'

/** A text in parts; `rule` of those that a rule found. */
export type MarkedText = { field: string; parts: { text: string; rule: RuleKey | null }[] }

/** Each text with what was found in it set apart. Where two findings overlap, the first has the place. */
export const markTexts = (texts: readonly ScannedText[], findings: readonly Finding[]): MarkedText[] =>
	texts.map(({ field, text }) => {
		const parts: MarkedText['parts'] = []
		let at = 0
		const inOrder = findings.filter((each) => each.field === field && each.end > each.start)
		for (const { start, end, rule } of inOrder.toSorted((one, other) => one.start - other.start)) {
			if (start < at) continue
			if (start > at) parts.push({ text: text.slice(at, start), rule: null })
			parts.push({ text: text.slice(start, end), rule })
			at = end
		}
		if (at < text.length) parts.push({ text: text.slice(at), rule: null })
		return { field, parts }
	})

/** Each rule that found something, with its places in words: 'Description: “deposit of ₹5,000”'. */
export function reasonsOf(findings: readonly Finding[]) {
	return [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, found]) => ({
		rule,
		...rules[rule],
		places: found.flatMap(({ field, quote, start, end }) => {
			if (field === '') return []
			return end > start ? [`${field}: “${shortened(quote)}”`] : rule === 'pay' ? [quote] : [field]
		}),
	}))
}

export type Reason = ReturnType<typeof reasonsOf>[number]

const shortened = (quote: string) => (quote.length > 80 ? `${quote.slice(0, 79)}…` : quote).replace(/\s+/g, ' ')
