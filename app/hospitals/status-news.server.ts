import { notify, writeTo } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { listMembersToTell } from './membership.server.ts'
import { type HospitalStatus, verificationTarget } from './status.ts'

type Move = {
	hospitalId: string
	name: string
	eventId: string
	from: HospitalStatus
	to: HospitalStatus
	reason?: string | undefined
}

type News = { title: string; body: string; paragraphs: string[]; action: { label: string; href: string } }

function newsOf({ name, from, to, reason = '' }: Move): News | null {
	const dashboard = { label: 'Open the dashboard', href: '/hospitals/dashboard' }
	const verification = { label: 'See what to do', href: '/hospitals/verification' }
	if (to === 'verified' && from === 'suspended')
		return {
			title: `${name} is open again`,
			body: 'Its jobs are shown again.',
			paragraphs: ['The suspension is lifted. Your jobs are shown again, and you can publish new ones.'],
			action: dashboard,
		}
	if (to === 'verified')
		return {
			title: `${name} is verified`,
			body: 'You can publish jobs now.',
			paragraphs: ['We have checked your hospital. You can publish jobs now, and see who applies.'],
			action: dashboard,
		}
	if (to === 'rejected')
		return {
			title: `We could not verify ${name}`,
			body: reason,
			paragraphs: [
				`The reason: ${reason}`,
				`Correct it and send the details again. We look at them anew, usually within ${verificationTarget}.`,
			],
			action: verification,
		}
	if (to === 'suspended')
		return {
			title: `${name} is suspended`,
			body: reason,
			paragraphs: [
				`The reason: ${reason}`,
				'Your jobs are not shown meanwhile, and nothing is deleted. Answer this mail or call us to sort it out.',
			],
			action: verification,
		}
	// Sending the details again is what the members did themselves.
	return null
}

/** Tells everybody who acts for the hospital, in the transaction that moved it. */
export async function tellMembers(tx: Transaction, move: Move) {
	const news = newsOf(move)
	if (!news) return
	const members = await listMembersToTell(tx, move.hospitalId)
	const key = `hospital-status/${move.eventId}`
	const { title, body, paragraphs, action } = news
	await notify(
		tx,
		members.map(({ accountId }) => accountId),
		{ key, title, body, href: action.href },
	)
	await writeTo(tx, members, { key, event: 'hospital-status', mail: { subject: title, paragraphs, action } })
}
