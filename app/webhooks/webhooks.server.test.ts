import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'
import { applyToJob } from '#app/applications/applying/apply.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applicationEvents } from '#app/applications/tables.server.ts'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { cancelCover } from '#app/cover/asking/requests.server.ts'
import { aCoverRequest } from '#app/cover/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { closeJob, pauseJob, reopenJob } from '#app/jobs/commands.server.ts'
import { duplicateJob } from '#app/jobs/form/duplicates.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findEndpoint, replayDelivery, restartEndpoint } from './endpoints.server.ts'
import { aDelivery, aWebhook } from './fixtures.server.ts'
import { pauses } from './limits.ts'
import { post, whyNotCallable } from './post.server.ts'
import { isPublicAddress, lookupOnly } from './public-address.server.ts'
import { queueApplicationEvent, queueCoverEvent, queueJobEvent } from './queue.server.ts'
import { queueDue, sendDue, sendTest } from './send.server.ts'
import { EndpointInput } from './schema.server.ts'
import { takeQueued } from '#test/queued-tasks.ts'
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts'

type Call = { headers: Record<string, string>; body: string }
const open: { close: () => void }[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))

/** A system of a hospital, on this machine. */
async function aReceiver(
	answer: (res: ServerResponse, req: IncomingMessage) => void = (res) => res.writeHead(204).end(),
) {
	const calls: Call[] = []
	const server = createServer((req, res) => {
		let body = ''
		req.on('data', (part: Buffer) => void (body += String(part)))
		req.on('end', () => {
			calls.push({ headers: req.headers as Record<string, string>, body })
			answer(res, req)
		})
	})
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
	open.push({ close: () => (server.closeAllConnections(), server.close()) })
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`, calls }
}

const deliveriesTo = (endpointId: string) =>
	db
		.select()
		.from(webhookDeliveries)
		.where(eq(webhookDeliveries.endpointId, endpointId))
		.orderBy(webhookDeliveries.createdAt)
const endpointNow = async (endpointId: string) =>
	only(await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId)))

/** Does what was announced to this queue, as a worker would, and empties it. */
async function followUp(name: string, run: (eventId: string) => Promise<void>) {
	for (const { data } of await takeQueued([name], 'early')) await run((data as { eventId: string }).eventId)
}
const followJobs = () => followUp('webhooks.queue-job-event', queueJobEvent)
const followApplications = () => followUp('webhooks.queue-application-event', queueApplicationEvent)

test('a hospital is told what its jobs and applications do, by ids and states alone', async () => {
	const webhook = await aWebhook()
	const { member } = webhook
	const [job, specialist] = [await aJob({ hospitalId: member.hospitalId }), await aSpecialist()]
	const other = await aWebhook()

	// A draft that is begun is no news.
	await duplicateJob(member, job.id, randomUUID())
	await followJobs()
	await applyToJob(specialist, job.id, { note: 'Call me', attachResume: false } as never)
	await followApplications()
	for (const move of [pauseJob, reopenJob, closeJob]) {
		await move(member, job.id)
		await followJobs()
	}
	const told = await deliveriesTo(webhook.endpointId)

	expect(told.map(({ type }) => type)).toEqual(['application.received', 'job.paused', 'job.opened', 'job.closed'])
	expect(told.map(({ data }) => Object.keys(data).join())).toEqual([
		'jobId,stage,applicationId,previousStage',
		...Array.from({ length: 3 }, () => 'jobId,status,previousStatus'),
	])
	for (const { data } of told)
		expect(Object.values(data).every((value) => value === null || /^[\da-f-]{36}$|^[a-z]+$/.test(value))).toBe(true)
	expect(await deliveriesTo(other.endpointId)).toEqual([])
})

test('an endpoint gets the events that it asked for, each once, and none while the hospital is suspended', async () => {
	const member = await aMember()
	const { endpointId } = await aWebhook({ member, events: ['application.withdrawn'] })
	const { id, specialist } = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	await withdrawApplication(specialist, id)
	const [event] = await db
		.select()
		.from(applicationEvents)
		.where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.to, 'withdrawn')))

	await Promise.all(Array.from({ length: 5 }, () => queueApplicationEvent(event?.id ?? '')))
	expect(await deliveriesTo(endpointId)).toHaveLength(1)
	const received = only(
		await db
			.select()
			.from(applicationEvents)
			.where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.to, 'applied'))),
	)
	await queueApplicationEvent(received.id)
	expect(await deliveriesTo(endpointId)).toHaveLength(1)

	await db.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpointId))
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Under check' })
		.where(eq(hospitals.id, member.hospitalId))
	await queueApplicationEvent(event?.id ?? '')
	expect(await deliveriesTo(endpointId)).toEqual([])
})

test('a call is signed as Standard Webhooks says, and an altered one is not ours', async () => {
	const receiver = await aReceiver()
	const { endpointId, secret } = await aWebhook({ url: receiver.url })
	const { id } = await aDelivery({ endpointId })

	await sendDue(endpointId)

	const [call] = receiver.calls
	const verifier = new Webhook(secret)
	expect(verifier.verify(call?.body ?? '', call?.headers ?? {})).toMatchObject({
		type: 'job.opened',
		data: { status: 'open' },
	})
	expect(call?.headers['webhook-id']).toBe(id)
	expect(() => verifier.verify(`${call?.body} `, call?.headers ?? {})).toThrow()
	expect(() => verifier.verify(call?.body ?? '', { ...call?.headers, 'webhook-id': 'another' })).toThrow()
	const [delivery] = await deliveriesTo(endpointId)
	expect(delivery).toMatchObject({ attempts: 1, lastStatus: 204, nextAttemptAt: null })
	expect(delivery?.deliveredAt).toBeInstanceOf(Date)
	expect((await endpointNow(endpointId)).secret.toString('latin1')).not.toContain(secret.slice(6, 30))
})

test('a call that fails is tried again with growing pauses for three days; then owners are told and nothing more is sent', async () => {
	const receiver = await aReceiver((res) => res.writeHead(500).end())
	const { endpointId, member } = await aWebhook({ url: receiver.url })
	await aDelivery({ endpointId })
	/** Brings what is planned nearer, as if so much time had passed. */
	const advanceClock = () =>
		db
			.update(webhookDeliveries)
			.set({ nextAttemptAt: sql`now()` })
			.where(sql`${webhookDeliveries.endpointId} = ${endpointId} and ${webhookDeliveries.nextAttemptAt} is not null`)

	for (const pause of pauses) {
		await sendDue(endpointId)
		const { lastAttemptAt, nextAttemptAt } = only(await deliveriesTo(endpointId))
		expect(((nextAttemptAt?.getTime() ?? 0) - (lastAttemptAt?.getTime() ?? 0)) / 1000).toBe(pause)
		await sendDue(endpointId)
		await advanceClock()
	}
	expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600).toBeGreaterThan(72)
	expect((await endpointNow(endpointId)).stoppedAt).toBeNull()
	await sendDue(endpointId)

	expect(receiver.calls).toHaveLength(pauses.length + 1)
	expect(only(await deliveriesTo(endpointId))).toMatchObject({
		attempts: 10,
		nextAttemptAt: null,
		deliveredAt: null,
		lastStatus: 500,
	})
	expect((await endpointNow(endpointId)).stoppedAt).toBeInstanceOf(Date)
	const notice = eq(notifications.accountId, member.accountId)
	expect((await db.select().from(notifications).where(notice)).map(({ title }) => title)).toEqual([
		'A webhook of your hospital has been turned off',
	])
	await aDelivery({ endpointId })
	await sendDue(endpointId)
	expect(receiver.calls).toHaveLength(10)

	expect(await restartEndpoint(member, endpointId)).toMatchObject({ ok: true })
	await sendDue(endpointId)
	expect(receiver.calls).toHaveLength(11)
})

test('an endpoint is turned off once, however many calls are given up, and then no more are made', async () => {
	const receiver = await aReceiver((res) => res.writeHead(500).end())
	const { endpointId, member } = await aWebhook({ url: receiver.url })
	for (let call = 0; call < 3; call++) await aDelivery({ endpointId }, { attempts: pauses.length })

	await sendDue(endpointId)

	expect(receiver.calls).toHaveLength(1)
	const notice = eq(notifications.accountId, member.accountId)
	expect(await db.select().from(notifications).where(notice)).toHaveLength(1)
	await restartEndpoint(member, endpointId)
	expect(
		(await deliveriesTo(endpointId)).filter(({ nextAttemptAt }) => nextAttemptAt).map(({ attempts }) => attempts),
	).toEqual([0, 0])
})

test('an address that is dead is turned off after three days, though so many calls wait that none is at its last attempt', async () => {
	const receiver = await aReceiver((res) => res.writeHead(500).end())
	const { endpointId, member } = await aWebhook({ url: receiver.url })
	const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
	await db
		.update(webhookEndpoints)
		.set({ failingSince: daysAgo(4) })
		.where(eq(webhookEndpoints.id, endpointId))
	await aDelivery({ endpointId })
	await sendDue(endpointId)
	// A new event alone does not: what failed before may have been another one.
	expect((await endpointNow(endpointId)).stoppedAt).toBeNull()

	await aDelivery({ endpointId }, { createdAt: daysAgo(4) })
	await sendDue(endpointId)

	expect((await endpointNow(endpointId)).stoppedAt).toBeInstanceOf(Date)
	await restartEndpoint(member, endpointId)
	await sendDue(endpointId)
	expect((await endpointNow(endpointId)).stoppedAt).toBeNull()
	expect(receiver.calls).toHaveLength(4)
})

test('what waits for a hospital that is suspended is not sent', async () => {
	const receiver = await aReceiver()
	const { endpointId, member } = await aWebhook({ url: receiver.url })
	await aDelivery({ endpointId })
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Under check' })
		.where(eq(hospitals.id, member.hospitalId))

	await sendDue(endpointId)

	expect(receiver.calls).toEqual([])
})

test('one event that a receiver cannot take does not turn off an endpoint that takes the others', async () => {
	const receiver = await aReceiver((res) => res.writeHead(400).end())
	const { endpointId } = await aWebhook({ url: receiver.url })
	await aDelivery({ endpointId }, { attempts: pauses.length, createdAt: sql`now() - interval '3 days'` as never })
	await db.update(webhookEndpoints).set({ lastSuccessAt: sql`now()` }).where(eq(webhookEndpoints.id, endpointId))

	await sendDue(endpointId)

	expect(only(await deliveriesTo(endpointId)).nextAttemptAt).toBeNull()
	expect((await endpointNow(endpointId)).stoppedAt).toBeNull()
})

test('a receiver that hangs costs one wait of five seconds, and others get their calls all the same', async () => {
	const [hanging, well] = [await aReceiver(() => undefined), await aReceiver()]
	const [slow, quick] = [await aWebhook({ url: hanging.url }), await aWebhook({ url: well.url })]
	for (let n = 0; n < 3; n++) await aDelivery(slow)
	await aDelivery(quick)

	const running = sendDue(slow.endpointId)
	await expect.poll(() => hanging.calls.length).toBe(1)
	await sendDue(quick.endpointId)
	expect(well.calls).toHaveLength(1)
	const whileItHangs = await endpointNow(slow.endpointId)
	expect(whileItHangs.busyUntil).toBeInstanceOf(Date)
	// A second run leaves the work to the first.
	await sendDue(slow.endpointId)
	await running

	expect(hanging.calls).toHaveLength(1)
	const attempts = (await deliveriesTo(slow.endpointId)).map((delivery) => [delivery.attempts, delivery.lastError])
	expect(attempts.toSorted()).toEqual([
		[0, null],
		[0, null],
		[1, 'No answer within 5 seconds'],
	])
	expect((await endpointNow(slow.endpointId)).busyUntil).toBeNull()
})

test('what is due is queued each minute', async () => {
	const { endpointId } = await aWebhook()
	await aDelivery({ endpointId })
	await aDelivery(await aWebhook(), { nextAttemptAt: sql`now() + interval '1 hour'` as never })
	await db.execute(sql`delete from pgboss.job where name = 'webhooks.send'`)

	await queueDue()

	const { rows } = await db.execute<{ data: unknown }>(sql`select data from pgboss.job where name = 'webhooks.send'`)
	expect(rows.map(({ data }) => data)).toContainEqual({ endpointId })
})

test('an owner sends a call of the log again, under the id that it had; another hospital finds none', async () => {
	const receiver = await aReceiver()
	const { endpointId, member } = await aWebhook({ url: receiver.url })
	const { id } = await aDelivery({ endpointId })
	const rival = await aMember()
	await sendDue(endpointId)

	expect(await findEndpoint(rival, endpointId)).toBeNull()
	expect(await replayDelivery(rival, endpointId, id)).toEqual({ ok: false, failure: 'not-found' })
	expect(await replayDelivery(member, endpointId, id)).toMatchObject({ ok: true })
	await sendDue(endpointId)

	expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
})

test.each([
	'0.0.0.0',
	'10.1.2.3',
	'100.64.0.1',
	'127.0.0.1',
	'127.255.255.254',
	'169.254.169.254',
	'172.16.0.1',
	'172.31.255.255',
	'192.168.1.1',
	'192.0.0.192',
	'198.18.0.1',
	'224.0.0.1',
	'255.255.255.255',
	'::',
	'::1',
	'::ffff:127.0.0.1',
	'::ffff:8.8.8.8',
	'64:ff9b::7f00:1',
	'2002:7f00:1::',
	'2001:db8::1',
	'fc00::1',
	'fd00:ec2::254',
	'fe80::1',
	'ff02::1',
])('%s is no address of the public internet', (address) => {
	expect(isPublicAddress(address)).toBe(false)
	expect(whyNotCallable(`https://${address.includes(':') ? `[${address}]` : address}/`, false)).not.toBeNull()
})

test('addresses of the public internet may be called, over https on its own port alone and without a password in them', async () => {
	for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '192.0.1.1'])
		expect(isPublicAddress(address)).toBe(true)
	expect(whyNotCallable('https://hr.lakeside.example/webhooks', false)).toBeNull()
	expect(EndpointInput.shape.url.parse('https://HR.lakeside.example./webhooks')).toBe(
		'https://hr.lakeside.example/webhooks',
	)
	for (const address of [
		'http://hr.lakeside.example/',
		'https://user:secret@hr.lakeside.example/',
		'https://localhost/',
		'https://server/',
		'https://printer.local/',
		'https://metadata.google.internal/',
		'https://metadata.google.internal./',
		'https://localhost./',
		'https://printer.local../',
		'https://server./',
		'https://127.0.0.1./',
		'https://./',
		'https://2130706433/',
		'https://0x7f.1/',
		'https://127.1/',
		'https://0177.0.0.1/',
		'https://0x7f000001/',
		'https://017700000001/',
		'https://127.0.0.1%2e/',
		'https://１２７。0。0。1/',
		'https://[::ffff:7f00:1]/',
		'https://[::127.0.0.1]/',
		'https://@10.0.0.1/',
		'https://169.254.169.254/latest/meta-data',
		'ftp://hr.lakeside.example/',
		'hr.lakeside.example',
		'https://[::1]/',
		'https://[::ffff:127.0.0.1]/',
		'https://[::ffff:a9fe:a9fe]/',
		'https://[64:ff9b::7f00:1]/',
		'https://[2002:7f00:1::]/',
		'https://[fd00::1]/',
		'https://[fe80::1]/',
	])
		expect([address, whyNotCallable(address, false)]).not.toEqual([address, null])
	expect(whyNotCallable('https://hr.lakeside.example:443/', false)).toBeNull()
	// Also one that was added when any port could be named.
	for (const address of [
		'https://hr.lakeside.example:8443/',
		'https://8.8.8.8:22/',
		'https://hr.lakeside.example:80/',
	]) {
		expect([address, whyNotCallable(address, false)]).toEqual([address, expect.stringContaining('port 443')])
		const called = await post(address, 'whsec_c2VjcmV0', { id: '1', body: '{}' }, { local: false })
		expect(called).toMatchObject({ status: null, error: expect.stringContaining('port 443') })
	}
	expect(whyNotCallable('http://localhost:4000/', true)).toBeNull()
	expect(whyNotCallable('http://10.0.0.1/', true)).not.toBeNull()
})

test('a name that leads to this machine is not called, whatever it was when it was added', async () => {
	const receiver = await aReceiver()
	const url = receiver.url.replace('127.0.0.1', 'localhost').replace('http:', 'https:')
	const lookup = lookupOnly(isPublicAddress)

	const refused = await new Promise<Error | null>((done) => lookup('localhost', {}, (error) => done(error)))
	expect(refused?.name).toBe('NotPublic')
	expect(await post(url, 'whsec_c2VjcmV0', { id: '1', body: '{}' }, { local: false })).toMatchObject({ status: null })
	expect(receiver.calls).toEqual([])
})

test.each([301, 302, 303, 307, 308])('a call that is answered with %i goes no further', async (status) => {
	const inside = await aReceiver()
	const receiver = await aReceiver((res) => res.writeHead(status, { Location: inside.url }).end())

	const called = await post(receiver.url, 'whsec_c2VjcmV0', { id: '1', body: '{}' }, { local: true })
	expect(called).toMatchObject({ status, error: null })
	expect([receiver.calls.length, inside.calls.length]).toEqual([1, 0])
})

test('a test event is signed, sent at once, shown with its answer, and says nothing about whether the webhook works', async () => {
	const receiver = await aReceiver()
	const { endpointId, secret, member } = await aWebhook({ url: receiver.url, events: ['job.closed'] })

	expect(await sendTest(member, endpointId)).toMatchObject({ ok: true, value: { arrived: true, status: 204 } })

	const { headers, body } = receiver.calls[0] ?? only([])
	expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' })
	expect(await deliveriesTo(endpointId)).toMatchObject([{ attempts: 1, lastStatus: 204, nextAttemptAt: null }])
	expect(await endpointNow(endpointId)).toMatchObject({ lastSuccessAt: null, failingSince: null })
	expect(await sendTest(member, endpointId)).toEqual({ ok: false, failure: 'too-soon' })
	expect(await sendTest(await aMember(), endpointId)).toEqual({ ok: false, failure: 'not-found' })
})

test('a test event that is refused says how, is not tried again, and works while the webhook is turned off', async () => {
	const receiver = await aReceiver((res) => res.writeHead(500).end())
	const { endpointId, member } = await aWebhook({ url: receiver.url })
	await db.update(webhookEndpoints).set({ stoppedAt: new Date() }).where(eq(webhookEndpoints.id, endpointId))

	expect(await sendTest(member, endpointId)).toMatchObject({ ok: true, value: { arrived: false, status: 500 } })

	expect(await deliveriesTo(endpointId)).toMatchObject([{ attempts: 1, nextAttemptAt: null, deliveredAt: null }])
	expect(await endpointNow(endpointId)).toMatchObject({ failingSince: null })
})

test('a hospital is told what becomes of its requests for cover', async () => {
	const member = await aMember()
	const { endpointId } = await aWebhook({ member, url: 'https://hr.example/cover' })
	const { id } = await aCoverRequest({ member })

	await cancelCover(member, id, 'The patient was moved.')
	await followUp('webhooks.queue-cover-event', queueCoverEvent)

	const [told] = await deliveriesTo(endpointId)
	expect(told).toMatchObject({
		type: 'cover.cancelled',
		data: { coverId: id, status: 'cancelled', previousStatus: 'open' },
	})
})
