// What a suspension stops, and what is there again once it is lifted: one line for each thing, for all three who can be suspended.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSubscription } from '#app/billing/fixtures.server.ts'
import { consumePending, consumePendingOfJob } from '#app/alerts/pending-jobs.server.ts'
import { matchAlerts } from '#app/alerts/alert-matching.server.ts'
import { aSavedSearch } from '#app/alerts/fixtures.server.ts'
import { jobAlerts } from '#app/alerts/tables.server.ts'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { moveStage, rejectApplication } from '#app/applications/pipeline/decisions.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { writeAboutRequest } from '#app/contacts/requests/request-mail.server.ts'
import { sendRequest } from '#app/contacts/requests/send-request.server.ts'
import { listColleagues as listMentionable } from '#app/applications/pipeline/notes.server.ts'
import { findInvitation } from '#app/hospitals/team/accept-invitation.server.ts'
import { aMember, anInvitation } from '#app/hospitals/fixtures.server.ts'
import { findMembership, listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { findPublicHospital } from '#app/hospitals/page/public-page.server.ts'
import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { makeFeed, readFeed } from '#app/interviews/calendar/calendar-feed.server.ts'
import { cancelBetweenStrangers } from '#app/interviews/changes/after-block.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { listColleagues } from '#app/interviews/hospital-interviews.server.ts'
import { proposeInterview } from '#app/interviews/proposing/proposals.server.ts'
import { chooseSlot } from '#app/interviews/proposing/responding.server.ts'
import { calendarFeeds, interviews } from '#app/interviews/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { findOpenJob } from '#app/jobs/queries.server.ts'
import { findReportableJob } from '#app/jobs/review/reports.server.ts'
import { saveJob } from '#app/jobs/search/saved-jobs.server.ts'
import { listOpenJobsOf } from '#app/jobs/search/search.server.ts'
import { listActiveSessions } from '#app/live/active-sessions.server.ts'
import { aCandidateSearch } from '#app/marketplace/fixtures.server.ts'
import { findCandidates } from '#app/marketplace/candidates/candidates.server.ts'
import { findDoctor } from '#app/marketplace/candidates/doctor-page.server.ts'
import { publicIdOf } from '#app/specialists/disclosure/public-id.server.ts'
import { listNewCandidates, listReadersDue } from '#app/marketplace/search/new-candidates.server.ts'
import { listPublicCards } from '#app/marketplace/database/public-cards.server.ts'
import { exportCandidates } from '#app/marketplace/candidates/selected-export.server.ts'
import { nothingAsked } from '#app/marketplace/candidates/asked.ts'
import { findPeopleForJob } from '#app/matching/people-for-job.server.ts'
import { findMatches } from '#app/matching/queries.server.ts'
import { acceptRequest } from '#app/messages/accept-request.server.ts'
import { aMessage, aSentMessage } from '#app/messages/fixtures.server.ts'
import { sendMessage } from '#app/messages/send-message.server.ts'
import { writeAboutUnread } from '#app/messages/unread-mails.server.ts'
import { defineMessage } from '#app/notifications/message.ts'
import { send } from '#app/notifications/notify.server.ts'
import { anOffer, someTerms } from '#app/offers/fixtures.server.ts'
import { makeOffer } from '#app/offers/make-offer.server.ts'
import { writeAboutOffer } from '#app/offers/notifications.server.ts'
import { remindOfOffers } from '#app/offers/reminders.server.ts'
import { answerOffer } from '#app/offers/responding.server.ts'
import { restoreAccount, suspendAccount } from '#app/operations/people/suspension.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { deliver, findDelivery } from '#app/platform/delivery/deliveries.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { writeRss } from '#app/seo/feed.server.ts'
import { writeSitemapPart } from '#app/seo/sitemap.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { listNameSuggestions } from '#app/specialists/name-suggestions.server.ts'
import { suggestHospitals } from '#app/specialists/hiding/hidden-hospitals.server.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

const reason = 'The certificate is forged.'
const day = 24 * 60
const origin = 'https://jobs.example'

type Who = 'specialist' | 'member' | 'hospital'
type Scene = Awaited<ReturnType<typeof aScene>>

/** A specialist, a hospital with two members and an open job, and what began between them. */
async function aScene() {
	const name = `Dr Leela ${crypto.randomUUID().slice(0, 8).replace(/\d/g, 'x')}`
	const specialist = await aSpecialist({
		name,
		email: `${crypto.randomUUID()}@menon.example`,
		speciality: 'Nephrologist',
	})
	const member = await aMember({ email: `${crypto.randomUUID()}@lakeside.example` })
	const { hospitalId } = member
	const recruiter = { hospitalId, role: 'recruiter', email: `${crypto.randomUUID()}@lakeside.example` } as const
	const colleague = await aMember(recruiter)
	const job = await aJob({ hospitalId })
	const application = await anApplication({ job, specialist, stage: 'shortlisted' })
	const stranger = await aMember()
	await aSubscription({ hospitalId: stranger.hospitalId })
	return { operator: await anOperator(), specialist, member, colleague, job, application, stranger }
}

/** Lets it happen, or not, and answers whether it did. */
type Probe = (scene: Scene) => Promise<boolean>
/** Something made before the suspension that the probe then tries. */
type Prepared = (scene: Scene) => Promise<() => Promise<boolean>>
const now =
	(probe: Probe): Prepared =>
	async (scene) =>
	() =>
		probe(scene)

const succeeded = async (outcome: Promise<{ ok: boolean }>) => (await outcome).ok
const until = () => new Date(Date.now() + 1_000)
const mailsTo = (accountId: string) =>
	db.$count(
		deliveries,
		sql`${deliveries.status} <> 'cancelled' and split_part(${deliveries.key}, '/', -1) = ${accountId}`,
	)
/** Whether `act` queues a mail to the account. */
async function brings({ accountId }: { accountId: string }, act: () => Promise<unknown>) {
	const before = await mailsTo(accountId)
	await act()
	return (await mailsTo(accountId)) > before
}

const news = defineMessage({
	name: 'test.news',
	to: 'anyone',
	event: 'candidate-digest',
	examples: [null],
	write: () => ({ title: 'Something new', app: 'In Pune.', email: ['In Pune.'] }),
})
const tell = (to: Parameters<typeof send>[2]['to']) => db.transaction((tx) => send(tx, news, { to, facts: null }))

const readsCalendar: (of: (scene: Scene) => Specialist | Member) => Prepared = (of) => async (scene) => {
	const token = /calendar\/(.+)\.ics/.exec(await makeFeed(of(scene)))?.[1] ?? ''
	return async () => {
		await db.update(calendarFeeds).set({ lastReadAt: null })
		return succeeded(readFeed(token))
	}
}

const queuedMail: (of: (scene: Scene) => Specialist | Member) => Prepared = (of) => async (scene) => {
	const { accountId, name } = of(scene)
	const { email } = only(
		await db
			.select({ email: sql<string>`coalesce(${specialists.email}, ${accounts.email})` })
			.from(accounts)
			.leftJoin(specialists, eq(specialists.id, accounts.id))
			.where(eq(accounts.id, accountId)),
	)
	await tell([{ accountId, name, email }])
	const queued = sql`${deliveries.status} = 'queued' and split_part(${deliveries.key}, '/', -1) = ${accountId}`
	const { id } = only(await db.select({ id: deliveries.id }).from(deliveries).where(queued))
	return async () => {
		await deliver(id)
		return (await findDelivery(id))?.status === 'sent'
	}
}

const invites: (by: (scene: Scene) => Member) => Prepared = (by) => async (scene) => {
	const { hospitalId, accountId } = by(scene)
	const { token } = await anInvitation({ hospitalId, invitedBy: accountId })
	return async () => (await findInvitation(token)) !== null
}

const findsThem: Probe = async ({ stranger, specialist }) =>
	(
		await searchSpecialists({
			viewer: { kind: 'hospital', hospitalId: stranger.hospitalId },
			search: specialistSearch.parse(new URLSearchParams({ q: specialist.name })),
			isExact: true,
			limit: 10,
		})
	).ids.includes(specialist.specialistId)

const offerWaits: Prepared = async ({ member, specialist }) => {
	const job = await aJob({ hospitalId: member.hospitalId })
	const application = await anApplication({ job, specialist, stage: 'offered' })
	const { id } = await anOffer({ member, application })
	return () => succeeded(answerOffer(specialist, id, { to: 'accepted', reason: null }))
}

const choosesTime: Prepared = async ({ member, specialist }) => {
	const { id, slots } = await anInterview({ member, specialist, slots: [5 * day] })
	return () => succeeded(chooseSlot(specialist, id, only(slots).id))
}

const interviewStays: Prepared = async ({ member, specialist }) => {
	const { id } = await anInterview({ member, specialist, status: 'scheduled', startsInMinutes: 9 * day })
	return async () => {
		await cancelBetweenStrangers.run({})
		return only(await db.select().from(interviews).where(eq(interviews.id, id))).status === 'scheduled'
	}
}

const request = {
	jobId: null,
	payFrom: 1_500_000n,
	payTo: null,
	payUnit: 'shift',
	reason: 'A position',
	place: 'Pune',
	message: 'We would like to talk to you.',
} as never
const nearby = new URLSearchParams('speciality=anesthesiologist').toString()

/** What stops while the one on the left is suspended and goes on when restored. `over`: it ends and does not come back by itself. `stays`: it never stops. */
const matrix: readonly (readonly [Who, what: string, Prepared, 'over' | 'stays' | 'once' | undefined])[] = [
	[
		'specialist',
		'sessions',
		now(async ({ specialist }) => (await listActiveSessions([specialist.sessionId])).size > 0),
		'over',
	],
	['specialist', 'search of hospitals', now(findsThem), undefined],
	[
		'specialist',
		'public card',
		now(async ({ specialist }) => (await listPublicCards([specialist.specialistId], nothingAsked)).length > 0),
		undefined,
	],
	[
		'specialist',
		'public page',
		now(
			async ({ specialist }) => (await findDoctor({ kind: 'visitor' }, publicIdOf(specialist.specialistId))) !== null,
		),
		undefined,
	],
	[
		'specialist',
		'lists of candidates',
		now(async ({ stranger, specialist }) => (await findCandidates(stranger, [specialist.specialistId])).length > 0),
		undefined,
	],
	[
		'specialist',
		'names that a search offers',
		now(async ({ stranger, specialist }) => (await listNameSuggestions(stranger, specialist.name)).length > 0),
		undefined,
	],
	[
		'specialist',
		'export of candidates',
		now(async ({ stranger, specialist }) => {
			const file = await exportCandidates(stranger, { ids: [specialist.specialistId] }, new Date())
			return file.ok && file.value.trim().split('\n').length > 1
		}),
		undefined,
	],
	[
		'specialist',
		'people for a job',
		now(async ({ stranger, specialist }) => {
			const { id } = await aJob({ hospitalId: stranger.hospitalId, speciality: 'Nephrologist' })
			return ((await findPeopleForJob(stranger, id, 500))?.shown ?? []).some(
				({ specialistId }) => specialistId === specialist.specialistId,
			)
		}),
		undefined,
	],
	[
		'specialist',
		'news of saved candidate searches',
		async ({ stranger, specialist }) => {
			await aCandidateSearch(new URLSearchParams({ q: specialist.name }).toString(), stranger)
			return async () =>
				(await listNewCandidates(stranger.accountId, until())).some(({ ids }) => ids.includes(specialist.specialistId))
		},
		undefined,
	],
	[
		'specialist',
		'contact requests',
		now(({ stranger, specialist }) => succeeded(sendRequest(stranger, specialist.specialistId, request))),
		undefined,
	],
	[
		'specialist',
		'messages from a hospital',
		now(({ member, specialist }) => succeeded(sendMessage(member, specialist.specialistId, aMessage()))),
		undefined,
	],
	[
		'specialist',
		'later stages',
		now(({ member, application: { id, version } }) => succeeded(moveStage(member, id, { to: 'interview', version }))),
		undefined,
	],
	[
		'specialist',
		'offers',
		now(({ member, application: { id, version } }) =>
			succeeded(makeOffer(member, id, { ...someTerms(), version } as never)),
		),
		undefined,
	],
	[
		'specialist',
		'times of an interview',
		now(async ({ member, application }) => {
			const slots = [
				{ startsAt: new Date(Date.now() + 5 * day * 60_000), endsAt: new Date(Date.now() + (5 * day + 30) * 60_000) },
			]
			const details = {
				mode: 'phone',
				place: '020 6912 0150',
				minutes: 30,
				note: null,
				interviewerAccountIds: [member.accountId],
			}
			return succeeded(proposeInterview(member, application.id, { ...details, slots, mayBeOutside: true } as never))
		}),
		undefined,
	],
	['specialist', 'an interview that is days away', interviewStays, 'stays'],
	[
		'specialist',
		'rejecting',
		now(({ member, application: { id, version } }) =>
			succeeded(rejectApplication(member, id, { reason: 'Filled', version })),
		),
		'once',
	],
	[
		'specialist',
		'job alerts',
		async ({ specialist, job }) => {
			await aSavedSearch(nearby, specialist)
			return () =>
				db.transaction(async (tx) => {
					await matchAlerts(tx, job.id, specialist.accountId)
					return (await consumePending(tx, specialist.accountId, until())).pendingJobs.length > 0
				})
		},
		undefined,
	],
	['specialist', 'calendar feed', readsCalendar(({ specialist }) => specialist), undefined],
	[
		'specialist',
		'mail',
		now(({ specialist }) => brings(specialist, () => tell([{ ...specialist, email: 'asha@menon.example' }]))),
		undefined,
	],
	['specialist', 'mail that is queued', queuedMail(({ specialist }) => specialist), 'over'],

	[
		'member',
		'sessions',
		now(async ({ colleague }) => (await listActiveSessions([colleague.sessionId])).size > 0),
		'over',
	],
	[
		'member',
		'the list of interviewers',
		now(async ({ member, colleague }) =>
			(await listColleagues(member)).some(({ accountId }) => accountId === colleague.accountId),
		),
		undefined,
	],
	[
		'member',
		'names after an @',
		now(async ({ member, colleague, application }) =>
			(await listMentionable(member, application.id)).some(({ id }) => id === colleague.accountId),
		),
		undefined,
	],
	['member', 'their invitations', invites(({ colleague }) => colleague), undefined],
	[
		'member',
		'news of saved candidate searches',
		async ({ colleague }) => {
			await aCandidateSearch(nearby, colleague)
			return async () =>
				(await listReadersDue(until(), { limit: 1_000 })).some(({ accountId }) => accountId === colleague.accountId)
		},
		undefined,
	],
	['member', 'calendar feed', readsCalendar(({ colleague }) => colleague), undefined],
	[
		'member',
		'mail',
		now(({ colleague }) =>
			brings(colleague, async () => tell(await listMembersToNotify(db, colleague.hospitalId, null))),
		),
		undefined,
	],
	['member', 'mail that is queued', queuedMail(({ colleague }) => colleague), 'over'],
	[
		'member',
		'mail to colleagues',
		now(({ member }) => brings(member, async () => tell(await listMembersToNotify(db, member.hospitalId, null)))),
		'stays',
	],
	[
		'member',
		'the page of the hospital',
		now(async ({ member }) => (await findPublicHospital(member.hospitalId)) !== null),
		'stays',
	],
	['member', 'the jobs of the hospital', now(async ({ job }) => (await findOpenJob(job.id)) !== null), 'stays'],

	[
		'hospital',
		'pages of people for its members',
		now(async ({ member }) => (await findMembership(member.accountId))?.hospitalStatus === 'verified'),
		undefined,
	],
	['hospital', 'its invitations', invites(({ member }) => member), undefined],
	[
		'hospital',
		'public page',
		now(async ({ member }) => (await findPublicHospital(member.hospitalId)) !== null),
		undefined,
	],
	[
		'hospital',
		'names that a form offers',
		async ({ member }) => {
			const displayName = `Niramay ${crypto.randomUUID()}`
			await db.update(hospitals).set({ displayName }).where(eq(hospitals.id, member.hospitalId))
			return async () => (await suggestHospitals()).includes(displayName)
		},
		undefined,
	],
	['hospital', 'job page', now(async ({ job }) => (await findOpenJob(job.id)) !== null), undefined],
	[
		'hospital',
		'list of jobs',
		now(async ({ member }) => (await listOpenJobsOf(member.hospitalId, [], 10)).length > 0),
		undefined,
	],
	[
		'hospital',
		'sitemap',
		now(async ({ job }) => ((await writeSitemapPart(origin, 'jobs-1.xml')) ?? '').includes(job.id)),
		undefined,
	],
	[
		'hospital',
		'feed',
		now(async ({ job }) => (await writeRss(new URL(`${origin}/jobs/feed.xml`), origin)).includes(job.id)),
		undefined,
	],
	[
		'hospital',
		'jobs matched to a specialist',
		now(async ({ job }) => (await findMatches(await aSpecialist())).matches.some(({ jobId }) => jobId === job.id)),
		undefined,
	],
	['hospital', 'saving its job', now(({ specialist, job }) => succeeded(saveJob(specialist, job.id))), undefined],
	['hospital', 'reporting its job', now(async ({ job }) => (await findReportableJob(job.id)) !== null), undefined],
	[
		'hospital',
		'job alerts',
		async ({ job }) => {
			const reader = await aSpecialist()
			await aSavedSearch(nearby, reader)
			await db.transaction((tx) => matchAlerts(tx, job.id, reader.accountId))
			expect(await db.$count(jobAlerts, eq(jobAlerts.accountId, reader.accountId))).toBe(1)
			return async () => (await db.transaction((tx) => consumePendingOfJob(tx, job.id, 100))).pendingJobs.length > 0
		},
		undefined,
	],
	[
		'hospital',
		'applying',
		now(async ({ job }) =>
			succeeded(applyToJob(await aSpecialist(), job.id, { note: '', attachResume: false } as never)),
		),
		undefined,
	],
	[
		'hospital',
		'messages from it',
		now(({ member, specialist }) => succeeded(sendMessage(member, specialist.specialistId, aMessage()))),
		undefined,
	],
	[
		'hospital',
		'messages to it',
		now(({ member, specialist }) => succeeded(sendMessage(specialist, member.hospitalId, aMessage()))),
		undefined,
	],
	[
		'hospital',
		'mail about what it wrote before',
		async ({ member, specialist }) => {
			await aSentMessage(member, specialist.specialistId, { ago: '11 minutes' })
			return () => brings(specialist, () => writeAboutUnread.run({}))
		},
		undefined,
	],
	[
		'hospital',
		'contact requests',
		now(async ({ member }) => succeeded(sendRequest(member, (await aSpecialist()).specialistId, request))),
		undefined,
	],
	[
		'hospital',
		'accepting its request',
		async ({ member }) => {
			const { id, specialist } = await aContactRequest({ member })
			return () => succeeded(acceptRequest(specialist, id, { share: false }))
		},
		undefined,
	],
	[
		'hospital',
		'mail about its request',
		async ({ member, specialist }) => {
			const { id } = await aContactRequest({ member, specialist })
			return () => brings(specialist, () => writeAboutRequest.run({ requestId: id }))
		},
		undefined,
	],
	['hospital', 'accepting its offer', offerWaits, undefined],
	[
		'hospital',
		'mail about its offer',
		async ({ member, specialist }) => {
			const { id } = await anOffer({
				member,
				application: await anApplication({
					job: await aJob({ hospitalId: member.hospitalId }),
					specialist,
					stage: 'offered',
				}),
			})
			return () => brings(specialist, () => writeAboutOffer.run({ offerId: id, what: 'sent' }))
		},
		undefined,
	],
	[
		'hospital',
		'reminders of its offer',
		async ({ member, specialist }) => {
			await anOffer({
				member,
				application: await anApplication({
					job: await aJob({ hospitalId: member.hospitalId }),
					specialist,
					stage: 'offered',
				}),
				expiresAt: sql`now() + interval '1 hour'` as never,
			})
			return () => brings(specialist, () => remindOfOffers.run({}))
		},
		undefined,
	],
	['hospital', 'choosing its time', choosesTime, undefined],
	['hospital', 'an interview that is days away', interviewStays, 'stays'],
	['hospital', 'calendar feed', readsCalendar(({ member }) => member), undefined],
	[
		'hospital',
		'news of saved candidate searches',
		async ({ member }) => {
			await aCandidateSearch(nearby, member)
			return async () =>
				(await listReadersDue(until(), { limit: 1_000 })).some(({ accountId }) => accountId === member.accountId)
		},
		undefined,
	],
	[
		'hospital',
		'mail to its members about people',
		now(({ colleague }) =>
			brings(colleague, async () => tell(await listMembersToNotify(db, colleague.hospitalId, null))),
		),
		undefined,
	],
	['hospital', 'mail that is queued', queuedMail(({ colleague }) => colleague), 'over'],
	[
		'hospital',
		'login of its members',
		now(async ({ member }) => (await listActiveSessions([member.sessionId])).size > 0),
		'stays',
	],
]

async function decide(operator: Operator, hospitalId: string, to: 'suspended' | 'verified') {
	const { version } = only(await db.select().from(hospitals).where(eq(hospitals.id, hospitalId)))
	return decideHospital(operator, hospitalId, { to, reason, seenVersion: version })
}

const suspend = ({ operator, ...scene }: Scene, who: Who) =>
	who === 'hospital'
		? decide(operator, scene.member.hospitalId, 'suspended')
		: suspendAccount(operator, idOf(scene, who), reason)
const restore = ({ operator, ...scene }: Scene, who: Who) =>
	who === 'hospital'
		? decide(operator, scene.member.hospitalId, 'verified')
		: restoreAccount(operator, idOf(scene, who))
const idOf = ({ specialist, colleague }: Pick<Scene, 'specialist' | 'colleague'>, who: Who) =>
	(who === 'specialist' ? specialist : colleague).accountId

test.each(matrix)('a suspended %s: %s', async (who, _, prepare, ending) => {
	const scene = await aScene()
	const works = await prepare(scene)

	expect(await suspend(scene, who)).toMatchObject({ ok: true })
	expect(await works()).toBe(ending === 'stays' || ending === 'once')

	// What can only be done once was done.
	if (ending === 'once') return
	expect(await restore(scene, who)).toMatchObject({ ok: true })
	expect(await works()).toBe(ending !== 'over')
})
