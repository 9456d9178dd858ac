// What people decide in WhatsApp besides cover: each by the commands of the page, once, and only by the person who was asked.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#app/identity/tables.server.ts'
import { anInterview, minutesFromNow } from '#app/interviews/fixtures.server.ts'
import { notifyOfProposal } from '#app/interviews/notifications.server.ts'
import { proposeAgain } from '#app/interviews/proposing/proposals.server.ts'
import { chooseSlot } from '#app/interviews/proposing/responding.server.ts'
import { interviewEvents, interviews, interviewSlots } from '#app/interviews/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { languages } from '#app/platform/language/languages.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { withdrawConsent } from '#app/specialists/consents.server.ts'
import { payloadsOf, rowBody, rowsOf } from './stand-ins/whatsapp.ts'
import {
	closeTalk,
	from,
	hear,
	lastSaid,
	meta,
	offeredNow,
	openTalk,
	pass,
	phone,
	press,
	smsTo,
	turnOn,
	work,
} from './whatsapp-talk.ts'

beforeEach(openTalk)
afterEach(closeTalk)

const dead = /^This button no longer works\. Log in to /
const other = '919822000002'

/** What the buttons of the first message send. */
const firstButtons = () => (meta.taken[0] ? payloadsOf(meta.taken[0]) : [])
const templates = () => meta.taken.flatMap(({ template }) => template?.name ?? [])

/** Pressed by another person, who has WhatsApp on too, and by the right one after STOP: nothing happens. */
async function isTheirsAlone(payloads: readonly (string | undefined)[], person: { accountId: string }) {
	await turnOn(await aSpecialist(), `+${other}`)
	for (const payload of payloads) {
		await press(payload, { from: other })
		expect(lastSaid()).toMatch(dead)
		await press(`${payload?.slice(0, -1)}${payload?.endsWith('A') ? 'B' : 'A'}`)
		expect(lastSaid()).toMatch(dead)
	}
	await withdrawConsent(person.accountId, 'whatsapp')
	for (const payload of payloads) {
		await press(payload)
		expect(lastSaid()).toMatch(dead)
	}
}

describe('interview times', () => {
	async function proposed(story: Parameters<typeof anInterview>[0] = {}) {
		const interview = await anInterview(story)
		await turnOn(interview.specialist)
		await db.transaction((tx) => notifyOfProposal(tx, interview.id, { freed: null }))
		await work()
		const [times, details] = firstButtons()
		return { interview, times, details }
	}
	const aWeekEarlier = {
		startsAt: sql`${interviewSlots.startsAt} - interval '7 days'`,
		endsAt: sql`${interviewSlots.endsAt} - interval '7 days'`,
	}
	const find = async (id: string) => only(await db.select().from(interviews).where(eq(interviews.id, id)))
	const historyOf = async (id: string) =>
		(await db.select().from(interviewEvents).where(eq(interviewEvents.interviewId, id))).map(
			({ from: before, to, actorAccountId, reason }) => ({ before, to, actorAccountId, reason }),
		)
	const listed = () => rowsOf(meta.taken.at(-1)?.interactive)

	test('come as a message, then as a list; a choice is the choice of the page', async () => {
		const { interview, times, details } = await proposed()
		expect(templates()).toEqual(['interview_proposed'])
		await press(times)
		expect(lastSaid()).toMatch(/^Lakeside Heart Institute, .+: choose an interview time\.$/)
		expect(listed().map(({ title }) => title)).toEqual([
			...Array.from({ length: 3 }, () => expect.stringMatching(/^\w{3}, \d{1,2} \w{3,4}$/)),
			'None of these',
		])
		expect(listed()[0]?.description).toMatch(/^\d{1,2}:\d\d .*to \d{1,2}:\d\d [ap]m IST$/)
		await pass(6)
		await hear(rowBody({ id: 'wamid.row', from, payload: offeredNow()[1] ?? '' }))

		expect(lastSaid()).toMatch(/^Your interview with Lakeside Heart Institute is confirmed: .+ IST\. Details: http\S+$/)
		expect(await find(interview.id)).toMatchObject({ status: 'scheduled', startsAt: interview.slots[1]?.startsAt })
		await press(details)
		expect(lastSaid()).toBe(`http://localhost:3000/interviews/${interview.id}`)

		const byPage = await anInterview({ specialist: await aSpecialist() })
		await chooseSlot(byPage.specialist, byPage.id, byPage.slots[1]?.id ?? '')
		const nameless = async (id: string) =>
			(await historyOf(id)).map(({ actorAccountId, ...event }) => ({ ...event, hasActor: actorAccountId !== null }))
		expect(await nameless(interview.id)).toEqual(await nameless(byPage.id))
		expect((await historyOf(interview.id)).at(-1)?.actorAccountId).toBe(interview.specialist.accountId)
		// One event, one channel: the SMS does not leave once it has arrived, and nothing is chosen twice.
		expect(await smsTo(phone)).toBe(0)
	})

	test('chosen twice, or another one after it, says what is confirmed', async () => {
		const { interview, times } = await proposed()
		await press(times)
		const [first, second] = offeredNow()
		await press(first)
		const confirmed = lastSaid()
		for (const again of [first, second, times]) {
			await press(again)
			expect(lastSaid()).toBe(confirmed)
		}
		expect(await find(interview.id)).toMatchObject({ startsAt: interview.slots[0]?.startsAt })
		expect(await historyOf(interview.id)).toHaveLength(2)
	})

	test('none of these leads to the page, and changes nothing', async () => {
		const { interview, times } = await proposed()
		await press(times)
		await press(offeredNow().at(-1))

		expect(lastSaid()).toBe(`Ask for other times here: http://localhost:3000/interviews/${interview.id}/other-times`)
		expect((await find(interview.id)).status).toBe('proposed')
	})

	test('a time of an earlier proposal, one that has passed, and one given away are answered with those that are left', async () => {
		const { interview, times } = await proposed()
		await press(times)
		const [first, second] = offeredNow()
		await db
			.update(interviewSlots)
			.set(aWeekEarlier)
			.where(eq(interviewSlots.id, interview.slots[0]?.id ?? ''))
		await press(first)
		expect(listed()).toHaveLength(3)

		const busy = interview.slots[1]
		const startsInMinutes = ((busy?.startsAt.getTime() ?? 0) - Date.now()) / 60_000
		await anInterview({ specialist: interview.specialist, status: 'scheduled', startsInMinutes })
		await press(second)
		expect(lastSaid()).toMatch(/^You have another appointment at that time\. Choose another time\. Lakeside/)
		expect(listed()).toHaveLength(2)
		expect((await find(interview.id)).status).toBe('proposed')

		const again = await proposeAgain(interview.member, interview.id, {
			...{ mode: 'phone', place: '020 6912 0150', note: null, minutes: 30 },
			...{ interviewerAccountIds: [interview.member.accountId], version: (await find(interview.id)).version },
			slots: [{ startsAt: minutesFromNow(6 * 1_440), endsAt: minutesFromNow(6 * 1_440 + 30) }],
		})
		expect(again).toMatchObject({ ok: true })
		await pass(6)
		await press(second)
		expect(listed()).toHaveLength(2)
		expect((await find(interview.id)).status).toBe('proposed')
	})

	test('after the end: cancelled, withdrawn, or all times gone', async () => {
		const { interview, times } = await proposed()
		await press(times)
		const [first] = offeredNow()
		await db.update(interviewSlots).set(aWeekEarlier).where(eq(interviewSlots.interviewId, interview.id))
		await press(times)
		expect(lastSaid()).toMatch(/^None of the proposed times is left\. .*\/other-times$/)

		await db.update(interviews).set({ status: 'cancelled' }).where(eq(interviews.id, interview.id))
		for (const payload of [times, first]) {
			await press(payload)
			expect(lastSaid()).toMatch(/^No time can be chosen for this interview any more\./)
		}
		expect((await find(interview.id)).status).toBe('cancelled')
	})

	test('do nothing for another person, or after WhatsApp is off', async () => {
		const { interview, times, details } = await proposed()
		await press(times)
		await isTheirsAlone([times, details, ...offeredNow()], interview.specialist)
		expect(await find(interview.id)).toMatchObject({ status: 'proposed', version: interview.version })
	})

	test('fit into a list in every language', async () => {
		const { interview, times } = await proposed()
		for (const language of languages) {
			await db.update(accounts).set({ language }).where(eq(accounts.id, interview.specialist.accountId))
			await press(times)
			expect(listed()).toHaveLength(4)
			for (const { title, description = '' } of listed()) {
				expect(title.length).toBeLessThanOrEqual(24)
				expect(description.length).toBeLessThanOrEqual(72)
			}
			expect(meta.taken.at(-1)?.interactive?.action.button?.length).toBeLessThanOrEqual(20)
		}
	})

	test('a button is too old after thirty days', async () => {
		const { interview, times } = await proposed()
		const { openPayload } = await import('#app/notifications/whatsapp/buttons.server.ts')
		const { accountId } = interview.specialist
		const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
		expect(openPayload(times ?? '', accountId, inDays(29))).toEqual({
			room: 'interview',
			step: 'times',
			id: interview.id,
		})
		expect(openPayload(times ?? '', accountId, inDays(31))).toBe(null)
	})
})
