import { eq, type SQL, sql } from 'drizzle-orm'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import type { RequestStatus } from './status.ts'
import { userReports, contactRequestEvents, contactRequests } from './tables.server.ts'

type When = Date | SQL
type Story = Partial<Omit<typeof contactRequests.$inferInsert, 'sentAt' | 'decidedAt'>> & {
	member?: Member
	specialist?: Specialist
	sentAt?: When
	decidedAt?: When
}

/** Two days ago Lakeside asked Dr Asha Menon about a locum week; what became of it came a day later. */
export async function aContactRequest({ member: from, specialist: to, ...overrides }: Story = {}) {
	const member = from ?? (await aMember())
	const specialist = to ?? (await aSpecialist())
	const status: RequestStatus = overrides.status ?? 'sent'
	const sentAt = overrides.sentAt ?? sql`now() - interval '2 days'`
	const decidedAt = status === 'sent' ? null : (overrides.decidedAt ?? sql`now() - interval '1 day'`)
	const request = only(
		await db
			.insert(contactRequests)
			.values({
				hospitalId: member.hospitalId,
				specialistId: specialist.specialistId,
				senderAccountId: member.accountId,
				reason: overrides.jobId ? null : 'A locum week in December',
				payMinPaise: 1_500_000n,
				payUnit: 'shift',
				place: 'Shivajinagar, Pune 411005',
				message: 'We saw your profile and would like to talk about covering our cardiac lists.',
				expiresAt: sql`now() + interval '12 days'`,
				...overrides,
				sentAt,
				decidedAt,
			})
			.returning(),
	)
	const actorAccountId = member.accountId
	await db.insert(contactRequestEvents).values({ requestId: request.id, to: 'sent', actorAccountId, at: sentAt })
	if (status !== 'sent')
		await db.insert(contactRequestEvents).values({
			requestId: request.id,
			from: 'sent',
			to: status,
			at: decidedAt ?? sentAt,
		})
	return { ...request, member, specialist }
}

/** Makes a request look as if it had been sent so long ago. */
export async function ageRequest(requestId: string, interval: string) {
	const earlier = sql`make_interval(secs => extract(epoch from ${interval}::interval))`
	await db
		.update(contactRequests)
		.set({
			sentAt: sql`${contactRequests.sentAt} - ${earlier}`,
			expiresAt: sql`${contactRequests.expiresAt} - ${earlier}`,
			decidedAt: sql`${contactRequests.decidedAt} - ${earlier}`,
		})
		.where(eq(contactRequests.id, requestId))
}

/** A complaint about a hospital, open until an operator settles it. */
export async function aUserReport({
	hospitalId,
	specialist: reporter,
	...overrides
}: { hospitalId: string; specialist?: Specialist } & Partial<typeof userReports.$inferInsert>) {
	const specialist = reporter ?? (await aSpecialist())
	return only(
		await db
			.insert(userReports)
			.values({
				reporterAccountId: specialist.accountId,
				hospitalId,
				specialistId: specialist.specialistId,
				about: 'hospital',
				reason: 'spam',
				detail: 'The same message came to all of us on the ward.',
				...overrides,
			})
			.returning(),
	)
}
