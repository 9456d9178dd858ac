export type FontSubset = 'latin' | 'latin-ext' | 'devanagari'

// What the three files of Noto Sans draw: the joiners and the dotted circle belong to Devanagari.
const devanagari = /\p{Script=Devanagari}|\u0964|\u0965|\u200c|\u200d|\u25cc/u
const latin =
	/[\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ad-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/
/** The rupee sign and most accented letters. */
const latinExtended =
	/[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150\u0151\u0154\u0155\u0158-\u015b\u015e-\u0161\u0164\u0165\u016a\u016b\u016e-\u017e\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3\u20b9]/

/**
 * A text as runs of one font each. An accented letter that no font has goes without its accent, and a letter of a script
 * that we do not carry becomes a question mark rather than an empty box.
 */
export function fontRuns(text: string): { subset: FontSubset; text: string }[] {
	const runs: { subset: FontSubset; text: string }[] = []
	for (const letter of Array.from(text.normalize('NFC')).flatMap(drawable)) {
		const last = runs.at(-1)
		const subset = subsetOf(letter, last?.subset)
		if (last?.subset === subset) last.text += letter
		else runs.push({ subset, text: letter })
	}
	return runs.length > 0 ? runs : [{ subset: 'latin', text: ' ' }]
}

function drawable(letter: string): string[] {
	if ([devanagari, latin, latinExtended].some((font) => font.test(letter))) return [letter]
	if (/\s/.test(letter)) return [' ']
	const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '')
	return Array.from(bare, (part) => (latin.test(part) ? part : '?'))
}

function subsetOf(letter: string, before: FontSubset | undefined): FontSubset {
	// A space between two words of one script stays with them.
	if (letter === ' ' && before !== undefined) return before
	if (devanagari.test(letter)) return 'devanagari'
	return latinExtended.test(letter) ? 'latin-ext' : 'latin'
}
