import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { discloseBrief } from '#app/specialists/disclosure/disclosure.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { openConversation } from './conversation.server.ts'
import { aPairWhoMayWrite, aSentMessage } from './fixtures.server.ts'
import { findMessagePulse, listMessages, listThreads } from './queries.server.ts'
import { markRead } from './read-marks.server.ts'
import { threadReads } from './tables.server.ts'
import type { Writer } from './people.ts'
import { openThread } from './threads.server.ts'

const latest = { show: 40, before: null }
const unreadOf = async (reader: Writer) => (await findMessagePulse(reader)).unread
const readThroughOf = async () => only(await db.select({ at: threadReads.readThrough }).from(threadReads)).at

test('what is shown is read, and the other side sees when', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	await aSentMessage(member, specialist.specialistId)
	expect(await unreadOf(specialist)).toBe(1)
	const before = await openConversation(member, specialist.specialistId, latest, new Date())
	expect(before?.read).toBeNull()

	await openConversation(specialist, member.hospitalId, latest, new Date())

	expect(await unreadOf(specialist)).toBe(0)
	const after = await openConversation(member, specialist.specialistId, latest, new Date())
	expect(after?.read?.text).toMatch(/^Read \d+:\d\d [ap]m$/)
})

test('a page that showed less takes nothing back from one that showed more', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const first = await aSentMessage(member, specialist.specialistId)
	const second = await aSentMessage(member, specialist.specialistId)
	await markRead(specialist, member.hospitalId, second)
	const read = await readThroughOf()

	await markRead(specialist, member.hospitalId, first)

	expect(await readThroughOf()).toEqual(read)
})

test('what came in after the page was drawn stays unread', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const shown = await aSentMessage(member, specialist.specialistId)
	await aSentMessage(member, specialist.specialistId, { body: 'One more thing' })

	await markRead(specialist, member.hospitalId, shown)

	expect(await unreadOf(specialist)).toBe(1)
})

test('at a hospital each counts for themselves, and what a colleague has answered is done', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter' })
	await aSentMessage(specialist, member.hospitalId)
	await openConversation(member, specialist.specialistId, latest, new Date())
	expect([await unreadOf(member), await unreadOf(colleague)]).toEqual([0, 1])

	await aSentMessage(member, specialist.specialistId)

	expect(await unreadOf(colleague)).toBe(0)
})

test('a specialist without a name is found and shown by what they do, once nothing names them', async () => {
	const specialist = await aSpecialist({ anonymousMode: true })
	const { member, application } = await aPairWhoMayWrite({ specialist })
	await aSentMessage(specialist, member.hospitalId)
	expect(
		(await listThreads(member, { q: 'asha', show: 10 })).threads.map(({ person }) => discloseBrief(person).name),
	).toEqual(['Dr Asha Menon'])

	await db.execute(sql`update applications set stage = 'withdrawn' where id = ${application.id}`)

	expect((await listThreads(member, { q: 'asha', show: 10 })).threads).toEqual([])
	const found = await openConversation(member, specialist.specialistId, latest, new Date())
	expect(found?.name).not.toContain('Asha')
})

test('a long conversation is read upwards, page by page, and nothing is left out or shown twice', async () => {
	const { member, specialist } = await aPairWhoMayWrite()
	const sent = []
	for (let count = 0; count < 9; count++) sent.push(await aSentMessage(member, specialist.specialistId))
	const { id } = await db.transaction((tx) => openThread(tx, { ...member, ...specialist }))

	const newest = await listMessages(id, { show: 4, before: null })
	const middle = await listMessages(id, { show: 4, before: newest.messages[0]?.id ?? null })
	const oldest = await listMessages(id, { show: 4, before: middle.messages[0]?.id ?? null })

	expect([newest.hasEarlier, middle.hasEarlier, oldest.hasEarlier]).toEqual([true, true, false])
	expect([...oldest.messages, ...middle.messages, ...newest.messages].map((message) => message.id)).toEqual(sent)
})

test('conversations are found by name and by what was written, and narrowed to those with something unread', async () => {
	const { member, specialist } = await aPairWhoMayWrite({ specialist: await aSpecialist({ name: 'Dr Ravi Iyer' }) })
	const other = await aPairWhoMayWrite({ member, specialist: await aSpecialist({ name: 'Dr Kavya Rao' }) })
	const foreign = await aPairWhoMayWrite()
	await aSentMessage(specialist, member.hospitalId, { body: 'Is the hostel inside the campus?', ago: '2 hours' })
	await aSentMessage(specialist, member.hospitalId, { body: 'I am free on weekday evenings.', ago: '1 hour' })
	await aSentMessage(member, other.specialist.specialistId, { body: 'See you soon' })
	await aSentMessage(foreign.member, foreign.specialist.specialistId, { body: 'The hostel is new' })
	const found = async (query: { q: string; isUnread?: boolean }) =>
		(await listThreads(member, { show: 10, ...query })).threads.map(({ person, last }) => [
			discloseBrief(person).name,
			last?.body,
		])

	expect(await found({ q: 'HOSTEL' })).toEqual([['Dr Ravi Iyer', 'Is the hostel inside the campus?']])
	expect(await found({ q: 'ravi' })).toEqual([['Dr Ravi Iyer', 'I am free on weekday evenings.']])
	expect(await found({ q: '100%' })).toEqual([])
	expect(await found({ q: '', isUnread: true })).toEqual([['Dr Ravi Iyer', 'I am free on weekday evenings.']])
})
