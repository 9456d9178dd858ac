import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { aJob, aJobReport } from '../fixtures.server.ts'
import { jobs } from '../tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aPayRange } from '#app/pay/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { publishedAnswers } from '#app/specialists/tables.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './show.tsx'

async function open(jobId: string, as?: Exclude<Actor, { kind: 'visitor' }>) {
	const { data, init } = await loader(await routeArgs(`/jobs/${jobId}`, { as }))
	return { status: init?.status ?? 200, data, isShared: new Headers(init?.headers).has('X-Micro-Cache') }
}

const unknown = '00000000-0000-4000-8000-000000000000'
const longAgo = new Date(Date.now() - 31 * 86_400_000)

test('an open job is shown to everyone, with its posting for search engines', async () => {
	const { id } = await aJob()

	const page = await open(id)

	expect(page).toMatchObject({ status: 200, isShared: true, data: { kind: 'job', viewer: { canApply: true } } })
	expect(page.data.kind === 'job' && page.data.job.posting).toMatchObject({ '@type': 'JobPosting' })
})

test('an id that never was, nonsense, and what a visitor may not see are answered alike, with the latest jobs', async () => {
	const latest = await aJob({ title: 'Latest' })
	const hidden = await Promise.all(
		(['draft', 'paused', 'removed'] as const).map(async (status) => (await aJob({ status, title: status })).id),
	)

	const expected = await open(unknown)
	expect(expected).toMatchObject({ status: 404, isShared: false, data: { kind: 'gone', isClosed: false, ended: null } })
	expect(expected.data.kind === 'gone' && expected.data.latest.map(({ id }) => id)).toEqual([latest.id])
	for (const id of [...hidden, 'null', '1', '🙂']) expect(await open(id)).toEqual(expected)
})

test('another hospital is answered like a visitor, its own sees every status', async () => {
	const member = await aMember()
	const stranger = await aMember()
	for (const status of ['draft', 'paused', 'closed', 'removed'] as const) {
		const { id } = await aJob({ hospitalId: member.hospitalId, status })

		expect(await open(id, member)).toMatchObject({ status: 200, data: { viewer: { canApply: false } } })
		expect((await open(id, stranger)).status).toBe(status === 'closed' ? 410 : 404)
	}
})

test('the page of an open job says how many specialists match, to its own hospital only', async () => {
	const member = await aMember()
	const { id } = await aJob({ hospitalId: member.hospitalId })
	await aSpecialist()
	const peopleFor = async (as: Parameters<typeof open>[1]) => (await open(id, as)).data

	expect(await peopleFor(member)).toMatchObject({ viewer: { people: '1' } })
	for (const other of [await aMember(), await aSpecialist(), undefined])
		expect(await peopleFor(other)).toMatchObject({ viewer: { people: null } })
})

test('a closed job says for 30 days which it was, then only that it is over', async () => {
	const recent = await aJob({ status: 'closed', title: 'Night cover' })
	const old = await aJob({ status: 'closed', title: 'Old cover', closedAt: longAgo })

	expect(await open(recent.id)).toMatchObject({
		status: 410,
		data: { isClosed: true, ended: { title: 'Night cover' } },
	})
	const page = await open(old.id)
	expect(page).toMatchObject({ status: 410, data: { isClosed: true, ended: null } })
	expect(JSON.stringify(page.data)).not.toContain('Old cover')
	expect(page.isShared).toBe(false)
})

test('who applied still sees the job when it is paused or closed; another specialist does not', async () => {
	const { specialist, job } = await anApplication()

	expect(await open(job.id, specialist)).toMatchObject({
		data: { viewer: { canApply: false, mine: { stage: 'applied' } } },
	})
	for (const status of ['paused', 'closed'] as const) {
		await db.update(jobs).set({ status, closedAt: new Date() })
		const page = await open(job.id, specialist)
		expect(page).toMatchObject({ status: 200, data: { kind: 'job', job: { isOpen: false, posting: null } } })
		expect((await open(job.id, await aSpecialist())).status).toBe(status === 'closed' ? 410 : 404)
	}
})

test('whoever is registered with another council reads it before they apply', async () => {
	const asha = await aSpecialist()
	await aCredential(asha, { councilCode: 'KA-MC', title: 'Karnataka Medical Council' })
	const { id } = await aJob()

	const { data } = await open(id, asha)

	expect(data.kind === 'job' && data.viewer.match?.misses).toContain(
		'Needs Maharashtra Medical Council registration; yours is Karnataka',
	)
	expect((await open(id)).data).toMatchObject({ viewer: { match: null, save: 'sign-in', canReport: true } })
})

test('whoever reported a job still reads it, and what came of the report', async () => {
	const asha = await aSpecialist()
	const job = await aJob()
	await aJobReport({ job, reporter: asha })

	const { data } = await open(job.id, asha)

	expect(data).toMatchObject({ kind: 'job', viewer: { canReport: false, report: { isSettled: false, outcome: null } } })
})

test('the pay is compared with what is usual for as many years as the reader has, and for a visitor as the job asks for', async () => {
	const { id } = await aJob({ experienceMinYears: 3, payMinPaise: 20_000_000n, payMaxPaise: null })
	await aPayRange({ band: '3-5' })
	await aPayRange({ band: '10+' })
	const scopeFor = async (as?: Parameters<typeof open>[1]) => {
		const { data } = await open(id, as)
		return data.kind === 'job' ? data.usual?.scope : null
	}

	expect(await scopeFor(await aSpecialist({ yearsOfExperience: 14 }))).toContain('10+ years')
	expect(await scopeFor(await aSpecialist({ yearsOfExperience: null }))).toContain('3–5 years')
	expect(await scopeFor()).toContain('3–5 years')
})

test('whether the hospital pays on time is beside the job, from three people on', async () => {
	const { id, hospitalId } = await aJob()
	const answers = async () => {
		const { data } = await open(id)
		return data.kind === 'job' ? data.answers : null
	}
	const say = (isYes: boolean) =>
		db.insert(publishedAnswers).values({ hospitalId, about: 'pay-on-time', answerId: randomUUID(), isYes })
	await say(true)
	await say(false)
	expect(await answers()).toBeNull()

	await say(true)

	expect(await answers()).toBe('Pays on time: 2 of 3 people hired there.')
})
