import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { recordListed } from '#app/specialists/disclosure/profile-access.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { ofHospital } from '../settlement/sides.server.ts'
import { coverFavourites, coverRequests } from '../tables.server.ts'

const favourite = ({ hospitalId }: Member, specialistId: string) =>
	and(eq(coverFavourites.hospitalId, hospitalId), eq(coverFavourites.specialistId, specialistId))

/** Whether the hospital of a request has people to be asked first. */
export const hasFavourites = sql`exists (select from ${coverFavourites} where ${coverFavourites.hospitalId} = ${coverRequests.hospitalId})`

/** The people to be asked first count for these from now on, also if the hospital takes them off its list before it looks. */
export const noteFavourites = (tx: Transaction, { hospitalId }: { hospitalId: string }) =>
	tx
		.update(coverRequests)
		.set({ favouritesCounted: true })
		.where(
			and(eq(coverRequests.hospitalId, hospitalId), inArray(coverRequests.status, ['open', 'covered']), hasFavourites),
		)

export async function isAskedFirst(member: Member, specialistId: string): Promise<boolean> {
	return (await db.$count(coverFavourites, favourite(member, specialistId))) > 0
}

/**
 * From the next request on the person is asked before others, or no longer is. They are not told.
 *
 * Fails with `not-found` for someone who has not worked as cover for this hospital, or for the sites of a member who works for some.
 */
export async function askFirst(
	member: Member,
	specialistId: string,
	isFirst: boolean,
): Promise<Result<null, 'not-found'>> {
	const worked = await db.$count(
		coverRequests,
		and(
			ofHospital(member),
			eq(coverRequests.specialistId, specialistId),
			inArray(coverRequests.status, ['finished', 'confirmed']),
		),
	)
	// A member of some sites decides about those who have worked there.
	if (worked === 0 && (isFirst || member.sites !== null)) return fail('not-found')
	if (!isFirst) {
		await db.delete(coverFavourites).where(favourite(member, specialistId))
		return ok(null)
	}
	await db.transaction(async (tx) => {
		await tx
			.insert(coverFavourites)
			.values({ hospitalId: member.hospitalId, specialistId, addedBy: member.accountId })
			.onConflictDoNothing()
		await noteFavourites(tx, member)
	})
	return ok(null)
}

/** Those a hospital asks first, of those it may still reach, by name. That it saw them is recorded. */
export async function listAskedFirst(member: Member) {
	const found = await db
		.select({ id: coverFavourites.specialistId, name: signature })
		.from(coverFavourites)
		.innerJoin(specialists, eq(specialists.id, coverFavourites.specialistId))
		.where(
			and(
				eq(coverFavourites.hospitalId, member.hospitalId),
				whereBetween(coverFavourites.hospitalId, coverFavourites.specialistId, ({ mayReceive }) => mayReceive),
			),
		)
		.orderBy(asc(signature))
	await recordListed(
		member,
		'cover',
		found.map(({ id }) => id),
		['name'],
	)
	return found
}
