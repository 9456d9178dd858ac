import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, only } from '#app/platform/database/db.server.ts'
import { newestCodeTo } from '#app/platform/delivery/sending-fixtures.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { deliveries, demoOutbox, whatsappPace } from '#app/platform/tables.server.ts'
import { type ConsentKey, consentVersion } from '../consent-notice.ts'
import { anAccount, aPhone } from '../fixtures.server.ts'
import { deviceTokenOf } from './known-device.server.ts'
import { findChallenge, resendCode, startChallenge } from './phone-code.server.ts'
import { signInWithCode } from './phone-sign-in.server.ts'
import {
	accounts,
	type ChallengeIntent,
	consentReceipts,
	knownDevices,
	phoneChallenges,
	phoneCodes,
	sessions,
	signInEvents,
} from '../tables.server.ts'

const here = '203.0.113.7'
const intent: ChallengeIntent = { flow: 'register', name: 'Dr Asha Menon', consents: ['account', 'applications'] }
const failed = { ok: false, failure: 'wrong-code' }

/** Asks for a code and lets it leave. */
async function aChallenge(phone = aPhone(), address = here) {
	const started = await startChallenge(phone, intent, { address })
	if (!started.ok) throw new Error('No code may be sent')
	return { phone, token: started.token, code: await newestCodeTo(phone) }
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

type Circumstances = { address?: string; cookie?: string; name?: string; consents?: ConsentKey[] }

function answer(token: string, code: string | null, { address = here, cookie = '', ...details }: Circumstances = {}) {
	const request = new Request('http://localhost/doctors/register/code', { headers: { cookie } })
	return signInWithCode({ token, code, address, request, ...details }, async () => undefined)
}

const later = (interval: string) => ({ at: sql`${signInEvents.at} - ${interval}::interval` })
async function timePasses(interval: string) {
	await db.update(signInEvents).set(later(interval))
	await db.update(phoneCodes).set({ createdAt: sql`${phoneCodes.createdAt} - ${interval}::interval` })
	await db.update(deliveries).set({ sentAt: sql`${deliveries.sentAt} - ${interval}::interval` })
	await db.update(phoneChallenges).set({ expiresAt: sql`${phoneChallenges.expiresAt} - ${interval}::interval` })
}

const details = { name: 'Dr Asha Menon', consents: ['account', 'applications'] } satisfies Circumstances

test('a code comes in the language of the page on which it was asked for', async () => {
	const phone = aPhone()
	await inLanguage('mr', () => startChallenge(phone, { flow: 'login' }, { address: here }))
	const code = await newestCodeTo(phone)

	const [sent] = await db.select({ text: demoOutbox.text }).from(demoOutbox).where(eq(demoOutbox.to, phone))
	expect(sent?.text).toMatch(new RegExp(`^${code} हा आपला [^]*\n\n@\\S+ #${code}$`))
})

test('a new number that logs in gets an account once its owner has added a name and agreed, without another code', async () => {
	const phone = aPhone()
	const started = await startChallenge(phone, { flow: 'login' }, { address: here })
	const token = started.ok ? started.token : ''
	const code = await newestCodeTo(phone)

	expect(await answer(token, null, details)).toEqual(failed)
	expect(await answer(token, code)).toEqual({ ok: false, failure: 'needs-details' })
	expect((await findChallenge(token))?.isProved).toBe(true)
	expect(await answer(token, null, { name: details.name })).toEqual({ ok: false, failure: 'needs-details' })
	expect(await answer(token, null, { consents: details.consents })).toEqual({ ok: false, failure: 'needs-details' })
	expect(await db.$count(accounts)).toBe(0)

	expect(await answer(token, null, details)).toMatchObject({
		ok: true,
		value: { isNew: true, intent: { name: details.name } },
	})
	expect(await answer(token, null, details)).toEqual(failed)
	const receipts = await db.select().from(consentReceipts).orderBy(consentReceipts.item)
	expect(receipts).toMatchObject(
		['account', 'applications'].map((item) => ({ item, version: consentVersion, language: 'en' })),
	)
})

test('a code that was right counts for a new number only as long as its challenge', async () => {
	const phone = aPhone()
	const started = await startChallenge(phone, { flow: 'login' }, { address: here })
	const token = started.ok ? started.token : ''
	await answer(token, await newestCodeTo(phone))

	await timePasses('31 minutes')

	expect(await answer(token, null, details)).toEqual(failed)
})

test('a code says that it has expired five minutes after it was sent', async () => {
	const { token } = await aChallenge()
	const isExpired = async () => (await findChallenge(token))?.isExpired

	expect(await isExpired()).toBe(false)
	await timePasses('5 minutes')
	expect(await isExpired()).toBe(true)
})

test('a known number needs no consent to log in, and a wrong code says nothing about either', async () => {
	const account = await anAccount()
	const started = await startChallenge(account.phone ?? '', { flow: 'register' }, { address: here })
	const token = started.ok ? started.token : ''
	const code = await newestCodeTo(account.phone ?? '')

	expect(await answer(token, wrong(code))).toEqual(failed)
	expect(await answer(token, code)).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await db.$count(consentReceipts)).toBe(0)
})

test('a new number gets an account and a session, a known one a session', async () => {
	const first = await aChallenge()
	const registered = await answer(first.token, first.code)
	const second = await aChallenge(first.phone)

	const again = await answer(second.token, second.code)

	expect(registered).toMatchObject({ ok: true, value: { isNew: true } })
	expect(again).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await db.$count(accounts)).toBe(1)
	expect(await db.$count(sessions)).toBe(2)
})

test('of many wrong codes at once, from as many addresses, five are compared', async () => {
	const { token, code, phone } = await aChallenge()

	const answers = await Promise.all(
		Array.from({ length: 40 }, (_, at) => answer(token, wrong(code), { address: `198.51.100.${at}` })),
	)

	expect(answers).toEqual(answers.map(() => failed))
	expect(only(await db.select().from(phoneChallenges)).attempts).toBe(5)
	expect(await db.$count(signInEvents, eq(signInEvents.kind, 'compare'))).toBe(5)
	// Spent: not even the right one opens it now.
	expect(await answer(token, code)).toEqual(failed)
	expect(await db.$count(accounts, eq(accounts.phone, phone))).toBe(0)
})

test('the right code many times at once opens one session', async () => {
	const { token, code } = await aChallenge()

	const answers = await Promise.all(
		Array.from({ length: 30 }, (_, at) => answer(token, code, { address: `198.51.100.${at}` })),
	)

	expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
	expect(answers.filter(({ ok }) => !ok)).toEqual(Array(29).fill(failed))
	expect(await db.$count(sessions)).toBe(1)
	expect(await db.$count(accounts)).toBe(1)
})

test('two browsers that register one new number at once share one account', async () => {
	const phone = aPhone()
	const first = await aChallenge(phone)
	await timePasses('31 seconds')
	const second = await aChallenge(phone)

	const answers = await Promise.all([answer(first.token, first.code), answer(second.token, second.code)])

	expect(answers.map((signedIn) => signedIn.ok)).toEqual([true, true])
	expect(await db.$count(accounts)).toBe(1)
	expect(await db.$count(sessions)).toBe(2)
})

test('after ten failures for one number nothing is compared for an hour, however many challenges are tried at once', async () => {
	const phone = aPhone()
	const challenges = []
	for (const _ of [1, 2, 3]) {
		challenges.push(await aChallenge(phone))
		await timePasses('31 seconds')
	}

	const answers = await Promise.all(
		challenges.flatMap(({ token, code }, at) =>
			Array.from({ length: 5 }, (_, n) => answer(token, wrong(code), { address: `198.51.${at}.${n}` })),
		),
	)

	expect(answers.filter((given) => 'failure' in given)).toHaveLength(10)
	const refused = answers.flatMap((given) => ('waitSeconds' in given ? [given.waitSeconds] : []))
	expect(refused).toHaveLength(5)
	expect(Math.min(...refused)).toBeGreaterThan(3_500)
	expect(Math.max(...refused)).toBeLessThanOrEqual(3_600)
})

/** A browser that has logged in to the account of a number, as its cookie and as limits see it. */
async function aKnownBrowser(phone = aPhone()) {
	await anAccount({ phone })
	const own = await aChallenge(phone)
	const signedIn = await answer(own.token, own.code)
	if (!signedIn.ok) throw new Error('Not signed in')
	const cookie = (signedIn.value.cookies.at(-1) ?? '').split(';')[0] ?? ''
	await timePasses('1 minute')
	const device = await deviceTokenOf(new Request('http://localhost/', { headers: { cookie } }))
	return { phone, cookie, device, ask: (address = here) => startChallenge(phone, intent, { address, device }) }
}

test('a browser that the account knows is not locked out by the failures of strangers', async () => {
	const { phone, cookie, ask } = await aKnownBrowser()
	const theirs = []
	for (const _ of [1, 2]) {
		theirs.push(await aChallenge(phone, '198.51.100.1'))
		await timePasses('31 seconds')
	}
	for (const { token, code } of theirs)
		for (const _ of [1, 2, 3, 4, 5]) await answer(token, wrong(code), { address: '198.51.100.1' })

	const asked = await ask()
	const token = asked.ok ? asked.token : ''
	const code = await newestCodeTo(phone)

	expect(await answer(token, wrong(code), { address: '198.51.100.1' })).toMatchObject({
		waitSeconds: expect.any(Number),
	})
	expect(await answer(token, code, { cookie })).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await db.$count(knownDevices)).toBe(1)
})

test('a browser that the account knows gets its code after strangers have had all those of the number, and three in ten minutes', async () => {
	const { phone, ask } = await aKnownBrowser()
	for (const at of [1, 2, 3, 4, 5, 6, 7]) {
		await startChallenge(phone, intent, { address: `198.51.100.${at}` })
		await timePasses('31 seconds')
	}
	expect(await startChallenge(phone, intent, { address: here })).toMatchObject({ ok: false })

	const asked = []
	for (const _ of [1, 2, 3, 4]) {
		asked.push((await ask()).ok)
		asked.push((await ask()).ok)
		await timePasses('31 seconds')
	}

	// Each second time it has to wait for half a minute, and the fourth for ten.
	expect(asked).toEqual([true, false, true, false, true, false, false, false])
})

test('a browser that the account knows gets its code after strangers have asked for ten to the numbers beside it', async () => {
	const [own = '', ...others] = neighbours(12)
	const { ask } = await aKnownBrowser(own)
	for (const [at, phone] of others.entries()) await startChallenge(phone, intent, { address: `198.51.100.${at}` })

	// Another browser gets the same answer for every number, so it cannot tell whether there is an account.
	expect(await startChallenge(own, intent, { address: here })).toMatchObject({ ok: false })
	expect(await ask()).toMatchObject({ ok: true })
})

test('a browser that the account knows does not wait for what its address did: neighbours behind one router', async () => {
	const { phone, cookie, ask } = await aKnownBrowser()
	const { token, code } = await aChallenge()
	await answer(token, wrong(code))
	const [row] = await db.select().from(signInEvents).where(eq(signInEvents.kind, 'compare'))
	await db
		.insert(signInEvents)
		.values(Array.from({ length: 60 }, () => ({ kind: 'compare' as const, key: row?.key ?? '' })))
	await db
		.insert(signInEvents)
		.values(Array.from({ length: 60 }, () => ({ kind: 'send' as const, key: row?.key ?? '' })))

	expect(await startChallenge(aPhone(), intent, { address: here })).toMatchObject({ ok: false })
	const asked = await ask()
	expect(await answer(asked.ok ? asked.token : '', await newestCodeTo(phone), { cookie })).toMatchObject({ ok: true })
})

test('a known browser has limits too: after ten wrong codes it waits', async () => {
	const { phone, cookie, ask } = await aKnownBrowser()
	const tried = []
	for (const _ of [1, 2, 3]) {
		const asked = await ask()
		const [token, code] = [asked.ok ? asked.token : '', await newestCodeTo(phone)]
		for (const _ of [1, 2, 3, 4, 5]) tried.push(await answer(token, wrong(code), { cookie }))
		await timePasses('31 seconds')
	}

	expect(tried.slice(0, 10)).toEqual(Array(10).fill(failed))
	expect(tried.slice(10)).toEqual(Array(5).fill({ ok: false, waitSeconds: expect.any(Number) }))
})

test('a right code forgets the failures before it', async () => {
	const { token, code } = await aChallenge()
	await answer(token, wrong(code))

	await answer(token, code)

	expect(await db.$count(signInEvents, eq(signInEvents.kind, 'failure'))).toBe(0)
})

test('a code is bound to the browser that asked for it', async () => {
	const asha = await aChallenge()
	const ravi = await aChallenge(aPhone(), '203.0.113.8')

	expect(await answer(ravi.token, asha.code === ravi.code ? wrong(asha.code) : asha.code)).toEqual(failed)
	expect(await answer('no-such-challenge', asha.code)).toEqual(failed)
	expect(await answer(asha.token, asha.code)).toMatchObject({ ok: true })
})

test.each([
	{ age: '299 seconds', works: true },
	{ age: '301 seconds', works: false },
])('by the clock of the database, a code works $age after it was sent: $works', async ({ age, works }) => {
	const { token, code } = await aChallenge()
	await timePasses(age)

	expect((await answer(token, code)).ok).toBe(works)
})

test('the five minutes begin when the SMS leaves, so an outage does not eat them up', async () => {
	const { token, code } = await aChallenge()
	await db.update(phoneCodes).set({ createdAt: sql`now() - interval '20 minutes'` })

	expect(await answer(token, code)).toMatchObject({ ok: true })
})

test('a code can be sent again after 30 seconds and after 60 more, and every code of the challenge works', async () => {
	const { token, code } = await aChallenge()

	const tooSoon = await resendCode(token, { address: here })
	await timePasses('30 seconds')
	const second = await resendCode(token, { address: here })
	const tooSoonAgain = await resendCode(token, { address: here })
	await timePasses('60 seconds')
	const third = await resendCode(token, { address: here })
	await timePasses('10 minutes 1 second')

	expect(tooSoon).toMatchObject({ ok: false, waitSeconds: expect.any(Number) })
	expect(second).toMatchObject({ ok: true })
	expect(tooSoonAgain).toMatchObject({ ok: false, waitSeconds: expect.any(Number) })
	expect(third).toMatchObject({ ok: true })
	expect(await resendCode(token, { address: here })).toEqual({ ok: false, failure: 'no-more-sends' })
	await db.update(deliveries).set({ sentAt: sql`now()`, status: 'sent', payload: null })
	expect(await answer(token, code)).toMatchObject({ ok: true })
})

test('a code by WhatsApp is one of the three, after the same pause, and works like the others', async () => {
	const { token, phone } = await aChallenge()
	const byWhatsApp = () => resendCode(token, { address: here }, 'whatsapp')

	expect(await byWhatsApp()).toMatchObject({ ok: false, waitSeconds: expect.any(Number) })
	await timePasses('30 seconds')
	expect(await byWhatsApp()).toMatchObject({ ok: true })
	const fresh = await newestCodeTo(phone)
	expect(await findChallenge(token)).toMatchObject({ by: 'whatsapp', delivery: 'sent' })
	const [sent] = await db.select().from(demoOutbox).where(eq(demoOutbox.channel, 'whatsapp'))
	expect(sent).toMatchObject({ to: phone, code: fresh, text: expect.stringContaining(fresh) })
	await timePasses('60 seconds')
	expect(await resendCode(token, { address: here })).toMatchObject({ ok: true })
	await timePasses('10 minutes')
	expect(await byWhatsApp()).toEqual({ ok: false, failure: 'no-more-sends' })

	await db.update(deliveries).set({ sentAt: sql`now()`, status: 'sent', payload: null })
	expect(await answer(token, fresh)).toMatchObject({ ok: true })
})

test('while no SMS gets through, the code comes by WhatsApp at once, within the same limits', async () => {
	const started = await startChallenge(aPhone(), intent, { address: here })
	const token = started.ok ? started.token : ''
	await db.update(deliveries).set({ attempts: 1, failedAt: sql`now()` })

	expect(await resendCode(token, { address: here })).toMatchObject({ ok: false, waitSeconds: expect.any(Number) })
	await Promise.all(Array.from({ length: 6 }, () => resendCode(token, { address: here }, 'whatsapp')))

	expect(await db.$count(deliveries, eq(deliveries.channel, 'whatsapp'))).toBe(1)
	expect(await db.$count(phoneCodes)).toBe(2)
})

test('a day of asking again and again, by SMS and WhatsApp in turn: no more leaves than by SMS alone', async () => {
	const phone = aPhone()
	const leaves = { sms: 0, whatsapp: 0 }
	const ways = ['whatsapp', 'sms', 'whatsapp'] as const
	for (let minute = 0; minute < 24 * 60; minute += 10) {
		const started = await startChallenge(phone, intent, { address: here })
		for (const by of ways) {
			await timePasses('2 minutes')
			if (started.ok) await resendCode(started.token, { address: here }, by)
		}
		await timePasses('4 minutes')
		if (minute % 240 === 0) await db.update(deliveries).set({ attempts: 1, failedAt: sql`now()` })
	}
	const counted = await db.select({ channel: deliveries.channel }).from(deliveries)
	for (const { channel } of counted) if (channel === 'sms' || channel === 'whatsapp') leaves[channel]++

	expect(leaves.whatsapp).toBeGreaterThan(0)
	// The limit of a number in a day.
	expect(leaves.sms + leaves.whatsapp).toBeLessThanOrEqual(10)
})

test('beyond the limit of the month a code that is asked for by WhatsApp comes by SMS, and the page says so', async () => {
	const { token } = await aChallenge()
	await db.insert(whatsappPace).values({ recipient: 'month', taken: 2 ** 30, freeAt: sql`now() + interval '1 day'` })
	await timePasses('30 seconds')
	expect(await resendCode(token, { address: here }, 'whatsapp')).toMatchObject({ ok: true })

	expect(await findChallenge(token)).toMatchObject({ by: 'sms' })
	expect(await db.$count(deliveries, eq(deliveries.channel, 'whatsapp'))).toBe(0)
})

test('the attempts are those of the challenge: sending again does not give new ones', async () => {
	const { token, code, phone } = await aChallenge()
	for (const _ of [1, 2, 3, 4]) await answer(token, wrong(code))
	await timePasses('30 seconds')
	await resendCode(token, { address: here })
	const fresh = await newestCodeTo(phone)

	await answer(token, [code, fresh].includes('000000') ? '000001' : '000000')

	expect(await answer(token, fresh)).toEqual(failed)
	expect(await findChallenge(token)).toMatchObject({ attemptsLeft: 0 })
	expect(await resendCode(token, { address: here })).toEqual({ ok: false, failure: 'expired' })
})

test('many requests for one number at once send one SMS', async () => {
	const phone = aPhone()

	const answers = await Promise.all(
		Array.from({ length: 40 }, (_, at) => startChallenge(phone, intent, { address: `198.51.100.${at}` })),
	)

	expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await db.$count(deliveries)).toBe(1)
})

test('a number gets three codes in ten minutes and five in an hour, from wherever they are asked', async () => {
	const phone = aPhone()
	const sent = []
	for (const [at, wait] of [
		'0 seconds',
		'31 seconds',
		'31 seconds',
		'31 seconds',
		'10 minutes',
		'31 seconds',
		'31 seconds',
	].entries()) {
		await timePasses(wait)
		sent.push((await startChallenge(phone, intent, { address: `198.51.100.${at}` })).ok)
	}

	expect(sent).toEqual([true, true, true, false, true, true, false])
})

/** Numbers of one block of ten thousand. */
const neighbours = (count: number) => Array.from({ length: count }, (_, at) => `+919822${String(123_400 + at)}`)

test('ten texts an hour go to a block of numbers, wherever they are asked, and other blocks are not held up', async () => {
	const sent = []
	for (const [at, phone] of neighbours(12).entries())
		sent.push((await startChallenge(phone, intent, { address: `198.51.100.${at}` })).ok)

	expect(sent.filter(Boolean)).toHaveLength(10)
	expect(await startChallenge('+919822999999', intent, { address: here })).toMatchObject({ ok: true })
})

test('texts that lead to a sign-in do not count against the block', async () => {
	const phones = neighbours(14)
	const signedIn = []
	for (const [at, phone] of phones.entries()) {
		const { token, code } = await aChallenge(phone, `198.51.100.${at}`)
		signedIn.push((await answer(token, code, { address: `198.51.100.${at}` })).ok)
	}

	expect(signedIn).toEqual(phones.map(() => true))
})

test('the browser that asked a moment ago goes on with its code', async () => {
	const phone = aPhone()
	const first = await aChallenge(phone)

	const again = await startChallenge(phone, { ...intent, name: 'Dr Asha R. Menon' }, { address: here }, first.token)
	const another = await startChallenge(aPhone(), intent, { address: '203.0.113.9' }, first.token)

	expect(again).toEqual({ ok: true, token: first.token })
	expect(another.ok && another.token).not.toBe(first.token)
	expect((await findChallenge(first.token))?.intent.name).toBe('Dr Asha R. Menon')
	expect(await db.$count(phoneCodes)).toBe(2)
})

test('known, unknown and suspended numbers are answered alike until the code is proved', async () => {
	const known = await anAccount()
	const suspended = await anAccount({ suspendedAt: new Date() })
	const phones = [known.phone ?? '', suspended.phone ?? '', aPhone()]

	const challenges = []
	for (const [at, phone] of phones.entries()) challenges.push(await aChallenge(phone, `198.51.100.${at}`))

	const shown = await Promise.all(challenges.map(({ token }) => findChallenge(token)))
	expect(shown.map((challenge) => ({ ...challenge, phone: '' }))).toEqual(
		Array(3).fill({
			phone: '',
			intent,
			attemptsLeft: 5,
			isExpired: false,
			isProved: false,
			resendInSeconds: 30,
			delivery: 'sent',
			by: 'sms',
		}),
	)
	expect(await Promise.all(challenges.map(({ token, code }) => answer(token, wrong(code))))).toEqual(
		Array(3).fill(failed),
	)
	const [, theirs] = challenges
	expect(await answer(theirs?.token ?? '', theirs?.code ?? '')).toEqual({
		ok: false,
		failure: 'suspended',
		accountId: expect.any(String),
		reason: null,
	})
	expect(await db.$count(sessions)).toBe(0)
})

test('neither the code nor its challenge can be read out of the database', async () => {
	const { token, code } = await aChallenge()

	const stored = JSON.stringify([
		await db.select().from(phoneChallenges),
		await db.select().from(phoneCodes),
		await db
			.select()
			.from(deliveries)
			.where(inArray(deliveries.status, ['sent'])),
		await db.select().from(signInEvents),
	])

	expect(stored).not.toContain(token)
	expect(stored).not.toContain(`"${code}"`)
	expect(only(await db.select().from(phoneCodes)).mac).toHaveLength(32)
})

test('a number opens a specialist, never an account of another kind', async () => {
	const phone = aPhone()
	await anAccount({ kind: 'member', phone })
	const { token, code } = await aChallenge(phone)

	await expect(answer(token, code)).rejects.toThrow()
	expect(await db.$count(sessions)).toBe(0)
})
