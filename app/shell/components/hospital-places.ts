import type { HospitalFrame } from '../hospital-frame.server.ts'

export type Place = { to: string; label: string; end?: boolean; count?: number; says?: string }

/** Where a hospital's people work. `end`: what lies below is a place of its own. */
export const placesOf = ({ waiting }: HospitalFrame): Place[] => [
	{ to: '/hospitals/dashboard', label: 'Candidates', end: true },
	{ to: '/hospitals/dashboard/jobs', label: 'Jobs', count: waiting.newApplicants, says: 'new' },
	{ to: '/hospitals/dashboard/interviews', label: 'Interviews' },
	{ to: '/hospital/contact-requests', label: 'Contact requests' },
	{ to: '/messages', label: 'Messages', count: waiting.unreadMessages, says: 'unread' },
	{ to: '/hospital/team', label: 'Team' },
	{ to: '/hospital/profile', label: 'Hospital page' },
	{ to: '/hospital/settings', label: 'Settings' },
]

/** What the palette offers beside the places. */
export const paletteActions: { to: string; label: string }[] = [
	{ to: '/hospital/post-job', label: 'Post a new job' },
	{ to: '/hospital/shortlist', label: 'Shortlist' },
	{ to: '/hospital/candidate-searches', label: 'Saved searches' },
	{ to: '/hospital/team/invitations/new', label: 'Invite somebody to the team' },
	{ to: '/hospitals/verification', label: 'Verification' },
	{ to: '/notifications', label: 'Notifications' },
	{ to: '/account/security', label: 'Password and logins' },
]
