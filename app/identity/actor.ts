import type { OperatorRole } from './operators/operator-role.ts'

/** The requester and their capacity. Built once per request by `identifyActor`. */
export type Actor =
	| { kind: 'visitor' }
	| { kind: 'specialist'; accountId: string; sessionId: string; specialistId: string; name: string }
	| {
			kind: 'member'
			accountId: string
			sessionId: string
			name: string
			hospitalId: string
			hospitalName: string
			hospitalStatus: 'pending' | 'verified' | 'rejected' | 'suspended'
			role: 'owner' | 'recruiter'
			/** Those whose jobs and cover the member sees and works on (`hospital_members.sites`). Null: all. */
			sites: string[] | null
	  }
	| {
			kind: 'interviewer'
			accountId: string
			sessionId: string
			name: string
			hospitalId: string
			hospitalName: string
			hospitalStatus: 'pending' | 'verified' | 'rejected' | 'suspended'
	  }
	| { kind: 'operator'; accountId: string; sessionId: string; name: string; role: OperatorRole }

export type Specialist = Extract<Actor, { kind: 'specialist' }>
export type Member = Extract<Actor, { kind: 'member' }>
/** A person of a hospital’s team who sees the interviews that they take part in, and nothing else of it. A kind of its own: what is for members is not for them. */
export type Interviewer = Extract<Actor, { kind: 'interviewer' }>
export type Operator = Extract<Actor, { kind: 'operator' }>
/** Kinds of accounts by how they log in; an interviewer has the account of a member. */
export type AccountKind = Exclude<Actor['kind'], 'visitor' | 'interviewer'>

/** A hospital that we have checked: only its members may publish, see candidates and move applications. */
export const isVerified = (member: Pick<Member, 'hospitalStatus'>) => member.hospitalStatus === 'verified'

/**
 * In production a password alone opens nothing to those who decide about hospitals or see candidates. The demo lets them
 * in without, so that it can be tried out.
 */
export const needsSecondFactor = (actor: Actor, mode: 'demo' | 'production' | 'test') =>
	mode === 'production' &&
	(actor.kind === 'operator' || ((actor.kind === 'member' || actor.kind === 'interviewer') && isVerified(actor)))
