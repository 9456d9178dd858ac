import {
	createContext,
	data,
	type LoaderFunctionArgs,
	type MiddlewareFunction,
	type RouterContextProvider,
	redirect,
} from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { type forbidden, locked, notFound } from '#app/platform/http/http.ts'
import {
	type AccountKind,
	type Actor,
	type Interviewer,
	type Member,
	needsSecondFactor,
	type Operator,
	type Specialist,
} from './actor.ts'
import { pageOf } from './page-of.ts'
import { endedSession, getActor, lastProof } from './sessions/session.server.ts'

export type Context = Readonly<RouterContextProvider>
type Account = Specialist | Member | Interviewer | Operator

/** Where each kind of account signs in. */
export const signInPages: Record<AccountKind, string> = {
	specialist: '/doctors/register',
	member: '/hospital/auth',
	operator: '/operator/sign-in',
}

/** As whom the sender of this request was asked to sign in; null when they were not. */
const signInContext = createContext<AccountKind | null>(null)
export const sentToSignIn = (context: Context) => context.get(signInContext)

function askToSignIn(kind: AccountKind, context: Context, request: Request) {
	context.set(signInContext, kind)
	const hasAccount = kind === 'specialist' && (endedSession(context) !== null || !isOfferedToVisitors(pageOf(request)))
	return signInAt(signInPages[kind], request, hasAccount ? { mode: 'login' } : {})
}

/**
 * Only a job offers visitors something that needs an account. Messages and bookmarks lead to the other pages, so whoever
 * opens one has an account, and is not asked to register.
 */
const isOfferedToVisitors = (page: string) => /^\/jobs\/[^/]+\/(apply|saving)\b/.test(page)

/** Sends a visitor to `page`, and back to this page afterwards. */
function signInAt(page: string, request: Request, query: Record<string, string> = {}) {
	const back = pageOf(request)
	const search = new URLSearchParams({ ...(back === '/' ? {} : { returnTo: back }), ...query })
	return redirect(search.size > 0 ? `${page}?${search}` : page)
}

/** An account that needs an authenticator app opens none of its pages before it has set one up. */
function holdUntilEnrolled(actor: Actor, context: Context, request: Request) {
	// A passkey is two factors in one.
	const { hasSecondFactor: isEnrolled, hasStrongProof } = lastProof(context)
	if (isEnrolled || hasStrongProof || !needsSecondFactor(actor, env.APP_MODE)) return
	throw signInAt('/account/security/authenticator', request)
}

export function requireSpecialist(context: Context, request: Request): Specialist {
	const actor = getActor(context)
	if (actor.kind !== 'specialist') throw askToSignIn('specialist', context, request)
	return actor
}

/** Any member, of a hospital in any status. */
export function requireMember(context: Context, request: Request): Member {
	const actor = getActor(context)
	if (actor.kind === 'interviewer') throw locked(notForInterviewers)
	if (actor.kind !== 'member') throw askToSignIn('member', context, request)
	holdUntilEnrolled(actor, context, request)
	if (actor.sites?.length === 0 && !/^\/hospital\/(team|settings)\b/.test(pageOf(request))) throw locked(withoutSite)
	return actor
}

/** What belongs to the hospital as a whole, and not to a site of it. */
export function requireMemberOfAllSites(context: Context, request: Request): Member {
	const member = requireMember(context, request)
	if (member.sites !== null) throw locked(ofAllSites)
	return member
}

const ofAllSites = {
	title: 'This page opens for members of all sites',
	message:
		'You work for some sites of your hospital, and this page is about all of them. An owner can change your sites.',
	link: { to: '/hospital/team', label: 'View team' },
}

const withoutSite = {
	title: 'Your hospital has removed the site that you worked for',
	message: 'An owner of your hospital can choose other sites for you. Your notes and messages stay, under your name.',
	link: { to: '/hospital/team', label: 'View team' },
}

/** A member of a hospital that we have verified; the others are told why the page is locked. */
export function requireVerifiedMember(context: Context, request: Request): Member {
	const member = requireMember(context, request)
	requireVerified(member)
	return member
}

function requireVerified({ hospitalStatus }: Member | Interviewer) {
	if (hospitalStatus !== 'verified') throw locked(lockedPages[hospitalStatus])
}

/** An interviewer of a verified hospital. For members the pages do not exist, because they have more of the same. */
export function requireInterviewer(context: Context, request: Request): Interviewer {
	const actor = getActor(context)
	if (actor.kind === 'visitor') throw askToSignIn('member', context, request)
	if (actor.kind !== 'interviewer') throw notFound()
	holdUntilEnrolled(actor, context, request)
	requireVerified(actor)
	return actor
}

/** Everyone who takes part in interviews. */
export function requireInterviewParty(context: Context, request: Request): Specialist | Member | Interviewer {
	return getActor(context).kind === 'interviewer'
		? requireInterviewer(context, request)
		: requireParticipant(context, request)
}

const notForInterviewers = {
	title: 'This page is for owners and recruiters of your hospital',
	message:
		'As an interviewer you see the interviews that you take part in, and the profiles of those applicants. An owner of your hospital can make you a recruiter.',
	link: { to: '/interviews', label: 'View your interviews' },
}

/** As `requireVerifiedMember`, and with the same proof, for a member of whose hospital, still to be verified, an operator has released something. */
export async function requireReleasedMember(
	context: Context,
	request: Request,
	isReleased: (member: Member) => Promise<boolean>,
): Promise<Member> {
	const member = requireMember(context, request)
	if (member.hospitalStatus !== 'pending' || !(await isReleased(member))) return requireVerifiedMember(context, request)
	holdUntilEnrolled({ ...member, hospitalStatus: 'verified' }, context, request)
	return member
}

const opensLater = 'This page opens when your hospital is verified'
const verificationPage = '/hospitals/verification'

const lockedPages: Record<Exclude<Member['hospitalStatus'], 'verified'>, Parameters<typeof locked>[0]> = {
	pending: {
		title: opensLater,
		message:
			'We are checking the details of your hospital. Until then you can save jobs as drafts and upload documents.',
		link: { to: verificationPage, label: 'View verification status' },
	},
	rejected: {
		title: opensLater,
		message: 'Your hospital could not be verified. View the reason, then resubmit your details.',
		link: { to: verificationPage, label: 'View reason and next steps' },
	},
	suspended: {
		title: 'This page is closed while your hospital is suspended',
		message: 'It opens again when the suspension ends. You can read the reason and appeal.',
		link: { to: verificationPage, label: 'View reason' },
	},
}

/** The pages of operators do not exist for an account of another kind. */
export function requireOperator(context: Context, request: Request): Operator {
	const actor = getActor(context)
	if (actor.kind === 'visitor') throw askToSignIn('operator', context, request)
	if (actor.kind !== 'operator') throw notFound()
	holdUntilEnrolled(actor, context, request)
	return actor
}

/** An account with a password, and so with something to protect it; for a specialist the page does not exist. */
export function requirePasswordAccount(context: Context, request: Request): Member | Interviewer | Operator {
	const actor = getActor(context)
	if (actor.kind === 'visitor') throw askToSignIn('member', context, request)
	if (actor.kind === 'specialist') throw notFound()
	return actor
}

export function requireAccount(context: Context, request: Request): Account {
	const actor = getActor(context)
	// Whose session it was, where that is known, says which of the sign-in pages is theirs.
	if (actor.kind === 'visitor') throw askToSignIn(endedSession(context)?.kind ?? 'specialist', context, request)
	return actor
}

/** Either side of a conversation or an interview: a specialist, or a member of a verified hospital. */
export function requireParticipant(context: Context, request: Request): Specialist | Member {
	const actor = requireAccount(context, request)
	if (actor.kind === 'operator') throw notFound()
	return actor.kind === 'specialist' ? actor : requireVerifiedMember(context, request)
}

/** The groups of routes.ts, and the larger ones whose pages could let the same actor in. */
const groups = {
	accounts: [],
	passwordAccounts: [],
	specialists: [],
	members: [],
	owners: ['members'],
	allSiteMembers: ['members'],
	verifiedMembers: ['members'],
	coverMembers: ['members'],
	participants: [],
	interviewers: ['interviewParties'],
	interviewParties: [],
	operators: [],
} satisfies Record<string, string[]>
type Group = keyof typeof groups

const enteredContext = createContext<{ groups: readonly string[]; actor: Account } | null>(null)

/** The frame of an error page. root.tsx hands it in, because a refusal comes before the root loader runs. */
export const frameContext = createContext<() => Promise<object>>(async () => ({}))

/** The route as `routes.ts` writes it, and what stands in its places. */
export type Matched = Pick<LoaderFunctionArgs, 'pattern' | 'params'>

/**
 * The middleware of a group's layout: whoever may not enter gets their answer before any loader or action below it runs. No answer of a
 * group is for search engines.
 */
export const enter =
	(
		group: Group,
		admit: (context: Context, request: Request, matched: Matched) => Account | Promise<Account>,
	): MiddlewareFunction<Response> =>
	async ({ request, context, ...matched }, next) => {
		try {
			context.set(enteredContext, { groups: [group, ...groups[group]], actor: await admit(context, request, matched) })
		} catch (refusal) {
			if (refusal instanceof Response || refusal instanceof Error) throw refusal
			const { data: said, init } = refusal as ReturnType<typeof forbidden>
			throw data({ ...said, frame: await context.get(frameContext)() }, init ?? {})
		}
		const response = await next()
		response.headers.set('X-Robots-Tag', 'noindex')
		return response
	}

/** The actor admitted by a group of routes.ts. Throws where the page is in none of these groups, which is a bug. */
function admitted<Entrant extends Account>(context: Context, ...groups: Group[]): Entrant {
	const entered = context.get(enteredContext)
	if (!entered || !(groups.length === 0 || groups.some((group) => entered.groups.includes(group))))
		throw new Error(`This page is not among the ${groups.join(' or ') || 'guarded pages'} of routes.ts`)
	return entered.actor as Entrant
}

export const accountOf = (context: Context) => admitted(context)
export const passwordAccountOf = (context: Context) =>
	admitted<Member | Interviewer | Operator>(context, 'passwordAccounts')
export const specialistOf = (context: Context) => admitted<Specialist>(context, 'specialists')
export const memberOf = (context: Context) => admitted<Member>(context, 'members')
export const ownerOf = (context: Context) => admitted<Member>(context, 'owners')
export const verifiedMemberOf = (context: Context) => admitted<Member>(context, 'verifiedMembers')

/** On pages for verified members that are about the hospital as a whole. */
export function verifiedMemberOfAllSites(context: Context): Member {
	const member = verifiedMemberOf(context)
	if (member.sites !== null) throw locked(ofAllSites)
	return member
}
export const participantOf = (context: Context) => admitted<Specialist | Member>(context, 'participants')
export const interviewerOf = (context: Context) => admitted<Interviewer>(context, 'interviewers')
export const interviewPartyOf = (context: Context) =>
	admitted<Specialist | Member | Interviewer>(context, 'interviewParties')
export const operatorOf = (context: Context) => admitted<Operator>(context, 'operators')
