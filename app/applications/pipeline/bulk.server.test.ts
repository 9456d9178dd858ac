import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { moveMany, undoMany } from './bulk.server.ts'
import { moveStage } from './decisions.server.ts'
import { anApplication, passUndoWindows } from '../fixtures.server.ts'
import type { Stage } from '../stage.ts'
import { applicationEvents, applications } from '../tables.server.ts'
import { formatLeft } from '../labels.ts'

async function received(stages: Stage[]) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const chosen = []
	for (const stage of stages) chosen.push(await anApplication({ job, stage }))
	return { member, chosen }
}

const stageOf = async ({ id }: { id: string }) =>
	only(await db.select().from(applications).where(eq(applications.id, id))).stage

test('a bulk move moves everyone who can move, and names the others with their stage', async () => {
	const { member, chosen } = await received(['applied', 'interview', 'hired', 'applied'])
	const [, , , raced] = chosen
	if (!raced) throw new Error('four were made')
	await moveStage(await aMember({ hospitalId: member.hospitalId }), raced.id, {
		to: 'interview',
		version: raced.version,
	})
	const foreign = await anApplication()

	const { moved, left } = await moveMany(member, [...chosen, foreign], { to: 'shortlisted' })

	expect(moved).toEqual(['Dr Asha Menon'])
	expect(left.map(({ stage }) => stage)).toEqual(['interview', 'hired', 'interview'])
	expect(await Promise.all(chosen.map(stageOf))).toEqual(['shortlisted', 'interview', 'hired', 'interview'])
	expect(await stageOf(foreign)).toBe('applied')
	expect(formatLeft(left.slice(0, 2))).toBe('Dr Asha Menon (Interview), Dr Asha Menon (Joined)')
})

test('a reason for several is told to each of them', async () => {
	const { member, chosen } = await received(['applied', 'shortlisted'])

	await moveMany(member, chosen, { to: 'rejected', reason: 'The position has been filled.' })

	const told = await db.select().from(notifications)
	expect(told.map(({ accountId }) => accountId).sort()).toEqual(chosen.map(({ specialistId }) => specialistId).sort())
	for (const { body } of told) expect(body).toContain('The position has been filled.')
})

test('one undo reverts the whole bulk move, except applicants moved again since', async () => {
	const { member, chosen } = await received(['applied', 'interview', 'applied'])
	const [first, , third] = chosen
	if (!first || !third) throw new Error('three were made')
	const { batchId } = await moveMany(member, chosen, { to: 'rejected', reason: 'Filled' })
	const again = await moveMany(member, [{ id: first.id, version: first.version }], { to: 'shortlisted' })
	expect(again.moved, 'decided already').toEqual([])

	const undone = await undoMany(member, batchId)

	expect(undone).toMatchObject({ ok: true, value: { restored: Array(3).fill('Dr Asha Menon'), kept: [] } })
	expect(await Promise.all(chosen.map(stageOf))).toEqual(['applied', 'interview', 'applied'])
	expect(await db.select().from(notifications)).toEqual([])
	expect(await undoMany(member, batchId), 'once').toMatchObject({ value: { restored: [] } })
})

test('no bulk undo after a minute, or by another hospital', async () => {
	const { member, chosen } = await received(['applied', 'applied'])
	const { batchId } = await moveMany(member, chosen, { to: 'shortlisted' })

	expect(await undoMany(await aMember(), batchId)).toEqual({ ok: false, failure: 'not-found' })
	for (const { id } of chosen) await passUndoWindows(id)
	expect(await undoMany(member, batchId)).toMatchObject({ value: { restored: [] } })
	expect(await db.select().from(applicationEvents).where(eq(applicationEvents.batchId, batchId))).toHaveLength(2)
})

test('two presses over the same people at the same moment move each of them once', async () => {
	const { member, chosen } = await received(['applied', 'applied', 'applied', 'applied'])
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter' })

	const [mine, theirs] = await Promise.all([
		moveMany(member, chosen, { to: 'shortlisted' }),
		moveMany(colleague, chosen.toReversed(), { to: 'rejected', reason: 'Filled' }),
	])

	expect(mine.moved.length + theirs.moved.length).toBe(4)
	expect(mine.left.length + theirs.left.length).toBe(4)
	const rows = await db.select().from(applications)
	expect(rows.every(({ version }) => version === 2)).toBe(true)
})

test('a fault at one applicant holds up no other, and is said', async () => {
	const { member, chosen } = await received(['applied', 'applied', 'applied'])
	const transaction = db.transaction.bind(db)
	let at = 0
	const failing = vi
		.spyOn(db, 'transaction')
		// The first is of all three, the third of the second of them alone.
		.mockImplementation((...given) =>
			++at === 1 || at === 3 ? Promise.reject(new Error('gone')) : transaction(...given),
		)

	const outcome = await moveMany(member, chosen, { to: 'shortlisted' })

	expect(outcome).toMatchObject({ moved: Array(2).fill('Dr Asha Menon'), left: [], failed: ['Dr Asha Menon'] })
	expect(await Promise.all(chosen.map(stageOf))).toEqual(['shortlisted', 'applied', 'shortlisted'])

	at = 0
	const undone = await undoMany(member, outcome.batchId)
	failing.mockRestore()

	expect(undone).toMatchObject({ ok: true, value: { restored: ['Dr Asha Menon'], kept: ['Dr Asha Menon'] } })
})
