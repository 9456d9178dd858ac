import type { EventKey } from './channels.ts'
import type { SmsTexts } from './sms-templates.ts'
import type { WhatsAppTexts } from './whatsapp-templates.ts'

/** The readers of a message. 'owner' is an owner of a hospital; 'anyone' has any kind of account, or has written to us. */
export type Audience = 'specialist' | 'member' | 'owner' | 'operator' | 'anyone'

/** The text of one message for each channel. A channel without text is not used. Every `href` is a path on this site. */
export type MessageText = {
	/** Title in the app and in the browser, and subject and heading of the email. */
	title: string
	/** The page that the message opens. */
	href?: string
	/** The line below the title in the app's list of notifications. May be blank; without it the message is not listed. */
	app?: string | undefined
	/** Paragraphs of the email after the greeting. */
	email?: string[]
	/** Label of the email's button, which opens the page. */
	button?: string
	/** The page that email, SMS and browser notification open, if it is another one. */
	outsideHref?: string
	/** What only a few emails have. */
	inEmail?: {
		/** Replaces the title in the email and in the browser, where the title says too much. */
		subject?: string
		/** Heading inside the email, if it differs from the subject. */
		heading?: string
		lists?: { heading: string; entries: { title: string; lines: string[]; href: string }[] }[]
		/** Below the lists: how many entries are left out. */
		more?: string | undefined
		footnote?: string
		links?: { label: string; url: string }[]
		/** One-click unsubscribe, also for the mail program's own button (RFC 8058). */
		unsubscribeUrl?: string
		/** Replies to the email go to this address. */
		replyTo?: string
	}
	/** Whether browsers show the title. Default: when there is an email. */
	push?: boolean
	/** Registered template and its variables. The link is added when it is sent. */
	sms?: SmsTexts
	/** Registered template, its variables and what its buttons send us. Only beside an SMS, which takes its place when it does not arrive. */
	whatsapp?: WhatsAppTexts
	/** Sent in place of the email to people who have no email address, where the event has no SMS that they could choose. */
	smsInstead?: SmsTexts
}

export type Message<Facts> = {
	/** Kept with each notice, which is read by its message of this name: another name makes those that were told English for good. */
	name: string
	to: Audience
	/** The event on the settings page that switches it off. Without one it is always sent: it answers a request, or concerns the reader's account. */
	event?: EventKey
	/** Goes to a suspended account too. Others do not: nothing new reaches it. */
	evenSuspended?: true
	/** Realistic facts, one for each wording. The catalogue and the test of all messages print them. */
	examples: [NoInfer<Facts>, ...NoInfer<Facts>[]]
	write: (facts: Facts) => MessageText
}

/** Declares a message, in `messages.ts` of the capability that sends it. Only declared messages can be sent. */
export const defineMessage = <Facts>(message: Message<Facts>) => message

/** The page that email, SMS and browser notification open. */
export const outsideLink = ({ outsideHref, href = '/notifications' }: MessageText) => outsideHref ?? href

/** The browser notification, or null if there is none. It has a title only, because other people may see a lock screen. */
export function pushOf(text: MessageText) {
	const { title, inEmail, email, push = email !== undefined } = text
	return push ? { title: inEmail?.subject ?? title, href: outsideLink(text) } : null
}
