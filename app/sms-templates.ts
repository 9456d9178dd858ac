import { brand } from '#app/brand.ts'

/**
 * Indian operators deliver only texts that were registered with them word for word (TRAI's DLT rules): a changed text
 * needs a new registration. `registered` is what to hand in; the id that comes back goes into SMS_TEMPLATE_IDS under
 * the template's name. `text` is the same with the variables filled in.
 */
type SmsTemplate<Variable extends string> = {
	variables: readonly Variable[]
	registered: string
	text: (params: Record<Variable, string>) => string
}

const template = <const Variable extends string>(entry: SmsTemplate<Variable>) => entry

/** Every SMS of the product: plain GSM-7 letters, full links, no free text. */
export const smsTemplates = {
	'sign-in-code': template({
		variables: ['code', 'host'],
		registered: `{#numeric#} is your ${brand.name} code. It works for 5 minutes. We never ask you for it or for money.\n\n@{#alphanumeric#} #{#numeric#}`,
		// The last line ties the code to our address: a browser offers to fill it in there and nowhere else.
		text: ({ code, host }) =>
			`${code} is your ${brand.name} code. It works for 5 minutes. We never ask you for it or for money.\n\n@${host} #${code}`,
	}),
	'application-stage': template({
		variables: ['hospital', 'job', 'stage', 'url'],
		registered: `{#alphanumeric#} moved your application for {#alphanumeric#} to {#alphanumeric#}. ${brand.name}: {#url#}`,
		text: ({ hospital, job, stage, url }) =>
			`${hospital} moved your application for ${job} to ${stage}. ${brand.name}: ${url}`,
	}),
	'offer-received': template({
		variables: ['hospital', 'job', 'pay', 'url'],
		registered: `{#alphanumeric#} offers you {#alphanumeric#} for {#alphanumeric#}. Answer within 14 days. ${brand.name}: {#url#}`,
		text: ({ hospital, job, pay, url }) =>
			`${hospital} offers you ${job} for ${pay}. Answer within 14 days. ${brand.name}: ${url}`,
	}),
	'interview-proposed': template({
		variables: ['hospital', 'job', 'url'],
		registered: `{#alphanumeric#} proposes times for an interview about {#alphanumeric#}. Pick one on ${brand.name}: {#url#}`,
		text: ({ hospital, job, url }) =>
			`${hospital} proposes times for an interview about ${job}. Pick one on ${brand.name}: ${url}`,
	}),
	'interview-reminder': template({
		variables: ['hospital', 'time', 'url'],
		registered: `Your interview with {#alphanumeric#} is at {#alphanumeric#}. Where and how, on ${brand.name}: {#url#}`,
		text: ({ hospital, time, url }) =>
			`Your interview with ${hospital} is at ${time}. Where and how, on ${brand.name}: ${url}`,
	}),
	'interview-cancelled': template({
		variables: ['hospital', 'time', 'url'],
		registered: `{#alphanumeric#} cancelled the interview of {#alphanumeric#}. Why, on ${brand.name}: {#url#}`,
		text: ({ hospital, time, url }) => `${hospital} cancelled the interview of ${time}. Why, on ${brand.name}: ${url}`,
	}),
	'contact-request': template({
		variables: ['hospital', 'subject', 'url'],
		registered: `{#alphanumeric#} would like to talk to you about {#alphanumeric#}. Log in to answer. ${brand.name}: {#url#}`,
		text: ({ hospital, subject, url }) =>
			`${hospital} would like to talk to you about ${subject}. Log in to answer. ${brand.name}: ${url}`,
	}),
}

export type SmsTemplateName = keyof typeof smsTemplates
export type SmsParams<Name extends SmsTemplateName> = Record<(typeof smsTemplates)[Name]['variables'][number], string>

/** What operators allow in one variable. Links and hosts are exempt: cut in the middle they would lead nowhere. */
const longestValue = 30
const uncut = new Set(['url', 'host'])

const spelled: Record<string, string> = { '₹': 'Rs ', '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-' }

/** One letter outside GSM-7 would turn the whole SMS into Unicode: 70 letters a part instead of 160, at twice the price. */
function plain(value: string) {
	return value
		.replace(/[₹‘’“”–—]/g, (letter) => spelled[letter] ?? '')
		.normalize('NFKD')
		.replace(/[^\x20-\x7e]|[`^{}[\]~|\\]/g, '')
		.replace(/ +/g, ' ')
		.trim()
}

/** The text of an SMS and its variables as they must reach the gateway: plain letters, no value too long to be delivered. */
export function writeSms<Name extends SmsTemplateName>(name: Name, params: SmsParams<Name>) {
	const given: Record<string, string> = params
	const fitted: Record<string, string> = {}
	for (const variable of smsTemplates[name].variables) {
		const value = plain(given[variable] ?? '')
		fitted[variable] = uncut.has(variable) ? value : value.slice(0, longestValue).trim()
	}
	const { text } = smsTemplates[name] as SmsTemplate<string>
	return { params: fitted, text: text(fitted) }
}
