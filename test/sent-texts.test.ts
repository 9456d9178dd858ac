// Nothing we send says more than its reader may know. All that makes us write is done, then every email, SMS, push and
// notification is read.
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { declineRequest } from '#app/contacts/responding.server.ts'
import { expireRequest } from '#app/contacts/expiry.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aCandidateSearch } from '#app/marketplace/fixtures.server.ts'
import { notifyUntil } from '#app/marketplace/tasks.server.ts'
import { channelChoices, notifications, pushSubscriptions } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { fieldsIn } from './marks.ts'
import { aPrivatePerson, aMemberOf, ask, done, everythingIsSent, playScenario } from './notification-scenario.ts'
import { forgetQueuedTasks } from './queued-tasks.ts'

/** The browser in which someone allowed pushes. */
const browserOf = (accountId: string) => `https://push.example/${accountId}`

async function giveBrowsers(accountIds: string[]) {
	const keys = { p256dh: 'p256dh', auth: 'auth' }
	await db
		.insert(pushSubscriptions)
		.values(accountIds.map((accountId) => ({ accountId, endpoint: browserOf(accountId), ...keys })))
}

const sorted = (fields: string[]) => [...new Set(fields)].sort()

type Reader = { accountId: string }

/** Where we reach someone (email, phone, browser). */
async function addressesOf({ accountId }: Reader) {
	const [person] = await db
		.select({ phone: accounts.phone, email: sql<string>`coalesce(${accounts.email}, ${specialists.email})` })
		.from(accounts)
		.leftJoin(specialists, eq(specialists.id, accounts.id))
		.where(eq(accounts.id, accountId))
	if (!person) throw new Error('Nobody')
	return [person.email, ...(person.phone ? [person.phone] : []), browserOf(accountId)]
}

/** The fields someone reads in messages sent to them and in their list of notifications. */
async function readBy(reader: Reader) {
	const sent = await db
		.select()
		.from(demoOutbox)
		.where(inArray(demoOutbox.to, await addressesOf(reader)))
	const notices = await db.select().from(notifications).where(eq(notifications.accountId, reader.accountId))
	return {
		channels: sorted(sent.map(({ channel }) => channel)),
		sent: sorted(sent.flatMap(({ subject, text }) => fieldsIn(`${subject} ${text}`))),
		notices: sorted(notices.flatMap(({ title, body }) => fieldsIn(`${title} ${body}`))),
	}
}

test('everyone we write to reads what is for them, and nothing more', async () => {
	await forgetQueuedTasks()
	const lakeside = await aMemberOf('Lakeside Heart Institute')
	const colleague = await aMember({ hospitalId: lakeside.hospitalId, role: 'recruiter', name: 'Ravi Iyer' })
	const [declined, unanswered, searching] = [
		await aMemberOf('Niramay Hospital'),
		await aMemberOf('Sanjivani Hospital'),
		await aMemberOf('Deccan Hospital'),
	]
	await aCandidateSearch('speciality=nephrologist', searching)
	const asha = await aPrivatePerson()
	const wanted = { event: 'contact-unanswered', email: true, push: true, sms: false } as const
	await db.insert(channelChoices).values({ accountId: unanswered.accountId, ...wanted })
	await giveBrowsers([lakeside, colleague, declined, unanswered, searching, asha].map(({ accountId }) => accountId))

	await notifyUntil(new Date(Date.now() + 1_000))
	await playScenario(asha, lakeside, colleague)
	done(await declineRequest(asha, await ask(declined, asha, 'other'), 'Too far'))
	const late = await ask(unanswered, asha, 'late')
	await everythingIsSent()
	await db.update(contactRequests).set({ expiresAt: new Date() }).where(eq(contactRequests.id, late))
	await expireRequest(late)
	await everythingIsSent()

	// Both got what the story makes us send, and no text of a message, a letter or a note leaves the site.
	const byMail = ['email', 'push']
	expect(await readBy(asha)).toEqual({
		channels: [...byMail, 'sms'],
		sent: ['agenda', 'email', 'late', 'name', 'place', 'request'],
		notices: [],
	})
	expect(await readBy(lakeside)).toEqual({
		channels: byMail,
		sent: ['agenda', 'cancelled', 'name', 'place', 'refusal'],
		notices: ['cancelled', 'name', 'refusal'],
	})
	expect(await readBy(colleague)).toEqual({
		channels: byMail,
		sent: ['name', 'refusal'],
		notices: ['name', 'note', 'refusal'],
	})
	// A declined, unanswered or only searching hospital gets no name.
	expect(await readBy(declined)).toEqual({ channels: byMail, sent: [], notices: [] })
	expect(await readBy(unanswered)).toEqual({ channels: byMail, sent: [], notices: [] })
	expect(await readBy(searching)).toEqual({ channels: ['email'], sent: [], notices: [] })
	await nobodyElseReads(asha, [lakeside, colleague, declined, unanswered, searching])
})

/** Nothing goes to anyone else, and nothing sent says how to reach the specialist. */
async function nobodyElseReads(asha: Reader, others: Reader[]) {
	const [, phone = ''] = await addressesOf(asha)
	const known = new Set((await Promise.all([asha, ...others].map(addressesOf))).flat())
	const own = new Set(await addressesOf(asha))
	for (const { to, subject, text } of await db.select().from(demoOutbox)) {
		expect(known).toContain(to)
		if (!own.has(to)) expect(`${subject} ${text}`).not.toContain(phone.slice(3))
	}
}
