import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '../fixtures.server.ts'
import { applicationEvents, applications } from '../tables.server.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { considerFor, findConsiderable } from './shortlist-for-job.server.ts'

/** A specialist who accepted a member's hospital without a job, and its open job. */
async function aYes() {
	const member = await aMember()
	const { specialist, id } = await aContactRequest({ member, status: 'accepted' })
	return { member, specialist, requestId: id, job: await aJob({ hospitalId: member.hospitalId }) }
}

const noticesOf = (accountId: string) =>
	db
		.select({ title: notifications.title, body: notifications.body, href: notifications.href })
		.from(notifications)
		.where(eq(notifications.accountId, accountId))

test('who said yes is put on the shortlist of a job that the hospital chooses, and told', async () => {
	const { member, specialist, job } = await aYes()

	const considered = await considerFor(member, specialist.specialistId, job.id)

	if (!considered.ok) throw new Error(considered.failure)
	const { applicationId } = considered.value
	const [application] = await db.select().from(applications).where(eq(applications.id, applicationId))
	expect(application).toMatchObject({ jobId: job.id, origin: 'contacted', stage: 'shortlisted' })
	const moves = await db
		.select({ to: applicationEvents.to, by: applicationEvents.actorAccountId })
		.from(applicationEvents)
		.where(eq(applicationEvents.applicationId, applicationId))
		.orderBy(asc(applicationEvents.at))
	// No one applied. The hospital chose.
	expect(moves).toEqual([
		{ to: 'applied', by: member.accountId },
		{ to: 'shortlisted', by: member.accountId },
	])
	expect(await noticesOf(specialist.accountId)).toEqual([
		{
			title: `${member.hospitalName} has shortlisted you for a job`,
			body: job.title,
			href: `/applications/${applicationId}`,
		},
	])
})

test('who had applied moves up to the shortlist, and an application that was decided stays decided', async () => {
	const { member, specialist, job } = await aYes()
	const applied = await anApplication({ job, specialist })
	const other = await aJob({ hospitalId: member.hospitalId })
	const rejected = await anApplication({ job: other, specialist, stage: 'rejected' })

	expect(await considerFor(member, specialist.specialistId, job.id)).toMatchObject({
		value: { applicationId: applied.id },
	})
	expect(await considerFor(member, specialist.specialistId, other.id)).toEqual({ ok: false, failure: 'job-not-open' })

	const stages = await db.select({ id: applications.id, stage: applications.stage }).from(applications)
	expect(stages).toContainEqual({ id: applied.id, stage: 'shortlisted' })
	expect(stages).toContainEqual({ id: rejected.id, stage: 'rejected' })
})

test('only an open job of the own hospital is offered and taken', async () => {
	const { member, specialist, job } = await aYes()
	const closed = await aJob({ hospitalId: member.hospitalId, status: 'closed' })
	const foreign = await aJob()

	expect((await findConsiderable(member, specialist.specialistId))?.jobs.map(({ id }) => id)).toEqual([job.id])
	for (const { id } of [closed, foreign])
		expect(await considerFor(member, specialist.specialistId, id)).toEqual({ ok: false, failure: 'job-not-open' })
	expect(await db.$count(applications)).toBe(0)
})

test('no one is considered who never accepted, withdrew it or blocked the hospital', async () => {
	const { member, specialist, job } = await aYes()
	const refuses = async (by: Member, who: Specialist, jobId = job.id) => {
		expect(await findConsiderable(by, who.specialistId)).toBeNull()
		expect(await considerFor(by, who.specialistId, jobId)).toEqual({ ok: false, failure: 'not-found' })
	}
	const waiting = await aContactRequest({ member })
	const ended = await aContactRequest({ member, status: 'accepted', revokedAt: new Date() })
	const rival = await aMember()
	const jobOfRival = await aJob({ hospitalId: rival.hospitalId })

	await refuses(member, waiting.specialist)
	await refuses(member, ended.specialist)
	await refuses(member, await aSpecialist())
	await refuses(rival, specialist, jobOfRival.id)
	await blockHospital(specialist, member.hospitalId)
	await refuses(member, specialist)
	expect(await db.$count(applications)).toBe(0)
	expect(await noticesOf(specialist.accountId)).toEqual([])
})
