import { brand } from '#app/brand.ts'
import { t } from '../language/words.ts'
import { editDistance } from './edit-distance.ts'
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
		'सत्यापित|सत्यापन|प्रमाणित|पडताळलेल|पडताळणी|व्?ह?[ेै]र[िी]फ़?(?:ा?[यइई]ड|िक)',
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
		'certified checked registered regd licensed licenced accredited recognised recognized validated vetted endorsed guaranteed ' +
		'approved confirmed recommended authorised authorized authentic authenticated genuine official trusted government govt kyc ' +
		'satyapit pramanit panjikrut panjikrit nondanikrut nondanikrit tapaslele adhikrut adhikrit support helpdesk helpline admin administrator moderator operator bluetick ' +
		'rated ranked awarded awardee medalist medallist qualified hiring badge vfd'
	)
		.split(' ')
		.map(roughReading),
)
/** 'Vérifié', 'Verificada': the word in other languages of Europe begins alike. */
const vouches = (word: string) =>
	vouching.has(roughReading(word)) ||
	/^(?:verif[iy]|[cs]ertif[iy])/.test(readingOf(word)) ||
	vouchingBeginning.test(word) ||
	isNearlyVerified(roughReading(word)) ||
	(word.length >= 7 && nearly.some((one) => editDistance(roughReading(word), one, 1) <= 1))
/** A letter away from these no one is called; from 'pramanit' Pramanik is. */
const nearly = [
	'approved',
	'certified',
	'registered',
	'accredited',
	'licensed',
	'authorised',
	'recognised',
	'confirmed',
].map(roughReading)
/** 'Varified', 'Verefied', 'Verifed': an eye that reads a list takes it for our word. No one is called like it. */
const isNearlyVerified = (reading: string) => reading.startsWith('v') && editDistance(reading, 'verified', 2) <= 2
const vouchingBeginning = beginning(
	'नोंदणीकृत|पंजीकृत|तपासले|जाँचा|जाँचे|मान्यताप्राप्त|अधिकृत|सर्वोत्तम|सर्वोत्कृष्ट|सर्वश्रेष्ठ|चेक्ड|रजिस्टर्ड|सर्टिफ|अप्रू|ऑफिशि|सरकारी',
	'নিবন্ধিত|অনুমোদিত|পঞ্জীভুক্ত|রেজিস্টার্ড|সার্টিফা',
	'નોંધાયેલ|અધિકૃત|ચકાસેલ|રજિસ્ટર્ડ|સર્ટિફા',
	'ਰਜਿਸਟਰਡ|ਪ੍ਰਵਾਨਿਤ|ਪ੍ਰਵਾਨਤ|ਸਰਟੀਫਾ',
	'ପଞ୍ଜୀକୃତ|ଅନୁମୋଦିତ|ପଞ୍ଜିକୃତ',
	'பதிவுசெய்|பதிவு|அங்கீகரி|சான்றளி',
	'నమోద|ఆమోదించ|రిజిస్టర్డ్|సర్టిఫై',
	'ನೋಂದಾಯಿ|ನೋಂದಣಿ|ಅನುಮೋದಿ|ಪ್ರಮಾಣಿತ|ರಿಜಿಸ್ಟರ್ಡ್',
	'രജിസ്റ്റ|അംഗീകൃത|അംഗീകരി|സാക്ഷ്യപ്പെടുത്തി',
	'رجسٹرڈ|سرٹیفائ|موثق|موثوق|المعتمد',
)

/** What asks to be reached, as words of a name; by its beginning in scripts that write endings on it. */
const reaching = new Set(
	(
		'phone telephone mobile contact insta instagram telegram whatsapp watsapp whatsap watsap whatsup wattsapp email gmail ' +
		'yahoo hotmail facebook youtube viber skype website dotcom www'
	)
		.split(' ')
		.map(roughReading),
)
const reachingBeginning = beginning(
	'व्हॉट्स|व्हाट्स|व्हॉटस|वॉट्स|वाट्सएप|वाट्सअप|मोबाइल|मोबाईल|संपर्क|सम्पर्क|टेलिग्राम|टेलीग्राम|ईमेल|इंस्टा',
	'হোয়াটস|মোবাইল|যোগাযোগ|টেলিগ্রাম|ইমেল',
	'વોટ્સ|વ્હોટ્સ|મોબાઇલ|મોબાઈલ|સંપર્ક|ટેલિગ્રામ',
	'ਵਟਸ|ਵ੍ਹਟਸ|ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਸੰਪਰਕ|ਟੈਲੀਗ੍ਰਾਮ',
	'ହ୍ୱାଟସ|ମୋବାଇଲ|ଯୋଗାଯୋଗ',
	'வாட்ஸ்|தொலைபேசி|மொபைல்|தொடர்பு',
	'వాట్సాప్|వాట్సప్|మొబైల్|సంప్రదించ',
	'ವಾಟ್ಸ|ಮೊಬೈಲ್|ಸಂಪರ್ಕ',
	'വാട്സ|മൊബൈൽ|ബന്ധപ്പെ',
	'واٹس|موبائل|رابطہ',
	// Fonseca begins like it.
	'(?:फोन|फ़ोन|ফোন|ફોન|ਫੋਨ|ਫ਼ੋਨ|ଫୋନ|ஃபோன்|போன்|ఫోన్|ಫೋನ್|ഫോൺ|فون)$',
)
/** 'Call' alone is a surname. A person is not called by what follows or comes before it. */
const asksToBeReached =
	/(?:^| )(?:(?:call|ping|text|message|msg|dm|write|reach|dial)(?: to)? (?:me|us|now|on|at|for|here)|(?:please|pls|kindly) (?:call|ping|text|message|dial)|(?:wa|t) me|wa (?:no|num|number)|dot (?:com|in|org|net|co)|कॉल (?:करा|करें|करो|कीजिए))(?= |$)|^call \p{L}{2,}/u

const englishNumbers = 'zero|one|two|three|four|five|six|seven|eight|nine|double|triple'
/** Of other languages whole words only: names begin with some of them. */
const indianNumbers =
	'shunya|ek|do|don|teen|tin|char|chaar|paanch|panch|pach|paach|chhe|che|chah|saha|saat|sat|aath|ath|nau|' +
	'शून्य|एक|दो|दोन|तीन|चार|पाच|पांच|पाँच|छह|छः|सहा|सात|आठ|नऊ|नौ'
const numbersInARow = new RegExp(
	`(?:^| )(?:(?:(?:${englishNumbers}) ?){3,}|(?:(?:${englishNumbers}|oh|${indianNumbers})(?: |$)){3,})(?= |$|(?<= ))`,
	'u',
)

function holdsContact(words: readonly string[]) {
	const text = words.join(' ').normalize('NFC').toLowerCase()
	return (
		asksToBeReached.test(text) ||
		numbersInARow.test(text) ||
		/whatsapp|watsapp/.test(readingOf(text)) ||
		words.some((word) => reaching.has(roughReading(word)) || reachingBeginning.test(word.normalize('NFC')))
	)
}

/** 'Best' and 'Top' are names of people, and a claim before what someone does, or of a place or rank. */
const best =
	'best|senior ?most|top|leading|famous|renowned|expert|finest|genuine|proven|trusted|बेस्ट|टॉप|नामांकित|प्रसिद्ध|पक्का|असली|अस्सल|खरा'
const callings =
	'\\p{L}*(?:ologist|ology|geon|gery|ician|octor|urse|ialist|sultant|iatrist|dontist|thetist|entist)s?|clinic|' +
	'डॉक्टर|सर्जन|नर्स|\\p{L}[\\p{L}\\p{M}]*(?:तज्ञ|तज्ज्ञ)|विशेषज्ञ|चिकित्सक'
const claimsRank = new RegExp(
	`(?:^| )(?:(?:${best}) (?:[\\p{L}\\p{M}]+ )*(?:${callings})|(?:${best}) (?:in|of|at)|the (?:best|top)|(?:no|num|number) ?one|(?:blue|green|gold(?:en)?) (?:tick|badge|check)|(?:id|kyc|identity|aadhaa?r|degree) (?:proven|checked|done|ok|clear|passed)|(?:नंबर|क्रमांक) (?:वन|एक))(?= |$)`,
	'u',
)

/** Words that begin with one of these. */
export function beginning(...lists: string[]) {
	return new RegExp(`^(?:${lists.join('|').normalize('NFC')})`, 'u')
}

/** Also `I` and `l` are one to the eye. */
export function roughReading(text: string) {
	return readingOf(text).replaceAll('l', 'i')
}

/** In front of a name, and no name by themselves. */
const title = /^(?:d(?:octo)?r|prof(?:essor)?|mrs?|ms|miss|shri|sri|smt|kum|er|adv|डॉ|डॉक्टर|श्री|श्रीमती)$/iu

/** As councils and the services write them: 'Dr. (Mrs.) Sunita Patil', 'Col (Dr) A. K. Singh (Retd)'. */
const titleInBrackets =
	/\((\s*(?:(?:d(?:octo)?r|prof|mrs?|ms|miss|smt|kum|sr|fr|maj(?:or)?|capt(?:ain)?|lt|col|brig|gen|wg|cdr|sqn|ldr|gp|surg|retd|सौ|श्रीमती|डॉ)\.?\s*)+)\)/giu

/**
 * One spelling for signs that people type in names: 'D`Souza', 'Rao–Patil'. Selectors colour an emoji, which no name holds.
 */
export const tidyName = (text: string) =>
	text
		.replace(/[\ufe0e\ufe0f]/g, '')
		.replace(titleInBrackets, ' $1 ')
		.replace(/[`´‘ʼʻ′]/g, '’')
		.replace(/[‐‑‒–]/g, '-')
		.replace(/(?<=\S) {2,}/g, ' ')
		.trim()

export type NameProblem = 'letter' | 'characters' | 'mixed' | 'reserved' | 'contact' | 'title'

/** Why this is no name of a person: names hold letters of any script, their marks, spaces, dots, hyphens and apostrophes. */
export function nameProblem(name: string): NameProblem | null {
	if (!/\p{L}/u.test(name)) return 'letter'
	// Strokes through letters, and marks around signs.
	if (/[\u0334-\u0338\u20d0-\u20ff]/u.test(name.normalize('NFC'))) return 'characters'
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
	if (words.some((word) => vouches(word.normalize('NFC')))) return 'reserved'
	if (claimsRank.test(words.join(' ').normalize('NFC').toLowerCase())) return 'reserved'
	if (holdsContact(words)) return 'contact'
	return words.every((word) => title.test(word)) ? 'title' : null
}

/** Whether a name of something, which may hold digits and signs, claims our check: with the word, our name, a tick or a star. */
export const isWithoutBadge = (name: string) =>
	!/\p{So}|\p{Extended_Pictographic}|√/u.test(name.normalize('NFC')) &&
	!reservedWords.test(name.normalize('NFC')) &&
	!reserved.some((word) => roughReading(name).includes(word))
export const badgeRefusal = {
	error: () => t`Enter only the name, without symbols and without “Verified” or “${{ brand: brand.name }}”.`,
}
