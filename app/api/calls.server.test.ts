// The API as programs meet it: the built server, and a client made from its OpenAPI document alone.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { OpenAPIClientAxios, type Document, type OpenAPIClient } from 'openapi-client-axios'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aFilledForm, aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { aPlacement } from '#app/offers/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { startBuiltServer } from '#test/server-under-test.ts'
import { anApiKey } from './fixtures.server.ts'
import { revokeKey } from './keys.server.ts'
import { callsPerMinute } from './limits.ts'
import { operations } from './operations.server.ts'
import { scopes } from './scopes.ts'
import { apiAnswers, apiKeys } from './tables.server.ts'

let server: Awaited<ReturnType<typeof startBuiltServer>>
let definition: Document

beforeAll(async () => {
	server = await startBuiltServer()
	await server.ready()
	definition = JSON.parse((await server.send({ path: '/api/v1/openapi.json' })).text) as Document
})
afterAll(() => server.stop())

/** A client that knows nothing but the document. */
async function clientWith(token: string) {
	const api = new OpenAPIClientAxios({
		definition,
		withServer: { url: `http://127.0.0.1:${server.port}/api/v1` },
		axiosConfigDefaults: { headers: { Authorization: `Bearer ${token}` }, validateStatus: () => true },
	})
	const client: OpenAPIClient = await api.init()
	return (name: string, parameters: Record<string, string>, body?: unknown) => {
		const call = client[name]
		if (!call) throw new Error(`The document has no ${name}`)
		return call(parameters, body)
	}
}

/** As written by hand, for what no client would send. */
const send = (method: string, path: string, token: string, body?: string, headers: Record<string, string> = {}) =>
	server.send({
		method,
		path: `/api/v1${path}`,
		headers: {
			Authorization: `Bearer ${token}`,
			...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
			...headers,
		},
		...(body === undefined ? {} : { body }),
	})

const newJob = () => ({
	title: 'Consultant Anesthesiologist',
	speciality: 'anesthesiologist',
	location: 'Wakad, Pune 411057',
	shiftType: 'night',
	employmentType: 'permanent',
	startsOn: addDays(istToday(new Date()), 14),
	payFrom: 280_000,
	payTo: 350_000,
	payUnit: 'month',
	description: 'Four theatres, mostly cardiac and orthopedic lists.',
	requiredSkills: ['General anesthesia', 'Regional anesthesia'],
	languages: ['mr', 'en'],
	vacancies: 2,
	bond: 'amount',
	bondAmount: 200_000,
	bondMonths: 24,
	certificatesNeverKept: true,
	engagement: 'employee',
	payDay: 7,
})

const responseOf = (id: string) => operations.find((each) => each.id === id)?.answers.with as z.ZodType
const countJobs = (hospitalId: string) => db.$count(jobs, eq(jobs.hospitalId, hospitalId))

test('a program posts a job, changes it, pauses, resumes, closes and reopens it', async () => {
	const { token, member } = await anApiKey()
	const client = await clientWith(token)

	const posted = await client('postJob', { 'Idempotency-Key': randomUUID() }, newJob())
	expect([posted.status, posted.data]).toMatchObject([201, { status: 'open', ...newJob() }])
	const { id, version } = posted.data as { id: string; version: number }
	const [stored] = await db.select().from(jobs).where(eq(jobs.id, id))
	expect(stored).toMatchObject({ hospitalId: member.hospitalId, createdBy: member.accountId, payMinPaise: 28_000_000n })

	const changed = await client('changeJob', { id }, { payTo: null, vacancies: 3, version })
	expect(changed.data).toMatchObject({ vacancies: 3, title: 'Consultant Anesthesiologist' })
	expect(changed.data).not.toHaveProperty('payTo')
	expect((await client('changeJob', { id }, { vacancies: 4, version })).status).toBe(409)

	for (const [call, status] of [
		['pauseJob', 'paused'],
		['resumeJob', 'open'],
		['closeJob', 'closed'],
		['reopenJob', 'open'],
	] as const)
		expect((await client(call, { id })).data).toMatchObject({ id, status })
	expect((await client('resumeJob', { id })).data).toMatchObject({ status: 409, code: 'conflict' })
	await client('pauseJob', { id })
	expect((await client('reopenJob', { id })).status).toBe(409)
	await client('resumeJob', { id })
	const listed = await client('listJobs', { status: 'open' })
	expect(responseOf('listJobs').safeParse(listed.data).error).toBeUndefined()
	expect((listed.data as { data: { id: string }[] }).data.map((job) => job.id)).toEqual([id])
})

test('a job that the scanner finds something in is in review, and the limits of the form hold', async () => {
	const { token, member } = await anApiKey()
	const client = await clientWith(token)

	const held = await client(
		'postJob',
		{},
		{ ...newJob(), description: 'Pay a refundable registration fee of Rs 5000 by UPI before the interview.' },
	)
	expect([held.status, held.data]).toMatchObject([201, { status: 'in_review' }])

	const wrong = await client(
		'postJob',
		{},
		{ ...newJob(), startsOn: '2020-01-01', payTo: 1, location: 'Nowhere at all' },
	)
	expect(wrong.status).toBe(422)
	expect(wrong.headers['content-type']).toContain('application/problem+json')
	const { errors } = wrong.data as { errors: { field: string }[] }
	expect(errors.map(({ field }) => field).sort()).toEqual(['location', 'payTo', 'startsOn'])
	const unknown = await client('postJob', {}, { ...newJob(), hospitalId: randomUUID(), payFrom: 'much' })
	expect((unknown.data as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()).toEqual([
		'hospitalId',
		'payFrom',
	])
	expect(await countJobs(member.hospitalId)).toBe(1)
})

test('a key of one hospital reads and changes nothing of another', async () => {
	const member = await aMember()
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	const placement = await aPlacement({ member })
	const [own, other] = [await anApiKey({ member }), await anApiKey()]
	const before = await db.select().from(jobs).where(eq(jobs.hospitalId, member.hospitalId))

	for (const { method, path, body, id: call } of operations) {
		const id = path.startsWith('/applicants') ? application.id : application.job.id
		const sent = body
			? JSON.stringify(call === 'postJob' ? newJob() : call === 'moveApplicant' ? { stage: 'interview' } : {})
			: method === 'POST'
				? ''
				: undefined
		const reply = await send(method, path.replace('{id}', id), other.token, sent)
		if (path.includes('{id}')) {
			expect([call, reply.status]).toEqual([call, 404])
			const unknown = await send(method, path.replace('{id}', randomUUID()), other.token, sent)
			expect([call, unknown.text]).toEqual([call, reply.text])
			expect((await send(method, path.replace('{id}', 'nonsense'), other.token, sent)).status).toBe(404)
		} else for (const { jobId } of [application, placement.application]) expect(reply.text).not.toContain(jobId)
	}
	for (const path of ['/applicants', '/placements'])
		expect((await send('GET', `${path}?jobId=${application.jobId}`, other.token)).status).toBe(404)
	expect(await db.select().from(jobs).where(eq(jobs.hospitalId, member.hospitalId))).toEqual(before)
	expect((await send('GET', `/applicants/${application.id}`, own.token)).status).toBe(200)
})

test('a key does only what its permissions name', async () => {
	const member = await aMember()
	const { id, jobId } = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })

	for (const scope of scopes) {
		const { token } = await anApiKey({ member, scopes: scopes.filter((each) => each !== scope) })
		for (const { method, path, scope: needed, body } of operations.filter((each) => each.scope === scope)) {
			const place = path.replace('{id}', path.startsWith('/applicants') ? id : jobId)
			const reply = await send(method, place, token, body ? '{}' : method === 'POST' ? '' : undefined)
			expect([path, reply.status, reply.text]).toEqual([path, 403, expect.stringContaining(needed)])
		}
	}
})

test('a key ends when it is revoked, when its creator is no longer an owner, and while the hospital is suspended', async () => {
	const member = await aMember()
	await aMember({ hospitalId: member.hospitalId })
	const [key, kept] = [await anApiKey({ member }), await anApiKey({ member })]
	const status = async (token: string) => (await send('GET', '/jobs', token)).status
	expect(await status(key.token)).toBe(200)

	await revokeKey(member, key.keyId)
	expect(await status(key.token)).toBe(401)
	expect(await status(`${kept.token}x`)).toBe(401)
	expect((await server.send({ path: '/api/v1/jobs' })).status).toBe(401)

	const hospital = eq(hospitals.id, member.hospitalId)
	await db.update(hospitals).set({ status: 'suspended', statusReason: 'Under check' }).where(hospital)
	expect(await status(kept.token)).toBe(403)
	await db.update(hospitals).set({ status: 'verified', statusReason: null }).where(hospital)
	await db.update(accounts).set({ suspendedAt: sql`now()` }).where(eq(accounts.id, member.accountId))
	expect(await status(kept.token)).toBe(401)
	await db.update(accounts).set({ suspendedAt: null }).where(eq(accounts.id, member.accountId))
	const seat = eq(hospitalMembers.accountId, member.accountId)
	await db.update(hospitalMembers).set({ role: 'recruiter' }).where(seat)
	expect(await status(kept.token)).toBe(401)
	await db.update(hospitalMembers).set({ role: 'owner' }).where(seat)
	expect(await status(kept.token)).toBe(200)
	await db.delete(hospitalMembers).where(seat)
	expect(await status(kept.token)).toBe(401)
})

test('the database holds no key in a form that can be read', async () => {
	const { token, keyId } = await anApiKey()
	const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, keyId))

	expect(token).toMatch(/^tl_test_[\w-]{43}$/)
	expect(JSON.stringify(row)).not.toContain(token.slice(8, 40))
})

test('phone and email of an applicant are read only after mutual interest, and each reading is recorded', async () => {
	const member = await aMember()
	const specialist = await aSpecialist()
	const [early, late] = [await aJob({ hospitalId: member.hospitalId }), await aJob()]
	const rival = await aMember({ hospitalId: late.hospitalId })
	const applied = await anApplication({ job: early, specialist })
	const shortlisted = await anApplication({ job: late, specialist, stage: 'shortlisted' })
	await passUndoWindows(shortlisted.id)
	const [first, second] = [
		await clientWith((await anApiKey({ member })).token),
		await clientWith((await anApiKey({ member: rival })).token),
	]

	const listed = await first('listApplicants', { jobId: early.id, stage: 'applied' })
	const [before, after] = [
		await first('getApplicant', { id: applied.id }),
		await second('getApplicant', { id: shortlisted.id }),
	]

	expect(responseOf('listApplicants').safeParse(listed.data).error).toBeUndefined()
	for (const reply of [before, after]) expect(responseOf('getApplicant').safeParse(reply.data).error).toBeUndefined()
	expect(listed.data).toMatchObject({ data: [{ id: applied.id, stage: 'applied' }], nextCursor: null })
	expect(before.data).toMatchObject({ profile: { phone: null, email: null } })
	expect((after.data as { profile: { phone: string } }).profile.phone).toMatch(/^\+91/)
	const written = await db
		.select({ action: auditEvents.action, by: auditEvents.actorAccountId })
		.from(auditEvents)
		.where(
			sql`${auditEvents.subjectId} = ${specialist.specialistId} or ${specialist.specialistId} = any (${auditEvents.about})`,
		)
	const said = written.map(({ action, by }) => `${action} ${by === member.accountId ? 'first' : 'second'}`).sort()
	expect(said).toEqual(['contact-read second', 'people-listed first', 'profile-read first', 'profile-read second'])
})

test('placements are those of the hospital, by name and joining date', async () => {
	const { member, applicationId, application } = await aPlacement()
	const { jobId } = application
	const client = await clientWith((await anApiKey({ member })).token)

	const read = await client('listPlacements', { jobId })

	expect(responseOf('listPlacements').safeParse(read.data).error).toBeUndefined()
	expect(read.data).toMatchObject({ data: [{ applicationId, jobId, name: 'Dr Asha Menon' }], nextCursor: null })
})

test('of twenty equal calls at once with one idempotency key, one posts a job and all get its answer', async () => {
	const { token, member } = await anApiKey()
	const body = JSON.stringify(newJob())
	const headers = { 'Idempotency-Key': randomUUID() }

	const replies = await Promise.all(Array.from({ length: 20 }, () => send('POST', '/jobs', token, body, headers)))

	expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
	expect(new Set(replies.map(({ text }) => (JSON.parse(text) as { id: string }).id)).size).toBe(1)
	expect(replies.filter((reply) => reply.headers['idempotent-replayed'] === undefined)).toHaveLength(1)
	expect(await countJobs(member.hospitalId)).toBe(1)

	const other = await send('POST', '/jobs', token, JSON.stringify({ ...newJob(), title: 'Intensivist' }), headers)
	expect([other.status, other.text]).toEqual([422, expect.stringContaining('idempotency-key-reused')])
	const { token: colleague } = await anApiKey({ member })
	expect((await send('POST', '/jobs', colleague, body, headers)).status).toBe(201)
	expect(await countJobs(member.hospitalId)).toBe(2)

	await db.update(apiAnswers).set({ createdAt: sql`now() - interval '25 hours'` })
	expect((await send('POST', '/jobs', token, body, headers)).headers['idempotent-replayed']).toBeUndefined()
	expect(await countJobs(member.hospitalId)).toBe(3)
})

test('a call that died halfway is made good by its repetition, and a refused one may be repeated', async () => {
	const { token, member, keyId } = await anApiKey()
	const key = randomUUID()
	const headers = { 'Idempotency-Key': key }
	const body = JSON.stringify(newJob())
	const { id } = JSON.parse((await send('POST', '/jobs', token, body, headers)).text) as { id: string }
	// The job is there, the answer was never kept.
	await db
		.update(apiAnswers)
		.set({ status: null, body: null, createdAt: sql`now() - interval '2 minutes'` })
		.where(eq(apiAnswers.apiKeyId, keyId))

	const again = await send('POST', '/jobs', token, body, headers)
	expect([again.status, JSON.parse(again.text)]).toMatchObject([201, { id }])
	expect(await countJobs(member.hospitalId)).toBe(1)

	const refused = { 'Idempotency-Key': randomUUID() }
	expect((await send('POST', `/jobs/${id}/resume`, token, '', refused)).status).toBe(409)
	await send('POST', `/jobs/${id}/pause`, token, '')
	expect((await send('POST', `/jobs/${id}/resume`, token, '', refused)).status).toBe(200)
})

test('a list is read page by page without a repetition or a gap, also while jobs are added', async () => {
	const { token, member } = await anApiKey()
	const { hospitalId } = member
	// Several of one instant: only the id tells them apart.
	const at = new Date('2026-01-02T03:04:05.678Z')
	const planted: string[] = []
	for (let n = 0; n < 7; n++) planted.push((await aJob({ hospitalId, ...(n < 4 ? { createdAt: at } : {}) })).id)

	const read: string[] = []
	let cursor: string | null = ''
	while (cursor !== null) {
		const reply = await send('GET', `/jobs?limit=3${cursor && `&cursor=${cursor}`}`, token)
		const page = JSON.parse(reply.text) as { data: { id: string }[]; nextCursor: string | null }
		read.push(...page.data.map(({ id }) => id))
		if (cursor === '') await aJob({ hospitalId })
		cursor = page.nextCursor
	}

	expect(read).toHaveLength(7)
	expect(read.toSorted()).toEqual(planted.toSorted())
	const forged = [
		'x',
		Buffer.from('99999999999999999 no-id').toString('base64url'),
		Buffer.from(`1e3 ${randomUUID()}`).toString('base64url'),
	]
	for (const bad of forged) expect((await send('GET', `/jobs?cursor=${bad}`, token)).text).toContain('bad-cursor')
})

test('a key is counted by the minute, says what is left, and is told when to come back', async () => {
	const { token, keyId } = await anApiKey()
	const other = await anApiKey()
	const first = await send('GET', '/jobs', token)
	expect(first.headers['ratelimit-policy']).toBe(`"minute";q=${callsPerMinute};w=60`)
	expect(first.headers['ratelimit']).toMatch(new RegExp(`^"minute";r=${callsPerMinute - 1};t=\\d+$`))

	await Promise.all(Array.from({ length: 9 }, () => send('GET', '/jobs', token)))
	const [counted] = await db.select().from(apiKeys).where(eq(apiKeys.id, keyId))
	expect(counted?.windowCalls).toBe(10)
	await db.update(apiKeys).set({ windowCalls: callsPerMinute }).where(eq(apiKeys.id, keyId))
	const over = await send('GET', '/jobs', token)
	expect([over.status, over.headers['content-type']]).toEqual([429, 'application/problem+json'])
	expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
	expect((await send('GET', '/jobs', other.token)).status).toBe(200)
	await db.update(apiKeys).set({ windowStartedAt: sql`now() - interval '61 seconds'` }).where(eq(apiKeys.id, keyId))
	expect((await send('GET', '/jobs', token)).status).toBe(200)
})

test('whatever is sent, the answer is a problem in JSON and never a 500', async () => {
	const { token } = await anApiKey()
	const job = JSON.stringify(newJob())
	const nothing = { ...aFilledForm(), title: '\u0000' }
	for (const [status, method, path, body, headers] of [
		[400, 'POST', '/jobs', '{"title":', {}],
		[422, 'POST', '/jobs', '[]', {}],
		[422, 'POST', '/jobs', 'null', {}],
		[400, 'POST', '/jobs', JSON.stringify(nothing), {}],
		[422, 'POST', '/jobs', JSON.stringify({ ...newJob(), payFrom: 1e300 }), {}],
		[422, 'POST', '/jobs', JSON.stringify({ ...newJob(), requiredSkills: ['a\nb'] }), {}],
		[415, 'POST', '/jobs', job, { 'Content-Type': 'text/plain' }],
		[415, 'POST', '/jobs', job, { 'Content-Type': 'application/json-patch+json' }],
		[422, 'POST', '/jobs', '{}', { 'Content-Type': 'Application/JSON; charset=utf-8' }],
		[413, 'POST', '/jobs', 'x'.repeat(70_000), { 'Content-Type': 'Application/JSON' }],
		[404, 'GET', `/applicants?jobId=${crypto.randomUUID()}`, undefined, {}],
		[400, 'POST', '/jobs', job, { 'Idempotency-Key': 'a b' }],
		[413, 'POST', '/jobs', JSON.stringify({ ...newJob(), description: 'x'.repeat(70_000) }), {}],
		[400, 'GET', '/jobs?limit=0', undefined, {}],
		[400, 'GET', '/jobs?status=lost', undefined, {}],
		[400, 'GET', '/jobs?page=2', undefined, {}],
		[404, 'GET', '/no-such-thing', undefined, {}],
		[405, 'PATCH', '/jobs', '{}', {}],
		[405, 'DELETE', '/jobs', undefined, {}],
		[403, 'POST', '/jobs', job, { Origin: 'https://evil.example' }],
	] as const) {
		const reply = await send(method, path, token, body, headers)
		expect([method, path, body?.slice(0, 40), reply.status]).toEqual([method, path, body?.slice(0, 40), status])
		expect(reply.headers['content-type']).toBe('application/problem+json')
		expect(JSON.parse(reply.text)).toMatchObject({ status, title: expect.any(String), code: expect.any(String) })
		expect(reply.text).not.toMatch(/Invalid (input|option)|expected |Too (big|small)/)
		const described = definition.paths?.[path.replace(/\?.*/, '')]?.[method.toLowerCase() as 'get']
		if (described && !headers['Origin']) expect(Object.keys(described.responses)).toContain(String(status))
	}
	const opened = await send('GET', '/jobs', token, undefined, { Origin: 'https://evil.example' })
	expect(opened.headers).not.toHaveProperty('access-control-allow-origin')
	expect(opened.headers).not.toHaveProperty('set-cookie')
})

test('a refused field says what to send instead', async () => {
	const { token } = await anApiKey()
	const { title: _, bond: _bond, certificatesNeverKept: _never, engagement: _engagement, ...untitled } = newJob()
	const body = JSON.stringify({
		...untitled,
		payFrom: 'much',
		shiftType: 'dawn',
		requiredSkills: Array(16).fill('TEE'),
	})
	const wrong = await send('POST', '/jobs', token, body)
	const messages = Object.fromEntries(
		(JSON.parse(wrong.text) as { errors: { field: string; message: string }[] }).errors.map(({ field, message }) => [
			field,
			message,
		]),
	)

	expect(messages).toMatchObject({
		title: 'This field is missing.',
		bond: 'Send one of none, amount.',
		certificatesNeverKept: 'This field is missing.',
		engagement: 'Send one of employee, professional, visiting, locum.',
		payFrom: 'Send a number.',
		shiftType: expect.stringMatching(/^Send one of morning, afternoon, /),
		requiredSkills: 'Send at most 15 entries.',
	})
	expect((await send('GET', '/jobs?limit=500', token)).text).toContain('Send at most 100.')
})

test('a job is posted by key only with a promise about certificates, and with the amount of its bond', async () => {
	const { token } = await anApiKey()
	const { bondAmount: _, ...job } = newJob()
	const refused = await send('POST', '/jobs', token, JSON.stringify({ ...job, certificatesNeverKept: false }))
	const { errors } = JSON.parse(refused.text) as { errors: { field: string }[] }

	expect([refused.status, errors.map(({ field }) => field).sort()]).toEqual([
		422,
		['bondAmount', 'certificatesNeverKept'],
	])
})

test('a hospital that is not verified does nothing by key', async () => {
	const { id } = await aHospital({ status: 'pending' })
	const { token } = await anApiKey({ member: await aMember({ hospitalId: id }) })

	expect((await send('GET', '/jobs', token)).text).toContain('hospital-not-verified')
})
