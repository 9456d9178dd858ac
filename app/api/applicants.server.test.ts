import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applicationEvents } from '#app/applications/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { saveSite, SiteInput } from '#app/hospitals/sites/sites.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { answerCall } from './answer-call.server.ts'
import { anApiKey } from './fixtures.server.ts'
import { base } from './paths.ts'

type Story = Parameters<typeof anApplication>[0]

/** A key of a hospital that received an application. */
async function received(story: Story = {}, specialist: Parameters<typeof aSpecialist>[0] = {}) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const application = await anApplication({ job, specialist: await aSpecialist(specialist), ...story })
	const { token } = await anApiKey({ member })
	return { member, application, token }
}

async function ask(token: string, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
	const sent = body ? { body: JSON.stringify(body) } : {}
	const response = await answerCall(
		new Request(`http://x${base}${path}`, {
			method,
			headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
			...sent,
		}),
	)
	return {
		status: response.status,
		headers: response.headers,
		body: (await response.json()) as Record<string, unknown>,
	}
}

const movesOf = (applicationId: string) =>
	db.$count(applicationEvents, eq(applicationEvents.applicationId, applicationId))

test('years and pay are numbers for programs, and a range where the specialist shows a range', async () => {
	const facts = { yearsOfExperience: 12, expectedMonthlyPaise: 25_000_000n }
	const [open, keptBack] = [
		await received({}, facts),
		await received({}, { ...facts, yearsOfExperience: 7, experienceVisibility: false }),
	]

	const listed = async (token: string) => ((await ask(token, 'GET', '/applicants')).body['data'] as object[])[0]
	expect(await listed(open.token)).toMatchObject({ experienceFrom: 12, experienceTo: 12, expectedMonthlyPay: 250_000 })
	expect(await listed(keptBack.token)).toMatchObject({ experienceFrom: 5, experienceTo: 10 })
	const one = await ask(open.token, 'GET', `/applicants/${open.application.id}`)
	expect(one.body['profile']).toMatchObject({
		experienceFrom: 12,
		experienceTo: 12,
		expectedPay: expect.arrayContaining([{ amount: 250_000, per: 'month' }]) as object[],
	})
})

test('a job has one title in every answer, also at a hospital of several sites', async () => {
	const { member, application, token } = await received()
	const site = { name: 'Baner', address: '1 Main Road', city: 'Pune', pin: '411045' }
	expect(await saveSite(member, null, SiteInput.parse(site))).toMatchObject({ ok: true })
	const { title } = only(await db.select().from(jobs).where(eq(jobs.id, application.jobId)))

	const { body } = await ask(token, 'GET', '/applicants')
	const one = await ask(token, 'GET', `/applicants/${application.id}`)

	expect(body['data']).toMatchObject([{ jobTitle: title }])
	expect(one.body['jobTitle']).toBe(title)
})

test('a program moves an applicant once for each idempotency key, and never back', async () => {
	const { application, token } = await received()
	const to = `/applicants/${application.id}/stage`
	const before = await movesOf(application.id)
	const key = { 'Idempotency-Key': crypto.randomUUID() }

	const all = await Promise.all([1, 2, 3].map(() => ask(token, 'POST', to, { stage: 'shortlisted' }, key)))

	expect(all.map(({ status, body }) => [status, body['stage']])).toEqual(Array(3).fill([200, 'shortlisted']))
	expect(await movesOf(application.id)).toBe(before + 1)
	expect(await ask(token, 'POST', to, { stage: 'shortlisted' })).toMatchObject({ status: 409 })
	expect(await ask(token, 'POST', to, { stage: 'interview', version: 1 })).toMatchObject({ status: 409 })
	expect(await ask(token, 'POST', to, { stage: 'hired' })).toMatchObject({ status: 422 })
})

test('a program rejects with a reason that the rules of the site allow', async () => {
	const { application, token } = await received()
	const to = `/applicants/${application.id}/stage`

	for (const reason of [undefined, 'Pay a registration fee of Rs 5000 first', 'Dear {nonsense}'])
		expect(await ask(token, 'POST', to, { stage: 'rejected', reason })).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'reason' }] },
		})
	expect(await ask(token, 'POST', to, { stage: 'rejected', reason: 'We chose another applicant.' })).toMatchObject({
		status: 200,
		body: { stage: 'rejected' },
	})
})

test('a key that only reads applicants moves none, nor does one of another hospital', async () => {
	const { application, member } = await received()
	const reads = await anApiKey({ member, scopes: ['applicants:read'] })
	const other = await anApiKey()
	const to = `/applicants/${application.id}/stage`

	expect(await ask(reads.token, 'POST', to, { stage: 'shortlisted' })).toMatchObject({ status: 403 })
	expect(await ask(other.token, 'POST', to, { stage: 'shortlisted' })).toMatchObject({ status: 404 })
})
