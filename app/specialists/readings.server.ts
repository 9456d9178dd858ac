import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { profileReadings, type readingKinds } from './tables.server.ts'

export type ReadingKind = (typeof readingKinds)[number]

/**
 * Notes that a hospital was shown something of a specialist, in the transaction that shows it. A profile and a preview of
 * a resume count once a day (in India) for each hospital; contact details and files count each time. `detail` says what, in words for the
 * specialist: 'phone', 'e-mail', the name of a file.
 */
export async function recordReading(
	tx: Transaction,
	{ hospitalId, accountId }: Pick<Member, 'hospitalId' | 'accountId'>,
	specialistId: string,
	what: ReadingKind,
	detail: string[] = [],
) {
	await tx
		.insert(profileReadings)
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

/** The contact details that a profile shows, as they are listed for the specialist; empty where it shows none. */
export const contactShown = ({ phone, email }: { phone: string | null; email: string | null }) => [
	...(phone ? ['phone'] : []),
	...(email ? ['email'] : []),
]

export const readingsPerPage = 10

/** Who was shown what, the newest first: hospitals by name, never their people. */
export async function listReadings(specialistId: string, page = 1) {
	return db
		.select({
			id: profileReadings.id,
			hospital: hospitals.displayName,
			what: profileReadings.what,
			detail: profileReadings.detail,
			at: profileReadings.at,
		})
		.from(profileReadings)
		.innerJoin(hospitals, eq(hospitals.id, profileReadings.hospitalId))
		.where(eq(profileReadings.specialistId, specialistId))
		.orderBy(desc(profileReadings.at), desc(profileReadings.id))
		.limit(readingsPerPage)
		.offset((page - 1) * readingsPerPage)
}

export async function countReadings(specialistId: string) {
	const [row] = await db
		.select({ count: count() })
		.from(profileReadings)
		.where(eq(profileReadings.specialistId, specialistId))
	return row?.count ?? 0
}

/** Views of the profile by hospitals in the last days, each hospital once a day. */
export async function countProfileViews(specialistId: string, sinceDays: number) {
	const [row] = await db
		.select({ count: count() })
		.from(profileReadings)
		.where(
			and(
				eq(profileReadings.specialistId, specialistId),
				eq(profileReadings.what, 'profile'),
				gt(profileReadings.at, sql`now() - make_interval(days => ${sinceDays})`),
			),
		)
	return row?.count ?? 0
}
