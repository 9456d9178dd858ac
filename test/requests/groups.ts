import type { Answer } from '#test/access.ts'
import type { Role } from '../world.ts'

const specialistSignIn = 'sign in: /doctors/register'
const hospitalSignIn = 'sign in: /hospital/auth'

const noSpecialist: Partial<Record<Role, Answer>> = {
	visitor: specialistSignIn,
	pending: specialistSignIn,
	rival: specialistSignIn,
	branch: specialistSignIn,
	recruiter: specialistSignIn,
	interviewer: specialistSignIn,
	member: specialistSignIn,
	operator: specialistSignIn,
}
const noMember: Partial<Record<Role, Answer>> = {
	visitor: hospitalSignIn,
	stranger: hospitalSignIn,
	applicant: hospitalSignIn,
	operator: hospitalSignIn,
	interviewer: 403,
}
const noOperator: Partial<Record<Role, Answer>> = {
	visitor: 'sign in: /operator/sign-in',
	stranger: 404,
	applicant: 404,
	pending: 404,
	rival: 404,
	branch: 404,
	recruiter: 404,
	member: 404,
	interviewer: 404,
}

/** What each group of routes.ts answers the roles that it does not let in, and a page of it that anyone else may open. */
export const groups = {
	visitors: { page: '/faq', refuses: {} },
	accounts: { page: '/notifications', refuses: { visitor: specialistSignIn } },
	passwordAccounts: {
		page: '/account/confirm/password',
		refuses: { visitor: hospitalSignIn, stranger: 404, applicant: 404 },
	},
	specialists: { page: '/settings', refuses: noSpecialist },
	members: { page: '/hospital/team', refuses: noMember },
	owners: { page: '/hospital/team/invitations/new', refuses: { ...noMember, recruiter: 403, branch: 403 } },
	allSiteMembers: { page: '/hospital/plan', refuses: { ...noMember, branch: 403 } },
	verifiedMembers: { page: '/hospital/applicants', refuses: { ...noMember, pending: 403 } },
	participants: {
		page: '/messages',
		refuses: { visitor: specialistSignIn, pending: 403, operator: 404, interviewer: 403 },
	},
	interviewParties: { page: '/account/calendar', refuses: { visitor: specialistSignIn, pending: 403, operator: 404 } },
	// Each of its pages names an interview.
	interviewers: {
		page: null,
		refuses: { ...noOperator, visitor: hospitalSignIn, operator: 404, interviewer: undefined },
	},
	// Each of its pages names a request.
	coverMembers: { page: null, refuses: { ...noMember, pending: 403 } },
	operators: { page: '/operator', refuses: noOperator },
} satisfies Record<string, { page: string | null; refuses: { [role in Role]?: Answer | undefined } }>

export type Group = keyof typeof groups

/** To whom the planted objects belong that pages of a group name; a recruiter acts for the same hospital as the owner. */
export const ownersIn: Record<Group, Role[]> = {
	visitors: [],
	accounts: [],
	passwordAccounts: [],
	specialists: ['applicant'],
	members: ['member', 'recruiter'],
	owners: ['member'],
	allSiteMembers: ['member', 'recruiter'],
	verifiedMembers: ['member', 'recruiter'],
	coverMembers: ['member', 'recruiter'],
	participants: ['applicant', 'member', 'recruiter'],
	interviewParties: ['applicant', 'member', 'recruiter', 'interviewer'],
	interviewers: ['interviewer'],
	operators: ['operator'],
}

/** What the group answers this role; null where it lets it in. */
export const refusal = (group: Group, role: Role): Answer | null => {
	const answers: { [each in Role]?: Answer | undefined } = groups[group].refuses
	return answers[role] ?? null
}
