import { company } from '#app/company.ts'
import { contactRequestDays } from '#app/durations.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { saidChoice } from '#app/platform/language/prepared.ts'
import { t } from '#app/platform/language/words.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { type UserReportReason, userReportReasonNames } from './reports/user-reports.ts'

const specialistPage = (requestId: string) => `/contact-requests/${requestId}`
const hospitalPage = (requestId: string, status: 'accepted' | 'declined' | 'expired') =>
	`/hospital/contact-requests?status=${status}#request-${requestId}`

const lakeside = 'Lakeside Heart Institute'

export type ReceivedRequest = {
	id: string
	hospitalName: string
	hospitalInSms: string
	about: string
	message: string
	/** Signed path that opens this request after login. */
	link: string
}

/** The request, and the reminder of it: both can be answered there. */
const onWhatsApp = ({ id, hospitalInSms, about }: Pick<ReceivedRequest, 'id' | 'hospitalInSms' | 'about'>) =>
	({
		template: 'contact_request',
		params: { hospital: hospitalInSms, subject: about },
		payloads: { accept: `contact.ask ${id}`, decline: `contact.decline ${id}`, details: `page.contact ${id}` },
	}) as const

export const requestReceived = defineMessage({
	name: 'contacts.request-received',
	to: 'specialist',
	event: 'contact-request',
	examples: [
		{
			id: '1',
			hospitalName: lakeside,
			hospitalInSms: lakeside,
			about: 'Consultant Anesthesiologist',
			message: 'We are looking for someone with cardiac experience.',
			link: '/r/TOKEN',
		},
	],
	write: ({ id, hospitalName, hospitalInSms, about, message, link }: ReceivedRequest) => ({
		title: t`${{ hospital: hospitalName }} sent you a contact request`,
		app: about,
		href: specialistPage(id),
		email: [
			t`${{ hospital: hospitalName }}, a verified hospital, would like to contact you about: ${{ about }}.`,
			message,
			t`Your phone number and email address stay hidden unless you accept. You have ${{ days: contactRequestDays }} days to respond.`,
		],
		button: t`View request`,
		outsideHref: link,
		sms: { template: 'contact-request', params: { hospital: hospitalInSms, subject: about } },
		whatsapp: onWhatsApp({ id, hospitalInSms, about }),
	}),
})

export const requestWaiting = defineMessage({
	name: 'contacts.request-waiting',
	to: 'specialist',
	event: 'contact-request',
	examples: [
		{
			id: '1',
			hospitalName: lakeside,
			hospitalInSms: lakeside,
			about: 'Consultant Anesthesiologist',
			link: '/r/TOKEN',
			expiresAt: new Date('2026-12-15T06:30:00Z'),
		},
	],
	write: ({
		id,
		hospitalName,
		hospitalInSms,
		about,
		link,
		expiresAt,
	}: Omit<ReceivedRequest, 'message'> & { expiresAt: Date }) => ({
		title: t`${{ hospital: hospitalName }} is waiting for your answer`,
		app: t`${{ about }}. Respond by ${{ day: formatDate(expiresAt) }}.`,
		href: specialistPage(id),
		email: [
			t`${{ hospital: hospitalName }} would like to contact you about: ${{ about }}. The request expires on ${{ day: formatDate(expiresAt) }}.`,
			t`If you decline, your phone number and email address stay hidden.`,
		],
		button: t`View request`,
		outsideHref: link,
		smsInstead: { template: 'contact-request', params: { hospital: hospitalInSms, subject: about } },
		whatsapp: onWhatsApp({ id, hospitalInSms, about }),
	}),
})

/** `who` is the name that the hospital may see now, or a description without a name. */
type Sent = { id: string; specialistId: string; who: string; about: string }
const sent: Sent = { id: '1', specialistId: '1', who: 'The anesthesiologist you contacted', about: 'Night cover' }

export const requestAccepted = defineMessage({
	name: 'contacts.request-accepted',
	to: 'member',
	event: 'contact-answered',
	examples: [{ ...sent, who: 'Dr Asha Menon' }],
	write: ({ specialistId, who, about }: Sent) => ({
		title: `${who} accepted your request`,
		app: about,
		href: `/messages/with/${specialistId}`,
		email: [`${who} accepted your request about: ${about}.`, 'You can now message each other.'],
		button: 'Open the conversation',
	}),
})

export const requestDeclined = defineMessage({
	name: 'contacts.request-declined',
	to: 'member',
	event: 'contact-answered',
	examples: [sent],
	write: ({ id, who, about }: Sent) => ({
		title: `${who} declined your request`,
		app: about,
		href: hospitalPage(id, 'declined'),
		email: [`${who} declined your request about: ${about}.`],
		button: 'View your requests',
	}),
})

export const contactEnded = defineMessage({
	name: 'contacts.contact-ended',
	to: 'member',
	examples: [sent],
	write: ({ id, who }: Sent) => ({
		title: `${who} ended the contact`,
		app: 'Their phone, email and full profile are no longer shared with you.',
		href: hospitalPage(id, 'accepted'),
	}),
})

export const requestExpired = defineMessage({
	name: 'contacts.request-expired',
	to: 'specialist',
	event: 'contact-request-expired',
	examples: [{ id: '1', hospitalName: lakeside, about: 'Night cover' }],
	write({ id, hospitalName, about }: { id: string; hospitalName: string; about: string }) {
		const app = t`You did not respond within ${{ days: contactRequestDays }} days. The hospital may send a new request.`
		return {
			title: t`The request from ${{ hospital: hospitalName }} has expired`,
			app,
			href: specialistPage(id),
			email: [`${about}. ${app}`],
			button: t`View request`,
		}
	},
})

export const requestUnanswered = defineMessage({
	name: 'contacts.request-unanswered',
	to: 'member',
	event: 'contact-unanswered',
	examples: [sent],
	write: ({ id, who, about }: Sent) => ({
		title: `${who} did not respond`,
		app: `${about}. This request does not count towards your limit.`,
		href: hospitalPage(id, 'expired'),
		email: [
			`There was no response within ${contactRequestDays} days: ${about}. This request does not count towards your limit.`,
		],
		button: 'View your requests',
	}),
})

export const conductReportReceived = defineMessage({
	name: 'contacts.conduct-report-received',
	to: 'anyone',
	examples: [null],
	write: () => ({
		title: t`We received your report`,
		app: t`We are reviewing it and will tell you the outcome here.`,
	}),
})

type Reported = { reportId: string; hospitalName: string; about: 'hospital' | 'specialist'; reason: UserReportReason }

export const conductReported = defineMessage({
	name: 'contacts.conduct-reported',
	to: 'operator',
	examples: [
		{ reportId: '1', hospitalName: lakeside, about: 'hospital', reason: 'rude' },
		{ reportId: '1', hospitalName: lakeside, about: 'specialist', reason: 'rude' },
	],
	write: ({ reportId, hospitalName, about, reason }: Reported) => ({
		title: about === 'hospital' ? `Reported: ${hospitalName}` : `Reported by ${hospitalName}`,
		app: userReportReasonNames[reason],
		href: `/operator/conduct/${reportId}`,
	}),
})

/** The outcome, here and in the next message, is text that the operator wrote. */
export const conductReportReviewed = defineMessage({
	name: 'contacts.conduct-report-reviewed',
	to: 'anyone',
	examples: [{ outcome: 'We have asked the hospital to stop.' }],
	write: ({ outcome }: { outcome: string }) => ({ title: t`We reviewed your report`, app: saidChoice(outcome) }),
})

export const conductWarning = defineMessage({
	name: 'contacts.conduct-warning',
	to: 'anyone',
	examples: [{ outcome: 'Please do not ask specialists for their phone number in a request.' }],
	write: ({ outcome }: { outcome: string }) => ({
		title: t`A warning from our team`,
		app: `${saidChoice(outcome)} ${t`If you think this is wrong, write to ${{ email: company.email }}. Another member of our team then decides.`}`,
	}),
})
