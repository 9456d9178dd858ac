import { type Language, languages } from '#app/catalog/languages.ts'
import type { Line } from './lines.ts'

/** As they are written beside the names of the catalog. */
const otherNames: Partial<Record<Language, string>> = {
	mr: 'marathi|मराठी|મરાઠી|মারাঠি|ਮਰਾਠੀ|ମରାଠୀ|மராத்தி|మరాఠీ|ಮರಾಠಿ|മറാത്തി',
	hi: 'hindi|हिन्दी|हिंदी|હિન્દી|હિંદી|হিন্দি|হিন্দী|হিংদী|ਹਿੰਦੀ|ହିନ୍ଦୀ|இந்தி|ஹிந்தி|హిందీ|హింది|ಹಿಂದಿ|ഹിന്ദി|ہندی',
	en: 'english|अंग्रेज़ी|अंग्रेजी|इंग्रजी|इंग्लिश|અંગ્રેજી|ઇંગ્લિશ|ইংরেজি|ইংরেজী|ইংরাজি|ইংৰাজী|ਅੰਗਰੇਜ਼ੀ|ਅੰਗਰੇਜੀ|ଇଂରାଜୀ|ଇଂରେଜୀ|ஆங்கிலம்|ఇంగ్లీష్|ఇంగ్లీషు|ఆంగ్లం|ಇಂಗ್ಲಿಷ್|ಇಂಗ್ಲೀಷ್|ಆಂಗ್ಲ|ഇംഗ്ലീഷ്|ഇംഗ്ലിഷ്|انگریزی',
	gu: 'gujrati|gujarathi|gujrathi|गुजराती|ગુજરાતી|ಗುಜರಾತಿ|குஜராத்தி',
	kn: 'kannad|kanada|कन्नड|कन्नड़|ಕನ್ನಡ|கன்னடம்|కన్నడ|കന്നഡ',
	te: 'telgu|तेलुगु|తెలుగు|தெலுங்கு|ತೆಲುಗು|തെലുങ്ക്|ତେଲୁଗୁ',
	ta: 'tamizh|तमिल|தமிழ்|తమిళం|తమిళ|ತಮಿಳು|തമിഴ്',
	ml: 'malyalam|मलयालम|മലയാളം|மலையாளம்|మలయాళం|ಮಲಯಾಳಂ',
	bn: 'bangla|बंगाली|बांग्ला|বাংলা|বাঙালি|ବଙ୍ଗଳା|બંગાળી',
	pa: 'panjabi|पंजाबी|ਪੰਜਾਬੀ|পাঞ্জাবি|પંજાબી',
	ur: 'उर्दू|उर्दु|ઉર્દૂ|উর্দু|ਉਰਦੂ|ఉర్దూ|ಉರ್ದು|اردو',
	or: 'oriya|odiya|उड़िया|ଓଡ଼ିଆ|ଓଡିଆ|ওড়িয়া',
	as: 'asamese|असमिया|অসমীয়া',
	kok: 'कोंकणी|ಕೊಂಕಣಿ',
	sd: 'सिंधी|સિંધી',
	bho: 'भोजपुरी',
	mai: 'मैथिली',
	ne: 'नेपाली|নেপালি',
	ks: 'कश्मीरी|काश्मिरी',
	tcy: 'thulu|ತುಳು',
	ar: 'अरबी',
}

const known = languages.map(({ code, name }) => ({
	code,
	pattern: new RegExp(
		String.raw`(?<![\p{L}\p{M}])(?:${[name, otherNames[code] ?? []].flat().join('|').normalize('NFKC')})(?![\p{L}\p{M}])`,
		'iu',
	),
}))

const label =
	/\b(?:languages?|mother[\s-]tongue|linguistic|fluent|conversant|speaks?|spoken)\b|भाषा|ભાષા|ভাষা|ਭਾਸ਼ਾ|ଭାଷା|மொழி|భాష|ಭಾಷೆ|ഭാഷ|زبان/iu
const levels =
	/\b(?:native|bilingual|fluent|fluently|basic|good|excellent|little|working|proficien(?:t|cy)|full|professional|limited|elementary|conversational|intermediate|advanced|beginner|read(?:ing)?|writ(?:e|ing|ten)|speak(?:ing)?|spoken|understand(?:ing|s)?|can|only|mother|tongue|first|second|third|language|level|very|and|some|also|r|w|s|l|u|[abc][12])\b/gi
/** A list in which one is of a language that the catalog lacks. */
const isListWithAnother = (text: string) => {
	const items = text
		.replace(/\([^)]*\)/g, '')
		.split(/[,/&|]/)
		.map((item) => item.trim())
	const unknown = items.filter((item) => !known.some(({ pattern }) => pattern.test(item)))
	return items.length > 2 && items.every((item) => /^[\p{L}\p{M}]+$/u.test(item)) && unknown.length === 1
}
/** A line of nothing but languages and how well. */
const isListOfThem = (text: string) =>
	known.filter(({ pattern }) => pattern.test(text)).length > 1 &&
	!/\p{L}/u.test(
		known
			.reduce((rest, { pattern }) => rest.replace(pattern, ' '), text)
			.replace(levels, ' ')
			.replace(/आणि|और|व(?!\p{M})/gu, ' '),
	)
/** In a sentence, with two of them at least. */
const speaks = /\b(?:i know|know|knows|proficient in|speak|read and write)\b/i
/** The language of an exam, or of a paper. */
const isOther = /\b(?:10th|12th|ssc|hsc|medium|publi(?:shed|cation)|literature|b\.?a\.?)\b/i

/** Which languages the resume says its owner speaks, in its order: under their heading, behind a label, or in a sentence about them. */
export function findLanguages(lines: readonly Line[]): { codes: Language[]; from: string } {
	const said = lines.flatMap(({ text, part }, at) => {
		if (isOther.test(text)) return []
		if (part === 'languages' || label.test(text) || isListOfThem(text) || isListWithAnother(text)) return [text]
		if (speaks.test(text) && known.filter(({ pattern }) => pattern.test(text)).length > 1) return [text]
		// `Tamil, English, Telugu; learning French. Age 33.`
		const first = text.split(/[;.]/)[0] ?? ''
		if (isListOfThem(first)) return [first]
		// The rest of a list that began in the line before.
		const before = lines[at - 1]
		return before && label.test(before.text) && /[,;&:]$/.test(before.text) ? [text] : []
	})
	const text = said.join('\n')
	const codes = known
		.map(({ code, pattern }) => ({ code, at: pattern.exec(text)?.index ?? -1 }))
		.filter(({ at }) => at >= 0)
		.toSorted((one, other) => one.at - other.at)
		.map(({ code }) => code)
	return {
		codes,
		from: said
			.filter((line) => known.some(({ pattern }) => pattern.test(line)))
			.join(' · ')
			.slice(0, 200),
	}
}
