/** A person's place in the hospital's team. */
export const memberRoles = ['owner', 'recruiter', 'interviewer'] as const
export type MemberRole = (typeof memberRoles)[number]

export const memberRoleNames: Record<MemberRole, string> = {
	owner: 'Owner',
	recruiter: 'Recruiter',
	interviewer: 'Interviewer',
}

/** With its article, in a sentence. */
export const withArticle: Record<MemberRole, string> = {
	owner: 'an owner',
	recruiter: 'a recruiter',
	interviewer: 'an interviewer',
}

/** What each can do, after 'can': of a colleague to invite, and to the invited person. */
export const memberRoleAbilities: Record<MemberRole, string> = {
	owner: 'post jobs, hire, manage team members and handle verification',
	recruiter: 'post jobs, find and interview specialists, and hire',
	interviewer: 'only take part in interviews, read the profiles of those applicants and score them',
}

/** Inviting, removing and changing seats is for owners. */
export const mayManageTeam = (member: { role: MemberRole }) => member.role === 'owner'

type Seat = { accountId: string; role: MemberRole; isSuspended?: boolean }

/** Whether the team keeps an owner without this one, because only owners can let people in. One who is suspended cannot. */
export const keepsAnOwner = (team: readonly Seat[], without: string) =>
	team.some(({ accountId, role, isSuspended }) => role === 'owner' && !isSuspended && accountId !== without)
