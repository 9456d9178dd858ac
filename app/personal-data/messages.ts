import { defineMessage } from '#app/notifications/message.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { t } from '#app/platform/language/words.ts'

export const accountToBeDeleted = defineMessage({
	name: 'personal-data.account-to-be-deleted',
	to: 'specialist',
	examples: [
		{ dueAt: new Date('2026-12-01T06:30:00Z'), hasNewOwner: false },
		{ dueAt: new Date('2026-12-01T06:30:00Z'), hasNewOwner: true },
	],
	write: ({ dueAt, hasNewOwner }: { dueAt: Date; hasNewOwner: boolean }) => ({
		title: t`Your account will be deleted on ${{ date: formatDate(dueAt) }}`,
		app: t`You can keep your account until then. Open My data in Settings.`,
		href: '/settings/my-data',
		email: hasNewOwner
			? [
					t`You have not logged in for a long time, and someone else has shown us that your mobile number is now theirs. Your profile is now hidden.`,
					t`If the number is still yours, write to us from the Contact page before ${{ date: formatDate(dueAt) }}.`,
					t`This is the last email about it. Once everything is deleted, we no longer have your email address.`,
				]
			: [
					t`You asked us to delete your account. Your profile is now hidden.`,
					t`You can change your mind until ${{ date: formatDate(dueAt) }}. If this was not you, log in, keep your account and log out all other devices.`,
					t`This is the last email about it. Once everything is deleted, we no longer have your email address.`,
				],
		button: hasNewOwner ? t`Write to us` : t`Keep my account`,
		...(hasNewOwner ? { outsideHref: '/contact' } : {}),
	}),
})

/** Warns the owner in case someone else downloaded the data. */
export const dataDownloaded = defineMessage({
	name: 'personal-data.data-downloaded',
	to: 'specialist',
	examples: [null],
	write() {
		const notYou = t`If this was not you, log out all other devices and contact us.`
		return {
			title: t`Your data was downloaded`,
			app: notYou,
			href: '/settings/security',
			email: [t`A copy of all the data we hold about you was downloaded from your account.`, notYou],
			button: t`Review logged-in devices`,
		}
	},
})
