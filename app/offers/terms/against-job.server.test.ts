import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob, noTerms } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { termsOf, type Terms } from '#app/jobs/terms/terms.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { someTerms } from '../fixtures.server.ts'
import { findLetter, letterPdf } from '../letter.server.ts'
import { makeOffer } from '../make-offer.server.ts'
import { findMyOffer } from '../queries.server.ts'
import { answerOffer } from '../responding.server.ts'
import { offerInput, offerOf } from '../schema.server.ts'
import { offers } from '../tables.server.ts'
import { differencesFrom } from './against-job.ts'

const ofJob: Terms = { ...noTerms, bond: 'none', certificatesNeverKept: true, engagement: 'employee', payDay: 7 }
const bond = { bond: 'amount', bondAmount: 20_000_000n, bondMonths: 24, bondFor: 'ICU training' } as const

async function received(terms: Terms = ofJob) {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, ...terms, payMinPaise: 30_000_000n, payMaxPaise: null })
	return { ...(await anApplication({ job, stage: 'interview' })), member, job }
}
const stored = async (offerId: string) => only(await db.select().from(offers).where(eq(offers.id, offerId)))
function made(offering: Awaited<ReturnType<typeof makeOffer>>) {
	if (!offering.ok) throw new Error(offering.failure)
	return offering.value.offerId
}

test('an offer states the terms of its job unless it says something else, and then there is no difference', async () => {
	const { member, id, version } = await received()

	const offer = await stored(made(await makeOffer(member, id, { ...someTerms(), version })))

	expect(termsOf(offer)).toEqual(ofJob)
	expect(offer.differences).toEqual([])
})

test('a difference is not sent without a reason, and is read by both sides with it', async () => {
	const { member, id, version, specialist } = await received()
	const input = { ...someTerms(), version, stated: { ...ofJob, ...bond, payDay: 20, leaveDaysPerYear: 24 } }
	const said = { label: 'Bond', inJob: 'No bond', inOffer: '₹2 lakh for 24 months, for ICU training' }

	expect(await makeOffer(member, id, input)).toMatchObject({
		failure: 'unexplained',
		differences: [{ name: 'bond', ...said }, { name: 'pay-day' }],
	})
	expect(await makeOffer(member, id, { ...input, reasons: { bond: 'We pay for the course.' } })).toMatchObject({
		failure: 'unexplained',
		differences: [{ name: 'pay-day' }],
	})
	const reasons = { bond: 'We pay for the course.', 'pay-day': 'Our payroll runs on the 15th.' }
	const offerId = made(await makeOffer(member, id, { ...input, reasons }))

	const offer = await findMyOffer(specialist, offerId)
	expect(offer?.differences).toEqual([
		{ name: 'bond', ...said, why: 'We pay for the course.' },
		expect.objectContaining({ name: 'pay-day', why: 'Our payroll runs on the 15th.' }),
		{ name: 'leave', label: 'Leave', inJob: 'Not stated', inOffer: '24 days a year', why: null },
	])
	const letter = await findLetter(specialist, offerId)
	if (!letter) throw new Error('There is no letter')
	const pdf = await getDocumentProxy(new Uint8Array(await letterPdf(letter, new Date())))
	const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
	expect(text).toContain('Bond. Job: No bond. This offer: ₹2 lakh for 24 months, for ICU training.')
	expect(text).toContain('Reason: We pay for the course.')
})

test('it is accepted only with each difference by itself; declining needs none', async () => {
	const { member, id, version, specialist } = await received()
	const input = { ...someTerms(), version, stated: { ...ofJob, ...bond, restraintMonths: 6 } }
	const reasons = { bond: 'The course.', restraint: 'Patients follow.' }
	const offerId = made(await makeOffer(member, id, { ...input, reasons }))
	const accept = (agreed?: string[]) =>
		answerOffer(specialist, offerId, { to: 'accepted', reason: null, ...(agreed ? { agreed } : {}) })

	for (const agreed of [undefined, [], ['bond'], ['restraint', 'pay']])
		expect(await accept(agreed)).toEqual({ ok: false, failure: 'differences-open' })
	expect(await accept(['bond', 'restraint'])).toMatchObject({ ok: true })

	const other = await received()
	const second = await makeOffer(other.member, other.id, { ...input, version: other.version, reasons })
	expect(await answerOffer(other.specialist, made(second), { to: 'declined', reason: null })).toMatchObject({
		ok: true,
	})
})

test('a job that changes afterwards changes nothing about what was offered', async () => {
	const { member, id, version, job, specialist } = await received()
	const stated = { ...ofJob, noticePeriodDays: 30 }
	const offerId = made(await makeOffer(member, id, { ...someTerms(), version, stated }))

	await db.update(jobs).set({ noticePeriodDays: 30 }).where(eq(jobs.id, job.id))

	expect((await findMyOffer(specialist, offerId))?.differences).toMatchObject([{ name: 'notice', inJob: 'Not stated' }])
})

test('less pay than the job says is a difference, and another unit; more is none', () => {
	const job = { terms: ofJob, payMinPaise: 10_000_000n, payMaxPaise: 12_000_000n, payUnit: 'month' as const }
	const of = (payPaise: bigint, payUnit: 'month' | 'shift' = 'month') =>
		differencesFrom(job, { terms: ofJob, payPaise, payUnit }).map(({ inJob, inOffer }) => `${inJob} → ${inOffer}`)

	expect(of(10_000_000n)).toEqual([])
	expect(of(15_000_000n)).toEqual([])
	expect(of(9_000_000n)).toEqual(['₹1–1.2 lakh a month → ₹90,000 a month'])
	expect(of(15_000_000n, 'shift')).toEqual(['₹1–1.2 lakh a month → ₹1,50,000 a shift'])
	expect(differencesFrom({ ...job, payMinPaise: null }, { terms: ofJob, payPaise: 1n, payUnit: 'month' })).toEqual([])
})

test('the form brings terms and reasons, and every offer promises that certificates are not kept', () => {
	const form = new FormData()
	const typed = { payPaise: '3,20,000', payUnit: 'month', startsOn: '2099-01-01', message: 'Welcome.', version: '1' }
	const terms = { bond: 'amount', bondAmount: '2 lakh', bondMonths: '24 months', 'why-bond': 'We pay for the course.' }
	for (const [name, value] of Object.entries({ ...typed, ...terms })) form.append(name, value)

	const parsed = parseFormData(form, offerInput('2098-06-01'))

	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem))
	const { stated, reasons } = offerOf(parsed.value)
	expect(stated).toEqual({ ...noTerms, ...bond, bondFor: null, certificatesNeverKept: true })
	expect(reasons.bond).toBe('We pay for the course.')
	expect(reasons.leave).toBeNull()
})

test('a bond in an offer has its amount and its months', () => {
	const form = new FormData()
	const typed = { payPaise: '3,20,000', payUnit: 'month', startsOn: '2099-01-01', message: 'Welcome.', version: '1' }
	for (const [name, value] of Object.entries({ ...typed, bond: 'amount' })) form.append(name, value)

	const parsed = parseFormData(form, offerInput('2098-06-01'))

	const required = ['This field is required']
	expect(parsed).toMatchObject({ ok: false, problem: { fields: { bondAmount: required, bondMonths: required } } })
})

test('what the hospital writes about a difference is read before it goes out', async () => {
	const { member, id, version } = await received()
	const demand = 'Deposit ₹15,000 as caution money, originals remain with us for 24 months.'
	for (const input of [
		{ stated: { ...ofJob, ...bond }, reasons: { bond: demand } },
		{ stated: { ...ofJob, ...bond, bondFor: 'Originals remain with us' }, reasons: { bond: 'The course.' } },
	])
		expect(await makeOffer(member, id, { ...someTerms(), version, ...input })).toMatchObject(
			input.reasons.bond === demand ? { ok: true, value: { isHeld: true } } : { ok: false, failure: 'in-review' },
		)
})
