import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aDocx, aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { ScannerUnavailable } from '#app/platform/files/scan-verdict.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { scanFile } from './file-scan.server.ts'
import { filesOfMessages, storeFile } from './file-upload.server.ts'
import { aMessage, aPairWhoMayWrite, otherOf } from '../fixtures.server.ts'
import type { Writer } from '../people.ts'
import { findFile } from '../queries.server.ts'
import { receiveMessage } from './receive-file.server.ts'
import { sendMessage } from '../send-message.server.ts'
import { messageFiles, messages } from '../tables.server.ts'

const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`

/** As the form of the conversation posts it. */
function post(writer: Writer, pair: { member: Member; specialist: Specialist }, files: File[], body = '') {
	const form = new FormData()
	form.set('body', body)
	form.set('clientKey', crypto.randomUUID())
	for (const file of files) form.append('file', file)
	const request = new Request('http://localhost/messages', { method: 'POST', body: form })
	return receiveMessage(request, writer, otherOf(writer, pair))
}

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)

/** A message of the writer with a file that no scanner has seen. */
async function sendFile(writer: Writer, pair: { member: Member; specialist: Specialist }, bytes = aPdf()) {
	const stored = await storeFile({ name: 'Contract.pdf', bytes })
	if (!stored.ok) throw new Error(stored.failure)
	const sent = await sendMessage(writer, otherOf(writer, pair), aMessage({ file: stored.value }))
	if (!sent.ok || !sent.value.fileId) throw new Error('Not sent')
	return { fileId: sent.value.fileId, storageKey: stored.value.storageKey }
}

const stored = async () => only(await db.select().from(messageFiles))
/** The tasks that will look whether the file can go, and in how many hours. */
async function removalsOf(storageKey: string) {
	const { rows } = await db.execute<{ hours: number; fromQuarantine: string | null }>(sql`
		select round(extract(epoch from start_after - created_on) / 3600)::int as hours, data->>'fromQuarantine' as "fromQuarantine"
		from pgboss.job where name = ${filesOfMessages.remove.name} and data->>'storageKey' = ${storageKey} order by start_after`)
	return rows
}
const inStore = (key: string) => fileStore.exists(key)

/** As a phone takes it, with the place and the owner written into it. */
const aPhonePhoto = () =>
	sharp({ create: { width: 320, height: 240, channels: 3, background: '#2f7d6b' } })
		.withExif({
			IFD0: { Artist: 'Dr Asha Menon' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 10/1' },
		})
		.jpeg()
		.toBuffer()

test('a file comes with its message, is scanned while the sender waits, and is read by the two sides alone', async () => {
	const pair = await aPairWhoMayWrite()
	const colleague = await aMember({ hospitalId: pair.member.hospitalId, role: 'recruiter' })

	expect(await post(pair.specialist, pair, [fileOf(aPdf(), 'Degree.pdf')])).toMatchObject({ ok: true })

	const { id, storageKey, ...file } = await stored()
	expect(file).toMatchObject({ fileName: 'Degree.pdf', contentType: 'application/pdf', scan: 'clean' })
	for (const reader of [pair.specialist, pair.member, colleague])
		expect(await findFile(reader, id)).toMatchObject({ storageKey, fileName: 'Degree.pdf' })
	const strangers = [await aMember(), await aSpecialist(), (await aPairWhoMayWrite()).member]
	for (const stranger of strangers) expect(await findFile(stranger, id)).toBeNull()
	expect(await findFile(pair.member, crypto.randomUUID())).toBeNull()
})

test('a hospital sends no document that asks for money or keeps certificates, with or without mutual interest', async () => {
	const pair = await aPairWhoMayWrite()
	const line = ') Tj 0 -30 Td ('
	const rules = `These are the rules for everyone who${line}joins our intensive care unit in January.${line}`
	const demand = `${rules}Refundable security deposit of${line}Rs 15,000 before joining.`
	const kept = `${rules}Original certificates remain${line}with us for 24 months.`
	const honest = `${rules}Salary is paid to${line}account no. 50100012345678.${line}Call 98220 12345 with any question.`

	for (const bytes of [aPdf({ text: demand }), aPdf({ text: kept }), aDocx({ text: demand.replaceAll(line, ' ') })])
		expect(await post(pair.member, pair, [fileOf(bytes, 'Rules.pdf')], 'Please read the rules.')).toMatchObject({
			ok: false,
			problem: { fields: { file: [expect.stringMatching(/^In the file: /)] } },
		})
	expect(await db.$count(messages)).toBe(0)
	expect(await post(pair.member, pair, [fileOf(aPdf({ text: honest }), 'Rules.pdf')])).toMatchObject({ ok: true })
	// What they were sent elsewhere, a specialist may show.
	expect(await post(pair.specialist, pair, [fileOf(aPdf({ text: demand }), 'Rules.pdf')])).toMatchObject({ ok: true })
})

test('a picture is redrawn, so that the camera’s data does not reach the other side', async () => {
	const pair = await aPairWhoMayWrite()
	const photo = await aPhonePhoto()
	expect(photo.includes('Dr Asha Menon')).toBe(true)

	await post(pair.specialist, pair, [fileOf(photo, 'Ward.JPG')])

	const { storageKey, fileName, contentType, sizeBytes } = await stored()
	const kept = await fileStore.get(storageKey)
	const bytes = kept ? await buffer(kept) : Buffer.alloc(0)
	expect({ fileName, contentType, sizeBytes }).toEqual({
		fileName: 'Ward.jpeg',
		contentType: 'image/jpeg',
		sizeBytes: bytes.length,
	})
	const { exif, width } = await sharp(bytes).metadata()
	expect({ exif, width }).toEqual({ exif: undefined, width: 320 })
	expect(bytes.includes('Dr Asha Menon')).toBe(false)
})

test.each<[string, Buffer, string | null]>([
	['a DOCX', aDocx(), null],
	['a PDF of 5 MB', aPdf({ bytes: 5 * 1024 * 1024 }), null],
	['a PDF one byte over 5 MB', aPdf({ bytes: 5 * 1024 * 1024 + 1 }), 'larger than 5 MB'],
	['a page of HTML named .pdf', Buffer.from('<!doctype html>'), 'Only PDF, DOCX, JPEG, PNG, WebP or HEIC'],
	['a picture that is none', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), 'damaged'],
	['a PDF that runs a script, without it', aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }), null],
	['a PDF that is a web page too', aPdf({ catalog: '/X (<script>1</script>)' }), 'Print it to a new PDF'],
])('%s', async (_what, bytes, refusal) => {
	const pair = await aPairWhoMayWrite()

	const received = await post(pair.member, pair, [fileOf(bytes, 'File.pdf')], 'With the file')

	if (refusal === null) return expect(received).toMatchObject({ ok: true })
	expect(received).toMatchObject({
		ok: false,
		problem: { values: { body: 'With the file' }, fields: { file: [expect.stringContaining(refusal)] } },
	})
	// Neither half of it is sent.
	expect(await db.$count(messages)).toBe(0)
	expect(await db.$count(messageFiles)).toBe(0)
})

test('until a scanner has answered, no one gets the file, not even its sender', async () => {
	const pair = await aPairWhoMayWrite()
	const { fileId } = await sendFile(pair.member, pair)
	const down = { scan: () => Promise.reject(new ScannerUnavailable('timed out')) }

	await expect(scanFile(fileId, down)).rejects.toThrow(ScannerUnavailable)

	expect((await stored()).scan).toBe('scanning')
	for (const reader of [pair.member, pair.specialist]) expect(await findFile(reader, fileId)).toBeNull()
	await scanFile(fileId)
	expect(await findFile(pair.specialist, fileId)).not.toBeNull()
})

test('an infected file is handed to no one, logged, and kept for a week for investigation', async () => {
	const pair = await aPairWhoMayWrite()
	const { fileId, storageKey } = await sendFile(pair.specialist, pair, aPdf({ text: eicar }))
	const infected = { scan: async () => 'infected' as const }

	await scanFile(fileId, infected)

	for (const reader of [pair.member, pair.specialist]) expect(await findFile(reader, fileId)).toBeNull()
	expect(only(await db.select().from(auditEvents).where(eq(auditEvents.subjectId, fileId)))).toMatchObject({
		action: 'message.file-infected',
	})
	// The look for what no message came to carry, an hour on, leaves it to the end of the quarantine.
	expect(await removalsOf(storageKey)).toEqual([
		{ hours: 1, fromQuarantine: null },
		{ hours: 7 * 24, fromQuarantine: 'true' },
	])
	await filesOfMessages.remove.run({ storageKey })
	expect(await inStore(storageKey)).toBe(true)
	await filesOfMessages.remove.run({ storageKey, fromQuarantine: true })
	expect(await inStore(storageKey)).toBe(false)
})

test('a file that no message came to carry is removed, and one that a message carries is kept', async () => {
	const pair = await aPairWhoMayWrite()
	const unsent = await storeFile({ name: 'Contract.pdf', bytes: aPdf() })
	if (!unsent.ok) throw new Error(unsent.failure)
	const { storageKey } = await sendFile(pair.member, pair)

	for (const key of [unsent.value.storageKey, storageKey]) await filesOfMessages.remove.run({ storageKey: key })

	expect(await inStore(unsent.value.storageKey)).toBe(false)
	expect(await inStore(storageKey)).toBe(true)
})
