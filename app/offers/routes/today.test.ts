import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { aCoverRequest } from '#app/cover/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './today.tsx'

const dayOf = async ({ accountId }: { accountId: string }, query = '') =>
	loader(await routeArgs(`/hospital/today${query}`, { as: { accountId, kind: 'member' } }))
const checkHospital = ({ hospitalId }: { hospitalId: string }, daysAgo: number) =>
	db
		.update(hospitals)
		.set({ lastCheckedAt: sql`now() - make_interval(days => ${daysAgo})` })
		.where(eq(hospitals.id, hospitalId))
const titlesOf = (parts: readonly { title: string; total: number }[]) =>
	parts.map(({ title, total }) => `${title}: ${total}`)

test('the day of a hospital begins with overdue answers, and each part is counted', async () => {
	const job = await aJob()
	const member = await aMember({ hospitalId: job.hospitalId })
	const late = await anApplication({ job, specialist: await aSpecialist({ name: 'Dr Late' }) })
	await db
		.update(applications)
		.set({ stageChangedAt: sql`now() - interval '17 days'` })
		.where(eq(applications.id, late.id))
	await anApplication({ job })
	await anInterview({ member, startsInMinutes: 300, status: 'scheduled' })
	await aCoverRequest({ member })
	await checkHospital(member, 370)

	const { toDo, later } = await dayOf(member)

	expect(titlesOf(toDo)).toEqual([
		'Overdue answers: 1',
		'New applicants, best match first: 2',
		'Interviews, next 7 days: 1',
		'Uncovered cases: 1',
		'Verification: 1',
	])
	expect(toDo[0]?.rows[0]).toMatchObject({ title: 'Dr Late', due: '3 days late', isLate: true })
	expect(titlesOf(later)).toEqual(['Due later: 2'])
})

test('five of each are shown until more are asked for, and the counts are whole', async () => {
	const job = await aJob()
	const member = await aMember({ hospitalId: job.hospitalId })
	await checkHospital(member, 1)
	for (let at = 0; at < 7; at++) await anApplication({ job })

	const first = await dayOf(member)
	const more = await dayOf(member, first.more?.to?.replace('/hospital/today', ''))

	expect(first.toDo.map(({ rows, total }) => [rows.length, total])).toEqual([[5, 7]])
	expect(more.toDo.map(({ rows, total }) => [rows.length, total])).toEqual([[7, 7]])
	expect(more.more).toBeNull()
})

test('a hospital with nothing to do has no empty parts, and one that is not verified sees its verification', async () => {
	const idle = await aMember()
	await checkHospital(idle, 1)
	expect(await dayOf(idle)).toMatchObject({ toDo: [], later: [] })
	const pending = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	expect((await dayOf(pending)).toDo).toMatchObject([
		{ title: 'Verification', rows: [{ href: '/hospitals/verification', due: 'In progress' }] },
	])
})
