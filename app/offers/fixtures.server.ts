import { sql } from 'drizzle-orm'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import type { JoiningDateStatus } from './placements/joining-date.ts'
import type { OfferStatus } from './status.ts'
import {
	joiningDateEvents,
	joiningDateProposals,
	offerEvents,
	offers,
	placements,
	promiseChecks,
	ratings,
} from './tables.server.ts'

type Application = Awaited<ReturnType<typeof anApplication>>
type Story = Partial<typeof offers.$inferInsert> & { status?: OfferStatus; member?: Member; application?: Application }

/** What a hospital offers unless a story says otherwise. */
export const someTerms = (today = istToday(new Date())) => ({
	payPaise: 32_000_000n,
	payUnit: 'month' as const,
	startsOn: addDays(today, 14),
	message: 'Four theatres, two consultants on call. We look forward to you.',
})

/** Dr Asha Menon applied, and yesterday the hospital made her an offer, which waits for her answer. */
export async function anOffer({ member: given, application: sent, ...overrides }: Story = {}) {
	const member = given ?? (await aMember())
	const application =
		sent ?? (await anApplication({ stage: 'offered', job: await aJob({ hospitalId: member.hospitalId }) }))
	const status = overrides.status ?? 'sent'
	const offer = only(
		await db
			.insert(offers)
			.values({
				applicationId: application.id,
				authorAccountId: member.accountId,
				...someTerms(),
				sentAt: sql`now() - interval '1 day'`,
				expiresAt: sql`now() + interval '13 days'`,
				decidedAt: status === 'sent' ? null : sql`now() - interval '1 hour'`,
				...overrides,
			})
			.returning(),
	)
	const at = sql`now() - interval '1 day'`
	await db.insert(offerEvents).values({ offerId: offer.id, to: 'sent', actorAccountId: member.accountId, at })
	return { ...offer, member, application, specialist: application.specialist }
}

/** Another joining date that the specialist proposed for an offer. */
export async function aJoiningDate(offerId: string, reason: string, status: JoiningDateStatus = 'proposed') {
	const dates = { insteadOf: '2027-01-01', startsOn: '2027-01-15' }
	const proposal = only(
		await db
			.insert(joiningDateProposals)
			.values({
				offerId,
				side: 'specialist',
				reason,
				status,
				decidedAt: status === 'proposed' ? null : new Date(),
				...dates,
			})
			.returning(),
	)
	await db.insert(joiningDateEvents).values({ proposalId: proposal.id, to: 'proposed' })
	return proposal
}

/** Dr Asha Menon was hired and began to work last week. */
export async function aPlacement({
	member: given,
	application: sent,
}: {
	member?: Member
	application?: Application
} = {}) {
	const member = given ?? (await aMember())
	const application =
		sent ?? (await anApplication({ stage: 'hired', job: await aJob({ hospitalId: member.hospitalId }) }))
	const startedOn = addDays(istToday(new Date()), -7)
	const { id: applicationId, specialistId, jobId } = application
	await db.insert(placements).values({ applicationId, hospitalId: member.hospitalId, specialistId, jobId, startedOn })
	return { applicationId, startedOn, member, application, specialist: application.specialist }
}

/** The specialist of a placement was asked on this day whether it is as advertised, and has answered, or not yet. */
export async function aPromiseCheck(
	{ applicationId, specialist }: { applicationId: string; specialist: Specialist },
	answers: Partial<typeof promiseChecks.$inferInsert> = {},
) {
	const row = { applicationId, specialistId: specialist.specialistId, day: 7, ...answers }
	await db.insert(promiseChecks).values(row)
	return row
}

/** What the specialist said about the hospital after a placement. */
export async function aRating({ applicationId, specialist }: { applicationId: string; specialist: Specialist }) {
	const rating = { applicationId, side: 'specialist' as const, raterAccountId: specialist.accountId, stars: 4 }
	return only(
		await db
			.insert(ratings)
			.values({ ...rating, comment: 'Good theatres.' })
			.returning(),
	)
}
