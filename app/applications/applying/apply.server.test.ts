import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { closeJob } from '#app/jobs/commands.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { mayReadProfile } from '#app/relations/rules.ts'
import { aHiddenHospital, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { stopHidingFrom } from '#app/specialists/hiding/hidden-hospitals.server.ts'
import { applyToJob } from './apply.server.ts'
import { loadApplyFacts } from './apply-sheet.server.ts'
import { markHiddenHospitals } from './job-viewer.server.ts'
import { applicationEvents, applications } from '../tables.server.ts'
import { notifyOfApplications } from '#test/queued-tasks.ts'

const input = { note: 'I ran the cardiac list at Niramay for six years.', attachResume: true }

test('applying to an open job notifies everyone at the hospital', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const [asha, job] = [await aSpecialist(), await aJob({ hospitalId: owner.hospitalId })]

	const applied = await applyToJob(asha, job.id, { ...input, attachResume: false })
	await notifyOfApplications()

	expect(applied).toMatchObject({ ok: true, value: { resumeAttached: false } })
	const [application] = await db.select().from(applications)
	expect(application).toMatchObject({ stage: 'applied', note: input.note, resumeId: null })
	expect(only(await db.select().from(applicationEvents))).toMatchObject({ from: null, to: 'applied' })
	expect(await countOf(job.id)).toBe(1)
	const told = await db.select().from(notifications)
	expect(told.map(({ accountId }) => accountId).sort()).toEqual([owner.accountId, recruiter.accountId].sort())
	expect(told[0]).toMatchObject({
		body: 'Dr Asha Menon has applied.',
		href: `/hospital/applications/${application?.id}`,
	})
	expect(await db.select().from(deliveries)).toHaveLength(2)
})

test('the resume goes along when it is wanted and has been found clean', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist({ name: 'Dr Ravi Iyer' })]
	const clean = await aResume(asha)
	await aResume(ravi, { scan: 'scanning' })
	const job = await aJob()

	await applyToJob(asha, job.id, input)
	const unchecked = await applyToJob(ravi, job.id, input)

	expect(unchecked).toMatchObject({ ok: true, value: { resumeAttached: false } })
	const attached = await db
		.select({ who: applications.specialistId, resumeId: applications.resumeId })
		.from(applications)
	expect(attached).toContainEqual({ who: asha.specialistId, resumeId: clean.id })
	expect(attached).toContainEqual({ who: ravi.specialistId, resumeId: null })
})

test.each(['draft', 'paused', 'closed', 'removed'] as const)('no one can apply to a job that is %s', async (status) => {
	const job = await aJob({ status })

	expect(await applyToJob(await aSpecialist(), job.id, input)).toEqual({ ok: false, failure: 'job-not-open' })
})

test('no one can apply to a job of a suspended hospital', async () => {
	const job = await aJob()
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Complaints' })
		.where(eq(hospitals.id, job.hospitalId))

	expect(await applyToJob(await aSpecialist(), job.id, input)).toEqual({ ok: false, failure: 'job-not-open' })
})

test('a specialist cannot apply to a hospital they blocked until they unblock it', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]
	const job = await aJob({ hospitalId: member.hospitalId })
	const niramay = await aHospital({ legalName: 'Niramay Hospitals Private Limited', displayName: 'Niramay Hospital' })
	const elsewhere = await aJob({ hospitalId: niramay.id })
	const blocked = await blockHospital(asha, member.hospitalId)

	expect(await applyToJob(asha, job.id, input)).toEqual({ ok: false, failure: 'hospital-blocked' })
	expect(await db.$count(applications)).toBe(0)
	expect(await countOf(job.id)).toBe(0)
	expect(await db.$count(notifications)).toBe(0)
	// The block is between these two: others apply there, and she applies elsewhere.
	expect(await applyToJob(await aSpecialist(), job.id, input)).toMatchObject({ ok: true })
	expect(await applyToJob(asha, elsewhere.id, input)).toMatchObject({ ok: true })

	if (blocked.ok) await stopHidingFrom(asha, blocked.value.hiddenId)
	expect(await applyToJob(asha, job.id, input)).toMatchObject({ ok: true })
})

test('who hides from a hospital applies to it only after confirming that it will see them', async () => {
	const [member, asha] = [await aMember(), await aSpecialist()]
	await aHiddenHospital(asha, `${member.hospitalName}, Pune`)
	const job = await aJob({ hospitalId: member.hospitalId })
	expect((await loadApplyFacts(asha, job)).isHidden).toBe(true)
	expect(await markHiddenHospitals(asha)).toEqual({ [job.id]: 'Hidden hospital' })

	expect(await applyToJob(asha, job.id, input)).toEqual({ ok: false, failure: 'hospital-hidden' })
	expect(await countOf(job.id)).toBe(0)

	expect(await applyToJob(asha, job.id, { ...input, anyway: true })).toMatchObject({ ok: true })
})

test('block and apply at once: whichever comes first, the hospital reads nothing of the person afterwards', async () => {
	for (let round = 0; round < 10; round++) {
		const [member, asha] = [await aMember(), await aSpecialist()]
		const job = await aJob({ hospitalId: member.hospitalId })
		const both = [() => applyToJob(asha, job.id, input), () => blockHospital(asha, member.hospitalId)]

		const outcomes = await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((one) => one()))

		const landed = await db.$count(applications, eq(applications.jobId, job.id))
		expect(landed).toBe(outcomes.filter(({ ok }) => ok).length - 1)
		const relation = await findRelation({ hospitalId: member.hospitalId, specialistId: asha.specialistId })
		expect(relation).toMatchObject({ blocked: true })
		expect(relation && mayReadProfile(relation)).toBe(false)
	}
})

test('a specialist applies to a job once', async () => {
	const [asha, job] = [await aSpecialist(), await aJob()]
	await applyToJob(asha, job.id, input)

	expect(await applyToJob(asha, job.id, input)).toEqual({ ok: false, failure: 'already-applied' })
	expect(await countOf(job.id)).toBe(1)
})

test('fifty clicks at the same time make one application, counted once and told once', async () => {
	const member = await aMember()
	const [asha, job] = [await aSpecialist(), await aJob({ hospitalId: member.hospitalId })]

	const outcomes = await Promise.all(Array.from({ length: 50 }, () => applyToJob(asha, job.id, input)))
	await notifyOfApplications()

	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
	expect(outcomes.filter((each) => !each.ok && each.failure === 'already-applied')).toHaveLength(49)
	expect(await db.select().from(applications)).toHaveLength(1)
	expect(await countOf(job.id)).toBe(1)
	expect(await db.select().from(notifications)).toHaveLength(1)
})

test('no application lands after the job was closed', async () => {
	const member = await aMember()
	for (let round = 0; round < 20; round++) {
		const job = await aJob({ hospitalId: member.hospitalId })
		const applicants = await Promise.all(Array.from({ length: 4 }, () => aSpecialist()))

		const apply = (applicant: Specialist) => applyToJob(applicant, job.id, input)
		const ahead = round % 5
		const outcomes: { ok: boolean }[] = await Promise.all([
			...applicants.slice(0, ahead).map(apply),
			closeJob(member, job.id),
			...applicants.slice(ahead).map(apply),
		])

		const landed = await db.select().from(applications).where(eq(applications.jobId, job.id))
		const [closed] = await db.select().from(jobs).where(eq(jobs.id, job.id))
		expect(closed?.status).toBe('closed')
		expect(landed).toHaveLength(outcomes.filter(({ ok }) => ok).length - 1)
		expect(closed?.applicantCount).toBe(landed.length)
		expect(await applyToJob(await aSpecialist(), job.id, input)).toEqual({ ok: false, failure: 'job-not-open' })
	}
})

const countOf = async (jobId: string) =>
	only(await db.select({ count: jobs.applicantCount }).from(jobs).where(eq(jobs.id, jobId))).count
