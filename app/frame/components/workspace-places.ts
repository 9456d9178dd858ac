import {
	Briefcase,
	Building2,
	CalendarDays,
	ChartColumn,
	Flag,
	LayoutList,
	type LucideIcon,
	MessageSquare,
	ScanSearch,
	Send,
	ShieldCheck,
	Siren,
	SquareKanban,
	CheckCheck,
	UserRoundX,
	UserSearch,
	Users,
} from 'lucide-react'
import type { OperatorRole } from '#app/identity/operator-role.ts'
import { mayOpen } from '#app/operations/policy.ts'
import type { HospitalFrame } from '../hospital-frame.server.ts'
import type { WorkspaceViewer } from '../viewer.ts'

/** `end`: pages below this address are separate places. `says` names what is counted. */
export type Place = { to: string; label: string; end?: boolean; count?: number; says?: string }
/** A place in the rail of a desk. The first four are also in the bar of a phone. */
export type RailPlace = Place & { Icon: LucideIcon; inBar?: boolean }
/** The page's audience, members of a verified hospital or owners only. */
export type Asks = { asks?: 'verified' | 'owner' }

/** The pages where the viewer works. */
export const railPlacesOf = (viewer: WorkspaceViewer): RailPlace[] =>
	viewer.kind === 'operator'
		? included(viewer.role, operatorPlaces).map((place, at) => ({ ...place, inBar: at < 4 }))
		: open(viewer.hospital, hospitalPlaces(viewer))

/** Pages about the viewer and their hospital, behind their picture. */
export const accountPlacesOf = (viewer: WorkspaceViewer): Place[] =>
	viewer.kind === 'operator' ? included(viewer.role, operatorAccount) : open(viewer.hospital, hospitalAccount)

const hospitalPlaces = ({
	hospital: { newApplicants },
	unreadMessages,
}: Extract<WorkspaceViewer, { kind: 'member' }>): (RailPlace & Asks)[] => [
	{ to: '/hospitals/dashboard', label: 'Candidates', end: true, Icon: Users, inBar: true },
	{ to: '/hospitals/dashboard/jobs', label: 'Jobs', Icon: Briefcase, inBar: true },
	{
		to: '/hospital/applicants',
		label: 'Applicants',
		count: newApplicants,
		says: 'new',
		asks: 'verified',
		Icon: SquareKanban,
		inBar: true,
	},
	{ to: '/hospitals/dashboard/interviews', label: 'Interviews', Icon: CalendarDays },
	{ to: '/hospital/cover', label: 'Cover', asks: 'verified', Icon: Siren },
	{ to: '/hospital/contact-requests', label: 'Requests', asks: 'verified', Icon: Send },
	{
		to: '/messages',
		label: 'Messages',
		count: unreadMessages,
		says: 'unread',
		asks: 'verified',
		Icon: MessageSquare,
		inBar: true,
	},
	{ to: '/hospital/reports', label: 'Reports', asks: 'verified', Icon: ChartColumn },
	{ to: '/hospital/profile', label: 'Hospital', Icon: Building2 },
]

const hospitalAccount: (Place & Asks)[] = [
	{ to: '/hospital/waiting', label: 'Waiting for an answer', asks: 'verified' },
	{ to: '/hospital/team', label: 'Team' },
	{ to: '/hospital/plan', label: 'Plan' },
	{ to: '/hospitals/verification', label: 'Verification' },
	{ to: '/hospital/documents', label: 'Documents' },
	{ to: '/hospital/log', label: 'Activity log', asks: 'owner' },
	{ to: '/hospital/settings', label: 'Settings' },
	{ to: '/account/security', label: 'Security' },
]

const operatorPlaces: RailPlace[] = [
	{ to: '/operator', label: 'Overview', end: true, Icon: LayoutList },
	{ to: '/operator/hospitals', label: 'Hospitals', Icon: Building2 },
	{ to: '/operator/credentials', label: 'Credentials', Icon: ShieldCheck },
	{ to: '/operator/reviews', label: 'Reviews', Icon: ScanSearch },
	{ to: '/operator/reports', label: 'Reports', Icon: Flag },
	{ to: '/operator/conduct', label: 'Users', Icon: UserRoundX },
	{ to: '/operator/proposals', label: 'To confirm', Icon: CheckCheck },
	{ to: '/operator/messages', label: 'Contact', Icon: MessageSquare },
	{ to: '/operator/people', label: 'Accounts', Icon: UserSearch },
	{ to: '/operator/figures', label: 'Figures', Icon: ChartColumn },
]

const operatorAccount: Place[] = [
	{ to: '/operator/pictures', label: 'Pictures' },
	{ to: '/operator/ratings', label: 'Ratings' },
	{ to: '/operator/appeals', label: 'Appeals' },
	{ to: '/operator/cover', label: 'Cover' },
	{ to: '/operator/team', label: 'Operators' },
	{ to: '/operator/deletions', label: 'Account deletions' },
	{ to: '/operator/audit', label: 'Audit log' },
	{ to: '/operator/tasks', label: 'Failed tasks' },
	{ to: '/jobs', label: 'Jobs' },
	{ to: '/account/security', label: 'Security' },
]

/** What the role of an operator includes; other pages are for everyone. */
const included = <Entry extends Place>(role: OperatorRole, all: readonly Entry[]): Entry[] =>
	all.filter(({ to }) => !to.startsWith('/operator') || mayOpen(role, to))

export const open = <Entry extends Asks>({ isVerified, isOwner }: HospitalFrame, all: readonly Entry[]): Entry[] =>
	all.filter(({ asks }) => asks === undefined || (asks === 'verified' ? isVerified : isOwner))
