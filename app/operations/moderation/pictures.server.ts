import { eq, inArray } from 'drizzle-orm'
import { isUndecided } from '#app/cases/decisions.server.ts'
import { listMembersToNotify, worksForAll } from '#app/hospitals/team/membership.server.ts'
import { removeRefusedPicture } from '#app/hospitals/page/pictures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { waitingFor } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import {
	approvePictureIn,
	countWaitingPictures,
	listWaitingPictures,
	lockWaitingPicture,
	picturesPerPage,
} from '#app/platform/files/picture-reviews.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { pictureReviews } from '#app/platform/tables.server.ts'
import { removePhotoIn } from '#app/specialists/profile/photo.server.ts'
import { pictureRefused } from '../messages.ts'

const kindNames = { photo: 'Photo of a specialist', logo: 'Hospital logo', 'page-photo': 'Hospital photo' }

const isUndecidedPicture = isUndecided('picture', pictureReviews.id)
/** How many wait for an operator. */
export const countPictures = () => countWaitingPictures(isUndecidedPicture)

/** Pictures that no one but their owners sees yet, the oldest first. A specialist has no name in a list. */
export async function listPictures(_actor: Operator, now: Date, page = 1) {
	const [rows, { count: total }] = await Promise.all([listWaitingPictures(page, isUndecidedPicture), countPictures()])
	const owners = rows.filter(({ kind }) => kind !== 'photo').map(({ ownerId }) => ownerId)
	const named = await db
		.select({ id: hospitals.id, name: hospitals.displayName })
		.from(hospitals)
		.where(inArray(hospitals.id, owners))
	const first = (page - 1) * picturesPerPage + 1
	return {
		...{ page, total, first, hasMore: first + rows.length <= total },
		pictures: rows.map(({ id, kind, ownerId, submittedAt }) => ({
			id,
			what: kindNames[kind],
			hospital: named.find((one) => one.id === ownerId) ?? null,
			waiting: waitingFor(submittedAt, now),
		})),
	}
}

/** Whose it is, of a hospital. A specialist has no name here either. */
export async function namePicture(id: string): Promise<string | null> {
	const [row] = await db
		.select({ kind: pictureReviews.kind, hospital: hospitals.displayName })
		.from(pictureReviews)
		.leftJoin(hospitals, eq(hospitals.id, pictureReviews.ownerId))
		.where(eq(pictureReviews.id, id))
	return row ? [kindNames[row.kind], row.hospital].filter(Boolean).join(', ') : null
}

const types = { photo: 'image/jpeg', logo: 'image/png', 'page-photo': 'image/webp' }

/** The picture itself, while it waits; null when it was decided or is gone. */
export async function readWaitingPicture(_actor: Operator, id: string) {
	const [row] = await db.select().from(pictureReviews).where(eq(pictureReviews.id, id))
	const stream = row && row.approvedAt === null ? await fileStore.get(row.storageKey) : null
	return row && stream ? { stream, contentType: types[row.kind] } : null
}

type Picture = NonNullable<Awaited<ReturnType<typeof lockWaitingPicture>>>

const decide = (
	actor: Operator,
	id: string,
	decision: { action: string; reason: string | null },
	carryOut: (tx: Transaction, picture: Picture) => Promise<unknown>,
): Promise<Result<null, 'already-decided'>> =>
	settle<null, 'already-decided'>(async (tx) => {
		const picture = await lockWaitingPicture(tx, id)
		if (!picture) return fail('already-decided')
		await carryOut(tx, picture)
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: decision.action,
			subjectType: picture.kind === 'photo' ? 'specialist' : 'hospital',
			subjectId: picture.ownerId,
			reason: decision.reason,
			facts: { kind: picture.kind },
		})
		return ok(null)
	})

/** Others see it from now on. */
export const approvePicture = (actor: Operator, id: string) =>
	decide(actor, id, { action: 'picture.approved', reason: null }, (tx) => approvePictureIn(tx, id, actor.accountId))

/** It is removed, and its owner reads why. */
export const refusePicture = (actor: Operator, id: string, reason: string) =>
	decide(actor, id, { action: 'picture.refused', reason }, async (tx, { kind, ownerId, storageKey }) => {
		const facts = { kind, reason }
		const key = `picture-refused/${id}/${ownerId}`
		if (kind === 'photo') {
			await removePhotoIn(tx, ownerId)
			return notify(tx, pictureRefused, { to: [{ accountId: ownerId }], key, facts })
		}
		await removeRefusedPicture(tx, ownerId, storageKey)
		return notify(tx, pictureRefused, { to: await listMembersToNotify(tx, ownerId, worksForAll), key, facts })
	})
