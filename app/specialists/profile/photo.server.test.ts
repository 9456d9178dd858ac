import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { photoRule } from './photo-rules.ts'
import { findOwnPhoto, removePhoto, filesOfPhotos, savePhoto, sendPhoto } from './photo.server.ts'
import { findProfile } from '../queries.server.ts'
import { specialists } from '../tables.server.ts'

const aPicture = (format: 'jpeg' | 'png' = 'jpeg') =>
	sharp({ create: { width: 900, height: 600, channels: 3, background: '#558866' } })
		.withExif({ IFD0: { Copyright: 'SECRET-EXIF' } })
		.toFormat(format)
		.toBuffer()

const keyOf = async ({ specialistId }: { specialistId: string }) =>
	only(await db.select().from(specialists).where(eq(specialists.id, specialistId))).photoKey ?? ''

test('a photo is kept as a small square JPEG without metadata, and sent for no cache to keep', async () => {
	const asha = await aSpecialist()
	const picture = await aPicture()
	expect(picture.toString('latin1')).toContain('SECRET-EXIF')

	expect(await savePhoto(asha, picture)).toEqual({ ok: true, value: null })

	const response = await sendPhoto(asha.specialistId)
	const sent = Buffer.from(await response.arrayBuffer())
	const { width, height, format } = await sharp(sent).metadata()
	expect({ width, height, format }).toEqual({ width: 320, height: 320, format: 'jpeg' })
	expect(sent.toString('latin1')).not.toContain('SECRET-EXIF')
	expect(response.headers.get('Cache-Control')).toBe('private, no-store')
	expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
	// Others see it once an operator has approved it.
	expect(await findProfile(asha.specialistId)).toMatchObject({ hasPhoto: false })
	expect(await findOwnPhoto(asha)).toEqual({ isWaiting: true })
})

test('a replaced photo is deleted from the store, and so is a removed photo', async () => {
	const asha = await aSpecialist()
	await savePhoto(asha, await aPicture())
	const first = await keyOf(asha)
	await savePhoto(asha, await aPicture('png'))
	const second = await keyOf(asha)

	await filesOfPhotos.remove.run({ storageKey: first })
	await filesOfPhotos.remove.run({ storageKey: second })
	expect([await fileStore.exists(first), await fileStore.exists(second)]).toEqual([false, true])

	await removePhoto(asha)
	await filesOfPhotos.remove.run({ storageKey: second })
	expect(await fileStore.exists(second)).toBe(false)
	expect(await findOwnPhoto(asha)).toBeNull()
	await expect(sendPhoto(asha.specialistId)).rejects.toMatchObject({ init: { status: 404 } })
})

test('what is no picture, or too large a one, changes nothing', async () => {
	const asha = await aSpecialist()
	const picture = await aPicture()

	expect(await savePhoto(asha, Buffer.from('%PDF-1.7'))).toEqual({ ok: false, failure: 'wrong-type' })
	expect(await savePhoto(asha, picture.subarray(0, 200))).toEqual({ ok: false, failure: 'damaged' })
	const heavy = Buffer.concat([picture, Buffer.alloc(photoRule.maxBytes)])
	expect(await savePhoto(asha, heavy)).toEqual({ ok: false, failure: 'too-large' })
	expect(await findOwnPhoto(asha)).toBeNull()
})
