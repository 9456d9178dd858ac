// Who gets what, on one page: every route of app/routes.ts, every role. What is not listed for a role is 404, which is
// also the answer for an id that nobody has. A recruiter gets what the owner gets where nothing else is said.
import '../database.ts'
import { randomUUID } from 'node:crypto'
import { removeSearch } from '#app/alerts/saved-searches.server.ts'
import { unsubscribeUrl } from '#app/alerts/unsubscribe.server.ts'
import { moveMany } from '#app/applications/bulk.server.ts'
import { withdrawApplication } from '#app/applications/withdrawing.server.ts'
import { moveStage } from '#app/applications/deciding.server.ts'
import { requestLink } from '#app/contacts/link.server.ts'
import { decideHospital } from '#app/hospitals/verification.server.ts'
import { aPasskey, aSession } from '#app/identity/fixtures.server.ts'
import { pauseJob } from '#app/jobs/commands.server.ts'
import { answerOffer } from '#app/offers/answering.server.ts'
import { confirmStart } from '#app/offers/hiring.server.ts'
import { hideRating } from '#app/offers/rating.server.ts'
import { requestErasure } from '#app/personal-data/erasure.server.ts'
import { unsubscribeUrl as unsubscribeCandidatesUrl } from '#app/marketplace/unsubscribe.server.ts'
import { removeCandidateSearch } from '#app/marketplace/saved-searches.server.ts'
import { addDays, istToday } from '#app/platform/dates.ts'
import { ok } from '#app/platform/result.ts'
import { removeResume } from '#app/specialists/resume.server.ts'
import { changeSection, fingerprint } from '#app/specialists/revisions.server.ts'
import { languagesSection } from '#app/specialists/section-contents.server.ts'
import { type Role, roles, type World } from '../world.ts'

/** A status, a place to be sent to (`{openJob}` is its id), or a sign-in page that leads back. */
type One = number | `/${string}` | `sign in: /${string}`
/** Of two, the page of a refused form is either shown or, for who has no use for it, left for another. */
export type Answer = One | readonly [One, One]
type Answers = Partial<Record<Role, Answer>>

export const answerFor = (answers: Answers | undefined, role: Role): Answer =>
	answers?.[role] ?? (role === 'recruiter' ? answers?.member : undefined) ?? 404

export type Case = {
	/** Says which case it is where a route has several. */
	about?: string
	/** What the address names where it is not the usual object. */
	ids?: (world: World) => Record<string, string>
	query?: (world: World) => string
	/** The address is answered alike with any id. */
	anyId?: boolean
	get?: Answers
	post?: {
		form?: (world: World) => Record<string, string>
		before?: (world: World) => Promise<unknown>
		/** Takes no notice of fields, so none can be smuggled in. */
		readsNoForm?: boolean
		/** The address is the permission, so programs that are no browser may post there. */
		byPrograms?: boolean
		/** For an id that nobody has, where that is not 404. */
		unknown?: number
		answers: Answers
	}
}

const specialistSignIn = 'sign in: /doctors/register'
const hospitalSignIn = 'sign in: /hospital/auth'

// A recruiter is left out, so that what is said of a member holds for both.
const everybody = (answer: Answer): Answers =>
	Object.fromEntries(roles.filter((role) => role !== 'recruiter').map((role) => [role, answer]))

/** Own things of one specialist; another specialist is told that there is no such thing. */
const applicantOnly = (answer: Answer): Answers => ({
	...everybody(specialistSignIn),
	stranger: 404,
	applicant: answer,
})
/** Every specialist has one of their own. */
const specialists = (answer: Answer): Answers => ({ ...applicantOnly(answer), stranger: answer })

const specialistsOnly = (answer: Answer): Answers => ({ stranger: answer, applicant: answer })

/** Things of one verified hospital. */
const memberOnly = (answer: Answer): Answers => ({
	...everybody(hospitalSignIn),
	pending: 404,
	rival: 404,
	member: answer,
})
/** What one member keeps for themselves: colleagues are told that there is no such thing. */
const ofOneMember = (answer: Answer): Answers => ({ ...memberOnly(answer), recruiter: 404 })
/** What every verified hospital has of its own. */
const verified = (answer: Answer): Answers => ({ ...memberOnly(answer), rival: answer })

/** What every hospital has of its own, verified or not. */
const members = (answer: Answer): Answers => ({
	...everybody(hospitalSignIn),
	pending: answer,
	rival: answer,
	member: answer,
})
const accounts = (answer: Answer): Answers => ({ ...everybody(answer), visitor: specialistSignIn })
/** Who signs in with a password: for specialists there is no such page. */
const withPassword = (answer: Answer): Answers => ({
	visitor: hospitalSignIn,
	pending: answer,
	rival: answer,
	member: answer,
	operator: answer,
})
/** Specialists look after how they log in among their settings. */
const atSecurity: Answers = {
	...accounts('/account/security'),
	stranger: '/settings/security',
	applicant: '/settings/security',
}
const operatorOnly = (answer: Answer): Answers => ({ visitor: 'sign in: /operator/sign-in', operator: answer })

/** Of the resume's own owner; everybody else is told that there is none. */
const answerToResume = (form: Record<string, string>): Case => ({
	anyId: true,
	get: everybody('/profile/resume-reading'),
	post: { form: () => form, answers: applicantOnly('/profile/resume-reading') },
})

const version = (row: { version: number }) => ({ version: String(row.version) })

let undoable = ''
const planted = { session: randomUUID() as string, passkey: randomUUID() as string }

const withHospital = ({ hospital }: World) => ({ otherId: hospital.id })
const conversationOfMember = (answer: Answer): Answers => ({ visitor: specialistSignIn, member: answer })
const conversationOfSpecialist = (answer: Answer): Answers => ({ visitor: specialistSignIn, applicant: answer })
const aTypedMessage = () => ({ body: 'When could you begin?', clientKey: randomUUID() })

const ofHermit = ({ hermit }: World) => ({ specialistId: hermit.specialistId })

/** A page of the profile that saves one section, from the state in which fixtures leave it. */
const section = (stored: object, form: Record<string, string> = {}): Case[] => [
	{
		get: specialists(200),
		post: { form: () => ({ seen: fingerprint(stored), ...form }), answers: specialists('/profile') },
	},
]

/** The page of an entry of the profile, and the steps that can be taken with it. */
function entryRoutes(list: 'experience' | 'education' | 'skills', one: string, add: Record<string, string>) {
	const ids = ({ career }: World) => ({
		entryId: { experience: career.posts, education: career.courses, skills: career.skills }[list].at(-1) ?? '',
	})
	const page = `/profile/${list}` as const
	const step: Case = { ids, anyId: true, get: everybody(page), post: { answers: applicantOnly(page) } }
	// The only course has nowhere to go.
	const move = (answer: Answer): Case => ({ ...step, post: { answers: applicantOnly(answer) } })
	return {
		[`specialists/routes/${list}`]: [{ get: specialists(200) }],
		[`specialists/routes/add-${one}`]: [
			{ get: specialists(200), post: { form: () => add, answers: specialists(page) } },
		],
		[`specialists/routes/edit-${one}`]: [{ ids, get: applicantOnly(200), post: { answers: applicantOnly(422) } }],
		[`specialists/routes/remove-${one}`]: [step],
		[`specialists/routes/move-${one}-up`]: [move(list === 'education' ? 409 : page)],
		[`specialists/routes/move-${one}-down`]: [move(409)],
	} satisfies Record<string, Case[]>
}

const job = () => ({
	id: randomUUID(),
	title: 'Consultant Anesthesiologist',
	speciality: 'anesthesiologist',
	location: 'Pune',
	shiftType: 'morning',
	hoursPerShift: '8',
	description: 'Four theatres, mostly cardiac lists.',
	requiredSkills: 'Regional anesthesia',
	startsOn: addDays(istToday(new Date()), 14),
	employmentType: 'permanent',
	payFrom: '2,80,000',
	payUnit: 'month',
})
const draft = { title: 'Consultant', employmentType: 'permanent', payUnit: 'month' }
const ofDraft = ({ draftJob }: World) => ({ jobId: draftJob.id })
const ofClosed = ({ closedJob }: World) => ({ jobId: closedJob.id })
const ofVerified = ({ hospital }: World) => ({ hospitalId: hospital.id })
const dashboard = '/hospitals/dashboard'
const database = '/doctor-database'
const postings = '/hospitals/dashboard/jobs'
const team = '/hospital/team'
/** What owners do about their own hospital: its recruiters are refused, for they know that there is a team. */
const ownersOnly = (answer: Answer): Answers => ({ ...members(answer), recruiter: 403 })
const ofColleague = ({ people }: World) => ({ memberId: people.recruiter.accountId })
const ofInvitedOne = ({ invitation }: World) => ({ invitationId: invitation.id })
const ofInvitation = ({ invitation }: World) => `?token=${invitation.token}`
const refusedForm = everybody(422)
const refusedLogIn: Answers = {
	...refusedForm,
	member: [422, database],
	rival: [422, database],
	pending: [422, '/hospitals/verification'],
}
const registrationForm = ({ credential }: World) => ({
	councilCode: 'MH-MC',
	number: 'MMC/2016/004711',
	year: '2016',
	...version(credential),
})
const reason = { reason: 'The registration certificate has lapsed.' }

const ofCandidateSearch = ({ candidateSearch }: World) => ({ searchId: candidateSearch.id })
const tokenOfCandidateSearch = ({ candidateSearch }: World) => ({
	token: unsubscribeCandidatesUrl({ of: 'search', id: candidateSearch.id }).split('/').at(-1) ?? '',
})
/** A button beside a search for specialists that a member of the hospital saved. */
const atCandidateSearches = (before?: (world: World) => Promise<unknown>): Case => ({
	ids: ofCandidateSearch,
	anyId: true,
	get: everybody('/hospital/candidate-searches'),
	post: { ...(before ? { before } : {}), answers: ofOneMember('/hospital/candidate-searches') },
})

/** A button beside a saved search. */
const atSavedSearches = (before?: (world: World) => Promise<unknown>): Case => ({
	anyId: true,
	get: everybody('/saved-searches'),
	post: { ...(before ? { before } : {}), answers: applicantOnly('/saved-searches') },
})
const tokenOfSearch = ({ savedSearch }: World) => ({
	token: unsubscribeUrl({ of: 'search', id: savedSearch.id }).split('/').at(-1) ?? '',
})

const interviewsTab = '/hospitals/dashboard/interviews'

const proposal = (interviewer: string) => ({
	mode: 'phone',
	phone: '020 6912 0150',
	minutes: '30',
	interviewer,
	date1: addDays(istToday(new Date()), 9),
	time1: '10:30',
})

/** An interview belongs to a specialist and to a hospital. */
const bothSides = (answer: Answer): Answers => ({ visitor: specialistSignIn, applicant: answer, member: answer })
/** Who can have interviews at all. */
const withInterviews = (answer: Answer): Answers => ({ ...bothSides(answer), stranger: answer, rival: answer })

const ofStranger = ({ people }: World) => ({ specialistId: people.stranger.specialistId })
const ofAcquaintance = ({ acquaintance }: World) => ({ specialistId: acquaintance.specialistId })
const ofRequest = ({ contactRequest }: World) => ({ requestId: contactRequest.id })
const offer = {
	reason: 'A locum week in December',
	payFrom: '15,000',
	payUnit: 'shift',
	place: 'Shivajinagar, Pune',
	message: 'Could we talk about a week in December?',
}
const complaint = { reason: 'spam', detail: 'The same message came to all of us.' }

const offerForm = {
	payPaise: '3,20,000',
	payUnit: 'month',
	startsOn: addDays(istToday(new Date()), 14),
	message: 'We look forward to you.',
}
/** A move that nobody made; the same in every address of a test. */
const neverMade = randomUUID()
const ofOffered = '/hospital/applications/'
/** A button on the page of an application. */
const atApplication = (form: Record<string, string>): Case => ({
	get: memberOnly('/hospital/applications/{application}'),
	post: { form: () => form, answers: memberOnly('/hospital/applications/{application}') },
})
/** A small form on the page of an application, with a page of its own for when it is refused. */
const teamForm = (form: Record<string, string>): Case => ({ ...atApplication(form), get: memberOnly(200) })

export const routeAccess: Record<string, Case[]> = {
	'shell/routes/home': [{ get: everybody(200) }],
	'shell/routes/not-found': [{ get: everybody(404), post: { readsNoForm: true, answers: everybody(404) } }],
	'shell/routes/jobs': [{ get: everybody(200) }],
	'shell/routes/jobs-rss': [{ get: everybody(200) }],
	'shell/routes/jobs-json': [{ get: everybody(200) }],
	'shell/routes/home-card': [{ get: everybody(200) }],
	'shell/routes/job-card': [
		{ ids: ({ openJob }) => ({ jobId: openJob.id }), get: everybody(200) },
		{ about: 'a draft', ids: ofDraft, get: everybody(404) },
		{ about: 'closed', ids: ofClosed, get: everybody(404) },
	],
	'shell/routes/article-card': [
		{ ids: () => ({ slug: 'a-pac-clinic-that-works' }), get: everybody(200) },
		{ about: 'of no article', ids: () => ({ slug: 'no-such-article' }), get: everybody(404) },
	],
	'shell/routes/guide-card': [
		{ ids: () => ({ slug: 'naming-your-pay' }), get: everybody(200) },
		{ about: 'of no guide', ids: () => ({ slug: 'no-such-guide' }), get: everybody(404) },
	],
	'shell/routes/sitemap': [{ get: everybody(200) }],
	'shell/routes/sitemap-part': [{ ids: () => ({ file: 'pages.xml' }), get: everybody(200) }],
	'shell/routes/robots': [{ get: everybody(200) }],
	'shell/routes/dev-outbox': [{ get: everybody(200) }],
	'shell/routes/dev-outbox-json': [{ get: everybody(200) }],
	'shell/routes/dev-ui': [{ get: everybody(200) }],
	'shell/routes/doctor-dashboard': [{ get: specialists(200) }],
	'shell/routes/profile': [
		{ get: specialists(200) },
		{ about: 'as a hospital sees it', query: () => '?as=hospital', get: specialists(200) },
		{ about: 'as a visitor sees it', query: () => '?as=visitor', get: specialists(200) },
	],
	'shell/routes/hospital-page': [
		{ ids: ofVerified, get: everybody(200) },
		{ about: 'not verified', get: {} },
	],
	'hospitals/routes/public-page': [
		{
			get: members(200),
			post: {
				form: ({ hospital }) => ({ version: String(hospital.version + 99), about: 'A heart hospital.' }),
				answers: { ...members(409), recruiter: 404 },
			},
		},
	],
	'marketplace/routes/database': [{ get: everybody(200) }],
	'marketplace/routes/database-of-doctors': [{ get: everybody(200) }],
	'marketplace/routes/database-access': [
		{ get: { ...everybody(database), visitor: '/hospital/auth?returnTo=%2Fdoctor-database' } },
	],

	'shell/routes/doctor': [
		{ get: { ...everybody(200), applicant: '/profile' } },
		{ about: 'in Private Mode', ids: ofHermit, get: {} },
	],
	'shell/routes/contact-doctor': [
		{
			ids: ofStranger,
			get: {
				...everybody('/doctors/'),
				...verified(200),
				visitor: '/hospital/auth?returnTo=%2Fdoctors%2F',
				stranger: '/doctors/',
				applicant: '/doctors/',
				operator: '/doctors/',
				pending: '/doctors/',
			},
			post: { form: () => offer, answers: verified('/hospital/contact-requests') },
		},
		{ about: 'in Private Mode', ids: ofHermit, get: {} },
	],
	'shell/routes/preview-contact': [
		{ ids: ofStranger, get: verified(200), post: { form: () => offer, answers: verified(200) } },
		{ about: 'in Private Mode', ids: ofHermit, get: verified(404) },
	],
	'contacts/routes/hospital-requests': [{ get: verified(200) }],
	'contacts/routes/take-back': [
		{
			ids: ({ freshRequest }) => ({ requestId: freshRequest.id }),
			anyId: true,
			get: verified('/hospital/contact-requests'),
			post: { answers: memberOnly('/hospital/contact-requests') },
		},
	],
	'contacts/routes/my-requests': [{ get: specialists(200) }],
	'shell/routes/contact-request': [{ ids: ofRequest, get: applicantOnly(200) }],
	'shell/routes/accept-request': [
		{
			ids: ofRequest,
			get: applicantOnly('/contact-requests/'),
			post: { answers: applicantOnly('/messages/with/') },
		},
	],
	'contacts/routes/decline': [
		{ ids: ofRequest, get: applicantOnly(200), post: { answers: applicantOnly('/contact-requests') } },
	],
	'shell/routes/end-contact': [
		{
			ids: ({ acceptedRequest }) => ({ requestId: acceptedRequest.id }),
			get: applicantOnly('/contact-requests/'),
			post: { answers: applicantOnly('/contact-requests/') },
		},
	],
	'contacts/routes/open-link': [
		{
			ids: ({ contactRequest }) => ({ token: requestLink(contactRequest.id).split('/').at(-1) ?? '' }),
			get: { ...everybody(200), visitor: specialistSignIn, applicant: '/contact-requests/' },
		},
	],
	'contacts/routes/block-hospital': [
		{
			ids: ofVerified,
			get: specialists(200),
			post: { answers: specialists('/settings/privacy') },
		},
		{ about: 'not verified', get: specialists(404) },
	],
	'contacts/routes/report-hospital': [
		{
			ids: ofVerified,
			get: specialists(200),
			post: { form: () => complaint, answers: { ...specialists('/contact-requests'), stranger: 409 } },
		},
		{ about: 'not verified', get: specialists(404) },
	],
	'shell/routes/report-specialist': [
		{
			ids: ofAcquaintance,
			get: memberOnly(200),
			post: { form: () => complaint, answers: memberOnly('/hospital/contact-requests') },
		},
	],
	'shell/routes/consider': [
		{
			ids: ofAcquaintance,
			get: memberOnly(200),
			post: { form: ({ openJob }) => ({ jobId: openJob.id }), answers: memberOnly('/hospital/applications/') },
		},
	],
	'operations/routes/conduct-reports': [{ get: operatorOnly(200) }],
	'operations/routes/conduct-report': [
		{
			ids: ({ conductReport }) => ({ reportId: conductReport.id }),
			get: operatorOnly(200),
			post: {
				form: () => ({ verdict: 'upheld', outcome: 'We asked the hospital to stop.' }),
				answers: operatorOnly('/operator/conduct'),
			},
		},
	],
	'shell/routes/doctor-photo': [{ get: { applicant: 200, member: 200, rival: 200 } }],

	'content/routes/doctors': [{ get: everybody(200) }],
	'content/routes/how-it-works': [{ get: everybody(200) }],
	'content/routes/about': [{ get: everybody(200) }],
	'content/routes/about-short': [{ get: everybody(200) }],
	'content/routes/success-stories': [{ get: everybody(200) }],
	'content/routes/success-stories-of-doctors': [{ get: everybody(200) }],
	'content/routes/faq': [{ get: everybody(200) }],
	'content/routes/faq-of-hospitals': [{ get: everybody(200) }],
	'content/routes/blog': [{ get: everybody(200) }],
	'content/routes/article': [{ ids: () => ({ slug: 'a-pac-clinic-that-works' }), get: everybody(200) }],
	'content/routes/guides': [{ get: everybody(200) }],
	'content/routes/career-resources': [{ get: everybody(200) }],
	'content/routes/guide': [{ ids: () => ({ slug: 'naming-your-pay' }), get: everybody(200) }],
	'content/routes/contact': [{ get: everybody(200), post: { answers: refusedForm } }],
	'content/routes/privacy': [{ get: everybody(200) }],
	'content/routes/terms': [{ get: everybody(200) }],
	'content/routes/cookies': [{ get: everybody(200) }],

	'identity/routes/logout': [{ get: everybody('/'), post: { readsNoForm: true, answers: everybody('/') } }],
	'identity/routes/logout-everywhere': [{ get: everybody('/'), post: { readsNoForm: true, answers: everybody('/') } }],
	'identity/routes/second-factor': [
		{ get: everybody('/hospital/auth'), post: { answers: everybody([422, '/hospital/auth']) } },
	],
	'identity/routes/passkey-options': [{ post: { readsNoForm: true, answers: everybody(200) } }],
	'identity/routes/passkey-sign-in': [
		{ get: everybody('/doctors/register'), post: { answers: everybody('/doctors/register') } },
	],
	'identity/routes/confirm': [{ get: accounts(200) }],
	'identity/routes/confirm-sms': [
		{ get: everybody('/account/confirm'), post: { readsNoForm: true, answers: specialists('/account/confirm') } },
	],
	'identity/routes/confirm-code': [{ get: specialists(200), post: { answers: specialists(422) } }],
	'identity/routes/confirm-password': [{ get: withPassword(200), post: { answers: withPassword(422) } }],
	'identity/routes/confirm-app': [{ get: accounts(200), post: { answers: accounts(422) } }],
	'identity/routes/confirm-passkey': [{ get: accounts(200), post: { answers: accounts(422) } }],
	'identity/routes/security': [
		{ get: { ...accounts(200), stranger: '/settings/security', applicant: '/settings/security' } },
	],
	'identity/routes/end-session': [
		{
			ids: () => ({ sessionId: planted.session }),
			anyId: true,
			get: everybody('/account/security'),
			post: {
				before: async ({ people }) => {
					planted.session = (await aSession({ id: people.applicant.accountId, kind: 'specialist' })).sessionId
				},
				readsNoForm: true,
				answers: { visitor: specialistSignIn, applicant: '/settings/security' },
			},
		},
	],
	'identity/routes/end-other-sessions': [
		{
			get: everybody('/account/security'),
			post: { readsNoForm: true, answers: atSecurity },
		},
	],
	'identity/routes/add-passkey': [{ get: accounts(200), post: { answers: accounts(422) } }],
	'identity/routes/add-passkey-options': [{ post: { readsNoForm: true, answers: accounts(200) } }],
	'identity/routes/remove-passkey': [
		{
			ids: () => ({ passkeyId: planted.passkey }),
			anyId: true,
			get: everybody('/account/security'),
			post: {
				before: async ({ people }) => {
					planted.passkey = (await aPasskey(people.applicant.accountId)).id
				},
				readsNoForm: true,
				answers: { visitor: specialistSignIn, applicant: '/settings/security' },
			},
		},
	],
	'identity/routes/enrol-authenticator': [
		{ get: accounts(200), post: { answers: { ...accounts(422), stranger: 200, applicant: 200 } } },
	],
	'identity/routes/confirm-authenticator': [{ get: accounts(200), post: { answers: accounts(422) } }],
	'identity/routes/remove-authenticator': [
		{
			get: atSecurity,
			post: {
				answers: {
					...accounts([422, '/account/security']),
					stranger: '/settings/security',
					applicant: '/settings/security',
				},
			},
		},
	],
	'shell/routes/theme': [{ get: everybody('/'), post: { form: () => ({ theme: 'dark' }), answers: everybody('/') } }],

	'shell/routes/manifest': [{ get: everybody(200) }],
	'shell/routes/app-icon': [{ ids: () => ({ name: '192.png' }), get: everybody(200) }],
	'shell/routes/offline-worker': [{ get: everybody(200) }],
	'shell/routes/offline': [{ get: everybody(200) }],
	'shell/routes/doctor-offline': [{ get: specialists(200) }],

	'shell/routes/updates-since': [{ get: accounts(200) }],
	// The stream without an end is for who asks for a stream.
	'shell/routes/updates': [{ get: accounts(406) }],
	'messages/routes/none-chosen': [{ get: { ...accounts(200), pending: 404, operator: 404 } }],
	'messages/routes/conversation': [
		{
			ids: ({ people }) => ({ otherId: people.applicant.specialistId }),
			get: conversationOfMember(200),
			post: { form: aTypedMessage, answers: conversationOfMember('/messages/with/') },
		},
		{
			about: 'of a specialist',
			ids: withHospital,
			get: conversationOfSpecialist(200),
			post: { form: aTypedMessage, answers: conversationOfSpecialist('/messages/with/') },
		},
	],
	'messages/routes/send': [
		{
			ids: withHospital,
			get: everybody('/messages/with/'),
			anyId: true,
			post: { form: aTypedMessage, answers: conversationOfSpecialist(201) },
		},
	],
	'messages/routes/file': [
		{
			ids: ({ messageFile }) => ({ fileId: messageFile.id }),
			get: { visitor: specialistSignIn, applicant: 200, member: 200 },
		},
	],
	'notifications/routes/list': [{ get: accounts(200) }],
	'notifications/routes/subscribe-push': [
		{
			get: everybody('/notifications'),
			post: {
				form: () => ({
					endpoint: 'https://fcm.googleapis.com/fcm/send/browser',
					p256dh: 'B'.repeat(87),
					auth: 'a'.repeat(22),
				}),
				answers: accounts(201),
			},
		},
	],
	'notifications/routes/unsubscribe-push': [
		{
			get: everybody('/notifications'),
			post: { answers: { ...accounts('/notifications'), ...specialistsOnly('/settings/notifications') } },
		},
	],
	'notifications/routes/mark-read': [
		{ get: everybody('/notifications'), post: { readsNoForm: true, answers: accounts('/notifications') } },
	],
	'notifications/routes/open': [
		{
			anyId: true,
			get: everybody('/notifications'),
			post: { readsNoForm: true, answers: { visitor: specialistSignIn, applicant: '/profile' } },
		},
	],

	'alerts/routes/saved-searches': [
		{
			get: specialists(200),
			post: {
				form: () => ({ search: 'speciality=icu-nurse' }),
				answers: specialists('/jobs?speciality=icu-nurse'),
			},
		},
	],
	'alerts/routes/rename-search': [
		{
			get: applicantOnly(200),
			post: { form: () => ({ name: 'Nights in Nagpur' }), answers: applicantOnly('/saved-searches') },
		},
	],
	'alerts/routes/mute-search': [atSavedSearches()],
	'alerts/routes/unmute-search': [atSavedSearches()],
	'alerts/routes/remove-search': [atSavedSearches()],
	'alerts/routes/restore-search': [
		atSavedSearches(({ people, savedSearch }) => removeSearch(people.applicant, savedSearch.id)),
	],
	'alerts/routes/unsubscribe': [
		{
			ids: tokenOfSearch,
			get: everybody(200),
			post: { byPrograms: true, answers: everybody('/unsubscribe/search.') },
		},
	],
	'alerts/routes/resubscribe': [
		{
			ids: tokenOfSearch,
			anyId: true,
			get: everybody('/unsubscribe/'),
			post: { answers: everybody('/unsubscribe/search.') },
		},
	],

	'specialists/routes/register': [{ get: everybody(200), post: { answers: refusedForm } }],
	'specialists/routes/code': [
		{
			get: { ...everybody('/doctors/register'), stranger: '/profile', applicant: '/profile' },
			post: { readsNoForm: true, answers: everybody('/doctors/register') },
		},
	],
	'specialists/routes/resend-code': [
		{
			get: everybody('/doctors/register/code'),
			post: { readsNoForm: true, answers: everybody('/doctors/register/code') },
		},
	],
	'specialists/routes/complete-profile': [
		{
			get: specialists(200),
			post: { form: () => ({ speciality: 'Surgeon', location: 'Pune' }), answers: specialists('/profile') },
		},
	],
	'specialists/routes/skip-completion': [{ get: specialists('/settings') }],
	'specialists/routes/edit-about': section({ bio: null, yearsOfExperience: 11, gender: null }, { bio: 'Calm lists.' }),
	'specialists/routes/edit-languages': section({ languages: ['mr', 'hi', 'en'] }, { languages: 'ta' }),
	'specialists/routes/edit-shifts': section({ shifts: ['morning', 'night'] }, { shifts: 'weekend' }),
	'specialists/routes/edit-availability': section(
		{ availability: {}, availableFrom: null },
		{ monFrom: '08:00', monTo: '14:00' },
	),
	'specialists/routes/edit-pay': section({ month: '30000000', shift: null, hour: null, case: null }, { case: '4,000' }),
	'specialists/routes/edit-area': section({ travelRadiusKm: 20, preferredAreas: [] }, { preferredAreas: 'Baner' }),
	...entryRoutes('experience', 'post', {
		title: 'Registrar',
		hospital: 'Niramay Hospital, Nashik',
		startMonth: '7',
		startYear: '2019',
		isCurrent: 'on',
	}),
	...entryRoutes('education', 'course', { degree: 'MBBS', institution: 'B. J. Medical College, Pune' }),
	...entryRoutes('skills', 'skill', { name: 'TIVA', level: 'expert' }),
	'specialists/routes/photo': [{ get: specialists(200), post: { answers: specialists(422) } }],
	'specialists/routes/remove-photo': [
		{ get: everybody('/profile/photo'), post: { answers: specialists('/profile/photo') } },
	],
	'specialists/routes/undo-save': [
		{
			ids: () => ({ revisionId: undoable || randomUUID() }),
			anyId: true,
			get: everybody('/profile'),
			post: {
				async before({ people }) {
					const saved = await changeSection(people.applicant, languagesSection, () => ok({ languages: ['en'] }))
					undoable = saved.ok ? saved.value.revisionId : ''
				},
				answers: applicantOnly('/profile'),
			},
		},
	],
	'specialists/routes/settings': [
		{
			get: specialists(200),
			post: {
				form: () => ({ name: 'Dr Asha Menon', speciality: 'Surgeon', location: 'Pune', version: '1' }),
				answers: specialists('/settings'),
			},
		},
	],
	'specialists/routes/settings-security': [{ get: specialists(200) }],
	'specialists/routes/settings-notifications': [
		{
			get: specialists(200),
			post: { form: () => ({ version: '0' }), answers: specialists('/settings/notifications') },
		},
	],
	'specialists/routes/settings-privacy': [
		{ get: specialists(200), post: { form: () => ({ version: '1' }), answers: specialists('/settings/privacy') } },
	],
	'specialists/routes/private-mode': [
		{
			get: everybody('/settings/privacy'),
			post: { form: () => ({ mode: 'on' }), answers: specialists('/settings/privacy') },
		},
	],
	'specialists/routes/hidden-hospitals': [
		{
			get: specialists(200),
			post: { form: () => ({ hospital: 'Niramay Hospital' }), answers: specialists('/settings/privacy') },
		},
	],
	'specialists/routes/stop-hiding': [
		{
			ids: ({ hiddenHospital }) => ({ hiddenId: hiddenHospital.id }),
			anyId: true,
			get: everybody('/settings/privacy/hidden-hospitals'),
			post: { answers: applicantOnly('/settings/privacy/hidden-hospitals') },
		},
	],
	'personal-data/routes/my-data': [{ get: specialists(200) }],
	'personal-data/routes/withdraw-consent': [
		{
			ids: () => ({ item: 'job-alerts' }),
			anyId: true,
			get: everybody('/settings/my-data'),
			post: { answers: specialists('/settings/my-data') },
		},
	],
	'personal-data/routes/renew-consent': [
		{
			ids: () => ({ item: 'job-alerts' }),
			anyId: true,
			get: everybody('/settings/my-data'),
			post: { answers: specialists('/settings/my-data') },
		},
	],
	'personal-data/routes/export': [{ get: specialists(200) }],
	'personal-data/routes/export-file': [
		{ get: everybody('/settings/my-data/export'), post: { answers: specialists(200) } },
	],
	'personal-data/routes/deletion': [{ get: specialists(200), post: { answers: specialists('/settings/my-data') } }],
	'personal-data/routes/cancel-deletion': [
		{
			get: everybody('/settings/my-data'),
			post: {
				before: ({ people }) => requestErasure(people.applicant),
				answers: specialists('/settings/my-data'),
			},
		},
	],
	'specialists/routes/resume-reading': [{ get: specialists(200) }],
	'specialists/routes/accept-proposals': [answerToResume({ item: 'skill-0' })],
	'specialists/routes/dismiss-proposals': [answerToResume({ item: 'degree-0' })],
	'specialists/routes/restore-proposals': [answerToResume({ items: 'degree-0' })],
	'specialists/routes/resume': [{ get: applicantOnly(200) }],
	'specialists/routes/remove-resume': [
		{
			anyId: true,
			get: everybody('/settings'),
			post: { readsNoForm: true, answers: applicantOnly('/settings') },
		},
	],
	'specialists/routes/restore-resume': [
		{
			anyId: true,
			get: everybody('/settings'),
			post: {
				before: ({ people, resume }) => removeResume(people.applicant, resume.id),
				readsNoForm: true,
				answers: applicantOnly('/settings'),
			},
		},
	],

	'credentials/routes/list': [{ get: specialists(200) }],
	'credentials/routes/add': [
		{ ids: () => ({ kind: 'registration' }), get: specialists(200), post: { answers: specialists(422) } },
	],
	'credentials/routes/show': [{ get: applicantOnly(200) }],
	'credentials/routes/edit': [
		{
			get: applicantOnly(200),
			post: { form: registrationForm, answers: applicantOnly('/profile/credentials/{credential}') },
		},
	],
	'credentials/routes/remove': [{ get: applicantOnly(200), post: { answers: applicantOnly('/profile/credentials') } }],
	'credentials/routes/document': [{ get: applicantOnly(200) }],
	'credentials/routes/packs': [
		{
			get: specialists(200),
			post: {
				form: () => ({ label: 'Lakeside', days: '7' }),
				answers: { ...applicantOnly('/profile/credential-packs'), stranger: 422 },
			},
		},
	],
	'credentials/routes/revoke-pack': [
		{
			anyId: true,
			get: everybody('/profile/credential-packs'),
			post: { answers: applicantOnly('/profile/credential-packs') },
		},
	],
	'credentials/routes/pack': [{ get: everybody(200), post: { answers: everybody(422) } }],
	'credentials/routes/pack-pdf': [{ get: { ...everybody('/credentials/'), applicant: 200, member: 200, rival: 200 } }],

	'hospitals/routes/auth': [
		{
			get: { ...everybody(200), member: database, rival: database, pending: '/hospitals/verification' },
			post: { answers: refusedLogIn },
		},
		{ about: 'registering', query: () => '?tab=register', post: { answers: refusedLogIn } },
	],
	'hospitals/routes/auth-plural': [
		{
			get: { ...everybody(200), member: database, rival: database, pending: '/hospitals/verification' },
			post: { answers: refusedLogIn },
		},
	],
	'hospitals/routes/guest': [{ get: everybody(database) }],
	'hospitals/routes/check-inbox': [{ get: everybody(200) }],
	'hospitals/routes/confirm-email': [{ get: everybody(200), post: { answers: refusedForm } }],
	'hospitals/routes/resend-confirmation': [{ get: everybody(200), post: { answers: refusedForm } }],
	'hospitals/routes/forgot-password': [{ get: everybody(200), post: { answers: refusedForm } }],
	'hospitals/routes/reset-password': [{ get: everybody(200), post: { answers: refusedForm } }],
	'hospitals/routes/settings': [
		{ get: members(200), post: { form: () => ({ version: '0' }), answers: members('/hospital/settings') } },
	],
	'hospitals/routes/switch-shortcuts': [
		{ get: members('/hospital/settings'), post: { answers: members('/hospital/settings') } },
	],
	'shell/routes/hospital-palette': [{ get: members(200) }],
	'hospitals/routes/team': [{ get: members(200) }],
	'hospitals/routes/invite': [
		{
			get: ownersOnly(200),
			// One address gets only so many mails a day.
			post: {
				form: () => ({ email: `new-${randomUUID()}@lakeside.example`, seat: 'recruiter' }),
				answers: ownersOnly(team),
			},
		},
	],
	'hospitals/routes/resend-invitation': [
		{ ids: ofInvitedOne, anyId: true, get: ownersOnly(team), post: { answers: { ...ownersOnly(404), member: team } } },
	],
	'hospitals/routes/revoke-invitation': [
		{ ids: ofInvitedOne, anyId: true, get: ownersOnly(team), post: { answers: { ...ownersOnly(404), member: team } } },
	],
	'hospitals/routes/promote-member': [
		{ ids: ofColleague, anyId: true, get: ownersOnly(team), post: { answers: { ...ownersOnly(404), member: team } } },
	],
	'hospitals/routes/demote-member': [
		// A recruiter is one already.
		{ ids: ofColleague, anyId: true, get: ownersOnly(team), post: { answers: { ...ownersOnly(404), member: 409 } } },
	],
	'hospitals/routes/remove-member': [
		{
			ids: ofColleague,
			get: { ...ownersOnly(404), member: 200 },
			post: { answers: { ...ownersOnly(404), member: team } },
		},
	],
	'hospitals/routes/leave-team': [
		// Owners of our world are the last ones.
		{ get: members(200), post: { answers: { ...members(409), recruiter: '/hospital/auth' } } },
	],
	'hospitals/routes/invitation': [
		{
			get: everybody(200),
			query: ofInvitation,
			post: {
				// Whoever is signed in is refused before the form is read.
				readsNoForm: true,
				form: () => ({ name: 'Kavita Rao', password: 'a good long password' }),
				answers: { ...everybody(409), visitor: database },
			},
		},
	],
	'hospitals/routes/verification': [
		{
			get: { ...members(dashboard), pending: 200 },
			post: {
				form: () => ({ legalName: 'Sahyadri Day Care', registrationNumber: 'PMC/NH/77' }),
				answers: { ...members(409), pending: '/hospitals/verification', recruiter: 404 },
			},
		},
	],

	'operations/routes/sign-in': [
		{
			get: { visitor: 200, operator: '/operator' },
			post: { answers: { ...everybody([422, 404]), visitor: 422, operator: [422, '/operator'] } },
		},
	],
	'operations/routes/hospitals': [{ get: operatorOnly(200) }],
	'operations/routes/job-reports': [{ get: operatorOnly(200) }],
	'operations/routes/job-report': [
		{
			get: operatorOnly(200),
			post: {
				form: () => ({ verdict: 'keep', outcome: 'We asked the hospital, and it is real.' }),
				answers: operatorOnly('/operator/reports'),
			},
		},
	],
	'operations/routes/hospital': [{ get: operatorOnly(200) }],
	'operations/routes/verify-hospital': [
		{
			anyId: true,
			get: operatorOnly('/operator/hospitals/{pendingHospital}'),
			post: {
				form: ({ pendingHospital }) => version(pendingHospital),
				answers: operatorOnly('/operator/hospitals/{pendingHospital}'),
			},
		},
	],
	'operations/routes/reject-hospital': [
		{
			get: operatorOnly(200),
			post: {
				form: ({ pendingHospital }) => ({ ...reason, ...version(pendingHospital) }),
				answers: operatorOnly('/operator/hospitals/{pendingHospital}'),
			},
		},
	],
	'operations/routes/suspend-hospital': [
		{
			ids: ofVerified,
			get: operatorOnly(200),
			post: {
				form: ({ hospital }) => ({ ...reason, ...version(hospital) }),
				answers: operatorOnly('/operator/hospitals/{hospital}'),
			},
		},
	],
	'operations/routes/specialist': [
		{
			ids: ofStranger,
			get: operatorOnly(200),
			post: { form: () => reason, answers: operatorOnly('/operator/specialists/') },
		},
	],
	'operations/routes/remove-member': [
		{
			ids: ({ hospital, people }) => ({ hospitalId: hospital.id, memberId: people.recruiter.accountId }),
			get: operatorOnly(200),
			post: { form: () => reason, answers: operatorOnly('/operator/hospitals/{hospital}') },
		},
		{
			about: 'of the last owner',
			ids: ({ hospital, people }) => ({ hospitalId: hospital.id, memberId: people.member.accountId }),
			get: operatorOnly(200),
			post: { form: () => reason, answers: operatorOnly(409) },
		},
	],
	'operations/routes/reinstate-hospital': [
		{
			ids: ofVerified,
			anyId: true,
			get: operatorOnly('/operator/hospitals/{hospital}'),
			post: {
				before: ({ people, hospital }) =>
					decideHospital(people.operator, hospital.id, {
						...reason,
						to: 'suspended',
						seenVersion: hospital.version,
					}),
				form: ({ hospital }) => ({ version: String(hospital.version + 1) }),
				answers: operatorOnly('/operator/hospitals/{hospital}'),
			},
		},
	],

	'operations/routes/credentials': [{ get: operatorOnly(200) }],
	'operations/routes/credential': [{ get: operatorOnly(200) }],
	'operations/routes/credential-document': [{ get: operatorOnly(200) }],
	'operations/routes/verify-credential': [
		{
			get: operatorOnly(200),
			post: {
				form: ({ credential }) => ({ checkedAgainst: 'Indian Medical Register', ...version(credential) }),
				answers: operatorOnly('/operator/credentials/{credential}'),
			},
		},
	],
	'operations/routes/reject-credential': [
		{
			get: operatorOnly(200),
			post: {
				form: ({ credential }) => ({ ownWords: 'The number cannot be read.', ...version(credential) }),
				answers: operatorOnly('/operator/credentials/{credential}'),
			},
		},
	],

	'shell/routes/job': [
		{ get: everybody(200) },
		{ about: 'in draft', ids: ofDraft, get: { member: 200 } },
		{ about: 'paused', ids: ({ pausedJob }) => ({ jobId: pausedJob.id }), get: { member: 200 } },
		{ about: 'closed', ids: ofClosed, get: { ...everybody(410), member: 200 } },
	],
	'shell/routes/jobs-by-city': [{ get: everybody(200) }],
	'shell/routes/city-jobs': [{ get: everybody(200) }],
	'shell/routes/city-speciality-jobs': [{ get: everybody(200) }],
	'shell/routes/job-matches': [{ get: specialists(200) }],
	'jobs/routes/saved': [{ get: specialists(200) }],
	'jobs/routes/save': [
		{ anyId: true, get: specialists('/jobs/{openJob}'), post: { answers: specialists('/jobs/{openJob}') } },
		{ about: 'a draft', ids: ofDraft, post: { answers: specialists(404) } },
	],
	'jobs/routes/unsave': [
		{ anyId: true, get: specialists('/jobs/{openJob}'), post: { answers: specialists('/jobs/saved') } },
	],
	'jobs/routes/report': [
		{
			get: specialists(200),
			post: { form: () => ({ reason: 'fee-asked' }), answers: specialists('/jobs') },
		},
		{ about: 'a draft', ids: ofDraft, get: specialists(404) },
	],
	'marketplace/routes/candidates': [
		{ get: members(200) },
		{ about: 'with somebody open', query: ({ people }) => `?open=${people.applicant.specialistId}`, get: members(200) },
	],
	'marketplace/routes/shortlist': [
		{
			get: verified(200),
			post: { form: ({ people }) => ({ id: people.stranger.specialistId }), answers: verified('/hospital/shortlist') },
		},
	],
	'marketplace/routes/shortlist-add': [
		{
			ids: ({ people }) => ({ specialistId: people.stranger.specialistId }),
			get: verified('/doctors/'),
			anyId: true,
			post: { answers: verified('/hospital/shortlist') },
		},
		{ about: 'in Private Mode', ids: ofHermit, post: { answers: verified(404) } },
	],
	'marketplace/routes/shortlist-remove': [
		{ get: verified('/hospital/shortlist'), anyId: true, post: { answers: verified('/hospital/shortlist') } },
	],
	'marketplace/routes/shortlist-remove-several': [
		{
			get: verified('/hospital/shortlist'),
			post: { form: ({ people }) => ({ id: people.applicant.specialistId }), answers: verified('/hospital/shortlist') },
		},
	],
	'marketplace/routes/shortlist-restore-several': [
		{
			get: verified('/hospital/shortlist'),
			post: { form: ({ people }) => ({ ids: people.stranger.specialistId }), answers: verified('/hospital/shortlist') },
		},
	],
	'marketplace/routes/compare': [
		{
			query: ({ people }) => `?id=${people.applicant.specialistId}&id=${people.stranger.specialistId}`,
			get: verified(200),
		},
	],
	'marketplace/routes/candidate-resume': [{ get: memberOnly(200) }],
	'marketplace/routes/candidates-csv': [{ get: { ...verified(200), recruiter: 403 } }],
	'shell/routes/contact-several': [
		{
			query: ({ people }) => `?id=${people.applicant.specialistId}&id=${people.stranger.specialistId}`,
			get: verified(200),
			post: {
				form: ({ people }) => ({
					id: people.stranger.specialistId,
					reason: 'Covering cardiac lists in December',
					payFrom: '12,000',
					payUnit: 'shift',
					place: 'Shivajinagar, Pune',
					message: 'Would you cover some nights?',
				}),
				answers: verified('/hospital/contact-requests'),
			},
		},
	],
	'marketplace/routes/candidate-searches': [
		{
			get: verified(200),
			post: {
				form: () => ({ search: 'speciality=icu-nurse' }),
				answers: verified('/hospitals/dashboard?speciality=icu-nurse'),
			},
		},
	],
	'marketplace/routes/unsubscribe-candidates': [
		{
			ids: tokenOfCandidateSearch,
			get: everybody(200),
			post: { byPrograms: true, answers: everybody('/unsubscribe/candidates/search.') },
		},
	],
	'marketplace/routes/resubscribe-candidates': [
		{
			ids: tokenOfCandidateSearch,
			anyId: true,
			get: everybody('/unsubscribe/candidates/'),
			post: { answers: everybody('/unsubscribe/candidates/search.') },
		},
	],
	'marketplace/routes/rename-candidate-search': [
		{
			ids: ofCandidateSearch,
			get: ofOneMember(200),
			post: { form: () => ({ name: 'Nights in Nagpur' }), answers: ofOneMember('/hospital/candidate-searches') },
		},
	],
	'marketplace/routes/mute-candidate-search': [atCandidateSearches()],
	'marketplace/routes/unmute-candidate-search': [atCandidateSearches()],
	'marketplace/routes/remove-candidate-search': [atCandidateSearches()],
	'marketplace/routes/restore-candidate-search': [
		atCandidateSearches(({ people, candidateSearch }) => removeCandidateSearch(people.member, candidateSearch.id)),
	],
	'shell/routes/hospital-jobs': [{ get: members(200) }],
	'jobs/routes/post-job': [
		{ get: members(200), post: { form: job, answers: { ...members(postings), pending: 422 } } },
		{
			about: 'over the draft of another hospital',
			post: {
				form: ({ draftJob }) => ({ ...job(), id: draftJob.id }),
				answers: { ...members(404), pending: 422, member: postings },
			},
		},
	],
	'jobs/routes/post-job-short': [
		{ get: members(200), post: { form: job, answers: { ...members(postings), pending: 422 } } },
	],
	'jobs/routes/preview-job': [
		{ get: members(200), post: { readsNoForm: true, form: () => draft, answers: members(200) } },
	],
	'jobs/routes/save-draft': [
		{
			get: members(200),
			post: { form: () => ({ id: randomUUID(), ...draft }), answers: members('/hospital/jobs/') },
		},
	],
	'jobs/routes/preview-stored-job': [
		{
			ids: ofDraft,
			get: memberOnly(200),
			post: { readsNoForm: true, form: () => draft, answers: memberOnly(200) },
		},
	],
	'jobs/routes/edit-job': [
		{
			ids: ofDraft,
			get: memberOnly(200),
			post: {
				form: ({ draftJob }) => ({ ...draft, ...version(draftJob) }),
				answers: memberOnly('/hospital/jobs/{draftJob}/edit'),
			},
		},
	],
	'jobs/routes/publication': [{ ids: ofDraft, get: memberOnly(200), post: { answers: memberOnly(postings) } }],
	'jobs/routes/pause': [{ get: memberOnly(postings), post: { answers: memberOnly(postings) } }],
	'jobs/routes/closure': [
		{
			get: memberOnly(200),
			post: { form: () => ({ reason: 'not-needed' }), answers: memberOnly(postings) },
		},
	],
	'jobs/routes/duplication': [
		{
			get: memberOnly(postings),
			post: { form: () => ({ draft: randomUUID() }), answers: memberOnly('/hospital/jobs/') },
		},
	],
	'jobs/routes/reopening': [{ ids: ofClosed, get: memberOnly(postings), post: { answers: memberOnly(postings) } }],
	'jobs/routes/undo-move': [
		{
			get: memberOnly(postings),
			post: {
				before: ({ people, openJob }) => pauseJob(people.member, openJob.id),
				// One's own move, not a colleague's.
				answers: { ...memberOnly(postings), recruiter: 409 },
			},
		},
	],

	'applications/routes/apply': [
		{
			ids: ({ otherOpenJob }) => ({ jobId: otherOpenJob.id }),
			get: specialists(200),
			post: { form: () => ({ note: 'I can start in June.' }), unknown: 422, answers: specialists('/applications/') },
		},
		{ about: 'to a draft', ids: ofDraft, get: specialists(404), post: { unknown: 422, answers: specialists(422) } },
	],
	'shell/routes/application': [{ get: applicantOnly(200) }],
	'applications/routes/withdraw': [
		{
			get: applicantOnly('/applications/{application}'),
			post: { answers: applicantOnly('/applications/{application}') },
		},
	],
	'applications/routes/undo-withdrawal': [
		{
			query: () => `?event=${undoable}`,
			get: applicantOnly('/applications/{application}'),
			post: {
				async before({ people, application }) {
					const withdrawn = await withdrawApplication(people.applicant, application.id)
					undoable = withdrawn.ok ? withdrawn.value.eventId : ''
				},
				answers: applicantOnly('/applications/{application}'),
			},
		},
	],
	'shell/routes/applicants': [
		{ get: memberOnly(200) },
		{ about: 'of a draft', ids: ({ draftJob }) => ({ jobId: draftJob.id }), get: memberOnly(200) },
	],
	'shell/routes/candidate': [{ get: memberOnly(200) }],
	'applications/routes/resume': [{ get: memberOnly(200) }],
	'applications/routes/move': [
		{
			get: memberOnly('/hospital/applications/{application}'),
			post: {
				form: ({ application }) => ({ to: 'shortlisted', ...version(application) }),
				answers: memberOnly('/hospital/applications/{application}'),
			},
		},
	],
	'applications/routes/undo-move': [
		{
			query: () => `?event=${undoable}`,
			get: memberOnly('/hospital/applications/{application}'),
			post: {
				async before({ people, application }) {
					const moved = await moveStage(people.member, application.id, {
						to: 'interview',
						version: application.version,
					})
					undoable = moved.ok ? moved.value.eventId : ''
				},
				answers: memberOnly('/hospital/applications/{application}'),
			},
		},
	],
	'applications/routes/reject': [
		{
			get: memberOnly(200),
			post: {
				form: ({ application }) => ({ ownWords: 'We have filled the post.', ...version(application) }),
				answers: memberOnly('/hospital/'),
			},
		},
	],
	'shell/routes/all-applicants': [{ get: verified(200) }],
	'applications/routes/move-many': [
		{
			get: verified('/hospital/applicants'),
			post: {
				form: ({ application }) => ({ to: 'shortlisted', application: `${application.id}.${application.version}` }),
				answers: verified('/hospital/applicants'),
			},
		},
	],
	'applications/routes/reject-many': [
		{
			query: ({ application }) => `?application=${application.id}.${application.version}`,
			get: verified(200),
			post: {
				form: ({ application }) => ({
					ownWords: 'We have filled the post.',
					application: `${application.id}.${application.version}`,
				}),
				answers: verified('/hospital/applicants'),
			},
		},
	],
	'applications/routes/undo-many': [
		{
			query: () => `?batch=${undoable || neverMade}`,
			get: verified('/hospital/applicants'),
			post: {
				async before({ people, application }) {
					undoable = (await moveMany(people.member, [application], { to: 'shortlisted' })).batchId
				},
				answers: memberOnly('/hospital/applicants'),
			},
		},
	],
	'applications/routes/add-note': [teamForm({ body: 'Good references.' })],
	'applications/routes/remove-note': [
		{
			get: memberOnly('/hospital/applications/{application}'),
			post: { answers: { ...memberOnly('/hospital/applications/{application}'), recruiter: 404 } },
		},
	],
	'applications/routes/add-tag': [teamForm({ tag: 'ICU' })],
	'applications/routes/remove-tag': [atApplication({ tag: 'ICU' })],
	'applications/routes/score': [teamForm({ score: '3', version: '0' })],

	'offers/routes/offer': [
		{
			get: memberOnly(200),
			post: {
				form: ({ application }) => ({ ...offerForm, ...version(application) }),
				answers: memberOnly('/hospital/applications/{application}'),
			},
		},
		{
			about: 'to whom waits for an answer to another',
			ids: ({ offer }) => ({ applicationId: offer.applicationId }),
			get: memberOnly(200),
			post: {
				form: ({ offer }) => ({ ...offerForm, ...version(offer.application) }),
				answers: memberOnly(409),
			},
		},
	],
	'offers/routes/preview-offer': [
		{ get: memberOnly(200), post: { readsNoForm: true, form: () => offerForm, answers: memberOnly(200) } },
	],
	'offers/routes/undo-offer': [
		{
			get: memberOnly(ofOffered),
			// Made yesterday.
			post: { answers: memberOnly(409) },
		},
	],
	'offers/routes/withdraw-offer': [
		{
			get: memberOnly(ofOffered),
			post: { form: ({ offer }) => version(offer), answers: memberOnly(ofOffered) },
		},
	],
	'offers/routes/show': [{ get: applicantOnly(200) }],
	'offers/routes/accept-offer': [
		{ get: applicantOnly('/offers/{offer}'), post: { answers: applicantOnly('/offers/{offer}') } },
	],
	'offers/routes/decline-offer': [
		{
			get: applicantOnly('/offers/{offer}'),
			post: { form: () => ({ reason: 'Too far.' }), answers: applicantOnly('/offers/{offer}') },
		},
	],
	'offers/routes/undo-answer': [
		{
			get: applicantOnly('/offers/{offer}'),
			post: {
				before: ({ people, offer }) => answerOffer(people.applicant, offer.id, { to: 'accepted', reason: null }),
				answers: applicantOnly('/offers/{offer}'),
			},
		},
	],
	'offers/routes/start': [
		{
			get: memberOnly(200),
			post: {
				form: ({ application }) => ({ startedOn: istToday(new Date()), ...version(application) }),
				answers: memberOnly('/hospital/applications/{application}'),
			},
		},
		{
			about: 'who has joined already',
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			get: memberOnly(409),
			post: {
				form: ({ placement }) => ({ startedOn: istToday(new Date()), ...version(placement.application) }),
				answers: memberOnly(409),
			},
		},
	],
	'offers/routes/undo-start': [
		{
			query: () => `?event=${undoable || neverMade}`,
			get: memberOnly('/hospital/applications/{application}'),
			post: {
				async before({ people, application: { id, version: seen } }) {
					const hired = await confirmStart(people.member, id, { startedOn: istToday(new Date()), version: seen })
					undoable = hired.ok ? hired.value.eventId : ''
				},
				answers: memberOnly('/hospital/applications/{application}'),
			},
		},
	],
	'offers/routes/rate-specialist': [
		{
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			get: memberOnly(200),
			post: { form: () => ({ stars: '5' }), answers: memberOnly('/hospital/applications/') },
		},
	],
	'offers/routes/rate-hospital': [
		{
			ids: ({ placement }) => ({ applicationId: placement.applicationId }),
			// Rated already: once is all.
			get: applicantOnly('/applications/'),
			post: { form: () => ({ stars: '5' }), answers: applicantOnly(409) },
		},
	],
	'operations/routes/ratings': [{ get: operatorOnly(200) }],
	'operations/routes/hide-rating': [
		{
			ids: ({ rating }) => ({ applicationId: rating.applicationId }),
			get: operatorOnly(200),
			post: { form: () => ({ reason: 'Insulting.' }), answers: operatorOnly('/operator/ratings') },
		},
	],
	'operations/routes/show-rating': [
		{
			ids: ({ rating }) => ({ applicationId: rating.applicationId }),
			anyId: true,
			get: operatorOnly('/operator/ratings'),
			post: {
				before: ({ people, rating }) => hideRating(people.operator, rating, 'Insulting.'),
				answers: operatorOnly('/operator/ratings'),
			},
		},
	],

	'interviews/routes/hospital-interviews': [{ get: members(200) }],
	'interviews/routes/choose-applicant': [{ get: { ...memberOnly(200), rival: 200 } }],
	'interviews/routes/propose': [
		{
			get: memberOnly(200),
			post: {
				form: ({ people }) => proposal(people.member.accountId),
				answers: memberOnly('/interviews/'),
			},
		},
	],
	'interviews/routes/propose-again': [
		{
			get: memberOnly(200),
			post: {
				form: ({ people, interview }) => ({ ...proposal(people.member.accountId), ...version(interview) }),
				answers: memberOnly('/interviews/{interview}'),
			},
		},
	],
	'interviews/routes/change-details': [
		{
			ids: ({ fixedInterview }) => ({ interviewId: fixedInterview.id }),
			get: memberOnly(200),
			post: {
				form: ({ people, fixedInterview }) => ({
					mode: 'phone',
					phone: '020 6912 0199',
					interviewer: people.member.accountId,
					...version(fixedInterview),
				}),
				answers: memberOnly('/interviews/'),
			},
		},
	],
	'interviews/routes/list': [
		{
			get: {
				...specialists(200),
				pending: interviewsTab,
				rival: interviewsTab,
				member: interviewsTab,
			},
		},
	],
	'interviews/routes/show': [{ get: bothSides(200) }],
	'interviews/routes/choose-slot': [
		{
			get: applicantOnly(200),
			post: {
				form: ({ interview }) => ({ slot: interview.slots[0]?.id ?? '' }),
				answers: applicantOnly('/interviews/{interview}'),
			},
		},
	],
	'interviews/routes/ask-for-other-times': [
		{
			get: applicantOnly(200),
			post: {
				form: ({ interview }) => ({ reason: 'I am on call that week.', ...version(interview) }),
				answers: applicantOnly('/interviews/{interview}'),
			},
		},
	],
	'interviews/routes/cancel': [
		{
			get: bothSides(200),
			post: {
				form: ({ interview }) => ({ reason: 'The post is filled.', ...version(interview) }),
				// The specialist was faster; the recruiter is asked in a world of their own.
				answers: { ...bothSides('/interviews/{interview}'), member: 409, recruiter: '/interviews/{interview}' },
			},
		},
	],
	'interviews/routes/complete': [
		{
			ids: ({ begunInterview }) => ({ interviewId: begunInterview.id }),
			get: memberOnly('/interviews/{begunInterview}'),
			post: {
				form: ({ begunInterview }) => version(begunInterview),
				answers: memberOnly('/interviews/{begunInterview}'),
			},
		},
	],
	'interviews/routes/mark-no-show': [
		{
			ids: ({ begunInterview }) => ({ interviewId: begunInterview.id }),
			get: memberOnly('/interviews/{begunInterview}'),
			post: {
				form: ({ begunInterview }) => version(begunInterview),
				answers: memberOnly('/interviews/{begunInterview}'),
			},
		},
	],
	'interviews/routes/calendar-file': [
		{ ids: ({ fixedInterview }) => ({ interviewId: fixedInterview.id }), get: bothSides(200) },
		{ about: 'before a time is picked', get: { ...bothSides(404), visitor: specialistSignIn } },
	],
	'interviews/routes/calendar': [{ get: withInterviews(200), post: { answers: withInterviews(200) } }],
	'interviews/routes/remove-feed': [
		{ get: withInterviews('/account/calendar'), post: { answers: withInterviews('/account/calendar') } },
	],
	// Nobody made this address; who reads one that was made is in calendar-feed.server.test.ts.
	'interviews/routes/feed': [{ ids: () => ({ file: 'nobody.ics' }), anyId: true, get: {} }],
}
