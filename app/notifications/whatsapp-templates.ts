import { type Language, languages } from '#app/platform/language/languages.ts'

type Said = Readonly<Record<Language, string>>

export type WhatsAppTemplate<Variable extends string = string, Button extends string = string> = {
	/** Advertising costs more and is off unless someone chose it. */
	category: 'utility' | 'marketing'
	variables: readonly Variable[]
	/** Handed in to Meta word for word, one for each language: `{hospital}` is {{1}} there. Holds no more than the SMS of the same event. */
	texts: Said
	/** What can be pressed below it, in this order. */
	buttons: Readonly<Record<Button, Said>>
}

const whatsappTemplate = <const Variable extends string, const Button extends string>(
	template: WhatsAppTemplate<Variable, Button>,
) => template

const details: Said = { en: 'Details', hi: 'पूरी जानकारी', mr: 'संपूर्ण माहिती' }

/** A changed text has to be approved again before it is sent: give it a new name. */
export const whatsappTemplates = {
	cover_asked: whatsappTemplate({
		category: 'utility',
		variables: ['hospital', 'work', 'time', 'pay'],
		texts: {
			en: 'Cover needed at {hospital}: {work}, {time}, {pay}. The first to accept gets it.',
			hi: 'कवर का अनुरोध, {hospital}: {work}, {time}, {pay}। जो पहले स्वीकार करे, काम उसी का।',
			mr: 'कव्हरची विनंती, {hospital}: {work}, {time}, {pay}. जे प्रथम स्वीकारतील त्यांनाच काम.',
		},
		buttons: {
			accept: { en: 'Accept', hi: 'स्वीकार करें', mr: 'स्वीकारा' },
			decline: { en: 'Not this time', hi: 'इस बार नहीं', mr: 'या वेळी नको' },
			details,
		},
	}),
	interview_proposed: whatsappTemplate({
		category: 'utility',
		variables: ['hospital', 'job'],
		texts: {
			en: 'Interview times from {hospital} for {job}. You can choose one here.',
			hi: 'इंटरव्यू के लिए सुझाए गए समय, {hospital}: {job}। आप यहीं एक समय चुन सकते हैं।',
			mr: 'मुलाखतीसाठी सुचवलेल्या वेळा, {hospital}: {job}. तुम्ही इथेच एक वेळ निवडू शकता.',
		},
		buttons: {
			times: { en: 'Choose a time', hi: 'समय चुनें', mr: 'वेळ निवडा' },
			details,
		},
	}),
}

export type WhatsAppTemplateName = keyof typeof whatsappTemplates

/** A template with its values, and what each button sends us. */
export type WhatsAppTexts = {
	[Name in WhatsAppTemplateName]: (typeof whatsappTemplates)[Name] extends WhatsAppTemplate<
		infer Variable,
		infer Button
	>
		? { template: Name; params: Record<Variable, string>; payloads: Record<Button, string> }
		: never
}[WhatsAppTemplateName]

/** Meta refuses a value with a line break or with many blanks; the longest that leaves room for all. */
const longestValue = 120
const fitted = (value: string) =>
	value
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestValue)
		// Not half of a letter.
		.replace(/[\ud800-\udbff]$/, '') || '-'

const place = (text: string, valueOf: (variable: string) => string) =>
	text.replaceAll(/\{(\w+)\}/g, (_, variable: string) => valueOf(variable))

/** The text as Meta wants it. */
const registeredIn = ({ texts, variables }: WhatsAppTemplate, language: Language) =>
	place(texts[language], (variable) => `{{${variables.indexOf(variable) + 1}}}`)

/** `sealed`: what a button sends us, so that only this person can have it from us. */
export function fillWhatsApp(
	{ template, params, payloads }: WhatsAppTexts,
	language: Language,
	sealed: (payload: string) => string,
) {
	const { variables, texts, buttons }: WhatsAppTemplate = whatsappTemplates[template]
	const values: Record<string, string> = Object.fromEntries(
		Object.entries(params).map(([name, value]) => [name, fitted(value)]),
	)
	return {
		text: place(texts[language], (variable) => values[variable] ?? ''),
		template: { name: template, language, values: variables.map((variable) => values[variable] ?? '') },
		buttons: Object.entries(buttons).map(([key, label]) => ({
			label: label[language],
			payload: sealed(payloads[key as keyof typeof payloads]),
		})),
	}
}

/** What to hand in: each text in each language, with the names of its buttons. */
export const toRegister = () =>
	Object.entries(whatsappTemplates).flatMap(([name, template]) =>
		languages.map((language) => ({
			...{ name, language, category: template.category, text: registeredIn(template, language) },
			buttons: Object.values(template.buttons).map((label) => label[language]),
		})),
	)
