// Devanagari in Latin letters, as people type it: भरना is 'bharna'. An `A` is the vowel that is spoken but not written.
const consonants: Record<string, string> = {
	...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'z', ञ: 'n', ट: 't', ठ: 'th' },
	...{ ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm' },
	...{ य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}
const vowels: Record<string, string> = {
	...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ॲ: 'e' },
	...{ 'ं': 'n', 'ः': '' },
}
const signs: Record<string, string> = {
	...{
		'्': '',
		'ा': 'aa',
		'ि': 'i',
		'ी': 'i',
		'ु': 'u',
		'ू': 'u',
		'ृ': 'ri',
		'े': 'e',
		'ै': 'ai',
		'ो': 'o',
		'ौ': 'au',
		'ॉ': 'o',
	},
	'ॅ': 'e',
}

function inLatin(word: string): string {
	let latin = ''
	for (let at = 0; at < word.length; at++) {
		const letter = word.charAt(at)
		const consonant = consonants[letter]
		latin += consonant ?? vowels[letter] ?? signs[letter] ?? letter
		if (consonant !== undefined && signs[word.charAt(at + 1)] === undefined) latin += 'A'
	}
	return latin
		.replace(/A$/, '')
		.replace(/([aeiouA][^aeiouA]{1,2})A(?=[^aeiouA]{1,2}[aeiou])/g, '$1')
		.replaceAll('A', 'a')
}

// In this order: spellings that sound the same become one.
const sounds: readonly (readonly [RegExp, string])[] = [
	[/[’']/g, ''],
	[/([a-z])\1{2,}/g, '$1$1'],
	[/ph/g, 'f'],
	[/[tsc]ion/g, 'shan'],
	[/[ck]h(?=k)/g, ''],
	[/chh/g, 'ch'],
	[/c(?=[eiy])/g, 's'],
	[/c(?!h)|q/g, 'k'],
	[/x/g, 'ks'],
	[/dg(?=e)|g(?=[eiy])/g, 'j'],
	[/sh|z/g, 's'],
	[/w/g, 'v'],
	[/aa/g, 'a'],
	[/ee/g, 'i'],
	[/oo/g, 'u'],
	[/ai|ei/g, 'e'],
	[/y/g, 'i'],
	[/(.)\1+/g, '$1'],
]

/** The same few thousand words come in all texts, so what they are is worked out once; a text of invented words does not fill the memory. */
export function remembered<Value>(workOut: (word: string) => Value) {
	const known = new Map<string, Value>()
	return (word: string): Value => {
		const before = known.get(word)
		if (before !== undefined) return before
		if (known.size >= 20_000) known.clear()
		const value = workOut(word)
		known.set(word, value)
		return value
	}
}

/** A word by its sound, the same for its spellings in both scripts: 'paisa' and पैसा, 'fees' and 'pheez'. */
export const soundOf = remembered((word: string) =>
	sounds.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), inLatin(word.toLowerCase())),
)

/**
 * The sound of a long word without the vowels after its first letter ('depsoit', 'dipozit'). Of a short one they are what tells
 * it from others.
 */
export const skeletonOf = remembered((sound: string): string => {
	const skeleton =
		sound.charAt(0) +
		sound
			.slice(1)
			.replace(/[aeiou]/g, '')
			.replace(/(.)\1+/g, '$1')
	return skeleton.length >= 4 ? skeleton.toUpperCase() : sound
})
