import { randomUUID } from 'node:crypto'
import { brand } from '#app/brand.ts'
import { issueLinkToken } from '#app/identity/member-sign-in.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { queueMail } from '#app/platform/deliveries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import { verificationTarget } from './status.ts'

type Addressee = { name: string | null; email: string }
type EmailMessage = { subject: string; paragraphs: string[]; action?: { label: string; path: string } }

/** Account mails go out whatever the person's switches say: they asked for them, or must know. */
async function queueAccountMail(
	tx: Transaction,
	{ name, email }: Addressee,
	{ subject, paragraphs, action }: EmailMessage,
) {
	const mail = renderMail({
		heading: subject,
		paragraphs: [name === null ? 'Hello,' : `Hello ${name},`, ...paragraphs],
		...(action ? { action: { label: action.label, url: env.APP_ORIGIN + action.path } } : {}),
	})
	await queueMail(tx, { to: email, subject, ...mail, key: `account-mail/${randomUUID()}` })
}

type Holder = Addressee & { accountId: string }

export async function queueConfirmationMail(tx: Transaction, to: Holder, hospitalName: string) {
	const token = await issueLinkToken(tx, 'confirm-email', to.accountId)
	await queueAccountMail(tx, to, {
		subject: 'Confirm your email address',
		paragraphs: [
			`Thank you for registering ${hospitalName}. Open the link below and enter the password you chose.`,
			`Next, add your hospital’s registration details. We aim to verify them within ${verificationTarget}.`,
			'The link is valid for 3 days. If you did not register, ignore this email. No one can use the account without the password.',
		],
		action: { label: 'Confirm email address', path: `/hospital/confirm-email?token=${token}` },
	})
}

/** To the owner of an address that someone tried to register again. */
export async function queueAlreadyRegisteredMail(tx: Transaction, to: Addressee) {
	await queueAccountMail(tx, to, {
		subject: 'You already have an account',
		paragraphs: [
			'Someone tried to register a hospital with this email address. It already has an account, so we did not create another.',
			'If this was you, log in or reset your password. If not, you can ignore this email.',
		],
		action: { label: 'Log in', path: '/hospital/auth' },
	})
}

export async function queuePasswordResetMail(tx: Transaction, to: Holder) {
	const token = await issueLinkToken(tx, 'reset-password', to.accountId)
	await queueAccountMail(tx, to, {
		subject: 'Reset your password',
		paragraphs: [
			'We received a request to reset the password for your account. The link is valid for 1 hour.',
			'If this was not you, ignore this email. Your password will not change.',
		],
		action: { label: 'Choose a new password', path: `/hospital/reset-password?token=${token}` },
	})
}

export async function queuePasswordChangedMail(tx: Transaction, to: Addressee) {
	await queueAccountMail(tx, to, {
		subject: 'Your password was changed',
		paragraphs: [
			'The password for your account was changed, and you have been logged out on all devices.',
			'If this was not you, reset your password now.',
		],
		action: { label: 'Reset password', path: '/hospital/forgot-password' },
	})
}

type Invitation = { hospitalName: string; inviterName: string; seat: string; token: string }

/** To an address that may not know us. Says who asks, for what, and that nothing happens without an answer. */
export async function queueInvitationMail(tx: Transaction, email: string, invitation: Invitation) {
	const { hospitalName, inviterName, seat, token } = invitation
	await queueAccountMail(
		tx,
		{ name: null, email },
		{
			subject: `${inviterName} invites you to ${hospitalName}`,
			paragraphs: [
				`${inviterName} has invited you to join the ${hospitalName} team on ${brand.name} as ${seat}.`,
				'The link is valid for 7 days and works once. If you do not know this hospital, ignore this email.',
			],
			action: { label: 'View invitation', path: `/hospital/invitation?token=${token}` },
		},
	)
}

/** Another person's change to a member's place in the team. */
export type SeatChange = 'owner' | 'recruiter' | 'removed'

export async function queueSeatMail(
	tx: Transaction,
	to: Addressee,
	{
		change,
		hospitalName,
		byName,
		reason,
	}: { change: SeatChange; hospitalName: string; byName: string; reason?: string },
) {
	const letters: Record<SeatChange, EmailMessage> = {
		owner: {
			subject: `You are now an owner of ${hospitalName}`,
			paragraphs: [`${byName} made you an owner. You can now invite and remove members and change their roles.`],
			action: { label: 'View team', path: '/hospital/team' },
		},
		recruiter: {
			subject: `You are now a recruiter for ${hospitalName}`,
			paragraphs: [`${byName} changed your role to recruiter. Jobs, applicants and messages are not affected.`],
			action: { label: 'View team', path: '/hospital/team' },
		},
		removed: {
			subject: `You have been removed from the ${hospitalName} team`,
			paragraphs: [
				`${byName} removed you from the team, and you have been logged out on all devices.`,
				...(reason ? [`Reason: ${reason}`] : []),
				'Your notes and messages stay with the hospital under your name. If you are invited again, you can log in with the same password.',
			],
		},
	}
	await queueAccountMail(tx, to, letters[change])
}
