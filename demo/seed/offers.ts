import { sql } from 'drizzle-orm'
import type { applications } from '#app/applications/tables.server.ts'
import { defaultResponseDays } from '#app/offers/limits.ts'
import { offerEvents, offers, placements, ratings } from '#app/offers/tables.server.ts'
import type { OfferStatus } from '#app/offers/status.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { makeApplications } from './applications.ts'
import { daysAgo, now, today, workingHoursAfter } from './clock.ts'
import { insertAll } from './insert.ts'
import type { SeedJob } from './jobs.ts'
import type { Random } from './random.ts'

type World = { applications: ReturnType<typeof makeApplications>; jobs: SeedJob[]; waitingFor: string }
type Application = typeof applications.$inferInsert & { id: string }
type Offer = typeof offers.$inferInsert & { id: string; sentAt: Date }
type Rows = {
	offers: Offer[]
	events: (typeof offerEvents.$inferInsert)[]
	placements: (typeof placements.$inferInsert)[]
	ratings: (typeof ratings.$inferInsert)[]
}

const dayLength = 86_400_000
const messages = [
	'We liked talking to you. Two consultants are on call with you, leave is 30 days a year, and the roster is out a month ahead.',
	'The position as we discussed it, with accommodation on the campus for the first three months. Ask for Kavita with any question.',
	'Four theatres, one emergency list a week, and a day off after each night. We would be glad to have you.',
]
const declineReasons = ['The pay is below what I have now.', 'I have accepted another position closer to home.', null]
const praise = [
	'Calm in every crisis, and the team asks for them by name.',
	'Punctual, careful with handovers, good with families.',
	'Knows the equipment and teaches the juniors without being asked.',
	null,
	null,
]
const opinions = [
	'The roster was kept and the pay came on time.',
	'Good theatres, though the on-call room could be quieter.',
	null,
	null,
]

/** Offers for everyone offered or hired, placements for the hired, and the ratings from both sides. */
export async function insertOffers(
	random: Random,
	{ applications: { applications: sent, events }, jobs, waitingFor }: World,
) {
	const jobOf = new Map(jobs.map((job) => [job.id, job]))
	const offeredAt = new Map(
		events.flatMap(({ applicationId, to, at }) => (to === 'offered' ? [[applicationId, at]] : [])),
	)
	const rows: Rows = { offers: [], events: [], placements: [], ratings: [] }
	const ratedPairs = new Set<string>()
	for (const application of sent) {
		const job = jobOf.get(application.jobId)
		if (!job) continue
		if (application.stage === 'offered') addOpenOffer(random, rows, application, job, waitingFor)
		if (application.stage === 'hired')
			addHire(random, rows, { application, job, sentAt: offeredAt.get(application.id) ?? now }, ratedPairs)
	}
	await insertAll(offers, rows.offers)
	await insertAll(offerEvents, rows.events)
	await insertAll(placements, rows.placements)
	await insertAll(ratings, rows.ratings)
	// As the rating command keeps them.
	await db.execute(sql`update specialists set rating_sum = given.sum, rating_count = given.count
		from (select specialist_id, sum(stars)::int as sum, count(*)::int as count from ratings
			join placements using (application_id) where side = 'hospital' and hidden_at is null group by 1) given
		where given.specialist_id = specialists.id`)
}

function addOpenOffer(random: Random, rows: Rows, application: Application, job: SeedJob, waitingFor: string) {
	const sentAt = application.stageChangedAt instanceof Date ? application.stageChangedAt : daysAgo(3)
	const isOver = now.getTime() - sentAt.getTime() > defaultResponseDays * dayLength
	if (application.specialistId === waitingFor) {
		if (isOver) addOffer(random, rows, { application, job, sentAt, status: 'expired' })
		addOffer(random, rows, { application, job, sentAt: isOver ? daysAgo(2) : sentAt, status: 'sent' })
		return
	}
	const status = isOver ? 'expired' : random.pick(['sent', 'sent', 'accepted', 'declined'] as const)
	addOffer(random, rows, { application, job, sentAt, status })
}

type Sent = { application: Application; job: SeedJob; sentAt: Date; status: OfferStatus; startsOn?: string }

function addOffer(random: Random, rows: Rows, { application, job, sentAt, status, startsOn }: Sent): Offer {
	const expiresAt = new Date(sentAt.getTime() + defaultResponseDays * dayLength)
	const decidedAt =
		status === 'sent' ? null : status === 'expired' ? expiresAt : workingHoursAfter(sentAt, random.whole(3, 60))
	const offer = {
		id: random.uuid(),
		applicationId: application.id,
		authorAccountId: job.ownerId,
		payPaise: job.payMinPaise ?? 25_000_000n,
		payUnit: job.payUnit ?? 'month',
		startsOn: startsOn ?? addDays(today, random.whole(7, 40)),
		message: random.pick(messages),
		status,
		declineReason: status === 'declined' ? random.pick(declineReasons) : null,
		sentAt,
		expiresAt,
		decidedAt,
		version: status === 'sent' ? 1 : 2,
	} satisfies Offer
	rows.offers.push(offer)
	const { id: offerId } = offer
	rows.events.push({ offerId, to: 'sent', actorAccountId: job.ownerId, at: sentAt })
	const by = status === 'expired' ? null : application.specialistId
	if (decidedAt) rows.events.push({ offerId, from: 'sent', to: status, actorAccountId: by, at: decidedAt })
	return offer
}

function addHire(
	random: Random,
	rows: Rows,
	{ application, job, sentAt }: Pick<Sent, 'application' | 'job' | 'sentAt'>,
	ratedPairs: Set<string>,
) {
	const hiredAt = application.stageChangedAt instanceof Date ? application.stageChangedAt : daysAgo(3)
	const startedOn = istToday(hiredAt)
	const offer = addOffer(random, rows, { application, job, sentAt, status: 'accepted', startsOn: startedOn })
	const { specialistId, jobId, id: applicationId } = application
	const { hospitalId } = job
	rows.placements.push({
		applicationId,
		hospitalId,
		specialistId,
		jobId,
		offerId: offer.id,
		startedOn,
		createdAt: hiredAt,
	})
	// Each says it once about the other, however often they worked together.
	const pair = `${hospitalId} ${specialistId}`
	if (ratedPairs.has(pair)) return
	ratedPairs.add(pair)
	const createdAt = workingHoursAfter(hiredAt, random.whole(200, 900))
	// The latest comments wait for an operator; stars alone do not.
	const read = workingHoursAfter(createdAt, 30)
	const checkOf = (comment: string | null) => (comment === null ? createdAt : read < now ? read : null)
	const common = { applicationId, createdAt }
	if (random.chance(0.92)) {
		const stars = random.pick([5, 5, 5, 5, 4, 4, 4, 3] as const)
		const comment = random.pick(praise)
		const checkedAt = checkOf(comment)
		rows.ratings.push({ ...common, checkedAt, side: 'hospital', raterAccountId: job.ownerId, stars, comment })
	}
	if (random.chance(0.75)) {
		const stars = random.pick([5, 5, 5, 4, 4, 4, 3] as const)
		const comment = random.pick(opinions)
		const checkedAt = checkOf(comment)
		rows.ratings.push({ ...common, checkedAt, side: 'specialist', raterAccountId: specialistId, stars, comment })
	}
}
