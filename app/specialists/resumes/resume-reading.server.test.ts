import PDFDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { countUnread } from '#app/notifications/queries.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aDocx, aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { aCareer, aResume, aSpecialist } from '../fixtures.server.ts'
import { attachResume, findOwnResume, sendResume } from './resume.server.ts'
import { settleProposals, undoProposals } from './resume-acceptance.server.ts'
import { findResumePreview } from './resume-preview.server.ts'
import { findReading, readLater, readMissing, readProfileNow } from './resume-reading.server.ts'
import { sentencesOnly, titlesBesideTimes } from './resume-reading/resumes.fixtures.server.ts'
import { registerRule } from './resume-rules.ts'
import { scanResume } from './resume-scan.server.ts'
import { storeResume } from './resume-upload.server.ts'
import { resumeReadings, specialists } from '../tables.server.ts'

const nothingMore = async () => {}

/** Drawn as a word processor would: the text flows over the page. */
function aResumePdf(text: string): Promise<Buffer> {
	const pdf = new PDFDocument({ compress: true, size: 'A4', margin: 50 })
	for (const line of text.split('\n')) pdf.text(line === '' ? ' ' : line)
	pdf.end()
	return buffer(pdf)
}

/** Uploads, scans and reads it, as the form and the two tasks do. */
async function readIn(actor: Specialist, bytes: Buffer, name = 'Resume.pdf') {
	const stored = await storeResume(actor.specialistId, { name, bytes }, registerRule)
	if (!stored.ok) throw new Error(stored.failure)
	const resumeId = await db.transaction((tx) => attachResume(tx, actor.specialistId, stored.value))
	await scanResume(resumeId)
	await readLater.run({ resumeId })
	return resumeId
}

const keysOf = async (actor: Specialist) => (await findReading(actor))?.items.map(({ key }) => key)
/** Settles what is open: everything, but for the lines that are unticked. */
async function settle(actor: Specialist, resumeId: string, isUnticked: (key: string) => boolean = () => false) {
	const shown = (await keysOf(actor)) ?? []
	return settleProposals(actor, { resumeId, shown, ticked: shown.filter((key) => !isUnticked(key)) }, nothingMore)
}
const profileOf = ({ specialistId }: Specialist) => readProfileNow(db, specialistId)

test('a resume is read once it is clean, its owner is told, and nothing is written into the profile', async () => {
	const asha = await aSpecialist({ yearsOfExperience: 4 })
	const before = await profileOf(asha)

	await readIn(asha, await aResumePdf(titlesBesideTimes))

	const reading = await findReading(asha)
	expect(reading).toMatchObject({ status: 'read', fileName: 'Resume.pdf' })
	expect(reading?.items).toContainEqual(
		expect.objectContaining({ key: 'years', kind: 'years', proposed: 11, now: 4, isSure: false }),
	)
	expect(reading?.items.map(({ kind }) => kind)).toEqual([
		'years',
		...Array(2).fill('degree'),
		...Array(2).fill('post'),
		...Array(7).fill('skill'),
	])
	expect(await profileOf(asha)).toEqual(before)
	expect(only(await db.select().from(notifications))).toMatchObject({
		accountId: asha.accountId,
		title: '12 details from your resume to review',
		href: '/profile/resume-reading',
	})
})

test('the notification of a reading is read once its details have been settled, wherever that was', async () => {
	const asha = await aSpecialist()
	const resumeId = await readIn(asha, await aResumePdf(titlesBesideTimes))
	expect(await countUnread(asha.accountId)).toBe(1)

	await settle(asha, resumeId)

	expect(await countUnread(asha.accountId)).toBe(0)
})

test('a DOCX is read as well', async () => {
	const asha = await aSpecialist({ name: 'Dr S Kulkarni' })

	await readIn(asha, aDocx({ text: sentencesOnly.replaceAll('\n', '</w:t><w:br/><w:t>') }), 'cv.docx')

	expect(await keysOf(asha)).toEqual(['years', 'degree-0', 'degree-1', 'degree-2', 'post-0', 'skill-0', 'skill-1'])
})

test('a resume that cannot be read is kept and says so', async () => {
	const asha = await aSpecialist()

	const resumeId = await readIn(asha, aPdf({ text: '' }))

	expect(await findReading(asha)).toMatchObject({ status: 'unreadable', items: [] })
	expect(await findOwnResume(asha)).toMatchObject({ id: resumeId, scan: 'clean' })
	expect((await sendResume(resumeId)).status).toBe(200)
	expect(await db.$count(notifications)).toBe(0)
})

test('the text of a resume is kept for its preview, without what a database cannot hold', async () => {
	const asha = await aSpecialist()

	await readIn(asha, await aResumePdf(titlesBesideTimes.replace('SUMMARY', '\u0001\u0000SUMMARY')))

	const { text } = only(await db.select().from(resumeReadings))
	expect(text).toContain('Flat 12, Prabhat Road, Pune 411004 | asha.menon@lakeside.example')
	expect(text).not.toMatch(/[^\P{Cc}\n\t]/u)
})

test('a resume read before we kept its text is read again, without repeating its proposals', async () => {
	const asha = await aSpecialist()
	const resumeId = await readIn(asha, await aResumePdf(titlesBesideTimes))
	await settle(asha, resumeId, () => true)
	await db.update(resumeReadings).set({ text: null })
	await db.delete(notifications)

	await readMissing.run({})
	expect(await countQueued(readLater)).toBeGreaterThan(0)
	await readLater.run({ resumeId })

	expect(only(await db.select().from(resumeReadings))).toMatchObject({ text: expect.stringContaining('Prabhat') })
	expect(await keysOf(asha)).toEqual([])
	expect(await db.$count(notifications)).toBe(0)
})

test('a file that an earlier reader could not read is read again, and its owner is told', async () => {
	const asha = await aSpecialist()
	const resumeId = await readIn(asha, await aResumePdf(titlesBesideTimes))
	await db.update(resumeReadings).set({ status: 'unreadable', text: null, proposal: null, readerVersion: 1 })
	await db.delete(notifications)
	const queued = await countQueued(readLater)

	await readMissing.run({})
	expect(await countQueued(readLater)).toBe(queued + 1)
	await readLater.run({ resumeId })

	expect(await findReading(asha)).toMatchObject({ status: 'read' })
	expect(await findResumePreview(resumeId, { registrations: [] })).toMatchObject({ state: 'ready' })
	expect(await db.$count(notifications)).toBe(1)
	await readMissing.run({})
	expect(await countQueued(readLater), 'and never again by the same reader').toBe(queued + 1)
})

test('what an earlier reader proposed is replaced unless the person has begun to review it', async () => {
	const [fresh, begun] = [await aSpecialist(), await aSpecialist()]
	for (const actor of [fresh, begun]) await readIn(actor, await aResumePdf(titlesBesideTimes))
	const guess = { name: 'Top Skills', yearsOfExperience: null, degrees: [], skills: [], employers: [] }
	await db.update(resumeReadings).set({ proposal: guess, readerVersion: 1 })
	await db
		.update(resumeReadings)
		.set({ settled: ['name'] })
		.where(eq(resumeReadings.specialistId, begun.specialistId))

	for (const { resumeId } of await db.select().from(resumeReadings)) await readLater.run({ resumeId })

	expect(await keysOf(fresh)).toContain('degree-0')
	expect(await keysOf(begun)).toEqual([])
})

test('languages of the resume are added to those of the profile', async () => {
	const asha = await aSpecialist()
	const resumeId = await readIn(asha, await aResumePdf(`${titlesBesideTimes}\nLanguages: Marathi, Hindi and English`))

	await settle(asha, resumeId, (key) => key !== 'languages')

	expect((await profileOf(asha)).languages.toSorted()).toEqual(['en', 'hi', 'mr'])
})

test('a resume without its text that cannot be read again is tried once, and one that no try has read, daily', async () => {
	const asha = await aSpecialist()
	const old = await readIn(asha, aPdf({ text: '' }))
	await db.update(resumeReadings).set({ status: 'read', text: null })
	await readLater.run({ resumeId: old })
	const ravi = await aSpecialist()
	const { id: fresh } = await aResume(ravi)
	const { id: stuck } = await aResume(await aSpecialist())
	await db.insert(resumeReadings).values([
		{ resumeId: fresh, specialistId: ravi.specialistId },
		{ resumeId: stuck, specialistId: ravi.specialistId, createdAt: sql`now() - interval '25 hours'` },
	])
	const queued = await countQueued(readLater)

	await readMissing.run({})

	expect(await countQueued(readLater), 'only the one that has waited for a day').toBe(queued + 1)
})

test('a clean resume that no one has queued is read too', async () => {
	const asha = await aSpecialist()
	const { id } = await aResume(asha)
	await aResume(await aSpecialist(), { scan: 'scanning' })

	await readMissing.run({})

	expect(await db.select({ id: resumeReadings.resumeId }).from(resumeReadings)).toEqual([{ id }])
})

test('what the profile says already is not proposed', async () => {
	const asha = await aSpecialist({ yearsOfExperience: 11 })
	await aCareer(asha)

	await readIn(asha, await aResumePdf(titlesBesideTimes))

	const proposed = (await findReading(asha))?.items.map(({ proposed }) => proposed)
	expect(proposed).not.toContain('Cardiac anesthesia')
	expect(JSON.stringify(proposed)).not.toContain('MD Anaesthesiology')
	expect(JSON.stringify(proposed)).toContain('MBBS')
})

test('what stays ticked goes into the profile, the rest is not proposed again, and both are undone', async () => {
	const asha = await aSpecialist({ yearsOfExperience: null })
	const resumeId = await readIn(asha, await aResumePdf(titlesBesideTimes))
	const before = await keysOf(asha)

	const accepted = await settle(asha, resumeId, (key) => key !== 'degree-0')

	expect((await profileOf(asha)).degrees).toMatchObject([
		{ degree: 'MD Anaesthesiology', institution: 'B. J. Government Medical College, Pune', endYear: 2015 },
	])
	expect((await profileOf(asha)).skills).toEqual([])
	expect(await keysOf(asha)).toEqual([])
	const again = { resumeId, shown: before ?? [], ticked: [] }
	expect(await settleProposals(asha, again, nothingMore)).toEqual({ ok: false, failure: 'nothing-left' })

	if (!accepted.ok) throw new Error(accepted.failure)
	expect(await undoProposals(asha, resumeId, accepted.value, nothingMore)).toBe(true)
	expect((await profileOf(asha)).degrees).toEqual([])
	expect(await keysOf(asha)).toEqual(before)
})

test('everything is accepted at once, the account name included, and then undone', async () => {
	const asha = await aSpecialist({ name: 'Asha', yearsOfExperience: 4 })
	const before = await profileOf(asha)
	const resumeId = await readIn(asha, await aResumePdf(titlesBesideTimes))

	const accepted = await settle(asha, resumeId)

	expect(await profileOf(asha)).toMatchObject({ name: 'Dr Asha Menon', yearsOfExperience: 11 })
	expect((await profileOf(asha)).posts).toMatchObject([
		{ role: 'Consultant Anaesthesiologist', startsOn: '2019-07-01', endsOn: null },
		{ role: 'Senior Registrar', startsOn: '2015-08-01', endsOn: '2019-06-30' },
	])
	expect(await keysOf(asha)).toEqual([])
	const named = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, asha.accountId))
	expect(named).toEqual([{ name: 'Dr Asha Menon' }])

	if (!accepted.ok) throw new Error(accepted.failure)
	expect(await undoProposals(asha, resumeId, accepted.value, nothingMore)).toBe(true)
	expect(await profileOf(asha)).toEqual(before)
})

test('an undo leaves a name alone that was changed since', async () => {
	const asha = await aSpecialist({ name: 'Asha' })
	const resumeId = await readIn(asha, await aResumePdf(titlesBesideTimes))
	const accepted = await settle(asha, resumeId, (key) => key !== 'name')
	await db.update(specialists).set({ name: 'Dr Asha K. Menon' })

	if (!accepted.ok) throw new Error(accepted.failure)
	expect(await undoProposals(asha, resumeId, accepted.value, nothingMore)).toBe(false)

	expect((await profileOf(asha)).name).toBe('Dr Asha K. Menon')
})

test('the email of a resume is proposed where there is none, and the number that someone logs in with stays', async () => {
	const ravi = await aSpecialist({ name: 'Dr Asha Menon', email: null })
	const resumeId = await readIn(ravi, await aResumePdf(titlesBesideTimes))
	const reading = await findReading(ravi)
	expect(reading?.items).toContainEqual(
		expect.objectContaining({ key: 'email', proposed: 'asha.menon@lakeside.example', isSure: true }),
	)
	expect(reading?.items.some(({ key }) => key === ('phone' as string))).toBe(false)
	expect(reading?.otherPhone).toBe('+919000000001')

	const settled = await settle(ravi, resumeId)
	if (!settled.ok) throw new Error(settled.failure)
	expect((await profileOf(ravi)).email).toBe('asha.menon@lakeside.example')
	expect(await undoProposals(ravi, resumeId, settled.value, nothingMore)).toBe(true)
	expect((await profileOf(ravi)).email).toBeNull()
})

test('an email that was typed is not proposed to be replaced', async () => {
	const asha = await aSpecialist({ email: 'asha@elsewhere.example' })
	const resumeId = await readIn(asha, await aResumePdf(titlesBesideTimes))

	expect(await keysOf(asha)).not.toContain('email')
	expect(await settleProposals(asha, { resumeId, shown: ['email'], ticked: ['email'] }, nothingMore)).toEqual({
		ok: false,
		failure: 'nothing-left',
	})
	expect((await profileOf(asha)).email).toBe('asha@elsewhere.example')
})

test("no one answers for another specialist's resume, and a replaced resume proposes nothing", async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist({ name: 'Dr Ravi Iyer' })]
	const resumeId = await readIn(asha, await aResumePdf(titlesBesideTimes))

	expect(await findReading(ravi)).toBeNull()
	const everything = { resumeId, shown: ['name', 'skill-0'], ticked: ['name', 'skill-0'] }
	expect(await settleProposals(ravi, everything, nothingMore)).toEqual({ ok: false, failure: 'not-found' })
	await undoProposals(ravi, resumeId, { items: ['name'], saves: [], name: null, hasEmail: false }, nothingMore)
	expect(only(await db.select().from(resumeReadings)).settled).toEqual([])

	await readIn(asha, aPdf({ text: '' }))
	expect(await settleProposals(asha, everything, nothingMore)).toEqual({ ok: false, failure: 'not-found' })
})

test('with the account goes what was read', async () => {
	const asha = await aSpecialist()
	await readIn(asha, await aResumePdf(titlesBesideTimes))

	await db.delete(specialists).where(eq(specialists.id, asha.specialistId))

	expect(await db.$count(resumeReadings)).toBe(0)
})
