import { brand } from '#app/brand.ts'
import { type SmsParams, smsTemplate, writeSms } from '#app/platform/sms-template.ts'

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
		registered: `{#alphanumeric#} changed the place of your interview on {#alphanumeric#}. Details on ${brand.name}: {#url#}`,
		text: ({ hospital, time, url }) =>
			`${hospital} changed the place of your interview on ${time}. Details on ${brand.name}: ${url}`,
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
}[SmsTemplateName]

export const fillIn = ({ template, params }: SmsTexts, url: string) =>
	writeSms<string>(smsTemplates[template], { ...params, url })
