import { brand } from '#app/brand.ts'
import { toLatin } from '#app/catalog/words/devanagari.ts'
import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { type SmsParams, smsTemplate, writeSms } from '#app/platform/delivery/sms-template.ts'

/** The texts of what cannot wait for an email. */
export const smsTemplates = {
	'application-stage': smsTemplate({
		name: 'application-stage',
		variables: ['hospital', 'job', 'stage', 'url'],
		registered: `{#alphanumeric#} moved your application for {#alphanumeric#} to {#alphanumeric#}. ${brand.name}: {#url#}`,
		text: ({ hospital, job, stage, url }) =>
			`${hospital} moved your application for ${job} to ${stage}. ${brand.name}: ${url}`,
	}),
	'offer-received': smsTemplate({
		name: 'offer-received',
		variables: ['hospital', 'job', 'pay', 'date', 'url'],
		registered: `{#alphanumeric#} has offered you {#alphanumeric#} at {#alphanumeric#}. Respond by {#alphanumeric#}. ${brand.name}: {#url#}`,
		text: ({ hospital, job, pay, date, url }) =>
			`${hospital} has offered you ${job} at ${pay}. Respond by ${date}. ${brand.name}: ${url}`,
	}),
	'interview-proposed': smsTemplate({
		name: 'interview-proposed',
		variables: ['hospital', 'job', 'url'],
		registered: `{#alphanumeric#} proposed interview times for {#alphanumeric#}. Choose one on ${brand.name}: {#url#}`,
		text: ({ hospital, job, url }) =>
			`${hospital} proposed interview times for ${job}. Choose one on ${brand.name}: ${url}`,
	}),
	'interview-reminder': smsTemplate({
		name: 'interview-reminder',
		atNight: true,
		variables: ['hospital', 'time', 'url'],
		registered: `Reminder: interview with {#alphanumeric#}, {#alphanumeric#}. Details on ${brand.name}: {#url#}`,
		text: ({ hospital, time, url }) =>
			`Reminder: interview with ${hospital}, ${time}. Details on ${brand.name}: ${url}`,
	}),
	'interview-cancelled': smsTemplate({
		name: 'interview-cancelled',
		atNight: true,
		variables: ['hospital', 'time', 'url'],
		registered: `{#alphanumeric#} cancelled your interview on {#alphanumeric#}. Reason on ${brand.name}: {#url#}`,
		text: ({ hospital, time, url }) =>
			`${hospital} cancelled your interview on ${time}. Reason on ${brand.name}: ${url}`,
	}),
	'interview-moved': smsTemplate({
		name: 'interview-moved',
		atNight: true,
		variables: ['hospital', 'time', 'url'],
		registered: `{#alphanumeric#} changed the details of your interview on {#alphanumeric#}. They are on ${brand.name}: {#url#}`,
		text: ({ hospital, time, url }) =>
			`${hospital} changed the details of your interview on ${time}. They are on ${brand.name}: ${url}`,
	}),
	'cover-asked': smsTemplate({
		name: 'cover-asked',
		atNight: true,
		variables: ['hospital', 'work', 'time', 'pay', 'url'],
		registered: `{#alphanumeric#} needs cover: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. First to accept gets it. ${brand.name}: {#url#}`,
		text: ({ hospital, work, time, pay, url }) =>
			`${hospital} needs cover: ${work}, ${time}, ${pay}. First to accept gets it. ${brand.name}: ${url}`,
	}),
	'cover-cancelled': smsTemplate({
		name: 'cover-cancelled',
		atNight: true,
		variables: ['hospital', 'work', 'time', 'url'],
		registered: `{#alphanumeric#} cancelled {#alphanumeric#}, {#alphanumeric#}. Reason on ${brand.name}: {#url#}`,
		text: ({ hospital, work, time, url }) => `${hospital} cancelled ${work}, ${time}. Reason on ${brand.name}: ${url}`,
	}),
	'cover-update': smsTemplate({
		name: 'cover-update',
		variables: ['hospital', 'work', 'time', 'url'],
		registered: `{#alphanumeric#}: something changed for {#alphanumeric#}, {#alphanumeric#}. See ${brand.name}: {#url#}`,
		text: ({ hospital, work, time, url }) =>
			`${hospital}: something changed for ${work}, ${time}. See ${brand.name}: ${url}`,
	}),
	'cover-accepted': smsTemplate({
		name: 'cover-accepted',
		atNight: true,
		variables: ['specialist', 'work', 'time', 'url'],
		registered: `{#alphanumeric#} will cover {#alphanumeric#}, {#alphanumeric#}. Phone number on ${brand.name}: {#url#}`,
		text: ({ specialist, work, time, url }) =>
			`${specialist} will cover ${work}, ${time}. Phone number on ${brand.name}: ${url}`,
	}),
	'cover-on-the-way': smsTemplate({
		name: 'cover-on-the-way',
		atNight: true,
		variables: ['specialist', 'work', 'time', 'url'],
		registered: `{#alphanumeric#} is on the way: {#alphanumeric#}, {#alphanumeric#}. Phone number on ${brand.name}: {#url#}`,
		text: ({ specialist, work, time, url }) =>
			`${specialist} is on the way: ${work}, ${time}. Phone number on ${brand.name}: ${url}`,
	}),
	'cover-given-back': smsTemplate({
		name: 'cover-given-back',
		atNight: true,
		variables: ['specialist', 'work', 'time', 'url'],
		registered: `{#alphanumeric#} can no longer cover {#alphanumeric#}, {#alphanumeric#}. We are asking others. ${brand.name}: {#url#}`,
		text: ({ specialist, work, time, url }) =>
			`${specialist} can no longer cover ${work}, ${time}. We are asking others. ${brand.name}: ${url}`,
	}),
	'cover-not-accepted': smsTemplate({
		name: 'cover-not-accepted',
		atNight: true,
		variables: ['work', 'time', 'url'],
		registered: `Not accepted yet: {#alphanumeric#}, {#alphanumeric#}. See what would help on ${brand.name}: {#url#}`,
		text: ({ work, time, url }) => `Not accepted yet: ${work}, ${time}. See what would help on ${brand.name}: ${url}`,
	}),
	'cover-unfilled': smsTemplate({
		name: 'cover-unfilled',
		atNight: true,
		variables: ['work', 'time', 'url'],
		registered: `No one accepted before the start: {#alphanumeric#}, {#alphanumeric#}. Details on ${brand.name}: {#url#}`,
		text: ({ work, time, url }) =>
			`No one accepted before the start: ${work}, ${time}. Details on ${brand.name}: ${url}`,
	}),
	'job-digest': smsTemplate({
		name: 'job-digest',
		variables: ['jobs', 'search', 'url'],
		registered: `{#alphanumeric#} for your saved search {#alphanumeric#}. ${brand.name}: {#url#}`,
		text: ({ jobs, search, url }) => `${jobs} for your saved search ${search}. ${brand.name}: ${url}`,
	}),
	'job-alert-urgent': smsTemplate({
		name: 'job-alert-urgent',
		variables: ['job', 'hospital', 'url'],
		registered: `Urgent job that matches your saved search: {#alphanumeric#} at {#alphanumeric#}. ${brand.name}: {#url#}`,
		text: ({ job, hospital, url }) =>
			`Urgent job that matches your saved search: ${job} at ${hospital}. ${brand.name}: ${url}`,
	}),
	'application-closed': smsTemplate({
		name: 'application-closed',
		variables: ['job', 'hospital', 'url'],
		registered: `Your application for {#alphanumeric#} at {#alphanumeric#} has been closed. Reason on ${brand.name}: {#url#}`,
		text: ({ job, hospital, url }) =>
			`Your application for ${job} at ${hospital} has been closed. Reason on ${brand.name}: ${url}`,
	}),
	'offer-withdrawn': smsTemplate({
		name: 'offer-withdrawn',
		variables: ['hospital', 'job', 'url'],
		registered: `{#alphanumeric#} withdrew its offer for {#alphanumeric#}. Details on ${brand.name}: {#url#}`,
		text: ({ hospital, job, url }) => `${hospital} withdrew its offer for ${job}. Details on ${brand.name}: ${url}`,
	}),
	'joining-today': smsTemplate({
		name: 'joining-today',
		variables: ['hospital', 'url'],
		registered: `Today is your joining date at {#alphanumeric#}. Details on ${brand.name}: {#url#}`,
		text: ({ hospital, url }) => `Today is your joining date at ${hospital}. Details on ${brand.name}: ${url}`,
	}),
	'joining-date': smsTemplate({
		name: 'joining-date',
		variables: ['hospital', 'stage', 'url'],
		registered: `Your joining date at {#alphanumeric#}: {#alphanumeric#}. Details on ${brand.name}: {#url#}`,
		text: ({ hospital, stage, url }) => `Your joining date at ${hospital}: ${stage}. Details on ${brand.name}: ${url}`,
	}),
	'credential-decided': smsTemplate({
		name: 'credential-decided',
		variables: ['credential', 'result', 'url'],
		registered: `We have checked {#alphanumeric#}. Result: {#alphanumeric#}. Details on ${brand.name}: {#url#}`,
		text: ({ credential, result, url }) =>
			`We have checked ${credential}. Result: ${result}. Details on ${brand.name}: ${url}`,
	}),
	'credential-expiring': smsTemplate({
		name: 'credential-expiring',
		variables: ['credential', 'date', 'url'],
		registered: `{#alphanumeric#}: last day {#alphanumeric#}. Add the renewal on ${brand.name}: {#url#}`,
		text: ({ credential, date, url }) => `${credential}: last day ${date}. Add the renewal on ${brand.name}: ${url}`,
	}),
	'message-unread': smsTemplate({
		name: 'message-unread',
		variables: ['hospital', 'url'],
		registered: `{#alphanumeric#} sent you a message. Read it on ${brand.name}: {#url#}`,
		text: ({ hospital, url }) => `${hospital} sent you a message. Read it on ${brand.name}: ${url}`,
	}),
	'request-received': smsTemplate({
		name: 'request-received',
		variables: ['number', 'url'],
		registered: `We received your request {#alphanumeric#}. Status on ${brand.name}: {#url#}`,
		text: ({ number, url }) => `We received your request ${number}. Status on ${brand.name}: ${url}`,
	}),
	'request-answered': smsTemplate({
		name: 'request-answered',
		variables: ['number', 'url'],
		registered: `We have answered your request {#alphanumeric#}. Read it on ${brand.name}: {#url#}`,
		text: ({ number, url }) => `We have answered your request ${number}. Read it on ${brand.name}: ${url}`,
	}),
	'breach-notice': smsTemplate({
		name: 'breach-notice',
		atNight: true,
		variables: ['url'],
		registered: `A security incident affected your data at ${brand.name}. What happened and what to do: call us or read {#url#}`,
		text: ({ url }) =>
			`A security incident affected your data at ${brand.name}. What happened and what to do: call us or read ${url}`,
	}),
	'account-suspended': smsTemplate({
		name: 'account-suspended',
		variables: ['url'],
		registered: `Your ${brand.name} account has been suspended. Reason and appeal: {#url#}`,
		text: ({ url }) => `Your ${brand.name} account has been suspended. Reason and appeal: ${url}`,
	}),
	'account-restored': smsTemplate({
		name: 'account-restored',
		variables: ['url'],
		registered: `Your ${brand.name} account has been restored. Log in: {#url#}`,
		text: ({ url }) => `Your ${brand.name} account has been restored. Log in: ${url}`,
	}),
	'appeal-denied': smsTemplate({
		name: 'appeal-denied',
		variables: ['about', 'url'],
		registered: `Your appeal was not granted: {#alphanumeric#}. Questions to ${brand.name}: {#url#}`,
		text: ({ about, url }) => `Your appeal was not granted: ${about}. Questions to ${brand.name}: ${url}`,
	}),
	'contact-request': smsTemplate({
		name: 'contact-request',
		variables: ['hospital', 'subject', 'url'],
		registered: `{#alphanumeric#} would like to contact you about {#alphanumeric#}. Log in to respond. ${brand.name}: {#url#}`,
		text: ({ hospital, subject, url }) =>
			`${hospital} would like to contact you about ${subject}. Log in to respond. ${brand.name}: ${url}`,
	}),
}

export type SmsTemplateName = keyof typeof smsTemplates

/** A template with its variables, without the link, which is added when the SMS is sent. */
export type SmsTexts = {
	[Name in SmsTemplateName]: { template: Name; params: Omit<SmsParams<(typeof smsTemplates)[Name]>, 'url'> }
}[SmsTemplateName] & {
	/** Wakes no one, though others with this template may. */
	canWait?: boolean
}

/** What is written in a script of India, as people write it in Latin letters: an SMS carries no others. */
const inLatinLetters = (text: string) =>
	toAsciiDigits(text)
		.replace(/डॉ\.?/g, 'Dr')
		.replace(/[\u0900-\u0d7f\u200c\u200d]+/g, (word) => toLatin(word).replace(/^[a-z]/, (first) => first.toUpperCase()))

export const fillIn = ({ template, params, canWait }: SmsTexts, url: string) => {
	const latin = Object.entries<string>(params).map(([name, value]) => [name, inLatinLetters(value)])
	const sms = writeSms<string>(smsTemplates[template], { ...Object.fromEntries(latin), url })
	return canWait ? { ...sms, atNight: false } : sms
}
