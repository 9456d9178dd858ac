// A photographed resume is read by a program, which misreads letters. What it misread is no number, name or employer to the removal of contact
// details, so no hospital may have any of its text before mutual interest.
import { expect, test } from 'vitest'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { passUndoWindows } from '#app/applications/fixtures.server.ts'
import { moveStage } from '#app/applications/pipeline/decisions.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { photographed, photosOf, wordsIn } from '#app/specialists/resumes/photographed.fixtures.server.ts'
import { findResumePreview } from '#app/specialists/resumes/resume-preview.server.ts'
import { readLater } from '#app/specialists/resumes/resume-reading.server.ts'
import { profileRule } from '#app/specialists/resumes/resume-rules.ts'
import { scanResume } from '#app/specialists/resumes/resume-scan.server.ts'
import { storeResume } from '#app/specialists/resumes/resume-upload.server.ts'
import { attachResume, sendResume } from '#app/specialists/resumes/resume.server.ts'
import { resumeReadings, workExperiences } from '#app/specialists/tables.server.ts'
import { findTraces } from '#test/marked-person.ts'
import { ask } from './ask.ts'
import { serve } from './served.ts'

serve()

/** Each is one letter away from what the profile has: printed so, which is to a hospital what a misreading is. */
const misread = ['Wankhcde', '9B765', 'wankhcde77', 'Lakesidc']

test('nothing that was recognised in a photographed resume is told to a hospital before mutual interest', async () => {
	const asha = {
		...(await aSpecialist({ name: 'Dr Meher Wankhede', yearsOfExperience: 60 })),
		kind: 'specialist' as const,
	}
	const post = { hospital: 'Lakeside Heart Institute', role: 'Consultant', startsOn: '2019-04-01' }
	await db.insert(workExperiences).values({ ...post, specialistId: asha.specialistId })
	const photos = await photosOf((doc) =>
		doc
			.fontSize(20)
			.text('Dr. Meher Wankhcde')
			.fontSize(12)
			.text('Mobile 9B765 40123')
			.text('wankhcde77@mail.example')
			.text('Consultant, Lakesidc Heart Institute, Pune (April 2019 - Present)')
			.text('Senior Resident, Sanjivani Hospital, Satara (August 2016 - March 2019)'),
	)
	const resumeId = await photographed(asha, photos)
	await readLater.run({ resumeId })
	const bytes = Buffer.from(await (await sendResume(resumeId)).arrayBuffer())
	const words = await wordsIn(bytes)
	for (const word of misread) expect(words.map(({ text }) => text).join(' ')).toContain(word)

	// A newer reader meets the file with its words, and so does the reader of the file that another person uploads.
	await db.update(resumeReadings).set({ readerVersion: 1 })
	await readLater.run({ resumeId })
	const ravi = { ...(await aSpecialist({ name: 'Dr Ravi Kulkarni' })), kind: 'specialist' as const }
	const copyId = await uploaded(ravi, bytes)
	await readLater.run({ resumeId: copyId })

	const applied = await aMember()
	const stranger = await aMember()
	const application = await apply(asha, applied)
	const copied = await apply(ravi, applied)
	for (const id of [resumeId, copyId])
		expect(await findResumePreview(id, { registrations: [] })).toEqual({ state: 'unreadable' })
	const named = [
		`/hospital/applications/${application.id}`,
		`/hospitals/dashboard/candidates.csv?id=${asha.specialistId}`,
	]
	expect(await tellers(applied, named, ['Wankhede'])).toHaveLength(4)
	const pages = [
		...named,
		`/doctors/${ravi.specialistId}`,
		`/hospital/applications/${copied.id}`,
		`/hospital/applications/${copied.id}/resume`,
		`/doctors/${asha.specialistId}`,
		'/hospitals/dashboard',
		`/hospitals/dashboard?q=${misread[0]}`,
		`/hospitals/dashboard?q=${misread[3]}`,
		`/hospitals/dashboard?open=${asha.specialistId}`,
		`/hospital/candidates/${asha.specialistId}/resume`,
		`/hospital/compare?id=${asha.specialistId}`,
		'/hospital/applicants',
		`/hospital/jobs/${application.jobId}/applicants`,
		`/hospital/jobs/${application.jobId}/applicants?view=board`,
		`/hospital/applications/${application.id}/resume`,
		`/resumes/${resumeId}`,
	]
	for (const member of [stranger, applied]) expect(await tellers(member, pages)).toEqual([])
	// No table has them but what was read for the owner, from which the profile is filled in.
	const traces = (await findTraces(misread)).filter((line) => !/^public\.resume_readings: /.test(line))
	expect(traces).toEqual([])

	const moved = await moveStage(applied, application.id, { to: 'shortlisted', version: 1 })
	expect(moved.ok).toBe(true)
	await passUndoWindows(application.id)
	const { cookie } = await aSession({ id: applied.accountId, kind: 'member' })
	expect(await ask(`/hospital/applications/${application.id}/resume`, { cookie })).toMatchObject({
		status: 200,
		headers: { 'content-type': 'application/pdf' },
	})
	// The file comes with it, and still none of its words on a page.
	expect(await tellers(applied, pages)).toEqual([])
})

async function uploaded({ specialistId }: Specialist, bytes: Buffer) {
	const stored = await storeResume(specialistId, { name: 'cv.pdf', bytes }, profileRule)
	if (!stored.ok) throw new Error(stored.failure)
	const resumeId = await db.transaction((tx) => attachResume(tx, specialistId, stored.value))
	await scanResume(resumeId)
	return resumeId
}

async function apply(asha: Specialist, { hospitalId }: Pick<Member, 'hospitalId'>) {
	const job = await aJob({ hospitalId })
	const applied = await applyToJob(asha, job.id, { note: null, attachResume: true })
	if (!applied.ok) throw new Error(applied.failure)
	return { jobId: job.id, id: applied.value.applicationId }
}

/** Those of the pages that tell a misread word, as documents or as data. The words that were searched for are in their own address. */
async function tellers(member: Member, pages: readonly string[], words = misread): Promise<string[]> {
	const { cookie } = await aSession({ id: member.accountId, kind: 'member' })
	const found: string[] = []
	for (const path of pages)
		for (const address of [path, path.replace(/(?=\?|$)/, '.data')]) {
			const { body, headers } = await ask(address, { cookie })
			const told = `${JSON.stringify(headers)}${body}`.toLowerCase()
			const said = words.filter((word) => !path.includes(word) && told.includes(word.toLowerCase()))
			found.push(...said.map((word) => `${address}: ${word}`))
		}
	return found
}
