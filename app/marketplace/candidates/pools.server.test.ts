import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plans } from '#app/billing/plans.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { removeMember } from '#app/hospitals/team/team.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { createPool, deletePool, findPoolName, listPools, renamePool, restorePool } from './pools.server.ts'
import {
	findPooledCandidates,
	findSavedCandidates,
	listSavedCandidates,
	moveSavedCandidates,
	removeSavedCandidate,
	saveCandidate,
	writeNote,
} from './saved-candidates.server.ts'
import { listTeamViews, shareSearch } from '../search/saved-searches.server.ts'
import { aCandidateSearch } from '../fixtures.server.ts'
import { savedCandidates } from '../tables.server.ts'

async function aPool(member: Awaited<ReturnType<typeof aMember>>, name = 'ICU nights') {
	const created = await createPool(member, name)
	if (!created.ok) throw new Error(created.failure)
	return created.value.id
}
const idsIn = async (member: Awaited<ReturnType<typeof aMember>>, poolId: string | null) =>
	(await listSavedCandidates(member, poolId)).map(({ specialistId }) => specialistId)

test('a person is in several pools of a hospital, and another hospital sees none of them', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const rival = await aMember()
	const { specialistId } = await aSpecialist()
	const pool = await aPool(owner)

	expect(await saveCandidate(recruiter, [specialistId], pool)).toEqual({ added: [specialistId] })
	expect(await saveCandidate(recruiter, [specialistId])).toEqual({ added: [specialistId] })

	expect((await listPools(recruiter)).map(({ name, people }) => [name, people])).toEqual([
		['Saved candidates', 1],
		['ICU nights', 1],
	])
	expect(await saveCandidate(rival, [specialistId], pool)).toEqual({ added: [] })
	expect(await removeSavedCandidate(rival, [specialistId], pool)).toEqual({ ok: false, failure: 'not-listed' })
	expect(await findPoolName(rival, pool)).toBeNull()
	expect(await renamePool(rival, pool, 'Ours')).toEqual({ ok: false, failure: 'not-found' })
	expect(await deletePool(rival, pool)).toBeNull()
	await removeSavedCandidate(owner, [specialistId])
	expect(await findSavedCandidates(owner, [specialistId])).toEqual(new Set())
	expect(await findPooledCandidates(owner, [specialistId])).toEqual(new Set([specialistId]))
})

test('no two pools of a hospital have one name, however two members create them at once', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })

	const both = await Promise.all([createPool(owner, 'ICU nights'), createPool(recruiter, 'icu NIGHTS')])

	expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
	expect(await createPool(owner, 'saved CANDIDATES')).toEqual({ ok: false, failure: 'name-taken' })
})

test('a hospital keeps as many pools as its plan includes, also when two are made at once or one is brought back', async () => {
	const member = await aMember()
	const gone = await aPool(member, 'Gone')
	await deletePool(member, gone)
	for (let at = 1; at < plans.starter.pools; at++) await aPool(member, `Pool ${at}`)
	const last = await Promise.all([createPool(member, 'The last'), createPool(member, 'One more')])

	expect(last.map(({ ok }) => ok).toSorted()).toEqual([false, true])
	expect(await restorePool(member, gone)).toEqual({ ok: false, failure: 'starter-full' })
})

test('a deleted pool comes back with its people and their notes', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	const pool = await aPool(member)
	await saveCandidate(member, [specialistId], pool)
	await writeNote(member, specialistId, { poolId: pool, note: 'Free from January', before: '' })

	expect(await deletePool(member, pool)).toEqual({ name: 'ICU nights' })
	expect(await saveCandidate(member, [specialistId], pool)).toEqual({ added: [] })
	expect(await findPoolName(member, pool)).toBeNull()

	expect(await restorePool(member, pool)).toEqual({ ok: true, value: { id: pool } })
	expect(await listSavedCandidates(member, pool)).toMatchObject([{ specialistId, note: 'Free from January' }])
})

test('people move with their notes, and only those who are still there', async () => {
	const member = await aMember()
	const [staying, moving] = [await aSpecialist(), await aSpecialist()]
	const pool = await aPool(member)
	await saveCandidate(member, [staying.specialistId, moving.specialistId], pool)
	await writeNote(member, moving.specialistId, { poolId: pool, note: 'Call after Diwali', before: '' })

	const move = () => moveSavedCandidates(member, [moving.specialistId], { from: pool, to: null })
	const both = await Promise.all([move(), move()])

	expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
	expect(await idsIn(member, pool)).toEqual([staying.specialistId])
	expect(await listSavedCandidates(member)).toMatchObject([
		{ specialistId: moving.specialistId, note: 'Call after Diwali' },
	])
	await deletePool(member, pool)
	expect(await moveSavedCandidates(member, [moving.specialistId], { from: null, to: pool })).toEqual({
		ok: false,
		failure: 'no-such-pool',
	})
	expect(await idsIn(member, null)).toEqual([moving.specialistId])
})

test('a move is undone to the letter: who was in both lists is in both again, with the newest note', async () => {
	const member = await aMember()
	const [one, both] = [await aSpecialist(), await aSpecialist()]
	const ids = [one.specialistId, both.specialistId]
	const pool = await aPool(member)
	await saveCandidate(member, ids)
	await saveCandidate(member, [both.specialistId], pool)

	const moved = await moveSavedCandidates(member, ids, { from: null, to: pool })
	expect(moved).toMatchObject({ ok: true, value: { stayed: [both.specialistId] } })
	await writeNote(member, one.specialistId, { poolId: pool, note: 'Wants Baner', before: '' })
	const staying = moved.ok ? moved.value.stayed : []
	const undo = () => moveSavedCandidates(member, ids, { from: pool, to: null, staying })

	expect(await undo()).toMatchObject({ ok: true })
	expect((await idsIn(member, null)).sort()).toEqual([...ids].sort())
	expect(await idsIn(member, pool)).toEqual([both.specialistId])
	expect(await listSavedCandidates(member)).toContainEqual(
		expect.objectContaining({ specialistId: one.specialistId, note: 'Wants Baner' }),
	)
})

test('members who move the same people in opposite directions at once lose no one', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const people = await Promise.all(Array.from({ length: 12 }, () => aSpecialist()))
	const ids = people.map(({ specialistId }) => specialistId)
	const pool = await aPool(owner)
	for (let round = 0; round < 5; round++) {
		await saveCandidate(owner, ids)
		await saveCandidate(owner, ids, pool)

		await Promise.all([
			moveSavedCandidates(owner, ids, { from: null, to: pool }),
			moveSavedCandidates(recruiter, ids.toReversed(), { from: pool, to: null }),
		])

		const lists = await Promise.all([idsIn(owner, null), idsIn(owner, pool)])
		expect([...new Set(lists.flat())].sort()).toEqual([...ids].sort())
	}
})

test('of a move and a removal at once one happens, and the other says that they are gone', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const { specialistId } = await aSpecialist()
	const pool = await aPool(owner)
	for (let round = 0; round < 5; round++) {
		await saveCandidate(owner, [specialistId])

		const [move, removal] = await Promise.all([
			moveSavedCandidates(owner, [specialistId], { from: null, to: pool }),
			removeSavedCandidate(recruiter, [specialistId]),
		])

		expect([move.ok, removal.ok].sort()).toEqual([false, true])
		expect(await idsIn(owner, null)).toEqual([])
		expect(await idsIn(owner, pool)).toEqual(move.ok ? [specialistId] : [])
		await removeSavedCandidate(owner, [specialistId], pool)
	}
})

test('no one ends up in a pool that a colleague deletes at that moment', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const { specialistId } = await aSpecialist()
	for (let round = 0; round < 5; round++) {
		const pool = await aPool(owner, `Pool ${round}`)
		await saveCandidate(owner, [specialistId])

		const [moved] = await Promise.all([
			moveSavedCandidates(owner, [specialistId], { from: null, to: pool }),
			deletePool(recruiter, pool),
		])

		// Moved first, they went with the pool and come back with it; else they are where they were.
		expect(await idsIn(owner, null)).toEqual(moved.ok ? [] : [specialistId])
		if (moved.ok) expect(await restorePool(owner, pool)).toMatchObject({ ok: true })
		if (moved.ok) expect(await idsIn(owner, pool)).toEqual([specialistId])
	}
})

test('of two members who write a note at once, the second is told', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const { specialistId } = await aSpecialist()
	await saveCandidate(owner, [specialistId])
	const write = (member: typeof owner, note: string, before: string) =>
		writeNote(member, specialistId, { poolId: null, note, before })

	const both = await Promise.all([write(owner, 'Nights only', ''), write(recruiter, 'Asks for two weekends', '')])

	expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
	const [saved] = await listSavedCandidates(owner)
	expect(await write(recruiter, 'Nights and weekends', saved?.note ?? '')).toMatchObject({ ok: true })
	expect(await write(await aMember(), 'Ours', 'Nights and weekends')).toEqual({ ok: false, failure: 'not-listed' })
})

test('someone who is taken out and put back is once in the list', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	await saveCandidate(member, [specialistId])
	await removeSavedCandidate(member, [specialistId])

	expect(await idsIn(member, null)).toEqual([])
	expect(await saveCandidate(member, [specialistId])).toEqual({ added: [specialistId] })
	expect(await db.$count(savedCandidates, eq(savedCandidates.specialistId, specialistId))).toBe(1)
})

test('a shared search is a view of the team, and its owner alone shares it', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const rival = await aMember()
	const search = await aCandidateSearch('speciality=anesthesiologist', owner)

	expect(await listTeamViews(recruiter)).toEqual([])
	expect(await shareSearch(recruiter, search.id, true)).toBe(false)
	expect(await shareSearch(owner, search.id, true)).toBe(true)

	expect(await listTeamViews(recruiter)).toMatchObject([{ id: search.id, owner: owner.name }])
	expect(await listTeamViews(owner)).toEqual([])
	expect(await listTeamViews(rival)).toEqual([])
	await shareSearch(owner, search.id, false)
	expect(await listTeamViews(recruiter)).toEqual([])
})

test('who is only in a deleted pool is no saved candidate, and is one again when the pool is restored', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	const pool = await aPool(member)
	await saveCandidate(member, [specialistId], pool)

	await deletePool(member, pool)
	expect(await findPooledCandidates(member, [specialistId])).toEqual(new Set())

	await restorePool(member, pool)
	expect(await findPooledCandidates(member, [specialistId])).toEqual(new Set([specialistId]))
})

test('a search that a member shared leaves the team with them', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const { id } = await aCandidateSearch('q=icu', recruiter)
	await shareSearch(recruiter, id, true)
	expect(await listTeamViews(owner)).toMatchObject([{ id }])

	await removeMember(owner, recruiter.accountId)

	expect(await listTeamViews(owner)).toEqual([])
})
