export function nearest(word: string, candidates: readonly string[]): string | null {
	return candidates.find((each) => each === word) ?? null
}
