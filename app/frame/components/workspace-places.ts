import {
	Briefcase,
	Building2,
	CalendarDays,
	ChartColumn,
	FileText,
	LayoutList,
	ListTodo,
	type LucideIcon,
	MessageSquare,
	ScanSearch,
	Settings2,
	ShieldCheck,
	Siren,
	SquareKanban,
	UserSearch,
	Users,
} from 'lucide-react'
import type { OperatorRole } from '#app/identity/operators/operator-role.ts'
import { mayOpen } from '#app/operations/policy.ts'
import type { Tab } from '#app/ui/page/tabs.tsx'
import type { HospitalFrame } from '../hospital-frame.server.ts'
import type { WorkspaceViewer } from '../viewer.ts'

/** `end`: pages below this address are separate places. `also`: other addresses of it. `says` names what is counted. */
export type Place = { to: string; label: string; end?: boolean; also?: string[]; count?: number; says?: string }
/** A place in the rail of a desk. The first four are also in the bar of a phone. */
export type RailPlace = Place & { Icon: LucideIcon; inBar?: boolean }
/** The page's audience, members of a verified hospital or owners only. */
export type Asks = { asks?: 'verified' | 'owner' }

/** Pages about one thing: a place of the rail, and tabs above each of them. */
export type PlaceGroup = { label: string; tabs: Place[] }

/** The pages where the viewer works. */
export const railPlacesOf = (viewer: WorkspaceViewer): RailPlace[] =>
	viewer.kind === 'operator'
		? included(viewer.role, operatorPlaces).map((place, at) => ({
				...place,
				...placeOfGroup(viewer, place),
				inBar: at < 4,
			}))
		: open(viewer.hospital, hospitalPlaces(viewer)).map((place) => ({ ...place, ...placeOfGroup(viewer, place) }))

/** A place leads to the first page of its group that is open to the viewer, and is the current one on the others. */
function placeOfGroup(viewer: WorkspaceViewer, { label }: Place): Pick<RailPlace, 'to' | 'also'> | null {
	const [first, ...others] = groupsOf(viewer).find((group) => group.label === label)?.tabs ?? []
	return first ? { to: first.to, also: others.map(({ to }) => to) } : null
}

/** Pages about the viewer, behind their picture. */
export const accountPlacesOf = (viewer: WorkspaceViewer): Place[] =>
	viewer.kind === 'operator' ? included(viewer.role, operatorAccount) : hospitalAccount

export const groupsOf = (viewer: WorkspaceViewer): PlaceGroup[] =>
	viewer.kind === 'member'
		? hospitalGroups.map(({ label, tabs }) => ({ label, tabs: open(viewer.hospital, tabs) }))
		: operatorGroups.map(({ label, tabs }) => ({ label, tabs: included(viewer.role, tabs) }))

/** The tabs above a page of a group, with the one that it belongs to; null for other pages and where there is only one. */
export function tabsAt(viewer: WorkspaceViewer, pathname: string): { label: string; tabs: Tab[] } | null {
	// A case of an operator has the queue beside it.
	const isAt = ({ to }: Place) => (viewer.kind === 'operator' ? pathname === to : `${pathname}/`.startsWith(`${to}/`))
	const group = groupsOf(viewer).find(({ tabs }) => tabs.some(isAt))
	if (!group || group.tabs.length < 2) return null
	const nearest = group.tabs.filter(isAt).toSorted((a, b) => b.to.length - a.to.length)[0]
	return { label: group.label, tabs: group.tabs.map((tab) => ({ ...tab, current: tab === nearest })) }
}

type Member = Extract<WorkspaceViewer, { kind: 'member' }>

/** The first three are the tabs of the dashboard. */
const hospitalPlaces = ({ hospital: { newApplicants, isVerified }, unreadMessages }: Member): (RailPlace & Asks)[] => [
	{ to: '/hospitals/dashboard', label: 'Candidate Marketplace', end: true, Icon: Users, inBar: true },
	{ to: '/hospitals/dashboard/jobs', label: 'Job Postings', Icon: Briefcase, inBar: !isVerified },
	{ to: '/hospitals/dashboard/interviews', label: 'Scheduled Interviews', Icon: CalendarDays },
	{ to: '/hospital/today', label: 'Today', Icon: ListTodo, inBar: true },
	{
		to: '/hospital/applicants',
		label: 'Applicants',
		count: newApplicants,
		says: 'new',
		asks: 'verified',
		Icon: SquareKanban,
		inBar: true,
	},
	{
		to: '/messages',
		label: 'Inbox',
		count: unreadMessages,
		says: 'unread',
		asks: 'verified',
		Icon: MessageSquare,
		inBar: true,
	},
	{ to: '/hospital/cover', label: 'Cover', asks: 'verified', Icon: Siren },
	{ to: '/hospital/views', label: 'Lists', Icon: LayoutList },
	{ to: '/hospital/reports', label: 'Reports', asks: 'verified', Icon: ChartColumn },
	{ to: '/hospital/templates', label: 'Templates', Icon: FileText },
	{ to: '/hospital/profile', label: 'Hospital', Icon: Building2 },
	{ to: '/hospital/settings', label: 'Settings', Icon: Settings2 },
]

const hospitalGroups: { label: string; tabs: (Place & Asks)[] }[] = [
	{
		label: 'Inbox',
		tabs: [
			{ to: '/messages', label: 'Messages', asks: 'verified' },
			{ to: '/hospital/contact-requests', label: 'Requests', asks: 'verified' },
		],
	},
	{
		label: 'Lists',
		tabs: [
			{ to: '/hospital/shortlist', label: 'Lists', asks: 'verified' },
			{ to: '/hospital/views', label: 'Views' },
		],
	},
	{
		label: 'Templates',
		tabs: [
			{ to: '/hospital/job-templates', label: 'Jobs' },
			{ to: '/hospital/templates', label: 'Messages' },
		],
	},
	{
		label: 'Hospital',
		tabs: [
			{ to: '/hospital/profile', label: 'Public page' },
			{ to: '/hospitals/verification', label: 'Verification' },
			{ to: '/hospital/documents', label: 'Documents' },
			{ to: '/hospital/profile/sites', label: 'Sites', asks: 'owner' },
			{ to: '/hospital/profile/departments', label: 'Departments', asks: 'owner' },
		],
	},
	{
		label: 'Settings',
		tabs: [
			{ to: '/hospital/settings', label: 'Your settings' },
			{ to: '/hospital/team', label: 'Team' },
			{ to: '/hospital/plan', label: 'Plan' },
			{ to: '/hospital/settings/api', label: 'API', asks: 'owner' },
			{ to: '/hospital/settings/webhooks', label: 'Webhooks', asks: 'owner' },
			{ to: '/hospital/settings/embed', label: 'Job list', asks: 'owner' },
			{ to: '/hospital/log', label: 'Activity log', asks: 'owner' },
		],
	},
]

const hospitalAccount: Place[] = [{ to: '/account/security', label: 'Security' }]

const operatorPlaces: RailPlace[] = [
	{ to: '/operator', label: 'Overview', end: true, Icon: LayoutList },
	{ to: '/operator/hospitals', label: 'Hospitals', Icon: Building2 },
	{ to: '/operator/credentials', label: 'Credentials', Icon: ShieldCheck },
	{ to: '/operator/moderation', label: 'Moderation', Icon: ScanSearch },
	{ to: '/operator/cover', label: 'Cover', Icon: Siren },
	{ to: '/operator/messages', label: 'Contact', Icon: MessageSquare },
	{ to: '/operator/people', label: 'Accounts', Icon: UserSearch },
	{ to: '/operator/figures', label: 'Figures', Icon: ChartColumn },
]

const operatorGroups: PlaceGroup[] = [
	{
		label: 'Moderation',
		tabs: [
			{ to: '/operator/moderation', label: 'All' },
			{ to: '/operator/reviews', label: 'Texts' },
			{ to: '/operator/pictures', label: 'Pictures' },
			{ to: '/operator/reports', label: 'Reported jobs' },
			{ to: '/operator/conduct', label: 'User reports' },
			{ to: '/operator/ratings', label: 'Ratings' },
			{ to: '/operator/appeals', label: 'Appeals' },
			{ to: '/operator/proposals', label: 'To confirm' },
		],
	},
	{
		label: 'Contact',
		tabs: [
			{ to: '/operator/messages', label: 'Messages' },
			{ to: '/operator/rights/complaint', label: 'Complaints' },
			{ to: '/operator/rights/removal', label: 'Removals' },
			{ to: '/operator/rights/order', label: 'Orders' },
			{ to: '/operator/rights/correction', label: 'Corrections' },
			{ to: '/operator/rights/withdrawal', label: 'Withdrawals' },
			{ to: '/operator/rights/nominee', label: 'Nominees' },
			{ to: '/operator/numbers', label: 'Suspended numbers' },
		],
	},
]

const operatorAccount: Place[] = [
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
