import { defineMessage } from '#app/notifications/message.ts'
import { many, t } from '#app/platform/language/words.ts'

/** No message here repeats the text of the conversation: other people may see a lock screen or a shared mailbox. */
type Written = { name: string; otherId: string; count: number }

const hospital = { name: 'Lakeside Heart Institute', otherId: '1' }
const specialist = { name: 'Dr Asha Menon', otherId: '1' }

const written = ({ name, otherId }: Omit<Written, 'count'>) => ({
	title: t`${{ name }} sent you a message`,
	href: `/messages/with/${otherId}`,
	push: true,
})

const unread = ({ name, otherId, count }: Written) => ({
	title: many({ count, name }, '{name} sent you a message', '{name} sent you # messages'),
	href: `/messages/with/${otherId}`,
	email: [t`Open your messages on the site to read and reply.`],
	button: t`Open the conversation`,
	push: false,
})

export const messageFromHospital = defineMessage({
	name: 'messages.message-from-hospital',
	to: 'specialist',
	event: 'message-from-hospital',
	examples: [hospital],
	write: written,
})

export const messageFromSpecialist = defineMessage({
	name: 'messages.message-from-specialist',
	to: 'member',
	event: 'message-from-specialist',
	examples: [specialist],
	write: written,
})

export const unreadFromHospital = defineMessage({
	name: 'messages.unread-from-hospital',
	to: 'specialist',
	event: 'message-from-hospital',
	examples: [
		{ ...hospital, count: 1 },
		{ ...hospital, count: 3 },
	],
	write: (received: Written) => ({
		...unread(received),
		smsInstead: { template: 'message-unread', params: { hospital: received.name } },
	}),
})

export const unreadFromSpecialist = defineMessage({
	name: 'messages.unread-from-specialist',
	to: 'member',
	event: 'message-from-specialist',
	examples: [
		{ ...specialist, count: 1 },
		{ ...specialist, count: 3 },
	],
	write: unread,
})
