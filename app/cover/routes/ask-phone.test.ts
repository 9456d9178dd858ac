import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { confirmPhone, findMemberPhone, removePhone, sendPhoneCode } from '#app/hospitals/team/member-phone.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { challengeCookie } from '#app/identity/sessions/cookies.server.ts'
import { signInWithCode } from '#app/identity/sign-in/phone-sign-in.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newestCodeTo, sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { demoOutbox } from '#app/platform/tables.server.ts'
import { aPhone, aSession } from '#app/identity/fixtures.server.ts'
import { redirectOf, routeArgs } from '#test/ask-route.ts'
import { acceptCover, giveBackCover, reportProgress } from '../answering/answers.server.ts'
import { askNext, tendCover } from '../asking/cascade.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor, hoursFromNow } from '../fixtures.server.ts'
import { findMyCover } from '../my-cover.server.ts'
import { coverRequests } from '../tables.server.ts'
import { lockCover } from '../transitions.server.ts'
import { action, loader } from './ask.tsx'

/** Sends what waits, and reads every SMS to this number, the newest last. */
async function smsTo(phone: string) {
	await sendQueued()
	return db.select().from(demoOutbox).where(eq(demoOutbox.to, phone)).orderBy(demoOutbox.createdAt)
}
const typed = (changes: Record<string, string> = {}) => {
	const ist = (hours: number) => hoursFromNow(5.5 + hours).toISOString()
	return {
		...{ site: '', speciality: 'anesthesiologist', work: 'LSCS, twins', urgency: 'emergency', patient: 'adult' },
		...{ date: ist(3).slice(0, 10), from: ist(3).slice(11, 16), to: ist(5).slice(11, 16), pay: '6,000', unit: 'case' },
		...changes,
	}
}
type Problem = {
	data: { fields: Record<string, string[]>; values: Record<string, string> }
	init: { status: number; headers?: Record<string, string> }
}
async function send(as: Member, form: Record<string, string>, challenge = '') {
	const { cookie } = await aSession({ id: as.accountId, kind: 'member' })
	return action(await routeArgs('/hospital/cover/new', { form, cookie: `${cookie}; ${challenge}` }))
}
const sentTo = async (answer: ReturnType<typeof send>) => (await redirectOf(await answer)).to
/** A member with a proved number. */
async function reachable(story: Parameters<typeof aMember>[0] = {}) {
	const phone = aPhone()
	return { member: await aMember({ ...story, phone }), phone }
}

test('an emergency is sent once the member has proved a number, and nothing that was typed is lost on the way', async () => {
	const [as, phone] = [await aMember(), aPhone()]
	expect((await loader(await routeArgs('/hospital/cover/new', { as }))).asksPhone).toBe(true)

	const without = (await send(as, typed())) as unknown as Problem
	expect(without.init.status).toBe(422)
	expect(without.data.fields['phone']?.[0]).toContain('Enter your mobile number')
	expect(without.data.values).toMatchObject({ work: 'LSCS, twins', pay: '6,000' })

	const asked = (await send(as, typed({ phone: phone.slice(3) }))) as unknown as Problem
	expect(asked.data.fields['code']?.[0]).toContain('Enter the 6-digit code')
	expect(asked.data.values).toMatchObject({ work: 'LSCS, twins', phone: phone.slice(3) })
	const cookie = asked.init.headers?.['Set-Cookie']?.split(';')[0] ?? ''
	const code = await newestCodeTo(phone)
	const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
	const refused = (await send(as, typed({ phone, code: wrong }), cookie)) as unknown as Problem
	expect(refused.data.fields['code']?.[0]).toContain('not right')
	expect(await db.$count(coverRequests)).toBe(0)

	expect(await sentTo(send(as, typed({ phone, code }), cookie))).toMatch(/^\/hospital\/cover\//)
	expect(await findMemberPhone(as)).toBe(phone)
	expect(await db.$count(coverRequests)).toBe(1)
	expect((await loader(await routeArgs('/hospital/cover/new', { as }))).asksPhone).toBe(false)
	expect(await sentTo(send(as, typed()))).toMatch(/^\/hospital\/cover\//)
})

test('what is planned is sent without a number', async () => {
	const as = await aMember()
	expect(await sentTo(send(as, typed({ urgency: 'elective', phone: '', code: '' })))).toMatch(/^\/hospital\/cover\//)
	expect(await findMemberPhone(as)).toBeNull()
})

test('the code of one member proves the number of no other, and logs no one in', async () => {
	const [member, other, phone] = [await aMember(), await aMember(), aPhone()]
	const sent = await sendPhoneCode(member, phone, { address: '203.0.113.7' }, undefined)
	if (!sent.ok) throw new Error('No code')
	const code = await newestCodeTo(phone)
	const request = new Request('http://localhost/doctors/register/code', {
		headers: { cookie: await challengeCookie.serialize(sent.token) },
	})
	const { token } = sent
	const caller = { address: '203.0.113.7' }

	const welcome = async () => undefined
	const details = { name: 'Dr Asha Menon', consents: ['account' as const, 'applications' as const] }
	expect(await signInWithCode({ token, code, address: caller.address, request, ...details }, welcome)).toMatchObject({
		ok: false,
	})
	const again = await sendPhoneCode(member, aPhone(), caller, undefined)
	expect(
		again.ok && (await confirmPhone(other, { token: again.token, code: await newestCodeTo(phone), caller })),
	).toMatchObject({ ok: false })
	expect([await findMemberPhone(member), await findMemberPhone(other)]).toEqual([null, null])
})

test('the member who asked reads by SMS who accepted, is on the way, cannot come, and that no one came; colleagues do not', async () => {
	const { member, phone } = await reachable()
	const colleague = await reachable({ hospitalId: member.hospitalId })
	const specialist = await aCoverSpecialist()
	const request = await aCoverRequest({ member, urgency: 'emergency' })
	await askFor(request.id, [specialist.specialistId])

	await acceptCover(specialist, request.id, { mayTire: true })
	await reportProgress(specialist, request.id, 'on-the-way')
	await reportProgress(specialist, request.id, 'on-the-way')
	await giveBackCover(specialist, request.id, 'My car broke down.')
	await db
		.update(coverRequests)
		.set({ startsAt: sql`now() - interval '1 minute'` })
		.where(eq(coverRequests.id, request.id))
	await tendCover.run({})

	const texts = (await smsTo(phone)).map(({ text }) => text)
	expect(texts).toEqual([
		expect.stringMatching(/ will cover LSCS, /),
		expect.stringMatching(/ is on the way: LSCS, /),
		expect.stringMatching(/ can no longer cover LSCS, /),
		expect.stringMatching(/^No one accepted before the start: LSCS, /),
	])
	expect(await smsTo(colleague.phone)).toEqual([])
})

test('not accepted yet goes out when the page says it, after the pause of a wave and not before, whoever there is', async () => {
	const { member, phone } = await reachable()
	const request = await aCoverRequest({ member, urgency: 'emergency', startsIn: 30 })
	const next = () =>
		db.transaction(async (tx) => {
			const locked = await lockCover(tx, request.id)
			if (locked) await askNext(tx, { ...locked, now: new Date('2026-11-30T06:00:00Z') })
		})
	await db
		.update(coverRequests)
		.set({ startsAt: new Date('2026-11-30T12:00:00Z'), endsAt: new Date('2026-11-30T14:00:00Z') })
		.where(eq(coverRequests.id, request.id))

	await next()
	expect(await smsTo(phone)).toEqual([])
	await next()
	expect((await smsTo(phone)).map(({ text }) => text)).toEqual([expect.stringMatching(/^Not accepted yet: LSCS, /)])
	await next()
	expect(await smsTo(phone)).toHaveLength(1)
})

test('the specialist reads whom to call after accepting and not before, and no longer once the number is removed', async () => {
	const { member, phone } = await reachable({ name: 'Meera Joshi' })
	const specialist = await aCoverSpecialist()
	const request = await aCoverRequest({ member })
	await askFor(request.id, [specialist.specialistId])

	expect((await findMyCover(specialist, request.id))?.asker).toBeNull()
	await acceptCover(specialist, request.id, { mayTire: true })
	expect((await findMyCover(specialist, request.id))?.asker).toMatchObject({ name: 'Meera Joshi' })
	expect((await smsTo(phone)).length).toBe(1)
	await removePhone(member)
	expect((await findMyCover(specialist, request.id))?.asker).toBeNull()
})
