import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { routeArgs } from '#test/ask-route.ts'
import { pauseJob } from '../commands.server.ts'
import { aJob } from '../fixtures.server.ts'
import { loader } from './postings.tsx'

const open = async (as: Member | null, query = '') =>
	loader(await routeArgs(`/hospitals/dashboard/jobs${query}`, { as }))

test("a member sees only their own hospital's jobs, open ones first", async () => {
	const member = await aMember()
	for (const status of ['closed', 'draft', 'paused', 'open'] as const)
		await aJob({ hospitalId: member.hospitalId, status, title: status })
	await aJob({ title: 'Of another hospital' })

	expect((await open(member)).jobs.map(({ title }) => title)).toEqual(['open', 'paused', 'draft', 'closed'])
})

test('a job that is paused keeps its row', async () => {
	const member = await aMember()
	const made = []
	for (const title of ['A', 'B', 'C']) made.push(await aJob({ hospitalId: member.hospitalId, title }))
	const rows = async () => (await open(member)).jobs.map(({ title }) => title)
	const before = await rows()

	const paused = await pauseJob(member, made[1]?.id ?? '')

	expect(paused.ok).toBe(true)
	expect(await rows()).toEqual(before)
})

test('a pending hospital sees its drafts and that it is pending; a visitor is sent to sign in', async () => {
	const hospital = await aHospital({ status: 'pending' })
	const member = await aMember({ hospitalId: hospital.id })
	await aJob({ hospitalId: hospital.id, status: 'draft', openedAt: null, title: 'Draft' })

	expect(await open(member)).toMatchObject({ status: 'pending', canPublish: false, jobs: [{ title: 'Draft' }] })
	await expect(open(null)).rejects.toMatchObject({ status: 302 })
})

test('a list of many jobs begins with 24, and Load More adds to it', async () => {
	const member = await aMember()
	await Promise.all(Array.from({ length: 26 }, () => aJob({ hospitalId: member.hospitalId })))

	const first = await open(member, '?sort=title')
	expect([first.jobs.length, first.more?.to]).toEqual([24, '/hospitals/dashboard/jobs?sort=title&shown=48'])
	const more = await open(member, '?sort=title&shown=48')
	expect([more.jobs.length, more.more]).toEqual([26, null])
	expect(more.jobs.slice(0, 24).map(({ id }) => id)).toEqual(first.jobs.map(({ id }) => id))
})

test('jobs are shown by status and in the order that was chosen, with how long each was open', async () => {
	const member = await aMember()
	const days = (count: number) => new Date(Date.now() - count * 86_400_000)
	const job = (title: string, values: Parameters<typeof aJob>[0]) =>
		aJob({ hospitalId: member.hospitalId, title, ...values })
	await job('Busy', { applicantCount: 9, openedAt: days(2) })
	await job('Old', { applicantCount: 1, openedAt: days(40) })
	await job('Done', { status: 'closed', openedAt: days(30), closedAt: days(10), statusReason: 'filled-here' })
	await aJob({ title: 'Of another hospital' })
	const titles = async (query: string) => (await open(member, query)).jobs.map(({ title }) => title)

	expect(await titles('?sort=applicants')).toEqual(['Busy', 'Old', 'Done'])
	expect(await titles('?sort=title')).toEqual(['Busy', 'Done', 'Old'])
	expect(await titles('?sort=open')).toEqual(['Old', 'Busy', 'Done'])
	expect(await titles('?status=closed')).toEqual(['Done'])
	expect(await titles('?status=paused')).toEqual([])
	const { counts, jobs } = await open(member, '?status=closed&sort=nonsense')
	expect(counts).toEqual({ open: 2, closed: 1 })
	expect(jobs[0]).toMatchObject({ reason: 'Filled through this site', open: 'Was open for 20 days' })
	expect((await open(member)).jobs.map((each) => each.open)).toContain('Open for 40 days')
})
