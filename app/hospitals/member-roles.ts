import type { Member } from '#app/identity/actor.ts'

/** A person's place in the hospital's team. */
export const memberRoles = ['owner', 'recruiter'] as const
export type MemberRole = (typeof memberRoles)[number]

export const memberRoleNames: Record<MemberRole, string> = { owner: 'Owner', recruiter: 'Recruiter' }

export const memberRoleHints: Record<MemberRole, string> = {
	owner: 'Can post jobs, hire, manage team members and handle verification.',
	recruiter: 'Can post jobs, find and interview specialists, and hire.',
}

/** Inviting, removing and changing seats is for owners. */
export const mayManageTeam = (member: Pick<Member, 'role'>) => member.role === 'owner'

type Seat = { accountId: string; role: MemberRole; isSuspended?: boolean }

/** Whether the team keeps an owner without this one, because only owners can let people in. One who is suspended cannot. */
export const keepsAnOwner = (team: readonly Seat[], without: string) =>
	team.some(({ accountId, role, isSuspended }) => role === 'owner' && !isSuspended && accountId !== without)
