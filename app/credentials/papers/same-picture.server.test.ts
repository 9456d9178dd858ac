import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { pictureHash } from '#app/platform/files/picture-hash.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aRegistrationPaper, councils, type MadePaper } from '#test/papers/made-papers.ts'
import { photographed } from '#test/papers/photographed.ts'
import { aCredential, aDocument, aPaper } from '../fixtures.server.ts'
import { credentialPapers } from '../tables.server.ts'
import type { PaperField, PaperReading } from './paper.ts'
import { listSamePictures } from './same-picture.server.ts'

type Truth = Partial<MadePaper['truth']>

/** As the reader would have read what is printed. */
function readingOf({ number, name, issuedOn, validUntil }: Truth): PaperReading {
	const box = { left: 0, top: 0, width: 1, height: 1 }
	const said = Object.entries({ number, name, issuedOn, validUntil }).flatMap(([field, value]) =>
		value ? [[field as PaperField, { value, confidence: 1, box, from: value }] as const] : [],
	)
	return {
		...{ kind: 'registration', width: 100, height: 100, leans: 0, isPermanent: false, code: null, flags: [] },
		fields: Object.fromEntries(said),
	}
}

async function onFile(asha: Specialist, picture: Buffer, truth: Truth) {
	const { id: credentialId } = await aCredential(asha, { status: 'pending' })
	const { id: documentId } = await aDocument({ id: credentialId })
	const looks = { reading: readingOf(truth), pictureHash: await pictureHash(picture) }
	await aPaper(asha, { documentId, status: 'read', ...looks })
	return { credentialId, documentId }
}

async function hintsOf(documentId: string) {
	const paper = only(await db.select().from(credentialPapers).where(eq(credentialPapers.documentId, documentId)))
	return listSamePictures({ ...paper, reading: paper.reading as PaperReading | null })
}

const perCouncil = 3
let honest: { paper: MadePaper; photo: Buffer }[] = []

beforeAll(async () => {
	for (const [index, council] of councils.entries())
		for (let at = 0; at < perCouncil; at++) {
			const paper = await aRegistrationPaper(council, index * 5 + at)
			honest.push({ paper, photo: await photographed(paper.pdf, 'straight') })
		}
}, 240_000)

/** The photo of someone else, with another name over the one that was printed, packed again and smaller. */
async function changed(photo: Buffer) {
	const { default: sharp } = await import('sharp')
	const { width, height } = await sharp(photo).metadata()
	const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${width * 0.45}" y="${height * 0.4}" width="${width * 0.4}" height="${height * 0.03}" fill="#fff"/></svg>`
	const painted = await sharp(photo)
		.composite([{ input: Buffer.from(over) }])
		.png()
		.toBuffer()
	return sharp(painted).resize({ width: 900 }).jpeg({ quality: 60 }).toBuffer()
}

test('papers of the same council are not taken for copies, and copies with another name or number are found', async () => {
	const stored = []
	for (const { paper, photo } of honest) stored.push(await onFile(await aSpecialist(), photo, paper.truth))
	let flagged = 0
	for (const { documentId } of stored) if ((await hintsOf(documentId)).length > 0) flagged++

	expect(honest).toHaveLength(councils.length * perCouncil)
	expect(flagged / honest.length).toBeLessThanOrEqual(0.05)

	let [copies, found] = [0, 0]
	for (const [at, { paper, photo }] of honest.entries())
		for (const change of [{ name: 'Rajesh K Malhotra' }, { number: 'X 778812' }]) {
			const copy = await onFile(await aSpecialist(), await changed(photo), { ...paper.truth, ...change })
			const [hint] = await hintsOf(copy.documentId)
			copies++
			if (hint?.id === stored[at]?.credentialId) found++
		}
	expect(found / copies).toBeGreaterThanOrEqual(0.9)
})

test('a hint says what else is the same; a paper of the same person, another layout or one thing in common is none', async () => {
	const [first, , , other] = honest
	if (!first || !other) throw new Error('There are no papers')
	const { truth } = first.paper
	const asha = await aSpecialist({ name: 'Dr Owner Of It' })
	const kept = await onFile(asha, first.photo, truth)
	await onFile(asha, first.photo, truth)
	const { documentId } = await onFile(await aSpecialist(), first.photo, { ...truth, name: 'Rajesh Malhotra' })

	expect(await hintsOf(kept.documentId)).toMatchObject([{ agrees: ['number', 'dates'] }])
	expect(await hintsOf(documentId)).toMatchObject([{ name: 'Dr Owner Of It' }, { name: 'Dr Owner Of It' }])

	const numberAlone = { number: truth.number, name: 'Rajesh Malhotra' }
	const oneThing = await onFile(await aSpecialist(), first.photo, { ...numberAlone, issuedOn: '2001-01-01' })
	expect(await hintsOf(oneThing.documentId)).not.toContainEqual(expect.objectContaining({ name: 'Dr Owner Of It' }))
	const turned = await photographed(other.paper.pdf, 'turned 90°')
	const otherLayout = await onFile(await aSpecialist(), turned, truth)
	expect(await hintsOf(otherLayout.documentId)).toEqual([])
})

test('what could not be drawn or read has no hint', async () => {
	expect(await pictureHash(Buffer.from('no picture'))).toBeNull()
	const nothing = { specialistId: (await aSpecialist()).specialistId, pictureHash: null, reading: null }
	expect(await listSamePictures(nothing)).toEqual([])
})
