import { notify, writeTo } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { listMembersToNotify } from './membership.server.ts'
import { type HospitalStatus, verificationTarget } from './status.ts'

type Transition = {
	hospitalId: string
	name: string
	eventId: string
	from: HospitalStatus
	to: HospitalStatus
	reason?: string | undefined
}

type PendingJob = { title: string; body: string; paragraphs: string[]; action: { label: string; href: string } }

function messageFor({ name, from, to, reason = '' }: Transition): PendingJob | null {
	const dashboard = { label: 'Open the dashboard', href: '/hospitals/dashboard' }
	const verification = { label: 'View next steps', href: '/hospitals/verification' }
	if (to === 'verified' && from === 'suspended')
		return {
			title: `${name} is active again`,
			body: 'Its jobs are visible again.',
			paragraphs: ['The suspension has been lifted. Your jobs are visible again and you can post new ones.'],
			action: dashboard,
		}
	if (to === 'verified')
		return {
			title: `${name} is verified`,
			body: 'You can post jobs now.',
			paragraphs: ['Your hospital is verified. You can now post jobs and receive applications.'],
			action: dashboard,
		}
	if (to === 'rejected')
		return {
			title: `We could not verify ${name}`,
			body: reason,
			paragraphs: [
				`Reason: ${reason}`,
				`Correct the details and resubmit them. We usually review them within ${verificationTarget}.`,
			],
			action: verification,
		}
	if (to === 'suspended')
		return {
			title: `${name} is suspended`,
			body: reason,
			paragraphs: [
				`Reason: ${reason}`,
				'Your jobs are hidden for now. Nothing has been deleted. Reply to this email or call us to resolve this.',
			],
			action: verification,
		}
	// Sending the details again is what the members did themselves.
	return null
}

/** Notifies all members of the hospital, in the transaction that moved it. */
export async function notifyMembers(tx: Transaction, move: Transition) {
	const news = messageFor(move)
	if (!news) return
	const members = await listMembersToNotify(tx, move.hospitalId)
	const key = `hospital-status/${move.eventId}`
	const { title, body, paragraphs, action } = news
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{ key, title, body, href: action.href },
	)
	await writeTo(tx, members, { key, event: 'hospital-status', mail: { subject: title, paragraphs, action } })
}
