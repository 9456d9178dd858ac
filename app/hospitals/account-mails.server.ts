import { randomUUID } from 'node:crypto'
import { brand } from '#app/brand.ts'
import { issueLinkToken } from '#app/identity/member-sign-in.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { queueMail } from '#app/platform/deliveries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import { verificationTarget } from './status.ts'

type Addressee = { name: string | null; email: string }
type Letter = { subject: string; paragraphs: string[]; action?: { label: string; path: string } }

/** Account mails go out whatever the person's switches say: they asked for them, or must know. */
async function queueAccountMail(tx: Transaction, { name, email }: Addressee, { subject, paragraphs, action }: Letter) {
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
		subject: 'Confirm your e-mail address',
		paragraphs: [
			`You registered ${hospitalName}. Open the link and enter the password you chose.`,
			`After that, give us the registration details of the hospital. We aim to check them within ${verificationTarget}.`,
			'The link works for 3 days. If you did not register, do nothing: without the password nobody gets in.',
		],
		action: { label: 'Confirm e-mail address', path: `/hospital/confirm-email?token=${token}` },
	})
}

/** To the owner of an address with which somebody tried to register again. */
export async function queueAlreadyRegisteredMail(tx: Transaction, to: Addressee) {
	await queueAccountMail(tx, to, {
		subject: 'You already have an account',
		paragraphs: [
			'Somebody registered a hospital with this e-mail address. It already belongs to an account with us, so no second one was made.',
			'If it was you, log in, or set a new password. If it was not, you need not do anything.',
		],
		action: { label: 'Log in', path: '/hospital/auth' },
	})
}

export async function queuePasswordResetMail(tx: Transaction, to: Holder) {
	const token = await issueLinkToken(tx, 'reset-password', to.accountId)
	await queueAccountMail(tx, to, {
		subject: 'Set a new password',
		paragraphs: [
			'Somebody asked for a new password for your account. The link works for 1 hour.',
			'If it was not you, do nothing: your password stays as it is.',
		],
		action: { label: 'Set a new password', path: `/hospital/reset-password?token=${token}` },
	})
}

export async function queuePasswordChangedMail(tx: Transaction, to: Addressee) {
	await queueAccountMail(tx, to, {
		subject: 'Your password was changed',
		paragraphs: [
			'A new password was set for your account, and every device that was logged in is logged out.',
			'If it was not you, set a new password now.',
		],
		action: { label: 'Set a new password', path: '/hospital/forgot-password' },
	})
}

type Invitation = { hospitalName: string; inviterName: string; seat: string; token: string }

/** To an address that may never have heard of us: who asks, for what, and that nothing happens without an answer. */
export async function queueInvitationMail(tx: Transaction, email: string, invitation: Invitation) {
	const { hospitalName, inviterName, seat, token } = invitation
	await queueAccountMail(
		tx,
		{ name: null, email },
		{
			subject: `${inviterName} invites you to ${hospitalName}`,
			paragraphs: [
				`${inviterName} asks you to work for ${hospitalName} on ${brand.name}, as ${seat}.`,
				'The link works for 7 days and only once. If you do not know the hospital, do nothing.',
			],
			action: { label: 'Look at the invitation', path: `/hospital/invitation?token=${token}` },
		},
	)
}

/** What somebody else changed about a person's place in the team. */
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
	const letters: Record<SeatChange, Letter> = {
		owner: {
			subject: `You are an owner of ${hospitalName} now`,
			paragraphs: [`${byName} made you an owner: you can invite and remove people, and change who is an owner.`],
			action: { label: 'Open the team', path: '/hospital/team' },
		},
		recruiter: {
			subject: `You are a recruiter of ${hospitalName} now`,
			paragraphs: [`${byName} made you a recruiter. Jobs, applicants and messages stay as they were.`],
			action: { label: 'Open the team', path: '/hospital/team' },
		},
		removed: {
			subject: `You no longer act for ${hospitalName}`,
			paragraphs: [
				`${byName} removed you from the team, and you are logged out everywhere.`,
				...(reason ? [`The reason: ${reason}`] : []),
				'What you wrote stays with the hospital, under your name. Another invitation lets you in again with the same password.',
			],
		},
	}
	await queueAccountMail(tx, to, letters[change])
}
