import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { findPublicHospital } from '#app/hospitals/page/public-page.server.ts'
import {
	listPhotos,
	listShownPhotos,
	saveLogo,
	addPhoto,
	sendPhoto as sendHospitalPhoto,
} from '#app/hospitals/page/pictures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findProfile } from '#app/specialists/queries.server.ts'
import { findOwnPhoto, savePhoto } from '#app/specialists/profile/photo.server.ts'
import { approvePicture, listPictures, readWaitingPicture, refusePicture } from './pictures.server.ts'

const aPng = () =>
	sharp({ create: { width: 300, height: 300, channels: 3, background: { r: 180, g: 20, b: 20 } } })
		.png()
		.toBuffer()

const waiting = async () => (await listPictures(await anOperator(), new Date())).pictures

test('a photo of a specialist is seen by no hospital before an operator has approved it', async () => {
	const [operator, asha] = [await anOperator(), await aSpecialist()]
	const isPhotoSeen = async () => (await findProfile(asha.specialistId))?.hasPhoto
	expect((await savePhoto(asha, await aPng())).ok).toBe(true)

	expect([await isPhotoSeen(), await findOwnPhoto(asha)]).toEqual([false, { isWaiting: true }])
	const [picture] = await waiting()
	expect(picture).toMatchObject({ what: 'Photo of a specialist', hospital: null })
	expect(await readWaitingPicture(operator, picture?.id ?? '')).not.toBeNull()

	expect((await approvePicture(operator, picture?.id ?? '')).ok).toBe(true)
	expect([await isPhotoSeen(), await findOwnPhoto(asha)]).toEqual([true, { isWaiting: false }])
	expect(await waiting()).toEqual([])
	expect(await approvePicture(operator, picture?.id ?? '')).toEqual({ ok: false, failure: 'already-decided' })

	// Another picture is looked at again.
	await savePhoto(asha, await aPng())
	expect(await isPhotoSeen()).toBe(false)
})

test('a logo and the photos of a hospital wait too, and what is refused is gone with a reason for its owners', async () => {
	const [operator, owner] = [await anOperator(), await aMember()]
	await saveLogo(owner, await aPng())
	await addPhoto(owner, await aPng(), 'Cardiac theatre 2')
	const publicLogo = async () => (await findPublicHospital(owner.hospitalId))?.logo
	const [photo] = await listPhotos(owner.hospitalId)

	expect([await publicLogo(), await listShownPhotos(owner.hospitalId), photo?.isShown]).toEqual([null, [], false])
	await expect(sendHospitalPhoto({ kind: 'visitor' }, owner.hospitalId, photo?.id ?? '')).rejects.toMatchObject({
		init: { status: 404 },
	})
	expect((await sendHospitalPhoto(owner, owner.hospitalId, photo?.id ?? '')).status).toBe(200)

	const queue = await waiting()
	expect(queue.map(({ what }) => what)).toEqual(['Hospital logo', 'Hospital photo'])
	await refusePicture(operator, queue[0]?.id ?? '', 'It is the logo or photo of another hospital.')
	await approvePicture(operator, queue[1]?.id ?? '')

	const [hospital] = await db.select().from(hospitals).where(eq(hospitals.id, owner.hospitalId))
	expect(hospital?.logoKey).toBeNull()
	expect(await listShownPhotos(owner.hospitalId)).toHaveLength(1)
	const told = await db.select().from(notifications).where(eq(notifications.accountId, owner.accountId))
	expect(told).toMatchObject([
		{ title: 'We removed your logo', body: expect.stringMatching(/^It is the logo or photo of another hospital\. /) },
	])
})
