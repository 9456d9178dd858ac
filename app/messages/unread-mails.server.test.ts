import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { openConversation } from './conversation.server.ts'
import { aPairWhoMayWrite, aSentMessage, theThread } from './fixtures.server.ts'
import { messages, threadReads } from './tables.server.ts'
import { listToWriteAbout, writeAbout, writeAboutUnread } from './unread-mails.server.ts'

const latest = { show: 40, before: null }
const email = 'asha@lakeside.example'
const ago = (interval: string) => sql`now() - ${interval}::interval`
const countMails = () => db.$count(deliveries)
const aMinutePasses = () => writeAboutUnread.run({})

test('a message that is unread after ten minutes brings a mail, one for the conversation until it is read', async () => {
	const specialist = await aSpecialist({ email })
	const { member } = await aPairWhoMayWrite({ specialist })
	await aSentMessage(member, specialist.specialistId, { ago: '9 minutes' })
	await aMinutePasses()
	expect(await countMails()).toBe(0)

	await db.update(messages).set({ sentAt: ago('11 minutes') })
	await aMinutePasses()
	await aMinutePasses()
	await aSentMessage(member, specialist.specialistId, { ago: '10 minutes 30 seconds' })
	await aMinutePasses()
	expect(await countMails()).toBe(1)

	await openConversation(specialist, member.hospitalId, latest, new Date())
	// As if that was a while ago.
	await db
		.update(threadReads)
		.set({ readThrough: ago('10 minutes 20 seconds'), notifiedThrough: ago('10 minutes 25 seconds') })
	await aSentMessage(member, specialist.specialistId, { ago: '10 minutes 10 seconds' })
	await aMinutePasses()
	expect(await countMails()).toBe(2)
})

test('a conversation whose mail is still unread takes no place from those that wait for theirs', async () => {
	const specialist = await aSpecialist({ email })
	const { member } = await aPairWhoMayWrite({ specialist })
	await aSentMessage(member, specialist.specialistId, { ago: '30 minutes' })
	await aMinutePasses()
	await db.update(threadReads).set({ notifiedThrough: ago('20 minutes') })
	await aSentMessage(member, specialist.specialistId, { ago: '15 minutes' })

	expect(await listToWriteAbout()).toEqual([])
})

test('what was read or answered in time brings none', async () => {
	const specialist = await aSpecialist({ email })
	const { member } = await aPairWhoMayWrite({ specialist })
	await aSentMessage(member, specialist.specialistId, { ago: '11 minutes' })
	await openConversation(specialist, member.hospitalId, latest, new Date())
	await aSentMessage(specialist, member.hospitalId, { ago: '12 minutes' })
	await aSentMessage(member, specialist.specialistId)

	await aMinutePasses()

	expect(await countMails()).toBe(0)
})

test('whoever switched mails about messages off is not written to', async () => {
	const specialist = await aSpecialist({ email })
	const { member } = await aPairWhoMayWrite({ specialist })
	await savePreferences(specialist.accountId, { email: true, jobAlerts: true, messages: false, updates: true })
	await aSentMessage(member, specialist.specialistId, { ago: '11 minutes' })

	await aMinutePasses()

	expect(await countMails()).toBe(0)
})

test('a process that dies before it is done has neither written nor noted that it has', async () => {
	const specialist = await aSpecialist({ email })
	const { member } = await aPairWhoMayWrite({ specialist })
	await aSentMessage(member, specialist.specialistId, { ago: '11 minutes' })
	const { id } = await theThread()
	const dying = db.transaction(async (tx) => {
		await writeAbout(tx, id)
		throw new Error('killed')
	})
	await expect(dying).rejects.toThrow('killed')
	expect(await countMails()).toBe(0)

	await Promise.all([aMinutePasses(), aMinutePasses(), aMinutePasses()])

	expect(await countMails()).toBe(1)
})

test('a specialist without an email address gets an SMS in its place', async () => {
	const specialist = await aSpecialist({ email: null })
	const { member } = await aPairWhoMayWrite({ specialist })
	await aSentMessage(member, specialist.specialistId, { ago: '11 minutes' })

	await aMinutePasses()

	expect((await db.select().from(deliveries)).map(({ channel }) => channel)).toEqual(['sms'])
})
