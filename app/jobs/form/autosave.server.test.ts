import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { autosaveDraft, deleteDraft, editJob, postJob, publishDraft } from '../commands.server.ts'
import { aFilledForm, aJob } from '../fixtures.server.ts'
import { loadJobForm } from './job-form.server.ts'
import { draftInput, jobInput } from '../schema.server.ts'
import { jobStatusEvents, jobs } from '../tables.server.ts'
import { readUnfinished } from './unfinished.server.ts'

const id = 'c0ffee00-0000-4000-8000-00000000a001'

function typed(fields: Record<string, string>) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ employmentType: 'permanent', payUnit: 'month', ...fields }))
		form.set(name, value)
	return readUnfinished(form)
}
const formOf = async (member: Member) => (await loadJobForm(member, id))?.values

test('a form in the middle of being filled is a draft in which every field stands as it was typed', async () => {
	const member = await aMember()

	const description = 'Call me on 98220 12345'
	expect(await autosaveDraft(member, id, typed({ payFrom: '2 lak', hoursPerShift: '8', description }))).toMatchObject({
		ok: true,
		value: { version: 1 },
	})

	expect(await formOf(member)).toMatchObject({ title: '', payFrom: '2 lak', hoursPerShift: '8', description })
	expect(await db.select({ description: jobs.description, hours: jobs.hoursPerShift }).from(jobs)).toEqual([
		{ description: '', hours: 8 },
	])
})

test('each save names the version before it; the later of two devices is told and overwrites nothing', async () => {
	const member = await aMember()
	await autosaveDraft(member, id, typed({ title: 'Night duty' }))

	const phone = await autosaveDraft(member, id, typed({ title: 'From the phone', version: '1' }))
	const desk = await autosaveDraft(member, id, typed({ title: 'From the desk', version: '1' }))

	expect(phone).toMatchObject({ ok: true, value: { version: 2 } })
	expect(desk).toEqual({ ok: false, failure: 'changed-meanwhile' })
	expect(await formOf(member)).toMatchObject({ title: 'From the phone' })
})

test('two devices that save at the same moment make one version', async () => {
	const member = await aMember()
	await autosaveDraft(member, id, typed({ title: 'Night duty' }))

	const both = await Promise.all(
		['one', 'other'].map((title) => autosaveDraft(member, id, typed({ title, version: '1' }))),
	)

	expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})

test('what was posted is never changed by a form that is still open elsewhere', async () => {
	const member = await aMember()
	await autosaveDraft(member, id, typed({ title: 'Night duty' }))
	const whole = jobInput({ today: istToday(new Date()) }).parse({ ...aFilledForm(), version: '1' })
	expect(await postJob(member, id, whole)).toMatchObject({ ok: true })
	const [job] = await db.select({ version: jobs.version }).from(jobs)

	const late = await autosaveDraft(member, id, typed({ title: 'Too late', version: String(job?.version) }))

	expect(late).toEqual({ ok: false, failure: 'changed-meanwhile' })
})

test('a draft that is saved by its button no longer has fields that make no sense', async () => {
	const member = await aMember()
	await autosaveDraft(member, id, typed({ title: 'Night duty', payFrom: 'much' }))

	await editJob(member, id, draftInput.parse({ ...aFilledForm(), version: '1' }))

	expect(await formOf(member)).toMatchObject({ payFrom: '2,80,000' })
})

test('no one saves into or deletes the draft of another hospital', async () => {
	const member = await aMember()
	await autosaveDraft(member, id, typed({ title: 'Night duty' }))
	const stranger = await aMember()

	expect(await autosaveDraft(stranger, id, typed({ title: 'Mine', version: '1' }))).toEqual({
		ok: false,
		failure: 'no-such-job',
	})
	expect(await deleteDraft(stranger, id)).toEqual({ ok: false, failure: 'no-such-job' })
	expect(await formOf(member)).toMatchObject({ title: 'Night duty' })
})

test('a draft can be deleted, a job that was ever posted cannot', async () => {
	const member = await aMember()
	await autosaveDraft(member, id, typed({ title: 'Night duty' }))
	const posted = await aJob({ hospitalId: member.hospitalId, status: 'draft', openedAt: null })
	await db.insert(jobStatusEvents).values({ jobId: posted.id, from: 'draft', to: 'open' })

	expect(await deleteDraft(member, id)).toMatchObject({ ok: true })
	// A form of it that is still open elsewhere does not bring it back.
	expect(await autosaveDraft(member, id, typed({ title: 'Night duty', version: '1' }))).toMatchObject({ ok: false })
	expect(await deleteDraft(member, posted.id)).toEqual({ ok: false, failure: 'illegal-move' })
	expect(await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.hospitalId, member.hospitalId))).toEqual([
		{ id: posted.id },
	])
})

test('a draft is not posted from the list while a field of it makes no sense, for that would be left out unsaid', async () => {
	const member = await aMember()
	await autosaveDraft(member, id, typed({ ...aFilledForm(), requirements: 'Send it to hr@lakeside.example' }))
	expect(await publishDraft(member, id)).toEqual({ ok: false, failure: 'incomplete' })

	await autosaveDraft(member, id, typed({ ...aFilledForm(), version: '1' }))
	expect(await publishDraft(member, id)).toMatchObject({ ok: true })
})
