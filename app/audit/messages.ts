import { company } from '#app/company.ts'
import type { consentLanguage } from '#app/identity/consent-notice.ts'
import { defineMessage } from '#app/notifications/message.ts'

/** What the rules want each person to be told, in the words of whoever fills in the letter. */
export type BreachLetter = {
	/** What happened, when and to how many. */
	what: string
	/** Which data of theirs. */
	fields: string
	/** What can follow for them. */
	risk: string
	/** What we have done. */
	done: string
	/** What they can do. */
	advice: string
}

type Language = typeof consentLanguage

/** The lines around it in each language in which someone was asked for consent; a language without them does not compile. */
const letterTexts: Record<Language, { title: string; app: string; lines: (letter: BreachLetter) => string[] }> = {
	en: {
		title: 'A security incident affected your data',
		app: 'We have sent you a message with what happened and what you can do.',
		lines: ({ what, fields, risk, done, advice }) => [
			what,
			`Data of yours that was affected: ${fields}.`,
			`Possible consequences: ${risk}`,
			`Our measures: ${done}`,
			`Our advice: ${advice}`,
			`${company.grievanceOfficer}, our grievance officer, answers your questions: ${company.email}, ${company.phone}. We have reported the incident to the Data Protection Board of India.`,
		],
	},
}

/** After a breach, to each person whose data was affected. It reaches suspended accounts too, and no switch turns it off. */
export const breachNotice = defineMessage({
	to: 'anyone',
	evenSuspended: true,
	examples: [
		{
			language: 'en',
			what: 'On 20 November 2026 someone logged in with the password of a hospital’s member and opened profiles.',
			fields: 'name, phone',
			risk: 'Strangers may call you and say that they are from a hospital.',
			done: 'We ended the session and reset the password.',
			advice: 'Do not share codes or pay anyone who calls.',
		},
	],
	write({ language, ...letter }: BreachLetter & { language: Language }) {
		const { title, app, lines } = letterTexts[language]
		return {
			title,
			app,
			href: '/grievances?kind=complaint',
			email: lines(letter),
			button: 'Ask or complain',
			push: false,
			smsInstead: { template: 'breach-notice', params: {} },
		}
	},
})
