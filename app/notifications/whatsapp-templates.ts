import { type Language, languages } from '#app/platform/language/languages.ts'

type Said = Readonly<Record<Language, string>>

export type WhatsAppTemplate<Variable extends string = string, Button extends string = string> = {
	/** Advertising costs more and is off unless someone chose it. */
	category: 'utility' | 'marketing'
	variables: readonly Variable[]
	/**
	 * Handed in to Meta word for word, one for each language: `{hospital}` is {{1}} there. Holds no more than the SMS of the same event.
	 * `{url}`, where it is a variable, is the page that the message opens.
	 */
	texts: Said
	/** What can be pressed below it, in this order. */
	buttons: Readonly<Record<Button, Said>>
}

const whatsappTemplate = <const Variable extends string, const Button extends string>(
	template: WhatsAppTemplate<Variable, Button>,
) => template

const accept: Said = { en: 'Accept', hi: 'स्वीकार करें', mr: 'स्वीकारा' }
const decline: Said = { en: 'Decline', hi: 'मना करें', mr: 'नकार द्या' }
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
			accept,
			decline: { en: 'Not this time', hi: 'इस बार नहीं', mr: 'या वेळी नको' },
			details,
		},
	}),
	interview_proposed: whatsappTemplate({
		category: 'utility',
		variables: ['hospital', 'job'],
		texts: {
			en: 'Interview times from {hospital} for {job}. You can choose one here.',
			hi: 'इंटरव्यू के लिए सुझाए गए समय, {hospital}: {job}। समय यहीं चुना जा सकता है।',
			mr: 'मुलाखतीसाठी सुचवलेल्या वेळा, {hospital}: {job}. वेळ इथेच निवडता येते.',
		},
		buttons: {
			times: { en: 'Choose a time', hi: 'समय चुनें', mr: 'वेळ निवडा' },
			details,
		},
	}),
	contact_request: whatsappTemplate({
		category: 'utility',
		variables: ['hospital', 'subject'],
		texts: {
			en: 'Contact request from {hospital} about {subject}. Your phone number and email address stay hidden unless you accept.',
			hi: 'संपर्क अनुरोध, {hospital}: {subject}। जब तक आप स्वीकार न करें, आपका फ़ोन नंबर और ईमेल छिपा रहता है।',
			mr: 'संपर्क विनंती, {hospital}: {subject}. आपण स्वीकारेपर्यंत आपला फोन नंबर आणि ईमेल लपलेला राहतो.',
		},
		buttons: { accept, decline, details },
	}),
	offer_received: whatsappTemplate({
		category: 'utility',
		variables: ['hospital', 'job', 'date'],
		texts: {
			en: 'Job offer from {hospital}: {job}. Respond by {date} on the offer page.',
			hi: 'नौकरी का ऑफ़र, {hospital}: {job}। {date} तक ऑफ़र के पेज पर जवाब दें।',
			mr: 'नोकरीची ऑफर, {hospital}: {job}. {date} पर्यंत ऑफरच्या पेजवर उत्तर द्या.',
		},
		buttons: { details },
	}),
	credential_expiring: whatsappTemplate({
		category: 'utility',
		variables: ['credential', 'date'],
		texts: {
			en: 'Renew {credential}: last day {date}. You can photograph the new certificate and add it.',
			hi: 'नवीनीकरण, {credential}: अंतिम दिन {date}। नए प्रमाणपत्र की फ़ोटो लेकर उसे जोड़ें।',
			mr: 'नूतनीकरण, {credential}: शेवटचा दिवस {date}. नवीन प्रमाणपत्राचा फोटो काढून ते जोडा.',
		},
		buttons: { renew: { en: 'Add certificate', hi: 'प्रमाणपत्र जोड़ें', mr: 'प्रमाणपत्र जोडा' } },
	}),
	application_moved: whatsappTemplate({
		category: 'utility',
		variables: ['hospital', 'job', 'stage'],
		texts: {
			en: 'Your application to {hospital} for {job} has a new status: {stage}. Open it for details.',
			hi: 'आपके आवेदन की नई स्थिति, {hospital}, {job}: {stage}। पूरी जानकारी के लिए आवेदन खोलें।',
			mr: 'आपल्या अर्जाची नवीन स्थिती, {hospital}, {job}: {stage}. संपूर्ण माहितीसाठी अर्ज उघडा.',
		},
		buttons: { details },
	}),
	answer_late: whatsappTemplate({
		category: 'utility',
		variables: ['days', 'hospital', 'job'],
		texts: {
			en: 'No answer for {days} days from {hospital}: your application for {job}. Withdraw it, or wait another week?',
			hi: 'आपका आवेदन, {job}: {hospital} की ओर से {days} दिनों से जवाब नहीं आया। आवेदन वापस लेना है, या एक हफ़्ता और रुकना है?',
			mr: 'आपला अर्ज, {job}: {hospital} कडून {days} दिवस उत्तर आलेले नाही. अर्ज मागे घ्यायचा, की आणखी एक आठवडा थांबायचे?',
		},
		buttons: {
			close: { en: 'Close it', hi: 'आवेदन वापस लें', mr: 'अर्ज मागे घ्या' },
			wait: { en: 'Wait a week', hi: 'एक हफ़्ता रुकें', mr: 'एक आठवडा थांबा' },
			details,
		},
	}),
	invited_again: whatsappTemplate({
		category: 'utility',
		variables: ['hospital', 'job'],
		texts: {
			en: 'Are you still interested? {hospital} would like you to apply again: {job}. Until you do, it sees nothing of your profile.',
			hi: 'क्या आपकी अब भी रुचि है? {hospital} की ओर से दोबारा आवेदन का आमंत्रण: {job}। आवेदन करने तक आपकी प्रोफ़ाइल नहीं दिखती।',
			mr: 'अजूनही रस आहे का? {hospital} यांच्याकडून पुन्हा अर्ज करण्याचे आमंत्रण: {job}. अर्ज करेपर्यंत आपले प्रोफाइल दिसत नाही.',
		},
		buttons: { again: { en: 'Apply again', hi: 'दोबारा आवेदन करें', mr: 'पुन्हा अर्ज करा' }, decline, details },
	}),
	cover_accepted: whatsappTemplate({
		category: 'utility',
		variables: ['specialist', 'work', 'time', 'url'],
		texts: {
			en: 'Cover accepted: {specialist} will cover {work}, {time}. Their phone number is at {url} after you log in.',
			hi: 'कवर स्वीकार हुआ: {specialist}, {work}, {time}। फ़ोन नंबर लॉग इन करने पर {url} पर मिलेगा।',
			mr: 'कव्हर स्वीकारले: {specialist}, {work}, {time}. फोन नंबर लॉग इन केल्यावर {url} येथे मिळेल.',
		},
		buttons: {},
	}),
	cover_on_the_way: whatsappTemplate({
		category: 'utility',
		variables: ['specialist', 'work', 'time', 'url'],
		texts: {
			en: 'On the way: {specialist} for {work}, {time}. Their phone number is at {url} after you log in.',
			hi: 'रास्ते में: {specialist}, {work}, {time}। फ़ोन नंबर लॉग इन करने पर {url} पर मिलेगा।',
			mr: 'निघाले आहेत: {specialist}, {work}, {time}. फोन नंबर लॉग इन केल्यावर {url} येथे मिळेल.',
		},
		buttons: {},
	}),
	cover_given_back: whatsappTemplate({
		category: 'utility',
		variables: ['specialist', 'work', 'time', 'url'],
		texts: {
			en: 'Cover cancelled: {specialist} can no longer cover {work}, {time}. We are asking others. Details are at {url} after you log in.',
			hi: 'कवर रद्द: {specialist}, {work}, {time}। हम दूसरे लोगों से पूछ रहे हैं। पूरी जानकारी लॉग इन करने पर {url} पर मिलेगी।',
			mr: 'कव्हर रद्द: {specialist}, {work}, {time}. आम्ही इतरांना विचारत आहोत. संपूर्ण माहिती लॉग इन केल्यावर {url} येथे मिळेल.',
		},
		buttons: {},
	}),
	cover_not_accepted: whatsappTemplate({
		category: 'utility',
		variables: ['work', 'time', 'url'],
		texts: {
			en: 'Cover not accepted yet: {work}, {time}. See at {url} what would help.',
			hi: 'कवर अभी तक स्वीकार नहीं हुआ: {work}, {time}। क्या करने से मदद मिलेगी, यह {url} पर देखें।',
			mr: 'कव्हर अद्याप स्वीकारलेले नाही: {work}, {time}. काय केल्याने मदत होईल ते {url} येथे पाहा.',
		},
		buttons: {},
	}),
	cover_unfilled: whatsappTemplate({
		category: 'utility',
		variables: ['work', 'time', 'url'],
		texts: {
			en: 'No one accepted before the start: {work}, {time}. See {url} for details.',
			hi: 'शुरू होने से पहले कवर स्वीकार नहीं हुआ: {work}, {time}। विवरण {url} पर देखें।',
			mr: 'सुरू होण्यापूर्वी कव्हर स्वीकारले गेले नाही: {work}, {time}. तपशील {url} येथे पाहा.',
		},
		buttons: {},
	}),
}

export type WhatsAppTemplateName = keyof typeof whatsappTemplates

/** A template with its values, and what each button sends us. */
export type WhatsAppTexts = {
	[Name in WhatsAppTemplateName]: (typeof whatsappTemplates)[Name] extends WhatsAppTemplate<
		infer Variable,
		infer Button
	>
		? { template: Name; params: Record<Exclude<Variable, 'url'>, string>; payloads: Record<Button, string> }
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

/** `sealed`: what a button sends us, so that only this person can have it from us. `url`: the page that the message opens. */
export function fillWhatsApp(
	{ template, params, payloads }: WhatsAppTexts,
	{ language, url, sealed }: { language: Language; url: string; sealed: (payload: string) => string },
) {
	const { variables, texts, buttons }: WhatsAppTemplate = whatsappTemplates[template]
	const values: Record<string, string> = {
		...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, fitted(value)])),
		url,
	}
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
