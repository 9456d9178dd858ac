/** What a suggestion is, as it is printed beside it. The order decides between equals. */
const suggestionKinds = ['Speciality', 'Candidate', 'Job title', 'Skill', 'Qualification', 'Place', 'Hospital'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/** `text` goes into the field as it is. A field for one kind of thing needs no `kind` beside it. */
export type Suggestion = { text: string; kind?: string }

/** How well a text answers what was typed, 0 is best: it begins so, a word of it does, or another word for it does. */
export type Ranked = { text: string; kind: SuggestionKind; rank: 0 | 1 | 2 }

const maxSuggestions = 8
/** Of one kind while others have something too. */
const maxOfKind = 3

/** The rank of a folded text for what was typed, folded the same way; null when no word of it begins so. */
export function rankOf(folded: string, typed: string): 0 | 1 | null {
	if (folded.startsWith(typed)) return 0
	return folded.includes(` ${typed}`) ? 1 : null
}

/** The best of what was found, each text once, in their order and not all of one kind. */
export function chooseSuggestions(found: readonly Ranked[]): { text: string; kind: SuggestionKind }[] {
	const inOrder = found
		.map((each, at) => ({ ...each, at }))
		.sort((a, b) => a.rank - b.rank || suggestionKinds.indexOf(a.kind) - suggestionKinds.indexOf(b.kind) || a.at - b.at)
	const seen = new Set<string>()
	const ofKind = new Map<SuggestionKind, number>()
	const distinct = inOrder.filter(({ text }) => {
		const key = text.toLowerCase()
		return seen.has(key) ? false : seen.add(key)
	})
	const first = distinct.filter(({ kind }) => {
		const count = (ofKind.get(kind) ?? 0) + 1
		ofKind.set(kind, count)
		return count <= maxOfKind
	})
	const chosen = new Set([...new Set([...first, ...distinct])].slice(0, maxSuggestions))
	return distinct.filter((each) => chosen.has(each)).map(({ text, kind }) => ({ text, kind }))
}
