import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { countStatements } from '#test/count-statements.ts'
import { moveMany, undoMany } from './bulk.server.ts'
import { moveStage, rejectApplication, undoLastTransition } from './decisions.server.ts'
import { anApplication } from '../fixtures.server.ts'
import type { Stage } from '../stage.ts'
import { applicationEvents, applications } from '../tables.server.ts'

type Applied = Awaited<ReturnType<typeof anApplication>>

async function received(stages: Stage[]) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const people = await Promise.all(stages.map((_, at) => aSpecialist({ name: `Dr Asha Menon ${at}` })))
	const chosen = await Promise.all(
		people.map((specialist, at) => anApplication({ job, stage: stages[at] ?? 'applied', specialist })),
	)
	return { member, job, chosen }
}

/** All that is stored about an application, with what names it, its job, its people and its moves as words. */
async function storedAbout({ id, job, specialist }: Applied) {
	const row = only(await db.select().from(applications).where(eq(applications.id, id)))
	const events = await db
		.select()
		.from(applicationEvents)
		.where(eq(applicationEvents.applicationId, id))
		.orderBy(asc(applicationEvents.at))
	const audit = await db
		.select()
		.from(auditEvents)
		.where(and(eq(auditEvents.subjectType, 'application'), eq(auditEvents.subjectId, id)))
		.orderBy(asc(auditEvents.position))
	const notices = await db.select().from(notifications).where(eq(notifications.accountId, specialist.accountId))
	const ids = [id, ...events.map((event) => event.id)]
	const { rows: queued } = await db.execute(sql`
		select name, data, round(extract(epoch from start_after - created_on)) as "after", retry_limit, policy
		from pgboss.job where ${inArray(sql`coalesce(data->>'eventId', data->>'applicationId')`, ids)}`)
	const words = new Map([
		[id, 'application'],
		[job.id, 'job'],
		[job.hospitalId, 'hospital'],
		[specialist.accountId, 'specialist'],
	])
	for (const [at, event] of events.entries()) {
		words.set(event.id, `event ${at}`)
		if (event.actorAccountId && !words.has(event.actorAccountId)) words.set(event.actorAccountId, 'member')
		if (event.batchId) words.set(event.batchId, 'batch')
	}
	const { seenAt, stageChangedAt, appliedAt: _, ...rest } = row
	const stored = {
		row: { ...rest, isSeen: seenAt !== null, isSinceLastMove: sinceLast(stageChangedAt, events.at(-1)?.at) },
		events: events.map(({ at: _at, batchId: _batch, ...event }) => event),
		audit: audit.map(({ id: _id, at: _at, hash, ...event }) => ({ ...event, isChained: hash !== null })),
		notices: notices.map(({ id: _id, createdAt: _at, ...notice }) => notice),
	}
	const inWords = (value: unknown) =>
		[...words].reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(value))
	return { ...(JSON.parse(inWords(stored)) as typeof stored), queued: queued.map(inWords).toSorted() }
}
const sinceLast = (changed: Date, last: Date | undefined) =>
	last !== undefined && Math.abs(last.getTime() - changed.getTime()) < 60_000

const openOnes: Stage[] = ['applied', 'shortlisted', 'interview', 'offered', 'applied']

test('several rejected with one press, and undone, leave what each alone leaves', async () => {
	const [alone, together] = [await received(openOnes), await received(openOnes)]
	const reason = 'Dear {name}, the place as {job} is filled.'

	const events: string[] = []
	for (const { id, version } of alone.chosen) {
		const decided = await rejectApplication(alone.member, id, { reason, version })
		if (decided.ok) events.push(decided.value.eventId)
	}
	const { batchId, moved } = await moveMany(together.member, together.chosen, { to: 'rejected', reason })

	expect(moved).toEqual(openOnes.map((_, at) => `Dr Asha Menon ${at}`))
	const after = await Promise.all(alone.chosen.map(storedAbout))
	expect(after[0]?.row.rejectionReason).toBe(`Dear Dr Asha Menon 0, the place as ${alone.job.title} is filled.`)
	expect(await Promise.all(together.chosen.map(storedAbout))).toEqual(after)

	for (const [at, { id }] of alone.chosen.entries()) await undoLastTransition(alone.member, id, events[at] ?? '')
	await undoMany(together.member, batchId)

	const back = await Promise.all(alone.chosen.map(storedAbout))
	expect(back.map(({ row }) => row.stage)).toEqual(openOnes)
	expect(await Promise.all(together.chosen.map(storedAbout))).toEqual(back)
})

test('several shortlisted with one press leave what each alone leaves', async () => {
	const [alone, together] = [
		await received(['applied', 'hired', 'applied']),
		await received(['applied', 'hired', 'applied']),
	]

	for (const { id, version } of alone.chosen) await moveStage(alone.member, id, { to: 'shortlisted', version })
	const { left } = await moveMany(together.member, together.chosen, { to: 'shortlisted' })

	expect(left).toEqual([{ name: 'Dr Asha Menon 1', stage: 'hired', hasChanged: false }])
	expect(await Promise.all(together.chosen.map(storedAbout))).toEqual(await Promise.all(alone.chosen.map(storedAbout)))
})

test('two hundred are moved, and moved back, with as many statements as one hundred', async () => {
	const statements = []
	for (const people of [100, 200]) {
		const { member, chosen } = await received(Array<Stage>(people).fill('applied'))
		let batch = ''
		const moving = await countStatements('web', async () => {
			const { batchId, moved } = await moveMany(member, chosen, { to: 'rejected', reason: 'Filled' })
			expect(moved).toHaveLength(people)
			batch = batchId
		})
		const undoing = await countStatements('web', async () => {
			expect(await undoMany(member, batch)).toMatchObject({ value: { restored: { length: people }, kept: [] } })
		})
		statements.push({ moving, undoing })
	}

	expect(statements[1]).toEqual(statements[0])
})
