import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import { pictureReviews } from '#app/platform/tables.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { aHospital, aMember } from '../fixtures.server.ts'
import {
	filesOfPictures,
	addPhoto,
	movePhotoUp,
	saveCaption,
	listPhotos,
	removeLogo,
	removePhoto,
	saveLogo,
	sendLogo,
	sendPhoto,
} from './pictures.server.ts'
import { findPublicHospital } from './public-page.server.ts'
import { hospitalPhotos, hospitals } from '../tables.server.ts'

const aPicture = (width = 300, height = 100) =>
	sharp({ create: { width, height, channels: 4, background: { r: 180, g: 20, b: 20, alpha: 1 } } })
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')
const visitor = { kind: 'visitor' } as const
const keyOf = async (hospitalId: string) =>
	only(await db.select({ key: hospitals.logoKey }).from(hospitals).where(eq(hospitals.id, hospitalId))).key ?? ''
const markOf = (path: string | null | undefined) => path?.split('/').at(-1) ?? ''
const statusOf = async (answer: Promise<Response>) =>
	answer.then(
		({ status }) => status,
		(thrown: { init: { status: number } }) => thrown.init.status,
	)

test.each(['png', 'jpeg', 'webp'] as const)(
	'a %s logo is redrawn whole on a white square with air around it',
	async (type) => {
		const owner = await aMember()

		expect(
			await saveLogo(
				owner,
				await aPicture()
					.withExif({ IFD0: { Artist: 'Meera' } })
					[type]()
					.toBuffer(),
			),
		).toMatchObject({
			ok: true,
		})

		await approveAll()
		const { logo } = (await findPublicHospital(owner.hospitalId)) ?? {}
		const shown = await sendLogo(visitor, owner.hospitalId, markOf(logo))
		const bytes = Buffer.from(await shown.arrayBuffer())
		const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
		const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
		expect([info.width, info.height, shown.headers.get('Content-Type')]).toEqual([192, 192, 'image/png'])
		// Eight hundredths of the side are air.
		for (const corner of [at(0, 0), at(8, 96), at(191, 191), at(96, 20)]) expect(corner).toEqual([255, 255, 255])
		expect(at(20, 96)[0]).toBeGreaterThan(150)
		expect(at(20, 96)[1]).toBeLessThan(60)
		expect(bytes.includes('Meera')).toBe(false)
	},
)

test('a drawing in SVG, a virus and what is no picture are refused, and the logo stays as it was', async () => {
	const owner = await aMember()
	await saveLogo(owner, await aPicture().png().toBuffer())
	const before = await keyOf(owner.hospitalId)

	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
	expect(await saveLogo(owner, svg)).toEqual({ ok: false, failure: 'wrong-type' })
	expect(await saveLogo(owner, Buffer.from(eicar))).toEqual({ ok: false, failure: 'infected' })
	expect(await saveLogo(owner, Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'))).toEqual({
		ok: false,
		failure: 'damaged',
	})
	expect(await keyOf(owner.hospitalId)).toBe(before)
})

/** As operators do one by one. */
const approveAll = () => db.update(pictureReviews).set({ approvedAt: new Date() })

test('a new logo has another address, and the file of the old one goes', async () => {
	const owner = await aMember()
	await saveLogo(owner, await aPicture().png().toBuffer())
	await approveAll()
	const [first, old] = [(await findPublicHospital(owner.hospitalId))?.logo, await keyOf(owner.hospitalId)]
	await saveLogo(owner, await aPicture(80, 80).png().toBuffer())
	await approveAll()

	expect((await findPublicHospital(owner.hospitalId))?.logo).not.toBe(first)
	expect(await statusOf(sendLogo(visitor, owner.hospitalId, markOf(first)))).toBe(404)
	await filesOfPictures.remove.run({ storageKey: old })
	expect(await fileStore.exists(old)).toBe(false)
	await filesOfPictures.remove.run({ storageKey: await keyOf(owner.hospitalId) })
	expect(await fileStore.exists(await keyOf(owner.hospitalId))).toBe(true)

	await removeLogo(owner)
	expect((await findPublicHospital(owner.hospitalId))?.logo).toBeNull()
})

test('until we have verified a hospital, its logo and photos are shown to its own members only', async () => {
	const hospital = await aHospital({ status: 'pending' })
	const owner = await aMember({ hospitalId: hospital.id })
	await saveLogo(owner, await aPicture().png().toBuffer())
	await addPhoto(owner, await aPicture().png().toBuffer(), 'Theatre 2')
	const mark = (await keyOf(hospital.id)).slice(-12)
	const [photo] = await listPhotos(hospital.id)

	for (const [viewer, status] of [
		[visitor, 404],
		[await aMember(), 404],
		[owner, 200],
	] as const) {
		expect(await statusOf(sendLogo(viewer, hospital.id, mark))).toBe(status)
		expect(await statusOf(sendPhoto(viewer, hospital.id, photo?.id ?? ''))).toBe(status)
	}
})

test('a hospital keeps six photos, also when a seventh is added twice at once, and removes only its own', async () => {
	const [owner, other] = [await aMember(), await aMember()]
	const picture = await aPicture(2000, 1000).jpeg().toBuffer()
	for (let at = 0; at < 5; at++) await addPhoto(owner, picture, `Theatre ${at}`)

	const last = await Promise.all([addPhoto(owner, picture, 'Recovery'), addPhoto(owner, picture, 'Duty room')])

	expect(last.map(({ ok }) => ok).toSorted()).toEqual([false, true])
	const photos = await listPhotos(owner.hospitalId)
	expect(photos).toHaveLength(6)
	expect(photos[0]).toMatchObject({ caption: 'Theatre 0', width: 1280, height: 640 })
	expect(await removePhoto(other, photos[0]?.id ?? '')).toBe(false)
	expect(await removePhoto(owner, photos[0]?.id ?? '')).toBe(true)
	expect(await removePhoto(owner, randomUUID())).toBe(false)
	expect(await db.$count(hospitalPhotos)).toBe(5)
})

test('an owner corrects a caption and moves a photo up, and no other hospital can do either', async () => {
	const [owner, other] = [await aMember(), await aMember()]
	const picture = await aPicture(200, 100).jpeg().toBuffer()
	for (const caption of ['Theatre', 'Recovery', 'Duty rom']) await addPhoto(owner, picture, caption)
	const captions = async () => (await listPhotos(owner.hospitalId)).map(({ caption }) => caption)
	const [first, , last] = (await listPhotos(owner.hospitalId)).map(({ id }) => id)
	if (!first || !last) throw new Error('three were added')

	expect(await saveCaption(owner, last, 'Duty room')).toBe(true)
	expect(await movePhotoUp(owner, last)).toBe(true)
	expect(await captions()).toEqual(['Theatre', 'Duty room', 'Recovery'])
	await Promise.all([movePhotoUp(owner, last), movePhotoUp(owner, last)])
	expect(await captions(), 'the first stays the first').toEqual(['Duty room', 'Theatre', 'Recovery'])

	expect(await saveCaption(other, last, 'Elsewhere')).toBe(false)
	expect(await movePhotoUp(other, first)).toBe(false)
	expect(await movePhotoUp(owner, randomUUID())).toBe(false)
	expect(await captions()).toEqual(['Duty room', 'Theatre', 'Recovery'])
})
