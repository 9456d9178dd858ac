import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as closure from './closure.tsx'
import * as edit from './edit-job.tsx'
import * as pause from './pause.tsx'
import * as post from './post-job.tsx'
import * as preview from './preview-job.tsx'
import * as publication from './publication.tsx'
import * as reopening from './reopening.tsx'
import * as duplication from './duplication.tsx'
import * as draft from './save-draft.tsx'
import * as undo from './undo-move.tsx'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aFilledForm, aJob } from '../fixtures.server.ts'
import { jobStatusEvents, jobs } from '../tables.server.ts'

const newId = 'c0ffee00-0000-4000-8000-000000000001'

/** Every page below asks for the same: a member, and perhaps a job in the address. */
const argsFor = (member: Member, jobId: string | null, form?: Record<string, string>) =>
	routeArgs(jobId === null ? '/hospital/post-job' : `/hospital/jobs/${jobId}/edit`, { as: member, form })

/** The status of an answer or of what was thrown, with the place it leads to, or what is wrong. */
async function outcome(answer: unknown) {
	const got: unknown = await Promise.resolve(answer).catch((thrown: unknown) => thrown)
	if (got instanceof Response) return `${got.status} ${got.headers.get('Location')?.split('?')[0]}`
	if (got instanceof Error) throw got
	const { init, data } = got as { init?: { status?: number }; data?: { form?: string; message?: string } }
	return [init?.status ?? 200, data?.form ?? data?.message].filter(Boolean).join(' ')
}

type Route = { loader: (args: never) => unknown; action: (args: never) => unknown }
const ofOneJob: Record<string, Route> = { edit, preview, publication, pause, closure, duplication, reopening, undo }

const forms = new Map<Route, Record<string, string>>([
	[edit, { ...aFilledForm(), version: '1' }],
	[duplication, { draft: newId }],
])

test.each(Object.entries(ofOneJob))('%s of a job of another hospital, and of none, is not found', async (_, route) => {
	const job = await aJob({ status: 'draft', openedAt: null })
	const stranger = await aMember()
	const form = forms.get(route) ?? {}

	for (const jobId of [job.id, newId, 'null', "1'--"]) {
		expect(await outcome(route.loader(await argsFor(stranger, jobId)))).toBe('404')
		expect(await outcome(route.action(await argsFor(stranger, jobId, form)))).toBe('404')
	}
	expect(await db.select({ status: jobs.status, version: jobs.version }).from(jobs)).toEqual([
		{ status: 'draft', version: 1 },
	])
})

const mainSite = '12 Lake Road, Shivajinagar, Pune 411005'

test('a site can be chosen instead of typing a location, wherever the form is sent', async () => {
	const member = await aMember()
	const location = async () => (await db.select({ location: jobs.location }).from(jobs))[0]?.location
	const chosen = { ...aFilledForm(), location: '', site: mainSite }

	expect(await post.loader(await argsFor(member, null))).toMatchObject({ site: mainSite })
	expect(await outcome(draft.action(await argsFor(member, null, { ...chosen, id: newId })))).toMatch(/^303/)
	expect(await location()).toBe(mainSite)
	await outcome(
		edit.action(await argsFor(member, newId, { ...aFilledForm(), location: 'Pune', site: '', version: '1' })),
	)
	expect(await location()).toBe('Pune')
	expect(await outcome(publication.action(await argsFor(member, newId, { ...chosen, version: '2' })))).toMatch(/^303/)
	expect(await location()).toBe(mainSite)
	const previewed = await preview.action(await argsFor(member, newId, chosen))
	expect(previewed.values).toMatchObject({ location: mainSite })
})

test('only a site of the hospital can be chosen', async () => {
	const hospital = await aHospital({ latitude: null, longitude: null })
	const member = await aMember({ hospitalId: hospital.id })

	expect(await post.loader(await argsFor(member, null))).toMatchObject({ sites: [], site: '' })
	const sent = { ...aFilledForm(), location: '', site: mainSite, id: newId }
	expect(await outcome(post.action(await argsFor(member, null, sent)))).toBe('422')
})

test('posting leads to the dashboard, an illegal move is a conflict that says so', async () => {
	const member = await aMember()

	expect(await outcome(post.action(await argsFor(member, null, { ...aFilledForm(), id: newId })))).toBe(
		'303 /hospitals/dashboard/jobs',
	)
	expect(await outcome(pause.action(await argsFor(member, newId, {})))).toBe('303 /hospitals/dashboard/jobs')
	expect(await outcome(pause.action(await argsFor(member, newId, {})))).toMatch(
		/^409 Consultant Anesthesiologist is now Paused/,
	)
	const [pausing] = await db.select().from(jobStatusEvents).where(eq(jobStatusEvents.to, 'paused'))
	const takeBack = async () =>
		undo.action(await routeArgs(`/hospital/jobs/${newId}/undo?event=${pausing?.id}`, { as: member, form: {} }))
	expect(await outcome(takeBack())).toBe('303 /hospitals/dashboard/jobs')
	expect(await outcome(takeBack())).toMatch(/^409 Only the person who made the change can undo it, within 60 seconds/)
	expect(await outcome(closure.action(await argsFor(member, newId, { status: 'open' })))).toBe('400')
})

test('a pending hospital saves a draft with a title alone, and is told why it cannot post it', async () => {
	const member = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	const form = { ...aFilledForm(), id: newId }
	const unfinished = { id: newId, title: 'Night cover', employmentType: 'permanent', payUnit: 'month' }

	expect(await outcome(draft.action(await argsFor(member, null, unfinished)))).toBe(`303 /hospital/jobs/${newId}/edit`)
	expect(await outcome(post.action(await argsFor(member, null, form)))).toMatch(
		/^422 Your hospital is not verified yet/,
	)
	expect(await outcome(publication.action(await argsFor(member, newId, { ...form, version: '1' })))).toMatch(
		/^422 Your hospital/,
	)
	expect(await outcome(publication.action(await argsFor(member, newId, {})))).toBe(`303 /hospital/jobs/${newId}/edit`)
})

test('a form keeps what was typed after an error, or when someone else saved first', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const form = { ...aFilledForm(), id: job.id, version: '1', title: 'Mine' }

	const wrong = await edit.action(await argsFor(member, job.id, { ...form, payFrom: '-1' }))
	expect(wrong).toMatchObject({ init: { status: 422 }, data: { values: { title: 'Mine', payFrom: '-1' } } })
	await db.update(jobs).set({ version: 2, title: 'Theirs' }).where(eq(jobs.id, job.id))
	const late = await edit.action(await argsFor(member, job.id, form))
	expect(late).toMatchObject({ init: { status: 409 }, data: { values: { title: 'Mine' } } })
})

test('what is published cannot be edited into something unfinished', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const form = { ...aFilledForm(), id: job.id, version: '1', description: '' }

	expect(await outcome(edit.action(await argsFor(member, job.id, form)))).toBe('422')
})

test('a preview stores nothing and keeps what was typed', async () => {
	const member = await aMember()

	const answer = await preview.action(await argsFor(member, null, { title: 'Night cover', payFrom: 'abc' }))

	expect(answer).toEqual({ values: { title: 'Night cover', payFrom: 'abc' } })
	expect(await db.select().from(jobs)).toEqual([])
})

test('a job is closed once, for a listed reason or in the hospital’s own words', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const close = async (form: Record<string, string>) => outcome(closure.action(await argsFor(member, job.id, form)))
	const statusOf = async () => (await db.select().from(jobs).where(eq(jobs.id, job.id)))[0]

	expect(await close({})).toBe('422')
	expect(await close({ reason: 'other', otherReason: ' ' })).toBe('422')
	expect(await close({ reason: 'because' })).toBe('422')
	expect(await statusOf()).toMatchObject({ status: 'open' })
	expect(await close({ reason: 'other', otherReason: 'The wing opens in June' })).toBe('303 /hospitals/dashboard/jobs')
	expect(await statusOf()).toMatchObject({ status: 'closed', statusReason: 'The wing opens in June' })
	expect(await close({ reason: 'not-needed' })).toMatch(/^409 .* is now Closed, so it cannot be set to Closed/)
	expect(await outcome(pause.action(await argsFor(member, job.id, {})))).toMatch(
		/^409 .* is now Closed, so it cannot be set to Paused/,
	)
})
