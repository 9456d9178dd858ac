import { undoSeconds } from '#app/platform/undo.ts'
import { concernedBy } from '#app/applications/concerned.server.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import { applications } from '#app/applications/tables.server.ts'
import { goesOn } from '#app/applications/progress.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notify, retractNotice, send, writeTo } from '#app/notifications/notify.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { reader, signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { offerAnswered, offerExpired, offerMade, offerUnanswered, offerWithdrawn } from './messages.ts'
import type { OfferStatus } from './status.ts'
import { offerEvents, offers } from './tables.server.ts'

const kinds = ['sent', 'answered', 'ended'] as const
type Kind = (typeof kinds)[number]
const offerKey = (offerId: string, kind: Kind) => `offer/${offerId}/${kind}`

const kindOf: Record<OfferStatus, Kind> = {
	sent: 'sent',
	accepted: 'answered',
	declined: 'answered',
	withdrawn: 'ended',
	expired: 'ended',
}
const messages = { sent: offerMade, answered: offerAnswered, ended: offerWithdrawn }

/**
 * Notifies the other side that an offer was made, answered or withdrawn: in the app at once, by email and SMS when it can
 * no longer be undone.
 */
export async function notifyOfOffer(tx: Transaction, offerId: string) {
	const offer = await readOffer(tx, offerId)
	const kind = kindOf[offer.status]
	await notify(tx, messages[kind], {
		to: await readersOf(tx, offer),
		key: offerKey(offerId, kind),
		facts: factsOf(offer),
	})
	await enqueue(tx, writeAboutOffer, { offerId, what: kind }, { startAfterSeconds: kind === 'ended' ? 0 : undoSeconds })
}

export const retractOffer = (tx: Transaction, offerId: string) => retractNotice(tx, offerKey(offerId, 'sent'))
export const retractAnswer = (tx: Transaction, offerId: string) => retractNotice(tx, offerKey(offerId, 'answered'))

/** The specialist did not respond in time: notifies both sides. */
export async function notifyOfExpiry(tx: Transaction, offerId: string) {
	const facts = await readOffer(tx, offerId)
	const key = offerKey(offerId, 'ended')
	await notify(tx, offerExpired, { to: [facts.reader], key, facts })
	await send(tx, offerUnanswered, {
		to: await listMembersToNotify(tx, facts.hospitalId, concernedBy(facts.applicationId)),
		key,
		facts: asTeamReads(facts),
	})
}

/** Emails about an offer or the response to it, and an SMS about the offer. */
export const writeAboutOffer = defineTask({
	name: 'offers.email-about-offer',
	payload: z.object({ offerId: z.uuid(), what: z.enum(kinds) }),
	run: ({ offerId, what }) => db.transaction((tx) => writeAbout(tx, offerId, what)),
})

async function writeAbout(tx: Transaction, offerId: string, kind: Kind): Promise<void> {
	// With the application locked, an undo has either happened or comes too late.
	const locked = await tx
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(offers, eq(offers.applicationId, applications.id))
		.where(eq(offers.id, offerId))
		.for('update', { of: applications })
	if (locked.length === 0) return
	const offer = await readOffer(tx, offerId)
	if (kind !== 'ended' && offer.secondsLeft > 0)
		return enqueue(tx, writeAboutOffer, { offerId, what: kind }, { startAfterSeconds: offer.secondsLeft })
	if (kindOf[offer.status] !== kind || offer.status === 'expired') return
	if (offer.status === 'sent' && !(await goesOn(tx, offer))) return
	await writeTo(tx, messages[kind], {
		to: await readersOf(tx, offer),
		key: offerKey(offerId, kind),
		facts: factsOf(offer),
	})
}

type Offer = Awaited<ReturnType<typeof readOffer>>

/** A response goes to all members of the hospital, everything else to the specialist. */
const readersOf = async (tx: Transaction, { status, hospitalId, applicationId, reader }: Offer) =>
	kindOf[status] === 'answered' ? listMembersToNotify(tx, hospitalId, concernedBy(applicationId)) : [reader]

const factsOf = (offer: Offer) => (kindOf[offer.status] === 'answered' ? asTeamReads(offer) : offer)

/** An offer as members read of it, whose group may have two jobs of one title. */
export const asTeamReads = <Facts extends Offer>(offer: Facts) => ({ ...offer, jobTitle: offer.titleForTeam })

/** An offer with the names and readers that its messages need. */
export async function readOffer(tx: Transaction, offerId: string) {
	return only(
		await tx
			.select({
				id: offers.id,
				status: offers.status,
				payPaise: offers.payPaise,
				payUnit: offers.payUnit,
				startsOn: offers.startsOn,
				declineReason: offers.declineReason,
				expiresAt: offers.expiresAt,
				applicationId: offers.applicationId,
				jobTitle: jobs.title,
				titleForTeam: titleInLists({ sites: null }),
				hospitalId: hospitals.id,
				...hospitalAt(jobs.siteId, jobs.location),
				specialistId: specialists.id,
				specialistName: signature,
				reader: reader,
				secondsLeft: sql<number>`ceil(extract(epoch from (${lastTransition}) + make_interval(secs => ${undoSeconds}) - clock_timestamp()))::int`,
			})
			.from(offers)
			.innerJoin(applications, eq(applications.id, offers.applicationId))
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.innerJoin(specialists, eq(specialists.id, applications.specialistId))
			.innerJoin(accounts, eq(accounts.id, specialists.id))
			.where(eq(offers.id, offerId)),
	)
}

const lastTransition = db
	.select({ at: offerEvents.at })
	.from(offerEvents)
	.where(eq(offerEvents.offerId, offers.id))
	.orderBy(desc(offerEvents.at))
	.limit(1)
