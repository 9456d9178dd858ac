export type Alternative =
	| { tag: string }
	| { words: string; in?: 'A' | 'AB'; prefix?: true }
	| { all: Alternative[] }

export type Term = {
	typed: string
	label: string
	filter?: { name: string; values: string[]; unit?: string }
	tiers: Alternative[][]
	isKnown: boolean
}

export type Understood = {
	terms: Term[]
	dropped: string[]
	isNothing: boolean
	corrections: { typed: string; to: string }[]
}

export function understand(
	text: string,
	_kind: 'jobs' | 'specialists',
	_options: { isWord?: (word: string) => boolean } = {},
): Understood {
	const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
	return {
		terms: words.map((typed) => {
			const prefix = typed.length > 3 ? { prefix: true as const } : {}
			return {
				typed,
				label: typed,
				tiers: [
					[{ words: typed, in: 'A' as const, ...prefix }],
					[{ words: typed, in: 'AB' as const, ...prefix }],
					[{ words: typed, ...prefix }],
				],
				isKnown: false,
			}
		}),
		dropped: [],
		isNothing: false,
		corrections: [],
	}
}
