import { Briefcase, House, ListChecks, type LucideIcon, MessageSquare, UserRound } from 'lucide-react'
import { t } from '#app/platform/language/words.ts'

/** `end`: pages below this address are not part of it. `also`: another address that is. */
export type Tab = { to: string; label: string; Icon: LucideIcon; end?: boolean; also?: string }

const home = (): Tab => ({ to: '/', label: t.of('page')`Home`, Icon: House, end: true })
const jobs = (): Tab => ({ to: '/jobs', label: t`Jobs`, Icon: Briefcase })

export const visitorTabs = (): Tab[] => [
	home(),
	jobs(),
	{ to: '/doctors/register', label: t`Register`, Icon: UserRound },
]

/** Of an interviewer, in both bars. */
export const interviewerTabs = (): Tab[] => [
	{ to: '/interviews', label: t`Interviews`, Icon: ListChecks },
	{ to: '/account/security', label: t`Security`, Icon: UserRound },
]

/** The bottom bar of a phone; on a desk the same five stand in the header. */
export const specialistTabs = (): Tab[] => [
	home(),
	jobs(),
	{ to: '/applications', label: t`Applications`, Icon: ListChecks },
	{ to: '/messages', label: t`Messages`, Icon: MessageSquare },
	{ to: '/doctors/dashboard', label: t`Profile`, Icon: UserRound, also: '/profile' },
]
