import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { type RouteAnswer, routeArgs } from '#test/ask-route.ts'
import { askNext } from '../asking/cascade.server.ts'
import { aCoverRequest, aCoverSpecialist } from '../fixtures.server.ts'
import { signInPages } from '#app/identity/groups.server.ts'
import { coverLinks, coverRequests } from '../tables.server.ts'
import { lockCover } from '../transitions.server.ts'
import { action, loader } from './linked.tsx'

/** Asks everyone who can be asked, as the wave does. */
const ask = (id: string) =>
	db.transaction(async (tx) => {
		const request = await lockCover(tx, id)
		if (request) await askNext(tx, request)
	})

/** The links in the SMS that have been queued. */
async function linksInSms(): Promise<string[]> {
	const rows = await db.select().from(deliveries).where(eq(deliveries.channel, 'sms'))
	return rows.flatMap(({ id, payload }) => {
		const { text } = JSON.parse((payload && unseal('delivery', id, payload)) ?? '{}') as { text: string }
		return /\/c\/[\w-]+/.exec(text)?.[0] ?? []
	})
}

/** An emergency in three hours at Lakeside, asked of one person, and the link in their SMS. */
async function asked() {
	const person = await aCoverSpecialist()
	await db.update(accounts).set({ phone: '+919822012345' }).where(eq(accounts.id, person.accountId))
	const request = await aCoverRequest({ urgency: 'emergency' })
	await ask(request.id)
	const link = only(await linksInSms())
	return { person, request, link }
}

/** What the loader or the action answers, thrown or not. */
async function answerOf(run: Promise<unknown>) {
	const answer = (await run.catch((thrown: unknown) => thrown)) as RouteAnswer
	const isResponse = (answer as object) instanceof Response
	return {
		status: isResponse ? answer.status : (answer.init?.status ?? 200),
		to: isResponse ? answer.headers.get('Location') : null,
		page: answer.data as unknown,
	}
}
const open = async (link: string, ask?: Parameters<typeof routeArgs>[1]) => answerOf(loader(await routeArgs(link, ask)))
const press = async (link: string, ask: Parameters<typeof routeArgs>[1] = {}) =>
	answerOf(action(await routeArgs(link, { form: {}, ...ask })))
const statusOf = async (id: string) =>
	only(await db.select().from(coverRequests).where(eq(coverRequests.id, id))).status

test('the link shows what one accepts: equipment, certificates, skills, languages and the note', async () => {
	const { request, link } = await asked()
	const needs = {
		equipment: ['ventilator'],
		credentials: ['ACLS'],
		skills: ['Difficult airway'],
		languages: ['mr'],
		note: 'Gate 2',
	}
	await db
		.update(coverRequests)
		.set(needs as object)
		.where(eq(coverRequests.id, request.id))

	expect((await open(link)).page).toMatchObject({
		cover: {
			equipment: ['Ventilator'],
			note: 'Gate 2',
			details: [
				{ label: 'Skills needed', value: 'Difficult airway' },
				{ label: 'Required', value: 'ACLS' },
				{ label: 'Languages', value: 'Marathi' },
			],
		},
	})
})

test('the SMS opens the case without logging in: who, what, where about, when and for what pay, and nothing else', async () => {
	const { person, request, link } = await asked()
	expect(link).toMatch(/^\/c\/[\w-]{38}$/)

	const { status, page } = await open(link)

	expect(status).toBe(200)
	expect(page).toMatchObject({
		...{ kind: 'open', hospitalName: 'Lakeside Heart Institute', refusal: null, isMine: false },
		cover: { work: 'LSCS' },
	})
	const text = JSON.stringify(page)
	expect(text).toContain('Shivajinagar, Pune')
	expect(text).toContain('₹6,000')
	const { phone } = only(await db.select().from(hospitals).where(eq(hospitals.id, request.hospitalId)))
	for (const secret of ['12 Lake Road', '411005', phone, '18.53', person.name])
		if (secret) expect(text).not.toContain(secret)
	// To look is not to accept, however often.
	await open(link)
	expect(await statusOf(request.id)).toBe('open')
})

test('it accepts once, and the address and the number follow after a code', async () => {
	const { person, request, link } = await asked()

	expect(await press(link)).toMatchObject({
		status: 303,
		to: `${signInPages.specialist}?returnTo=${encodeURIComponent(`/cover/${request.id}`)}&mode=login`,
	})

	expect(only(await db.select().from(coverRequests).where(eq(coverRequests.id, request.id)))).toMatchObject({
		...{ status: 'covered', specialistId: person.specialistId },
	})
	expect((await open(link)).status).toBe(410)
	expect(JSON.stringify((await open(link)).page)).not.toMatch(/Lake|LSCS/)
	expect((await press(link)).status).toBe(410)
	expect(await open(link, { as: person })).toMatchObject({ status: 302, to: `/cover/${request.id}` })
})

test('who is logged in as someone else reads that, and accepts nothing in a name that the page does not show', async () => {
	const { request, link } = await asked()

	for (const someone of [await aCoverSpecialist({ name: 'Dr Girish Nadkarni' }), await aMember()]) {
		const { status, page } = await open(link, { as: someone })
		expect([status, page]).toEqual([403, { kind: 'other', loggedInAs: someone.name }])
		expect((await press(link, { as: someone })).status).toBe(403)
	}

	expect(await statusOf(request.id)).toBe('open')
	expect((await press(link)).status).toBe(303)
	expect((await open(link, { as: await aMember() })).status).toBe(403)
})

test('of two taps at once one accepts', async () => {
	const { link } = await asked()

	const statuses = (await Promise.all([press(link), press(link), press(link)])).map(({ status }) => status)

	expect(statuses.toSorted()).toEqual([303, 410, 410])
})

test('a link that is guessed, altered, too old, or of someone suspended is refused', async () => {
	const { person, request, link } = await asked()
	const { id } = only(await db.select().from(coverLinks))
	const packed = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
	const altered = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
	for (const guess of ['/c/x', `/c/${packed}`, `/c/${packed}${'A'.repeat(16)}`, altered, `/c/${request.id}`]) {
		expect((await open(guess)).status).toBe(404)
		expect((await press(guess)).status).toBe(404)
	}

	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, person.accountId))
	expect((await press(link)).status).toBe(404)
	await db.update(accounts).set({ suspendedAt: null }).where(eq(accounts.id, person.accountId))
	await db.update(coverLinks).set({ expiresAt: sql`now() - interval '1 second'` })
	expect((await open(link)).status).toBe(410)
	expect((await press(link)).status).toBe(410)
	expect(await statusOf(request.id)).toBe('open')
})

test('what refuses an acceptance refuses it here, and the link stays good for later', async () => {
	const { person, request, link } = await asked()
	await anInterview({ specialist: person, status: 'scheduled', startsInMinutes: 4 * 60 })
	expect((await open(link)).page).toMatchObject({ refusal: expect.stringContaining('interview') as string })

	expect((await press(link)).status).toBe(409)
	expect(await statusOf(request.id)).toBe('open')
	await db.execute(sql`update interviews set status = 'cancelled'`)

	expect((await press(link)).status).toBe(303)
})
