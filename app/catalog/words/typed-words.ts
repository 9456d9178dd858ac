/** What typed words were understood as: one name of the catalog, one of several, or none. */
export type TypedWords = { kind: 'known'; name: string } | { kind: 'unsure'; options: string[] } | { kind: 'unknown' }

export function typedAs(names: readonly string[]): TypedWords {
	const [name, ...others] = [...new Set(names)]
	if (name === undefined) return { kind: 'unknown' }
	return others.length === 0 ? { kind: 'known', name } : { kind: 'unsure', options: [name, ...others] }
}
