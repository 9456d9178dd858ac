// The terms in which a capability's access-cases.server.ts says who gets what of its objects. A page's group in
// routes.ts says whom the page refuses, so a case names only roles that the group lets in.
import { randomUUID } from 'node:crypto'
import { type Role, roles, type World } from './world.ts'

export type { World }

/** A status, or a place to be sent to (`{openJob}` is its id). */
type One = number | `/${string}` | `sign in: /${string}`
/** Of two, the page of a refused form is either shown or, for a role that has no use for it, left for another. */
export type Answer = One | readonly [One, One]
/** A role that is not listed gets 404, which is also the answer for an id that does not exist. A recruiter gets what the owner gets. */
export type Answers = Partial<Record<Role, Answer>>
/** Without roles it applies only to the owners of the object. */
type ToOwners = Answer | Answers

export type Case = {
	/** Says which case it is where a route has several. */
	about?: string
	/** What the address names where it is not the usual object. */
	ids?: (world: World) => Record<string, string>
	query?: (world: World) => string
	/** The address is answered alike with any id. */
	anyId?: boolean
	/** Where it is not said, its owners read the page or are sent on to it. */
	get?: ToOwners
	post?: {
		form?: (world: World) => Record<string, string>
		before?: (world: World) => Promise<unknown>
		/** Takes no notice of fields, so none can be smuggled in. */
		readsNoForm?: boolean
		/** The address is the permission, so programs that are no browser may post there. */
		byPrograms?: boolean
		/** For an id that does not exist, where that is not 404. */
		unknown?: One
		answers: ToOwners
	}
}
export type AccessCases = Record<string, Case[]>

// Recruiters are left out, so that what is said of a member, or of another hospital, holds for both.
export const everyone = (answer: Answer): Answers =>
	Object.fromEntries(roles.filter((role) => role !== 'recruiter' && role !== 'branch').map((role) => [role, answer]))

/** Own things of one specialist; another specialist is told that there is no such thing. */
export const applicantOnly = (answer: Answer): Answers => ({ applicant: answer })
/** Every specialist has one of their own. */
export const specialists = (answer: Answer): Answers => ({ stranger: answer, applicant: answer })
/** Things of one verified hospital. */
export const memberOnly = (answer: Answer): Answers => ({ member: answer })
/** What one member keeps for themselves: colleagues are told that there is no such thing. */
export const ofOneMember = (answer: Answer): Answers => ({ member: answer, recruiter: 404 })
/** What every verified hospital has of its own. */
export const verified = (answer: Answer): Answers => ({ rival: answer, member: answer })
/** What every hospital has of its own, verified or not. */
export const members = (answer: Answer): Answers => ({ pending: answer, rival: answer, member: answer })
export const accounts = (answer: Answer): Answers => everyone(answer)
/** An interview belongs to a specialist and to a hospital. */
export const bothSides = (answer: Answer): Answers => ({ applicant: answer, member: answer })
/** What owners do about their own hospital. */
export const ownersOnly = (answer: Answer): Answers => members(answer)

export const version = (row: { version: number }) => ({ version: String(row.version) })
/** A move that was never made; the same in every address of a test. */
export const neverMade = randomUUID()
export const ofStranger = ({ people }: World) => ({ specialistId: people.stranger.specialistId })
export const ofVerified = ({ hospital }: World) => ({ hospitalId: hospital.id })
export const ofAcquaintance = ({ acquaintance }: World) => ({ specialistId: acquaintance.specialistId })
