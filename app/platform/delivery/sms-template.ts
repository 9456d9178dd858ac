import type { Language } from '../language/languages.ts'

/**
 * Indian operators deliver only texts that were registered with them word for word (TRAI's DLT rules): a changed text
 * needs a new registration. A text in another language is a registration of its own. What to hand in is `registeredTexts`; the id that
 * comes back goes into SMS_TEMPLATE_IDS under its name.
 */
export type SmsTemplate<Variable extends string> = {
	name: string
	variables: readonly Variable[]
	/** `{url}` stands where the value of that variable goes. English is sent where there is no other, or none that was registered. */
	texts: { readonly en: string } & { readonly [Other in Exclude<Language, 'en'>]?: string }
	/** Leaves during quiet hours as well: in the morning it may be too late. */
	atNight?: true
}
export type SmsParams<Template> = Template extends SmsTemplate<infer Variable> ? Record<Variable, string> : never

/** An SMS of the product: full links, no free text. */
export const smsTemplate = <const Variable extends string>(template: SmsTemplate<Variable>) => template

/** 'sign-in-code', 'sign-in-code.hi': how SMS_TEMPLATE_IDS names the text. */
const nameIn = (name: string, language: Language) => (language === 'en' ? name : `${name}.${language}`)

const fill = (text: string, valueOf: (variable: string) => string) =>
	text.replaceAll(/\{(\w+)\}/g, (_, variable: string) => valueOf(variable))

const kinds: Record<string, string> = { url: 'url', code: 'numeric' }

/** The texts of a template as operators want them, one for each language that it has. */
export const registeredTexts = ({ name, texts }: SmsTemplate<string>) =>
	(Object.entries(texts) as [Language, string][]).map(([language, text]) => ({
		...{ name: nameIn(name, language), language },
		text: fill(text, (variable) => `{#${kinds[variable] ?? 'alphanumeric'}#}`),
	}))

/** The language in which it is sent to a reader of `wanted`: theirs where that text is there and registered, else English. */
export const languageOfSms = (
	{ name, texts }: SmsTemplate<string>,
	wanted: Language,
	isRegistered: (name: string) => boolean,
): Language => (texts[wanted] !== undefined && isRegistered(nameIn(name, wanted)) ? wanted : 'en')

/** What operators allow in one variable. Links and hosts are exempt: cut in the middle they would lead nowhere. */
export const longestValue = 30
const uncut = new Set(['url', 'host'])

const spelled: Record<string, string> = { '₹': 'Rs ', '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-' }

/** One letter outside GSM-7 would turn the whole SMS into Unicode: 70 letters a part instead of 160, at twice the price. */
function plain(value: string) {
	return tidy(
		value
			.replace(/[₹‘’“”–—]/g, (letter) => spelled[letter] ?? '')
			.normalize('NFKD')
			.replace(/[^\x20-\x7e]|[`^{}[\]~|\\]/g, ''),
	)
}

/** What any phone shows of a text that is in Unicode anyway. */
const readable = (value: string) =>
	tidy(
		value
			.normalize('NFC')
			.replace(/\s/g, ' ')
			.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{Sc}\p{Sm}\u200c\u200d]/gu, ''),
	)

const tidy = (value: string) =>
	value
		// What stood between two commas may have had no letter that is left.
		.replace(/([,;])(?:\s*[,;])+/g, '$1')
		.replace(/ +/g, ' ')
		.trim()

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Whole letters, as many as there is room for: a sign of Devanagari is no letter without the one before it. */
function startOf(value: string, longest: number) {
	let start = ''
	for (const { segment } of letters.segment(value)) {
		if (start.length + segment.length > longest) break
		start += segment
	}
	return start
}

/** What is too long ends at a word, with dots. */
export function cutAtWord(value: string, longest = longestValue): string {
	if (value.length <= longest) return value
	const start = startOf(value, longest - 2)
	const end = start.lastIndexOf(' ')
	return `${(end > 0 ? start.slice(0, end) : startOf(start, longest - 3)).replace(/[\s,;:.(&"'-]+$/, '')}...`
}

/** Letters of GSM-7 that count once; an SMS of the product has no others, or is in Unicode. */
const isPlain = (text: string) => /^[\n\x20-\x5a\x5f\x61-\x7a]*$/.test(text)

/** How many parts operators send and charge for: a text that needs several has less room in each. */
export function smsParts(text: string): number {
	const [alone, together] = isPlain(text) ? [160, 153] : [70, 67]
	return text.length <= alone ? 1 : Math.ceil(text.length / together)
}

/** The text of an SMS and its variables as they must reach the gateway: no value too long to be delivered, in English plain letters. */
export function writeSms<Variable extends string>(
	template: SmsTemplate<Variable>,
	params: Record<Variable, string>,
	language: Language = 'en',
) {
	const fit = language === 'en' ? plain : readable
	const fitted = Object.fromEntries(
		template.variables.map((variable) => {
			const value = fit(params[variable])
			return [variable, uncut.has(variable) ? value : cutAtWord(value)]
		}),
	) as Record<string, string>
	return {
		template: nameIn(template.name, language),
		params: fitted,
		text: fill(template.texts[language] ?? template.texts.en, (variable) => fitted[variable] ?? ''),
		atNight: template.atNight === true,
	}
}
