import { company } from '#app/company.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { t } from '#app/platform/language/words.ts'

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

/** After a breach, to each person whose data was affected. It reaches suspended accounts too, and no switch turns it off. */
export const breachNotice = defineMessage({
	name: 'audit.breach-notice',
	to: 'anyone',
	evenSuspended: true,
	examples: [
		{
			what: 'On 20 November 2026 someone logged in with the password of a hospital’s member and opened profiles.',
			fields: 'name, phone',
			risk: 'Strangers may call you and say that they are from a hospital.',
			done: 'We ended the session and reset the password.',
			advice: 'Do not share codes or pay anyone who calls.',
		},
	],
	write: ({ what, fields, risk, done, advice }: BreachLetter) => ({
		title: t`A security incident affected your data`,
		app: t`We have sent you a message with what happened and what you can do.`,
		href: '/grievances?kind=complaint',
		email: [
			what,
			t`Data of yours that was affected: ${{ fields }}.`,
			t`Possible consequences: ${{ risk }}`,
			t`Our measures: ${{ done }}`,
			t`Our advice: ${{ advice }}`,
			t`${{ officer: company.grievanceOfficer }}, our grievance officer, answers your questions: ${{ email: company.email }}, ${{ phone: company.phone }}. We have reported the incident to the Data Protection Board of India.`,
		],
		button: t`Ask or complain`,
		push: false,
		smsInstead: { template: 'breach-notice', params: {} },
	}),
})
