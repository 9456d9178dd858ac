import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { termFields } from '#app/jobs/terms/terms.ts'
import { columnsIn } from '#app/platform/text/declared-fields.server.ts'
import { isOneOf } from '#app/platform/database/is-one-of.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { OfferStatus } from './status.ts'
import { offers } from './tables.server.ts'
import { jobSide, sayDifferences } from './terms/said-differences.server.ts'

/**
 * How an offer stands for who reads it: one whose time is over, or whose application has ended, waits no more, also
 * before the clock has written that down.
 */
export const currentStatus = sql<OfferStatus>`case
	when ${offers.status} = 'sent' and ${applications.stage} <> 'offered' then 'withdrawn'
	when ${offers.status} = 'accepted' and ${applications.stage} not in ('offered', 'hired') then 'withdrawn'
	when ${offers.status} = 'sent' and ${offers.expiresAt} <= now() then 'expired'
	else ${offers.status} end`

const terms = {
	id: offers.id,
	applicationId: offers.applicationId,
	payPaise: offers.payPaise,
	payUnit: offers.payUnit,
	startsOn: offers.startsOn,
	message: offers.message,
	terms: offers.terms,
	...columnsIn(termFields, offers),
	differences: offers.differences,
	status: currentStatus,
	declineReason: offers.declineReason,
	sentAt: offers.sentAt,
	expiresAt: offers.expiresAt,
	decidedAt: offers.decidedAt,
	version: offers.version,
}

/** Every offer that the hospital made for one application it received, the last first. */
export async function listOffersFor(member: Member, applicationId: string) {
	return db
		.select({ ...terms, author: accounts.name })
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.leftJoin(accounts, eq(accounts.id, offers.authorAccountId))
		.where(and(eq(offers.applicationId, applicationId), receivedBy(member)))
		.orderBy(desc(offers.sentAt), desc(offers.id))
}

/** The last offer's status for each of these applications that the hospital received. */
export async function findOffersAbout(member: Member, applicationIds: readonly string[]) {
	if (applicationIds.length === 0) return new Map<string, OfferStatus>()
	const rows = await db
		.selectDistinctOn([offers.applicationId], { applicationId: offers.applicationId, status: currentStatus })
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(isOneOf(offers.applicationId, applicationIds), receivedBy(member)))
		.orderBy(offers.applicationId, desc(offers.sentAt))
	return new Map(rows.map(({ applicationId, status }) => [applicationId, status]))
}

/** What usual pay is looked up by. */
const jobOfPay = {
	specialitySlug: jobs.specialitySlug,
	location: jobs.location,
	experienceMinYears: jobs.experienceMinYears,
}

/** What the form of an offer is filled with, or `null` when the hospital did not receive the application. */
export async function findOfferSubject(member: Member, applicationId: string) {
	const [found] = await db
		.select({
			id: applications.id,
			stage: applications.stage,
			version: applications.version,
			name: signature,
			jobTitle: jobs.title,
			payMinPaise: jobs.payMinPaise,
			payMaxPaise: jobs.payMaxPaise,
			payUnit: jobs.payUnit,
			...columnsIn(termFields, jobs),
			startsOn: jobs.startsOn,
			/** Of the specialist, as far as the hospital may know them: what others with as many years earn. */
			yearsOfExperience: sql<
				number | null
			>`case when ${specialists.experienceVisibility} then ${specialists.yearsOfExperience} end`,
			...jobOfPay,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(applications.id, applicationId), receivedBy(member)))
	return found ?? null
}

/** One offer that the hospital made, or `null`. */
export async function findSentOffer(member: Member, offerId: string) {
	const [offer] = await db
		.select({ ...terms, name: signature })
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(and(eq(offers.id, offerId), receivedBy(member)))
	return offer ?? null
}

const mine = {
	...terms,
	jobTitle: jobs.title,
	jobLocation: jobs.location,
	hospitalName: hospitalAt(jobs.siteId, jobs.location).hospitalName,
	hospitalId: hospitals.id,
}

/** An offer made to this specialist, with its differences from the job in the language of the reader, or `null`. */
export async function findMyOffer(actor: Specialist, offerId: string) {
	const [offer] = await db
		.select({
			...{ ...mine, ...jobOfPay, job: jobSide },
			isSuspended: sql<boolean>`${hospitals.status} = 'suspended'`,
			/** Of the reader: their pay is compared with that of others with as many years. */
			yearsOfExperience: specialists.yearsOfExperience,
		})
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(offers.id, offerId), eq(applications.specialistId, actor.specialistId)))
	if (!offer) return null
	const { job, ...shown } = offer
	return { ...shown, differences: sayDifferences(offer.differences, job, offer) }
}

/** The last offer of each of the specialist's own applications, by application. */
export async function findMyOffers(actor: Specialist, applicationIds: readonly string[]) {
	if (applicationIds.length === 0) return new Map<string, never>()
	const rows = await db
		.selectDistinctOn([offers.applicationId], mine)
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(isOneOf(offers.applicationId, applicationIds), eq(applications.specialistId, actor.specialistId)))
		.orderBy(offers.applicationId, desc(offers.sentAt))
	return new Map(rows.map((row) => [row.applicationId, row]))
}

/** Offers that wait for the specialist's answer, those that end first on top. */
export async function listWaitingOffers(actor: Specialist) {
	return db
		.select(mine)
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(applications.specialistId, actor.specialistId), sql`${currentStatus} = 'sent'`))
		.orderBy(offers.expiresAt)
}

/** The offer that the specialist has accepted elsewhere and not joined yet, or `null`. */
export async function findAcceptedElsewhere(actor: Specialist, offerId: string) {
	const [offer] = await db
		.select(mine)
		.from(offers)
		.innerJoin(applications, eq(applications.id, offers.applicationId))
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(
			and(
				eq(applications.specialistId, actor.specialistId),
				ne(offers.id, offerId),
				eq(offers.status, 'accepted'),
				eq(applications.stage, 'offered'),
			),
		)
		.orderBy(desc(offers.decidedAt))
		.limit(1)
	return offer ?? null
}
