import { brand } from '#app/brand.ts'
import { readingOf } from './look-alike-letters.ts'

/** The scripts that people’s names are written in today. Others hold letters that are only drawn like those of a known script. */
const scripts = (
	'Latin Devanagari Bengali Gujarati Gurmukhi Oriya Tamil Telugu Kannada Malayalam Sinhala Arabic Meetei_Mayek Ol_Chiki Chakma ' +
	'Lepcha Limbu Tibetan Thaana Cyrillic Greek Armenian Georgian Hebrew Ethiopic Han Hiragana Katakana Hangul Bopomofo Thai Lao Khmer Myanmar'
).split(' ')
const scriptPatterns = scripts.map((script) => new RegExp(`^\\p{Script_Extensions=${script}}$`, 'u'))
const eastAsian = new Set(['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'])

/** Of Latin the letters of alphabets: not those of phonetics, small capitals and clicks, which are used as drawings of others. */
const latin = /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u01bf\u01c4-\u024f\u1e00-\u1eff]$/

/** `null` for what is no letter of a name. */
function scriptOf(letter: string): string | null {
	const at = scriptPatterns.findIndex((pattern) => pattern.test(letter))
	const script = scripts[at] ?? null
	return script === 'Latin' && !latin.test(letter) ? null : script
}

/** Said by us about people and never part of a name: these in any spelling that reads like it. */
const reserved = ['verified', brand.name].map(roughReading)
/** The same in the languages of India, and as they spell the English word. */
const reservedWords = new RegExp(
	[
		'सत्यापित|प्रमाणित|पडताळलेल|तपासलेल|नोंदणीकृत|पंजीकृत|व्?ह?[ेै]र[िी]फ़?ा?[यइई]ड',
		'যাচাইকৃত|সত্যাপিত|প্রমাণিত|ভেরিফা[ইয়]',
		'પ્રમાણિત|ચકાસાયેલ|વેરિફા[ઇય]ડ',
		'ਤਸਦੀਕ|ਪ੍ਰਮਾਣਿਤ|ਵੈਰੀਫਾਈਡ',
		'ପ୍ରମାଣିତ|ସତ୍ୟାପିତ|ଯାଞ୍ଚ',
		'சரிபார்க்க|வெரிஃபை',
		'ధృవీకరించ|ధృవీకృత|నిర్ధారించ|వెరిఫై',
		'ದೃಢೀಕರಿಸ|ದೃಢೀಕೃತ|ಪರಿಶೀಲಿಸಿದ|ವೆರಿಫೈ',
		'സ്ഥിരീകരിച്ച|പരിശോധിച്ച|വെരിഫൈ',
		'تصدیق|ویریفا',
	]
		.join('|')
		.normalize('NFC'),
	'u',
)
/** Words that vouch for someone or speak for an office, which no one is called. As whole words: names contain some of them. */
const vouching = new Set(
	(
		'certified checked registered licensed approved authorised authorized authentic authenticated genuine official trusted government govt kyc ' +
		'support helpdesk helpline admin administrator moderator'
	)
		.split(' ')
		.map(roughReading),
)
/** 'Best Surgeon Pune', 'Call me on WhatsApp', 'nine eight two two': praise of a trade, and ways to reach someone. */
const advertises =
	/(?<!\p{L})(?:(?:best|top|leading|famous|senior[\s-]?most|no\.?\s*(?:1|one))\s+(?:\p{L}+\s+)?(?:doctor|surgeon|physician|nurse|specialist|consultant|an(?:a?e)sthe\p{L}+)|(?:call|contact|message|text|phone|ping)\s+(?:me|us|on|at|now)|whats\s?app|telegram|insta(?:gram)?|gmail|(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple)\s+){2,}(?:zero|one|two|three|four|five|six|seven|eight|nine))(?!\p{L})/iu

/** 'Vérifié', 'Verificada': the word in other languages of Europe begins alike. */
const vouches = (word: string) => vouching.has(roughReading(word)) || readingOf(word).startsWith('verifi')

/** Also `I` and `l` are one to the eye. */
function roughReading(text: string) {
	return readingOf(text).replaceAll('l', 'i')
}

/** In front of a name, and no name by themselves. */
const title = /^(?:d(?:octo)?r|prof(?:essor)?|mrs?|ms|miss|shri|sri|smt|kum|er|adv|डॉ|डॉक्टर|श्री|श्रीमती)$/iu

/**
 * One spelling for signs that people type in names: 'D`Souza', 'Rao–Patil'. Selectors colour an emoji, which no name holds.
 */
export const tidyName = (text: string) =>
	text
		.replace(/[\ufe0e\ufe0f]/g, '')
		.replace(/[`´‘ʼʻ′]/g, '’')
		.replace(/[‐‑‒–]/g, '-')
		.trim()

export type NameProblem = 'letter' | 'characters' | 'mixed' | 'reserved' | 'title'

/** Why this is no name of a person: names hold letters of any script, their marks, spaces, dots, hyphens and apostrophes. */
export function nameProblem(name: string): NameProblem | null {
	if (!/\p{L}/u.test(name)) return 'letter'
	if (!/^(?:[\p{L}\p{Mn}\p{Mc} .’'॰-]|\u200c|\u200d)+$/u.test(name)) return 'characters'
	const words = name
		.replace(/\u200c|\u200d/g, '')
		.split(/[^\p{L}\p{M}]+/u)
		.filter(Boolean)
	for (const word of words) {
		const found = new Set(Array.from(word.match(/\p{L}/gu) ?? [], scriptOf))
		if (found.has(null)) return 'characters'
		if (found.size > 1 && ![...found].every((script) => script !== null && eastAsian.has(script))) return 'mixed'
	}
	const reading = roughReading(name)
	if (reservedWords.test(name.normalize('NFC')) || reserved.some((word) => reading.includes(word))) return 'reserved'
	if (words.some(vouches) || advertises.test(name)) return 'reserved'
	return words.every((word) => title.test(word)) ? 'title' : null
}

/** Whether a name of something, which may hold digits and signs, claims our check: with the word, our name, a tick or a star. */
export const isWithoutBadge = (name: string) =>
	!/\p{So}|\p{Extended_Pictographic}|√/u.test(name.normalize('NFC')) &&
	!reservedWords.test(name.normalize('NFC')) &&
	!reserved.some((word) => roughReading(name).includes(word))
export const badgeRefusal = `Enter only the name, without symbols and without “Verified” or “${brand.name}”.`
