import { toDevanagari } from './scripts.ts'

/** Signs that are left out or typed for one another, in this order. Applied to text in NFD, so that a nukta is a sign of its own. */
const folds: readonly (readonly [pattern: RegExp, plain: string])[] = [
	// Nukta, anusvara, chandrabindu, visarga and joiners.
	[/[\u093c\u0901-\u0903\u200c\u200d]/g, ''],
	[/ज्ज्ञ|द्न्य|ज्न्य/g, 'ज्ञ'],
	// A nasal before a consonant of its row is the anusvara written out: हिन्दी, हिंदी.
	[/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/g, ''],
	[/([क-ह])्\1/g, '$1'],
	[/अॅ|[ॲऍऎऐ]/g, 'ए'],
	[/ई/g, 'इ'],
	[/ऊ/g, 'उ'],
	[/[ऑऒऔ]/g, 'ओ'],
	[/ी/g, 'ि'],
	[/ू/g, 'ु'],
	[/[ैॅॆ]/g, 'े'],
	[/[ौॉॊ]/g, 'ो'],
	[/[शष]/g, 'स'],
	[/ण/g, 'न'],
	[/ळ/g, 'ल'],
	[/ये$/g, 'ए'],
	// The sign that ends a word without a vowel is mostly left out.
	[/(?<=.)्$/g, ''],
]

export const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text)

/** One spelling of a word in Devanagari: हिंदी and हिन्दी, नागपूर and नागपुर, तज्ज्ञ and तज्ञ are alike. Only for comparing. */
export const foldDevanagari = (word: string) =>
	folds.reduce((result, [pattern, plain]) => result.replace(pattern, plain), word.normalize('NFD'))

/** Marathi and Hindi endings for 'of', 'to', 'in', 'for', 'by', folded, the longest first. */
const endings = 'साठि मध्ये मधिल मधे च्या तिल कडे हुन चि चे चा ला ना वर ने नि त स'.split(' ').map(foldDevanagari)

/** The same of the other scripts, as Devanagari writes them: പൂനെയിൽ, ಪುಣೆಯಲ್ಲಿ, పూణేలో, પુણેમાં, পুনেতে, ପୁଣେରେ. */
const endingsOfOthers =
	'യിലെ യിൽ ഇൽ യിൽ യില ವಲ್ಲಿ ಯಲ್ಲಿ ನಲ್ಲಿ ಅಲ್ಲಿ ಗೆ ದಲ್ಲಿ లోని లో કેમાં માં ની નો નું તે તેર ের য়ে তে রে ରେ ର யில் இல் வில் க்கு ਵਿੱਚ'
		.split(' ')
		.map((ending) => foldDevanagari(toDevanagari(ending)))
		.filter((ending) => ending.length > 1)
		.toSorted((a, b) => b.length - a.length)
/** What a folded word of another script may be without its ending. */
export const withoutEndingOfOthers = (word: string): string[] =>
	endingsOfOthers.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))

/** What a folded word may be without its ending, the likeliest first: पुण्यात is पुणे, मुंबईत is मुंबई, डॉक्टरांची is डॉक्टर. */
export function withoutEnding(word: string): string[] {
	const bases = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
	return [...bases, word].flatMap((base) => {
		const stem = base.replace(/[ाेोि]$/, '')
		const bent = base.endsWith('्या') ? base.slice(0, -3) : null
		return [base, ...(bent === null ? [] : [`${bent}े`, `${bent}ा`, `${bent}ि`]), stem, `${stem}ा`]
	})
}

const consonants: Record<string, string> = {
	...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd' },
	...{ ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y' },
	...{ र: 'r', ल: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
}
const signs: Record<string, string> = {
	...{
		'ा': 'a',
		'ि': 'i',
		'ी': 'i',
		'ु': 'u',
		'ू': 'u',
		'ृ': 'ri',
		'े': 'e',
		'ॆ': 'e',
		'ै': 'ai',
		'ो': 'o',
		'ॊ': 'o',
		'ौ': 'au',
		'ॅ': 'e',
		'ॉ': 'o',
	},
}
const vowels: Record<string, string> = {
	...{
		अ: 'a',
		आ: 'a',
		इ: 'i',
		ई: 'i',
		उ: 'u',
		ऊ: 'u',
		ऋ: 'ri',
		ए: 'e',
		ऎ: 'e',
		ऒ: 'o',
		ऐ: 'ai',
		ओ: 'o',
		औ: 'au',
		ऑ: 'o',
		ऍ: 'e',
		ॲ: 'a',
	},
}

/** What Hindi and Marathi add to a word in Latin letters: 'nursechi', 'Kolhapurat', 'doctorsathi'. */
const latinEndings = [
	'saathi',
	'sathi',
	'madhye',
	'madhe',
	'madhil',
	'madhli',
	'javal',
	'pasun',
	'wala',
	'wali',
	'wale',
].concat([
	'tchya',
	'tchi',
	'tche',
	'tcha',
	'tli',
	'tle',
	'chya',
	'chi',
	'che',
	'cha',
	'hun',
	'til',
	'tla',
	'mein',
	'la',
	'ne',
	'at',
	't',
])
const shortestLatinStem = 4

/** Stems of such a word, the longest ending first: 'Punyat' is 'pune', 'paricharikechi' is 'paricharika'. */
export const withoutLatinEnding = (word: string): string[] =>
	latinEndings
		.filter((ending) => word.endsWith(ending))
		.map((ending) => word.slice(0, -ending.length))
		.flatMap((stem) => [stem, stem.replace(/e$/, 'a'), stem.replace(/ya?$/, 'e')])
		.filter((stem) => stem.length >= shortestLatinStem)

/**
 * A name of any script of India in Latin letters as most people write it: कुलकर्णी is 'kulkarni', चैतन्य is 'chaitanya'. The vowel that every
 * consonant carries is left out at the end of a word and between two spoken syllables, as in speech.
 */
export function toLatin(word: string): string {
	const letters = toDevanagari(word)
		.normalize('NFD')
		.replace(/\u093c/g, '')
		.replace(/ज्ञ/g, 'द्न्य')
		.split('')
	const parts: { consonant: string; vowel: string; isSilent: boolean }[] = []
	for (const [at, letter] of letters.entries()) {
		const consonant = consonants[letter]
		const next = letters[at + 1] ?? ''
		if (consonant !== undefined) {
			const vowel = next === '्' ? '' : (signs[next] ?? 'a')
			parts.push({ consonant, vowel, isSilent: vowel === 'a' && signs[next] === undefined })
		} else if (vowels[letter] !== undefined) parts.push({ consonant: '', vowel: vowels[letter], isSilent: false })
		else if (letter === 'ं' || letter === 'ँ') parts.push({ consonant: 'n', vowel: '', isSilent: false })
		else if (!signs[letter] && letter !== '्') parts.push({ consonant: letter, vowel: '', isSilent: false })
	}
	return parts
		.map(({ consonant, vowel, isSilent }, at) => {
			const [before, after] = [parts[at - 1], parts[at + 1]]
			const isEnd = !after && before !== undefined && before.vowel !== ''
			const isBetween =
				before !== undefined &&
				before.vowel !== '' &&
				!isMuted(parts, at - 1) &&
				after !== undefined &&
				after.vowel !== '' &&
				after.consonant !== '' &&
				!(after.isSilent && parts[at + 2] === undefined)
			return consonant + (isSilent && (isEnd || isBetween) ? '' : vowel)
		})
		.join('')
}

const isMuted = (parts: readonly { isSilent: boolean; vowel: string }[], at: number): boolean => {
	const [before, part] = [parts[at - 1], parts[at]]
	return at > 0 && part?.isSilent === true && before !== undefined && before.vowel !== '' && !isMuted(parts, at - 1)
}
