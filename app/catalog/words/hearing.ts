import { editDistance } from '#app/platform/text/edit-distance.ts'
import { toLatin } from './devanagari.ts'

/** How English writes a sound, and how a script of India does, made one, in this order. */
const alike: readonly (readonly [pattern: RegExp, sound: string])[] = [
	[/[^a-z]/g, ''],
	[/ph/g, 'f'],
	[/gyn/g, 'gain'],
	[/tion\b/g, 'san'],
	[/sch/g, 's'],
	[/^ps/, 's'],
	[/(?<=te|sy)ch|ch(?=[lnr]|em|ol|o$)/g, 'k'],
	[/ck|q/g, 'k'],
	[/x/g, 'ks'],
	[/c(?=[eiy])/g, 's'],
	[/ch/g, 's'],
	[/g(?=[eiy])/g, 's'],
	[/[cg]/g, 'k'],
	[/[zj]/g, 's'],
	[/w/g, 'v'],
	[/([bdkpst])h/g, '$1'],
	[/nk$/g, 'n'],
	// Tamil writes one letter for a voiced sound and its voiceless one, Bengali one for b and v.
	[/d/g, 't'],
	[/[bfv]/g, 'p'],
	[/m/g, 'n'],
]
/** Vowels differ most between two who write down one sound. */
const vowels: typeof alike = [
	[/ee|ea|ie/g, 'i'],
	[/oo|ou/g, 'u'],
	[/a[iey]+|ei|ey/g, 'e'],
	[/a[uw]/g, 'o'],
	[/iy/g, 'i'],
	[/[ei]/g, 'e'],
	[/[ou]/g, 'o'],
	[/([a-z])\1+/g, '$1'],
]
const replaced = (latin: string, rules: typeof alike) =>
	rules.reduce((result, [pattern, sound]) => result.replace(pattern, sound), latin.toLowerCase())
const sounded = (latin: string) => replaced(latin, [...alike, ...vowels])
const bonesOf = (sound: string) => sound.replace(/[aeiouhy]/g, '')

/** English names of the letters, as a script of India spells an abbreviation: आयसीयू is ICU. */
const letterNames: Readonly<Record<string, string>> = {
	...{
		a: 'e',
		b: 'bi',
		c: 'si',
		d: 'di',
		e: 'i',
		f: 'ef',
		g: 'ji',
		h: 'ech',
		i: 'ai',
		j: 'je',
		k: 'ke',
		l: 'el',
		m: 'em',
	},
	...{ n: 'en', o: 'o', p: 'pi', q: 'kyu', r: 'ar', s: 'es', t: 'ti', u: 'yu', v: 'vi', x: 'eks', y: 'vai', z: 'jed' },
}
const spelledOut = (abbreviation: string) =>
	abbreviation
		.toLowerCase()
		.split('')
		.map((letter) => letterNames[letter] ?? letter)
		.join('')
/** Every consonant told apart, and none. */
const spellingsOf = (latin: string) => [replaced(latin, vowels), `~${sounded(latin)}`]

type Heard = { word: string; sound: string }
export type Heards = { byBones: ReadonlyMap<string, readonly Heard[]>; byLetters: ReadonlyMap<string, string> }

/** Words, and abbreviations by their letters, by how they sound. */
export function soundsOf(words: Iterable<string>, abbreviations: Iterable<string>): Heards {
	const byBones = new Map<string, Heard[]>()
	for (const word of words) {
		const sound = sounded(word)
		const bones = bonesOf(sound)
		if (bones.length >= 3) byBones.set(bones, [...(byBones.get(bones) ?? []), { word, sound }])
	}
	const byLetters = new Map<string, string>()
	for (const word of abbreviations) {
		for (const sound of spellingsOf(spelledOut(word)))
			if (sound.length >= 4 && !byLetters.has(sound)) byLetters.set(sound, word)
	}
	return { byBones, byLetters }
}

/**
 * The English word or abbreviation that a word in a script of India says: ഡോക്ടർ is 'doctor', জিএনএম is 'gnm'. The consonants must be
 * the same, as far as every script tells them apart, and of several words the nearest wins.
 */
export function hear(typed: string, { byBones, byLetters }: Heards): string | null {
	const latin = toLatin(typed)
	const sound = sounded(latin)
	const spelled = spellingsOf(latin).find((said) => byLetters.has(said))
	if (spelled !== undefined) return byLetters.get(spelled) ?? null
	// Telugu, Kannada and Tamil end an English word with a vowel of their own.
	const near = [sound, sound.replace(/[aiu]$/, '')].flatMap((said) =>
		(byBones.get(bonesOf(said)) ?? []).map((one) => ({ ...one, edits: editDistance(said, one.sound, 4) })),
	)
	const [best] = near.toSorted((a, b) => a.edits - b.edits)
	return best && best.edits <= Math.max(1, Math.floor(best.sound.length / 3)) ? best.word : null
}

/** A word of which the beginning, in a script of India, sounds like this. */
export function beginsAsHeard(word: string, typed: string): boolean {
	const [bones, said] = [bonesOf(sounded(word)), bonesOf(sounded(toLatin(typed)))]
	return said.length >= 2 && bones.startsWith(said)
}
