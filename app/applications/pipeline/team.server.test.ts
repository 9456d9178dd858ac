import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { connections } from '#app/platform/database/connections.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { anApplication } from '../fixtures.server.ts'
import { findMentioned } from './mentions.ts'
import { findMyApplication } from '../applying/my-applications.server.ts'
import { addNote, listNotes, removeNote } from './notes.server.ts'
import { readScorecards, saveScorecard } from './scorecards.server.ts'
import { addTag, listTags, loadTags, removeTag } from './tags.server.ts'
import { loadTeamView } from './team-view.server.ts'
import { withdrawApplication } from '../applying/withdrawal.server.ts'

async function team() {
	const member = await aMember({ name: 'Rohan Kulkarni' })
	const meera = await aMember({ hospitalId: member.hospitalId, role: 'recruiter', name: 'Meera Joshi' })
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	return { member, meera, application, id: application.id }
}

test('only a member named in a note is notified, with a link to it', async () => {
	const { member, meera, id, application } = await team()

	const added = await addNote(member, id, 'Good references. @Meera, please call her.')

	expect(added).toMatchObject({ ok: true, value: { notified: ['Meera Joshi'] } })
	const notified = await db.select().from(notifications)
	expect(notified).toMatchObject([{ accountId: meera.accountId, href: `/hospital/applications/${id}#notes` }])
	const [mail] = await db.select().from(deliveries)
	expect(mail?.channel).toBe('email')
	expect(notified.some(({ accountId }) => accountId === application.specialistId)).toBe(false)
})

test('a name after @ is found whole, by its first word where only one has it, and never in an address', () => {
	const colleagues = [
		{ id: '1', name: 'Meera Joshi' },
		{ id: '2', name: 'Meera Joshi Rao' },
		{ id: '3', name: 'Rohan Kulkarni' },
		{ id: '4', name: 'क्षितिजा कुलकर्णी' },
	]
	const ids = (body: string) => findMentioned(body, colleagues).map(({ id }) => id)

	expect(ids('@Meera Joshi Rao and @rohan')).toEqual(['2', '3'])
	expect(ids('@meera  joshi: please')).toEqual(['1'])
	expect(ids('@Meera, or @Rohanna, or mail rohan@rohan')).toEqual([])
	expect(ids('@क्षितिजा कुलकर्णी')).toEqual(['4'])
})

test("notes, tags and scores are the hospital's own: not for another, nor for the specialist", async () => {
	const { member, id, application } = await team()
	await addNote(member, id, 'secret-note')
	await addTag(member, id, 'secret-tag')
	await saveScorecard(member, id, { score: 1, note: 'secret-score', version: 0 })
	const rival = await aMember()

	expect(await addNote(rival, id, 'x')).toEqual({ ok: false, failure: 'not-found' })
	expect(await addTag(rival, id, 'x')).toEqual({ ok: false, failure: 'not-found' })
	expect(await removeTag(rival, id, 'secret-tag')).toEqual({ ok: false, failure: 'not-found' })
	expect(await saveScorecard(rival, id, { score: 4, note: null, version: 0 })).toEqual({
		ok: false,
		failure: 'not-found',
	})
	expect(JSON.stringify(await loadTeamView(rival, id))).not.toContain('secret')
	const specialistReads = [
		await findMyApplication(application.specialist, id),
		await db.select().from(notifications).where(eq(notifications.accountId, application.specialistId)),
	]
	expect(JSON.stringify(specialistReads, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value))).not.toContain(
		'secret',
	)
})

test('a note goes with its notices, and only its author takes it away', async () => {
	const { member, meera, id } = await team()
	const added = await addNote(member, id, 'Too soon @Meera')
	if (!added.ok) throw new Error('should be saved')

	expect(await removeNote(meera, id, added.value.noteId)).toEqual({ ok: false, failure: 'not-found' })
	expect(await removeNote(member, id, added.value.noteId)).toMatchObject({ ok: true })

	expect(await listNotes(member, id)).toEqual([])
	expect(await db.select().from(notifications)).toEqual([])
})

test('a tag is one tag however it is written, and twelve are the most', async () => {
	const { member, meera, id } = await team()

	await addTag(member, id, 'ICU')
	expect(await addTag(meera, id, 'icu')).toEqual({ ok: true, value: { tag: 'ICU' } })
	expect(await loadTags(member, id)).toEqual({ tags: ['ICU'], suggestedTags: [] })
	for (let number = 2; number <= 12; number++) await addTag(member, id, `Tag ${number}`)
	expect(await addTag(member, id, 'One more')).toEqual({ ok: false, failure: 'too-many' })
	await removeTag(member, id, 'Tag 2')
	expect(await listTags(member)).toHaveLength(11)
})

test('no one reads the scores of others, or their average, before giving one', async () => {
	const { member, meera, id } = await team()
	await saveScorecard(meera, id, { score: 4, note: 'Excellent', version: 0 })

	expect(await readScorecards(member, id)).toEqual({ own: null, others: 1, given: [], average: null })
	await saveScorecard(member, id, { score: 1, note: null, version: 0 })

	expect(await readScorecards(member, id)).toMatchObject({
		own: { score: 1 },
		given: [
			{ by: 'Meera Joshi', score: 4 },
			{ by: 'Rohan Kulkarni', score: 1, isOwn: true },
		],
		average: 2.5,
	})
})

test('a scorecard is changed from the state that was shown, by whom it belongs to', async () => {
	const { member, id, application } = await team()
	await saveScorecard(member, id, { score: 2, note: null, version: 0 })

	expect(await saveScorecard(member, id, { score: 3, note: null, version: 1 })).toMatchObject({ ok: true })
	for (const version of [0, 1])
		expect(await saveScorecard(member, id, { score: 4, note: null, version })).toEqual({
			ok: false,
			failure: 'changed-meanwhile',
		})
	await withdrawApplication(application.specialist, id)
	expect(await saveScorecard(member, id, { score: 4, note: null, version: 2 })).toEqual({
		ok: false,
		failure: 'withdrawn',
	})
	expect((await readScorecards(member, id)).own).toMatchObject({ score: 3, version: 2 })
})

test('tags added at one moment by more members than there are connections all arrive', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const all = []
	for (let at = 0; at < connections.web + 2; at++) all.push(await anApplication({ job }))

	const added = await Promise.all(all.map(({ id }) => addTag(member, id, 'ICU')))

	expect(added.every(({ ok }) => ok)).toBe(true)
})
