import { type SmsTemplateName, smsTemplates } from './sms-templates.ts'

/** What the switches of the settings page are about. */
export type Topic = 'jobAlerts' | 'messages' | 'updates'

/** Ways to reach somebody outside the site. What happens is on the list behind the bell in any case. */
export const channels = ['email', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]
export type Choice = Record<Channel, boolean>

export const channelNames: Record<Channel, string> = { email: 'Email', push: 'Browser', sms: 'SMS' }

type Happening = {
	/** As the settings page calls it. */
	label: string
	hint?: string
	/** The switch that silences it altogether. */
	topic: Topic
	/** Whose settings page lists it; hospitals have the switches' defaults. */
	audience: 'specialist' | 'member'
	/** The text that operators let through; without one there is no SMS, whatever is chosen. */
	sms?: SmsTemplateName
	/** What goes out until the person chooses otherwise: mail for everything, a push and an SMS for what cannot wait. */
	usual: Choice
}

const happening = (entry: Happening) => entry

/** Everything that we write to people about of our own accord. Codes and mails about an account itself are asked for, and always sent. */
export const events = {
	'job-alert-urgent': happening({
		label: 'An urgent job matches a saved search',
		hint: 'Sent straight away.',
		topic: 'jobAlerts',
		audience: 'specialist',
		usual: { email: true, push: true, sms: false },
	}),
	'job-digest': happening({
		label: 'New jobs for your saved searches',
		hint: 'Once a day, at 8:00 am.',
		topic: 'jobAlerts',
		audience: 'specialist',
		usual: { email: true, push: false, sms: false },
	}),
	'application-moved': happening({
		label: 'Your application moved to a new stage',
		hint: 'SMS only for interviews and offers.',
		topic: 'updates',
		audience: 'specialist',
		sms: 'application-stage',
		usual: { email: true, push: true, sms: true },
	}),
	'application-rejected': happening({
		label: 'A hospital did not select you',
		topic: 'updates',
		audience: 'specialist',
		usual: { email: true, push: true, sms: false },
	}),
	'application-job-closed': happening({
		label: 'A job you applied for was closed',
		topic: 'updates',
		audience: 'specialist',
		usual: { email: true, push: false, sms: false },
	}),
	'offer-received': happening({
		label: 'You received a job offer',
		hint: 'You have 14 days to respond.',
		topic: 'updates',
		audience: 'specialist',
		sms: 'offer-received',
		usual: { email: true, push: true, sms: true },
	}),
	'offer-ended': happening({
		label: 'An offer was withdrawn',
		topic: 'updates',
		audience: 'specialist',
		usual: { email: true, push: true, sms: false },
	}),
	'interview-proposed': happening({
		label: 'A hospital proposed interview times',
		topic: 'updates',
		audience: 'specialist',
		sms: 'interview-proposed',
		usual: { email: true, push: true, sms: true },
	}),
	'interview-changed': happening({
		label: 'An interview was confirmed, moved, changed or cancelled',
		hint: 'The email includes a calendar invite.',
		topic: 'updates',
		audience: 'specialist',
		sms: 'interview-cancelled',
		usual: { email: true, push: true, sms: true },
	}),
	'interview-reminder': happening({
		label: 'Interview reminder',
		hint: 'One day and two hours before. SMS only two hours before.',
		topic: 'updates',
		audience: 'specialist',
		sms: 'interview-reminder',
		usual: { email: true, push: true, sms: true },
	}),
	'contact-request': happening({
		label: 'You received a contact request',
		hint: 'You have 14 days to respond.',
		topic: 'updates',
		audience: 'specialist',
		sms: 'contact-request',
		usual: { email: true, push: true, sms: true },
	}),
	'contact-request-expired': happening({
		label: 'A contact request expired',
		topic: 'updates',
		audience: 'specialist',
		usual: { email: false, push: false, sms: false },
	}),
	'credential-decided': happening({
		label: 'A credential was verified or rejected',
		topic: 'updates',
		audience: 'specialist',
		usual: { email: true, push: true, sms: false },
	}),
	'credential-expiring': happening({
		label: 'A credential is about to expire',
		hint: '180, 90, 30 and 7 days before, and on the day it expires.',
		topic: 'updates',
		audience: 'specialist',
		usual: { email: true, push: false, sms: false },
	}),
	'message-from-hospital': happening({
		label: 'New message from a hospital',
		hint: 'Browser notification straight away; email if unread after 10 minutes.',
		topic: 'messages',
		audience: 'specialist',
		usual: { email: true, push: true, sms: false },
	}),
	'message-from-specialist': happening({
		label: 'New message from a specialist',
		hint: 'Browser notification straight away; email if unread after 10 minutes.',
		topic: 'messages',
		audience: 'member',
		usual: { email: true, push: true, sms: false },
	}),
	'application-received': happening({
		label: 'New application received',
		topic: 'updates',
		audience: 'member',
		usual: { email: true, push: true, sms: false },
	}),
	'offer-answered': happening({
		label: 'Response to an offer',
		hint: 'Includes expired offers.',
		topic: 'updates',
		audience: 'member',
		usual: { email: true, push: true, sms: false },
	}),
	'colleague-mentions-you': happening({
		label: 'A colleague mentioned you in a note',
		topic: 'messages',
		audience: 'member',
		usual: { email: true, push: true, sms: false },
	}),
	'interview-answered': happening({
		label: 'A specialist chose a time, asked for other times or cancelled',
		topic: 'updates',
		audience: 'member',
		usual: { email: true, push: true, sms: false },
	}),
	'interviewer-reminder': happening({
		label: 'Interview reminder',
		hint: 'One day and two hours before.',
		topic: 'updates',
		audience: 'member',
		usual: { email: true, push: true, sms: false },
	}),
	'contact-answered': happening({
		label: 'Response to a contact request',
		topic: 'updates',
		audience: 'member',
		usual: { email: true, push: true, sms: false },
	}),
	'contact-unanswered': happening({
		label: 'A contact request expired without a response',
		topic: 'updates',
		audience: 'member',
		usual: { email: false, push: false, sms: false },
	}),
	'candidate-digest': happening({
		label: 'New specialists for your saved searches',
		hint: 'Once a day, at 8:00 am.',
		topic: 'updates',
		audience: 'member',
		usual: { email: true, push: false, sms: false },
	}),
	'hospital-status': happening({
		label: 'Your hospital was verified or rejected',
		topic: 'updates',
		audience: 'member',
		usual: { email: true, push: false, sms: false },
	}),
}

export type EventKey = keyof typeof events

export const happeningOf = (event: EventKey): Happening => events[event]

/** The events of one audience, in the order of the settings page. */
export const eventsFor = (audience: Happening['audience']): EventKey[] =>
	(Object.keys(events) as EventKey[]).filter((event) => happeningOf(event).audience === audience)

/** Whether this channel can carry this event at all. */
export function canCarry(event: EventKey, channel: Channel): boolean {
	const { sms } = happeningOf(event)
	return channel !== 'sms' || (sms !== undefined && Object.hasOwn(smsTemplates, sms))
}
