import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { takeCase } from '#app/cases/cases.server.ts'
import { queues, rightsKinds } from '#app/cases/kinds.ts'
import { company } from '#app/company.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aPdf } from '#app/platform/files/document-fixtures.server.ts'
import { sweepFiles } from '#app/platform/files/file-sweep.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { removeOldRows } from '#app/platform/retention.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { auditEvents, deliveries } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { acknowledgementDue, answerDue, urgencyOf } from './clock.ts'
import {
	answerRightsRequest,
	countRightsRequests,
	findRightsCase,
	listRightsRequests,
	moveRightsRequest,
	readRightsFigures,
} from './desk.server.ts'
import { eraseRightsRequestsOf } from './erasure.server.ts'
import { anOrder, aRightsRequest } from './fixtures.server.ts'
import { readRequestPage } from './link.server.ts'
import { filesOfOrders, openOrderFile, orderFiles, scanOrder } from './order-files.server.ts'
import { warnOfUrgentRequests } from './reminders.server.ts'
import { readRequestNumber, requestNumber } from './request-number.ts'
import { findRightsRequest, listMyRightsRequests, sendLinkAgain, sendRightsRequest } from './requests.server.ts'
import { RightsForm, type RightsInput } from './schema.server.ts'
import { personalData, rightsRequests } from './tables.server.ts'

beforeEach(async () => {
	await db.delete(rightsRequests)
	await db.delete(deliveries)
	await db.delete(notifications)
})

const visitor = { kind: 'visitor' } as const
const byEmail = { email: 'asha@example.org', phone: null }
const input: RightsInput = {
	...{ kind: 'complaint', name: 'Asha Menon', contact: byEmail, about: null, nomineeName: null, nomineeContact: null },
	message: 'A job asks for a deposit.',
}
const granted = { outcome: 'granted', reply: 'We have removed the job.', proof: null } as const

async function sent() {
	const rows = await db.select().from(deliveries).orderBy(desc(deliveries.createdAt))
	return rows.map(({ id, payload }) => JSON.parse((payload && unseal('delivery', id, payload)) ?? '{}'))
}

async function send(changes: Partial<RightsInput> = {}, address = '192.0.2.1') {
	const done = await sendRightsRequest(visitor, { ...input, ...changes }, address)
	if (!done.ok) throw new Error(done.failure)
	return done.value
}

test('the receipt is in one language, whatever that of the page on which the request was sent', async () => {
	await inLanguage('mr', () => send())

	const [mail] = await sent()
	expect(mail.text).toMatch(/You will have our answer by \w+, \d+ \w+ \d{4}/)
	expect(mail.text).not.toMatch(/\p{Script=Devanagari}/u)
})

test('a visitor gets a receipt with the number, the time of the answer and a link, and nothing of what was typed', async () => {
	const { id, number, page } = await send()

	const [mail] = await sent()
	const [row] = await db.select().from(rightsRequests)
	expect(row).toMatchObject({ id, kind: 'complaint', email: 'asha@example.org', accountId: null })
	expect(number).toMatch(/^R-\d{4}-\d{6}$/)
	expect(mail).toMatchObject({ to: 'asha@example.org', subject: `We received your request ${number}` })
	expect(mail.text).toContain(page)
	expect(mail.text).toContain(company.grievanceOfficer)
	expect(`${mail.text}${mail.html}`).not.toMatch(/Asha|deposit/)
	expect(readRequestPage(page.split('/').at(-1))).toBe(id)
	const state = await findRightsRequest(id)
	expect(state).toMatchObject({ number, isAnswered: false, reply: null })
	expect(JSON.stringify(state)).not.toMatch(/Asha|deposit/)
})

test('someone with a mobile number only gets the receipt by SMS', async () => {
	const { number, page } = await send({ contact: { email: null, phone: '+919000000055' } })

	const [sms] = await sent()
	expect(sms.to).toBe('+919000000055')
	expect(JSON.stringify(sms)).toContain(number)
	expect(JSON.stringify(sms)).toContain(page)
})

test('each kind has the time of its law', () => {
	const at = new Date('2026-12-01T04:30:00Z')
	const hours = Object.fromEntries(
		rightsKinds.map((kind) => [kind, (answerDue(kind, at).getTime() - at.getTime()) / 3_600_000]),
	)

	expect(hours).toEqual({ complaint: 168, removal: 36, order: 3, correction: 2160, withdrawal: 2160, nominee: 2160 })
	expect(acknowledgementDue(at)).toEqual(new Date('2026-12-02T04:30:00Z'))
	expect(queues.order.targetHours).toBe(3)
})

test('a request is due soon in the last quarter of its time, and overdue after it', () => {
	const at = new Date('2026-12-01T00:00:00Z')
	const after = (minutes: number) => urgencyOf('order', at, new Date(at.getTime() + minutes * 60_000))

	expect([after(0), after(135), after(136), after(180), after(181)]).toEqual([
		null,
		null,
		'due-soon',
		'due-soon',
		'overdue',
	])
})

test('operators who answer are warned once when a request is due soon, and once when it is overdue', async () => {
	const [moderator, checker] = [
		await anOperator({ operatorRole: 'moderate' }),
		await anOperator({ operatorRole: 'check' }),
	]
	const { createdAt, ...order } = await aRightsRequest({ kind: 'order', about: 'High Court, 12/2026' })
	const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
	const told = async (accountId: string) =>
		(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)

	await warnOfUrgentRequests(later(100))
	expect(await told(moderator.accountId)).toEqual([])
	await warnOfUrgentRequests(later(140))
	await warnOfUrgentRequests(later(150))
	await warnOfUrgentRequests(later(200))
	await warnOfUrgentRequests(later(210))

	const number = requestNumber({ ...order, createdAt })
	expect((await told(moderator.accountId)).toSorted()).toEqual([`${number} is due soon`, `${number} is overdue`])
	expect(await told(checker.accountId)).toEqual([])
})

test('no one is warned of what was answered', async () => {
	const operator = await anOperator({ operatorRole: 'moderate' })
	const { id, version, createdAt } = await aRightsRequest({ kind: 'order', about: 'High Court, 12/2026' })
	await answerRightsRequest(operator, 'order', id, { version, ...granted })

	await warnOfUrgentRequests(new Date(createdAt.getTime() + 4 * 3_600_000))

	expect(await db.$count(notifications)).toBe(0)
})

test('an answer goes to the sender, shows on the page of the link, and its author and time are kept', async () => {
	const operator = await anOperator({ name: 'Farah Sheikh', operatorRole: 'moderate' })
	const { id, number } = await send()
	await db.delete(deliveries)

	expect(await answerRightsRequest(operator, 'complaint', id, { version: 1, ...granted })).toMatchObject({ ok: true })

	const [mail] = await sent()
	expect(mail).toMatchObject({ to: 'asha@example.org', subject: `Our answer to your request ${number}` })
	expect(mail.text).toContain(granted.reply)
	expect(await findRightsRequest(id)).toMatchObject({ isAnswered: true, outcome: 'granted', reply: granted.reply })
	expect(await findRightsCase(operator, 'complaint', id)).toMatchObject({
		status: 'answered',
		events: [{ to: 'answered', reply: granted.reply, by: 'Farah Sheikh' }],
	})
	const actions = await db
		.select({ action: auditEvents.action })
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, id))
		.orderBy(auditEvents.at)
	expect(actions.map(({ action }) => action)).toEqual(['rights-request.received', 'rights-request.answer'])
})

test('of two operators who answer at once one does, and none while a colleague has taken it', async () => {
	const [first, second] = [await anOperator(), await anOperator()]
	const { id, version } = await aRightsRequest()
	const outcomes = await Promise.all(
		[first, second].map((one) => answerRightsRequest(one, 'complaint', id, { version, ...granted })),
	)
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)

	const taken = await aRightsRequest()
	await takeCase(first, { kind: 'complaint', subjectId: taken.id })
	expect(await answerRightsRequest(second, 'complaint', taken.id, { version: 1, ...granted })).toEqual({
		ok: false,
		failure: 'taken',
	})
})

test('a nominee takes effect only with a note of the proof', async () => {
	const operator = await anOperator()
	const { id, version } = await aRightsRequest({ kind: 'nominee', nomineeName: 'Ravi Menon', nomineeContact: '98' })

	expect(await answerRightsRequest(operator, 'nominee', id, { version, ...granted })).toEqual({
		ok: false,
		failure: 'needs-proof',
	})
	expect(
		await answerRightsRequest(operator, 'nominee', id, { version, ...granted, proof: 'Aadhaar card seen on a call.' }),
	).toMatchObject({ ok: true })
	expect(await findRightsCase(operator, 'nominee', id)).toMatchObject({
		events: [{ proof: 'Aadhaar card seen on a call.' }],
	})
	expect(JSON.stringify(await findRightsRequest(id))).not.toMatch(/Aadhaar|Ravi/)
})

test('the queue of a kind holds what waits, oldest first, and its figures say what was in time', async () => {
	const operator = await anOperator()
	const late = await aRightsRequest({ kind: 'removal', about: '/jobs/1', hoursAgo: 40 })
	const fresh = await aRightsRequest({ kind: 'removal', about: '/jobs/2', hoursAgo: 1 })
	await aRightsRequest({ kind: 'complaint' })
	const spam = await aRightsRequest({ kind: 'removal', about: '/', hoursAgo: 50 })
	await moveRightsRequest(operator, 'removal', spam.id, 'spam', spam)

	const { rows } = await listRightsRequests(operator, { kind: 'removal', status: 'open', page: 1 })
	expect(rows.map(({ id, isLate }) => [id, isLate])).toEqual([
		[late.id, true],
		[fresh.id, false],
	])
	expect(await countRightsRequests(operator, 'removal')).toEqual({ open: 2, answered: 0, spam: 1 })

	for (const { id } of [late, fresh]) await answerRightsRequest(operator, 'removal', id, { version: 1, ...granted })
	expect(await readRightsFigures(operator, 'removal')).toEqual({ answered: 2, inTime: 1 })
})

test('a request that was opened again has neither outcome nor answer', async () => {
	const operator = await anOperator()
	const { id } = await aRightsRequest()
	await answerRightsRequest(operator, 'complaint', id, { version: 1, ...granted })
	expect(await moveRightsRequest(operator, 'complaint', id, 'open', { version: 2 })).toMatchObject({ ok: true })

	expect(await findRightsRequest(id)).toMatchObject({ isAnswered: false, outcome: null, reply: null })
})

test('a sixth request within an hour from one connection is refused, from another it is not', async () => {
	for (let time = 0; time < 5; time++) await send()

	expect(await sendRightsRequest(visitor, input, '192.0.2.1')).toEqual({ ok: false, failure: 'too-many' })
	expect(await sendRightsRequest(visitor, input, '192.0.2.2')).toMatchObject({ ok: true })
})

test('no one can fill another mailbox with receipts', async () => {
	for (let time = 0; time < 5; time++) await send({}, `192.0.2.${time}`)

	expect(await sent()).toHaveLength(3)
})

test('the link is sent again to the address that sent the request, and to no other', async () => {
	const { id, number, page } = await send()
	await db.update(rightsRequests).set({ linkSentAt: sql`now() - interval '11 minutes'` })
	await db.delete(deliveries)

	await sendLinkAgain(number, { email: 'other@example.org', phone: null })
	await sendLinkAgain('R-2026-999999', byEmail)
	await sendLinkAgain('nonsense', byEmail)
	expect(await sent()).toEqual([])

	await sendLinkAgain(number.toLowerCase(), byEmail)
	await sendLinkAgain(number, byEmail)
	const mails = await sent()
	expect(mails).toHaveLength(1)
	expect(mails[0].text).toContain(page)
	expect(await findRightsRequest(id)).not.toBeNull()
})

test('a number is read as it was printed', () => {
	const printed = requestNumber({ sequence: 123, createdAt: new Date('2026-12-31T20:00:00Z') })

	expect(printed).toBe('R-2027-000123')
	expect([printed, ' r-2027-123 ', '123', 'R-2027-'].map(readRequestNumber)).toEqual([123, 123, null, null])
})

test('people who are logged in find their own requests, and no one else does', async () => {
	const [asha, ravi] = [await aSpecialist(), await aSpecialist()]
	await sendRightsRequest(asha, { ...input, kind: 'correction' }, '192.0.2.1')

	expect(await listMyRightsRequests(asha)).toMatchObject([{ kind: 'Correction of personal data', isAnswered: false }])
	expect(await listMyRightsRequests(ravi)).toEqual([])
})

test('with a person go the requests that they sent, logged in or not, and no others', async () => {
	const asha = await aSpecialist()
	await sendRightsRequest(asha, { ...input, contact: { email: 'x@example.org', phone: null } }, '192.0.2.1')
	await aRightsRequest({ email: 'asha@example.org' })
	await aRightsRequest({ phone: '+919000000055' })
	const other = await aRightsRequest({ email: 'ravi@example.org' })

	const person = { id: asha.accountId, name: '', phone: '+919000000055', email: 'Asha@example.org', addresses: [] }
	await db.transaction((tx) => eraseRightsRequestsOf(tx, person, []))

	expect(await db.select({ id: rightsRequests.id }).from(rightsRequests)).toEqual([{ id: other.id }])
})

test('requests are kept for three years', async () => {
	await aRightsRequest({ hoursAgo: 24 * 365 * 2 })
	await aRightsRequest({ hoursAgo: 24 * 366 * 3 + 24 })

	await removeOldRows(personalData)

	expect(await db.$count(rightsRequests)).toBe(1)
})

test.each([
	{ what: 'an email address', typed: 'Asha@Example.org', contact: { email: 'asha@example.org', phone: null } },
	{ what: 'a mobile number', typed: '90000 00055', contact: { email: null, phone: '+919000000055' } },
])('$what is read from the one field for both', ({ typed, contact }) => {
	const form = { ...input, about: '', nomineeName: '', nomineeContact: '', contact: typed }

	expect(RightsForm.parse(form).contact).toEqual(contact)
})

test.each([
	{ field: 'contact', form: { contact: 'asha at example' } },
	{ field: 'contact', form: { contact: '' } },
	{ field: 'about', form: { kind: 'order' } },
	{ field: 'about', form: { kind: 'removal' } },
	{ field: 'nomineeName', form: { kind: 'nominee', nomineeContact: '98' } },
	{ field: 'nomineeContact', form: { kind: 'nominee', nomineeName: 'Ravi Menon' } },
	{ field: 'message', form: { message: ' ' } },
])('the form is refused at $field', ({ field, form }) => {
	const typed = { ...input, about: '', nomineeName: '', nomineeContact: '', contact: 'asha@example.org', ...form }
	const parsed = RightsForm.safeParse(typed)

	expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`
const asOrder: Partial<RightsInput> = { kind: 'order', about: 'High Court, WP 12/2026' }
const paper = (bytes: Buffer) => ({ name: 'Order of the court.pdf', bytes })
const sendOrder = (bytes: Buffer, address = '192.0.2.1') =>
	sendRightsRequest(visitor, { ...input, ...asOrder }, address, paper(bytes))
const storedOrders = async () => {
	const keys: string[] = []
	for await (const { key } of fileStore.list()) if (key.startsWith('orders/')) keys.push(key)
	return keys
}

test('a visitor uploads an order, which operators open from its case, each opening recorded', async () => {
	const operator = await anOperator({ operatorRole: 'moderate' })
	const sentOrder = await sendOrder(aPdf())
	if (!sentOrder.ok) throw new Error(sentOrder.failure)
	const { id } = sentOrder.value

	expect(await findRightsCase(operator, 'order', id)).toMatchObject({
		order: { fileName: 'Order of the court.pdf', scan: 'clean', isPicture: false },
	})
	const opened = await openOrderFile(operator, id)
	if (!opened) throw new Error('The order should open')
	expect(await storedOrders()).toContain(opened.storageKey)
	expect(await db.$count(auditEvents, eq(auditEvents.action, 'rights-request.order-read'))).toBe(1)
	// The page of the link says nothing of what was sent.
	expect(JSON.stringify(await findRightsRequest(id))).not.toContain('court.pdf')
})

test.each([
	{ what: 'a program', bytes: Buffer.from('MZ this is no PDF'), failure: 'wrong-type' },
	{ what: 'more than 5 MB', bytes: aPdf({ bytes: 5 * 1024 * 1024 + 1 }), failure: 'too-large' },
	{ what: 'an empty file', bytes: Buffer.alloc(0), failure: 'empty' },
	{ what: 'a virus', bytes: Buffer.concat([aPdf(), Buffer.from(eicar)]), failure: 'infected' },
])('$what is refused as an order, and neither request nor file is kept', async ({ bytes, failure }) => {
	const before = await storedOrders()

	expect(await sendOrder(bytes)).toEqual({ ok: false, failure })

	expect(await db.$count(rightsRequests)).toBe(0)
	expect(await storedOrders()).toEqual(before)
})

test('a sender whom the limit stops leaves no file', async () => {
	for (let time = 0; time < 5; time++) await send()
	const before = await storedOrders()

	expect(await sendOrder(aPdf())).toEqual({ ok: false, failure: 'too-many' })
	expect(await storedOrders()).toEqual(before)
})

test('an order that the scanner has not called clean does not open, and an infected one never does', async () => {
	const operator = await anOperator()
	const { request, file } = await anOrder({ file: aPdf(), scan: 'scanning' })
	expect(await openOrderFile(operator, request.id)).toBeNull()

	await scanOrder(file.id, { scan: async () => 'infected' })

	expect(await openOrderFile(operator, request.id)).toBeNull()
	expect(await findRightsCase(operator, 'order', request.id)).toMatchObject({ order: { scan: 'infected' } })
	const later = await anOrder({ file: aPdf(), scan: 'scanning' })
	await scanOrder(later.file.id, { scan: async () => 'clean' })
	expect(await openOrderFile(operator, later.request.id)).not.toBeNull()
})

test('the file of an order goes with its sender, and with its request after three years', async () => {
	const [own, old, fresh] = [
		await anOrder({ file: aPdf() }),
		await anOrder({ file: aPdf() }),
		await anOrder({ file: aPdf() }),
	]
	await db.update(rightsRequests).set({ email: 'asha@example.org' }).where(eq(rightsRequests.id, own.request.id))
	await db
		.update(rightsRequests)
		.set({ createdAt: sql`now() - interval '3 years 2 days'` })
		.where(eq(rightsRequests.id, old.request.id))

	const person = { id: randomUUID(), name: '', phone: null, email: 'asha@example.org', addresses: [] }
	await db.transaction((tx) => eraseRightsRequestsOf(tx, person, []))
	await removeOldRows(personalData)
	await filesOfOrders.remove.run({ storageKey: own.file.storageKey })
	await sweepFiles([{ ...orderFiles, graceMinutes: -1 }])

	const stored = await storedOrders()
	expect(stored).toContain(fresh.file.storageKey)
	expect(stored).not.toContain(own.file.storageKey)
	expect(stored).not.toContain(old.file.storageKey)
})
