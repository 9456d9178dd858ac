import { Briefcase, House, ListChecks, type LucideIcon, MessageSquare, UserRound } from 'lucide-react'

/** `also`: another address that belongs to it. */
export type Tab = { to: string; label: string; Icon: LucideIcon; also?: string }

const home: Tab = { to: '/', label: 'Home', Icon: House }
const jobs: Tab = { to: '/jobs', label: 'Jobs', Icon: Briefcase }

export const visitorTabs: Tab[] = [home, jobs, { to: '/doctors/register', label: 'Register', Icon: UserRound }]

/** The bottom bar of a phone; on a desk the same five stand in the header. */
export const specialistTabs: Tab[] = [
	home,
	jobs,
	{ to: '/applications', label: 'Applications', Icon: ListChecks },
	{ to: '/messages', label: 'Messages', Icon: MessageSquare },
	{ to: '/doctors/dashboard', label: 'Profile', Icon: UserRound, also: '/profile' },
]
