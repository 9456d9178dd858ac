import { invitationDays } from '#app/durations.ts'
import { firstJobsRule } from './checks/first-jobs.ts'
import { brand } from '#app/brand.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { type MemberRole, withArticle } from './team/member-roles.ts'
import { type HospitalStatus, verificationTarget } from './status.ts'

const lakeside = 'Lakeside Heart Institute'

type StatusChange = {
	name: string
	from: HospitalStatus
	to: Exclude<HospitalStatus, 'pending'>
	reason?: string | undefined
}

export const hospitalStatusChanged = defineMessage({
	name: 'hospitals.hospital-status-changed',
	to: 'member',
	event: 'hospital-status',
	examples: [
		{ name: lakeside, from: 'pending', to: 'verified' },
		{ name: lakeside, from: 'pending', to: 'rejected', reason: 'The registration number is not in the register.' },
		{ name: lakeside, from: 'verified', to: 'suspended', reason: 'The registration has expired.' },
		{ name: lakeside, from: 'suspended', to: 'verified' },
	],
	write({ name, from, to, reason = '' }: StatusChange) {
		const dashboard = '/hospitals/dashboard'
		const verification = '/hospitals/verification'
		if (to === 'verified' && from === 'suspended')
			return {
				title: `${name} is active again`,
				app: 'Its jobs are visible again.',
				href: dashboard,
				email: ['The suspension has been lifted. Your jobs are visible again and you can post new ones.'],
				button: 'Open the dashboard',
			}
		if (to === 'verified')
			return {
				title: `${name} is verified`,
				app: `You can post jobs now. ${firstJobsRule()}`,
				href: dashboard,
				email: ['Your hospital is verified. You can now post jobs and receive applications.', firstJobsRule()],
				button: 'Open the dashboard',
			}
		const isSuspended = to === 'suspended'
		const next = isSuspended
			? 'Your jobs are hidden for now. Nothing has been deleted. Reply to this email or call us to resolve this.'
			: `Correct the details and resubmit them. We usually review them within ${verificationTarget}.`
		return {
			title: isSuspended ? `${name} is suspended` : `We could not verify ${name}`,
			app: reason,
			href: verification,
			email: [`Reason: ${reason}`, next],
			button: 'View next steps',
		}
	},
})

export const hospitalToVerify = defineMessage({
	name: 'hospitals.hospital-to-verify',
	to: 'operator',
	examples: [
		{ hospitalId: '1', name: lakeside, again: false },
		{ hospitalId: '1', name: lakeside, again: true },
	],
	write: ({ hospitalId, name, again }: { hospitalId: string; name: string; again: boolean }) => ({
		title: again ? `${name} resubmitted its details` : `${name} is awaiting verification`,
		app: 'Registration details to verify.',
		href: `/operator/hospitals/${hospitalId}`,
	}),
})

export const hospitalTaxNumberChanged = defineMessage({
	name: 'hospitals.hospital-tax-number-changed',
	to: 'operator',
	examples: [{ hospitalId: '1', name: lakeside }],
	write: ({ hospitalId, name }: { hospitalId: string; name: string }) => ({
		title: `${name} has changed its GSTIN`,
		app: 'The hospital is verified. Compare the new number with its registered name.',
		href: `/operator/hospitals/${hospitalId}`,
	}),
})

export const yearlyCheckDue = defineMessage({
	name: 'hospitals.yearly-check-due',
	to: 'member',
	event: 'hospital-status',
	examples: [{ name: lakeside, dueOn: '1 Dec 2026' }],
	write: ({ name, dueOn }: { name: string; dueOn: string }) => ({
		title: `Yearly check of ${name}`,
		app: `Due on ${dueOn}. Please bring your documents up to date.`,
		href: '/hospital/documents',
		email: [
			`We check every verified hospital once a year. The next check of ${name} is due on ${dueOn}.`,
			'Please review your documents and replace those that have changed or expired. Your jobs stay live during the check.',
		],
		button: 'View documents',
	}),
})

const team = '/hospital/team'

export const memberJoined = defineMessage({
	name: 'hospitals.member-joined',
	to: 'owner',
	examples: [
		{ name: 'Ravi Iyer', role: 'recruiter' },
		{ name: 'Ravi Iyer', role: 'owner' },
		{ name: 'Ravi Iyer', role: 'interviewer' },
	],
	write: ({ name, role }: { name: string; role: MemberRole }) => ({
		title: `${name} has joined your team`,
		app: `Role: ${role}.`,
		href: team,
	}),
})

export const memberLeft = defineMessage({
	name: 'hospitals.member-left',
	to: 'owner',
	examples: [{ name: 'Ravi Iyer' }],
	write: ({ name }: { name: string }) => ({
		title: `${name} has left your team`,
		app: 'Their notes and messages stay with the hospital.',
		href: team,
	}),
})

/** A change that an owner or operator made to a member's role. */
export type SeatChange = 'owner' | 'recruiter' | 'removed'

/** For the other owners. */
export const memberChanged = defineMessage({
	name: 'hospitals.member-changed',
	to: 'owner',
	examples: [
		{ name: 'Ravi Iyer', change: 'owner', byName: 'Meera Kulkarni' },
		{ name: 'Ravi Iyer', change: 'recruiter', byName: 'Meera Kulkarni' },
		{ name: 'Ravi Iyer', change: 'removed', byName: 'Meera Kulkarni' },
	],
	write({ name, change, byName }: { name: string; change: SeatChange; byName: string }) {
		const what =
			change === 'removed' ? 'is no longer in your team' : `is ${change === 'owner' ? 'an owner' : 'a recruiter'} now`
		return { title: `${name} ${what}`, app: `By ${byName}.`, href: team }
	},
})

export const memberRemovedByUs = defineMessage({
	name: 'hospitals.member-removed-by-us',
	to: 'owner',
	examples: [{ name: 'Ravi Iyer', reason: 'The person no longer works at this hospital.' }],
	write: ({ name, reason }: { name: string; reason: string }) => ({
		title: `${name} was removed from your team`,
		app: `We removed them: ${reason}`,
		href: team,
	}),
})

type OwnSeat = { change: SeatChange; hospitalName: string; byName: string; reason?: string }

/** For the member whose role changed. */
export const ownSeatChanged = defineMessage({
	name: 'hospitals.own-seat-changed',
	to: 'member',
	examples: [
		{ change: 'owner', hospitalName: lakeside, byName: 'Meera Kulkarni' },
		{ change: 'recruiter', hospitalName: lakeside, byName: 'Meera Kulkarni' },
		{ change: 'removed', hospitalName: lakeside, byName: 'Meera Kulkarni' },
		{ change: 'removed', hospitalName: lakeside, byName: brand.name, reason: 'The hospital asked us to do this.' },
	],
	write({ change, hospitalName, byName, reason }: OwnSeat) {
		if (change === 'removed')
			return {
				title: `You have been removed from the ${hospitalName} team`,
				email: [
					`${byName} removed you from the team, and you have been logged out on all devices.`,
					...(reason ? [`Reason: ${reason}`] : []),
					'Your notes and messages stay with the hospital under your name. If you are invited again, you can log in with the same password.',
				],
			}
		const what =
			change === 'owner'
				? 'made you an owner. You can now invite and remove members and change their roles.'
				: 'changed your role to recruiter. Jobs, applicants and messages are not affected.'
		return {
			title:
				change === 'owner' ? `You are now an owner of ${hospitalName}` : `You are now a recruiter for ${hospitalName}`,
			href: team,
			email: [`${byName} ${what}`],
			button: 'View team',
		}
	},
})

/** The sites of a member by name, in a sentence; null for all. */
const formatSites = (sites: readonly string[] | null) =>
	sites === null ? 'all sites' : sites.length > 0 ? sites.join(', ') : 'no site'

/** For the other owners. */
export const memberSitesChanged = defineMessage({
	name: 'hospitals.member-sites-changed',
	to: 'owner',
	examples: [
		{ name: 'Ravi Iyer', sites: ['Kothrud', 'Baner'], byName: 'Meera Kulkarni' },
		{ name: 'Ravi Iyer', sites: null, byName: 'Meera Kulkarni' },
	],
	write: ({ name, sites, byName }: { name: string; sites: readonly string[] | null; byName: string }) => ({
		title: `The sites of ${name} have changed`,
		app: `${name} now works for ${formatSites(sites)}. By ${byName}.`,
		href: team,
	}),
})

/** For the member whose sites changed. */
export const ownSitesChanged = defineMessage({
	name: 'hospitals.own-sites-changed',
	to: 'member',
	examples: [
		{ sites: ['Kothrud', 'Baner'], hospitalName: lakeside, byName: 'Meera Kulkarni' },
		{ sites: null, hospitalName: lakeside, byName: 'Meera Kulkarni' },
	],
	write: ({
		sites,
		hospitalName,
		byName,
	}: {
		sites: readonly string[] | null
		hospitalName: string
		byName: string
	}) => ({
		title: `Your sites at ${hospitalName} have changed`,
		href: team,
		email: [
			`${byName} changed the sites that you work for. You now see the jobs, applicants and cover of ${formatSites(sites)}.`,
		],
		button: 'View team',
	}),
})

export const registered = defineMessage({
	name: 'hospitals.registered',
	to: 'member',
	examples: [{ token: 'TOKEN' }],
	// Without the name that was typed: whoever registers may have typed the address of a stranger.
	write: ({ token }: { token: string }) => ({
		title: 'Confirm your email address',
		href: `/hospital/confirm-email?token=${token}`,
		email: [
			`Thank you for registering your hospital on ${brand.name}. Open the link below and enter the password you chose.`,
			`Next, add your hospital’s registration details. We aim to verify them within ${verificationTarget}.`,
			'The link is valid for 3 days. If you did not register, ignore this email. No one can use the account without the password.',
		],
		button: 'Confirm email address',
	}),
})

/** For the owner of an email address that is already registered. */
export const registeredAgain = defineMessage({
	name: 'hospitals.registered-again',
	to: 'anyone',
	examples: [null],
	write: () => ({
		title: 'You already have an account',
		href: '/hospital/auth',
		email: [
			'Someone tried to register a hospital with this email address. It already has an account, so we did not create another.',
			'If this was you, log in or reset your password. If not, you can ignore this email.',
		],
		button: 'Log in',
	}),
})

export const passwordForgotten = defineMessage({
	name: 'hospitals.password-forgotten',
	to: 'member',
	examples: [{ token: 'TOKEN' }],
	write: ({ token }: { token: string }) => ({
		title: 'Reset your password',
		href: `/hospital/reset-password?token=${token}`,
		email: [
			'We received a request to reset the password for your account. The link is valid for 1 hour.',
			'If this was not you, ignore this email. Your password will not change.',
		],
		button: 'Choose a new password',
	}),
})

export const passwordChanged = defineMessage({
	name: 'hospitals.password-changed',
	to: 'member',
	examples: [null],
	write: () => ({
		title: 'Your password was changed',
		href: '/hospital/forgot-password',
		email: [
			'The password for your account was changed, and you have been logged out on all devices.',
			'If this was not you, reset your password now.',
		],
		button: 'Reset password',
	}),
})

type Invitation = { hospitalName: string; isVerified: boolean; inviterName: string; seat: MemberRole; token: string }

/**
 * The reader may not know us: say who invites them, to what, and that they can ignore it. The subject holds nothing that a
 * hospital has typed, and of one that we have not verified no name is sent to strangers at all: its page says it.
 */
export const invited = defineMessage({
	name: 'hospitals.invited',
	to: 'anyone',
	examples: [
		{ hospitalName: lakeside, isVerified: true, inviterName: 'Meera Kulkarni', seat: 'recruiter', token: 'TOKEN' },
		{ hospitalName: lakeside, isVerified: false, inviterName: 'Meera Kulkarni', seat: 'owner', token: 'TOKEN' },
		{ hospitalName: lakeside, isVerified: true, inviterName: 'Meera Kulkarni', seat: 'interviewer', token: 'TOKEN' },
	],
	write: ({ hospitalName, isVerified, inviterName, seat, token }: Invitation) => ({
		title: `You are invited to join a hospital team on ${brand.name}`,
		href: `/hospital/invitation?token=${token}`,
		email: [
			isVerified
				? `${inviterName} has invited you to join the ${hospitalName} team on ${brand.name} as ${withArticle[seat]}.`
				: `The owner of a hospital has invited you to join its team on ${brand.name} as ${withArticle[seat]}. We have not verified this hospital yet. The invitation shows its name.`,
			`The link is valid for ${invitationDays} days and works once. If you do not know this hospital, ignore this email.`,
		],
		button: 'View invitation',
	}),
})

export const hospitalDocumentInfected = defineMessage({
	name: 'hospitals.hospital-document-infected',
	to: 'member',
	examples: [{ document: 'Registration certificate', fileName: 'Certificate.pdf' }],
	write: ({ document, fileName }: { document: string; fileName: string }) => ({
		title: 'We removed a document because it failed the virus check',
		app: `${document}: ${fileName}. Please scan or photograph it again and upload the new file.`,
		href: '/hospital/documents',
	}),
})
