import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { setLanguage } from '#app/identity/language.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { makeFeed, readFeed, removeFeed } from './calendar-feed.server.ts'
import { anInterview } from '../fixtures.server.ts'
import { calendarFeeds, interviews } from '../tables.server.ts'

const tokenOf = (address: string) => /\/calendar\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? ''
const read = async (address: string) => {
	await db.update(calendarFeeds).set({ lastReadAt: sql`now() - interval '1 minute'` })
	return readFeed(tokenOf(address))
}
const missing = { ok: false, failure: 'not-found' }

test('each side reads its own fixed interviews, and nothing about the person behind the other', async () => {
	const { specialist, member, id } = await anInterview({ status: 'scheduled' })
	await anInterview({ status: 'proposed', specialist })
	await db.update(interviews).set({ note: 'Ask for Meera on 98220 99999' }).where(eq(interviews.id, id))
	await anInterview({ status: 'scheduled', startsInMinutes: 4000 })

	const [theirs, ours] = [await read(await makeFeed(specialist)), await read(await makeFeed(member))]

	for (const feed of [theirs, ours]) {
		if (!feed.ok) throw new Error(feed.failure)
		expect(feed.value.match(/BEGIN:VEVENT/g)).toHaveLength(1)
		expect(feed.value.replaceAll('\r\n ', '')).toContain(`interview-${id}@`)
		expect(feed.value).not.toMatch(/98220 99999|@lakeside\.example|\+91/)
	}
	expect(theirs.ok && theirs.value).toContain('SUMMARY:Interview: Lakeside Heart Institute')
	expect(ours.ok && ours.value).toContain('SUMMARY:Interview: Dr Asha Menon')
})

test('a feed that a program reads is in the language of its owner, and the other side’s is not', async () => {
	const { specialist, member } = await anInterview({ status: 'scheduled' })
	await setLanguage(specialist, 'mr')

	const [theirs, ours] = [await read(await makeFeed(specialist)), await read(await makeFeed(member))]

	expect(theirs.ok && theirs.value).toContain('SUMMARY:मुलाखत: ')
	expect(ours.ok && ours.value).toContain('SUMMARY:Interview: ')
})

test('a new address ends the old one, and switching off ends both; we keep only a hash', async () => {
	const { specialist } = await anInterview({ status: 'scheduled' })
	const old = await makeFeed(specialist)
	const fresh = await makeFeed(specialist)

	expect(await read(old)).toEqual(missing)
	expect((await read(fresh)).ok).toBe(true)
	expect(JSON.stringify(await db.select().from(calendarFeeds))).not.toContain(tokenOf(fresh))
	await removeFeed(specialist)
	expect(await read(fresh)).toEqual(missing)
})

test('it ends when the account or the hospital is suspended', async () => {
	const { specialist, member } = await anInterview({ status: 'scheduled' })
	const [theirs, ours] = [await makeFeed(specialist), await makeFeed(member)]

	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, specialist.accountId))
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'The certificate has lapsed.' })
		.where(eq(hospitals.id, member.hospitalId))

	expect([await read(theirs), await read(ours)]).toEqual([missing, missing])
})

test('a program that asks again within seconds is told to wait', async () => {
	const { specialist } = await anInterview({ status: 'scheduled' })
	const token = tokenOf(await makeFeed(specialist))

	const readings = await Promise.all([readFeed(token), readFeed(token), readFeed(token)])

	expect(readings.filter(({ ok }) => ok)).toHaveLength(1)
	expect(readings).toContainEqual({ ok: false, failure: 'too-often' })
})

test('who acts for another hospital now reads nothing of the one before', async () => {
	const { member } = await anInterview({ status: 'scheduled' })
	const address = await makeFeed(member)
	const { id: hospitalId } = await aHospital()
	await db.update(hospitalMembers).set({ hospitalId }).where(eq(hospitalMembers.accountId, member.accountId))

	const feed = await read(address)

	expect(feed.ok && feed.value).not.toContain('BEGIN:VEVENT')
	expect(feed.ok).toBe(true)
})

test('a cancelled interview stays in the feed as cancelled, so that programs that read it drop it', async () => {
	const { specialist } = await anInterview({ status: 'cancelled' })

	const feed = await read(await makeFeed(specialist))

	expect(feed.ok && feed.value).toContain('STATUS:CANCELLED')
})

test('a hospital that was blocked reads nothing more of the interviews it has had', async () => {
	const { specialist, member } = await anInterview({ status: 'completed' })
	await blockHospital(specialist, member.hospitalId)

	const [theirs, ours] = [await read(await makeFeed(specialist)), await read(await makeFeed(member))]

	expect(theirs.ok && theirs.value).toContain('BEGIN:VEVENT')
	expect(ours.ok && ours.value).not.toContain('BEGIN:VEVENT')
})

test('whoever interviews all day has what is ahead in the calendar, rather than what is over', async () => {
	const { member, id } = await anInterview({ status: 'scheduled' })
	await db.execute(sql`
		with past as (
			insert into interviews (application_id, hospital_id, specialist_id, status, mode, place, minutes, starts_at, ends_at)
			select application_id, hospital_id, specialist_id, 'completed', mode, place, minutes,
				now() - make_interval(hours => n), now() - make_interval(hours => n) + interval '30 minutes'
			from interviews, generate_series(1, 200) n where id = ${id} returning id
		) insert into interviewers (interview_id, account_id) select id, ${member.accountId} from past`)

	const ours = await read(await makeFeed(member))

	expect(ours.ok && ours.value.replaceAll('\r\n ', '')).toContain(`interview-${id}@`)
})
