import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { profileAccess, type accessKinds } from './tables.server.ts'

export type AccessKind = (typeof accessKinds)[number]

/**
 * Notes that a hospital was shown something of a specialist, in the transaction that shows it. A profile and a preview of
 * a resume count once a day (in India) for each hospital; contact details and files count each time. `detail` says what, in words for the
 * specialist: 'phone', 'email', the name of a file.
 */
export async function recordAccess(
	tx: Transaction,
	{ hospitalId, accountId }: Pick<Member, 'hospitalId' | 'accountId'>,
	specialistId: string,
	what: AccessKind,
	detail: string[] = [],
) {
	await tx
		.insert(profileAccess)
		.values({
			specialistId,
			hospitalId,
			memberAccountId: accountId,
			what,
			detail,
			day: sql`(now() at time zone 'Asia/Kolkata')::date`,
		})
		.onConflictDoNothing()
}

type Shown = { id: string; phone: string | null; email: string | null }

/**
 * Notes for the specialist that a hospital was shown their profile, and which contact details with it; those are in the
 * audit log too, with whatever else `facts` says of the occasion.
 */
export async function recordShown(
	tx: Transaction,
	member: Member,
	{ id, phone, email }: Shown,
	facts: Record<string, string> = {},
) {
	await recordAccess(tx, member, id, 'profile')
	const contact = [...(phone ? ['phone'] : []), ...(email ? ['email'] : [])]
	if (contact.length === 0) return
	await recordAccess(tx, member, id, 'contact', contact)
	await recordAudit(tx, {
		actorAccountId: member.accountId,
		action: 'contact-read',
		subjectType: 'specialist',
		subjectId: id,
		facts: { hospitalId: member.hospitalId, ...facts },
	})
}

export const accessPerPage = 10

/** Each access, newest first, with hospitals by name and never their people. */
export async function listAccess(specialistId: string, page = 1) {
	return db
		.select({
			id: profileAccess.id,
			hospital: hospitals.displayName,
			what: profileAccess.what,
			detail: profileAccess.detail,
			at: profileAccess.at,
		})
		.from(profileAccess)
		.innerJoin(hospitals, eq(hospitals.id, profileAccess.hospitalId))
		.where(eq(profileAccess.specialistId, specialistId))
		.orderBy(desc(profileAccess.at), desc(profileAccess.id))
		.limit(accessPerPage)
		.offset((page - 1) * accessPerPage)
}

export async function countAccess(specialistId: string) {
	const [row] = await db
		.select({ count: count() })
		.from(profileAccess)
		.where(eq(profileAccess.specialistId, specialistId))
	return row?.count ?? 0
}

/** Views of the profile by hospitals in the last days, each hospital once a day. */
export async function countProfileViews(specialistId: string, sinceDays: number) {
	const [row] = await db
		.select({ count: count() })
		.from(profileAccess)
		.where(
			and(
				eq(profileAccess.specialistId, specialistId),
				eq(profileAccess.what, 'profile'),
				gt(profileAccess.at, sql`now() - make_interval(days => ${sinceDays})`),
			),
		)
	return row?.count ?? 0
}
