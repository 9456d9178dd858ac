import { randomUUID } from 'node:crypto'
import { issueLinkToken } from '#app/identity/member-sign-in.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { queueMail } from '#app/platform/deliveries.server.ts'
import { env } from '#app/platform/env.server.ts'
import { renderMail } from '#app/platform/mail-layout.server.ts'
import { verificationTarget } from './status.ts'

type Addressee = { accountId: string; name: string; email: string }
type Letter = { subject: string; paragraphs: string[]; action?: { label: string; path: string } }

/** Account mails go out whatever the person's switches say: they asked for them, or must know. */
async function queueAccountMail(tx: Transaction, { name, email }: Addressee, { subject, paragraphs, action }: Letter) {
	const mail = renderMail({
		heading: subject,
		paragraphs: [`Hello ${name},`, ...paragraphs],
		...(action ? { action: { label: action.label, url: env.APP_ORIGIN + action.path } } : {}),
	})
	await queueMail(tx, { to: email, subject, ...mail, key: `account-mail/${randomUUID()}` })
}

export async function queueConfirmationMail(tx: Transaction, to: Addressee, hospitalName: string) {
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

export async function queuePasswordResetMail(tx: Transaction, to: Addressee) {
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
