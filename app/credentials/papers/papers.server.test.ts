import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { writeMetrics } from '#app/platform/metrics.server.ts'
import { reader } from '#app/platform/ocr/read-picture.server.ts'
import { drawing, drawPdfPages } from '#app/platform/pdf/pdf-pages.server.ts'
import { anUnsignedPdf } from '#app/platform/pdf/signature-fixtures.server.ts'
import { signPdf } from '#app/platform/pdf/sign.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aCourseCard, aRegistrationPaper, councils } from '#test/papers/made-papers.ts'
import { photographed } from '#test/papers/photographed.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { addCredential } from '../claims.server.ts'
import { scanDocument } from '../documents/document-scan.server.ts'
import { storeDocument } from '../documents/document-upload.server.ts'
import { toClaim } from '../schema.server.ts'
import { credentialPapers } from '../tables.server.ts'
import { demoPaperKey } from './paper-signers.server.ts'
import { addPaper, dropUnsentPapers, findOwnPaper, findPaperFile, readPaperLater, scanPaper } from './papers.server.ts'
import { suggestedClaim } from './suggested-claim.ts'

const council = councils[0]
if (!council) throw new Error('There is no council')
const made = await aRegistrationPaper(council, 2)
const photo = await photographed(made.pdf, 'turned 8°')

afterEach(() => void vi.restoreAllMocks())

async function stored(bytes = photo, name = 'IMG_2041.jpg') {
	const result = await storeDocument({ name, bytes })
	if (!result.ok) throw new Error(result.failure)
	return result.value
}

/** Uploads, scans and reads it, as the form and the two tasks do. */
async function readIn(actor: Specialist, bytes?: Buffer, kind: 'registration' | 'certificate' = 'registration') {
	const paperId = await addPaper(actor, kind, await stored(bytes))
	await scanPaper(paperId)
	await readPaperLater.run({ paperId })
	return paperId
}

const rowOf = async (paperId: string) =>
	only(await db.select().from(credentialPapers).where(eq(credentialPapers.id, paperId)))

test('a photo is scanned, read, and fills in the form; its credential then has the file and what was read', async () => {
	const asha = await aSpecialist({ name: `Dr ${made.truth.name}` })
	const paperId = await readIn(asha)
	const paper = await findOwnPaper(asha, paperId)
	if (!paper?.reading) throw new Error('It was not read')
	expect((await rowOf(paperId)).pictureHash).toMatch(/^[01]{64}$/)
	const about = { kind: 'registration', ownName: `Dr ${made.truth.name}`, councilCodes: ['MH-MC'] } as const
	const suggested = suggestedClaim(paper.reading, about)
	expect(suggested).toEqual({
		councilCode: 'MH-MC',
		number: made.truth.number,
		year: made.truth.year,
		issuedOn: made.truth.issuedOn,
		validUntil: made.truth.validUntil,
		qualification: 'MBBS',
	})
	expect(suggestedClaim(paper.reading, { ...about, councilCodes: [], ownName: 'Dr Asha Menon' })).toMatchObject({
		holderName: made.truth.name,
	})
	expect(suggestedClaim(paper.reading, { ...about, councilCodes: [] })).not.toHaveProperty('councilCode')

	const file = await findPaperFile(asha, paperId)
	const claim = toClaim({ councilCode: 'MH-MC', number: made.truth.number, year: 2008 })
	const added = await addCredential(asha, 'registration', claim, file, paperId)
	const documentId = added.ok ? added.value.documentId : null
	expect((await rowOf(paperId)).documentId).toBe(documentId)
	// The document's own scan asks for no second reading.
	await scanDocument(documentId ?? '')
	expect(await db.$count(credentialPapers, eq(credentialPapers.specialistId, asha.specialistId))).toBe(1)
	expect(await findOwnPaper(asha, paperId)).toBeNull()
	const again = await addCredential(asha, 'registration', { ...claim, number: 'MMC/2001/12' }, file, paperId)
	expect(again).toEqual({ ok: false, failure: 'sent-already' })
})

test('a card that names months counts from the first day and until the last', async () => {
	const asha = await aSpecialist()
	const card = await aCourseCard(1)
	const paper = await findOwnPaper(asha, await readIn(asha, await photographed(card.pdf, 'straight'), 'certificate'))
	if (!paper?.reading) throw new Error('It was not read')
	expect(
		suggestedClaim(paper.reading, { kind: 'certificate', ownName: card.truth.name, councilCodes: [] }),
	).toMatchObject({
		issuedOn: '2024-02-01',
		validUntil: '2026-02-28',
		number: card.truth.number,
	})
})

test('a PDF is read as its first page, and a document that came without its paper is read once it is clean', async () => {
	const asha = await aSpecialist()
	const file = await stored(made.pdf, 'Certificate.pdf')
	const claim = toClaim({ councilCode: 'MH-MC', number: made.truth.number, year: 2008 })
	const added = await addCredential(asha, 'registration', claim, file)
	const documentId = (added.ok && added.value.documentId) || ''
	await scanDocument(documentId)
	const { id } = only(await db.select().from(credentialPapers).where(eq(credentialPapers.documentId, documentId)))
	await readPaperLater.run({ paperId: id })
	expect(await rowOf(id)).toMatchObject({
		status: 'read',
		reading: { fields: { number: { value: made.truth.number } } },
	})
})

test('a paper is its owner’s alone, is not read before it is scanned, and one with a virus not at all', async () => {
	const [asha, meera] = [await aSpecialist(), await aSpecialist()]
	const paperId = await addPaper(asha, 'registration', await stored())
	await readPaperLater.run({ paperId })
	expect(await findOwnPaper(asha, paperId)).toMatchObject({ scan: 'scanning', status: 'waiting', reading: null })
	expect(await findOwnPaper(meera, paperId)).toBeNull()
	expect(await findPaperFile(meera, paperId)).toBeNull()

	await scanPaper(paperId, { scan: async () => 'infected' })
	await readPaperLater.run({ paperId })
	expect(await findOwnPaper(asha, paperId)).toMatchObject({ scan: 'infected', status: 'waiting' })
	expect(await findPaperFile(asha, paperId)).toBeNull()
})

test('where the disk is full while a photo is stored, the form says so, and the next one is kept', async () => {
	const isFull = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
	vi.spyOn(fileStore, 'put').mockRejectedValueOnce(isFull)
	expect(await storeDocument({ name: 'IMG_2041.jpg', bytes: photo })).toEqual({ ok: false, failure: 'not-stored' })
	expect(await storeDocument({ name: 'IMG_2041.jpg', bytes: photo })).toMatchObject({ ok: true })
})

test('a picture without text is kept and says that it could not be read', async () => {
	const asha = await aSpecialist()
	const { default: sharp } = await import('sharp')
	const dark = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#222' } })
		.jpeg()
		.toBuffer()
	const paper = await findOwnPaper(asha, await readIn(asha, dark))
	expect(paper).toMatchObject({ status: 'read', reading: { kind: null, fields: {} } })
})

test('a paper whose form is not sent goes after a day, the oldest of more than ten at once', async () => {
	const asha = await aSpecialist()
	const papers: string[] = []
	for (let at = 0; at < 11; at++) papers.push(await addPaper(asha, 'registration', await stored()))
	const own = () => db.select().from(credentialPapers).where(eq(credentialPapers.specialistId, asha.specialistId))
	expect((await own()).map(({ id }) => id).toSorted()).toEqual(papers.slice(1).toSorted())

	const [old] = await own()
	await db
		.update(credentialPapers)
		.set({ uploadedAt: sql`now() - interval '25 hours'` })
		.where(eq(credentialPapers.id, old?.id ?? ''))
	await dropUnsentPapers.run({})
	expect((await own()).map(({ id }) => id)).not.toContain(old?.id)
	expect(await own()).toHaveLength(9)
	expect(await fileStore.get(old?.storageKey ?? '')).toBeDefined()
})

test('what the signature of a PDF proves is noted as it comes, for the paper and for its document', async () => {
	const asha = await aSpecialist()
	const signed = signPdf(anUnsignedPdf(), demoPaperKey())
	const changed = Buffer.from(signed)
	changed[changed.indexOf('%PDF-1.') + 7] = '4'.charCodeAt(0)
	const proofs = [
		await stored(signed, 'Signed.pdf'),
		await stored(changed, 'Changed.pdf'),
		await stored(made.pdf, 'Plain.pdf'),
	]
	expect(proofs.map(({ signature }) => signature)).toEqual([
		{ kind: 'signed', issuer: 'Maharashtra Medical Council', signer: expect.any(String), stampedAt: null },
		{ kind: 'does-not-count', why: 'changed-after', signer: null },
		null,
	])
	const paperId = await addPaper(asha, 'registration', await stored(signed, 'Signed.pdf'))
	expect(await findOwnPaper(asha, paperId)).toMatchObject({ proof: { kind: 'signed' } })
	expect(await findPaperFile(asha, paperId)).toMatchObject({ signature: { kind: 'signed' } })
})

test('where the reader does not start, the paper goes on waiting and is read once it does', async () => {
	const asha = await aSpecialist()
	const paperId = await addPaper(asha, 'registration', await stored())
	await scanPaper(paperId)
	onTestFinished(() => void (reader.args = []))
	reader.args = [temporaryFolder('no-models-')]

	await expect(readPaperLater.run({ paperId })).rejects.toThrow('ENOENT')
	expect(await findOwnPaper(asha, paperId)).toMatchObject({ status: 'waiting', reading: null })
	expect(await rowOf(paperId)).toMatchObject({ readAt: null, readingMs: null })

	reader.args = []
	await readPaperLater.run({ paperId })
	expect(await findOwnPaper(asha, paperId)).toMatchObject({ status: 'read' })
})

test('where the pages of a PDF cannot be drawn because drawing does not start, it goes on waiting', async () => {
	const asha = await aSpecialist()
	const paperId = await addPaper(asha, 'registration', await stored(made.pdf, 'Certificate.pdf'))
	await scanPaper(paperId)
	const { thread } = drawing
	onTestFinished(() => void (drawing.thread = thread))
	drawing.thread = path.join(temporaryFolder('no-pdfium-'), 'thread.mjs')
	writeFileSync(drawing.thread, "import 'no-such-package'")

	await expect(readPaperLater.run({ paperId })).rejects.toThrow('no-such-package')
	expect(await findOwnPaper(asha, paperId)).toMatchObject({ status: 'waiting', reading: null })
	expect(await writeMetrics()).toMatch(/app_picture_readings_total\{outcome="not-started"\} [1-9]/)
	expect(await drawPdfPages(made.pdf)).toEqual({ ok: false, failure: 'unreadable' })

	drawing.thread = thread
	await readPaperLater.run({ paperId })
	expect(await findOwnPaper(asha, paperId)).toMatchObject({ status: 'read' })
})

test('a paper is late when it has waited, when the queue is long, and when its reading failed', async () => {
	const asha = await aSpecialist()
	const paperId = await addPaper(asha, 'registration', await stored())
	await scanPaper(paperId)
	const isLate = async () => (await findOwnPaper(asha, paperId))?.isLate
	const uploaded = (id: string, ago: string) =>
		db
			.update(credentialPapers)
			.set({ uploadedAt: sql`now() - ${ago}::interval` })
			.where(eq(credentialPapers.id, id))
	expect(await isLate()).toBe(false)

	const meera = await addPaper(await aSpecialist(), 'registration', await stored())
	await uploaded(meera, '2 minutes')
	// It is not read before it is scanned, and so says nothing of the reader.
	expect(await isLate()).toBe(false)
	await scanPaper(meera)
	expect(await isLate()).toBe(true)
	await readPaperLater.run({ paperId: meera })
	expect(await isLate()).toBe(false)

	await uploaded(paperId, '2 minutes')
	expect(await isLate()).toBe(true)
	await uploaded(paperId, '1 second')
	const { id: _, ...row } = await rowOf(paperId)
	const ahead = await db
		.insert(credentialPapers)
		.values(Array.from({ length: 12 }, (_each, at) => ({ ...row, storageKey: `${row.storageKey}-${at}` })))
		.returning({ id: credentialPapers.id })
	expect(await isLate()).toBe(true)
	const added = ahead.map(({ id }) => id)
	await db.delete(credentialPapers).where(inArray(credentialPapers.id, added))
	expect(await isLate()).toBe(false)

	const isOfPaper = sql`name = ${readPaperLater.name} and data @> ${JSON.stringify({ paperId })}::jsonb`
	await db.execute(sql`update pgboss.job set state = 'retry' where ${isOfPaper}`)
	expect(await isLate()).toBe(true)
})

test('a task that is killed leaves the paper waiting and its file, and the next one reads it', async () => {
	const asha = await aSpecialist()
	const paperId = await addPaper(asha, 'registration', await stored())
	await scanPaper(paperId)
	const before = await rowOf(paperId)
	const { page } = reader
	onTestFinished(() => void (reader.page = page))
	const isAsItWas = async (dies: Promise<void>) => {
		await expect(dies).rejects.toThrow()
		expect(await rowOf(paperId)).toEqual(before)
		expect(await fileStore.exists(before.storageKey)).toBe(true)
		expect(await findOwnPaper(asha, paperId)).toMatchObject({ status: 'waiting', reading: null })
	}

	// With its reader, at the end of a release, and between reading and writing.
	reader.page = path.join(temporaryFolder('ended-'), 'ended.mjs')
	writeFileSync(reader.page, "process.once('message', () => process.kill(process.pid, 'SIGTERM'))")
	await isAsItWas(readPaperLater.run({ paperId }))
	reader.page = page
	const transaction = db.transaction.bind(db)
	vi.spyOn(db, 'transaction').mockImplementationOnce((write) =>
		transaction(async (tx) => {
			await write(tx)
			throw new Error('killed')
		}),
	)
	await isAsItWas(readPaperLater.run({ paperId }))

	await readPaperLater.run({ paperId })
	expect(await findOwnPaper(asha, paperId)).toMatchObject({
		status: 'read',
		reading: { fields: { number: { value: made.truth.number } } },
	})
})
