import { defineMessage } from '#app/notifications/message.ts'
import { formatDate } from '#app/platform/text/dates.ts'

export const accountToBeDeleted = defineMessage({
	to: 'specialist',
	examples: [
		{ dueAt: new Date('2026-12-01T06:30:00Z'), hasNewOwner: false },
		{ dueAt: new Date('2026-12-01T06:30:00Z'), hasNewOwner: true },
	],
	write: ({ dueAt, hasNewOwner }: { dueAt: Date; hasNewOwner: boolean }) => ({
		title: `Your account will be deleted on ${formatDate(dueAt)}`,
		app: 'You can keep your account until then. Open My data in Settings.',
		href: '/settings/my-data',
		email: hasNewOwner
			? [
					'You have not logged in for a long time, and someone else has shown us that your mobile number is now theirs. Your profile is now hidden.',
					`If the number is still yours, write to us from the Contact page before ${formatDate(dueAt)}.`,
					'This is the last email about it. Once everything is deleted, we no longer have your email address.',
				]
			: [
					'You asked us to delete your account. Your profile is now hidden.',
					`You can change your mind until ${formatDate(dueAt)}. If this was not you, log in, keep your account and log out all other devices.`,
					'This is the last email about it. Once everything is deleted, we no longer have your email address.',
				],
		button: hasNewOwner ? 'Write to us' : 'Keep my account',
		...(hasNewOwner ? { outsideHref: '/contact' } : {}),
	}),
})

/** Warns the owner in case someone else downloaded the data. */
export const dataDownloaded = defineMessage({
	to: 'specialist',
	examples: [null],
	write() {
		const notYou = 'If this was not you, log out all other devices and contact us.'
		return {
			title: 'Your data was downloaded',
			app: notYou,
			href: '/settings/security',
			email: ['A copy of all the data we hold about you was downloaded from your account.', notYou],
			button: 'Review logged-in devices',
		}
	},
})
