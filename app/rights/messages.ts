import { company } from '#app/company.ts'
import { defineMessage } from '#app/notifications/message.ts'
import type { RightsKind } from '#app/cases/kinds.ts'
import type { Urgency } from './clock.ts'
import { rightsKindTexts, type RightsOutcome, rightsOutcomeNames } from './status.ts'
import { t } from '#app/platform/language/words.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'

type Received = { requestNumber: string; kind: RightsKind; dueAt: Date; link: string }

/** Repeats nothing from the form: a sender can enter another person's address, and must not be able to write to them through us. */
export const rightsRequestReceived = defineMessage({
	name: 'rights.rights-request-received',
	to: 'anyone',
	evenSuspended: true,
	examples: [
		{
			requestNumber: 'R-2026-000123',
			kind: 'complaint',
			dueAt: new Date('2026-12-07T04:30:00Z'),
			link: '/grievances/AbC',
		},
	],
	write: ({ requestNumber: number, kind, dueAt, link }: Received) => ({
		title: t`We received your request ${{ number }}`,
		email: [
			t`${{ kind: rightsKindTexts[kind].name }}. Your number is ${{ number }}. This email is our acknowledgement.`,
			t`You will have our answer by ${{ time: formatDateTime(dueAt) }}. ${{ name: company.grievanceOfficer }}, our grievance officer, is responsible for it.`,
		],
		href: link,
		button: t`View status`,
		push: false,
		inEmail: {
			footnote: t`If you did not contact us, someone may have entered your address by mistake. You can ignore this email.`,
		},
		smsInstead: { template: 'request-received', params: { number } },
	}),
})

export const rightsRequestAnswered = defineMessage({
	name: 'rights.rights-request-answered',
	to: 'anyone',
	evenSuspended: true,
	examples: [
		{
			requestNumber: 'R-2026-000123',
			outcome: 'granted',
			reply: 'We have removed the job.',
			link: '/grievances/AbC',
		},
	],
	write: ({
		requestNumber: number,
		outcome,
		reply,
		link,
	}: {
		requestNumber: string
		outcome: RightsOutcome
		reply: string
		link: string
	}) => ({
		title: t`Our answer to your request ${{ number }}`,
		email: [`${rightsOutcomeNames[outcome]}.`, ...reply.split('\n').filter((line) => line.trim() !== '')],
		href: link,
		button: t`View request`,
		push: false,
		inEmail: {
			footnote: t`If you do not agree, you can reply to this email.`,
			replyTo: company.email,
		},
		smsInstead: { template: 'request-answered', params: { number } },
	}),
})

type Urgent = { requestNumber: string; kind: string; urgency: Urgency; due: string; href: string }

/** To the operators who answer them. */
export const rightsRequestUrgent = defineMessage({
	name: 'rights.rights-request-urgent',
	to: 'operator',
	examples: [
		{
			requestNumber: 'R-2026-000123',
			kind: 'Complaint',
			urgency: 'due-soon',
			due: 'Mon, 7 Dec 2026, 10:00 am IST',
			href: '/operator/rights/complaint/1',
		},
		{
			requestNumber: 'R-2026-000124',
			kind: 'Order of a court or government',
			urgency: 'overdue',
			due: 'Mon, 7 Dec 2026, 10:00 am IST',
			href: '/operator/rights/order/2',
		},
	],
	write({ requestNumber: number, kind, urgency, due, href }: Urgent) {
		const text =
			urgency === 'overdue' ? `${kind}. The law gave us until ${due}. Answer it now.` : `${kind}. Answer it by ${due}.`
		return {
			title: urgency === 'overdue' ? `${number} is overdue` : `${number} is due soon`,
			app: text,
			href,
			email: [text],
			button: 'View request',
			push: false,
		}
	},
})
