import { contactRequestDays, expiryReminderDays, unreadMinutes } from '#app/durations.ts'
import { t, words } from '#app/platform/language/words.ts'
import { formatList } from '#app/platform/text/list.ts'
import { type SmsTemplateName, smsTemplates } from './sms-templates.ts'
import type { WhatsAppTemplateName } from './whatsapp-templates.ts'

/** What the switches of the settings page are about. */
type Topic = 'jobAlerts' | 'messages' | 'updates'

/** Ways to reach someone outside the site. Every event is on the list behind the bell in any case. */
export const channels = ['email', 'push', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]
/** Those by which an event comes. */
export type Choice = readonly Channel[]

/** One of a kind for each channel, as a table has columns. */
export const eachChannel = <T>(make: (channel: Channel) => T) =>
	Object.fromEntries(channels.map((channel) => [channel, make(channel)])) as Record<Channel, T>

export const channelNames: Record<Channel, string> = words({
	email: 'Email',
	push: 'Browser',
	sms: 'SMS',
	whatsapp: 'WhatsApp',
})

type EventDefinition = {
	/** As the settings page calls it. */
	label: () => string
	hint?: () => string
	/**
	 * Which of its messages come by SMS, where not all do: to readers who have the SMS beside the email, and to those who have no address and
	 * get the SMS in place of the email. A test compares both with the messages themselves.
	 */
	smsNote?: { besideEmail?: string; inItsPlace?: string }
	/** The switch that silences it altogether. */
	topic: Topic
	/** Whose settings page lists it; hospitals have the switches' defaults. */
	audience: 'specialist' | 'member'
	/** The texts that operators let through, one for each thing that can have happened; without one there is no SMS, whatever is chosen. */
	sms?: SmsTemplateName | readonly SmsTemplateName[]
	/** Comes by WhatsApp as well, to people who have turned that on: first, with the SMS in its place when it does not arrive. */
	whatsapp?: WhatsAppTemplateName | readonly WhatsAppTemplateName[]
	/** How long it may take to arrive by WhatsApp before the SMS is sent; ten minutes unless the event says otherwise. */
	whatsappSeconds?: number
	/** People without an email address get the SMS in its place. */
	smsWithoutEmail?: true
	/** What goes out until the person chooses otherwise: mail for everything, a push and an SMS for what cannot wait. */
	default: Choice
}

const eventDefinition = (entry: EventDefinition) => entry

/** Everything that we write to people about of our own accord. Codes and mails about an account itself are asked for, and always sent. */
export const events = {
	'job-alert-urgent': eventDefinition({
		label: () => t`An urgent job matches a saved search`,
		hint: () => t`Sent straight away.`,
		topic: 'jobAlerts',
		audience: 'specialist',
		sms: 'job-alert-urgent',
		smsWithoutEmail: true,
		default: ['email', 'push'],
	}),
	'job-digest': eventDefinition({
		label: () => t`New jobs for your saved searches`,
		hint: () => t`Once a day, at 8:00 am.`,
		topic: 'jobAlerts',
		audience: 'specialist',
		sms: 'job-digest',
		smsWithoutEmail: true,
		default: ['email'],
	}),
	'application-moved': eventDefinition({
		label: () => t`Your application moved to a new stage`,
		smsNote: words({ besideEmail: 'SMS only for interviews and offers.' }),
		topic: 'updates',
		audience: 'specialist',
		sms: 'application-stage',
		whatsapp: ['application_moved', 'invited_again'],
		default: ['email', 'push', 'sms', 'whatsapp'],
	}),
	'application-rejected': eventDefinition({
		label: () => t`A hospital did not select you`,
		topic: 'updates',
		audience: 'specialist',
		default: ['email', 'push'],
	}),
	'answer-late': eventDefinition({
		label: () => t`A hospital’s answer to your application is late`,
		hint: () => t`And again each time you have waited another week.`,
		topic: 'updates',
		audience: 'specialist',
		whatsapp: 'answer_late',
		default: ['email', 'push', 'whatsapp'],
	}),
	'application-job-closed': eventDefinition({
		label: () => t`A job you applied for was closed`,
		smsNote: words({ inItsPlace: 'SMS only when we remove the job.' }),
		topic: 'updates',
		audience: 'specialist',
		default: ['email'],
	}),
	'offer-received': eventDefinition({
		label: () => t`You received a job offer`,
		hint: () => t`And once more before it expires.`,
		smsNote: words({ besideEmail: 'SMS only when you receive it.' }),
		topic: 'updates',
		audience: 'specialist',
		sms: 'offer-received',
		whatsapp: 'offer_received',
		default: ['email', 'push', 'sms', 'whatsapp'],
	}),
	'joining-day': eventDefinition({
		label: () => t`Your joining date is today, or another date is proposed`,
		topic: 'updates',
		audience: 'specialist',
		default: ['email', 'push'],
	}),
	'offer-ended': eventDefinition({
		label: () => t`An offer was withdrawn`,
		topic: 'updates',
		audience: 'specialist',
		default: ['email', 'push'],
	}),
	'interview-proposed': eventDefinition({
		label: () => t`A hospital proposed interview times`,
		topic: 'updates',
		audience: 'specialist',
		sms: 'interview-proposed',
		whatsapp: 'interview_proposed',
		default: ['email', 'push', 'sms', 'whatsapp'],
	}),
	'interview-changed': eventDefinition({
		label: () => t`An interview was confirmed or cancelled`,
		hint: () => t`The email includes a calendar invite.`,
		smsNote: words({
			besideEmail: 'SMS only when the hospital cancels an interview that has a time.',
			inItsPlace: 'SMS only when the hospital cancels an interview that has a time.',
		}),
		topic: 'updates',
		audience: 'specialist',
		sms: 'interview-cancelled',
		default: ['email', 'push', 'sms'],
	}),
	'interview-moved': eventDefinition({
		label: () => t`The location or details of an interview changed`,
		smsNote: words({ besideEmail: 'SMS only when the location changes.' }),
		topic: 'updates',
		audience: 'specialist',
		sms: 'interview-moved',
		default: ['email', 'push', 'sms'],
	}),
	'interview-reminder': eventDefinition({
		label: () => t`Interview reminder`,
		hint: () => t`One day and two hours before.`,
		smsNote: words({ besideEmail: 'SMS only two hours before.' }),
		topic: 'updates',
		audience: 'specialist',
		sms: 'interview-reminder',
		default: ['email', 'push', 'sms'],
	}),
	'cover-asked': eventDefinition({
		label: () => t`A hospital asks you for cover`,
		hint: () => t`Only while you are available for cover. At night only if you choose to be called at night.`,
		topic: 'updates',
		audience: 'specialist',
		smsNote: words({ besideEmail: 'No SMS when the pay is raised.', inItsPlace: 'No SMS when the pay is raised.' }),
		sms: 'cover-asked',
		whatsapp: 'cover_asked',
		whatsappSeconds: 60,
		default: ['push', 'sms', 'whatsapp'],
	}),
	'cover-changed': eventDefinition({
		label: () => t`Updates on cover you accepted`,
		smsNote: words({
			besideEmail: 'SMS only when it is cancelled.',
			inItsPlace: 'SMS when it is cancelled, when its address changes, and about your hours and payment.',
		}),
		topic: 'updates',
		audience: 'specialist',
		sms: 'cover-cancelled',
		default: ['email', 'push', 'sms'],
	}),
	'contact-request': eventDefinition({
		label: () => t`You received a contact request`,
		hint: () => t`You have ${{ days: contactRequestDays }} days to respond.`,
		smsNote: words({ besideEmail: 'SMS only when you receive it.' }),
		topic: 'updates',
		audience: 'specialist',
		sms: 'contact-request',
		whatsapp: 'contact_request',
		default: ['email', 'push', 'sms', 'whatsapp'],
	}),
	'contact-request-expired': eventDefinition({
		label: () => t`A contact request expired`,
		smsNote: words({ inItsPlace: 'No SMS.' }),
		topic: 'updates',
		audience: 'specialist',
		default: [],
	}),
	'credential-decided': eventDefinition({
		label: () => t`A credential was verified or rejected`,
		topic: 'updates',
		audience: 'specialist',
		default: ['email', 'push'],
	}),
	'credential-expiring': eventDefinition({
		label: () => t`A credential is about to expire`,
		hint: () => t`${{ days: formatList(expiryReminderDays.map(String)) }} days before, and on the day it expires.`,
		topic: 'updates',
		audience: 'specialist',
		whatsapp: 'credential_expiring',
		default: ['email', 'whatsapp'],
	}),
	'message-from-hospital': eventDefinition({
		label: () => t`New message from a hospital`,
		hint: () => t`Browser notification straight away. Email if unread after ${{ minutes: unreadMinutes }} minutes.`,
		topic: 'messages',
		audience: 'specialist',
		default: ['email', 'push'],
	}),
	'message-from-specialist': eventDefinition({
		label: () => 'New message from a specialist',
		hint: () => `Browser notification straight away. Email if unread after ${unreadMinutes} minutes.`,
		topic: 'messages',
		audience: 'member',
		default: ['email', 'push'],
	}),
	'application-received': eventDefinition({
		label: () => 'New application received',
		topic: 'updates',
		audience: 'member',
		default: ['email', 'push'],
	}),
	'answers-due': eventDefinition({
		label: () => 'Applicants are waiting for your answer',
		hint: () => 'At most once a day.',
		topic: 'updates',
		audience: 'member',
		default: ['email'],
	}),
	'offer-answered': eventDefinition({
		label: () => 'Response to an offer',
		hint: () => 'Includes expired offers.',
		topic: 'updates',
		audience: 'member',
		default: ['email', 'push'],
	}),
	'joining-due': eventDefinition({
		label: () => 'A specialist joins today, or proposes another date',
		topic: 'updates',
		audience: 'member',
		default: ['email', 'push'],
	}),
	'colleague-mentions-you': eventDefinition({
		label: () => 'A colleague mentioned you in a note',
		topic: 'messages',
		audience: 'member',
		default: ['email', 'push'],
	}),
	'interview-answered': eventDefinition({
		label: () => 'A specialist chose a time, asked for other times or cancelled',
		topic: 'updates',
		audience: 'member',
		default: ['email', 'push'],
	}),
	'interviewer-reminder': eventDefinition({
		label: () => 'Interview reminder',
		hint: () => 'One day and two hours before.',
		topic: 'updates',
		audience: 'member',
		default: ['email', 'push'],
	}),
	'cover-answered': eventDefinition({
		label: () => 'A specialist accepts, cancels or finishes cover',
		hint: () => 'And when no other specialist is available, or hours and payment are due.',
		smsNote: { besideEmail: 'SMS only about requests that you send, before their start.' },
		topic: 'updates',
		audience: 'member',
		sms: ['cover-accepted', 'cover-on-the-way', 'cover-given-back', 'cover-not-accepted', 'cover-unfilled'],
		whatsapp: ['cover_accepted', 'cover_on_the_way', 'cover_given_back', 'cover_not_accepted', 'cover_unfilled'],
		whatsappSeconds: 60,
		default: ['email', 'push', 'sms', 'whatsapp'],
	}),
	'contact-answered': eventDefinition({
		label: () => 'Response to a contact request',
		topic: 'updates',
		audience: 'member',
		default: ['email', 'push'],
	}),
	'contact-unanswered': eventDefinition({
		label: () => 'A contact request expired without a response',
		topic: 'updates',
		audience: 'member',
		default: [],
	}),
	'candidate-digest': eventDefinition({
		label: () => 'New specialists for your saved searches',
		hint: () => 'Once a day, at 8:00 am.',
		topic: 'updates',
		audience: 'member',
		default: ['email'],
	}),
	'hospital-status': eventDefinition({
		label: () => 'Your hospital was verified or rejected',
		topic: 'updates',
		audience: 'member',
		default: ['email'],
	}),
}

export type EventKey = keyof typeof events

export const eventDefinitionOf = (event: EventKey): EventDefinition => events[event]

/** The events of one audience, in the order of the settings page. */
export const eventsFor = (audience: EventDefinition['audience']): EventKey[] =>
	(Object.keys(events) as EventKey[]).filter((event) => eventDefinitionOf(event).audience === audience)

/** The value of a box on a settings page. */
export const channelValue = (event: EventKey, channel: Channel) => `${event} ${channel}`

/** Whether someone without an email address is told by SMS. */
export const reachesBySms = (event: EventKey): boolean => eventDefinitionOf(event).smsWithoutEmail === true

/** Whether this channel can carry this event at all. */
export function canCarry(event: EventKey, channel: Channel): boolean {
	if (channel === 'whatsapp') return eventDefinitionOf(event).whatsapp !== undefined
	return channel !== 'sms' || smsTemplatesOf(event).some((name) => Object.hasOwn(smsTemplates, name))
}

export const whatsappSeconds = (event: EventKey): number => eventDefinitionOf(event).whatsappSeconds ?? 10 * 60

/** The texts that can go out for an event. */
export const smsTemplatesOf = (event: EventKey): readonly SmsTemplateName[] =>
	[eventDefinitionOf(event).sms ?? []].flat()
