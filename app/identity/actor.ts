import type { OperatorRole } from './operator-role.ts'

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
	  }
	| { kind: 'operator'; accountId: string; sessionId: string; name: string; role: OperatorRole }

export type Specialist = Extract<Actor, { kind: 'specialist' }>
export type Member = Extract<Actor, { kind: 'member' }>
export type Operator = Extract<Actor, { kind: 'operator' }>
export type AccountKind = Exclude<Actor['kind'], 'visitor'>

/** A hospital that we have checked: only its members may publish, see candidates and move applications. */
export const isVerified = (member: Member) => member.hospitalStatus === 'verified'

/**
 * In production a password alone opens nothing to those who decide about hospitals or see candidates. The demo lets them
 * in without, so that it can be tried out.
 */
export const needsSecondFactor = (actor: Actor, mode: 'demo' | 'production' | 'test') =>
	mode === 'production' && (actor.kind === 'operator' || (actor.kind === 'member' && isVerified(actor)))
