import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { unseal } from '#app/platform/seal.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { recordTeamAccess } from '#app/specialists/disclosure/team-access.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { breachDeadlines, lateAfterBreach, sendBreachLetters } from './breach-letters.server.ts'

const letter = {
	what: 'On 20 November 2026 someone opened profiles with a stolen password.',
	fields: 'name, phone',
	risk: 'Strangers may call you.',
	done: 'We ended the session.',
	advice: 'Do not share codes.',
}
const between = () => ({ from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) })

test('a letter goes to each person whose data was read, once, by email or SMS, and to no one else', async () => {
	const operator = await anOperator()
	const [asha, ravi] = [await aSpecialist({ email: 'asha@example.org' }), await aSpecialist({ email: null })]
	await aSpecialist({ email: 'other@example.org' })
	for (const { specialistId } of [asha, ravi]) await recordTeamAccess(operator, specialistId, 'A question.')
	await db.delete(deliveries)

	expect(await sendBreachLetters(between(), letter, '2026-11-20')).toBe(2)
	await sendBreachLetters(between(), letter, '2026-11-20')

	const sent = (await db.select().from(deliveries)).map(({ id, channel, payload }) => ({
		channel,
		...JSON.parse((payload && unseal('delivery', id, payload)) ?? '{}'),
	}))
	expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
	const mail = sent.find(({ channel }) => channel === 'email')
	expect(mail.to).toBe('asha@example.org')
	for (const part of Object.values(letter)) expect(mail.text).toContain(part)
	expect(await db.$count(notifications, eq(notifications.accountId, asha.accountId))).toBe(1)
})

test('each person reads the letter in the language of their account, and in English where it was not written in theirs', async () => {
	const operator = await anOperator()
	const hindi = { ...letter, what: 'किसी ने प्रोफ़ाइल खोलीं।', risk: 'आपको अनजान कॉल आ सकते हैं।' }
	for (const language of ['en', 'hi', 'mr'] as const) {
		const person = await aSpecialist({ email: `${language}@example.org` })
		await db.update(accounts).set({ language }).where(eq(accounts.id, person.accountId))
		await recordTeamAccess(operator, person.specialistId, 'A question.')
	}
	await db.delete(deliveries)

	await sendBreachLetters(between(), { ...letter, in: { hi: hindi } }, '2026-11-21')

	const mails = (await db.select().from(deliveries)).map(({ id, payload }) =>
		JSON.parse((payload && unseal('delivery', id, payload)) ?? '{}'),
	)
	const mailTo = (language: string) => mails.find(({ to }) => to === `${language}@example.org`)
	expect(mailTo('hi')).toMatchObject({ subject: 'सुरक्षा की एक घटना का असर आपके डेटा पर हुआ है' })
	for (const part of [hindi.what, hindi.risk, letter.advice]) expect(mailTo('hi').text).toContain(part)
	expect(mailTo('hi').text).not.toContain(letter.what)
	expect(mailTo('mr')).toMatchObject({ subject: 'सुरक्षेच्या एका घटनेचा परिणाम आपल्या डेटावर झाला आहे' })
	expect(mailTo('mr').text).toContain(letter.what)
	expect(mailTo('en').text).toContain(letter.what)
	expect(mailTo('en').text).not.toMatch(/\p{Script=Devanagari}/u)
})

test('drill: CERT-In and each person within 6 hours of noticing, the Board within 72', () => {
	const noticedAt = new Date('2026-11-20T10:00:00+05:30')
	const after = (minutes: number) => new Date(noticedAt.getTime() + minutes * 60_000)

	expect(breachDeadlines(noticedAt)).toEqual({ certIn: after(360), people: after(360), board: after(72 * 60) })
	expect(lateAfterBreach(noticedAt, {}, after(360))).toEqual([])
	expect(lateAfterBreach(noticedAt, {}, after(361))).toEqual(['certIn', 'people'])
	expect(lateAfterBreach(noticedAt, { certIn: after(300), people: after(400) }, after(500))).toEqual(['people'])
	const all = { certIn: after(300), people: after(350), board: after(72 * 60) }
	expect(lateAfterBreach(noticedAt, all, after(99_999))).toEqual([])
	expect(lateAfterBreach(noticedAt, { certIn: after(300), people: after(350) }, after(72 * 60 + 1))).toEqual(['board'])
})
