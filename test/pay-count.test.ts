import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { aCoverRequest } from '#app/cover/fixtures.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { publishPayIn } from '#app/pay/fixtures.server.ts'
import { findUsualPay, listUsualPay } from '#app/pay/queries.server.ts'
import { payRanges } from '#app/pay/tables.server.ts'

const lakh = 10_000_000n
const nagpur = { location: 'Nagpur', latitude: 21.1458, longitude: 79.0882 }
const ask = (location = 'Kothrud, Pune', years: number | null = null) =>
	findUsualPay({ speciality: 'anesthesiologist', location, unit: 'month', years })

/** One job each at so many hospitals, for 1, 2, 3 … lakh a month. */
async function pays(count: number, overrides: Parameters<typeof aJob>[0] = {}) {
	for (let at = 1; at <= count; at++) await aJob({ payMinPaise: BigInt(at) * lakh, payMaxPaise: null, ...overrides })
}

test('five hospitals make a figure of their city, published with the next month', async () => {
	await pays(5)
	await publishPayIn(0)
	expect(await ask()).toBeNull()

	await publishPayIn(1)

	expect(await ask()).toMatchObject({
		...{ city: { slug: 'pune', label: 'Pune' }, tooFewIn: { city: null, band: null }, unit: 'month' },
		...{ low: 2n * lakh, median: 3n * lakh, high: 4n * lakh, hospitals: '5–9' },
	})
})

test('four hospitals make none, however many jobs they post', async () => {
	await pays(4)
	const { id: hospitalId } = await aHospital()
	await aJob({ hospitalId, status: 'draft', openedAt: null })
	await aJob({ hospitalId, payUnit: 'shift' })
	await aJob({ hospitalId, payModel: 'share', feeSharePercent: 40 })
	await aJob({ hospitalId: (await aHospital({ status: 'suspended' })).id, status: 'paused' })
	await aJob({ hospitalId, openedAt: new Date('2024-01-01'), status: 'closed', closedAt: new Date('2024-03-01') })
	await aJob({ hospitalId, specialitySlug: 'pediatrician', speciality: 'Pediatrician' })

	await publishPayIn(1)

	expect(await ask()).toBeNull()
})

test('a job that has been open for more than a year still says what is paid', async () => {
	await pays(4)
	await aJob({ openedAt: new Date('2024-01-01') })

	await publishPayIn(1)

	expect(await ask()).not.toBeNull()
})

test('a city with too few shows all of India, and says so', async () => {
	await pays(3)
	await pays(3, nagpur)

	await publishPayIn(1)

	expect(await ask()).toMatchObject({ city: null, tooFewIn: { city: 'Pune' }, hospitals: '5–9' })
	expect(await ask('')).toMatchObject({ city: null, tooFewIn: { city: null } })
})

test('an experience with enough hospitals has a figure of its own, others the one of their city', async () => {
	await pays(5, { experienceMinYears: 0 })
	await pays(5, { experienceMinYears: 6 })

	await publishPayIn(1)

	expect(await ask('Pune', 7)).toMatchObject({ band: '5-10', tooFewIn: { band: null } })
	expect(await ask('Pune', 12)).toMatchObject({ band: null, tooFewIn: { band: '10+' } })
})

test('the many jobs of one hospital count once and rounded, and a range by its middle', async () => {
	await pays(5)
	const { id: hospitalId } = await aHospital()
	for (let at = 0; at < 20; at++) await aJob({ hospitalId, payMinPaise: 2n * lakh, payMaxPaise: 43_000_000n })

	await publishPayIn(1)

	expect(await ask()).toMatchObject({ median: 32_000_000n, hospitals: '5–9' })
	const [row] = await db.select().from(payRanges).where(eq(payRanges.city, 'pune'))
	expect(row).toMatchObject({ hospitals: 6, contributions: { [hospitalId]: 32_000_000 } })
})

test('offers and cover count like jobs, what was withdrawn or cancelled does not', async () => {
	const perCase = { payUnit: 'case' as const, payMinPaise: 500_000n, payMaxPaise: null }
	for (let at = 0; at < 3; at++) await aJob(perCase)
	await aCoverRequest()
	const cancelled = await aCoverRequest({ status: 'cancelled' })
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, payModel: 'fixed' })
	const application = await anApplication({ stage: 'offered', job })
	await anOffer({ member, application, payPaise: 550_000n, payUnit: 'case', status: 'declined' })
	await anOffer({ payPaise: 550_000n, payUnit: 'case', status: 'withdrawn' })

	await publishPayIn(1)

	const found = await db.select().from(payRanges).where(eq(payRanges.unit, 'case'))
	const hospitals = found.flatMap(({ contributions }) => Object.keys(contributions))
	expect(found.map((row) => row.hospitals)).toEqual([5, 5])
	expect(hospitals).toContain(member.hospitalId)
	expect(hospitals).not.toContain(cancelled.hospitalId)
})

test('a month is counted once, and a figure stays until three hospitals have changed', async () => {
	await pays(5)
	await publishPayIn(1)
	const first = await listUsualPay()
	const more = { payMinPaise: 9n * lakh, payMaxPaise: null }
	for (let at = 0; at < 2; at++) await aJob(more)

	await publishPayIn(2)
	expect(await listUsualPay()).toEqual(first)
	await aJob(more)
	await publishPayIn(2)
	expect(await listUsualPay()).toEqual(first)
	await publishPayIn(3)

	expect(await ask()).toMatchObject({ high: 9n * lakh })
})

test('a figure is no longer shown when fewer than five hospitals are left', async () => {
	await pays(5)
	await publishPayIn(1)
	const [one] = await db.select({ id: jobs.id }).from(jobs)

	await db
		.update(jobs)
		.set({ status: 'removed' })
		.where(eq(jobs.id, one?.id ?? ''))
	await publishPayIn(2)

	expect(await listUsualPay()).toEqual([])
})

test('an unknown speciality has no figures', async () => {
	await pays(5)
	await publishPayIn(1)

	for (const speciality of ['', 'other', "x'--", null])
		expect(await findUsualPay({ speciality, location: 'Pune', unit: 'month' })).toBeNull()
})
