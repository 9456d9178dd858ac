import { Briefcase, House, ListChecks, type LucideIcon, MessageSquare, UserRound } from 'lucide-react'

/** `end`: pages below this address are not part of it. `also`: another address that is. */
export type Tab = { to: string; label: string; Icon: LucideIcon; end?: boolean; also?: string }

const home: Tab = { to: '/', label: 'Home', Icon: House, end: true }
const jobs: Tab = { to: '/jobs', label: 'Jobs', Icon: Briefcase }

export const visitorTabs: Tab[] = [home, jobs, { to: '/doctors/register', label: 'Register', Icon: UserRound }]

/** Of an interviewer, in both bars. */
export const interviewerTabs: Tab[] = [
	{ to: '/interviews', label: 'Interviews', Icon: ListChecks },
	{ to: '/account/security', label: 'Security', Icon: UserRound },
]

/** The bottom bar of a phone; on a desk the same five stand in the header. */
export const specialistTabs: Tab[] = [
	home,
	jobs,
	{ to: '/applications', label: 'Applications', Icon: ListChecks },
	{ to: '/messages', label: 'Messages', Icon: MessageSquare },
	{ to: '/doctors/dashboard', label: 'Profile', Icon: UserRound, also: '/profile' },
]
