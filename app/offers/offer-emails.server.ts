import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { undoSeconds } from '#app/applications/stage.ts'
import { applications } from '#app/applications/tables.server.ts'
import { moneyWarning } from '#app/applications/labels.ts'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { formatDate } from '#app/platform/dates.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks.server.ts'
import { readerWithPhone, signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { offerDays } from './limits.ts'
import { offerEvents, offers } from './tables.server.ts'
import { offeredPay, formatTerms } from './labels.ts'

export const offerPage = (offerId: string) => `/offers/${offerId}`
export const hospitalPage = (applicationId: string) => `/hospital/applications/${applicationId}`
export const offerKey = (offerId: string, what: 'sent' | 'answered' | 'ended') => `offer/${offerId}/${what}`

/** Email about an offer or its answer, and an SMS for the offer, once it can no longer be undone unseen. */
export const writeAboutOffer = defineTask({
	name: 'offers.write-about-offer',
	payload: z.object({ offerId: z.uuid(), what: z.enum(['sent', 'answered', 'ended']) }),
	run: ({ offerId, what }) => db.transaction((tx) => writeAbout(tx, offerId, what)),
})

async function writeAbout(tx: Transaction, offerId: string, what: 'sent' | 'answered' | 'ended'): Promise<void> {
	const offer = await lockToWrite(tx, offerId)
	if (!offer) return
	if (what !== 'ended' && offer.secondsLeft > 0)
		return enqueue(tx, writeAboutOffer, { offerId, what }, { startAfterSeconds: offer.secondsLeft })
	if (what === 'sent' && offer.status === 'sent') await writeToSpecialist(tx, offer)
	if (what === 'answered' && (offer.status === 'accepted' || offer.status === 'declined'))
		await writeToHospital(tx, offer)
	if (what === 'ended' && offer.status === 'withdrawn') await writeOfWithdrawal(tx, offer)
}

type Offer = NonNullable<Awaited<ReturnType<typeof lockToWrite>>>

/** Under the application's lock whatever takes it back has either happened or comes too late. */
async function lockToWrite(tx: Transaction, offerId: string) {
	const [named] = await tx.select({ id: offers.applicationId }).from(offers).where(eq(offers.id, offerId))
	if (!named) return null
	await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, named.id)).for('update')
	const [offer] = await tx
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
			hospitalId: hospitals.id,
			hospitalName: hospitals.displayName,
			specialistName: signature,
			reader: readerWithPhone,
			secondsLeft: secondsLeft(lastTransition, undoSeconds),
		})
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(accounts, eq(accounts.id, specialists.id))
		.where(and(eq(offers.id, offerId)))
	return offer ?? null
}

const lastTransition = db
	.select({ at: offerEvents.at })
	.from(offerEvents)
	.where(eq(offerEvents.offerId, offers.id))
	.orderBy(desc(offerEvents.at))
	.limit(1)

const writeToSpecialist = (tx: Transaction, offer: Offer) =>
	writeTo(tx, [offer.reader], {
		key: offerKey(offer.id, 'sent'),
		event: 'offer-received',
		mail: {
			subject: `${offer.hospitalName} has made you an offer`,
			paragraphs: [
				`${offer.hospitalName} has made you an offer: ${offer.jobTitle}, ${formatTerms(offer)}.`,
				`Accept or decline by ${formatDate(offer.expiresAt)}. The offer expires after ${offerDays} days.`,
				moneyWarning,
			],
			action: { label: 'View offer', href: offerPage(offer.id) },
		},
		sms: {
			template: 'offer-received',
			params: {
				hospital: offer.hospitalName,
				job: offer.jobTitle,
				pay: offeredPay(offer),
				url: env.APP_ORIGIN + offerPage(offer.id),
			},
		},
	})

async function writeToHospital(tx: Transaction, offer: Offer) {
	const members = await listMembersToNotify(tx, offer.hospitalId)
	const subject = `${offer.specialistName} ${offer.status} your offer`
	const next =
		offer.status === 'accepted'
			? `Their joining date is ${formatDate(offer.startsOn)}. You can confirm joining from that date.`
			: 'The application stays active. You can make another offer or reject it.'
	await writeTo(tx, members, {
		key: offerKey(offer.id, 'answered'),
		event: 'offer-answered',
		mail: {
			subject,
			paragraphs: [
				`${offer.jobTitle}, ${formatTerms(offer)}.`,
				...(offer.declineReason ? [`Reason: ${offer.declineReason}`] : []),
				next,
			],
			action: { label: 'View application', href: hospitalPage(offer.applicationId) },
		},
	})
}

const writeOfWithdrawal = (tx: Transaction, offer: Offer) =>
	writeTo(tx, [offer.reader], {
		key: offerKey(offer.id, 'ended'),
		event: 'offer-ended',
		mail: {
			subject: `${offer.hospitalName} withdrew its offer`,
			paragraphs: [`The offer for ${offer.jobTitle} is no longer valid. Your application is still active.`],
			action: { label: 'View your application', href: `/applications/${offer.applicationId}` },
		},
	})
