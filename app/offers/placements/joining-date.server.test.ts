import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { addDays, formatDate, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { mergeSteps, type StageStep } from '#app/applications/applying/timeline.ts'
import { anOffer } from '../fixtures.server.ts'
import { listJoiningSteps } from './joining-date-lists.server.ts'
import { answerJoiningDate, findJoiningDate, proposeJoiningDate } from './joining-date.server.ts'
import { findLetter, letterPdf } from '../letter.server.ts'
import { joiningDateInput } from '../schema.server.ts'
import { offers } from '../tables.server.ts'

const today = istToday(new Date())
const reason = 'My notice period ends later.'
const anAccepted = () => anOffer({ status: 'accepted', startsOn: addDays(today, 14), joiningRemindedAt: new Date() })
const wanted = (days: number) => ({ startsOn: addDays(today, days), reason, agreed: addDays(today, 14) })
const dateOf = async (id: string) =>
	(
		await db
			.select({ startsOn: offers.startsOn, reminded: offers.joiningRemindedAt })
			.from(offers)
			.where(eq(offers.id, id))
	)[0]
const titlesOf = async (accountId: string) =>
	(
		await db.select({ title: notifications.title }).from(notifications).where(eq(notifications.accountId, accountId))
	).map(({ title }) => title)
const proposalOf = (made: Awaited<ReturnType<typeof proposeJoiningDate>>) => (made.ok ? made.value.proposalId : '')

test('another joining date has no effect before the other side agrees', async () => {
	const { id, specialist, member } = await anAccepted()

	const proposalId = proposalOf(await proposeJoiningDate(specialist, id, wanted(30)))

	expect(await dateOf(id)).toMatchObject({ startsOn: addDays(today, 14) })
	expect((await titlesOf(member.accountId)).some((title) => title.includes('proposes'))).toBe(true)
	expect(await answerJoiningDate(member, proposalId, 'accepted')).toMatchObject({ ok: true })
	expect(await dateOf(id)).toEqual({ startsOn: addDays(today, 30), reminded: null })
	expect(await titlesOf(specialist.accountId)).toContainEqual(expect.stringContaining('agreed to the joining date'))
	expect(await titlesOf(member.accountId)).toContainEqual(expect.stringContaining('The joining date is now'))
})

test('a hospital proposes likewise, and the date stays when the specialist declines', async () => {
	const { id, specialist, member } = await anAccepted()
	const proposalId = proposalOf(await proposeJoiningDate(member, id, wanted(20)))

	expect(await answerJoiningDate(specialist, proposalId, 'declined')).toMatchObject({ ok: true })

	expect(await dateOf(id)).toMatchObject({ startsOn: addDays(today, 14) })
	const found = await findJoiningDate(specialist, id)
	expect(found?.proposals).toMatchObject([{ side: 'hospital', status: 'declined', reason }])
	expect(await titlesOf(member.accountId)).toContainEqual(expect.stringContaining('declined the joining date'))
})

test('the letter of the offer prints the date that was agreed last', async () => {
	const { id, specialist, member } = await anAccepted()
	const proposalId = proposalOf(await proposeJoiningDate(specialist, id, wanted(30)))
	await answerJoiningDate(member, proposalId, 'accepted')

	const letter = await findLetter(specialist, id)
	if (!letter) throw new Error('The letter should be there')
	const pdf = await getDocumentProxy(new Uint8Array(await letterPdf(letter, new Date())))
	const { text } = await extractText(pdf, { mergePages: true })

	expect(text.replace(/\s+/g, ' ')).toContain(formatDate(addDays(today, 30)))
	expect(text.replace(/\s+/g, ' ')).toContain('by agreement')
})

test('of two sides that propose at once one is first, and the other is asked to answer', async () => {
	const { id, specialist, member } = await anAccepted()

	const both = await Promise.all([
		proposeJoiningDate(specialist, id, wanted(30)),
		proposeJoiningDate(member, id, wanted(7)),
	])

	expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
	expect(both).toContainEqual({ ok: false, failure: 'already-proposed' })
})

test('of an acceptance and a withdrawal at once only one counts', async () => {
	const { id, specialist, member } = await anAccepted()
	const proposalId = proposalOf(await proposeJoiningDate(specialist, id, wanted(30)))

	const both = await Promise.all([
		answerJoiningDate(member, proposalId, 'accepted'),
		answerJoiningDate(specialist, proposalId, 'withdrawn'),
	])

	expect(both).toContainEqual({ ok: false, failure: 'settled' })
	const isMoved = both[0].ok
	expect(await dateOf(id)).toMatchObject({ startsOn: addDays(today, isMoved ? 30 : 14) })
})

test('no one answers their own proposal, and strangers find none', async () => {
	const { id, specialist, member } = await anAccepted()
	const proposalId = proposalOf(await proposeJoiningDate(specialist, id, wanted(30)))
	const notFound = { ok: false, failure: 'not-found' }

	expect(await answerJoiningDate(specialist, proposalId, 'accepted')).toEqual(notFound)
	expect(await answerJoiningDate(member, proposalId, 'withdrawn')).toEqual(notFound)
	expect(await answerJoiningDate(await aMember(), proposalId, 'accepted')).toEqual(notFound)
	expect(await answerJoiningDate(await aSpecialist(), proposalId, 'accepted')).toEqual(notFound)
	expect(await proposeJoiningDate(await aMember(), id, wanted(9))).toEqual(notFound)
	expect(await findJoiningDate(await aSpecialist(), id)).toBeNull()
})

test('only an accepted offer has a joining date to change', async () => {
	const sent = await anOffer({ startsOn: addDays(today, 14) })

	expect(await proposeJoiningDate(sent.specialist, sent.id, wanted(30))).toEqual({ ok: false, failure: 'not-agreed' })
})

test('a date that is agreed already, or was agreed on an older page, is refused', async () => {
	const { id, specialist } = await anAccepted()

	expect(await proposeJoiningDate(specialist, id, wanted(14))).toEqual({ ok: false, failure: 'same-date' })
	expect(await proposeJoiningDate(specialist, id, { ...wanted(30), agreed: today })).toEqual({
		ok: false,
		failure: 'changed-meanwhile',
	})
})

test.each([
	['a date in the past', { startsOn: addDays(today, -1) }],
	['a date in more than a year', { startsOn: addDays(today, 400) }],
	['no reason', { reason: '' }],
	['a demand for money', { reason: 'Please deposit Rs 20,000 to my account as security first.' }],
])('%s is refused beside its field', (_, changed) => {
	for (const side of ['hospital', 'specialist'] as const)
		expect(joiningDateInput[side]().safeParse({ ...wanted(30), ...changed }).success).toBe(false)
})

test('both sides read each proposed date and what became of it in the timeline of the application', async () => {
	const { id, specialist, member, application } = await anAccepted()
	const proposalId = proposalOf(await proposeJoiningDate(specialist, id, wanted(30)))
	await answerJoiningDate(member, proposalId, 'accepted')
	const day = formatDate(addDays(today, 30))

	for (const actor of [specialist, member])
		expect(await listJoiningSteps(actor, application.id)).toMatchObject([
			{ label: `Joining date proposed: ${day}`, state: 'done', detail: `By Dr Asha Menon. Reason: ${reason}` },
			{ label: `Joining date agreed: ${day}`, state: 'done' },
		])
	expect(await listJoiningSteps(await aMember(), application.id)).toEqual([])
	const steps = [
		{ label: 'Offer', state: 'current' as const, at: { text: '', iso: '2026-01-01T00:00:00.000Z' } },
		{ label: 'Joined', state: 'upcoming' as const },
	]
	const merged = mergeSteps<StageStep>(steps, await listJoiningSteps(member, application.id))
	expect(merged.map(({ label }) => label.split(':')[0])).toEqual([
		...['Offer', 'Joining date proposed', 'Joining date agreed', 'Joined'],
	])
})
