import { and, asc, count, eq, isNull, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { db, type Queryable, type Transaction } from '../database/db.server.ts'
import { pictureReviews } from '../tables.server.ts'

type Picture = Pick<typeof pictureReviews.$inferInsert, 'storageKey' | 'ownerId' | 'kind'>

/** Puts a picture into the queue of operators. Until one of them has approved it, only its owner sees it. */
export const submitPicture = (tx: Transaction, picture: Picture) => tx.insert(pictureReviews).values(picture)

/** The picture is no longer in use. */
export const forgetPicture = (tx: Transaction, storageKey: string) =>
	tx.delete(pictureReviews).where(eq(pictureReviews.storageKey, storageKey))

/** Whether others may see the picture under the key in this column. Those of before the queue are shown. */
export const isPictureShown = (storageKey: SQLWrapper) => sql<boolean>`not exists (
	select 1 from ${pictureReviews} where ${pictureReviews.storageKey} = ${storageKey} and ${pictureReviews.approvedAt} is null)`

/** Whether its owner waits for us. */
export async function isPictureWaiting(storageKey: string | null, on: Queryable = db): Promise<boolean> {
	if (storageKey === null) return false
	const [row] = await on
		.select({ approvedAt: pictureReviews.approvedAt })
		.from(pictureReviews)
		.where(eq(pictureReviews.storageKey, storageKey))
	return row !== undefined && row.approvedAt === null
}

export const picturesPerPage = 24

/** Those that wait, the oldest first. */
export const listWaitingPictures = (page: number, isUndecided?: SQL) =>
	db
		.select()
		.from(pictureReviews)
		.where(and(isNull(pictureReviews.approvedAt), isUndecided))
		.orderBy(asc(pictureReviews.submittedAt), asc(pictureReviews.id))
		.limit(picturesPerPage)
		.offset((page - 1) * picturesPerPage)

/** How many wait, and since when the oldest does. */
export async function countWaitingPictures(isUndecided?: SQL): Promise<{ count: number; oldest: Date | null }> {
	const [row] = await db
		.select({ count: count(), oldest: min(pictureReviews.submittedAt) })
		.from(pictureReviews)
		.where(and(isNull(pictureReviews.approvedAt), isUndecided))
	return { count: row?.count ?? 0, oldest: row?.oldest ?? null }
}

/** One that waits, locked in a transaction; null when it is decided or gone. */
export async function lockWaitingPicture(tx: Transaction, id: string) {
	const [row] = await tx.select().from(pictureReviews).where(eq(pictureReviews.id, id)).for('update')
	return row && row.approvedAt === null ? row : null
}

export const approvePictureIn = (tx: Transaction, id: string, approvedBy: string) =>
	tx.update(pictureReviews).set({ approvedAt: sql`now()`, approvedBy }).where(eq(pictureReviews.id, id))
