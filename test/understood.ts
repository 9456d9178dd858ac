import { understand } from '#app/catalog/words/understand.server.ts'
import type { KnownWords, Term } from '#app/catalog/words/understood.ts'
import type { Alternative, SearchKind } from '#app/catalog/words/vocabulary.ts'

/** What a typed text is understood as, for tests to read. */
export const labels = (text: string, kind: SearchKind = 'jobs', known: KnownWords = {}) =>
	understand(text, kind, known).terms.map(({ label }) => label)
export const only = (text: string, kind: SearchKind = 'jobs'): Term => {
	const { terms } = understand(text, kind)
	const [term] = terms
	if (!term || terms.length > 1) throw new Error(`${text}: ${terms.length} terms`)
	return term
}
const print = (alternative: Alternative): string =>
	'tag' in alternative
		? alternative.tag
		: 'all' in alternative
			? `(${alternative.all.map(print).join(' and ')})`
			: `${alternative.in ?? 'text'}: ${alternative.words}`
export const tiers = (term: Term) => term.tiers.map((tier) => tier.map(print))
