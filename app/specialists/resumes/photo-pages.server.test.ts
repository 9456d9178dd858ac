import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { drawEachPdfPage } from '#app/platform/pdf/pdf-pages.server.ts'
import { aSpecialist } from '../fixtures.server.ts'
import { resumes } from '../tables.server.ts'
import { pageRule } from './photo-pages.ts'
import { readPages, savePages } from './photo-pages.server.ts'
import { profileRule } from './resume-rules.ts'
import { findOwnResume } from './resume.server.ts'

type Format = 'jpeg' | 'png' | 'webp'

const aPhoto = (background: string, format: Format = 'jpeg', { width = 900, height = 1200 } = {}) =>
	sharp({ create: { width, height, channels: 3, background } })
		.withExif({ IFD0: { Copyright: 'SECRET-EXIF' } })
		.toFormat(format)
		.toBuffer()

function aForm(...files: (readonly [field: string, bytes: Buffer])[]) {
	const form = new FormData()
	for (const [field, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], 'photo.jpg'))
	return form
}

const asha = async () => ({ ...(await aSpecialist()), kind: 'specialist' as const })

async function save(actor: Awaited<ReturnType<typeof asha>>, form: FormData) {
	const pages = await readPages(form)
	return pages.ok ? savePages(actor, pages.value) : pages
}

/** The middle of each page, in the words of this test. */
async function pagesOf(actor: Awaited<ReturnType<typeof asha>>) {
	const resume = only(await db.select().from(resumes).where(eq(resumes.specialistId, actor.specialistId)))
	const stored = await fileStore.get(resume.storageKey)
	if (!stored) throw new Error('The resume is not in the store')
	const bytes = await buffer(stored)
	const drawn = await drawEachPdfPage(bytes, { timeMs: 120_000 })
	const colours = []
	for (const page of drawn.ok ? drawn.value : []) colours.push((await sharp(page).stats()).dominant)
	return { resume, bytes, colours: colours.map(({ r, g, b }) => (r > g && r > b ? 'red' : g > b ? 'green' : 'blue')) }
}

test('photos become the pages of one PDF, in the order of the fields and of the choice', async () => {
	const actor = await asha()
	const form = aForm(
		['page3', await aPhoto('#1020c0', 'webp')],
		['page1', await aPhoto('#c01020')],
		['page1', await aPhoto('#10a020', 'png')],
		['page2', Buffer.of()],
	)
	// A field that was left alone.
	form.delete('page2')
	form.append('page2', new File([], ''))

	expect(await save(actor, form)).toMatchObject({ ok: true })
	const { resume, bytes, colours } = await pagesOf(actor)
	expect(colours).toEqual(['red', 'green', 'blue'])
	expect(resume).toMatchObject({ contentType: 'application/pdf', fileName: 'resume.pdf', scan: 'scanning' })
	expect(bytes.toString('latin1')).not.toContain('SECRET-EXIF')
	expect(await findOwnResume(actor)).toMatchObject({ id: resume.id })
})

test('six photos full of detail stay below the limit of a resume', async () => {
	const actor = await asha()
	const noise = await sharp({
		create: {
			width: 1800,
			height: 2400,
			channels: 3,
			background: '#888',
			noise: { type: 'gaussian', mean: 128, sigma: 60 },
		},
	})
		.jpeg({ quality: 60 })
		.toBuffer()
	const pages = Array.from({ length: 6 }, (_, at) => [`page${at + 1}`, noise] as const)
	const saved = await save(actor, aForm(...pages))
	expect(saved).toMatchObject({ ok: true })
	expect((await pagesOf(actor)).bytes.length).toBeLessThanOrEqual(profileRule.maxBytes)
})

test.each<[string, (photo: Buffer) => FormData, string, RegExp]>([
	['nothing chosen', () => aForm(), 'page1', /^Choose or take a photo/],
	[
		'too many',
		(photo) => aForm(...Array.from({ length: 7 }, () => ['page1', photo] as const)),
		'page1',
		/up to 6 photos/,
	],
	[
		'a PDF',
		(photo) => aForm(['page1', photo], ['page2', Buffer.from('%PDF-1.7')]),
		'page2',
		/^Only JPEG, PNG, WebP or HEIC/,
	],
	['a damaged photo', (photo) => aForm(['page1', photo], ['page4', photo.subarray(0, 400)]), 'page4', /damaged/],
	['an empty photo', (photo) => aForm(['page1', photo], ['page2', Buffer.of()]), 'page2', /empty/],
	[
		'a photo that is too large',
		(photo) => aForm(['page1', photo], ['page3', Buffer.alloc(pageRule.maxBytes + 1)]),
		'page3',
		/up to 6 MB/,
	],
])('%s is refused at its field, and no resume is stored', async (_, formOf, field, message) => {
	const actor = await asha()
	expect(await save(actor, formOf(await aPhoto('#556677')))).toEqual({
		ok: false,
		problem: { fields: { [field]: [expect.stringMatching(message)] } },
	})
	expect(await findOwnResume(actor)).toBeNull()
})

test('each photo that is refused is named at its field', async () => {
	const photo = await aPhoto('#556677')
	const saved = await save(
		await asha(),
		aForm(['page1', photo], ['page2', Buffer.of()], ['page4', photo.subarray(0, 400)]),
	)
	expect(saved).toEqual({
		ok: false,
		problem: { fields: { page2: [expect.stringMatching(/empty/)], page4: [expect.stringMatching(/damaged/)] } },
	})
})
