import { type Language, languages } from '#app/catalog/languages.ts'
import type { Line } from './lines.ts'

/** As they are written beside the names of the catalog. */
const otherNames: Partial<Record<Language, readonly string[]>> = {
	mr: ['marathi', 'मराठी'],
	hi: ['hindi', 'हिन्दी', 'हिंदी'],
	en: ['english', 'अंग्रेज़ी', 'अंग्रेजी', 'इंग्रजी', 'इंग्लिश'],
	gu: ['gujrati', 'gujarathi', 'gujrathi', 'गुजराती', 'ગુજરાતી'],
	kn: ['kannad', 'kanada', 'कन्नड', 'कन्नड़', 'ಕನ್ನಡ'],
	te: ['telgu', 'तेलुगु', 'తెలుగు'],
	ta: ['tamizh', 'तमिल', 'தமிழ்'],
	ml: ['malyalam', 'मलयालम', 'മലയാളം'],
	bn: ['bangla', 'बंगाली', 'बांग्ला', 'বাংলা'],
	pa: ['panjabi', 'पंजाबी', 'ਪੰਜਾਬੀ'],
	ur: ['उर्दू', 'उर्दु'],
	or: ['oriya', 'odiya', 'उड़िया', 'ଓଡ଼ିଆ'],
	as: ['asamese', 'असमिया'],
	kok: ['कोंकणी'],
	sd: ['सिंधी'],
	bho: ['भोजपुरी'],
	mai: ['मैथिली'],
	ne: ['नेपाली'],
	ks: ['कश्मीरी', 'काश्मिरी'],
	tcy: ['thulu', 'ತುಳು'],
	ar: ['अरबी'],
}

const known = languages.map(({ code, name }) => ({
	code,
	pattern: new RegExp(
		String.raw`(?<![\p{L}\p{M}])(?:${[name, ...(otherNames[code] ?? [])].map((each) => each.normalize('NFKC')).join('|')})(?![\p{L}\p{M}])`,
		'iu',
	),
}))

const label = /\b(?:languages?|mother[\s-]tongue|linguistic|fluent|conversant|speaks?|spoken)\b|भाषा|मातृभाषा/iu
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
