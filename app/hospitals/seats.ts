import type { Member } from '#app/identity/actor.ts'

/** A person's place in the hospital's team. */
export const seats = ['owner', 'recruiter'] as const
export type Seat = (typeof seats)[number]

export const seatNames: Record<Seat, string> = { owner: 'Owner', recruiter: 'Recruiter' }

export const seatHints: Record<Seat, string> = {
	owner: 'Can post jobs, hire, manage team members and handle verification.',
	recruiter: 'Can post jobs, find and interview specialists, and hire.',
}

/** Inviting, removing and changing seats is for owners. */
export const mayManageTeam = (member: Pick<Member, 'role'>) => member.role === 'owner'

/** Whether the team would still have an owner without this one: nobody else could let people in. */
export const keepsAnOwner = (team: readonly { accountId: string; role: Seat }[], without: string) =>
	team.some(({ accountId, role }) => role === 'owner' && accountId !== without)
