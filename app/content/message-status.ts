import { defineLifecycle } from '#app/platform/lifecycle.ts'

/** What became of a message from the contact form. */
export const messageStatuses = ['open', 'answered', 'closed', 'spam'] as const
export type MessageStatus = (typeof messageStatuses)[number]

export const messageStatusNames: Record<MessageStatus, string> = {
	open: 'Open',
	answered: 'Answered',
	closed: 'Closed',
	spam: 'Spam',
}

export const contactMessageLifecycle = defineLifecycle({
	name: 'contact message',
	states: messageStatuses,
	moves: [
		{ name: 'answer', from: ['open', 'answered'], to: 'answered', by: 'operator' },
		{ name: 'close', from: ['open', 'answered'], to: 'closed', by: 'operator' },
		{ name: 'mark as spam', from: ['open'], to: 'spam', by: 'operator' },
		{ name: 'reopen', from: ['answered', 'closed', 'spam'], to: 'open', by: 'operator' },
	],
})
