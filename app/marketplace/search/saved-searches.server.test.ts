import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { aCandidateSearch } from '../fixtures.server.ts'
import { maxSavedSearches } from '#app/saved-searches/limits.ts'
import { listSharedIds, saveCandidateSearch, shareSearch, specialistSearches } from './saved-searches.server.ts'
import { candidateSearches, personalData } from '../tables.server.ts'

const find = async (id: string) => only(await db.select().from(candidateSearches).where(eq(candidateSearches.id, id)))

test('a search is saved under the words for its filters, once however it is typed', async () => {
	const member = await aMember()

	const saved = await saveCandidateSearch(member, 'shift=night&km=20&speciality=anesthesiologist&place=pune&sort=pay')
	const again = await saveCandidateSearch(member, 'speciality=anesthesiologist&place=pune&shift=night')

	expect(saved).toMatchObject({
		ok: true,
		value: { name: 'Anesthesiologist within 20 km of Pune, night shifts', isNew: true },
	})
	expect(again).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await specialistSearches.list(member)).toHaveLength(1)
})

test('a search without a filter is refused, and so is the twenty-first', async () => {
	const member = await aMember()
	expect(await saveCandidateSearch(member, 'sort=pay')).toEqual({ ok: false, failure: 'nothing-to-save' })
	const queries = Array.from({ length: maxSavedSearches }, (_, at) => `q=nights+${at}`)
	for (const query of queries) await aCandidateSearch(query, member)

	expect(await saveCandidateSearch(member, 'q=one+more')).toEqual({ ok: false, failure: 'too-many' })
	expect(await saveCandidateSearch(await aMember(), 'q=one+more')).toMatchObject({ ok: true })
})

test('of two that save the last place at once one gets it', async () => {
	const member = await aMember()
	for (let at = 1; at < maxSavedSearches; at++) await aCandidateSearch(`q=nights+${at}`, member)

	const both = await Promise.all(['q=a', 'q=b', 'q=c'].map((query) => saveCandidateSearch(member, query)))

	expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test("a colleague's search cannot be touched", async () => {
	const member = await aMember()
	const colleague = await aMember({ hospitalId: member.hospitalId })
	const { id, name } = await aCandidateSearch('q=icu', member)

	for (const touch of [specialistSearches.mute, specialistSearches.unmute, specialistSearches.remove])
		expect(await touch(colleague, id)).toBe(false)
	expect(await specialistSearches.rename(colleague, id, 'Mine')).toBe(false)
	expect(await specialistSearches.restore(colleague, id)).toEqual({ ok: false, failure: 'no-such-search' })
	expect(await find(id)).toMatchObject({ name, mutedAt: null, removedAt: null })
})

test('a removed search comes back with its name for a day', async () => {
	const member = await aMember()
	const { id } = await aCandidateSearch('q=icu', member, { name: 'For March' })

	await specialistSearches.remove(member, id)
	expect(await specialistSearches.list(member)).toEqual([])
	expect(await specialistSearches.restore(member, id)).toEqual({ ok: true, value: { name: 'For March' } })

	await db.update(candidateSearches).set({ removedAt: sql`now() - interval '25 hours'` })
	await removeOldRows(personalData)
	expect(await specialistSearches.restore(member, id)).toEqual({ ok: false, failure: 'no-such-search' })
})

test('who was listed while a search was muted is no news once it is not', async () => {
	const member = await aMember()
	const { id } = await aCandidateSearch('q=icu', member)
	await specialistSearches.mute(member, id)

	await specialistSearches.unmute(member, id)
	expect(Date.now() - (await find(id)).notifiedThrough.getTime()).toBeLessThan(60_000)

	// Asked twice, nothing that is still to be told is skipped.
	await db
		.update(candidateSearches)
		.set({ notifiedThrough: sql`now() - interval '2 hours'` })
		.where(eq(candidateSearches.id, id))
	await specialistSearches.unmute(member, id)
	expect(Date.now() - (await find(id)).notifiedThrough.getTime()).toBeGreaterThan(3_600_000)
})

test('a shared search that is removed and saved again, or saved at another hospital, is its owner’s alone', async () => {
	const member = await aMember()
	const saved = await saveCandidateSearch(member, 'q=icu')
	const id = saved.ok ? saved.value.id : ''
	await shareSearch(member, id, true)
	await specialistSearches.remove(member, id)
	await saveCandidateSearch(member, 'q=icu')
	expect(await listSharedIds(member)).toEqual([])

	await shareSearch(member, id, true)
	await specialistSearches.remove(member, id)
	const elsewhere = { ...member, hospitalId: (await aMember()).hospitalId }
	await saveCandidateSearch(elsewhere, 'q=icu')
	expect(await listSharedIds(elsewhere)).toEqual([])
})
