import { invitationDays } from '#app/durations.ts'
import { brand } from '#app/brand.ts'
import { company } from '#app/company.ts'
import type { OperatorRole } from '#app/identity/operators/operator-role.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { saidChoice } from '#app/platform/language/prepared.ts'
import { t } from '#app/platform/language/words.ts'
import { operatorRoleNames, operatorTasks } from './policy.ts'

/** To an address without an account. */
export const operatorInvited = defineMessage({
	name: 'operations.operator-invited',
	to: 'operator',
	examples: [{ inviterName: 'Nandini Rao', role: 'check', token: 'AbC' }],
	write: ({ inviterName, role, token }: { inviterName: string; role: OperatorRole; token: string }) => ({
		title: `${inviterName} has invited you to work at ${brand.name}`,
		href: `/operator/invitation?${new URLSearchParams({ token })}`,
		email: [
			`You will ${operatorTasks[role]}.`,
			`Choose a password and set up an authenticator app. The link works once and is valid for ${invitationDays} days.`,
		],
		button: 'Accept invitation',
		push: false,
		inEmail: { footnote: 'If you did not expect this email, you can ignore it.' },
	}),
})

type Change = {
	change: OperatorRole | 'removed' | 'restored' | 'second-factor'
	byName: string
	reason?: string
}

/** A lead has changed something about an operator's account. */
export const operatorChanged = defineMessage({
	name: 'operations.operator-changed',
	to: 'operator',
	evenSuspended: true,
	examples: [
		{ change: 'moderate', byName: 'Nandini Rao' },
		{ change: 'removed', byName: 'Nandini Rao', reason: 'You have moved to another company.' },
		{ change: 'restored', byName: 'Nandini Rao' },
		{ change: 'second-factor', byName: 'Nandini Rao', reason: 'You have lost your phone.' },
	],
	write({ change, byName, reason = '' }: Change) {
		if (change === 'removed')
			return {
				title: 'You have been removed from the operator team',
				email: [`${byName} removed you, and you have been logged out on all devices. Reason: ${reason}`],
				push: false,
			}
		if (change === 'restored')
			return {
				title: 'You are part of the operator team again',
				href: '/operator/sign-in',
				email: [`${byName} restored your account. Log in with your password as before.`],
				button: 'Log in',
				push: false,
			}
		if (change === 'second-factor')
			return {
				title: 'Your authenticator app has been removed',
				href: '/operator/sign-in',
				email: [
					`${byName} removed your authenticator app, recovery codes and passkeys, and you have been logged out on all devices. Reason: ${reason}`,
					'Log in with your password and set up a new app. If you did not ask for this, tell another lead straight away.',
				],
				button: 'Log in',
				push: false,
			}
		return {
			title: `Your role has changed to ${operatorRoleNames[change]}`,
			href: '/operator',
			email: [`${byName} changed your role. You will ${operatorTasks[change]}.`],
			button: 'Open console',
			push: false,
		}
	},
})

type AboutAccount = { reason: string }

/** Sent to a suspended person, who can read it nowhere else. */
export const accountSuspended = defineMessage({
	name: 'operations.account-suspended',
	to: 'anyone',
	evenSuspended: true,
	examples: [{ reason: 'The degree certificate that you uploaded is forged.', appealPath: '/appeal?token=AbC' }],
	write: ({ reason, appealPath }: AboutAccount & { appealPath: string }) => ({
		title: t`Your account has been suspended`,
		email: [
			t`Reason: ${{ reason }}`,
			t`You have been logged out on all devices. Nothing has been deleted. Other users cannot find you or send you anything new.`,
			t`If you think this is a mistake, you can appeal once by this link, or write to ${{ email: company.email }}. Another member of our team then decides.`,
		],
		href: appealPath,
		button: t`Appeal`,
		push: false,
		smsInstead: { template: 'account-suspended', params: {} },
	}),
})

export const accountRestored = defineMessage({
	name: 'operations.account-restored',
	to: 'anyone',
	examples: [null],
	write: () => ({
		title: t`Your account has been restored`,
		app: t`Everything is as it was before the suspension.`,
		href: '/',
		email: [t`You can log in again. Everything is as it was before the suspension.`],
		button: t`Log in`,
		push: false,
		smsInstead: { template: 'account-restored', params: {} },
	}),
})

/** For whoever appealed against a suspension or a removal that stays. */
export const appealDenied = defineMessage({
	name: 'operations.appeal-denied',
	to: 'anyone',
	evenSuspended: true,
	examples: [{ about: 'Consultant Anesthesiologist', reason: 'The job asked applicants for money.' }],
	write: ({ about, reason }: { about: string; reason: string }) => ({
		title: t`Your appeal was not granted: ${{ about }}`,
		email: [
			t`Another member of our team has read the decision and your appeal. The decision stays.`,
			t`Reason: ${{ reason }}`,
		],
		push: false,
		href: '/contact',
		smsInstead: { template: 'appeal-denied', params: { about } },
	}),
})

export const pictureRefused = defineMessage({
	name: 'operations.picture-refused',
	to: 'anyone',
	examples: [
		{ kind: 'photo', reason: 'It shows a phone number.' },
		{ kind: 'logo', reason: 'It is the logo of another hospital.' },
		{ kind: 'page-photo', reason: 'It shows patients.' },
	],
	write({ kind, reason }: { kind: 'photo' | 'logo' | 'page-photo'; reason: string }) {
		const href = {
			photo: '/profile/photo',
			logo: '/hospital/profile/logo',
			'page-photo': '/hospital/profile/photos',
		}
		return {
			title: kind === 'logo' ? t`We removed your logo` : t`We removed your photo`,
			app: t`${{ reason: saidChoice(reason) }} No one else saw it. You can upload another picture.`,
			href: href[kind],
		}
	},
})
