import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { eq } from 'drizzle-orm'
import { removeView, restoreView, saveView, shareView } from './commands.server.ts'
import { maxViews, readView } from './lists.ts'
import { findViewChoices, listViews } from './queries.server.ts'

const unanswered = '/hospital/applicants?stage=applied&sort=newest'
const save = async (member: Awaited<ReturnType<typeof aMember>>, of: string, isShared = false) => {
	const saved = await saveView(member, { of, name: 'To answer', isShared })
	if (!saved.ok) throw new Error(saved.failure)
	return saved.value.id
}
const names = async (...asked: Parameters<typeof listViews>) => (await listViews(...asked)).map(({ name }) => name)

test('a view is the list and its filters, without typed words, the person beside it, or how far it was shown', () => {
	expect(readView('/hospital/applicants?sort=newest&q=Dr+Rao&applicant=a1&shown=48&stage=applied')).toEqual({
		list: 'applicants',
		address: unanswered,
		isNarrowed: true,
	})
	expect(readView('/hospital/jobs/17/applicants')).toMatchObject({ list: 'applicants', isNarrowed: true })
	expect(readView('/hospital/contact-requests?status=')).toMatchObject({ list: 'requests', isNarrowed: false })
	for (const other of [
		'/jobs',
		'//evil.example/hospital/applicants',
		'https://evil.example/hospital/applicants',
		'',
		'http://[',
	])
		expect([other, readView(other)]).toEqual([other, null])
})

test('a view is its owner’s until it is shared with the team, and of no other hospital', async () => {
	const owner = await aMember()
	const [colleague, rival] = [await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' }), await aMember()]
	const viewId = await save(owner, unanswered)
	expect(await names(owner, 'applicants')).toEqual(['To answer'])
	expect(await names(owner, 'jobs')).toEqual([])
	expect(await names(colleague)).toEqual([])

	await shareView(owner, viewId, true)
	expect(await listViews(colleague)).toMatchObject([{ name: 'To answer', isMine: false, owner: owner.name }])
	expect(await names(rival)).toEqual([])
	for (const other of [colleague, rival]) {
		expect(await shareView(other, viewId, false)).toBeNull()
		expect(await removeView(other, viewId)).toBeNull()
	}

	await db.delete(hospitalMembers).where(eq(hospitalMembers.accountId, owner.accountId))
	expect(await names(colleague)).toEqual([])
})

test('the same list gets the new name, a removed view comes back, and no one keeps more than twenty', async () => {
	const member = await aMember()
	const viewId = await save(member, unanswered)
	expect(await saveView(member, { of: `${unanswered}&shown=72`, name: 'Newest first', isShared: false })).toMatchObject(
		{
			value: { id: viewId },
		},
	)
	expect(await names(member)).toEqual(['Newest first'])

	await removeView(member, viewId)
	expect(await names(member)).toEqual([])
	expect(await restoreView(member, viewId)).toEqual({ ok: true, value: { name: 'Newest first' } })
	expect(await restoreView(member, viewId)).toMatchObject({ failure: 'not-found' })

	const saved = await Promise.all(
		Array.from({ length: maxViews + 4 }, (_, n) =>
			saveView(member, { of: `/hospital/applicants?tag=${n}`, name: `Tag ${n}`, isShared: false }),
		),
	)
	expect(saved.filter(({ ok }) => ok)).toHaveLength(maxViews - 1)
	expect(await names(member)).toHaveLength(maxViews)
	expect(await saveView(member, { of: '/hospital/team', name: 'Team', isShared: false })).toMatchObject({
		failure: 'no-list',
	})
})

test('above a list its views are offered, the open one marked, and a list that is not kept yet can be', async () => {
	const member = await aMember()
	const offered = (address: string) => findViewChoices(member, address)
	expect(await offered('/hospital/applicants')).toBeNull()
	expect(await offered(`${unanswered}&shown=48`)).toEqual({
		views: [],
		saveTo: `/hospital/views/new?of=${encodeURIComponent(unanswered)}`,
	})
	await save(member, unanswered)

	expect(await offered(`${unanswered}&applicant=a1`)).toMatchObject({ views: [{ isOpen: true }], saveTo: null })
	expect(await offered('/hospital/applicants')).toMatchObject({ views: [{ isOpen: false, owner: null }], saveTo: null })
	expect(await offered('/hospital/contact-requests')).toBeNull()
})
