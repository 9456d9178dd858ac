import { eq, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileResponse } from '#app/platform/files/file-response.server.ts'
import { fileStore, putUpload } from '#app/platform/files/files.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { cleanImage, type ImageFailure } from '#app/platform/files/image.server.ts'
import { forgetPicture, isPictureWaiting, submitPicture } from '#app/platform/files/picture-reviews.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { orphanedFiles } from '#app/platform/files/orphaned-files.server.ts'
import { photoRule } from './photo-rules.ts'
import { specialists } from '../tables.server.ts'

type Owner = Pick<Specialist, 'specialistId'>

/** `not-stored`: nothing is wrong with the picture, but the store does not answer. */
export type PhotoFailure = ImageFailure | 'not-stored'

/**
 * Makes a small square JPEG of the picture, shows it on the profile and removes the previous one. Even after a
 * failure, a file that no profile uses is gone within the hour.
 */
export async function savePhoto({ specialistId }: Owner, bytes: Buffer): Promise<Result<null, PhotoFailure>> {
	if (bytes.length > photoRule.maxBytes) return fail('too-large')
	const drawn = await cleanImage(bytes, { widestPx: photoRule.sidePx, square: true })
	if (!drawn.ok) return drawn
	const storageKey = newFileKey(`photos/${specialistId}`)
	await db.transaction((tx) => filesOfPhotos.expect(tx, storageKey))
	const { bytes: picture, contentType } = drawn.value
	if (!(await putUpload(storageKey, picture, contentType))) return fail('not-stored')
	await db.transaction((tx) => holdPhoto(tx, specialistId, storageKey))
	return ok(null)
}

/** Takes the photo off the profile, and the file out of the store. */
export const removePhoto = ({ specialistId }: Owner) => db.transaction((tx) => removePhotoIn(tx, specialistId))
export const removePhotoIn = (tx: Transaction, specialistId: string) => holdPhoto(tx, specialistId, null)

async function holdPhoto(tx: Transaction, specialistId: string, photoKey: string | null) {
	const own = eq(specialists.id, specialistId)
	const before = only(await tx.select({ photoKey: specialists.photoKey }).from(specialists).where(own).for('update'))
	await tx.update(specialists).set({ photoKey, updatedAt: sql`now()` }).where(own)
	if (photoKey !== null) await submitPicture(tx, { storageKey: photoKey, ownerId: specialistId, kind: 'photo' })
	if (before.photoKey === null) return
	await forgetPicture(tx, before.photoKey)
	await filesOfPhotos.letGo(tx, before.photoKey)
}

/** What becomes of pictures that no profile shows. */
export const filesOfPhotos = orphanedFiles('specialists.remove-orphaned-photo', async (storageKey) => {
	const [holder] = await db.select({ id: specialists.id }).from(specialists).where(eq(specialists.photoKey, storageKey))
	return holder && {}
})

/** Of the owner's photo: whether there is one, and whether others see it only after our look. */
export async function findOwnPhoto({ specialistId }: Owner): Promise<{ isWaiting: boolean } | null> {
	const [row] = await db
		.select({ photoKey: specialists.photoKey })
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	return row?.photoKey ? { isWaiting: await isPictureWaiting(row.photoKey) } : null
}

/** The picture itself, kept by no cache. Whether the asker may see it is for the caller to decide. */
export async function sendPhoto(specialistId: string): Promise<Response> {
	const [row] = await db
		.select({ photoKey: specialists.photoKey })
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	const picture = row?.photoKey ? await fileStore.get(row.photoKey) : null
	if (!picture) throw notFound()
	return fileResponse(picture, { contentType: 'image/jpeg', fileName: 'photo.jpg' })
}
