import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { moveStage, undoLastTransition } from './pipeline/decisions.server.ts'
import { anApplication } from './fixtures.server.ts'
import { typicalResponseHours } from './response-time.server.ts'
import { applications } from './tables.server.ts'
import { formatSpan } from './labels.ts'

test('a hospital that has answered too seldom has no usual time', async () => {
	const { member, job } = await aHospitalAtWork()
	await anApplication({ job, stage: 'shortlisted' })
	await anApplication({ job, stage: 'rejected' })

	expect(await typicalResponseHours(member.hospitalId)).toBeNull()
})

test('the usual time is that of half of the answers', async () => {
	const { member, job } = await aHospitalAtWork()
	for (const hours of [10, 30, 80]) await answered(member, job, hours)

	expect(await typicalResponseHours(member.hospitalId)).toBeCloseTo(30, 1)
})

test('two weeks of silence count, an answer that was undone and a withdrawal do not', async () => {
	const { member, job } = await aHospitalAtWork()
	for (const hours of [10, 20, 30]) await answered(member, job, hours)
	await anApplication({ job, stage: 'withdrawn' })
	const { id, version } = await anApplication({ job })
	const moved = await moveStage(member, id, { to: 'shortlisted', version })
	if (!moved.ok) throw new Error('the move should be accepted')
	await undoLastTransition(member, id, moved.value.eventId)
	expect(await typicalResponseHours(member.hospitalId)).toBeCloseTo(20, 1)

	await appliedAgo(id, 20 * 24)
	expect(await typicalResponseHours(member.hospitalId)).toBeCloseTo(25, 1)
})

test('of an application that we closed without an answer, the wait ends with the closing', async () => {
	const { member, job } = await aHospitalAtWork()
	for (const hours of [10, 20, 700]) await answered(member, job, hours)
	const { id } = await anApplication({ job, stage: 'rejected' })
	await appliedAgo(id, 100 * 24)
	await db
		.update(applications)
		.set({ closedUnansweredAt: sql`${applications.appliedAt} + interval '21 days'` })
		.where(eq(applications.id, id))

	// Of 10, 20, 504 and 700 hours.
	expect(await typicalResponseHours(member.hospitalId)).toBeCloseTo(262, 1)
})

test.each([
	[0.2, 'an hour'],
	[1.6, '2 hours'],
	[31.2, '31 hours'],
	[47.8, '2 days'],
	[60, '3 days'],
])('%d hours are said as %s', (hours, words) => {
	expect(formatSpan(hours)).toBe(words)
})

async function aHospitalAtWork() {
	const member = await aMember()
	return { member, job: await aJob({ hospitalId: member.hospitalId }) }
}

async function answered(member: Member, job: { id: string; hospitalId: string }, hours: number) {
	const { id, version } = await anApplication({ job })
	await appliedAgo(id, hours)
	await moveStage(member, id, { to: 'shortlisted', version })
}

const appliedAgo = (id: string, hours: number) =>
	db
		.update(applications)
		.set({ appliedAt: sql`now() - make_interval(hours => ${hours})` })
		.where(eq(applications.id, id))
