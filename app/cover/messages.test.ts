import { expect, test } from 'vitest'
import { smsTemplates } from '#app/notifications/sms-templates.ts'
import { writeSms } from '#app/platform/delivery/sms-template.ts'
import { coverAfterForSpecialist, coverAfterForTeam, coverAsked, coverCancelled, coverUnfilled } from './messages.ts'

const cover = {
	id: '1',
	hospital: 'Lakeside Heart Institute',
	hospitalName: 'Lakeside Heart Institute',
	hospitalInSms: 'Lakeside Heart Institute',
	work: 'LSCS',
	city: 'Pune',
	startsAt: new Date('2026-12-30T05:30:00Z'),
	endsAt: new Date('2026-12-30T17:00:00Z'),
	payPaise: 600_000n,
	payUnit: 'case',
} as const

test('the SMS says until when, which operators would cut off in a longer text', () => {
	const asked = coverAsked.write({ ...cover, isAgain: false, link: '/c/TOKEN' })
	const cancelled = coverCancelled.write({ ...cover, reason: 'Not needed.' })
	const texts = [asked, cancelled].map(({ sms }) => {
		if (!sms) throw new Error('No SMS')
		const params = { ...sms.params, url: 'https://theatrelist.example/cover/1' }
		return writeSms(smsTemplates[sms.template], params as never).text
	})

	for (const text of texts) expect(text).toContain('LSCS, 30 Dec, 11:00 am to 10:30 pm')
})

test('no text says that everyone has been asked, for there may have been no one', () => {
	for (const facts of coverUnfilled.examples) {
		const text = JSON.stringify(coverUnfilled.write(facts))
		expect(text).toMatch(/No other specialist (who takes calls at night )?is available now/)
		expect(text).not.toMatch(/(everyone|all) .*(has|have) been asked/i)
	}
})

test('emails about hours say what is due for them, and none where nothing is', () => {
	for (const message of [coverAfterForSpecialist, coverAfterForTeam])
		for (const facts of message.examples) {
			const text = JSON.stringify(message.write(facts).email)
			if (facts.due === null) expect(text).not.toContain('Amount due')
			else expect(text).toContain('Amount due: ₹6,000.')
		}
})

test('what is sent about entered hours names these and not the hours asked for, with the reason given', () => {
	const hours = 'Wed, 30 Dec 2026, 11:00 am to 10:30 am IST the next day (23 h 30 min)'
	const [from, to] = [cover.startsAt, new Date('2026-12-31T05:00:00Z')]
	const facts = { ...cover, specialistName: 'Dr Asha Menon', due: '₹6,000', worked: { startsAt: from, endsAt: to } }
	const news = [
		...(['confirmed', 'answer-hours', 'pay'] as const).map((what) => ({ ...facts, what })),
		...(['settled', 'came'] as const).map((what) => ({ ...facts, what, reason: 'The relief did not come.' })),
		{ ...facts, what: 'hours' as const, from, to, reason: 'The relief did not come.' },
	]

	for (const message of [coverAfterForSpecialist, coverAfterForTeam])
		for (const one of news) {
			const text = JSON.stringify(message.write(one).email)
			expect([one.what, text]).toEqual([one.what, expect.stringContaining(hours)])
			expect(text).not.toContain('10:30 pm')
			if ('reason' in one) expect(text).toContain('The relief did not come.')
		}
})

test('the email that asks names the city of a hospital of one site, and of a group the site instead', () => {
	const named = 'Lakeside Heart Institute, Kothrud, Pune'
	const leadOf = (hospitalName: string) =>
		coverAsked.write({ ...cover, hospitalName, isAgain: false, link: '/c/TOKEN' }).email?.[0]

	expect(leadOf(cover.hospital)).toMatch(/^Lakeside Heart Institute, Pune, needs cover: /)
	expect(leadOf(named)).toMatch(/^Lakeside Heart Institute, Kothrud, Pune, needs cover: /)
})
