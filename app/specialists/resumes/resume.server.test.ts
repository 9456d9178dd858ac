import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aDocx, aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { env } from '#app/platform/env.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { ScannerUnavailable } from '#app/platform/files/scan-verdict.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aResume, aSpecialist } from '../fixtures.server.ts'
import { profileRule, registerRule, type ResumeRule } from './resume-rules.ts'
import { scanResume, scanSoon } from './resume-scan.server.ts'
import { filesOfResumes, storeResume, uploadMessage } from './resume-upload.server.ts'
import {
	attachResume,
	dropOldResumes,
	findOwnResume,
	ownsResume,
	removeResume,
	restoreResume,
	sendResume,
} from './resume.server.ts'
import { resumes } from '../tables.server.ts'

async function upload(actor: Specialist, bytes = aPdf(), name = 'Asha Menon.pdf') {
	const stored = await storeResume(actor.specialistId, { name, bytes }, profileRule)
	if (!stored.ok) throw new Error(stored.failure)
	const resumeId = await db.transaction((tx) => attachResume(tx, actor.specialistId, stored.value))
	return { resumeId, storageKey: stored.value.storageKey }
}

const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`

test('an uploaded resume is scanned while its owner waits, and then downloaded as an attachment', async () => {
	const asha = await aSpecialist()
	const { resumeId } = await upload(asha)

	await scanSoon(resumeId)

	expect(await findOwnResume(asha)).toMatchObject({ id: resumeId, fileName: 'Asha Menon.pdf', scan: 'clean' })
	const response = await sendResume(resumeId)
	expect(response.status).toBe(200)
	expect(Buffer.from(await response.arrayBuffer())).toEqual(aPdf())
	expect(response.headers.get('content-disposition')).toBe(
		`attachment; filename="file.pdf"; filename*=UTF-8''Asha%20Menon.pdf`,
	)
	expect(response.headers.get('cache-control')).toBe('private, no-store')
})

const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')])
const registerType = 'Invalid file type. Only PDF or DOCX are allowed.'
const profileType = 'Only PDF files are accepted'

test.each<[string, ResumeRule, Buffer, string | null]>([
	['a PDF at the limit of the register page', registerRule, aPdf({ bytes: 2_097_152 }), null],
	['one byte more', registerRule, aPdf({ bytes: 2_097_153 }), 'File size exceeds 2MB limit.'],
	['a DOCX on the register page', registerRule, aDocx(), null],
	['a DOCX in the settings', profileRule, aDocx(), profileType],
	['a PDF one byte under 5 MB', profileRule, aPdf({ bytes: 5_242_879 }), null],
	['a PDF of 5 MB', profileRule, aPdf({ bytes: 5_242_880 }), 'File size must be less than 5MB'],
	['a PDF one byte over 5 MB', profileRule, aPdf({ bytes: 5_242_881 }), 'File size must be less than 5MB'],
	['a picture named .pdf', registerRule, Buffer.from('\x89PNG\r\n\x1a\n'), registerType],
	['a page of HTML named .pdf', profileRule, Buffer.from('<!doctype html>'), profileType],
	['an empty file', registerRule, Buffer.alloc(0), registerType],
	['an empty file in the settings', profileRule, Buffer.alloc(0), profileType],
	['a PDF cut off in the middle', registerRule, aPdf({ bytes: 4_000 }).subarray(0, 2_000), registerType],
	[
		'a PDF that runs a script, without it',
		profileRule,
		aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }),
		null,
	],
	['a PDF that is a web page too', profileRule, aPdf({ catalog: '/X (<script>1</script>)' }), 'Print it to a new PDF'],
	[
		'a PDF that needs a password',
		profileRule,
		readFileSync('test/resumes/r12-password.pdf'),
		'Save a copy without the password',
	],
	['an older Word file', registerRule, oldWord, 'This is an older Word file (.doc).'],
	['a rich text file', registerRule, Buffer.from('{\\rtf1 Asha}'), 'This is a rich text file (.rtf).'],
	['a photo', registerRule, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'This is a photo.'],
])('the form takes or refuses %s in its own words', async (_what, rule, bytes, message) => {
	const before = storedFiles()

	const stored = await storeResume('incoming', { name: '../../etc/cv.pdf', bytes }, rule)

	if (message === null) {
		expect(stored).toMatchObject({ ok: true })
		return expect(storedFiles()).not.toEqual(before)
	}
	expect(stored.ok ? '' : uploadMessage(stored.failure, rule)).toContain(message)
	// A file of a kind that the form takes is not said to be of another.
	if (!stored.ok && ['locked', 'unsafe', 'macros'].includes(stored.failure))
		expect(uploadMessage(stored.failure, rule)).not.toContain(rule.typeMessage)
	expect(storedFiles()).toEqual(before)
})

const storedFiles = () => (existsSync(env.DATA_DIR) ? readdirSync(env.DATA_DIR, { recursive: true }).sort() : [])

test('the name of a file is shown, and where it is stored is not made of it', async () => {
	const asha = await aSpecialist()

	await upload(asha, aPdf(), '../../etc/cron.d/डॉ\u202Efdp.exe')

	const resume = only(await db.select().from(resumes))
	expect(resume.fileName).toBe('डॉfdp.exe.pdf')
	expect(resume.storageKey).toMatch(new RegExp(`^${asha.specialistId}/[0-9a-f-]{36}$`))
})

test('a new resume replaces the one before, also when several arrive at once', async () => {
	const asha = await aSpecialist()

	const uploaded = await Promise.all([upload(asha), upload(asha), upload(asha), upload(asha)])

	const current = await db.select().from(resumes).where(isNull(resumes.retiredAt))
	expect(uploaded.map(({ resumeId }) => resumeId)).toContain(only(current).id)
	expect(await db.$count(resumes)).toBe(4)
})

test('five versions are kept at most, and the files of older ones are let go', async () => {
	const asha = await aSpecialist()
	const first = await upload(asha)
	for (const _ of [1, 2, 3, 4, 5]) await upload(asha)

	await filesOfResumes.remove.run({ storageKey: first.storageKey })

	expect(await db.$count(resumes)).toBe(5)
	expect(await db.$count(resumes, eq(resumes.id, first.resumeId))).toBe(0)
	expect(await fileStore.exists(first.storageKey)).toBe(false)
})

test('a removed resume can be put back for a minute', async () => {
	const asha = await aSpecialist()
	const { id } = await aResume(asha)

	expect(await removeResume(asha, id)).toBe(true)
	expect(await findOwnResume(asha)).toBeNull()
	expect(await removeResume(asha, id)).toBe(false)
	expect(await restoreResume(asha, id)).toEqual({ ok: true, value: null })
	expect(await findOwnResume(asha)).toMatchObject({ id })

	await removeResume(asha, id)
	await db.update(resumes).set({ retiredAt: sql`now() - interval '61 seconds'` })
	expect(await restoreResume(asha, id)).toEqual({ ok: false, failure: 'too-late' })
})

test('a removed resume does not push a newer one aside', async () => {
	const asha = await aSpecialist()
	const { id } = await aResume(asha)
	await removeResume(asha, id)
	await upload(asha)

	expect(await restoreResume(asha, id)).toEqual({ ok: false, failure: 'replaced' })
})

test("no one can read, remove or restore another specialist's resume", async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist({ name: 'Dr Ravi Iyer' })]
	const { id } = await aResume(asha)

	expect(await ownsResume(ravi, id)).toBe(false)
	expect(await removeResume(ravi, id)).toBe(false)
	await removeResume(asha, id)
	expect(await restoreResume(ravi, id)).toEqual({ ok: false, failure: 'not-found' })
})

test('while the scanner is away the file waits and cannot be downloaded; when it is back it can', async () => {
	const { resumeId } = await upload(await aSpecialist())
	const away = { scan: () => Promise.reject(new ScannerUnavailable('clamd: ECONNREFUSED')) }

	await expect(scanResume(resumeId, away)).rejects.toThrow(ScannerUnavailable)
	expect((await sendResume(resumeId)).status).toBe(409)

	await scanResume(resumeId)
	expect((await sendResume(resumeId)).status).toBe(200)
})

test('an infected file leaves the profile, its owner is told, and it can neither be downloaded nor put back', async () => {
	const asha = await aSpecialist()
	const { resumeId, storageKey } = await upload(asha, aPdf({ text: 'Resume' }))
	const infected = { scan: () => Promise.resolve('infected' as const) }

	await scanResume(resumeId, infected)
	await scanResume(resumeId, infected)

	expect(await findOwnResume(asha)).toBeNull()
	expect((await sendResume(resumeId)).status).toBe(409)
	expect(await restoreResume(asha, resumeId)).toEqual({ ok: false, failure: 'not-found' })
	expect(await db.$count(notifications, eq(notifications.accountId, asha.accountId))).toBe(1)
	expect(await db.$count(auditEvents)).toBe(1)
	// The sweep for unowned files leaves it to the quarantine, which ends in a week.
	await filesOfResumes.remove.run({ storageKey })
	expect(await fileStore.exists(storageKey)).toBe(true)
	await filesOfResumes.remove.run({ storageKey, fromQuarantine: true })
	expect(await fileStore.exists(storageKey)).toBe(false)
})

test('the scanner reads the stored file, not what the browser said of it', async () => {
	const { resumeId, storageKey } = await upload(await aSpecialist())
	await fileStore.put(storageKey, Buffer.from(eicar), { contentType: 'application/pdf' })

	await scanResume(resumeId)

	expect(only(await db.select().from(resumes)).scan).toBe('infected')
})

test('an unused upload is removed, but one that became a resume stays', async () => {
	const stored = await storeResume('incoming', { name: 'cv.pdf', bytes: aPdf() }, registerRule)
	const { storageKey } = await upload(await aSpecialist())
	const orphan = stored.ok ? stored.value.storageKey : ''

	await filesOfResumes.remove.run({ storageKey: orphan })
	await filesOfResumes.remove.run({ storageKey })

	expect(await fileStore.exists(orphan)).toBe(false)
	const kept = await fileStore.get(storageKey)
	expect(kept && (await buffer(kept))).toEqual(aPdf())
})

test('earlier versions go after thirty days', async () => {
	const asha = await aSpecialist()
	const old = await upload(asha)
	await upload(asha)
	await db.update(resumes).set({ retiredAt: sql`now() - interval '31 days'` }).where(eq(resumes.id, old.resumeId))

	await dropOldResumes.run({})

	expect(await db.$count(resumes)).toBe(1)
	expect(await ownsResume(asha, old.resumeId)).toBe(false)
})

test('an earlier version that cannot go keeps no other', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist()]
	const old = [await aResume(asha), await aResume(ravi)]
	await db.update(resumes).set({ retiredAt: sql`now() - interval '31 days'` })

	for (const stuck of old) await whileRowFails(resumes, stuck.id, () => dropOldResumes.run({}).catch(() => undefined))

	expect(await db.$count(resumes)).toBe(0)
})
