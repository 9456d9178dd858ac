import type { HospitalFrame } from '../hospital-frame.server.ts'

export type Place = { to: string; label: string; end?: boolean; count?: number; says?: string }
/** The page's audience, members of a verified hospital or owners only. */
type Asks = { asks?: 'verified' | 'owner' }

/** Pages where members work. `end` means that pages below are separate places. */
export const placesOf = (frame: HospitalFrame): Place[] => open(frame, places(frame))

const places = ({ waiting }: HospitalFrame): (Place & Asks)[] => [
	{ to: '/hospitals/dashboard', label: 'Candidates', end: true },
	{ to: '/hospitals/dashboard/jobs', label: 'Jobs' },
	{
		to: '/hospital/applicants',
		label: 'Applicants',
		count: waiting.newApplicants,
		says: 'new',
		asks: 'verified',
	},
	{ to: '/hospitals/dashboard/interviews', label: 'Interviews' },
	{ to: '/hospital/contact-requests', label: 'Contact requests', asks: 'verified' },
	{ to: '/messages', label: 'Messages', count: waiting.unreadMessages, says: 'unread', asks: 'verified' },
	{ to: '/hospital/team', label: 'Team' },
	{ to: '/hospital/profile', label: 'Hospital page' },
	{ to: '/hospital/settings', label: 'Settings' },
]

/** What the palette offers beside the places. */
export const paletteActionsOf = (frame: HospitalFrame): Place[] => open(frame, paletteActions)

const paletteActions: (Place & Asks)[] = [
	{ to: '/hospital/post-job', label: 'Post a new job' },
	{ to: '/hospital/reviews', label: 'In review' },
	{ to: '/hospital/shortlist', label: 'Saved candidates', asks: 'verified' },
	{ to: '/hospital/candidate-searches', label: 'Saved searches', asks: 'verified' },
	{ to: '/hospital/team/invitations/new', label: 'Invite a team member', asks: 'owner' },
	{ to: '/hospitals/verification', label: 'Verification' },
	{ to: '/notifications', label: 'Notifications' },
	{ to: '/account/security', label: 'Security' },
]

const open = ({ isVerified, isOwner }: HospitalFrame, all: (Place & Asks)[]): Place[] =>
	all.filter(({ asks }) => asks === undefined || (asks === 'verified' ? isVerified : isOwner))
