import { and, desc, eq, sql } from 'drizzle-orm'
import { hospitalSites, hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { hiding } from '#app/relations/view.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { requestTown } from './request-facts.server.ts'
import { sentTo } from '../responding.server.ts'
import type { RequestStatus } from '../status.ts'
import { contactRequests } from '../tables.server.ts'

// A request whose time is over is so at once, whenever its task comes round.
const status = sql<RequestStatus>`case when ${contactRequests.status} = 'sent' and ${contactRequests.expiresAt} <= now() then 'expired' else ${contactRequests.status}::text end`

const columns = {
	id: contactRequests.id,
	status,
	isRevoked: sql<boolean>`${contactRequests.revokedAt} is not null`,
	contactShared: contactRequests.contactShared,
	reason: contactRequests.reason,
	payMinPaise: contactRequests.payMinPaise,
	payMaxPaise: contactRequests.payMaxPaise,
	payUnit: contactRequests.payUnit,
	place: contactRequests.place,
	message: contactRequests.message,
	declineReason: contactRequests.declineReason,
	sentAt: contactRequests.sentAt,
	expiresAt: contactRequests.expiresAt,
	decidedAt: contactRequests.decidedAt,
	acceptsAt: contactRequests.acceptsAt,
	jobId: jobs.id,
	jobTitle: jobs.title,
	jobIsOpen: sql<boolean>`coalesce(${jobs.status} = 'open', false)`,
	hospitalId: hospitals.id,
	hospitalName: hospitals.displayName,
	town: requestTown,
	hospitalIsVerified: sql<boolean>`${hospitals.status} = 'verified'`,
	/** The specialist hides from it. */
	isHidden: sql<boolean>`exists (select from ${hiding} where ${hiding.specialistId} = ${contactRequests.specialistId} and ${hiding.hospitalId} = ${contactRequests.hospitalId})`,
	sender: accounts.name,
}

const select = () =>
	db
		.select(columns)
		.from(contactRequests)
		.innerJoin(hospitals, eq(hospitals.id, contactRequests.hospitalId))
		.leftJoin(jobs, eq(jobs.id, contactRequests.jobId))
		.leftJoin(hospitalSites, eq(hospitalSites.id, jobs.siteId))
		.leftJoin(accounts, eq(accounts.id, contactRequests.senderAccountId))
		.$dynamic()

/** Requests to the specialist, waiting ones first, then the newest: the first so many. Withdrawn ones are never listed. */
export async function listMyRequests(actor: Specialist, shown: number) {
	return select()
		.where(sentTo(actor))
		.orderBy(sql`${status} = 'sent' desc`, desc(contactRequests.sentAt), contactRequests.id)
		.limit(shown)
}

export const countMyRequests = (actor: Specialist) => db.$count(contactRequests, sentTo(actor))

/** All that wait for the specialist, the newest first. */
export const listOpenRequests = (actor: Specialist) =>
	select()
		.where(and(sentTo(actor), sql`${status} = 'sent'`))
		.orderBy(desc(contactRequests.sentAt))

/** One of them with the specialist's phone and email switch, or `null` for another person's. */
export async function findMyRequest(actor: Specialist, requestId: string) {
	const [[request], [own]] = await Promise.all([
		select().where(and(sentTo(actor), eq(contactRequests.id, requestId))),
		db
			.select({ contactVisibility: specialists.contactVisibility })
			.from(specialists)
			.where(eq(specialists.id, actor.specialistId)),
	])
	return request && own ? { ...request, ...own } : null
}

/** Whether the specialist's switch lets hospitals in contact see phone and email. */
export async function showsContact({ specialistId }: Specialist): Promise<boolean> {
	const [row] = await db
		.select({ shows: specialists.contactVisibility })
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	return row?.shows ?? false
}
