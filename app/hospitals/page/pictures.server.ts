import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor, Member } from '#app/identity/actor.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore, notStored, putUpload } from '#app/platform/files/files.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { drawLogo, drawPhoto, type ImageFailure } from '#app/platform/files/image.server.ts'
import { orphanedFiles } from '#app/platform/files/orphaned-files.server.ts'
import { forgetPicture, isPictureShown, submitPicture } from '#app/platform/files/picture-reviews.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { logoMark } from './logo.server.ts'
import { logoRule, photoRule } from './picture-rules.ts'
import { scanRefusals, scanUpload } from '#app/platform/files/scan-upload.server.ts'
import { hospitalPhotos, hospitals } from '../tables.server.ts'
import { writeDown } from '../team/team.server.ts'

export type PictureFailure = ImageFailure | keyof typeof scanRefusals | 'not-stored'

/** Shows the logo wherever the hospital's drawn front stood, and removes the previous one. */
export async function saveLogo(owner: Member, bytes: Buffer): Promise<Result<null, PictureFailure>> {
	if (bytes.length > logoRule.maxBytes) return fail('too-large')
	const unsafe = await scanUpload(bytes)
	if (unsafe) return fail(unsafe)
	const drawn = await drawLogo(bytes, logoRule)
	if (!drawn.ok) return drawn
	const logoKey = await store(`logos/${owner.hospitalId}`, drawn.value.bytes, 'image/png')
	if (logoKey === null) return fail('not-stored')
	await db.transaction((tx) => holdLogo(tx, owner, logoKey))
	return ok(null)
}

export const removeLogo = (owner: Member) => db.transaction((tx) => holdLogo(tx, owner, null))

async function holdLogo(tx: Transaction, owner: Member, logoKey: string | null) {
	const own = eq(hospitals.id, owner.hospitalId)
	const before = only(await tx.select({ logoKey: hospitals.logoKey }).from(hospitals).where(own).for('update'))
	await tx.update(hospitals).set({ logoKey, updatedAt: sql`now()` }).where(own)
	if (logoKey !== null) await submitPicture(tx, { storageKey: logoKey, ownerId: owner.hospitalId, kind: 'logo' })
	if (before.logoKey !== null) await letGo(tx, before.logoKey)
	if (logoKey === null) await writeDown(tx, owner, 'logo-removed', null)
	else await writeDown(tx, owner, 'logo-saved', null)
}

/** Adds a photo to the public page. A hospital has only so many, also when two of its owners add one at once. */
export async function addPhoto(
	owner: Member,
	bytes: Buffer,
	caption: string,
): Promise<Result<null, PictureFailure | 'too-many'>> {
	if (bytes.length > photoRule.maxBytes) return fail('too-large')
	const unsafe = await scanUpload(bytes)
	if (unsafe) return fail(unsafe)
	const drawn = await drawPhoto(bytes, photoRule)
	if (!drawn.ok) return drawn
	const { width, height } = drawn.value
	const storageKey = await store(`hospital-photos/${owner.hospitalId}`, drawn.value.bytes, 'image/webp')
	if (storageKey === null) return fail('not-stored')
	return db.transaction(async (tx) => {
		await lockPhotos(tx, owner)
		const own = eq(hospitalPhotos.hospitalId, owner.hospitalId)
		if ((await tx.$count(hospitalPhotos, own)) >= photoRule.most) return fail('too-many')
		await tx.insert(hospitalPhotos).values({ hospitalId: owner.hospitalId, storageKey, caption, width, height })
		await submitPicture(tx, { storageKey, ownerId: owner.hospitalId, kind: 'page-photo' })
		await writeDown(tx, owner, 'photo-added', null)
		return ok(null)
	})
}

/** Changes to the photos of a hospital come one after the other. */
const lockPhotos = (tx: Transaction, { hospitalId }: Member) =>
	tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId)).for('update')

const ownPhoto = ({ hospitalId }: Member, photoId: string) =>
	and(eq(hospitalPhotos.id, photoId), eq(hospitalPhotos.hospitalId, hospitalId))

/** False when there is no such photo any longer. */
export async function saveCaption(owner: Member, photoId: string, caption: string): Promise<boolean> {
	const saved = await db.update(hospitalPhotos).set({ caption }).where(ownPhoto(owner, photoId)).returning()
	return saved.length > 0
}

/** Shows a photo one place earlier; the first stays where it is. False when there is no such photo any longer. */
export async function movePhotoUp(owner: Member, photoId: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		await lockPhotos(tx, owner)
		const photos = await listPhotos(owner.hospitalId, tx)
		const place = photos.findIndex(({ id }) => id === photoId)
		const before = photos[place - 1]
		if (place === -1 || !before) return place !== -1
		// They stand in the order of these times, so the two change theirs.
		const timeOf = (id: string) => sql`(select created_at from ${hospitalPhotos} where id = ${id})`
		await tx
			.update(hospitalPhotos)
			.set({ createdAt: sql`case id when ${photoId} then ${timeOf(before.id)} else ${timeOf(photoId)} end` })
			.where(inArray(hospitalPhotos.id, [photoId, before.id]))
		return true
	})
}

async function letGo(tx: Transaction, storageKey: string) {
	await forgetPicture(tx, storageKey)
	await filesOfPictures.letGo(tx, storageKey)
}

/** An operator has refused a picture: it is gone as if its owner had removed it. False when it is gone already. */
export async function removeRefusedPicture(tx: Transaction, hospitalId: string, storageKey: string): Promise<boolean> {
	const logo = await tx
		.update(hospitals)
		.set({ logoKey: null, updatedAt: sql`now()` })
		.where(and(eq(hospitals.id, hospitalId), eq(hospitals.logoKey, storageKey)))
		.returning({ id: hospitals.id })
	const photos = await tx
		.delete(hospitalPhotos)
		.where(and(eq(hospitalPhotos.hospitalId, hospitalId), eq(hospitalPhotos.storageKey, storageKey)))
		.returning({ id: hospitalPhotos.id })
	await letGo(tx, storageKey)
	return logo.length + photos.length > 0
}

/** False when there is no such photo any longer. */
export async function removePhoto(owner: Member, photoId: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [photo] = await tx
			.delete(hospitalPhotos)
			.where(ownPhoto(owner, photoId))
			.returning({ storageKey: hospitalPhotos.storageKey })
		if (!photo) return false
		await letGo(tx, photo.storageKey)
		await writeDown(tx, owner, 'photo-removed', null)
		return true
	})
}

/** In the order of the page; `isShown` is false before we have looked at one, and then only its own members see it. */
export async function listPhotos(hospitalId: string, on: Queryable = db) {
	const { id, caption, width, height } = hospitalPhotos
	const photos = await on
		.select({ id, caption, width, height, isShown: isPictureShown(hospitalPhotos.storageKey) })
		.from(hospitalPhotos)
		.where(eq(hospitalPhotos.hospitalId, hospitalId))
		.orderBy(asc(hospitalPhotos.createdAt), asc(id))
	return photos.map((photo) => ({ ...photo, src: `/hospitals/${hospitalId}/photos/${photo.id}` }))
}

export const listShownPhotos = async (hospitalId: string) =>
	(await listPhotos(hospitalId)).filter(({ isShown }) => isShown)

/** The logo at the address of `logoPath`. Of a hospital that we have not verified only its own members see it. */
export async function sendLogo(actor: Actor, hospitalId: string, mark: string): Promise<Response> {
	const [hospital] = await db
		.select({ key: hospitals.logoKey, status: hospitals.status, isShown: isPictureShown(hospitals.logoKey) })
		.from(hospitals)
		.where(eq(hospitals.id, hospitalId))
	if (!hospital?.key || logoMark(hospital.key) !== mark) throw notFound()
	return send(actor, hospitalId, { ...hospital, key: hospital.key }, 'image/png')
}

export async function sendPhoto(actor: Actor, hospitalId: string, photoId: string): Promise<Response> {
	const [photo] = await db
		.select({
			key: hospitalPhotos.storageKey,
			status: hospitals.status,
			isShown: isPictureShown(hospitalPhotos.storageKey),
		})
		.from(hospitalPhotos)
		.innerJoin(hospitals, eq(hospitals.id, hospitalPhotos.hospitalId))
		.where(and(eq(hospitalPhotos.id, photoId), eq(hospitals.id, hospitalId)))
	if (!photo) throw notFound()
	return send(actor, hospitalId, photo, 'image/webp')
}

const aWeek = 7 * 24 * 3600

async function send(
	actor: Actor,
	hospitalId: string,
	{ key, status, isShown }: { key: string; status: string; isShown: boolean },
	type: string,
) {
	const isOwn = actor.kind === 'member' && actor.hospitalId === hospitalId
	const isPublic = status === 'verified' && isShown
	const picture = isPublic || isOwn ? await fileStore.get(key) : null
	if (!picture) throw notFound()
	const bytes: Buffer[] = []
	for await (const part of picture) bytes.push(part as Buffer)
	return new Response(new Uint8Array(Buffer.concat(bytes)), {
		headers: {
			'Content-Type': type,
			'X-Content-Type-Options': 'nosniff',
			'Content-Security-Policy': "sandbox; default-src 'none'",
			'Cache-Control': isPublic ? `public, max-age=${aWeek}, immutable` : 'private, no-store',
		},
	})
}

/** Stores it under a random key; null when the store does not answer. If no row names it an hour later, it is removed. */
async function store(folder: string, bytes: Buffer, contentType: string): Promise<string | null> {
	const storageKey = newFileKey(folder)
	await db.transaction((tx) => filesOfPictures.expect(tx, storageKey))
	return (await putUpload(storageKey, bytes, contentType)) ? storageKey : null
}

/** What becomes of pictures that no hospital shows. */
export const filesOfPictures = orphanedFiles('hospitals.remove-orphaned-picture', async (storageKey) => {
	const [logo] = await db.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.logoKey, storageKey))
	const photo = eq(hospitalPhotos.storageKey, storageKey)
	return logo || (await db.$count(hospitalPhotos, photo)) > 0 ? {} : undefined
})

/** The sentence for a picture that was refused, and what to do about it. */
export const pictureRefusals: Record<PictureFailure, string> = {
	'wrong-type': logoRule.typeMessage,
	'too-large': logoRule.sizeMessage,
	empty: 'This file is empty. Choose another picture.',
	damaged: 'This picture is damaged. Choose another one.',
	...scanRefusals,
	get 'not-stored'() {
		return notStored()
	},
}
